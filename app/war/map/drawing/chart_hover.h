// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQmlEngine>

#include "app/war/map/drawing/chart_layout.h"

namespace navarch {

/// What the pointer is on, and what is to be said of it; all of it empty when it is on nothing.
class ChartHover : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart view has one.")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    /// Where it stands in the item: its lower right corner.
    Q_PROPERTY(QPointF at READ at NOTIFY changed)

public:
    using QObject::QObject;

    void setChart(SeaChart* chart) { m_chart = chart; }
    [[nodiscard]] const ChartMark& mark() const { return m_mark; }
    /// Nothing is pointed at without a mark.
    void setMark(const ChartMark& mark);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QPointF at() const { return m_mark.box.bottomRight(); }

signals:
    void changed();

private:
    QPointer<SeaChart> m_chart;
    ChartMark m_mark;
};

} // namespace navarch
