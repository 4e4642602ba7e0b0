// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/battle_names.h"

#include "core/rules/lessons.h"

namespace navarch {

BattleNames::BattleNames(BattleTable& table) : m_table(table)
{
    connect(&table, &BattleTable::changed, this, &BattleNames::changed);
}

QString BattleNames::title() const
{
    if (!m_table.match())
        return {};
    QStringList names;
    for (const BriefSide& side : m_table.match()->brief().sides)
        names.push_back(words(side.name));
    return names.size() == 2 ? tr("%1 against %2").arg(names[0], names[1]) : names.join(QStringLiteral(", "));
}

QString BattleNames::game() const
{
    const RuleSet* game = m_table.game();
    return game ? spokenTerm(game->name) : QString();
}

QString BattleNames::piece() const
{
    const RuleSet* game = m_table.game();
    return spokenTerm(game ? game->pieces.one : PieceWords{}.one);
}

QString BattleNames::pieces() const
{
    const RuleSet* game = m_table.game();
    return spokenTerm(game ? game->pieces.many : PieceWords{}.many);
}

QString BattleNames::measure() const
{
    if (m_table.view().kind != BoardKind::FreeTable)
        return {};
    return m_table.view().measure == BoardMeasure::Inch ? tr("in", "inches") : tr("cm");
}

QString BattleNames::rules() const
{
    const RuleSet* game = m_table.game();
    return game ? words(game->id) : QString();
}

QString BattleNames::hint() const
{
    const RuleSet* game = m_table.game();
    const GameLesson* lesson = game ? lessonOf(game->id) : nullptr;
    return lesson ? spoken(Phrase(lesson->hint, std::nullopt, {}), lesson->rules) : QString();
}

} // namespace navarch
