// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/deed.h"

namespace navarch {

void Deed::refuse(std::string key, Phrase subject, Phrase message, std::string rule)
{
    note(Severity::Error, std::move(key), std::move(subject), std::move(message), std::move(rule));
}

void Deed::note(Severity severity, std::string key, Phrase subject, Phrase message, std::string rule)
{
    m_verdict.reasons.push_back(
        {severity, std::move(key), std::move(rule), std::move(subject), std::move(message)});
}

void Deed::happened(std::string kind, Phrase text, std::string rule, std::vector<Roll> dice)
{
    m_verdict.events.push_back({std::move(kind), std::move(rule), std::move(text), std::move(dice)});
}

Talents Deed::treasuryOf(SideId side) const
{
    Talents balance;
    m_draft.forEach<PostingRecord>([&](const PostingRecord& posting) {
        if (posting.side == side && posting.account == Account::Treasury)
            balance += posting.amount;
    });
    return balance;
}

void Deed::pay(SideId side, Account account, Talents amount, const Phrase& reason)
{
    if (amount.isZero())
        return;
    m_verdict.cost += amount;
    if (!amount.isNegative()) {
        const Talents holds = treasuryOf(side);
        if (holds < amount) {
            const SideRecord* payer = m_draft.find(side);
            refuse("treasury-short", payer ? Phrase(given(payer->name)) : Phrase(),
                   phrase("It costs %1 talents and the treasury holds %2; %3 are missing.", amount, holds,
                          amount - holds),
                   "CP-2.2");
        }
    }
    book(side, Account::Treasury, account, amount, reason);
}

void Deed::book(SideId side, Account from, Account to, Talents amount, const Phrase& reason, bool byUmpire)
{
    const HeadRecord& now = head();
    const TransactionId id = m_draft.add(TransactionRecord{{},
                                                           now.turn,
                                                           now.year,
                                                           now.month,
                                                           now.week,
                                                           reason.english(),
                                                           byUmpire,
                                                           false,
                                                           storedPhrase(reason)});
    m_draft.add(PostingRecord{{}, id, side, from, -amount});
    m_draft.add(PostingRecord{{}, id, side, to, amount});
}

bool Deed::requireSetup(const Phrase& onlyBefore, const char* rule)
{
    if (head().stage == Stage::Setup)
        return true;
    refuse("campaign-begun", given(head().name), onlyBefore, rule);
    return false;
}

Dice Deed::diceFor(const std::string& purpose, const std::vector<int>& typed) const
{
    if (!typed.empty())
        return Dice(typed);
    // The number of the next record makes the stream this deed's own: no two deeds that roll share it.
    const std::string stream = purpose + "/" + std::to_string(head().nextNumber);
    return Dice(static_cast<std::uint64_t>(head().seed), streamOf(stream));
}

void Deed::settleDice(const Dice& dice)
{
    m_verdict.missingDice.insert(m_verdict.missingDice.end(), dice.missing().begin(), dice.missing().end());
    if (const std::size_t extra = dice.leftOver(); extra > 0)
        refuse("dice-left-over", {},
               phrase("%1 typed dice are too many; leave them out.", static_cast<std::int64_t>(extra)));
}

Verdict verdictOn(Deed&& deed)
{
    Verdict& verdict = deed.verdict();
    if (verdict.allowed())
        verdict.changes = deed.draft().changes();
    if (verdict.allowed() && verdict.changes.empty())
        deed.refuse("nothing-changes", {}, phrase("Everything is already as this would make it."));
    if (!verdict.allowed())
        verdict.events.clear();
    return std::move(verdict);
}

} // namespace navarch
