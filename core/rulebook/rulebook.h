// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/base/problem.h"

namespace navarch {

/// One rule of a game or of the campaign, in words of ours. Its tables are not among them: core/rulebook/rule_tables.h draws
/// those from the figures that the program plays with.
struct RulePage {
    std::string id;   ///< "SA-7.4.2"
    std::string game; ///< "salamis-ad-actium"; "campaign"
    Phrase title;
    std::vector<Phrase> text;     ///< paragraphs
    std::vector<Phrase> example;  ///< paragraphs; empty: none
    std::vector<std::string> see; ///< rules that it rests on, or that follow from it
};

/// Pages that belong together, in a book's order.
struct RuleChapter {
    std::string id; ///< "SA-7"
    std::string game;
    Phrase title;
    std::size_t first = 0; ///< its first page, in Rulebook::pages()
    std::size_t count = 0;
};

/// A page for every rule that the program plays by, game after game.
class Rulebook {
public:
    /// What becomes of a phrase where one reads.
    using Saying = std::function<std::string(const Phrase&)>;

    /// Reads a document "navarch-rulebook/1"; problems name `file`. A page of an id that is there already, or that names a
    /// rule to see that no page has (asked by check()), is refused.
    [[nodiscard]] Result<void> add(const Json& document, const std::string& file);

    [[nodiscard]] const std::vector<RulePage>& pages() const { return m_pages; }
    [[nodiscard]] const std::vector<RuleChapter>& chapters() const { return m_chapters; }
    /// Of a number as it stands on a die or a finding, in capitals or not. Of one that has no page of its own the page of
    /// the rule it belongs to: "SA-7.4.2b" and "SA-7.4.2" have one; of a number that others only begin with ("SA-7") the first of those. Null: no rule
    /// of that name.
    [[nodiscard]] const RulePage* find(std::string_view id) const;
    /// The pages in which every one of `words` stands at the beginning of a word, as `said` says them (null: in
    /// English); a rule's number counts as one. Those with them in their titles come first. Capitals make no difference.
    [[nodiscard]] std::vector<const RulePage*> search(std::string_view words, const Saying& said) const;
    /// Rules to see that no page has, "SA-7.4 names SA-99".
    [[nodiscard]] std::vector<std::string> danglingReferences() const;

private:
    std::vector<RulePage> m_pages;
    std::vector<RuleChapter> m_chapters;
};

/// The rulebook of this program: core/data/rulebook.
[[nodiscard]] const Rulebook& builtInRulebook();

} // namespace navarch
