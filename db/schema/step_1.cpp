// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen: files of schema 1 exist. What it lacks is the next step's to add.
//
// The CHECKs use no JSON function: SQLite 3.40 takes those for unsafe in a schema that is not trusted.
namespace navarch {

namespace {

constexpr std::array statementsOfStep1{
    "PRAGMA application_id = 0x4E565243",
    R"sql(CREATE TABLE campaign (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        scenario TEXT NOT NULL CHECK (length(scenario) <= 80),
        seed INTEGER NOT NULL CHECK (seed BETWEEN 0 AND 9007199254740992),
        stage TEXT NOT NULL CHECK (stage IN ('setup', 'running')),
        year INTEGER NOT NULL CHECK (year BETWEEN -3000 AND 1500 AND year <> 0),
        month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
        week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 4),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        next_number INTEGER NOT NULL CHECK (next_number BETWEEN 0 AND 9007199254740992)
    ) STRICT)sql",
    R"sql(CREATE TABLE settings (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 80),
        value TEXT NOT NULL CHECK (length(value) <= 2000)
    ) STRICT)sql",
    R"sql(CREATE TABLE sides (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        colour TEXT NOT NULL CHECK (colour IN ('madder', 'lapis', 'olive', 'saffron', 'tyrian', 'verdigris',
            'umber', 'slate')),
        emblem TEXT NOT NULL CHECK (emblem IN ('trident', 'owl', 'horse', 'tower', 'dolphin', 'star', 'bull',
            'lyre')),
        player TEXT NOT NULL CHECK (player IN ('person', 'machine')),
        period TEXT NOT NULL CHECK (period IN ('sea-peoples', 'archaic', 'classical', 'hellenistic',
            'imperial', 'byzantine', 'viking')),
        home_port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT)sql",
    R"sql(CREATE TABLE ports (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        place TEXT NOT NULL CHECK (length(place) <= 80),
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        latitude INTEGER NOT NULL CHECK (latitude BETWEEN -9000000 AND 9000000),
        longitude INTEGER NOT NULL CHECK (longitude BETWEEN -18000000 AND 18000000),
        economic_value INTEGER NOT NULL CHECK (economic_value BETWEEN 1 AND 10),
        owner_side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        yard INTEGER NOT NULL CHECK (yard IN (0, 1)),
        damage INTEGER NOT NULL CHECK (damage BETWEEN 0 AND 10),
        state TEXT NOT NULL CHECK (state IN ('open', 'blockaded', 'captured')),
        defences TEXT NOT NULL CHECK (defences IN ('none', 'bought', 'rolled'))
    ) STRICT)sql",
    R"sql(CREATE TABLE wall_sections (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        port_id INTEGER NOT NULL REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 20),
        capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1 AND 10),
        archers INTEGER NOT NULL CHECK (archers BETWEEN 0 AND 50),
        marines INTEGER NOT NULL CHECK (marines BETWEEN 0 AND 50),
        heavy_marines INTEGER NOT NULL CHECK (heavy_marines BETWEEN 0 AND 50),
        ballistae INTEGER NOT NULL CHECK (ballistae BETWEEN 0 AND 50),
        towers INTEGER NOT NULL CHECK (towers BETWEEN 0 AND 50),
        ferrea_manus INTEGER NOT NULL CHECK (ferrea_manus BETWEEN 0 AND 50),
        boiling_oil INTEGER NOT NULL CHECK (boiling_oil BETWEEN 0 AND 50),
        bees INTEGER NOT NULL CHECK (bees BETWEEN 0 AND 50),
        heavy_engines TEXT NOT NULL CHECK (heavy_engines GLOB '[[]*]'
            AND length(heavy_engines) <= 21 AND trim(heavy_engines, '[]') NOT GLOB '*[^1-6,]*')
    ) STRICT)sql",
    R"sql(CREATE TABLE garrisons (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        port_id INTEGER NOT NULL REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        quality TEXT NOT NULL CHECK (quality IN ('elite', 'veteran', 'average', 'poor', 'green')),
        archers INTEGER NOT NULL CHECK (archers BETWEEN 0 AND 50),
        marines INTEGER NOT NULL CHECK (marines BETWEEN 0 AND 50),
        heavy_marines INTEGER NOT NULL CHECK (heavy_marines BETWEEN 0 AND 50)
    ) STRICT)sql",
    R"sql(CREATE TABLE fleets (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT)sql",
    R"sql(CREATE TABLE squadrons (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        fleet_id INTEGER NOT NULL REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80)
    ) STRICT)sql",
    R"sql(CREATE TABLE ships (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        fleet_id INTEGER NOT NULL REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        squadron_id INTEGER REFERENCES squadrons (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        class TEXT NOT NULL CHECK (length(class) BETWEEN 1 AND 80),
        crew TEXT NOT NULL CHECK (crew IN ('elite', 'veteran', 'average', 'poor', 'green')),
        crew_bought TEXT NOT NULL CHECK (crew_bought IN ('elite', 'veteran', 'average', 'poor', 'green')),
        captain TEXT NOT NULL CHECK (length(captain) <= 80),
        paid_hundredths INTEGER NOT NULL CHECK (paid_hundredths BETWEEN -99999999999 AND 99999999999),
        size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 7),
        speed INTEGER NOT NULL CHECK (speed BETWEEN 0 AND 20),
        turn_class INTEGER NOT NULL CHECK (turn_class BETWEEN 1 AND 5),
        oars INTEGER NOT NULL CHECK (oars BETWEEN 0 AND 20),
        sail_only INTEGER NOT NULL CHECK (sail_only IN (0, 1)),
        cataphract INTEGER NOT NULL CHECK (cataphract IN (0, 1)),
        parablemata INTEGER NOT NULL CHECK (parablemata IN (0, 1)),
        hull TEXT NOT NULL CHECK (hull IN ('normal', 'stout', 'weak')),
        ram TEXT NOT NULL CHECK (ram IN ('none', 'wooden', 'wooden-high', 'bronze', 'reinforced',
            'reinforced-high')),
        fighting_oars INTEGER NOT NULL CHECK (fighting_oars IN (0, 1)),
        archers INTEGER NOT NULL CHECK (archers BETWEEN 0 AND 50),
        marines INTEGER NOT NULL CHECK (marines BETWEEN 0 AND 50),
        heavy_marines INTEGER NOT NULL CHECK (heavy_marines BETWEEN 0 AND 50),
        ballistae INTEGER NOT NULL CHECK (ballistae BETWEEN 0 AND 50),
        ferrea_manus INTEGER NOT NULL CHECK (ferrea_manus BETWEEN 0 AND 50),
        towers INTEGER NOT NULL CHECK (towers BETWEEN 0 AND 50),
        raised_platform INTEGER NOT NULL CHECK (raised_platform IN (0, 1)),
        corvi INTEGER NOT NULL CHECK (corvi BETWEEN 0 AND 50),
        fire_pots INTEGER NOT NULL CHECK (fire_pots BETWEEN 0 AND 50),
        greek_fire INTEGER NOT NULL CHECK (greek_fire IN (0, 1)),
        heavy_engines TEXT NOT NULL CHECK (heavy_engines GLOB '[[]*]'
            AND length(heavy_engines) <= 21 AND trim(heavy_engines, '[]') NOT GLOB '*[^1-6,]*'),
        damage TEXT NOT NULL CHECK (damage IN ('none', 'light', 'medium', 'heavy', 'severe', 'wrecked')),
        oars_lost INTEGER NOT NULL CHECK (oars_lost BETWEEN 0 AND 20),
        speed_lost INTEGER NOT NULL CHECK (speed_lost BETWEEN 0 AND 20),
        rudder_hit INTEGER NOT NULL CHECK (rudder_hit IN (0, 1)),
        mast_down INTEGER NOT NULL CHECK (mast_down IN (0, 1)),
        archers_lost INTEGER NOT NULL CHECK (archers_lost BETWEEN 0 AND 50),
        marines_lost INTEGER NOT NULL CHECK (marines_lost BETWEEN 0 AND 50),
        heavy_marines_lost INTEGER NOT NULL CHECK (heavy_marines_lost BETWEEN 0 AND 50),
        ballistae_lost INTEGER NOT NULL CHECK (ballistae_lost BETWEEN 0 AND 50),
        towers_lost INTEGER NOT NULL CHECK (towers_lost BETWEEN 0 AND 50),
        heavy_engines_lost INTEGER NOT NULL CHECK (heavy_engines_lost BETWEEN 0 AND 10),
        fire_pots_used INTEGER NOT NULL CHECK (fire_pots_used BETWEEN 0 AND 50),
        greek_fire_used INTEGER NOT NULL CHECK (greek_fire_used IN (0, 1)),
        captain_state TEXT NOT NULL CHECK (captain_state IN ('fit', 'wounded', 'captured', 'dead'))
    ) STRICT)sql",
    R"sql(CREATE TABLE commanders (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL CHECK (length(name) <= 80),
        post TEXT NOT NULL CHECK (post IN ('squadron', 'fleet', 'garrison')),
        quality TEXT NOT NULL CHECK (quality IN ('exceptional', 'skilled', 'average', 'poor', 'inept')),
        quality_bought TEXT NOT NULL CHECK (quality_bought IN ('exceptional', 'skilled', 'average', 'poor',
            'inept')),
        state TEXT NOT NULL CHECK (state IN ('fit', 'wounded', 'captured', 'dead')),
        paid_hundredths INTEGER NOT NULL CHECK (paid_hundredths BETWEEN -99999999999 AND 99999999999),
        fleet_id INTEGER REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        squadron_id INTEGER REFERENCES squadrons (id) DEFERRABLE INITIALLY DEFERRED,
        port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT)sql",
    R"sql(CREATE TABLE allied_contracts (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        fleet_id INTEGER NOT NULL REFERENCES fleets (id) DEFERRABLE INITIALLY DEFERRED,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        percent INTEGER NOT NULL CHECK (percent BETWEEN -50 AND 50),
        months INTEGER NOT NULL CHECK (months BETWEEN 1 AND 120),
        home_port_id INTEGER REFERENCES ports (id) DEFERRABLE INITIALLY DEFERRED,
        reliability INTEGER NOT NULL CHECK (reliability BETWEEN -10 AND 20)
    ) STRICT)sql",
    R"sql(CREATE TABLE ledger_transactions (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000),
        year INTEGER NOT NULL CHECK (year BETWEEN -3000 AND 1500 AND year <> 0),
        month INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
        week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 4),
        reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
        by_umpire INTEGER NOT NULL CHECK (by_umpire IN (0, 1))
    ) STRICT)sql",
    R"sql(CREATE TABLE ledger_postings (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        transaction_id INTEGER NOT NULL REFERENCES ledger_transactions (id) DEFERRABLE INITIALLY DEFERRED,
        side_id INTEGER NOT NULL REFERENCES sides (id) DEFERRABLE INITIALLY DEFERRED,
        account TEXT NOT NULL CHECK (account IN ('treasury', 'budget', 'yards', 'fortifications', 'commanders',
            'allies', 'upkeep', 'trade', 'loot', 'umpire')),
        amount_hundredths INTEGER NOT NULL CHECK (amount_hundredths BETWEEN -99999999999 AND 99999999999)
    ) STRICT)sql",
    R"sql(CREATE TABLE waivers (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        ship_id INTEGER NOT NULL REFERENCES ships (id) DEFERRABLE INITIALLY DEFERRED,
        key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 80),
        reason TEXT NOT NULL CHECK (length(reason) <= 2000)
    ) STRICT)sql",
    R"sql(CREATE TABLE store (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) STRICT)sql",
    R"sql(CREATE TABLE journal (
        seq INTEGER PRIMARY KEY CHECK (seq >= 1),
        at TEXT NOT NULL CHECK (length(at) = 24),
        kind TEXT NOT NULL CHECK (kind IN ('found', 'do', 'undo', 'redo')),
        target INTEGER REFERENCES journal (seq) DEFERRABLE INITIALLY DEFERRED,
        undo_top INTEGER CHECK (undo_top >= 1),
        redo_top INTEGER CHECK (redo_top >= 1),
        below INTEGER CHECK (below >= 1),
        title TEXT NOT NULL,
        action TEXT NOT NULL CHECK (action GLOB '{*}' OR action = 'null'),
        events TEXT NOT NULL CHECK (events GLOB '[[]*]'),
        changes TEXT NOT NULL CHECK (changes GLOB '[[]*]'),
        prev_hash BLOB NOT NULL CHECK (length(prev_hash) = 32),
        hash BLOB NOT NULL CHECK (length(hash) = 32),
        CHECK ((kind IN ('undo', 'redo')) = (target IS NOT NULL))
    ) STRICT)sql",
    "CREATE UNIQUE INDEX settings_by_key ON settings (key)",
    "CREATE UNIQUE INDEX wall_sections_by_port_number ON wall_sections (port_id, number)",
    "CREATE UNIQUE INDEX garrisons_by_port ON garrisons (port_id)",
    "CREATE UNIQUE INDEX allied_contracts_by_fleet ON allied_contracts (fleet_id)",
    "CREATE INDEX sides_by_home_port ON sides (home_port_id)",
    "CREATE INDEX ports_by_owner_side ON ports (owner_side_id)",
    "CREATE INDEX fleets_by_side ON fleets (side_id)",
    "CREATE INDEX fleets_by_port ON fleets (port_id)",
    "CREATE INDEX squadrons_by_fleet ON squadrons (fleet_id)",
    "CREATE INDEX ships_by_fleet ON ships (fleet_id)",
    "CREATE INDEX ships_by_squadron ON ships (squadron_id)",
    "CREATE INDEX commanders_by_side ON commanders (side_id)",
    "CREATE INDEX commanders_by_fleet ON commanders (fleet_id)",
    "CREATE INDEX commanders_by_squadron ON commanders (squadron_id)",
    "CREATE INDEX commanders_by_port ON commanders (port_id)",
    "CREATE INDEX allied_contracts_by_side ON allied_contracts (side_id)",
    "CREATE INDEX allied_contracts_by_home_port ON allied_contracts (home_port_id)",
    "CREATE INDEX ledger_postings_by_transaction ON ledger_postings (transaction_id)",
    "CREATE INDEX ledger_postings_by_side_account ON ledger_postings (side_id, account)",
    "CREATE INDEX waivers_by_ship ON waivers (ship_id)",
    "PRAGMA user_version = 1",
};

} // namespace

const SchemaStep schemaStep1{1, "the first schema", statementsOfStep1};

} // namespace navarch
