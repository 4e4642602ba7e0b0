// SPDX-License-Identifier: GPL-3.0-or-later
// What the room says about the battle, in words and lists.
#include "app/battle/room/battle_room.h"

#include <algorithm>
#include <functional>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/fit_facts.h"
#include "core/battle/forecast/losses.h"
#include "core/ships/outline.h"

namespace navarch {

namespace {

/// What all seats of a side have in common; empty when they differ.
QString playerOf(const BattlePlayer& player)
{
    const bool isMixed = std::adjacent_find(player.seats.begin(), player.seats.end(), std::not_equal_to<>())
                         != player.seats.end();
    return isMixed ? QString() : playerId(player.seats.empty() ? player.captain : player.seats.front());
}

} // namespace

QString BattleRoom::title() const
{
    if (!m_match)
        return {};
    const auto& all = m_match->brief().sides;
    QStringList names;
    for (const BriefSide& side : all)
        names.push_back(words(side.name));
    return names.size() == 2 ? tr("%1 against %2").arg(names[0], names[1]) : names.join(QStringLiteral(", "));
}

QString BattleRoom::game() const
{
    const RuleSet* rules = m_match ? m_rules.find(m_match->brief().rules) : nullptr;
    return rules ? words(rules->name) : QString();
}

QString BattleRoom::pieceWord() const
{
    const RuleSet* rules = m_match ? m_rules.find(m_match->brief().rules) : nullptr;
    return words(rules ? rules->pieces.one : PieceWords{}.one);
}

QString BattleRoom::piecesWord() const
{
    const RuleSet* rules = m_match ? m_rules.find(m_match->brief().rules) : nullptr;
    return words(rules ? rules->pieces.many : PieceWords{}.many);
}

const BoardPiece* BattleRoom::piece(int ship) const
{
    const auto found = std::find_if(m_view.pieces.begin(), m_view.pieces.end(),
                                    [ship](const BoardPiece& each) { return each.ship == ship; });
    return ship != noShip && found != m_view.pieces.end() ? &*found : nullptr;
}

const BriefShip* BattleRoom::briefShip(const BoardPiece& piece) const
{
    const bool isShip = !piece.isWall && piece.stands.empty() && piece.ship >= 0
                        && static_cast<std::size_t>(piece.ship) < m_ships.size();
    return isShip ? &m_ships[static_cast<std::size_t>(piece.ship)] : nullptr;
}

QString BattleRoom::nameOfSeat(const Viewer& seat) const
{
    if (!m_match || seat.side < 0)
        return {};
    const auto side = static_cast<std::size_t>(seat.side);
    const QString name = words(m_match->brief().sides[side].name);
    if (!shipsOfSeat(seat))
        return name;
    return tr("%1: %2").arg(name, words(m_seats[side][static_cast<std::size_t>(seat.seat)].name));
}

QString BattleRoom::measure() const
{
    if (m_view.kind != BoardKind::FreeTable)
        return {};
    return m_view.measure == BoardMeasure::Inch ? tr("in", "inches") : tr("cm");
}

QVariantList BattleRoom::sides() const
{
    QVariantList rows;
    for (std::size_t i = 0; m_match && i < m_match->brief().sides.size(); ++i) {
        const int side = static_cast<int>(i);
        const auto ships = std::count_if(m_ships.begin(), m_ships.end(),
                                         [side](const BriefShip& ship) { return ship.side == side; });
        const auto fit =
            std::count_if(m_view.pieces.begin(), m_view.pieces.end(), [&](const BoardPiece& each) {
                const BriefShip* ship = briefShip(each);
                return ship && each.side == side && each.condition.damage != Damage::Wrecked
                       && ship->side == side;
            });
        const bool inSquadrons = std::any_of(m_view.pieces.begin(), m_view.pieces.end(),
                                             [](const BoardPiece& each) { return !each.stands.empty(); });
        const auto squadronsIn = [side](const BoardView& view) {
            return std::count_if(view.pieces.begin(), view.pieces.end(), [side](const BoardPiece& each) {
                return !each.stands.empty() && each.side == side;
            });
        };
        // Where the others deploy unseen one knows nevertheless how many they are.
        const auto squadrons = inSquadrons && m_view.turn == 0 && squadronsIn(m_view) == 0
                                   ? squadronsIn(m_match->boardView().value_or(BoardView{}))
                                   : squadronsIn(m_view);
        const bool isUnseen =
            m_view.turn == 0 && fit == 0; // the others place their ships where one does not look
        const auto prizes =
            std::count_if(m_view.pieces.begin(), m_view.pieces.end(), [&](const BoardPiece& each) {
                const BriefShip* ship = briefShip(each);
                return ship && each.side == side && each.condition.damage != Damage::Wrecked
                       && ship->side != side;
            });
        QVariantList seats;
        for (std::size_t seat = 0; seat < m_players[i].seats.size(); ++seat)
            seats.push_back(
                QVariantMap{{QStringLiteral("name"), words(m_seats[i][seat].name)},
                            {QStringLiteral("player"), playerId(m_players[i].seats[seat])},
                            {QStringLiteral("ships"), static_cast<int>(m_seats[i][seat].ships.size())}});
        rows.push_back(
            QVariantMap{{QStringLiteral("name"), words(m_match->brief().sides[i].name)},
                        {QStringLiteral("squadrons"), inSquadrons ? static_cast<int>(squadrons) : -1},
                        {QStringLiteral("seats"), seats},
                        {QStringLiteral("colour"), m_players[i].colour},
                        {QStringLiteral("emblem"), m_players[i].emblem},
                        {QStringLiteral("player"), playerOf(m_players[i])},
                        {QStringLiteral("ships"), static_cast<int>(ships)},
                        {QStringLiteral("fit"), static_cast<int>(isUnseen ? ships : fit)},
                        {QStringLiteral("prizes"), static_cast<int>(prizes)}});
    }
    return rows;
}

QString BattleRoom::question() const
{
    if (!m_match)
        return {};
    return m_asked ? words(m_asked->wording) : tr("The battle is over");
}

QString BattleRoom::phase() const
{
    const QString phase = words(m_view.phase);
    return isOver() || question().contains(phase, Qt::CaseInsensitive) ? QString() : phase;
}

QVariantList BattleRoom::reserves() const
{
    QVariantList rows;
    for (const BoardReserve& each : m_view.reserves)
        rows.push_back(QVariantMap{{QStringLiteral("name"), words(each.name)},
                                   {QStringLiteral("side"), each.side},
                                   {QStringLiteral("ships"), each.ships},
                                   {QStringLiteral("comesNow"), each.comesNow},
                                   {QStringLiteral("standing"), words(each.standing)},
                                   {QStringLiteral("why"), words(each.why)},
                                   {QStringLiteral("rule"), words(each.rule)}});
    return rows;
}

QVariantMap BattleRoom::shipCard() const
{
    const BoardPiece* what = piece(m_ship);
    if (!what)
        return {};
    const auto joined = [](const std::vector<std::string>& texts) {
        QStringList list;
        for (const std::string& each : texts)
            list.push_back(words(each));
        return list.join(QStringLiteral(", "));
    };
    QVariantMap card{{QStringLiteral("name"), words(what->name)},
                     {QStringLiteral("side"), what->side},
                     {QStringLiteral("figures"), joined(what->figures)},
                     {QStringLiteral("status"), joined(what->status)},
                     {QStringLiteral("standing"), words(what->standing)},
                     {QStringLiteral("stands"), static_cast<int>(what->stands.size())},
                     {QStringLiteral("isWall"), what->isWall},
                     {QStringLiteral("mayOrder"), mayOrder(m_ship)}};
    if (const BriefShip* own = briefShip(*what)) {
        const FleetShip& ship = own->ship;
        const ShipClass* shipClass = builtInFigures().classes.find(ship.classId);
        card[QStringLiteral("kind")] = shipClass ? spokenTerm(shipClass->name) : QString();
        card[QStringLiteral("squadron")] = words(ship.squadron);
        if (m_view.kind == BoardKind::FreeTable) { // in its own measures; other games say theirs themselves
            card[QStringLiteral("crew")] = wordOf(ship.crew);
            card[QStringLiteral("facts")] = fitFacts(ship.fit, what->condition);
        }
        card[QStringLiteral("traits")] = QVariant::fromValue(outlineTraits(ship.fit, what->condition));
    }
    return card;
}

QString BattleRoom::undoTitle() const
{
    if (!canUndo())
        return {};
    std::size_t to = m_match->at() - 1;
    while (handCount() > 0 && to > 0 && !isHands(m_match->steps()[to]))
        --to;
    return words(m_match->steps()[to].wording);
}

QString BattleRoom::redoTitle() const
{
    return canRedo() ? words(m_match->steps()[m_match->at()].wording) : QString();
}

QVariantMap BattleRoom::wantedDie() const
{
    if (!m_rolledFor)
        return {};
    const auto shown = m_match->described(*m_rolledFor);
    return {{QStringLiteral("sides"), m_wanted.sides},
            {QStringLiteral("why"), words(m_wanted.why)},
            {QStringLiteral("rule"), words(m_wanted.rule)},
            {QStringLiteral("number"), static_cast<int>(m_faces.size()) + 1},
            {QStringLiteral("order"), shown ? words(shown->wording) : QString()}};
}

QVariantList BattleRoom::tray() const
{
    QVariantList groups;
    const auto add = [&groups](const BattleEvents& events) {
        for (const BattleEvent& event : events)
            if (!event.dice.empty())
                groups.push_back(laidOut(event));
    };
    if (m_rolledFor)
        add(m_soFar);
    else if (m_match && m_match->at() > 0)
        add(m_match->eventsFor(m_match->steps()[m_match->at() - 1], viewer()));
    return groups;
}

namespace {

QString fateWords(const ShipOutcome& ship, const BattleBrief& brief)
{
    switch (ship.fate) {
    case ShipFate::Sunk: return BattleRoom::tr("Sunk");
    case ShipFate::Captured:
        return ship.captor >= 0 ? BattleRoom::tr("Taken by %1")
                                      .arg(words(brief.sides[static_cast<std::size_t>(ship.captor)].name))
                                : BattleRoom::tr("Taken");
    case ShipFate::Fled: return BattleRoom::tr("Fled");
    case ShipFate::Withdrew: return BattleRoom::tr("Withdrew");
    case ShipFate::Afloat: break;
    }
    return ship.onTable ? BattleRoom::tr("Afloat") : BattleRoom::tr("Never came");
}

/// What a ship ended as, beside its fate.
QString stateWords(const ShipOutcome& ship)
{
    const bool isGone = ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured;
    return isGone || ship.condition.damage == Damage::None ? QString() : wordOf(ship.condition.damage);
}

QString endNote(const BattleOutcome& outcome, const BattleBrief& brief, const BattleEvents& last)
{
    QStringList parts{outcome.turns == 1 ? BattleRoom::tr("1 turn")
                                         : BattleRoom::tr("%1 turns").arg(outcome.turns)};
    if (outcome.conceded)
        parts.push_back(BattleRoom::tr("%1 gave the battle up")
                            .arg(words(brief.sides[static_cast<std::size_t>(*outcome.conceded)].name)));
    if (outcome.atTurnLimit)
        parts.push_back(BattleRoom::tr("ended at the turn limit"));
    if (outcome.stalled)
        parts.push_back(BattleRoom::tr("ended because nobody struck any more"));
    if (outcome.undecided)
        parts.push_back(BattleRoom::tr("broken off, undecided"));
    if (!last.empty()) // why it is over
        parts.push_back(spoken(last.back().text));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QVariantMap BattleRoom::outcome() const
{
    if (!isOver())
        return {};
    const BattleBrief& brief = m_match->brief();
    const BattleOutcome outcome = m_match->outcome();
    const std::vector<Talents> losses = FieldValues(brief, builtInFigures()).losses(outcome);
    QVariantList sides;
    for (std::size_t i = 0; i < brief.sides.size(); ++i) {
        QVariantList ships;
        for (const ShipOutcome& ship : outcome.ships)
            if (ship.side == static_cast<int>(i))
                ships.push_back(QVariantMap{
                    {QStringLiteral("name"), words(ship.name)},
                    {QStringLiteral("fate"), fateWords(ship, brief)},
                    {QStringLiteral("lost"), ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured},
                    {QStringLiteral("state"), stateWords(ship)}});
        sides.push_back(QVariantMap{{QStringLiteral("name"), words(brief.sides[i].name)},
                                    {QStringLiteral("colour"), m_players[i].colour},
                                    {QStringLiteral("emblem"), m_players[i].emblem},
                                    {QStringLiteral("loss"), amountText(losses[i])},
                                    {QStringLiteral("ships"), ships}});
    }
    return {{QStringLiteral("title"), outcome.victor ? tr("%1 wins").arg(
                                          words(brief.sides[static_cast<std::size_t>(*outcome.victor)].name))
                                                     : tr("A draw")},
            {QStringLiteral("victor"), outcome.victor.value_or(-1)},
            {QStringLiteral("note"),
             endNote(outcome, brief,
                     m_match->at() > 0 ? m_match->steps()[m_match->at() - 1].events : BattleEvents{})},
            {QStringLiteral("sides"), sides}};
}

} // namespace navarch
