// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/stored_phrase.h"
#include "core/base/talents.h"
#include "core/campaign/records/ids.h"

namespace navarch {

/// Where money comes from and goes to. Each transaction's postings sum to zero over these.
enum class Account {
    Treasury,
    Budget,
    Yards,
    Fortifications,
    Commanders,
    Allies,
    Upkeep,
    Trade,
    Loot,
    Umpire,
    Lenders,
    Training,
    Ransoms,
    Gifts, ///< between sides: ports sold, agreements
};

template <>
struct EnumNames<Account> {
    static constexpr std::array<EnumName<Account>, 14> names{{{Account::Treasury, "treasury"},
                                                              {Account::Budget, "budget"},
                                                              {Account::Yards, "yards"},
                                                              {Account::Fortifications, "fortifications"},
                                                              {Account::Commanders, "commanders"},
                                                              {Account::Allies, "allies"},
                                                              {Account::Upkeep, "upkeep"},
                                                              {Account::Trade, "trade"},
                                                              {Account::Loot, "loot"},
                                                              {Account::Umpire, "umpire"},
                                                              {Account::Lenders, "lenders"},
                                                              {Account::Training, "training"},
                                                              {Account::Ransoms, "ransoms"},
                                                              {Account::Gifts, "gifts"}}};
};

/// One movement of money and its reason (CP-4).
struct TransactionRecord {
    static constexpr std::string_view tableName = "ledger_transactions";
    static constexpr std::array youngerFields{"reversal", "said"};

    TransactionId id;
    int turn = 0;
    int year = -431;
    int month = 1;
    int week = 1;
    std::string reason;
    bool byUmpire = false; ///< moved by hand (CP-4.4)
    bool reversal = false; ///< books back what another of the same turn booked; with it, neither came to pass
    std::string said;      ///< what the reason is made of (stored_phrase.h); empty: of an older Navarch

    friend bool operator==(const TransactionRecord&, const TransactionRecord&) = default;
};

template <RecordSelf<TransactionRecord> Self, class Visitor>
void visitFields(Self& transaction, Visitor& visit)
{
    visit("turn", transaction.turn, Bounds{0, 1'000'000});
    visit("year", transaction.year, yearBounds);
    visit("month", transaction.month, Bounds{1, 12});
    visit("week", transaction.week, Bounds{1, 4});
    visit("reason", transaction.reason, TextBounds{maxNoteLength, false});
    visit("by_umpire", transaction.byUmpire);
    visit("reversal", transaction.reversal);
    visit("said", transaction.said, storedPhraseText);
}

/// One line of a transaction: what an account of a side gained (or lost, negative).
struct PostingRecord {
    static constexpr std::string_view tableName = "ledger_postings";

    Id<PostingRecord> id;
    TransactionId transaction;
    SideId side;
    Account account = Account::Treasury;
    Talents amount;

    friend bool operator==(const PostingRecord&, const PostingRecord&) = default;
};

template <RecordSelf<PostingRecord> Self, class Visitor>
void visitFields(Self& posting, Visitor& visit)
{
    visit("transaction_id", posting.transaction);
    visit("side_id", posting.side);
    visit("account", posting.account);
    visit("amount", posting.amount);
}

/// Money a side owes to neutral lenders (CP-4.3).
struct LoanRecord {
    static constexpr std::string_view tableName = "loans";
    static constexpr int sinceSchema = 4;

    LoanId id;
    SideId side;
    int turn = 0; ///< in which it was taken
    Talents lent; ///< at first
    Talents owed; ///< now

    friend bool operator==(const LoanRecord&, const LoanRecord&) = default;
};

template <RecordSelf<LoanRecord> Self, class Visitor>
void visitFields(Self& loan, Visitor& visit)
{
    visit("side_id", loan.side);
    visit("turn", loan.turn, Bounds{0, 1'000'000});
    visit("lent", loan.lent);
    visit("owed", loan.owed);
}

} // namespace navarch
