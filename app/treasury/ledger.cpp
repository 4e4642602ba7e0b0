// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/treasury/ledger.h"

#include <QSaveFile>

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/pricing/amounts.h"
#include "app/treasury/csv.h"
#include "core/campaign/treasury.h"

namespace navarch {

QVariant Ledger::data(const QModelIndex& index, int role) const
{
    const LedgerEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case DateRole:
        return row->date;
    case SideRole:
        return row->side;
    case ColourRole:
        return row->colour;
    case EmblemRole:
        return row->emblem;
    case ReasonRole:
        return row->reason;
    case AccountRole:
        return row->account;
    case AmountRole:
        return row->amount;
    case BalanceRole:
        return row->balance;
    case OutRole:
        return row->out;
    case UmpireRole:
        return row->byUmpire;
    default:
        return {};
    }
}

QHash<int, QByteArray> Ledger::roleNames() const
{
    return {{DateRole, "date"},      {SideRole, "side"},       {ColourRole, "colour"},
            {EmblemRole, "emblem"},  {ReasonRole, "reason"},   {AccountRole, "account"},
            {AmountRole, "amount"},  {BalanceRole, "balance"}, {OutRole, "out"},
            {UmpireRole, "byUmpire"}};
}

void Ledger::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    emit filterChanged();
    lay();
}

void Ledger::setAccount(const QString& account)
{
    if (account == m_account)
        return;
    m_account = account;
    emit filterChanged();
    lay();
}

void Ledger::setFilter(const QString& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    lay();
}

QVariantList Ledger::accounts() const
{
    QVariantList list{
        QVariantMap{{QStringLiteral("value"), QString()}, {QStringLiteral("text"), tr("All accounts")}}};
    for (const auto& entry : EnumNames<Account>::names)
        if (entry.value != Account::Treasury)
            list.push_back(QVariantMap{{QStringLiteral("value"), words(entry.name)},
                                       {QStringLiteral("text"), wordOf(entry.value)}});
    return list;
}

void Ledger::lay()
{
    struct Dated {
        TransactionId transaction;
        LedgerEntry row;
    };
    std::vector<Dated> lines;
    Talents income;
    Talents spending;
    Talents balance;
    if (const Campaign* all = records()) {
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!campaign()->sees(id) || (m_side != 0 && id.value != m_side))
                continue;
            balance += balanceOf(*all, id);
            for (const LedgerLine& line : ledgerOf(*all, id)) {
                const QString reason = words(line.reason);
                if (!m_account.isEmpty() && words(nameOf(line.counter)) != m_account)
                    continue;
                if (!reason.contains(m_filter, Qt::CaseInsensitive))
                    continue;
                LedgerEntry row;
                row.rowKey = QStringLiteral("%1/%2").arg(line.transaction.value).arg(id.value);
                row.date = dateText(line.year, line.month, line.week);
                row.side = words(side.name);
                row.colour = words(nameOf(side.colour));
                row.emblem = words(nameOf(side.emblem));
                row.reason = reason;
                row.account = wordOf(line.counter);
                row.amount = signedAmountText(line.amount);
                row.balance = amountText(line.balance);
                row.out = line.amount.isNegative();
                row.byUmpire = line.byUmpire;
                row.talents = line.amount;
                (row.out ? spending : income) += line.amount;
                lines.push_back({line.transaction, std::move(row)});
            }
        }
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Dated& a, const Dated& b) { return b.transaction < a.transaction; });
    std::vector<LedgerEntry> rows;
    rows.reserve(lines.size());
    for (Dated& line : lines)
        rows.push_back(std::move(line.row));
    replaceRows(m_rows, std::move(rows));
    m_income = amountText(income);
    m_spending = amountText(spending);
    m_net = signedAmountText(income + spending);
    m_balance = amountText(balance);
    emit totalled();
}

bool Ledger::exportCsv(const QUrl& file) const
{
    CsvText csv;
    csv.row({tr("Date"), tr("Side"), tr("Reason"), tr("Account"), tr("Amount"), tr("By the umpire")});
    for (auto row = m_rows.rbegin(); row != m_rows.rend(); ++row) {
        csv.text(row->date);
        csv.text(row->side);
        csv.text(row->reason);
        csv.text(row->account);
        csv.number(row->talents);
        csv.text(row->byUmpire ? tr("yes") : QString());
        csv.endRow();
    }
    QSaveFile target(file.toLocalFile());
    const QByteArray bytes = csv.bytes();
    const bool written =
        target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size() && target.commit();
    if (!campaign())
        return written;
    if (written)
        emit campaign()->done(tr("The ledger is in %1.").arg(target.fileName()));
    else
        emit campaign()->failed(
            tr("The ledger could not be written to %1: %2. Nothing was left half written.")
                .arg(target.fileName(), target.errorString()),
            tr("Choose another folder, or make room on the disk."));
    return written;
}

QString Ledger::amountProblem(const QString& amount) const
{
    const auto talents =
        Talents::parse(amount.trimmed().replace(QChar(0x2212), QLatin1Char('-')).toStdString());
    if (!talents)
        return tr("An amount of talents, such as 12.50 or −4.");
    return talents->isZero() ? tr("Nothing would move.") : QString();
}

bool Ledger::enter(int side, const QString& amount, const QString& reason)
{
    const auto talents =
        Talents::parse(amount.trimmed().replace(QChar(0x2212), QLatin1Char('-')).toStdString());
    return talents && campaign()
           && campaign()->perform(EnterLedger{
               .side = SideId{side}, .amount = *talents, .reason = reason.trimmed().toStdString()});
}

} // namespace navarch
