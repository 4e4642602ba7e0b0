// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/result/pasted_lines.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>
#include <set>

#include "app/campaign/wording.h"
#include "app/result/outcome_table.h"

namespace navarch {

namespace {

using Part = OutcomeFinding::Part;
using Holds = OutcomeColumn::Holds;

QString lineText(const char* text)
{
    return QCoreApplication::translate("PastedLines", text);
}

/// Why a line cannot be read; nothing: it can.
using Reason = std::optional<QString>;

QStringList cellsOf(const QString& line)
{
    const QChar apart = line.contains(QLatin1Char('\t'))  ? QLatin1Char('\t')
                        : line.contains(QLatin1Char(';')) ? QLatin1Char(';')
                                                          : QLatin1Char(',');
    QStringList cells;
    for (QString cell : line.split(apart)) {
        cell = cell.trimmed();
        if (cell.size() >= 2 && cell.startsWith(QLatin1Char('"')) && cell.endsWith(QLatin1Char('"')))
            cell =
                cell.mid(1, cell.size() - 2).replace(QStringLiteral("\"\""), QStringLiteral("\"")).trimmed();
        if (cell.size() >= 2 && cell.front() == QLatin1Char('\'')
            && QStringLiteral("=+-@'").contains(cell[1]))
            cell.remove(0, 1); // the apostrophe that keeps a spreadsheet from reckoning
        cells.push_back(cell);
    }
    return cells;
}

std::optional<ShipFate> fateOf(const QString& word)
{
    static const std::map<QString, ShipFate> fates{{QStringLiteral("afloat"), ShipFate::Afloat},
                                                   {QStringLiteral("a"), ShipFate::Afloat},
                                                   {QStringLiteral("sunk"), ShipFate::Sunk},
                                                   {QStringLiteral("s"), ShipFate::Sunk},
                                                   {QStringLiteral("captured"), ShipFate::Captured},
                                                   {QStringLiteral("taken"), ShipFate::Captured},
                                                   {QStringLiteral("c"), ShipFate::Captured},
                                                   {QStringLiteral("fled"), ShipFate::Fled},
                                                   {QStringLiteral("f"), ShipFate::Fled},
                                                   {QStringLiteral("withdrew"), ShipFate::Withdrew},
                                                   {QStringLiteral("withdrawn"), ShipFate::Withdrew},
                                                   {QStringLiteral("w"), ShipFate::Withdrew}};
    const auto found = fates.find(word);
    return found == fates.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Damage> damageOf(const QString& word)
{
    if (word == QLatin1String("sound") || word == QLatin1String("undamaged"))
        return Damage::None;
    return enumFromName<Damage>(word.toStdString());
}

/// The loss that words from `at` on name, and how many words that are.
std::pair<const LossKind*, int> lossAt(const QStringList& list, int at)
{
    const auto is = [&](int i, const char* word) {
        return i < list.size()
               && (list[i] == QLatin1String(word) || list[i] + QLatin1Char('s') == QLatin1String(word));
    };
    if (is(at, "heavy") && is(at + 1, "marines"))
        return {&lossKinds[4], 2};
    if (is(at, "heavy") && is(at + 1, "engines"))
        return {&lossKinds[7], 2};
    if (is(at, "fire") && is(at + 1, "pots"))
        return {&lossKinds[8], 2};
    if (is(at, "ballista"))
        return {&lossKinds[5], 1};
    for (const OutcomeColumn& column : outcomeColumns())
        if (column.loss && is(at, column.title))
            return {column.loss, 1};
    return {nullptr, 0};
}

/// Reads the lines one after the other into an outcome.
class Reader {
public:
    Reader(const BattleOutcome& now, std::size_t first, const OutcomeSheet& sheet)
        : m_sheet(sheet),
          m_next(first)
    {
        m_pasted.outcome = now;
    }

    Result<PastedLines> read(const QString& text)
    {
        QString plain = text;
        plain.replace(QStringLiteral("\r\n"), QStringLiteral("\n"))
            .replace(QLatin1Char('\r'), QLatin1Char('\n'));
        const QStringList lines = plain.split(QLatin1Char('\n'));
        if (text.size() > maxPastedText || lines.size() > maxPastedLines)
            return refused(lineText("The block"), lineText("It is too long for a result."));
        bool isFirst = true;
        for (int number = 0; number < lines.size(); ++number) {
            const QString line = lines[number];
            if (line.trimmed().isEmpty() || line.trimmed().startsWith(QLatin1Char('#')))
                continue;
            const QStringList cells = cellsOf(line);
            Reason why;
            if (std::exchange(isFirst, false)
                && cells.front().compare(QLatin1String("ship"), Qt::CaseInsensitive) == 0)
                why = takeTitles(cells);
            else
                why = m_columns.empty() ? takeWords(cells) : takeRow(cells);
            if (why)
                return refused(lineText("Line %1").arg(number + 1), *why);
        }
        if (m_pasted.ships + m_pasted.commanders == 0)
            return refused(lineText("The block"), lineText("There is no line with a ship in it."));
        return std::move(m_pasted);
    }

private:
    static tl::unexpected<Problems> refused(const QString& place, const QString& why)
    {
        return tl::unexpected(Problems{{place.toStdString(), why.toStdString(),
                                        lineText("Correct the line and paste again.").toStdString()}});
    }

    // Which ship

    [[nodiscard]] int sideNamed(const QString& name) const
    {
        for (std::size_t i = 0; i < m_sheet.brief.sides.size(); ++i)
            if (words(m_sheet.brief.sides[i].name).compare(name, Qt::CaseInsensitive) == 0)
                return static_cast<int>(i);
        return -1;
    }

    /// Of several of that name the first that has no line yet; `taken`: all of them have.
    std::optional<std::size_t> shipNamed(const QString& name, int side, bool& taken) const
    {
        taken = false;
        for (std::size_t i = 0; i < m_sheet.ships.size(); ++i) {
            if ((side >= 0 && m_sheet.ships[i].side != side)
                || words(m_sheet.ships[i].name).compare(name, Qt::CaseInsensitive) != 0)
                continue;
            if (!m_given.contains(i))
                return i;
            taken = true;
        }
        return std::nullopt;
    }

    /// The longest name of a ship that `text` begins with, with nothing or a space after it.
    [[nodiscard]] QString nameAtFront(const QString& text) const
    {
        QString found;
        const auto look = [&](const QString& name) {
            if (name.size() > found.size() && text.startsWith(name, Qt::CaseInsensitive)
                && (text.size() == name.size() || text[name.size()] == QLatin1Char(' ')))
                found = name;
        };
        for (const BriefShip& ship : m_sheet.ships)
            look(words(ship.name));
        return found;
    }

    [[nodiscard]] std::optional<std::size_t> commanderNamed(const QString& name) const
    {
        for (std::size_t i = 0; i < m_sheet.before.commanders.size(); ++i)
            if (!name.isEmpty()
                && words(m_sheet.before.commanders[i].name).compare(name, Qt::CaseInsensitive) == 0)
                return i;
        return std::nullopt;
    }

    Reason begin(std::size_t ship)
    {
        if (ship >= m_sheet.ships.size())
            return lineText("There are no more ships on the sheet: it has %1.").arg(m_sheet.ships.size());
        if (!m_given.insert(ship).second)
            return lineText("%1 has a line already.").arg(words(m_sheet.ships[ship].name));
        ShipOutcome& now = m_pasted.outcome.ships[ship];
        const Deeds deeds = now.deeds; // no line tells of them
        now = m_sheet.before.ships[ship];
        now.deeds = deeds;
        m_next = ship + 1;
        ++m_pasted.ships;
        return {};
    }

    // Words

    Reason takeWords(QStringList cells)
    {
        if (const auto commander = commanderNamed(cells.front()); commander && cells.size() > 1)
            return takeCommander(*commander, cells.mid(1).join(QLatin1Char(' ')));
        std::size_t ship = m_next;
        const QString name = nameAtFront(cells.front());
        if (!name.isEmpty()) {
            bool taken = false;
            const auto found = shipNamed(name, -1, taken);
            if (!found)
                return lineText("%1 has a line already.").arg(name);
            ship = *found;
            cells.front() = cells.front().mid(name.size()).trimmed();
        }
        if (Reason why = begin(ship))
            return why;
        for (const QString& cell : cells)
            if (Reason why = takeCell(cell, m_pasted.outcome.ships[ship], m_sheet.ships[ship].ship.fit))
                return why;
        return {};
    }

    Reason takeCell(const QString& cell, ShipOutcome& ship, const ShipFit& fit)
    {
        const QStringList list = cell.toLower().simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (int at = 0; at < list.size();) {
            const QString& word = list[at];
            if (word == QLatin1String("damage") || word == QLatin1String("lost")
                || word == QLatin1String("used") || word == QLatin1String("hit")
                || word == QLatin1String("down") || word == QLatin1String("and")) {
                ++at;
            } else if (const auto [loss, length] = lossAt(list, at); loss) {
                at += length;
                if (at < list.size() && list[at] == QLatin1String("lost"))
                    ++at;
                if (Reason why = takeLoss(*loss, at < list.size() ? list[at] : QString(), ship, fit))
                    return why;
                ++at;
            } else if (bool isNumber = false; word.toInt(&isNumber), isNumber) {
                const auto [counted, words] = lossAt(list, at + 1);
                if (!counted)
                    return lineText("It does not say what is meant by %1.").arg(word);
                if (Reason why = takeLoss(*counted, word, ship, fit))
                    return why;
                at += 1 + words;
            } else if (const auto fate = fateOf(word)) {
                ship.fate = *fate;
                ++at;
                QString by;
                if (*fate == ShipFate::Captured && at < list.size() && list[at] == QLatin1String("by")) {
                    by = list.mid(at + 1).join(QLatin1Char(' '));
                    at = static_cast<int>(list.size());
                }
                if (Reason why = takeCaptor(by, ship.fate == ShipFate::Captured, ship.side, ship.captor))
                    return why;
            } else if (word == QLatin1String("absent")) {
                ship.onTable = false;
                ++at;
            } else if (const auto damage = damageOf(word)) {
                ship.condition.damage = *damage;
                ++at;
            } else if (word == QLatin1String("rudder")) {
                ship.condition.rudderHit = true;
                ++at;
            } else if (word == QLatin1String("mast")) {
                ship.condition.mastDown = true;
                ++at;
            } else if (word == QLatin1String("greek") && at + 1 < list.size()
                       && list[at + 1] == QLatin1String("fire")) {
                ship.condition.greekFireUsed = true;
                at += 2;
            } else if (word == QLatin1String("captain")) {
                const auto state =
                    enumFromName<PersonState>(at + 1 < list.size() ? list[at + 1].toStdString() : "");
                if (!state)
                    return lineText("After \"captain\" stands fit, wounded, captured or dead.");
                ship.condition.captain = *state;
                at += 2;
            } else {
                return lineText("\"%1\" is neither a ship of this battle nor a word that is known here.")
                    .arg(cell.section(QLatin1Char(' '), at, at).left(40));
            }
        }
        return {};
    }

    Reason takeCommander(std::size_t index, const QString& what)
    {
        const QStringList list = what.toLower().simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto state = enumFromName<PersonState>(list.isEmpty() ? "" : list.front().toStdString());
        if (!state)
            return lineText("After a commander's name stands fit, wounded, captured or dead.");
        CommanderOutcome& commander = m_pasted.outcome.commanders[index];
        commander.state = *state;
        commander.captor = -1;
        ++m_pasted.commanders;
        const QString by =
            list.value(1) == QLatin1String("by") ? list.mid(2).join(QLatin1Char(' ')) : QString();
        return takeCaptor(by, *state == PersonState::Captured, commander.side, commander.captor);
    }

    // Parts of a ship, which both forms share

    Reason takeCaptor(const QString& by, bool captured, int side, int& captor) const
    {
        captor = -1;
        if (!captured)
            return by.isEmpty() ? Reason() : Reason(lineText("Only what is captured has a captor."));
        captor = by.isEmpty() && m_sheet.brief.sides.size() == 2 ? 1 - side : sideNamed(by);
        if (captor < 0)
            return by.isEmpty() ? lineText("Say who captured her: \"captured by ...\".")
                                : lineText("No side of this battle is called \"%1\".").arg(by.left(40));
        return captor == side ? Reason(lineText("A side cannot capture its own ship.")) : Reason();
    }

    static Reason takeLoss(const LossKind& kind, const QString& text, ShipOutcome& ship, const ShipFit& fit)
    {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        const QString thing = words(kind.thing);
        if (!isNumber || number < 0)
            return lineText("It does not say how many %1.").arg(thing);
        if (number > kind.aboard(fit))
            return lineText("%1 %2 are lost, and she had %3.").arg(number).arg(thing).arg(kind.aboard(fit));
        ship.condition.*kind.lost = number;
        return {};
    }

    // A table

    Reason takeTitles(const QStringList& cells)
    {
        for (const QString& cell : cells) {
            const auto column = outcomeColumn(cell);
            if (!column)
                return lineText("There is no column \"%1\".").arg(cell.left(40));
            m_columns.push_back(*column);
        }
        return {};
    }

    [[nodiscard]] QString cellFor(const QStringList& cells, Holds holds) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].holds == holds)
                return cells.value(static_cast<int>(i));
        return {};
    }

    Reason takeRow(const QStringList& cells)
    {
        if (static_cast<std::size_t>(cells.size()) > m_columns.size())
            return lineText("It has more cells than there are titles.");
        const QString side = cellFor(cells, Holds::Side);
        if (!side.isEmpty() && sideNamed(side) < 0)
            return lineText("No side of this battle is called \"%1\".").arg(side.left(40));
        bool taken = false;
        const auto ship = shipNamed(cells.front(), side.isEmpty() ? -1 : sideNamed(side), taken);
        if (!ship)
            return (taken ? lineText("%1 has a line already.") : lineText("No ship is called \"%1\"."))
                .arg(cells.front().left(60));
        if (Reason why = begin(*ship))
            return why;
        ShipOutcome& now = m_pasted.outcome.ships[*ship];
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (Reason why = takeTableCell(m_columns[i], cells.value(static_cast<int>(i)).toLower(), now,
                                           m_sheet.ships[*ship].ship.fit))
                return why;
        return takeCaptor(cellFor(cells, Holds::Captor), now.fate == ShipFate::Captured, now.side,
                          now.captor);
    }

    static Reason takeTableCell(const OutcomeColumn& column, const QString& cell, ShipOutcome& ship,
                                const ShipFit& fit)
    {
        const auto unknown = [&] {
            return lineText("\"%1\" cannot stand under %2.").arg(cell.left(40), QLatin1String(column.title));
        };
        const auto flag = [&](bool& on) -> Reason {
            const bool yes =
                cell == QLatin1String("yes") || cell == QLatin1String("x") || cell == QLatin1String("1");
            if (!yes && cell != QLatin1String("no") && cell != QLatin1String("0"))
                return unknown();
            on = yes;
            return {};
        };
        if (cell.isEmpty())
            return {};
        switch (column.holds) {
        case Holds::Name:
        case Holds::Side:
        case Holds::Captor:
            return {};
        case Holds::Fate:
            if (cell == QLatin1String("absent")) {
                ship.onTable = false;
                return {};
            }
            if (const auto fate = fateOf(cell)) {
                ship.fate = *fate;
                return {};
            }
            return unknown();
        case Holds::Damage:
            if (const auto damage = damageOf(cell)) {
                ship.condition.damage = *damage;
                return {};
            }
            return unknown();
        case Holds::Loss:
            return takeLoss(*column.loss, cell, ship, fit);
        case Holds::Rudder:
            return flag(ship.condition.rudderHit);
        case Holds::Mast:
            return flag(ship.condition.mastDown);
        case Holds::GreekFire:
            return flag(ship.condition.greekFireUsed);
        case Holds::Captain:
            if (const auto state = enumFromName<PersonState>(cell.toStdString())) {
                ship.condition.captain = *state;
                return {};
            }
            return unknown();
        }
        return {};
    }

    const OutcomeSheet& m_sheet;
    std::size_t m_next;
    std::vector<OutcomeColumn> m_columns;
    std::set<std::size_t> m_given;
    PastedLines m_pasted;
};

} // namespace

Result<PastedLines> pastedLines(const QString& text, const BattleOutcome& now, std::size_t first,
                                const OutcomeSheet& sheet)
{
    return Reader(now, first, sheet).read(text);
}

} // namespace navarch
