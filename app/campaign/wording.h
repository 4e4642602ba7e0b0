// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

#include "app/base/speech/speech.h"
#include "core/base/enum_names.h"
#include "core/base/finding.h"
#include "core/base/problem.h"

namespace navarch {

struct ChronicleRecord;

[[nodiscard]] inline QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// What core says, in the language that is spoken.
[[nodiscard]] inline QString words(const Phrase& phrase)
{
    return spoken(phrase);
}

/// What a file keeps in English alone - the titles of its history - in the language that is spoken.
[[nodiscard]] QString storedWords(std::string_view english);

/// What a chronicle tells, in the language that is spoken; what people wrote into it as they wrote it.
[[nodiscard]] QString toldWords(const ChronicleRecord& entry);
/// The dice it was decided by: "d10 6 (sighted)".
[[nodiscard]] QString toldDice(const ChronicleRecord& entry);

/// An enumeration's written name as the window shows it, in the language that is spoken; `about` sets apart what
/// English says by one word: captured is another word of "a ship" than of a person.
template <NamedEnum E>
[[nodiscard]] QString wordOf(E value, std::string_view about = {})
{
    return spokenName(nameOf(value), about);
}

/// "June 459 BCE, week 1" (CP-1.1).
[[nodiscard]] QString dateText(int year, int month, int week);

/// The first reason why not, as a sentence for a notice; empty when nothing stands against it.
[[nodiscard]] QString firstError(const Findings& findings);

/// Problems as two sentences: what happened, and what to do.
[[nodiscard]] QString whatOf(const Problems& problems);
[[nodiscard]] QString remedyOf(const Problems& problems);
/// What is wrong first and what to do about it, without its place: for what was put together in the window, where a path in a
/// document would say nothing. Empty when there is none.
[[nodiscard]] QString sentencesOf(const Problems& problems);

} // namespace navarch
