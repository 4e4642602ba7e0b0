// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/base/speech/speech.h"
#include "core/base/id.h"
#include "core/base/json.h"

namespace navarch {

/// The number of a record in a JSON answer; null for none.
template <class Thing>
[[nodiscard]] Json numberOrNull(Id<Thing> id)
{
    return id.isNone() ? Json(nullptr) : Json(id.value);
}

/// The number of a record in a column of a text answer, two spaces from what stands before it.
template <class Thing>
[[nodiscard]] std::string number(Id<Thing> id)
{
    return "  " + std::to_string(id.value);
}

/// A phrase in the language that the command speaks.
[[nodiscard]] inline std::string said(const Phrase& phrase)
{
    return spokenText(phrase);
}

} // namespace navarch
