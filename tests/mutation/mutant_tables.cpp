// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between the program and its embedded tables (the linker's --wrap): NAVARCH_MUTANT_TABLE is "path@offset" of a number
// that is one more in this run.
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

using Bytes = std::optional<std::string_view>;

Bytes embedded(std::string_view path) asm(
    "__real__ZN7navarch12embeddedFileESt17basic_string_viewIcSt11char_traitsIcEE");
Bytes altered(std::string_view path) asm(
    "__wrap__ZN7navarch12embeddedFileESt17basic_string_viewIcSt11char_traitsIcEE");

Bytes altered(std::string_view path)
{
    const Bytes bytes = embedded(path);
    static const char* const asked = std::getenv("NAVARCH_MUTANT_TABLE");
    if (!asked || !bytes)
        return bytes;
    const std::string_view place(asked);
    const std::size_t at = place.find('@');
    if (place.substr(0, at) != path)
        return bytes;
    static std::string text; // lives as long as the program, like the bytes it stands for
    text = *bytes;
    const auto offset = std::strtoul(asked + at + 1, nullptr, 10);
    std::size_t end = offset;
    while (end < text.size() && (text[end] == '-' || (text[end] >= '0' && text[end] <= '9')))
        ++end;
    const long number = std::strtol(text.c_str() + offset, nullptr, 10);
    text.replace(offset, end - offset, std::to_string(number + 1));
    return std::string_view(text);
}
