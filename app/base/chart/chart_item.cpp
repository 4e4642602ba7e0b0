// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_item.h"

namespace navarch {

ChartItem::ChartItem(QQuickItem* parent) : DrawnItem(parent)
{
    connect(&m_viewport, &ChartViewport::rested, this, [this] { update(); });
}

} // namespace navarch
