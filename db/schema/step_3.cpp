// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen: files of schema 3 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep3{
    R"sql(CREATE TABLE house_figures (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        rules TEXT NOT NULL CHECK (length(rules) BETWEEN 1 AND 80),
        key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 80),
        value TEXT NOT NULL CHECK (length(value) BETWEEN 1 AND 80)
    ) STRICT)sql",
    "CREATE UNIQUE INDEX house_figures_by_key ON house_figures (rules, key)",
    R"sql(CREATE TABLE battles (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        year INTEGER NOT NULL CHECK (year BETWEEN -3000 AND 1500 AND year <> 0),
        month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
        week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 4),
        rules TEXT NOT NULL CHECK (length(rules) BETWEEN 1 AND 80),
        place TEXT NOT NULL CHECK (place IN ('open-sea', 'shore', 'port')),
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'fought')),
        way TEXT NOT NULL CHECK (way IN ('none', 'played', 'captains', 'typed')),
        rounds INTEGER NOT NULL CHECK (rounds BETWEEN 0 AND 100000),
        brief TEXT NOT NULL CHECK (length(brief) BETWEEN 1 AND 4000000),
        outcome TEXT NOT NULL CHECK (length(outcome) <= 4000000),
        effects TEXT NOT NULL CHECK (length(effects) <= 4000000)
    ) STRICT)sql",
    "CREATE INDEX battles_by_port ON battles (port_id)",
    R"sql(CREATE TABLE battle_sides (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        battle_id INTEGER NOT NULL REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED,
        number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 3),
        side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        victor INTEGER NOT NULL CHECK (victor IN (0, 1)),
        conceded INTEGER NOT NULL CHECK (conceded IN (0, 1)),
        losses_hundredths INTEGER NOT NULL CHECK (losses_hundredths BETWEEN -99999999999 AND 99999999999),
        money_hundredths INTEGER NOT NULL CHECK (money_hundredths BETWEEN -99999999999 AND 99999999999)
    ) STRICT)sql",
    "CREATE UNIQUE INDEX battle_sides_by_number ON battle_sides (battle_id, number)",
    "CREATE INDEX battle_sides_by_side ON battle_sides (side_id)",
    R"sql(CREATE TABLE battle_fleets (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        battle_id INTEGER NOT NULL REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED,
        side_number INTEGER NOT NULL CHECK (side_number BETWEEN 0 AND 3),
        fleet INTEGER NOT NULL CHECK (fleet BETWEEN 0 AND 9007199254740992),
        contingent INTEGER NOT NULL CHECK (contingent BETWEEN -1 AND 19),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        retired_to_port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT)sql",
    "CREATE INDEX battle_fleets_by_battle ON battle_fleets (battle_id)",
    "CREATE INDEX battle_fleets_by_port ON battle_fleets (retired_to_port_id)",
    R"sql(CREATE TABLE battle_ships (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        battle_id INTEGER NOT NULL REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED,
        side_number INTEGER NOT NULL CHECK (side_number BETWEEN 0 AND 3),
        brief_row INTEGER NOT NULL CHECK (brief_row BETWEEN 0 AND 100000),
        ship INTEGER NOT NULL CHECK (ship BETWEEN 0 AND 9007199254740992),
        fleet INTEGER NOT NULL CHECK (fleet BETWEEN 0 AND 9007199254740992),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        class TEXT NOT NULL CHECK (length(class) BETWEEN 1 AND 80),
        price_hundredths INTEGER NOT NULL CHECK (price_hundredths BETWEEN -99999999999 AND 99999999999),
        on_table INTEGER NOT NULL CHECK (on_table IN (0, 1)),
        fate TEXT NOT NULL CHECK (fate IN ('afloat', 'sunk', 'captured', 'fled', 'withdrew')),
        captor INTEGER NOT NULL CHECK (captor BETWEEN -1 AND 3),
        lot TEXT NOT NULL CHECK (lot IN ('none', 'kept', 'lost', 'towed', 'taken', 'sold', 'burnt')),
        damage_before TEXT NOT NULL CHECK (damage_before IN ('none', 'light', 'medium', 'heavy', 'severe',
            'wrecked')),
        damage TEXT NOT NULL CHECK (damage IN ('none', 'light', 'medium', 'heavy', 'severe', 'wrecked')),
        rams INTEGER NOT NULL CHECK (rams BETWEEN 0 AND 100000),
        rakes INTEGER NOT NULL CHECK (rakes BETWEEN 0 AND 100000),
        sinkings INTEGER NOT NULL CHECK (sinkings BETWEEN 0 AND 100000),
        captures INTEGER NOT NULL CHECK (captures BETWEEN 0 AND 100000),
        experience INTEGER NOT NULL CHECK (experience BETWEEN 0 AND 1000000)
    ) STRICT)sql",
    "CREATE UNIQUE INDEX battle_ships_by_row ON battle_ships (battle_id, side_number, brief_row)",
    R"sql(CREATE TABLE battle_commanders (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        battle_id INTEGER NOT NULL REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED,
        side_number INTEGER NOT NULL CHECK (side_number BETWEEN 0 AND 3),
        brief_row INTEGER NOT NULL CHECK (brief_row BETWEEN -1 AND 1000),
        commander INTEGER NOT NULL CHECK (commander BETWEEN 0 AND 9007199254740992),
        name TEXT NOT NULL CHECK (length(name) <= 80),
        state TEXT NOT NULL CHECK (state IN ('fit', 'wounded', 'captured', 'dead')),
        captor INTEGER NOT NULL CHECK (captor BETWEEN -1 AND 3),
        weeks_out INTEGER NOT NULL CHECK (weeks_out BETWEEN 0 AND 6),
        experience INTEGER NOT NULL CHECK (experience BETWEEN 0 AND 2)
    ) STRICT)sql",
    "CREATE INDEX battle_commanders_by_battle ON battle_commanders (battle_id)",
    R"sql(CREATE TABLE battle_replays (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        battle_id INTEGER NOT NULL REFERENCES battles (id) DEFERRABLE INITIALLY DEFERRED,
        text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 16000000)
    ) STRICT)sql",
    "CREATE UNIQUE INDEX battle_replays_by_battle ON battle_replays (battle_id)",
    // What people ask for who read the file with a tool of their own.
    R"sql(CREATE VIEW battle_losses AS
    SELECT battles.id AS battle_id, battles.name AS battle, battles.year AS year, battles.month AS month,
        battles.week AS week, battle_sides.name AS side, battle_sides.victor AS victor,
        count(battle_ships.id) AS ships,
        coalesce(sum(battle_ships.fate = 'sunk'), 0) AS sunk,
        coalesce(sum(battle_ships.fate = 'captured'), 0) AS captured,
        coalesce(sum(battle_ships.lot = 'lost' AND battle_ships.fate <> 'sunk'), 0) AS wrecks_lost,
        battle_sides.losses_hundredths AS losses_hundredths, battle_sides.money_hundredths AS money_hundredths
    FROM battles JOIN battle_sides ON battle_sides.battle_id = battles.id
        LEFT JOIN battle_ships ON battle_ships.battle_id = battles.id
            AND battle_ships.side_number = battle_sides.number
    WHERE battles.state = 'fought'
    GROUP BY battles.id, battle_sides.id)sql",
    "PRAGMA user_version = 3",
};

} // namespace

const SchemaStep schemaStep3{3, "battles with their replays, and the umpire's house figures",
                             statementsOfStep3};

} // namespace navarch
