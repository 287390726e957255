# The texts of lectures, each under the name of its file, as the array of C that say/lecture.h declares; and the
# template of worksheets.
BEGIN { print "#include \"say/lecture.h\"\n#include \"say/worksheet.h\"\n\nconst struct lecture_file lecture_files[] = {" }
FNR == 1 {
    name = FILENAME
    gsub(/.*\/|\.txt$/, "", name)
    if (name != "worksheet") printf "%s{\"%s\",", n++ ? "},\n" : "", name
}
{
    gsub(/[\\"]/, "\\\\&")
    line = "\n\"" $0 "\\n\""
    if (name == "worksheet") template = template line
    else printf "%s", line
}
END {
    print "},\n};\n\nconst size_t lecture_file_count = sizeof lecture_files / sizeof *lecture_files;"
    print "const char worksheet_template[] =" template ";"
}
