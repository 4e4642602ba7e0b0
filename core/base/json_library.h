// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON library, which every file of ours includes from here alone.
#pragma once

// Its two literal operators are ordinary inline functions that parse, so that every file which includes the library
// compiles its whole parser again, whether it writes such a literal or not: a second for each of a thousand files. We
// write none. These names are met only where the two operators are defined; what follows there becomes the body of a
// function template that nobody instantiates.
#define _json(text, length) \
    _json(text, length); \
    template <int> \
    nlohmann::json unusedJsonLiteral(text, length)
#define _json_pointer(text, length) \
    _json_pointer(text, length); \
    template <int> \
    nlohmann::json::json_pointer unusedPointerLiteral(text, length)
#include <nlohmann/json.hpp>
#undef _json
#undef _json_pointer
