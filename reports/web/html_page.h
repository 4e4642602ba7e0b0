// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"

namespace navarch {

/// What a page is made of besides its contents: files of this folder, compiled in.
struct PageTemplate {
    std::string_view
        markup; ///< with {{language}}, {{policy}}, {{title}}, {{style}}, ... in the places of the parts
    std::string_view style;
    std::vector<std::string_view> scripts; ///< run one after the other
};

/// What stands in a page for browsers.
struct PageParts {
    std::string language; ///< "nl"
    std::string title;
    std::string noScript; ///< what is said where scripts are switched off
    std::string body;     ///< markup of ours; everything of others in it is escaped
    Json data;            ///< for the page's script; null: none
};

/// One HTML document in UTF-8 that needs no other file and asks no network for anything. Its Content-Security-Policy lets
/// nothing run or colour it but the template's own scripts and style, by their hashes; data stands in it as JSON in which no
/// markup can begin ({{data}}), or packed by zlib and in base64 for a script to unpack (unpack.js): {{packed}}.
[[nodiscard]] std::string htmlPage(const PageTemplate& pageTemplate, const PageParts& parts);

/// As text may stand between tags and in attributes.
[[nodiscard]] std::string escapedForHtml(std::string_view text);

} // namespace navarch
