# SPDX-License-Identifier: MIT
# The files of this folder as C: lectures, each under its name, as say/lecture.h declares them, and which one is
# told where nobody names one; the template of worksheets and the style of paper as strings of their own.
BEGIN { default_name = "nim" }
BEGIN { print "#include \"say/lecture.h\"\n#include \"say/paper.h\"\n#include \"say/worksheet.h\"\n\nconst struct lecture_file lecture_files[] = {" }
FNR == 1 {
    name = FILENAME
    gsub(/.*\/|\.txt$/, "", name)
    alone = name == "worksheet" ? "worksheet_template" : name == "paper.css" ? "paper_style" : ""
    if (!alone) printf "%s{\"%s\",", n++ ? "},\n" : "", name
}
/SPDX-License-Identifier/ { next }
{
    gsub(/[\\"]/, "\\\\&")
    if (alone) strings[alone] = strings[alone] "\n\"" $0 "\\n\""
    else printf "\n\"%s\\n\"", $0
}
END {
    print "},\n};\n\nconst size_t lecture_file_count = sizeof lecture_files / sizeof *lecture_files;"
    print "const char lecture_default[] = \"" default_name "\";"
    for (each in strings) print "const char " each "[] =" strings[each] ";"
}
