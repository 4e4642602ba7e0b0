// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <algorithm>

#include "core/chart/drafting/brush.h"

namespace navarch {

/// What one has in hand at the chart.
class DraftTool : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart view has one.")
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY changed)
    /// The brush's radius in hundredths of miles.
    Q_PROPERTY(int brush READ brush WRITE setBrush NOTIFY changed)

public:
    /// Looks, and drags ports; puts ports; draws and erases land; takes islands out.
    enum Kind { Look, Port, Draw, Erase, TakeOut };
    Q_ENUM(Kind)

    using QObject::QObject;

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind)
    {
        if (kind == m_kind)
            return;
        m_kind = kind;
        emit changed();
    }
    [[nodiscard]] int brush() const { return m_brush; }
    void setBrush(int radius)
    {
        const int within = std::clamp(radius, 1, largestBrush);
        if (within == m_brush)
            return;
        m_brush = within;
        emit changed();
    }
    [[nodiscard]] bool isBrush() const { return m_kind == Draw || m_kind == Erase; }

signals:
    void changed();

private:
    Kind m_kind = Look;
    int m_brush = 500;
};

} // namespace navarch
