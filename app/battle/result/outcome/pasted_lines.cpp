// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/pasted_lines.h"

#include <QStringList>

#include <algorithm>
#include <deque>
#include <set>
#include <utility>

#include "app/base/speech/speech.h"
#include "app/battle/result/outcome/line_cells.h"
#include "app/battle/result/outcome/named_rows.h"
#include "app/battle/result/outcome/outcome_table.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

using Part = OutcomeFinding::Part;
using Holds = OutcomeColumn::Holds;

/// Why a line cannot be read; nothing: it can.
using Reason = std::optional<QString>;

/// Reads the lines one after the other into an outcome.
class Reader {
public:
    Reader(const BattleOutcome& now, std::size_t first, const OutcomeSheet& sheet)
        : m_sheet(sheet),
          m_names(sheet),
          m_next(sheet.placeOf(first)),
          m_side(first < sheet.ships.size() ? sheet.ships[first].side : -1)
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
            return tl::unexpected(
                Problems{wrong(windowText("The block"), windowText("It is too long for a result."))});
        bool isFirst = true;
        Problems problems;
        for (int number = 0; number < lines.size(); ++number) {
            const QString line = lines[number];
            if (line.trimmed().isEmpty() || line.trimmed().startsWith(QLatin1Char('#')))
                continue;
            const QStringList cells = cellsOf(line);
            Reason why;
            const bool isTitle = std::exchange(isFirst, false)
                                 && cells.front().compare(QLatin1String("ship"), Qt::CaseInsensitive) == 0;
            if (isTitle)
                why = takeTitles(cells);
            else
                why = m_columns.empty() ? takeWords(cells) : takeRow(cells);
            if (why)
                problems.push_back(wrong(windowText("Line %1").arg(number + 1), *why));
            // Without its titles a table means nothing; and what goes beyond all bounds need not be told to the end.
            if ((why && isTitle) || problems.size() == maxWrongLines || (why && m_isFull))
                break;
        }
        if (!problems.empty())
            return tl::unexpected(std::move(problems));
        if (m_pasted.ships + m_pasted.commanders == 0 && m_pasted.picked.empty())
            return tl::unexpected(
                Problems{wrong(windowText("The block"), windowText("There is no line with a ship in it."))});
        return std::move(m_pasted);
    }

private:
    static Problem wrong(const QString& place, const QString& why)
    {
        return {place.toStdString(), given(why.toStdString()),
                given(windowText("Correct the line and paste again.").toStdString())};
    }

    // Which ship

    /// The next lines without a name are of these ships.
    Reason point(const std::vector<std::size_t>& ships, bool isNextPart)
    {
        for (const std::size_t ship : ships)
            if (m_given.contains(ship) || !m_pointed.insert(ship).second)
                return windowText("%1 stands in the list twice.").arg(words(m_sheet.ships[ship].name));
        if (!isNextPart)
            m_queue.clear();
        m_queue.insert(m_queue.end(), ships.begin(), ships.end());
        m_pasted.picked.insert(m_pasted.picked.end(), ships.begin(), ships.end());
        return {};
    }

    /// Whom a line without a name is of; nothing when there is nobody left.
    std::optional<std::size_t> nextShip()
    {
        while (!m_queue.empty()) {
            const std::size_t ship = m_queue.front();
            m_queue.pop_front();
            if (!m_given.contains(ship))
                return ship;
        }
        if (m_next < m_sheet.ships.size())
            return m_sheet.shipAt(m_next);
        m_isFull = true;
        return std::nullopt;
    }

    Reason begin(std::size_t ship)
    {
        m_next = m_sheet.placeOf(ship) + 1;
        std::erase(m_pasted.picked, ship);
        if (!m_given.insert(ship).second)
            return windowText("%1 has a line already.").arg(words(m_sheet.ships[ship].name));
        ShipOutcome& now = m_pasted.outcome.ships[ship];
        const Deeds deeds = now.deeds; // no line tells of them
        now = m_sheet.before.ships[ship];
        now.deeds = deeds;
        ++m_pasted.ships;
        m_pasted.rows.push_back(ship);
        return {};
    }

    // Words

    Reason takeWords(QStringList cells)
    {
        if (const auto commander = m_names.commander(cells.front()); commander && cells.size() > 1)
            return takeCommander(*commander, cells.mid(1).join(QLatin1Char(' ')));
        std::vector<std::size_t> ships;
        bool isNextPart = false;
        const QString name = m_names.nameAtFront(cells.front());
        if (!name.isEmpty()) {
            bool taken = false;
            const auto found = m_names.ship(name, -1, m_given, taken);
            if (!found)
                return windowText("%1 has a line already.").arg(name);
            ships = {*found};
            cells.front() = cells.front().mid(name.size()).trimmed();
        } else if (const auto code = NamedRows::codeAtFront(cells.front())) {
            auto coded = m_names.ships(*code, m_side);
            if (!coded)
                return coded.error();
            ships = std::move(*coded);
            isNextPart = *code && (*code)->part > 1;
        } else {
            const auto next = nextShip();
            if (!next)
                return windowText("There are no more ships on the sheet: it has %1.")
                    .arg(m_sheet.ships.size());
            return takeShip(*next, cells);
        }
        if (std::all_of(cells.begin(), cells.end(), [](const QString& cell) { return cell.isEmpty(); }))
            return point(ships, isNextPart);
        m_queue.clear(); // it goes on after her
        for (const std::size_t ship : ships)
            if (Reason why = takeShip(ship, cells))
                return why;
        return {};
    }

    Reason takeShip(std::size_t ship, const QStringList& cells)
    {
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
                    return windowText("It does not say what is meant by %1.").arg(word);
                if (Reason why = takeLoss(*counted, word, ship, fit))
                    return why;
                at += 1 + words;
            } else if (const auto fate = fateOfWord(word)) {
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
            } else if (const auto damage = damageOfWord(word)) {
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
                    return windowText("After \"captain\" stands fit, wounded, captured or dead.");
                ship.condition.captain = *state;
                at += 2;
            } else {
                return windowText("\"%1\" is neither a ship of this battle nor a word that is known here.")
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
            return windowText("After a commander's name stands fit, wounded, captured or dead.");
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
            return by.isEmpty() ? Reason() : Reason(windowText("Only what is captured has a captor."));
        captor = by.isEmpty() && m_sheet.brief.sides.size() == 2 ? 1 - side : m_names.side(by);
        if (captor < 0)
            return by.isEmpty() ? windowText("Say who captured her: \"captured by ...\".")
                                : windowText("No side of this battle is called \"%1\".").arg(by.left(40));
        return captor == side ? Reason(windowText("A side cannot capture its own ship.")) : Reason();
    }

    static Reason takeLoss(const LossKind& kind, const QString& text, ShipOutcome& ship, const ShipFit& fit)
    {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        const QString thing = words(kind.thing);
        if (!isNumber || number < 0)
            return windowText("It does not say how many %1.").arg(thing);
        if (number > kind.aboard(fit))
            return windowText("%1 %2 are lost, and she had %3.").arg(number).arg(thing).arg(kind.aboard(fit));
        ship.condition.*kind.lost = number;
        return {};
    }

    // A table

    Reason takeTitles(const QStringList& cells)
    {
        for (const QString& cell : cells) {
            const auto column = outcomeColumn(cell);
            if (!column)
                return windowText("There is no column \"%1\".").arg(cell.left(40));
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
            return windowText("It has more cells than there are titles.");
        const QString side = cellFor(cells, Holds::Side);
        if (!side.isEmpty() && m_names.side(side) < 0)
            return windowText("No side of this battle is called \"%1\".").arg(side.left(40));
        bool taken = false;
        auto ship = m_names.ship(cells.front(), side.isEmpty() ? -1 : m_names.side(side), m_given, taken);
        QString front = cells.front();
        if (const auto code = ship || taken ? std::nullopt : NamedRows::codeAtFront(front)) {
            const auto coded = m_names.ships(*code, side.isEmpty() ? m_side : m_names.side(side));
            if (!coded)
                return coded.error();
            if (coded->size() > 1 || !front.isEmpty())
                return windowText("A row of a table is of one ship.");
            ship = coded->front();
        }
        if (!ship)
            return (taken ? windowText("%1 has a line already.") : windowText("No ship is called \"%1\"."))
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
            return windowText("\"%1\" cannot stand under %2.")
                .arg(cell.left(40), QLatin1String(column.title));
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
        case Holds::Captor: return {};
        case Holds::Fate:
            if (cell == QLatin1String("absent")) {
                ship.onTable = false;
                return {};
            }
            if (const auto fate = fateOfWord(cell)) {
                ship.fate = *fate;
                return {};
            }
            return unknown();
        case Holds::Damage:
            if (const auto damage = damageOfWord(cell)) {
                ship.condition.damage = *damage;
                return {};
            }
            return unknown();
        case Holds::Loss: return takeLoss(*column.loss, cell, ship, fit);
        case Holds::Rudder: return flag(ship.condition.rudderHit);
        case Holds::Mast: return flag(ship.condition.mastDown);
        case Holds::GreekFire: return flag(ship.condition.greekFireUsed);
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
    NamedRows m_names;
    std::size_t m_next;              ///< place in the order of the sheets
    int m_side;                      ///< where the block begins
    std::deque<std::size_t> m_queue; ///< ships of codes, for lines without a name
    std::set<std::size_t> m_pointed; ///< everyone named by herself
    bool m_isFull = false;           ///< there was a line beyond the last ship
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
