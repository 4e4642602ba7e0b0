// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/campaign_item.h"

namespace navarch {

class SeaChart;

/// What bears a name like the one that is searched for.
struct ChartMatch {
    Q_GADGET
    QML_VALUE_TYPE(chartMatch)
    Q_PROPERTY(navarch::CampaignItem::Kind kind MEMBER kind)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)

public:
    CampaignItem::Kind kind = CampaignItem::None;
    int id = 0;
    QString name;
    QString detail;
    QString colour;
    QString emblem;

    friend bool operator==(const ChartMatch&, const ChartMatch&) = default;
};

/// Finds what is on the chart: by its name, or one thing after another.
class ChartFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart has one.")
    /// What is searched for, and what bears a name like it.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QList<navarch::ChartMatch> matches READ matches NOTIFY changed)

public:
    explicit ChartFinder(SeaChart& chart) : m_chart(chart) {}

    /// Picks what was found there among the matches, and shows it.
    Q_INVOKABLE bool take(int match);
    /// Picks the next or the one before among all that is on the chart: battles that are due, then fleets, then ports.
    Q_INVOKABLE void step(int by);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QList<ChartMatch> matches() const;

signals:
    void changed();
    /// It is to be brought into view.
    void found(navarch::CampaignItem::Kind kind, int id);

private:
    SeaChart& m_chart;
    QString m_text;
};

} // namespace navarch
