// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a battle: who is asked and what follows.
#include "app/battle/room/battle_room.h"

#include <algorithm>

#include "app/battle/battle_drafts.h"
#include "app/campaign/drafts/draft_file.h"

namespace navarch {

BattleRoom::BattleRoom(const RuleSets& rules, QObject* parent)
    : QObject(parent),
      m_rules(rules),
      m_kept(std::make_unique<DraftFile>(draftNameOf({})))
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] { m_playing ? playNext() : letCaptainAct(); });
    connect(&m_thought, &MatchJob::changed, this, &BattleRoom::thinkingChanged);
    connect(&m_opening, &BattleOpening::changed, this, [this] {
        m_opening.isOn() ? m_openingShown.start(100) : m_openingShown.stop();
        emit openingChanged();
    });
    connect(&m_openingShown, &QTimer::timeout, this, &BattleRoom::openingChanged);
    connect(m_kept.get(), &DraftFile::failed, this, &BattleRoom::failed);
    connect(&m_plot, &WrittenPlot::changed, this, [this] {
        if (m_match && m_plot.isOn() && m_plots.keep(*m_match, m_plot.ship(), m_plot.draft()))
            m_plots.own(m_plot.ship());
    });
}

BattleRoom::~BattleRoom() = default;

bool BattleRoom::begin(const BattleBrief& brief, std::vector<BattlePlayer> players,
                       const ResultOrigin& origin)
{
    auto opened = m_rules.open(brief, builtInFigures());
    if (!opened) {
        emit refused(whatOf(opened.error()), remedyOf(opened.error()));
        return false;
    }
    m_opening.drop();
    KeptBattle kept(**opened);
    take({std::move(*opened), std::move(kept)}, std::move(players), {}, origin);
    return true;
}

void BattleRoom::watch(std::function<Result<Replay>()> read, std::vector<BattlePlayer> players,
                       const ResultOrigin& origin)
{
    const auto watched = std::make_shared<std::shared_ptr<const Replay>>();
    for (BattlePlayer& player : players)
        player.captain = player.captain.value_or(Temperament::Steady);
    m_opening.begin(
        [&rules = m_rules, read = std::move(read), watched](const ReplayWatch& watch) {
            return read()
                .and_then([&](Replay&& replay) {
                    *watched = std::make_shared<const Replay>(std::move(replay));
                    return playBack(**watched, rules, builtInFigures(), watch);
                })
                .map([](std::unique_ptr<Match> match) {
                    match->seek(0);
                    return BattleOpening::Sitting{std::move(match)};
                });
        },
        [this, players = std::move(players), origin, watched](Result<BattleOpening::Opened> opened) {
            if (!opened) {
                emit refused(whatOf(opened.error()), remedyOf(opened.error()));
                return;
            }
            m_pastOrigin = origin;
            m_watched = *watched;
            take(std::move(*opened), players, {}, {}, true);
            emit resumed();
        });
}

void BattleRoom::take(BattleOpening::Opened opened, std::vector<BattlePlayer> players, const QUrl& file,
                      const ResultOrigin& origin, bool isPast)
{
    change([this, opened = std::move(opened), players = std::move(players), file, origin, isPast] {
        if (origin != m_origin) {
            m_kept = std::make_unique<DraftFile>(draftNameOf(origin));
            connect(m_kept.get(), &DraftFile::failed, this, &BattleRoom::failed);
        }
        m_origin = origin;
        m_isPast = isPast;
        m_match = opened.match;
        m_keptBattle = opened.kept;
        m_left = {};
        m_file = file;
        m_players = players;
        for (std::size_t side = m_players.size(); side < m_match->brief().sides.size(); ++side) {
            m_players.push_back(plainPlayer(side));
            m_players.back().captain = m_match->brief().sides[side].captain;
        }
        m_ships = shipsOf(m_match->brief(), builtInFigures().classes);
        m_seats.clear();
        for (std::size_t side = 0; side < m_match->brief().sides.size(); ++side) {
            m_seats.push_back(m_match->seats(static_cast<int>(side)));
            BattlePlayer& player = m_players[side];
            player.seats.assign(m_seats.back().size() > 1 ? m_seats.back().size() : 0, player.captain);
            if (side < opened.players.size() && opened.players[side].size() == player.seats.size())
                player.seats = opened.players[side]; // as they sat when it was put away
        }
        m_ship = noShip;
        m_curtainFor = {};
        m_lastHand = {};
        m_captainPlots = false;
        m_plot.end();
        m_playing = false;
        m_rolledFor.reset();
        m_movedFrom = m_movedTo = 0;
        m_modified = m_wasByHand = false;
        emit fileChanged();
        emit diceChanged();
        emit paceChanged();
        refresh(0);
        goOn();
    });
}

void BattleRoom::close()
{
    change([this] {
        m_next.stop();
        if (isOver() && !m_isPast && m_origin.battle == 0)
            m_kept->keep([] { return std::string(); });
        m_draft.end();
        m_formation.end();
        m_plot.end();
        if (m_match && !m_isPast && m_origin.battle != 0)
            m_left = m_keptBattle.writing(m_match->at(), m_players);
        m_keptBattle = {};
        m_watched.reset();
        m_match.reset();
        m_ships.clear();
        m_seats.clear();
        m_players.clear();
        m_view = {};
        m_ship = noShip;
        m_rolledFor.reset();
        refresh(0);
    });
}

void BattleRoom::change(std::function<void()> deed)
{
    m_next.stop();
    m_thought.afterwards([this, deed = std::move(deed)] {
        m_finding.afterwards([this, deed] {
            deed();
            findAgain();
        });
    });
}

const BattlePlayer& BattleRoom::player(int side) const
{
    static const BattlePlayer nobody{};
    return side >= 0 && static_cast<std::size_t>(side) < m_players.size()
               ? m_players[static_cast<std::size_t>(side)]
               : nobody;
}

int BattleRoom::handCount() const
{
    int hands = 0;
    for (const BattlePlayer& each : m_players)
        hands += each.handCount();
    return hands;
}

Viewer BattleRoom::viewer() const
{
    if (isOver() || handCount() == 0)
        return {};
    if (handCount() > 1)
        return handsAsked() ? Viewer(asked(), m_asked->decision.seat) : m_lastHand;
    for (std::size_t side = 0; side < m_players.size(); ++side)
        for (std::size_t seat = 0; seat < m_players[side].seats.size(); ++seat)
            if (!m_players[side].seats[seat])
                return {static_cast<int>(side), static_cast<int>(seat)};
    for (std::size_t side = 0; side < m_players.size(); ++side)
        if (m_players[side].byHand())
            return static_cast<int>(side);
    return {};
}

/// Whether hands gave that order: where a side's ships are shared out, those who have the ship.
bool BattleRoom::isHands(const MatchStep& step) const
{
    const BattlePlayer& by = player(step.side);
    const auto named = step.order.find("ship");
    if (by.seats.empty() || named == step.order.end() || !named->is_number_integer())
        return by.byHand();
    for (std::size_t seat = 0; seat < by.seats.size(); ++seat)
        if (isIn(shipsOfSeat({step.side, static_cast<int>(seat)}), named->get<int>()))
            return !by.seats[seat];
    return by.byHand();
}

const std::vector<ShipNumber>* BattleRoom::shipsOfSeat(const Viewer& seat) const
{
    const auto side = static_cast<std::size_t>(seat.side);
    const auto at = static_cast<std::size_t>(seat.seat);
    return seat.side >= 0 && seat.seat >= 0 && side < m_seats.size() && m_seats[side].size() > 1
                   && at < m_seats[side].size()
               ? &m_seats[side][at].ships
               : nullptr;
}

bool BattleRoom::isIn(const std::vector<ShipNumber>* ships, int ship)
{
    return !ships || std::find(ships->begin(), ships->end(), ship) != ships->end();
}

std::optional<WaitingDecision> BattleRoom::captainsDecision() const
{
    if (m_match && !m_match->isOver() && !m_rolledFor)
        for (WaitingDecision& waiting : m_match->decisions())
            if (!isHands(waiting.decision))
                return std::move(waiting);
    return std::nullopt;
}

void BattleRoom::refresh(std::size_t from)
{
    m_asked.reset();
    bool isSecret = false;
    if (m_match && !m_match->isOver())
        for (WaitingDecision& waiting : m_match->decisions()) {
            isSecret = isSecret || waiting.decision.secret || waiting.decision.seat >= 0;
            if (!m_asked || (isHands(waiting.decision) && !handsAsked()))
                m_asked = std::move(waiting);
        }
    if (handsAsked()) {
        const Viewer now(asked(), m_asked->decision.seat);
        m_curtainFor =
            isSecret && handCount() > 1 && m_lastHand.side >= 0 && now != m_lastHand ? now : Viewer();
        if (m_curtainFor.side < 0)
            m_lastHand = now;
    } else {
        m_curtainFor = {};
    }
    m_view = m_match ? m_match->boardView(viewer()).value_or(BoardView{}) : BoardView{};
    refreshPlots();
    m_log.show(m_match.get(), viewer(), from);
    m_chosenOfSide = -1;
    OrdersWanted wanted;
    wanted.ship = m_ship;
    wanted.ofSide = true;
    wanted.moveOn = !plotting() || m_ship == noShip;
    find(std::move(wanted));
    emit changed();
    if (m_modified && m_match && !m_isPast)
        keepDraft();
}

void BattleRoom::goOn()
{
    m_next.stop();
    if (!m_match || m_isShowing || m_rolledFor || m_thought.isOn() || m_finding.isAwaited()
        || m_curtainFor.side >= 0)
        return;
    // What captains write in secret shows nothing: nobody needs time to see it.
    const auto waiting = captainsDecision();
    const bool isUnseen = !m_playing && (captainPlotsNext() || (waiting && waiting->decision.secret))
                          && at() > 0 && m_match->steps()[m_match->at() - 1].events.empty();
    if (m_playing || captainPlotsNext() || (m_automatic && canStep()))
        m_next.start(isUnseen ? 0 : m_pace);
}

void BattleRoom::letCaptainAct()
{
    const auto waiting = captainPlotsNext() ? m_asked : captainsDecision();
    if (!waiting || m_isPast || lookingBack() || m_thought.isOn() || m_finding.isAwaited())
        return;
    const std::size_t side = static_cast<std::size_t>(waiting->decision.side);
    const Temperament otherwise = m_match->brief().sides[side].captain.value_or(Temperament::Steady);
    m_thought.begin(
        [this, match = std::shared_ptr<const Match>(m_match), decision = waiting->decision,
         temperament = player(waiting->decision.side).of(waiting->decision.seat).value_or(otherwise)](
            const std::stop_token&) {
            return [this, json = match->captainsOrder(decision, temperament)] { order(json, true); };
        });
}

void BattleRoom::step()
{
    m_next.stop();
    letCaptainAct();
}

void BattleRoom::setAutomatic(bool automatic)
{
    if (automatic == m_automatic)
        return;
    m_automatic = automatic;
    emit paceChanged();
    goOn();
}

void BattleRoom::setPace(int pace)
{
    pace = std::clamp(pace, 0, 5000);
    if (pace == m_pace)
        return;
    m_pace = pace;
    emit paceChanged();
    goOn();
}

void BattleRoom::setPlayer(int side, const QString& id)
{
    if (side < 0 || static_cast<std::size_t>(side) >= m_players.size() || m_isPast)
        return;
    change([this, side, id] {
        BattlePlayer& player = m_players[static_cast<std::size_t>(side)];
        player.captain = captainOf(id);
        player.seats.assign(player.seats.size(), player.captain);
        m_modified = true;
        emit fileChanged();
        refresh(static_cast<std::size_t>(at()));
        goOn();
    });
}

void BattleRoom::setSeatPlayer(int side, int seat, const QString& id)
{
    if (side < 0 || static_cast<std::size_t>(side) >= m_players.size() || m_isPast || seat < 0
        || static_cast<std::size_t>(seat) >= m_players[static_cast<std::size_t>(side)].seats.size())
        return;
    change([this, side, seat, id] {
        BattlePlayer& player = m_players[static_cast<std::size_t>(side)];
        player.seats[static_cast<std::size_t>(seat)] = captainOf(id);
        player.captain = player.of(-1); // as the side is put away
        m_modified = true;
        emit fileChanged();
        refresh(static_cast<std::size_t>(at()));
        goOn();
    });
}

void BattleRoom::openCurtain()
{
    if (m_curtainFor.side < 0)
        return;
    m_lastHand = m_curtainFor;
    if (const BoardPiece* what = piece(m_ship);
        what && (what->side != m_lastHand.side || !isIn(shipsOfSeat(m_lastHand), m_ship)))
        m_ship = noShip; // the other hand's: whoever sits down now begins with a ship of his own
    refresh(static_cast<std::size_t>(at()));
    goOn();
}

} // namespace navarch
