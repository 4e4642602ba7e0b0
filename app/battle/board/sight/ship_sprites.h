// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <map>

#include "core/battle/brief/brief.h"
#include "core/battle/events/event.h"
#include "core/ships/outline.h"

namespace navarch {

/// The colours a ship is drawn in.
struct ShipInks {
    QColor ink;
    QColor hull;
    QColor deck;
    QColor breach;

    friend bool operator==(const ShipInks&, const ShipInks&) = default;
};

/// Pictures of ships from above, bow up, kept as long as nothing about them changes: a board moves and turns
/// them without drawing their lines again.
class ShipSprites {
public:
    /// `scale`: pixels a cm of the table; `length`: pixels from ram to stern instead, unless 0.
    const QImage& of(ShipNumber number, const FleetShip& ship, const Condition& condition,
                     const ShipInks& inks, double scale, double length = 0);
    void clear() { m_kept.clear(); }

private:
    struct Kept {
        Condition condition;
        ShipInks inks;
        double scale = 0;
        double length = 0;
        QImage image;
    };
    std::map<ShipNumber, Kept> m_kept;
};

} // namespace navarch
