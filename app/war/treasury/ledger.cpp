// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/ledger.h"

#include <algorithm>

#include "app/base/files/chosen_file.h"
#include "app/base/files/output.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "app/war/treasury/csv.h"
#include "core/campaign/turn_count.h"

namespace navarch {

const LedgerEntry* Ledger::entryAt(int row) const
{
    const LedgerRow* shown = rowAt(m_rows, row);
    return shown ? rowAt(m_entries, shown->at) : nullptr;
}

QVariant Ledger::data(const QModelIndex& index, int role) const
{
    const LedgerEntry* entry = entryAt(index.row());
    if (!entry)
        return {};
    const Side& side = m_sides[static_cast<std::size_t>(entry->side)];
    const LedgerLine& line = entry->line;
    switch (role) {
    case DateRole: return dateText(line.year, line.month, line.week);
    case SideRole: return side.name;
    case ColourRole: return side.colour;
    case EmblemRole: return side.emblem;
    case ReasonRole: return entry->reason;
    case AccountRole: return wordOf(line.counter);
    case AmountRole: return signedAmountText(line.amount);
    case BalanceRole: return amountText(line.balance);
    case OutRole: return line.amount.isNegative();
    case UmpireRole: return line.byUmpire;
    default: return {};
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
    refill();
}

void Ledger::setAccount(const QString& account)
{
    if (account == m_account)
        return;
    m_account = account;
    emit filterChanged();
    narrow();
}

void Ledger::setSpan(const QString& span)
{
    if (span == m_span)
        return;
    m_span = span;
    emit filterChanged();
    narrow();
}

void Ledger::setFilter(const QString& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    narrow();
}

QList<ShownChoice> Ledger::accounts() const
{
    QList<ShownChoice> list{ShownChoice{QString(), tr("All accounts")}};
    for (const auto& entry : EnumNames<Account>::names)
        if (entry.value != Account::Treasury)
            list.push_back(ShownChoice{words(entry.name), wordOf(entry.value)});
    return list;
}

void Ledger::refill()
{
    constexpr qint64 mostSidesSeen = 64; // lines of one transaction are told apart by the place of their side
    std::vector<LedgerEntry> entries;
    std::vector<Side> sides;
    Talents balance;
    QList<ShownChoice> spans;
    if (const Campaign* all = records()) {
        spans = spansOf(all->head());
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!campaign()->sees(id) || (m_side != 0 && id.value != m_side))
                continue;
            const int place = static_cast<int>(sides.size());
            sides.push_back({words(side.name), words(nameOf(side.colour)), words(nameOf(side.emblem))});
            std::vector<LedgerLine> lines = ledgerOf(*all, id);
            if (!lines.empty())
                balance += lines.back().balance;
            for (LedgerLine& line : lines) {
                const qint64 number = line.transaction.value * mostSidesSeen + place;
                const QString reason = words(line.reason);
                line.reason = {};
                entries.push_back({number, reason, place, std::move(line)});
            }
        }
    }
    std::stable_sort(entries.begin(), entries.end(), [](const LedgerEntry& a, const LedgerEntry& b) {
        return b.line.transaction < a.line.transaction;
    });
    m_sides = std::move(sides);
    m_entries = std::move(entries);
    m_sums.balance = amountText(balance);
    if (spans != m_spans) {
        m_spans = std::move(spans);
        emit spansChanged();
    }
    narrow();
}

void Ledger::narrow()
{
    const Campaign* all = records();
    const LedgerSpan span = all ? spanOf(m_span, all->head()) : LedgerSpan{};
    const auto account = enumFromName<Account>(m_account.toStdString());
    std::vector<LedgerRow> rows;
    AccountSum shown;
    m_accountSums = {};
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LedgerEntry& entry = m_entries[i];
        if (!span.holds(entry.line.turn))
            continue;
        m_accountSums[static_cast<std::size_t>(entry.line.counter)].add(entry.line);
        if (account && entry.line.counter != *account)
            continue;
        if (!m_filter.isEmpty() && !entry.reason.contains(m_filter, Qt::CaseInsensitive))
            continue;
        shown.add(entry.line);
        rows.push_back({entry.number, static_cast<int>(i)});
    }
    replaceRows(m_rows, std::move(rows));
    m_sums.income = amountText(shown.income);
    m_sums.spending = amountText(shown.spending);
    m_sums.net = signedAmountText(shown.income + shown.spending);
    emit totalled();
}

QByteArray Ledger::csv() const
{
    CsvText csv;
    csv.row({tr("Turn", "of the campaign"), tr("Date"), tr("Side"), tr("Reason"), tr("Account"), tr("Amount"),
             tr("Balance"), tr("By the umpire")});
    for (int row = rowCount() - 1; row >= 0; --row) {
        const LedgerEntry& entry = *entryAt(row);
        csv.number(countedTurn(entry.line.turn));
        csv.text(dateText(entry.line.year, entry.line.month, entry.line.week));
        csv.text(m_sides[static_cast<std::size_t>(entry.side)].name);
        csv.text(entry.reason);
        csv.text(wordOf(entry.line.counter));
        csv.number(entry.line.amount);
        csv.number(entry.line.balance);
        csv.text(entry.line.byUmpire ? tr("yes") : QString());
        csv.endRow();
    }
    return csv.bytes();
}

bool Ledger::exportCsv(const QUrl& file) const
{
    const std::string path = pathOf(file);
    const QByteArray bytes = csv();
    const auto written =
        writeOutput(path, FileKind::Table, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!campaign())
        return written.has_value();
    if (written)
        emit campaign()->done(tr("The ledger is in %1.").arg(shownPlace(file)));
    else
        emit campaign()->failed(whatOf(written.error()), remedyOf(written.error()));
    return written.has_value();
}

QString Ledger::exampleAmount() const
{
    return amountText(Talents::ofHundredths(1250));
}

QString Ledger::amountProblem(const QString& amount) const
{
    const auto talents = typedAmount(amount);
    if (!talents)
        return tr("An amount of talents, such as %1 or %2.")
            .arg(amountText(Talents::ofHundredths(1250)), amountText(-Talents::whole(4)));
    return talents->isZero() ? tr("Nothing would move.") : QString();
}

bool Ledger::enter(int side, const QString& amount, const QString& reason)
{
    const auto talents = typedAmount(amount);
    return talents && campaign()
           && campaign()->perform(EnterLedger{
               .side = SideId{side}, .amount = *talents, .reason = reason.trimmed().toStdString()});
}

} // namespace navarch
