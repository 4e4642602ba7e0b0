// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/base/json_library.h"
#include "core/base/problem.h"

namespace navarch {

/// JSON that keeps the order of its keys, so that what we write is stable.
using Json = nlohmann::ordered_json;

/// What a document from outside may at most be; beyond it, it is refused before any memory is spent on it.
struct JsonLimits {
    std::size_t bytes = 16u << 20;
    int depth = 24;
    int keysOfAnObject = 256;
};

/// Parses one document. `file` is only for messages. Refuses more than `limits`, the same key twice in an object,
/// comments, trailing text and invalid UTF-8, and says where.
[[nodiscard]] Result<Json> parseJson(std::string_view text, const std::string& file,
                                     const JsonLimits& limits = {});

/// parseJson() of a document whose "format" must be one of `formats`: another is refused where it stands, before the rest is read.
/// Where it stands behind much else, or nowhere, a long text is looked through first, without making anything of it. A short
/// one that does not say what it is is left to its reader.
[[nodiscard]] Result<Json> parseDocument(std::string_view text, const std::string& file,
                                         std::initializer_list<std::string_view> formats,
                                         const JsonLimits& limits = {});

/// Whether parseJson() would take `text`, and it is an object whose "format" is `format`; a list when `format` is empty.
/// Nothing is made of it, which takes a fraction of the time.
[[nodiscard]] bool isDocument(std::string_view text, std::string_view format, const JsonLimits& limits = {});

/// Two-space indented, ending in a newline.
[[nodiscard]] std::string jsonText(const Json& json);

} // namespace navarch
