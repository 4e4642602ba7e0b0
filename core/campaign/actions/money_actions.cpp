// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/money_actions.h"

#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/harbours/handover.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

constexpr Talents mostMoved = Talents::whole(1'000'000); // as an umpire's entry

bool isRunning(Deed& deed)
{
    if (deed.head().stage == Stage::Running)
        return true;
    deed.refuse("campaign-not-begun", given(deed.head().name),
                phrase("The campaign has not begun; begin it first."), "CP-2.2");
    return false;
}

bool isAmount(Deed& deed, Talents amount, const std::string& subject)
{
    if (amount.isNegative() || amount.isZero() || amount > mostMoved) {
        deed.refuse("amount", given(subject),
                    phrase("Give an amount of %1 to %2 talents.", Talents::ofHundredths(1), mostMoved),
                    "CP-4.3");
        return false;
    }
    return true;
}

} // namespace

Credit creditOf(const Draft& draft, SideId side)
{
    const CampaignFigures figures = figuresInForce(draft);
    Credit credit;
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (port.owner == side)
            credit.most += Talents::whole(std::int64_t{figures.loanPerValue} * port.economicValue);
    });
    draft.forEach<LoanRecord>([&](const LoanRecord& loan) {
        if (loan.side == side)
            credit.owed += loan.owed;
    });
    return credit;
}

void carryOut(const TakeLoan& action, Deed& deed)
{
    deed.title(phrase("Borrow %1 talents", action.amount));
    const SideRecord* side = deed.require(action.side, "side");
    if (!side || !isRunning(deed) || !isAmount(deed, action.amount, side->name))
        return;
    const Credit credit = creditOf(deed.draft(), action.side);
    if (credit.owed + action.amount > credit.most) {
        const Talents left = credit.most > credit.owed ? credit.most - credit.owed : Talents{};
        deed.refuse("loan-too-large", given(side->name),
                    phrase("Lenders give it %1 talents more at most; it owes %2 of %3.", left, credit.owed,
                           credit.most),
                    "CP-4.3");
        return;
    }
    deed.book(action.side, Account::Lenders, Account::Treasury, action.amount,
              phrase("Loan from neutral lenders"));
    deed.draft().add(LoanRecord{{}, action.side, deed.head().turn, action.amount, action.amount});
    deed.happened("loan-taken", phrase("%1 borrows %2 talents.", given(side->name), action.amount), "CP-4.3");
    tell(deed, "loan-taken", phrase("%1 borrows %2 talents.", given(side->name), action.amount),
         Knowing::only(action.side), "CP-4.3");
}

void carryOut(const RepayLoan& action, Deed& deed)
{
    deed.title(phrase("Pay %1 talents back", action.amount));
    const LoanRecord* loan = deed.require(action.loan, "loan");
    if (!loan)
        return;
    const SideRecord* side = deed.draft().find(loan->side);
    if (!isAmount(deed, action.amount, side->name))
        return;
    if (action.amount > loan->owed) {
        deed.refuse("more-than-owed", given(side->name),
                    phrase("Only %1 talents of this loan are owed.", loan->owed), "CP-4.3");
        return;
    }
    const Talents left = loan->owed - action.amount;
    deed.pay(side->id, Account::Lenders, action.amount, phrase("Loan paid back"));
    if (left.isZero())
        deed.draft().remove(action.loan);
    else
        deed.draft().edit(action.loan).owed = left;
    const Phrase text = phrase("%1 pays lenders %2 talents back.", given(side->name), action.amount);
    deed.happened("loan-repaid", text, "CP-4.3");
    tell(deed, "loan-repaid", text, Knowing::only(side->id), "CP-4.3");
}

void carryOut(const CedePort& action, Deed& deed)
{
    const PortRecord* port = deed.require(action.port, "port");
    if (!port)
        return;
    const std::string name = port->name;
    const SideId owner = port->owner;
    const SideRecord* to = action.to ? deed.require(action.to, "side") : nullptr;
    if (action.to && !to)
        return;
    deed.title(to ? phrase("Hand %1 to %2", given(name), given(to->name))
                  : phrase("Set %1 free", given(name)));
    if (owner.isNone())
        deed.refuse("neutral-port", given(name), phrase("It belongs to nobody, so nobody can give it away."),
                    "CP-3.4");
    else if (owner == action.to)
        deed.refuse("own-port", given(name), phrase("It belongs to that side already; choose another."),
                    "CP-3.4");
    if (action.price.isNegative() || action.price > mostMoved || (!to && !action.price.isZero()))
        deed.refuse("amount", given(name),
                    to ? phrase("A price is 0 to %1 talents.", mostMoved)
                       : phrase("Nobody pays for a port that is set free; leave the price out."),
                    "CP-3.4");
    refusePortWaiting(deed, action.port);
    refuseHandover(deed, action.port, action.to);
    if (deed.refused())
        return;
    const std::string from = deed.draft().find(owner)->name;
    if (!action.price.isZero()) {
        deed.pay(action.to, Account::Gifts, action.price,
                 phrase("%1 bought from %2", given(name), given(from)));
        // Booked, not paid: what the deed costs is what the buyer pays.
        deed.book(owner, Account::Gifts, Account::Treasury, action.price,
                  phrase("%1 sold to %2", given(name), given(to->name)));
    }
    handOver(deed.draft(), action.port, action.to);
    const Phrase text = to ? phrase("%1 hands %2 to %3.", given(from), given(name), given(to->name))
                           : phrase("%1 sets %2 free.", given(from), given(name));
    deed.happened("port-handed-over", text, "CP-3.4");
    tell(deed, "port-handed-over", text, Knowing::all(owner, action.to), "CP-3.4", {}, {action.port, {}});
    if (!action.price.isZero())
        tell(deed, "port-sold",
             phrase("%1 pays %2 talents for %3.", given(to->name), action.price, given(name)),
             Knowing::only(owner, action.to), "CP-3.4", {}, {action.port, {}});
}

} // namespace navarch
