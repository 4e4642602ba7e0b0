// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/campaign_item.h"

namespace navarch {

class SeaChart;

/// Finds what is on the chart: by its name, or one thing after another.
class ChartFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart has one.")
    /// What is searched for, and what bears a name like it: { kind, id, name, detail, colour, emblem }.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QVariantList matches READ matches NOTIFY changed)

public:
    explicit ChartFinder(SeaChart& chart) : m_chart(chart) {}

    /// Picks what was found there among the matches, and shows it.
    Q_INVOKABLE bool take(int match);
    /// Picks the next or the one before among all that is on the chart: battles that are due, then fleets, then ports.
    Q_INVOKABLE void step(int by);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QVariantList matches() const;

signals:
    void changed();
    /// It is to be brought into view.
    void found(navarch::CampaignItem::Kind kind, int id);

private:
    SeaChart& m_chart;
    QString m_text;
};

} // namespace navarch
