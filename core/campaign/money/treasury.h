// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/campaign.h"

namespace navarch {

/// What a side's account holds: the sum of its postings (decision: double entry, a balance is always explained).
[[nodiscard]] Talents balanceOf(const Campaign& campaign, SideId side, Account account = Account::Treasury);

/// A line of a side's ledger: one transaction as it touched the side's treasury.
struct LedgerLine {
    TransactionId transaction;
    int turn = 0;
    int year = 0;
    int month = 1;
    int week = 1;
    Phrase reason;
    bool byUmpire = false;
    bool reversal = false;             ///< what came in was never spent, what went out never came in
    Account counter = Account::Budget; ///< the other account, the largest where there are several
    Talents amount;                    ///< into the treasury, or out of it (negative)
    Talents balance;                   ///< after it
};

/// A side's ledger in order of time.
[[nodiscard]] std::vector<LedgerLine> ledgerOf(const Campaign& campaign, SideId side);

/// The transactions whose postings do not sum to zero, or that have none: always empty in a sound campaign.
[[nodiscard]] std::vector<TransactionId> unbalancedTransactions(const Campaign& campaign);

} // namespace navarch
