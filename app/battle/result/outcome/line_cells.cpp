// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/line_cells.h"

#include <map>

#include "app/battle/result/outcome/outcome_table.h"

namespace navarch {

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

std::optional<ShipFate> fateOfWord(const QString& word)
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

std::optional<Damage> damageOfWord(const QString& word)
{
    if (word == QLatin1String("sound") || word == QLatin1String("undamaged"))
        return Damage::None;
    return enumFromName<Damage>(word.toStdString());
}

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

} // namespace navarch
