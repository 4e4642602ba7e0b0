// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>

#include "app/base/lists/row_list.h"
#include "app/war/treasury/ledger.h"

namespace navarch {

struct AccountBar {
    int account = 0;
    QString name;
    QString income;
    QString spending;
    double incomeShare = 0;
    double spendingShare = 0;

    [[nodiscard]] int key() const { return account; }
};

/// What each account brought a ledger's sides and took from them, in the ledger's span of time: the bars of a chart, the
/// largest turnover first. Accounts without any are left out.
///
/// Roles: account, income, spending (texts; empty: nothing), incomeShare, spendingShare (0 to 1, of the largest sum).
class AccountSums : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::Ledger* ledger READ ledger WRITE setLedger NOTIFY ledgerChanged)
    Q_PROPERTY(QString income READ income NOTIFY totalled)
    Q_PROPERTY(QString spending READ spending NOTIFY totalled)

public:
    using RowList::RowList;

    [[nodiscard]] Ledger* ledger() const { return m_ledger; }
    void setLedger(Ledger* ledger);
    [[nodiscard]] QString income() const { return m_income; }
    [[nodiscard]] QString spending() const { return m_spending; }

signals:
    void ledgerChanged();
    void totalled();

private:
    [[nodiscard]] static const RowRoles<AccountBar>& roles();
    void refill();

    QPointer<Ledger> m_ledger;
    ListRows<AccountBar> m_rows{*this, roles()};
    QString m_income;
    QString m_spending;
};

} // namespace navarch
