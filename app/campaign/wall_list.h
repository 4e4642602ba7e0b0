// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/base/lists/row_list.h"
#include "core/data/price_list.h"
#include "core/ports/fortification.h"

namespace navarch {

/// What stands on a wall section, in words: "2 archers, 1 ballista".
[[nodiscard]] QString wallContents(const WallSection& section);

struct WallEntry {
    int number = 1;
    int capacity = 0;
    int taken = 0;
    QString contents;
    QVariant elevation;
    QString price;

    [[nodiscard]] int key() const { return number; }
};

/// The wall sections of a port.
///
/// Roles: number (from 1), capacity, taken (units of it), contents (in words), elevation (for WallImage), price.
class WallList : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A port card hands it out.")

public:
    using RowList::RowList;

    void setWalls(const Fortification& port, const PriceList& prices);

private:
    [[nodiscard]] static const RowRoles<WallEntry>& roles();

    ListRows<WallEntry> m_rows{*this, roles()};
};

} // namespace navarch
