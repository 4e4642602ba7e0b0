// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QString>

#include "core/base/json.h"
#include "core/base/phrase.h"

namespace navarch {

/// The texts of a page in the job's language, each written down once and told by its number. Of a sentence its pattern and
/// what stands in it are texts of their own, so that a battle of a thousand sentences is a few hundred texts.
///
/// No control characters, nor those that reorder or hide text, come through (core/base/text.h refuses them in names
/// already; a page goes to strangers, so it asks again).
class PageTexts {
public:
    /// Where the first part stands in a pattern; the others follow.
    static constexpr char32_t firstPlace = 0xE000;

    [[nodiscard]] int of(const QString& text);
    /// [pattern, part, ...]: numbers of texts; the parts are names and numbers.
    [[nodiscard]] Json of(const Phrase& phrase);

    /// All of them, by their numbers.
    [[nodiscard]] Json json() const { return Json(m_texts); }

private:
    std::vector<std::string> m_texts;
    std::map<std::string, int> m_numbers;
};

/// `text` without control characters and those that reorder or hide it, in UTF-8.
[[nodiscard]] std::string harmless(const QString& text);

} // namespace navarch
