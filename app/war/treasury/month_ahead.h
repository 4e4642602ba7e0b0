// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include "app/campaign/campaign_list.h"
#include "core/campaign/money/month_books.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// What the month leads to for a side, and what follows if money is missing.
struct MonthSum {
    Q_GADGET
    QML_VALUE_TYPE(monthSum)
    Q_PROPERTY(int sideId MEMBER sideId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString income MEMBER income)
    Q_PROPERTY(QString spending MEMBER spending)
    Q_PROPERTY(QString after MEMBER after)
    Q_PROPERTY(bool inDebt MEMBER inDebt)
    /// Something will not be paid.
    Q_PROPERTY(bool isShort MEMBER isShort)
    Q_PROPERTY(QString warning MEMBER warning)
    Q_PROPERTY(QString note MEMBER note)

public:
    int sideId = 0;
    QString name;
    QString colour;
    QString emblem;
    QString before;
    QString income;
    QString spending;
    QString after;
    bool inDebt = false;
    bool isShort = false;
    QString warning;
    QString note;

    friend bool operator==(const MonthSum&, const MonthSum&) = default;
};

struct MonthAheadLine {
    QString rowKey;
    QString side;
    QString colour;
    QString emblem;
    QString text;
    QString rule;
    QString amount;
    QString missing;
    bool out = false;

    [[nodiscard]] QString key() const { return rowKey; }
};

/// What the next month's end will bring a side, or every side that may be seen, and cost it, line by line, if nothing changes
/// until then (CP-4).
///
/// Roles: side, colour, emblem, text (the reason), rule, amount (signed), missing (how much of it the treasury will not
/// hold; empty: nothing), out (money goes).
class MonthAhead : public navarch::CampaignListOfSide {
    Q_OBJECT
    QML_ELEMENT
    /// What the lines lead to for each side, and what follows if money is missing.
    Q_PROPERTY(QList<navarch::MonthSum> sums READ sums NOTIFY summed)
    /// When it falls due: "at the end of June 459 BCE".
    Q_PROPERTY(QString when READ when NOTIFY summed)

public:
    using CampaignListOfSide::CampaignListOfSide;

    [[nodiscard]] QList<MonthSum> sums() const { return m_sums; }
    [[nodiscard]] QString when() const { return m_when; }

signals:
    void summed();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<MonthAheadLine>& roles();
    [[nodiscard]] MonthSum sumOf(const SideRecord& side, const MonthForecast& month,
                                 const CampaignFigures& figures) const;

    ListRows<MonthAheadLine> m_rows{*this, roles()};
    QList<MonthSum> m_sums;
    QString m_when;
};

} // namespace navarch
