// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QQmlEngine>

namespace navarch {

/// The shore of a piece of land, in degrees, for a small picture. A type of its own: of a list of polygons QML makes lists of
/// lists, which no property of polygons takes back.
struct ShoreRing {
    Q_GADGET
    QML_VALUE_TYPE(shoreRing)
    Q_PROPERTY(QPolygonF points MEMBER points)

public:
    QPolygonF points;

    friend bool operator==(const ShoreRing&, const ShoreRing&) = default;
};

} // namespace navarch
