// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "core/data/figures.h"
#include "core/ports/elevation.h"

namespace navarch {

struct WallSectionEntry {
    int number = 0;
    ElevationContents contents;
    int capacity = 0;
    int taken = 0;
    QString price;
    QString summary;
    int errors = 0;
    int warnings = 0;

    [[nodiscard]] int key() const { return number; }
};

/// The wall sections of the port being built.
///
/// Roles: number (from 1), contents (for WallImage), capacity and taken (units), over (more than there is room for),
/// price, summary ("2 archers, 1 ballista"), errors, warnings.
class WallSections : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The port builder hands it out.")

public:
    using RowList::RowList;

    /// `findings`: those of each section, as port.sections.
    void refill(const Fortification& port, const std::vector<Findings>& findings, const PriceList& prices);

private:
    [[nodiscard]] static const RowRoles<WallSectionEntry>& roles();

    ListRows<WallSectionEntry> m_rows{*this, roles()};
};

} // namespace navarch
