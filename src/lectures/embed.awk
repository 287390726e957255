# The texts of lectures, each under the name of its file, as the array of C that say/lecture.h declares.
BEGIN { print "#include \"say/lecture.h\"\n\nconst struct lecture_file lecture_files[] = {" }
FNR == 1 {
    name = FILENAME
    gsub(/.*\/|\.txt$/, "", name)
    printf "%s{\"%s\",", n++ ? "},\n" : "", name
}
{
    gsub(/[\\"]/, "\\\\&")
    printf "\n\"%s\\n\"", $0
}
END { print "},\n};\n\nconst size_t lecture_file_count = sizeof lecture_files / sizeof *lecture_files;" }
