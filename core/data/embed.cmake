# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DINPUT=file -DOUTPUT=file.cpp -DSYMBOL=name -P embed.cmake
# Writes a source file that defines `const std::string_view navarch::embedded::SYMBOL` with the bytes of INPUT.
# Escaped string literals compile several times faster than a list of numbers, and every byte is written as an
# escape, so nothing in the file can be mistaken for C++.
file(READ "${INPUT}" hex HEX)
string(REGEX REPLACE "(..)" "\\\\x\\1" escaped "${hex}")
string(REPEAT "." 256 line)
string(REGEX REPLACE "(${line})" "\\1\"\n    \"" literal "${escaped}")
file(WRITE "${OUTPUT}"
"// Generated from ${INPUT}; do not edit.
#include <string_view>

namespace navarch::embedded {

extern const std::string_view ${SYMBOL};

static const char bytes[] =
    \"${literal}\";

const std::string_view ${SYMBOL}{bytes, sizeof(bytes) - 1};

} // namespace navarch::embedded
")
