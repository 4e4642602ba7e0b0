// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/campaign/campaign_list.h"

namespace navarch {

struct TrainingRow {
    qint64 fleet = 0;
    QString name;
    QString side;
    QString colour;
    QString emblem;
    QString place;
    QString learners;
    QString prospect;
    QString cost;
    QString whyNot;
    int weeks = 0;
    bool exercises = false;
    bool pays = false;

    [[nodiscard]] qint64 key() const { return fleet; }
};

/// Which fleets train, until when, and with what odds (CP-6.1): every fleet of the sides that may be seen but allied
/// contingents.
///
/// Roles: fleetId, name, side, colour, emblem, place, weeks (of this month's four that count), exercises (by its order),
/// learners ("8 crews below veteran"), prospect (what the month's end brings), cost (then; empty: nothing), pays (crews will
/// roll), whyNot (why it cannot be ordered to exercise, or to stop; empty: it can).
class TrainingList : public navarch::CampaignListOfSide {
    Q_OBJECT
    QML_ELEMENT
    /// The rule, with the figures in force.
    Q_PROPERTY(QString terms READ terms NOTIFY refilled)

public:
    using CampaignListOfSide::CampaignListOfSide;

    [[nodiscard]] QString terms() const { return m_terms; }

    /// Orders a fleet to exercise where it is, or to lie in port again.
    Q_INVOKABLE bool exercise(int fleet, bool on);

signals:
    void refilled();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<TrainingRow>& roles();

    ListRows<TrainingRow> m_rows{*this, roles()};
    QString m_terms;
};

} // namespace navarch
