// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/campaign_list.h"

namespace navarch {

/// A curve over time: x in weeks since the war began, a week's own events spread over it; y in talents.
struct Curve {
    qint64 id = 0;
    QString name;
    QString colour;
    QList<QPointF> points;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The same curve with so few points that a chart of `columns` columns over `first` to `last` looks as before: of the points
/// that fall into one column the first, the lowest, the highest and the last are kept.
[[nodiscard]] QList<QPointF> thinned(const QList<QPointF>& points, double first, double last, int columns);

/// Curves of sides over time, for one chart: a curve a side that may be seen.
///
/// Roles: sideId, name, colour. The curve itself is poured into a series of the chart by pour(), in one go.
class CurveList : public navarch::CampaignListOfSide {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Take one of its kinds.")
    Q_PROPERTY(double lowest READ lowest NOTIFY refilled)
    Q_PROPERTY(double highest READ highest NOTIFY refilled)
    /// How many marks the axis of talents has from lowest to highest, so that they fall on round numbers.
    Q_PROPERTY(int marks READ marks NOTIFY refilled)
    /// The ends of the axis of time, in weeks, and what they are in words.
    Q_PROPERTY(double first READ first NOTIFY refilled)
    Q_PROPERTY(double last READ last NOTIFY refilled)
    Q_PROPERTY(QString from READ from NOTIFY refilled)
    Q_PROPERTY(QString to READ to NOTIFY refilled)

public:
    using CampaignListOfSide::CampaignListOfSide;

    [[nodiscard]] double lowest() const { return m_lowest; }
    [[nodiscard]] double highest() const { return m_highest; }
    [[nodiscard]] int marks() const { return m_marks; }
    [[nodiscard]] double first() const { return 0; }
    [[nodiscard]] double last() const { return m_last; }
    [[nodiscard]] QString from() const { return m_from; }
    [[nodiscard]] QString to() const { return m_to; }

    /// The colour's name of a row's side.
    Q_INVOKABLE QString colourAt(int row) const;
    /// Replaces the points of `series` with the curve of a row.
    Q_INVOKABLE void pour(int row, QObject* series) const;
    /// The curve of a row, every point of it.
    [[nodiscard]] QList<QPointF> pointsAt(int row) const;

signals:
    void refilled();

protected:
    /// Whether the curve of that side is among those to show.
    [[nodiscard]] bool shows(SideId side) const;
    /// Shows these curves, with axes that hold them and the zero, and the war's dates.
    void show(std::vector<Curve> curves);

private:
    [[nodiscard]] static const RowRoles<Curve>& roles();

    ListRows<Curve> m_curves{*this, roles()};
    double m_lowest = 0;
    double m_highest = 1;
    int m_marks = 2;
    double m_last = 1;
    QString m_from;
    QString m_to;
};

} // namespace navarch
