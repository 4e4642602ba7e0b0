// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/war/treasury/curve_list.h"

namespace navarch {

/// Each visible side's treasury over time, in steps from entry to entry of its ledger. The entries of a week are spread over
/// it evenly, each side's own: nothing of the axis or a curve comes from entries that may not be seen (CP-2.3).
class BalanceChart : public navarch::CurveList {
    Q_OBJECT
    QML_ELEMENT

public:
    using CurveList::CurveList;

protected:
    void refill() override;
};

} // namespace navarch
