// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/turn/chronicle_list.h"

#include <algorithm>
#include <iterator>

#include "app/base/files/chosen_file.h"
#include "app/base/files/output.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/campaign/actions/campaign_actions.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/turn_count.h"
#include "reports/web/chronicle_page.h"

namespace navarch {

const RowRoles<ChronicleEntry>& ChronicleList::roles()
{
    static const RowRoles<ChronicleEntry> all{
        {"entryId", &ChronicleEntry::id},        {"turn", &ChronicleEntry::turn},
        {"date", &ChronicleEntry::date},         {"text", &ChronicleEntry::text},
        {"rule", &ChronicleEntry::rule},         {"dice", &ChronicleEntry::dice},
        {"kind", &ChronicleEntry::kind},         {"knowing", &ChronicleEntry::knowing},
        {"port", &ChronicleEntry::port},         {"portId", &ChronicleEntry::portId},
        {"battleId", &ChronicleEntry::battleId}, {"weight", &ChronicleEntry::weight},
        {"folded", &ChronicleEntry::folded},     {"opened", &ChronicleEntry::isOpen},
        {"note", &ChronicleEntry::isNote}};
    return all;
}

void ChronicleList::setFilter(const QString& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    refill();
}

bool ChronicleList::write(const QString& text, bool open, int side)
{
    WriteNote note;
    note.text = text.trimmed().toStdString();
    note.open = open;
    note.side = SideId{open ? 0 : side};
    return !note.text.empty() && campaign() && campaign()->perform(note);
}

bool ChronicleList::exportPage(const QUrl& file) const
{
    const Campaign* all = records();
    if (!all)
        return false;
    const std::string path = pathOf(file);
    const SheetLanguage language = SheetLanguage::of(languageSpoken()).value_or(SheetLanguage());
    const auto written =
        writeOutput(path, FileKind::Page, chronicleWebPage(*all, campaign()->looksAs(), language));
    if (written)
        emit campaign()->done(tr("The chronicle is in %1.").arg(shownPlace(file)));
    else
        emit campaign()->failed(whatOf(written.error()), remedyOf(written.error()));
    return written.has_value();
}

void ChronicleList::turnOver(qint64 line)
{
    if (m_opened.erase(line) == 0)
        m_opened.insert(line);
    refill();
}

ChronicleEntry ChronicleList::rowOf(const ChronicleRecord& entry, const Campaign& all) const
{
    const auto nameOfSide = [&](SideId id) {
        const SideRecord* side = all.find(id);
        return side ? words(side->name) : QString();
    };
    ChronicleEntry row;
    row.id = entry.id.value;
    row.turn = countedTurn(entry.turn);
    row.date = dateText(entry.year, entry.month, entry.week);
    row.text = toldWords(entry);
    row.rule = words(entry.rule);
    row.dice = toldDice(entry);
    row.kind = words(entry.kind);
    row.isNote = entry.kind == "note";
    if (campaign()->looksAs().isNone() && !entry.open) {
        const QString side = nameOfSide(entry.side);
        const QString other = nameOfSide(entry.other);
        row.knowing = side.isEmpty() && other.isEmpty()   ? tr("For the umpire")
                      : other.isEmpty() || side.isEmpty() ? tr("Known to %1").arg(side + other)
                                                          : tr("Known to %1 and %2").arg(side, other);
    }
    if (const PortRecord* port = all.find(entry.port)) {
        row.port = words(port->name);
        row.portId = static_cast<int>(port->id.value);
    }
    if (all.find(entry.battle))
        row.battleId = static_cast<int>(entry.battle.value);
    return row;
}

bool ChronicleList::isFound(const ChronicleEntry& row) const
{
    return m_filter.isEmpty() || row.text.contains(m_filter, Qt::CaseInsensitive)
           || row.port.contains(m_filter, Qt::CaseInsensitive)
           || row.date.contains(m_filter, Qt::CaseInsensitive);
}

std::vector<ChronicleEntry> ChronicleList::rowsOf(const ToldWeek& week, const Campaign& all) const
{
    std::vector<ChronicleEntry> rows;
    const auto add = [&](const std::vector<const ChronicleRecord*>& entries, Weight weight) {
        for (const ChronicleRecord* entry : entries) {
            ChronicleEntry row = rowOf(*entry, all);
            row.weight = static_cast<int>(weight); // a slight one by itself is plain
            if (isFound(row))
                rows.push_back(std::move(row));
        }
    };
    add(week.great, Weight::Great);
    add(week.plain, Weight::Plain);
    if (!m_filter.isEmpty() || week.slight.empty()) {
        add(week.slight, Weight::Slight);
        return rows;
    }
    const ChronicleRecord& first = *week.slight.front();
    ChronicleEntry line;
    line.id = -first.id.value; // no entry has such a number
    line.turn = countedTurn(first.turn);
    line.date = dateText(first.year, first.month, first.week);
    line.text = words(phraseOfSlight(week.slight));
    line.weight = static_cast<int>(Weight::Slight);
    line.folded = static_cast<int>(week.slight.size());
    line.isOpen = m_opened.contains(line.id);
    const bool isOpen = line.isOpen;
    rows.push_back(std::move(line));
    if (isOpen)
        add(week.slight, Weight::Slight);
    return rows;
}

void ChronicleList::refill()
{
    std::vector<ChronicleEntry> rows;
    m_total = 0;
    if (const Campaign* all = records()) {
        const auto entries = chronicleFor(*all, campaign()->looksAs());
        m_total = static_cast<int>(entries.size());
        for (const ToldWeek& week : weeksOf(entries)) {
            std::vector<ChronicleEntry> told = rowsOf(week, *all);
            rows.insert(rows.end(), std::make_move_iterator(told.begin()),
                        std::make_move_iterator(told.end()));
        }
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ChronicleEntry& a, const ChronicleEntry& b) { return a.turn > b.turn; });
    replaceRows(m_rows, std::move(rows));
    emit laidOut();
}

} // namespace navarch
