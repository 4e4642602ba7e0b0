// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <algorithm>

#include "core/boards/drawn/board_edits.h"

namespace navarch {

/// What one has in hand at a board.
class BoardTool : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board view has one.")
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY changed)
    /// What is painted and filled, by its name in files.
    Q_PROPERTY(QString terrain READ terrain WRITE setTerrain NOTIFY changed)
    /// How many cells the brush reaches beyond the one it is on.
    Q_PROPERTY(int brush READ brush WRITE setBrush NOTIFY changed)

public:
    /// Paints terrain; fills what hangs together; fills the area between corners; paints zones, or takes them out; puts walls and takes
    /// them out.
    enum Kind { Paint, Fill, Area, FirstZone, SecondZone, NoZone, Wall };
    Q_ENUM(Kind)

    using QObject::QObject;

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind) { take(m_kind, kind); }
    [[nodiscard]] QString terrain() const { return m_terrain; }
    void setTerrain(const QString& terrain) { take(m_terrain, terrain); }
    [[nodiscard]] int brush() const { return m_brush; }
    void setBrush(int radius) { take(m_brush, std::clamp(radius, 0, largestBoardBrush)); }
    [[nodiscard]] bool isBrush() const { return m_kind != Fill && m_kind != Area && m_kind != Wall; }

signals:
    void changed();

private:
    template <class Value>
    void take(Value& place, const Value& value)
    {
        if (place == value)
            return;
        place = value;
        emit changed();
    }

    Kind m_kind = Paint;
    QString m_terrain = QStringLiteral("land");
    int m_brush = 0;
};

} // namespace navarch
