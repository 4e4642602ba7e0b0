// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen: files of schema 4 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep4{
    "ALTER TABLE campaign ADD COLUMN phase TEXT NOT NULL DEFAULT 'orders' CHECK (phase IN ('orders', "
    "'battles'))",

    "ALTER TABLE fleets ADD COLUMN lane_from TEXT NOT NULL DEFAULT '' CHECK (length(lane_from) <= 80)",
    "ALTER TABLE fleets ADD COLUMN lane_to TEXT NOT NULL DEFAULT '' CHECK (length(lane_to) <= 80)",
    "ALTER TABLE fleets ADD COLUMN lane_miles INTEGER NOT NULL DEFAULT 0 CHECK (lane_miles BETWEEN 0 AND "
    "2000)",
    "ALTER TABLE fleets ADD COLUMN nights_out INTEGER NOT NULL DEFAULT 0 CHECK (nights_out BETWEEN 0 AND "
    "1000)",
    "ALTER TABLE fleets ADD COLUMN weary_oars INTEGER NOT NULL DEFAULT 0 CHECK (weary_oars BETWEEN 0 AND 20)",
    "ALTER TABLE fleets ADD COLUMN strained INTEGER NOT NULL DEFAULT 0 CHECK (strained IN (0, 1))",
    "ALTER TABLE fleets ADD COLUMN keep TEXT NOT NULL DEFAULT 'manned' CHECK (keep IN ('laid-up', 'manned', "
    "'at-sea'))",
    "ALTER TABLE fleets ADD COLUMN exercise_weeks INTEGER NOT NULL DEFAULT 0 CHECK (exercise_weeks BETWEEN 0 "
    "AND 4)",

    "ALTER TABLE ships ADD COLUMN experience INTEGER NOT NULL DEFAULT 0 CHECK (experience BETWEEN 0 AND "
    "1000000)",
    "ALTER TABLE ships ADD COLUMN unpaid_months INTEGER NOT NULL DEFAULT 0 CHECK (unpaid_months BETWEEN 0 "
    "AND 1000)",

    "ALTER TABLE commanders ADD COLUMN experience INTEGER NOT NULL DEFAULT 0 CHECK (experience BETWEEN 0 AND "
    "1000000)",
    "ALTER TABLE commanders ADD COLUMN weeks_out INTEGER NOT NULL DEFAULT 0 CHECK (weeks_out BETWEEN 0 AND "
    "60)",
    "ALTER TABLE commanders ADD COLUMN captor_side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY "
    "DEFERRED",
    "CREATE INDEX commanders_by_captor ON commanders (captor_side_id)",

    "ALTER TABLE ports ADD COLUMN attacked_turn INTEGER NOT NULL DEFAULT -1 CHECK (attacked_turn BETWEEN -1 "
    "AND 1000000)",
    "ALTER TABLE ports ADD COLUMN captured_turn INTEGER NOT NULL DEFAULT -1 CHECK (captured_turn BETWEEN -1 "
    "AND 1000000)",
    "ALTER TABLE ports ADD COLUMN looted_year INTEGER NOT NULL DEFAULT 0 CHECK (looted_year BETWEEN -3000 "
    "AND 1500)",
    "ALTER TABLE ports ADD COLUMN blockaded_weeks INTEGER NOT NULL DEFAULT 0 CHECK (blockaded_weeks BETWEEN "
    "0 AND 4)",
    "ALTER TABLE ports ADD COLUMN blockader_side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY "
    "DEFERRED",
    "CREATE INDEX ports_by_blockader ON ports (blockader_side_id)",

    "ALTER TABLE allied_contracts ADD COLUMN signed_turn INTEGER NOT NULL DEFAULT 0"
    " CHECK (signed_turn BETWEEN 0 AND 1000000)",

    // SQLite cannot widen a CHECK: the postings get a new table with more accounts.
    "DROP VIEW balances",
    "DROP INDEX ledger_postings_by_transaction",
    "DROP INDEX ledger_postings_by_side_account",
    R"sql(CREATE TABLE wider_postings (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        transaction_id INTEGER NOT NULL REFERENCES ledger_transactions (id) DEFERRABLE INITIALLY DEFERRED,
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        account TEXT NOT NULL CHECK (account IN ('treasury', 'budget', 'yards', 'fortifications', 'commanders',
            'allies', 'upkeep', 'trade', 'loot', 'umpire', 'lenders', 'training', 'ransoms', 'gifts')),
        amount_hundredths INTEGER NOT NULL CHECK (amount_hundredths BETWEEN -99999999999 AND 99999999999)
    ) STRICT)sql",
    "INSERT INTO wider_postings (id, transaction_id, side_id, account, amount_hundredths)"
    " SELECT id, transaction_id, side_id, account, amount_hundredths FROM ledger_postings",
    "DROP TABLE ledger_postings",
    "ALTER TABLE wider_postings RENAME TO ledger_postings",
    "CREATE INDEX ledger_postings_by_transaction ON ledger_postings (transaction_id)",
    "CREATE INDEX ledger_postings_by_side_account ON ledger_postings (side_id, account)",
    R"sql(CREATE VIEW balances AS
    SELECT sides.name AS side, ledger_postings.account AS account,
        sum(ledger_postings.amount_hundredths) AS balance_hundredths
    FROM ledger_postings JOIN sides ON sides.id = ledger_postings.side_id
    GROUP BY ledger_postings.side_id, ledger_postings.account)sql",

    R"sql(CREATE TABLE fleet_orders (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        fleet_id INTEGER NOT NULL REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        kind TEXT NOT NULL CHECK (kind IN ('lie', 'move', 'patrol', 'blockade', 'attack', 'raid', 'escort',
            'exercise', 'lay-up')),
        stance TEXT NOT NULL CHECK (stance IN ('avoid', 'seek')),
        forced INTEGER NOT NULL CHECK (forced IN (0, 1)),
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        escorted_fleet_id INTEGER REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        patrol_from TEXT NOT NULL CHECK (length(patrol_from) <= 80),
        patrol_to TEXT NOT NULL CHECK (length(patrol_to) <= 80),
        route TEXT NOT NULL CHECK (length(route) <= 4000)
    ) STRICT)sql",
    "CREATE UNIQUE INDEX fleet_orders_by_fleet ON fleet_orders (fleet_id)",
    "CREATE INDEX fleet_orders_by_port ON fleet_orders (port_id)",
    "CREATE INDEX fleet_orders_by_escorted ON fleet_orders (escorted_fleet_id)",
    R"sql(CREATE TABLE contacts (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 7),
        kind TEXT NOT NULL CHECK (kind IN ('meeting', 'attack', 'raid')),
        fleet_id INTEGER NOT NULL REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        other_fleet_id INTEGER REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        lane_from TEXT NOT NULL CHECK (length(lane_from) <= 80),
        lane_to TEXT NOT NULL CHECK (length(lane_to) <= 80),
        lane_miles INTEGER NOT NULL CHECK (lane_miles BETWEEN 0 AND 2000),
        state TEXT NOT NULL CHECK (state IN ('waiting', 'arranged', 'settled')),
        battle_id INTEGER REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT)sql",
    "CREATE INDEX contacts_by_fleet ON contacts (fleet_id)",
    "CREATE INDEX contacts_by_other_fleet ON contacts (other_fleet_id)",
    "CREATE INDEX contacts_by_port ON contacts (port_id)",
    "CREATE INDEX contacts_by_battle ON contacts (battle_id)",
    R"sql(CREATE TABLE sightings (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 7),
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        seen_side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        fleet INTEGER NOT NULL CHECK (fleet BETWEEN 0 AND 9007199254740992),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        ships INTEGER NOT NULL CHECK (ships BETWEEN 0 AND 100000),
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        lane_from TEXT NOT NULL CHECK (length(lane_from) <= 80),
        lane_to TEXT NOT NULL CHECK (length(lane_to) <= 80),
        lane_miles INTEGER NOT NULL CHECK (lane_miles BETWEEN 0 AND 2000)
    ) STRICT)sql",
    "CREATE INDEX sightings_by_side ON sightings (side_id)",
    "CREATE INDEX sightings_by_seen_side ON sightings (seen_side_id)",
    "CREATE INDEX sightings_by_port ON sightings (port_id)",
    R"sql(CREATE TABLE yard_works (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        port_id INTEGER NOT NULL REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        kind TEXT NOT NULL CHECK (kind IN ('build', 'repair', 'refit')),
        ship_id INTEGER REFERENCES ships (id) DEFERRABLE INITIALLY DEFERRED,
        fleet_id INTEGER REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        size_classes INTEGER NOT NULL CHECK (size_classes BETWEEN 0 AND 100),
        ordered_turn INTEGER NOT NULL CHECK (ordered_turn BETWEEN 0 AND 1000000),
        weeks_left INTEGER NOT NULL CHECK (weeks_left BETWEEN 0 AND 60),
        paid_hundredths INTEGER NOT NULL CHECK (paid_hundredths BETWEEN -99999999999 AND 99999999999),
        plan TEXT NOT NULL CHECK (length(plan) <= 20000)
    ) STRICT)sql",
    "CREATE INDEX yard_works_by_side ON yard_works (side_id)",
    "CREATE INDEX yard_works_by_port ON yard_works (port_id)",
    "CREATE INDEX yard_works_by_ship ON yard_works (ship_id)",
    "CREATE INDEX yard_works_by_fleet ON yard_works (fleet_id)",
    R"sql(CREATE TABLE loans (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        lent_hundredths INTEGER NOT NULL CHECK (lent_hundredths BETWEEN -99999999999 AND 99999999999),
        owed_hundredths INTEGER NOT NULL CHECK (owed_hundredths BETWEEN -99999999999 AND 99999999999)
    ) STRICT)sql",
    "CREATE INDEX loans_by_side ON loans (side_id)",
    R"sql(CREATE TABLE chronicle (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        year INTEGER NOT NULL CHECK (year BETWEEN -3000 AND 1500 AND year <> 0),
        month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
        week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 4),
        kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 80),
        text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
        rule TEXT NOT NULL CHECK (length(rule) <= 80),
        dice TEXT NOT NULL CHECK (length(dice) <= 2000),
        open INTEGER NOT NULL CHECK (open IN (0, 1)),
        side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        other_side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        battle_id INTEGER REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT)sql",
    "CREATE INDEX chronicle_by_side ON chronicle (side_id)",
    "CREATE INDEX chronicle_by_other_side ON chronicle (other_side_id)",
    "CREATE INDEX chronicle_by_port ON chronicle (port_id)",
    "CREATE INDEX chronicle_by_battle ON chronicle (battle_id)",
    "PRAGMA user_version = 4",
};

} // namespace

const SchemaStep schemaStep4{
    4, "turns, voyages, contacts, yards, loans, experience and the chronicle of the war", statementsOfStep4};

} // namespace navarch
