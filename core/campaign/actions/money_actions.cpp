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
    deed.refuse("campaign-not-begun", deed.head().name, "The campaign has not begun; begin it first.",
                "CP-2.2");
    return false;
}

bool isAmount(Deed& deed, Talents amount, const std::string& subject)
{
    if (amount.isNegative() || amount.isZero() || amount > mostMoved) {
        deed.refuse("amount", subject, "Give an amount of 0.01 to " + mostMoved.text() + " talents.",
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
    deed.title("Borrow " + action.amount.text() + " talents");
    const SideRecord* side = deed.require(action.side, "side");
    if (!side || !isRunning(deed) || !isAmount(deed, action.amount, side->name))
        return;
    const Credit credit = creditOf(deed.draft(), action.side);
    if (credit.owed + action.amount > credit.most) {
        const Talents left = credit.most > credit.owed ? credit.most - credit.owed : Talents{};
        deed.refuse("loan-too-large", side->name,
                    "Lenders give it " + left.text() + " talents more at most; it owes " + credit.owed.text()
                        + " of " + credit.most.text() + ".",
                    "CP-4.3");
        return;
    }
    deed.book(action.side, Account::Lenders, Account::Treasury, action.amount, "Loan from neutral lenders");
    deed.draft().add(LoanRecord{{}, action.side, deed.head().turn, action.amount, action.amount});
    deed.happened("loan-taken", side->name + " borrows " + action.amount.text() + " talents.", "CP-4.3");
    tell(deed, "loan-taken", side->name + " borrows " + action.amount.text() + " talents.",
         Knowing::only(action.side), "CP-4.3");
}

void carryOut(const RepayLoan& action, Deed& deed)
{
    deed.title("Pay " + action.amount.text() + " talents back");
    const LoanRecord* loan = deed.require(action.loan, "loan");
    if (!loan)
        return;
    const SideRecord* side = deed.draft().find(loan->side);
    if (!isAmount(deed, action.amount, side->name))
        return;
    if (action.amount > loan->owed) {
        deed.refuse("more-than-owed", side->name,
                    "Only " + loan->owed.text() + " talents of this loan are owed.", "CP-4.3");
        return;
    }
    const Talents left = loan->owed - action.amount;
    deed.pay(side->id, Account::Lenders, action.amount, "Loan paid back");
    if (left.isZero())
        deed.draft().remove(action.loan);
    else
        deed.draft().edit(action.loan).owed = left;
    const std::string text = side->name + " pays lenders " + action.amount.text() + " talents back.";
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
    deed.title(to ? "Hand " + name + " to " + to->name : "Set " + name + " free");
    if (owner.isNone())
        deed.refuse("neutral-port", name, "It belongs to nobody, so nobody can give it away.", "CP-3.4");
    else if (owner == action.to)
        deed.refuse("own-port", name, "It belongs to that side already; choose another.", "CP-3.4");
    if (action.price.isNegative() || action.price > mostMoved || (!to && !action.price.isZero()))
        deed.refuse("amount", name,
                    to ? "A price is 0 to " + mostMoved.text() + " talents."
                       : "Nobody pays for a port that is set free; leave the price out.",
                    "CP-3.4");
    refusePortWaiting(deed, action.port);
    refuseHandover(deed, action.port, action.to);
    if (deed.refused())
        return;
    const std::string from = deed.draft().find(owner)->name;
    if (!action.price.isZero()) {
        deed.pay(action.to, Account::Gifts, action.price, name + " bought from " + from);
        // Booked, not paid: what the deed costs is what the buyer pays.
        deed.book(owner, Account::Gifts, Account::Treasury, action.price, name + " sold to " + to->name);
    }
    handOver(deed.draft(), action.port, action.to);
    const std::string text =
        to ? from + " hands " + name + " to " + to->name + "." : from + " sets " + name + " free.";
    deed.happened("port-handed-over", text, "CP-3.4");
    tell(deed, "port-handed-over", text, Knowing::all(owner, action.to), "CP-3.4", {}, {action.port, {}});
    if (!action.price.isZero())
        tell(deed, "port-sold", to->name + " pays " + action.price.text() + " talents for " + name + ".",
             Knowing::only(owner, action.to), "CP-3.4", {}, {action.port, {}});
}

} // namespace navarch
