// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/drawing/inks.h"
#include "core/boards/hex/terrain.h"

namespace navarch {

/// What water and land are coloured from, of the theme that is on.
struct TerrainInks {
    QColor sea;
    QColor land;
    QColor good;
};

/// The colour of a cell of a board, wherever boards are shown. Rocks make water darker and rough water lighter in every theme,
/// a current bluer and weed greener: they are told apart where a cell has no room for its sign. None is red: that is what
/// threatens, and a side's.
[[nodiscard]] inline QColor terrainColour(hex::Terrain terrain, const TerrainInks& inks)
{
    using hex::Terrain;
    switch (terrain) {
    case Terrain::Land: return inks.land;
    case Terrain::Shallows: return mixed(inks.sea, inks.land, 0.55);
    case Terrain::Rocks: return mixed(inks.sea, Qt::black, 0.55);
    case Terrain::Current: return mixed(inks.sea, QColor(60, 141, 200), 0.55);
    case Terrain::Rough: return mixed(inks.sea, Qt::white, inks.sea.lightnessF() > 0.5F ? 0.7 : 0.26);
    case Terrain::Weed: return mixed(inks.sea, inks.good, 0.26);
    case Terrain::Open: break;
    }
    return inks.sea;
}

} // namespace navarch
