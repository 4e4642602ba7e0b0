// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/money/treasury.h"
#include "core/campaign/records/told.h"

#include <algorithm>
#include <map>
#include <utility>

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
                         phraseOf(*transaction), transaction->byUmpire, transaction->reversal, entry.counter,
                         entry.treasury, balance});
    }
    return lines;
}

std::vector<TransactionId> unbalancedTransactions(const Campaign& campaign)
{
    struct Sum {
        Talents total;
        int postings = 0;
    };
    std::vector<std::pair<TransactionId, Sum>> sums; // by number, as the table has them
    for (const auto& [id, transaction] : campaign.table<TransactionRecord>())
        sums.emplace_back(id, Sum());
    std::map<TransactionId, Sum> strays; // of transactions that are not there
    std::size_t last = 0;                // the postings of one stand together
    for (const auto& [id, posting] : campaign.table<PostingRecord>()) {
        if (last >= sums.size() || sums[last].first != posting.transaction)
            last = static_cast<std::size_t>(
                std::lower_bound(sums.begin(), sums.end(), posting.transaction,
                                 [](const auto& each, TransactionId wanted) { return each.first < wanted; })
                - sums.begin());
        const bool isThere = last < sums.size() && sums[last].first == posting.transaction;
        Sum& sum = isThere ? sums[last].second : strays[posting.transaction];
        sum.total += posting.amount;
        ++sum.postings;
    }
    sums.insert(sums.end(), strays.begin(), strays.end());
    std::vector<TransactionId> wrong;
    for (const auto& [id, sum] : sums)
        if (!sum.total.isZero() || sum.postings < 2)
            wrong.push_back(id);
    std::sort(wrong.begin(), wrong.end());
    return wrong;
}

} // namespace navarch
