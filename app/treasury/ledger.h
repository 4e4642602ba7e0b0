// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include "app/campaign/campaign_list.h"
#include "core/base/talents.h"

namespace navarch {

struct LedgerEntry {
    QString rowKey;
    QString date;
    QString side;
    QString colour;
    QString emblem;
    QString reason;
    QString account;
    QString amount;
    QString balance;
    bool out = false;
    bool byUmpire = false;
    Talents talents;

    [[nodiscard]] QString key() const { return rowKey; }
};

/// The ledger of a side, or of every side that may be seen: each transaction as it touched a treasury, latest first.
///
/// Roles: date, side, colour, emblem, reason, account (where it came from or went), amount (signed), balance (after it),
/// out (money went), byUmpire (moved by hand, CP-4.4).
class Ledger : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// 0: every side that may be seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY filterChanged)
    /// An account's name, "umpire" among them; empty: every account.
    Q_PROPERTY(QString account READ account WRITE setAccount NOTIFY filterChanged)
    /// Only lines whose reason holds it.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// What the lines shown come to.
    Q_PROPERTY(QString income READ income NOTIFY totalled)
    Q_PROPERTY(QString spending READ spending NOTIFY totalled)
    Q_PROPERTY(QString net READ net NOTIFY totalled)
    /// What the side (or all sides seen) has in the treasury, whatever is filtered.
    Q_PROPERTY(QString balance READ balance NOTIFY totalled)
    /// { value, text } of the accounts that a ledger can be narrowed to.
    Q_PROPERTY(QVariantList accounts READ accounts CONSTANT)

public:
    enum Role {
        DateRole = Qt::UserRole,
        SideRole,
        ColourRole,
        EmblemRole,
        ReasonRole,
        AccountRole,
        AmountRole,
        BalanceRole,
        OutRole,
        UmpireRole
    };

    using CampaignList::CampaignList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QString account() const { return m_account; }
    void setAccount(const QString& account);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] QString income() const { return m_income; }
    [[nodiscard]] QString spending() const { return m_spending; }
    [[nodiscard]] QString net() const { return m_net; }
    [[nodiscard]] QString balance() const { return m_balance; }
    [[nodiscard]] QVariantList accounts() const;

    /// Writes the lines shown as CSV, oldest first; says on the campaign's signals how it went.
    Q_INVOKABLE bool exportCsv(const QUrl& file) const;
    /// The umpire moves money by hand (CP-4.4): `amount` as typed, into the treasury or (negative) out of it.
    Q_INVOKABLE bool enter(int side, const QString& amount, const QString& reason);
    /// What stands against what was typed as an amount; empty when it is one.
    Q_INVOKABLE QString amountProblem(const QString& amount) const;

signals:
    void filterChanged();
    void totalled();

protected:
    void lay() override;

private:
    std::vector<LedgerEntry> m_rows;
    int m_side = 0;
    QString m_account;
    QString m_filter;
    QString m_income;
    QString m_spending;
    QString m_net;
    QString m_balance;
};

} // namespace navarch
