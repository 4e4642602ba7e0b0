// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/deed/draft.h"
#include "core/campaign/deed/verdict.h"
#include "core/data/figures.h"

namespace navarch {

/// What an action works with while the gate considers it: a draft of the campaign, the figures, and a place for all it
/// has to say. Actions refuse through it and go on as long as it makes sense, so that every reason is heard at once.
class Deed {
public:
    Deed(const Campaign& campaign, const Figures& figures) : m_draft(campaign), m_figures(figures) {}

    [[nodiscard]] Draft& draft() { return m_draft; }
    [[nodiscard]] const Figures& figures() const { return m_figures; }
    [[nodiscard]] const HeadRecord& head() const { return m_draft.head(); }
    [[nodiscard]] Verdict& verdict() { return m_verdict; }

    void title(Phrase text) { m_verdict.title = std::move(text); }
    /// An error: the action is not allowed.
    void refuse(std::string key, Phrase subject, Phrase message, std::string rule = {});
    void note(Severity severity, std::string key, Phrase subject, Phrase message, std::string rule = {});
    void happened(std::string kind, Phrase text, std::string rule = {}, std::vector<Roll> dice = {});
    [[nodiscard]] bool refused() const { return hasErrors(m_verdict.reasons); }

    /// The record of that number, or a refusal ("There is no ship 12 here.") and null. `what` is its kind in words.
    template <class Record>
    [[nodiscard]] const Record* require(Id<Record> id, const char* what)
    {
        if (const Record* record = m_draft.find(id))
            return record;
        refuse("unknown-" + std::string(what), {},
               phrase("There is no %1 %2 in this campaign.", termOf(what), id.value));
        return nullptr;
    }

    /// Moves `amount` from the side's treasury to its `account` (negative: back), for `reason`. Refuses when the treasury
    /// does not hold it; nothing happens for zero. CP-4: every movement is a transaction.
    void pay(SideId side, Account account, Talents amount, const Phrase& reason);

    /// Books a transaction of two postings without asking whether the money is there.
    void book(SideId side, Account from, Account to, Talents amount, const Phrase& reason,
              bool byUmpire = false);

    /// Whether the campaign has not begun; otherwise refused, with a sentence that says what is only done before.
    bool requireSetup(const Phrase& onlyBefore, const char* rule);

    /// Dice of this deed: typed when the players gave faces, otherwise of the campaign's seed in a stream of its own.
    [[nodiscard]] Dice diceFor(const std::string& purpose, const std::vector<int>& typed) const;
    /// Takes over what typed dice lack; call it when all dice have been asked for.
    void settleDice(const Dice& dice);

private:
    [[nodiscard]] Talents treasuryOf(SideId side) const;

    Draft m_draft;
    const Figures& m_figures;
    Verdict m_verdict;
};

/// The verdict on a deed when its action has been carried out in the draft: with the changes, or why there are none.
[[nodiscard]] Verdict verdictOn(Deed&& deed);

/// What follows from one action, whoever may ask for it: it is carried out on a draft, and the campaign stays as it is. For
/// people the gate asks this (core/campaign/gate/gate.h).
template <class Typed>
[[nodiscard]] Verdict tryOut(const Campaign& campaign, const Figures& figures, const Typed& action)
{
    Deed deed(campaign, figures);
    carryOut(action, deed);
    return verdictOn(std::move(deed));
}

} // namespace navarch
