// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QVariant>
#include <QXYSeries>

#include "app/campaign/campaign_list.h"

namespace navarch {

struct BalanceCurve {
    qint64 id = 0;
    QString name;
    QString colour;
    QList<QPointF> points;

    [[nodiscard]] qint64 key() const { return id; }
};

/// Each visible side's treasury over time, one curve a side, in steps from entry to entry of the ledger.
///
/// Roles: sideId, name, colour. The curve itself is poured into a series of the chart by pour(), in one go.
class BalanceChart : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// 0: every side that may be seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged)
    Q_PROPERTY(double lowest READ lowest NOTIFY laid)
    Q_PROPERTY(double highest READ highest NOTIFY laid)
    /// How many marks the axis of talents has from lowest to highest, so that they fall on round numbers.
    Q_PROPERTY(int marks READ marks NOTIFY laid)
    /// The last point on the axis of time: the number of ledger entries.
    Q_PROPERTY(double last READ last NOTIFY laid)
    /// What the axis of time begins and ends at, in words.
    Q_PROPERTY(QString from READ from NOTIFY laid)
    Q_PROPERTY(QString to READ to NOTIFY laid)

public:
    enum Role { IdRole = Qt::UserRole, NameRole, ColourRole };

    using CampaignList::CampaignList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] double lowest() const { return m_lowest; }
    [[nodiscard]] double highest() const { return m_highest; }
    [[nodiscard]] int marks() const { return m_marks; }
    [[nodiscard]] double last() const { return m_last; }
    [[nodiscard]] QString from() const { return m_from; }
    [[nodiscard]] QString to() const { return m_to; }

    /// The colour's name of a row's side.
    Q_INVOKABLE QString colourAt(int row) const;
    /// Replaces the points of `series` with the curve of a row.
    Q_INVOKABLE void pour(int row, QObject* series) const;

signals:
    void sideChanged();
    void laid();

protected:
    void lay() override;

private:
    std::vector<BalanceCurve> m_rows;
    int m_side = 0;
    double m_lowest = 0;
    double m_highest = 1;
    int m_marks = 2;
    double m_last = 1;
    QString m_from;
    QString m_to;
};

} // namespace navarch
