// SPDX-License-Identifier: GPL-3.0-or-later
// What the preview of an outcome says.
#include "app/war/battles/outcome_preview.h"

#include "app/base/pricing/amounts.h"
#include "app/war/battles/battle_words.h"
#include "core/battle/forecast/losses.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

namespace {

QString shipsLine(const ShipConsequence& ship)
{
    switch (ship.lot) {
    case ShipLot::Lost:
        return ship.fate == ShipFate::Sunk ? OutcomePreview::tr("Sunk")
                                           : OutcomePreview::tr("Lost as a wreck");
    case ShipLot::Towed: return OutcomePreview::tr("Towed home, a wreck");
    case ShipLot::Taken: return OutcomePreview::tr("Captured, serves on");
    case ShipLot::Sold: return OutcomePreview::tr("Captured, sold");
    case ShipLot::Burnt: return OutcomePreview::tr("Captured, burnt");
    case ShipLot::None:
    case ShipLot::Kept: break;
    }
    QString text = words(ship.after);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString experienceNote(int points)
{
    return points > 0 ? OutcomePreview::tr("experience +%1").arg(points) : QString();
}

QString personLine(const CommanderConsequence& person, const std::vector<SideConsequence>& sides)
{
    QStringList parts;
    if (person.after != person.before) {
        const auto captor = static_cast<std::size_t>(std::max(0, person.captor));
        if (person.after == PersonState::Captured && person.captor >= 0 && captor < sides.size())
            parts.push_back(OutcomePreview::tr("captured by %1").arg(words(sides[captor].name)));
        else
            parts.push_back(wordOf(person.after).toLower());
        if (person.weeksOut > 0)
            parts.push_back(person.weeksOut == 1
                                ? OutcomePreview::tr("out for 1 week")
                                : OutcomePreview::tr("out for %1 weeks").arg(person.weeksOut));
    }
    if (person.experience > 0)
        parts.push_back(experienceNote(person.experience));
    return parts.join(QStringLiteral(", "));
}

/// What the fight itself cost each side, as the outcome's own sheet tells it: the same figure wherever it is told.
std::vector<Talents> lostInTheFight(const Campaign& all, const EnterBattle& action, const Figures& figures)
{
    const BattleRecord* battle = all.find(action.battle);
    if (!battle)
        return {};
    const auto brief = briefOf(*battle, figures);
    return brief ? FieldValues(*brief, figures).losses(action.outcome) : std::vector<Talents>();
}

bool isGone(ShipLot lot)
{
    return lot == ShipLot::Lost || lot == ShipLot::Taken || lot == ShipLot::Sold || lot == ShipLot::Burnt;
}

} // namespace

QString OutcomePreview::title() const
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const BattleRecord* battle = all ? all->find(m_action.battle) : nullptr;
    return battle ? words(battle->name) : QString();
}

QString OutcomePreview::end() const
{
    QString won = tr("A draw");
    for (const SideConsequence& side : m_preview.consequences.sides)
        if (side.victor)
            won = tr("%1 won").arg(words(side.name));
    const int turns = m_action.outcome.turns;
    return QStringList{won, turns == 1 ? tr("1 turn") : tr("%1 turns").arg(turns), wayWords(m_action.way)}
        .join(QStringLiteral(" · "));
}

QVariantList OutcomePreview::sides() const
{
    QVariantList list;
    const Campaign* all = m_isOpen && m_campaign ? m_campaign->campaign() : nullptr;
    if (!all)
        return list;
    const Consequences& what = m_preview.consequences;
    const BattleParts parts = partsOf(*all, m_action.battle);
    const std::vector<Talents> inTheFight = lostInTheFight(*all, m_action, m_campaign->figures());
    for (const SideConsequence& side : what.sides) {
        const auto number = static_cast<std::size_t>(side.number);
        const BattlePlayer player =
            number < parts.sides.size() ? playerOf(*all, *parts.sides[number]) : plainPlayer(number);
        QVariantList hurt;
        int whole = 0;
        for (const ShipConsequence& ship : what.ships) {
            if (ship.side != side.number)
                continue;
            if (!ship.changed) {
                ++whole;
                continue;
            }
            hurt.push_back(QVariantMap{{QStringLiteral("name"), words(ship.name)},
                                       {QStringLiteral("lost"), isGone(ship.lot)},
                                       {QStringLiteral("text"), shipsLine(ship)},
                                       {QStringLiteral("note"), experienceNote(ship.experience)}});
        }
        QVariantList fleets;
        for (const FleetConsequence& fleet : what.fleets)
            if (fleet.side == side.number)
                fleets.push_back(
                    QVariantMap{{QStringLiteral("name"), words(fleet.name)},
                                {QStringLiteral("text"), words(fleet.text)},
                                {QStringLiteral("ships"),
                                 tr("%1 of %2 ships").arg(fleet.shipsAfter).arg(fleet.shipsBefore)}});
        QVariantList people;
        for (const CommanderConsequence& person : what.commanders)
            if (const QString text = personLine(person, what.sides);
                person.side == side.number && !text.isEmpty())
                people.push_back(
                    QVariantMap{{QStringLiteral("name"),
                                 person.name.empty() ? tr("Commander of the garrison") : words(person.name)},
                                {QStringLiteral("text"), text},
                                {QStringLiteral("lost"), person.after == PersonState::Dead
                                                             || person.after == PersonState::Captured}});
        list.push_back(
            QVariantMap{{QStringLiteral("name"), words(side.name)},
                        {QStringLiteral("colour"), player.colour},
                        {QStringLiteral("emblem"), player.emblem},
                        {QStringLiteral("victor"), side.victor},
                        {QStringLiteral("ships"), side.ships},
                        {QStringLiteral("whole"), whole},
                        {QStringLiteral("lost"), side.sunk + side.captured + side.wrecksLost},
                        {QStringLiteral("fight"),
                         number < inTheFight.size() ? amountText(inTheFight[number]) : QString()},
                        {QStringLiteral("losses"), amountText(side.losses)},
                        {QStringLiteral("money"), amountText(side.money)},
                        {QStringLiteral("pays"), side.money.isNegative()},
                        {QStringLiteral("gains"), !side.money.isZero() && !side.money.isNegative()},
                        {QStringLiteral("fleets"), fleets},
                        {QStringLiteral("people"), people},
                        {QStringLiteral("hurt"), hurt}});
    }
    return list;
}

QVariantList OutcomePreview::prizes() const
{
    QVariantList list;
    if (!m_isOpen)
        return list;
    for (const Prize& prize : m_preview.consequences.prizes)
        list.push_back(QVariantMap{
            {QStringLiteral("ship"), static_cast<int>(prize.ship.value)},
            {QStringLiteral("name"), words(prize.name)},
            {QStringLiteral("from"), words(prize.from)},
            {QStringLiteral("captor"), words(prize.captorName)},
            {QStringLiteral("use"), words(nameOf(prize.use))},
            {QStringLiteral("chosen"), prize.chosen},
            {QStringLiteral("canTake"), !prize.into.isNone()},
            {QStringLiteral("take"), amountText(prize.takeCost)},
            {QStringLiteral("sale"), amountText(prize.salePrice)},
            {QStringLiteral("towed"), prize.towed},
            {QStringLiteral("note"),
             prize.into.isNone()
                 ? tr("no fleet to join")
                 : tr("joins %1, %2 crew").arg(words(prize.intoName), wordOf(prize.crew).toLower())}});
    return list;
}

QStringList OutcomePreview::ashore() const
{
    QStringList list;
    if (m_isOpen)
        for (const Phrase& line : m_preview.consequences.ashore)
            list.push_back(words(line));
    return list;
}

QVariantList OutcomePreview::dice() const
{
    QVariantList list;
    if (!m_isOpen)
        return list;
    std::vector<Roll> shown;
    if (m_typedDice)
        for (const Event& event : m_preview.verdict.events)
            shown.insert(shown.end(), event.dice.begin(), event.dice.end());
    for (std::size_t i = 0; i < m_needed.size(); ++i) {
        Roll roll = m_needed[i];
        if (m_typedDice) {
            if (i < m_faces.size() && i < shown.size())
                roll = shown[i];
            roll.face = i < m_faces.size() ? m_faces[i] : 0;
            if (i >= m_faces.size() || i >= shown.size())
                roll.result.clear();
        }
        list.push_back(QVariantMap{{QStringLiteral("sides"), roll.sides},
                                   {QStringLiteral("face"), roll.face},
                                   {QStringLiteral("why"), words(roll.why)},
                                   {QStringLiteral("rule"), words(roll.rule)},
                                   {QStringLiteral("result"), words(roll.result)}});
    }
    return list;
}

QVariantMap OutcomePreview::wantedDie() const
{
    if (!m_isOpen || !m_typedDice || m_faces.size() >= m_needed.size())
        return {};
    const Roll& next = m_needed[m_faces.size()];
    return {{QStringLiteral("sides"), next.sides},
            {QStringLiteral("why"), words(next.why)},
            {QStringLiteral("number"), static_cast<int>(m_faces.size()) + 1}};
}

QString OutcomePreview::whyNot() const
{
    if (!m_isOpen || allowed())
        return {};
    if (!wantedDie().isEmpty())
        return tr("Dice are still to be rolled.");
    const QString why = firstError(m_preview.verdict.reasons);
    return why.isEmpty() ? tr("It cannot be entered.") : why;
}

} // namespace navarch
