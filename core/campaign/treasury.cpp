// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/treasury.h"

namespace navarch {

Talents balanceOf(const Campaign& campaign, SideId side, Account account)
{
    Talents balance;
    for (const auto& [id, posting] : campaign.table<PostingRecord>())
        if (posting.side == side && posting.account == account)
            balance += posting.amount;
    return balance;
}

std::vector<LedgerLine> ledgerOf(const Campaign& campaign, SideId side)
{
    struct Touched {
        Talents treasury;
        Talents largest;
        Account counter = Account::Budget;
        bool touches = false;
    };
    std::map<TransactionId, Touched> touched;
    for (const auto& [id, posting] : campaign.table<PostingRecord>()) {
        // Postings come in the order of their transactions, or nearly: the hint saves the search.
        Touched& entry = touched.try_emplace(touched.end(), posting.transaction)->second;
        if (posting.account == Account::Treasury && posting.side == side) {
            entry.treasury += posting.amount;
            entry.touches = true;
        } else {
            const Talents magnitude = posting.amount.isNegative() ? -posting.amount : posting.amount;
            if (magnitude >= entry.largest) {
                entry.largest = magnitude;
                entry.counter = posting.account;
            }
        }
    }
    std::vector<LedgerLine> lines;
    Talents balance;
    for (const auto& [id, entry] : touched) {
        const TransactionRecord* transaction = campaign.find(id);
        if (!entry.touches || !transaction)
            continue;
        balance += entry.treasury;
        lines.push_back({id, transaction->turn, transaction->year, transaction->month, transaction->week,
                         transaction->reason, transaction->byUmpire, entry.counter, entry.treasury, balance});
    }
    return lines;
}

std::vector<TransactionId> unbalancedTransactions(const Campaign& campaign)
{
    struct Sum {
        Talents total;
        int postings = 0;
    };
    std::map<TransactionId, Sum> sums;
    for (const auto& [id, transaction] : campaign.table<TransactionRecord>())
        sums[id];
    for (const auto& [id, posting] : campaign.table<PostingRecord>()) {
        sums[posting.transaction].total += posting.amount;
        ++sums[posting.transaction].postings;
    }
    std::vector<TransactionId> wrong;
    for (const auto& [id, sum] : sums)
        if (!sum.total.isZero() || sum.postings < 2)
            wrong.push_back(id);
    return wrong;
}

} // namespace navarch
