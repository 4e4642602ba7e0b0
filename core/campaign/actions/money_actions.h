// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// A side borrows from neutral lenders (CP-4.3), up to 12 talents a point of economic value that it holds, all its loans
/// together. Only while the campaign runs.
struct TakeLoan {
    static constexpr std::string_view kind = "loan.take";
    SideId side;
    Talents amount;
};
void carryOut(const TakeLoan& action, Deed& deed);

template <RecordSelf<TakeLoan> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("amount", action.amount);
}

/// Pays a loan back, or a part of it. A loan of which nothing is left is gone.
struct RepayLoan {
    static constexpr std::string_view kind = "loan.repay";
    LoanId loan;
    Talents amount;
};
void carryOut(const RepayLoan& action, Deed& deed);

template <RecordSelf<RepayLoan> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("loan", action.loan);
    visit("amount", action.amount);
}

/// A side hands a port of its own to another, for a price or for nothing, or sets it free (CP-3.4). The price goes from
/// treasury to treasury. Refused: while yards work there for the side, another side's fleet lies there, or it waits for a
/// battle; when the buyer has not the money; a price for a port that is set free.
struct CedePort {
    static constexpr std::string_view kind = "port.cede";
    PortId port;
    SideId to; ///< none: it is free from now on
    Talents price;
};
void carryOut(const CedePort& action, Deed& deed);

template <RecordSelf<CedePort> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("port", action.port);
    visit("to", action.to);
    visit("price", action.price);
}

/// The most a side can owe to lenders (CP-4.3), and what it owes.
struct Credit {
    Talents most;
    Talents owed;
};
[[nodiscard]] Credit creditOf(const Draft& draft, SideId side);

} // namespace navarch
