// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>
#include <QVariant>

#include <array>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/campaign_list.h"
#include "app/war/treasury/ledger_span.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

/// A line of the ledger as it is kept for narrowing: texts of its figures are made when they are shown.
struct LedgerEntry {
    qint64 number = 0; ///< of its own among all lines
    QString reason;
    int side = 0; ///< place among the sides seen
    LedgerLine line;
};

/// A line that is shown: where it stands among all.
struct LedgerRow {
    qint64 number = 0;
    int at = 0;

    [[nodiscard]] qint64 key() const { return number; }
};

/// What came in and went out of one account.
struct AccountSum {
    Talents income;
    Talents spending; ///< negative

    /// Adds a line. What is booked back is taken from what it was booked as, and is no turnover of its own.
    void add(const LedgerLine& line)
    {
        (line.amount.isNegative() != line.reversal ? spending : income) += line.amount;
    }
};
using AccountSumsOf = std::array<AccountSum, EnumNames<Account>::names.size()>; ///< by account

/// What the lines shown come to, as it is written.
struct LedgerSums {
    Q_GADGET
    QML_VALUE_TYPE(ledgerSums)
    Q_PROPERTY(QString income MEMBER income)
    Q_PROPERTY(QString spending MEMBER spending)
    Q_PROPERTY(QString net MEMBER net)
    /// What the side (or all sides seen) has in the treasury, whatever is filtered.
    Q_PROPERTY(QString balance MEMBER balance)

public:
    QString income;
    QString spending;
    QString net;
    QString balance;
};

/// The ledger of a side, or of every side that may be seen: each transaction as it touched a treasury, latest first.
///
/// Everything is read when the campaign changes; narrowing it looks through what was read and no more.
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
    /// One of `spans`; empty: the whole war.
    Q_PROPERTY(QString span READ span WRITE setSpan NOTIFY filterChanged)
    /// Only lines whose reason holds it.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// How many lines there are without any of these.
    Q_PROPERTY(int total READ total NOTIFY totalled)
    Q_PROPERTY(navarch::LedgerSums sums READ sums NOTIFY totalled)
    /// The accounts that a ledger can be narrowed to, and of the spans of time.
    Q_PROPERTY(QList<navarch::ShownChoice> accounts READ accounts CONSTANT)
    Q_PROPERTY(QList<navarch::ShownChoice> spans READ spans NOTIFY spansChanged)

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
    [[nodiscard]] QString span() const { return m_span; }
    void setSpan(const QString& span);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int total() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] LedgerSums sums() const { return m_sums; }
    [[nodiscard]] QList<ShownChoice> accounts() const;
    [[nodiscard]] QList<ShownChoice> spans() const { return m_spans; }

    /// What each account brought and took, of the side and span chosen; neither the account nor the search narrows it.
    [[nodiscard]] const AccountSumsOf& accountSums() const { return m_accountSums; }

    /// Writes the lines shown as CSV, oldest first; says on the campaign's signals how it went. There is a whole file
    /// afterwards or the one that was there.
    Q_INVOKABLE bool exportCsv(const QUrl& file) const;
    /// The umpire moves money by hand (CP-4.4): `amount` as typed, into the treasury or (negative) out of it.
    Q_INVOKABLE bool enter(int side, const QString& amount, const QString& reason);
    /// What stands against what was typed as an amount; empty when it is one.
    /// "12.50", as the language spoken writes it.
    Q_INVOKABLE QString exampleAmount() const;
    Q_INVOKABLE QString amountProblem(const QString& amount) const;

signals:
    void filterChanged();
    void totalled();
    void spansChanged();

protected:
    void refill() override;

private:
    struct Side {
        QString name;
        QString colour;
        QString emblem;
    };

    void narrow();
    [[nodiscard]] const LedgerEntry* entryAt(int row) const;
    [[nodiscard]] QByteArray csv() const;

    std::vector<Side> m_sides;
    std::vector<LedgerEntry> m_entries; ///< latest first
    std::vector<LedgerRow> m_rows;
    AccountSumsOf m_accountSums{};
    int m_side = 0;
    QString m_account;
    QString m_span;
    QString m_filter;
    QList<ShownChoice> m_spans;
    LedgerSums m_sums;
};

} // namespace navarch
