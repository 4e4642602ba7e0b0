// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 11 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep11{
    // Sides without a row are at war, which is what all were before this step.
    R"sql(CREATE TABLE relations (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides(id) DEFERRABLE INITIALLY DEFERRED,
        other_side_id INTEGER NOT NULL REFERENCES sides(id) DEFERRABLE INITIALLY DEFERRED,
        relation TEXT NOT NULL CHECK (relation IN ('war', 'truce', 'peace', 'alliance')),
        until_turn INTEGER NOT NULL CHECK (until_turn BETWEEN 0 AND 1000000)
    ) STRICT)sql",
    "CREATE INDEX relations_side ON relations(side_id)",
    "CREATE INDEX relations_other_side ON relations(other_side_id)",
    R"sql(CREATE TABLE offers (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides(id) DEFERRABLE INITIALLY DEFERRED,
        other_side_id INTEGER NOT NULL REFERENCES sides(id) DEFERRABLE INITIALLY DEFERRED,
        relation TEXT NOT NULL CHECK (relation IN ('war', 'truce', 'peace', 'alliance')),
        weeks INTEGER NOT NULL CHECK (weeks BETWEEN 0 AND 480),
        turn INTEGER NOT NULL CHECK (turn BETWEEN 0 AND 1000000)
    ) STRICT)sql",
    "CREATE INDEX offers_side ON offers(side_id)",
    "CREATE INDEX offers_other_side ON offers(other_side_id)",
    R"sql(CREATE TABLE aims (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        side_id INTEGER NOT NULL REFERENCES sides(id) DEFERRABLE INITIALLY DEFERRED,
        port_id INTEGER REFERENCES ports(id) DEFERRABLE INITIALLY DEFERRED,
        enemy_side_id INTEGER REFERENCES sides(id) DEFERRABLE INITIALLY DEFERRED,
        weight INTEGER NOT NULL CHECK (weight BETWEEN 1 AND 9)
    ) STRICT)sql",
    "CREATE INDEX aims_side ON aims(side_id)",
    "CREATE INDEX aims_port ON aims(port_id)",
    "CREATE INDEX aims_enemy_side ON aims(enemy_side_id)",
    "PRAGMA user_version = 11"};

} // namespace

const SchemaStep schemaStep11{11, "relations between sides, and what they aim at", statementsOfStep11};

} // namespace navarch
