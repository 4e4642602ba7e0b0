# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DUNIT=FILE -DNAMES=name;... -DSOURCES=file;... -P write_unit.cmake: writes the file of united_tests.cmake. Each test
# stands in a namespace of its own, after everything that any of them includes: its own includes find that done.
set(includes "#include <QtCore/qmetatype.h>" "#include <QtCore/qobject.h>" "#include <cstdio>" "#include <cstring>"
    "#include <memory>" "#include <string_view>")
set(tests "")
set(choices "")
foreach(name source IN ZIP_LISTS NAMES SOURCES)
    file(STRINGS ${source} here REGEX "^#include [<\"]")
    list(FILTER here EXCLUDE REGEX "\\.moc\"")
    list(APPEND includes ${here})
    file(STRINGS ${source} global REGEX "^(#(define|if|undef)|Q_DECLARE|extern |namespace [a-z]|template <>)")
    if(global)
        list(GET global 0 global)
        message(FATAL_ERROR "${source} says something that holds for a whole program:\n    ${global}\n"
            "Add ALONE to its navarch_add_test().")
    endif()
    string(APPEND tests "namespace ${name} {\n#include \"${source}\"\n}\n")
    string(APPEND choices "    if (name == \"${name}\")\n        return ${name}::main(argc, argv);\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)
file(CONFIGURE OUTPUT ${UNIT} @ONLY CONTENT [[
@includes@

@tests@
int main(int argc, char** argv)
{
    const std::string_view path = argv[0];
    const std::string_view name = path.substr(path.rfind('/') + 1);
@choices@    std::fputs("Call this program by the name of one of its tests: build/PRESET/tests/NAME.\n", stderr);
    return 2;
}
]])
