// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen: files of schema 2 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep2{
    // The journal is only ever added to; now the database holds other programs to it as well.
    R"sql(CREATE TRIGGER journal_entries_are_not_altered BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never altered'); END)sql",
    R"sql(CREATE TRIGGER journal_entries_are_not_removed BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never removed'); END)sql",
    R"sql(CREATE TRIGGER store_facts_are_not_altered BEFORE UPDATE ON store
    BEGIN SELECT RAISE(ABORT, 'the facts of the store are never altered'); END)sql",
    R"sql(CREATE TRIGGER store_facts_are_not_removed BEFORE DELETE ON store
    BEGIN SELECT RAISE(ABORT, 'the facts of the store are never removed'); END)sql",
    // What people ask for who read the file with a tool of their own.
    R"sql(CREATE VIEW balances AS
    SELECT sides.name AS side, ledger_postings.account AS account,
        sum(ledger_postings.amount_hundredths) AS balance_hundredths
    FROM ledger_postings JOIN sides ON sides.id = ledger_postings.side_id
    GROUP BY ledger_postings.side_id, ledger_postings.account)sql",
    R"sql(CREATE VIEW rosters AS
    SELECT sides.name AS side, fleets.name AS fleet, squadrons.name AS squadron, ships.name AS ship,
        ships.class AS class, ships.crew AS crew, ships.captain AS captain, ships.damage AS damage,
        ships.paid_hundredths AS paid_hundredths
    FROM ships JOIN fleets ON fleets.id = ships.fleet_id JOIN sides ON sides.id = fleets.side_id
        LEFT JOIN squadrons ON squadrons.id = ships.squadron_id)sql",
    "PRAGMA user_version = 2",
};

} // namespace

const SchemaStep schemaStep2{
    2, "a journal that other programs cannot alter, and views of balances and rosters", statementsOfStep2};

} // namespace navarch
