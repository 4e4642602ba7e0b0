// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/battle_film.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/battle/brief/laid_board.h"
#include "reports/umpire/battle_papers.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int fine = 10; // thousandths of a cm or an inch are shown in hundredths

/// Numbers of words, without those that are not known.
void addKnown(Json& list, int number)
{
    if (number >= 0)
        list.push_back(number);
}

/// Words of the board; -1: there are none.
int wordsOf(PageTexts& texts, const Phrase& words)
{
    return words.isEmpty() ? -1 : texts.of(Words::said(words));
}

/// Of each its middle and turn from its squadron's front, x to the right of its heading and y behind it; its side; whether
/// half of it is lost.
Json standsJson(const BoardPiece& piece)
{
    Json stands = Json::array();
    const double angle = -piece.pose.heading * std::acos(-1.0) / 180;
    for (const BoardStand& stand : piece.stands) {
        const double x = stand.pose.x - piece.pose.x;
        const double y = -(stand.pose.y - piece.pose.y);
        stands.push_back({std::lround((x * std::cos(angle) - y * std::sin(angle)) / fine),
                          std::lround((x * std::sin(angle) + y * std::cos(angle)) / fine),
                          (stand.pose.heading - piece.pose.heading + 360) % 360, stand.side / fine,
                          stand.isHalfLost ? 1 : 0});
    }
    return stands;
}

/// A digit for each cell.
template <class Cells, class Digit>
std::string digitsOf(const Cells& cells, Digit digit)
{
    std::string digits;
    for (const auto& each : cells)
        digits += static_cast<char>('0' + static_cast<int>(digit(each)));
    return digits;
}

/// What somebody drew of the board and the game's own view does not show: the land of a table, and where sides deploy.
void addDrawn(Json& board, const BattleBrief& brief, bool isFree)
{
    Problems unheard; // a battle that was opened has a board that can be read, or none
    const auto drawn = laidBoard(brief, unheard);
    if (!drawn)
        return;
    if (isFree)
        board["squares"] = {{"w", drawn->columns},
                            {"d", drawn->rows},
                            {"terrain", digitsOf(drawn->terrain, [](hex::Terrain each) {
                                 return each == hex::Terrain::Land ? each : hex::Terrain::Open;
                             })}};
    if (!drawn->hasZones())
        return;
    std::string zones = digitsOf(drawn->zones, [](std::uint8_t each) { return each; });
    for (std::size_t i = 0; i < zones.size(); ++i)
        if (drawn->isLand(drawn->cellAt(i)))
            zones[i] = '0';
    board["zones"] = std::move(zones);
}

} // namespace

BattleFilm::BattleFilm(Match& match, int viewer, const Figures& figures, PageTexts& texts)
    : m_match(match),
      m_viewer(viewer),
      m_figures(figures),
      m_texts(texts),
      m_brief(shipsOf(match.brief(), figures.classes))
{
    const std::size_t stood = match.at();
    m_match.seek(0);
    if (const auto view = m_match.boardView(m_viewer))
        addBoard(*view);
    for (std::size_t at = 0; at < m_match.steps().size(); ++at)
        addStep(at);
    if (const auto view = m_match.boardView(m_viewer))
        showView(m_pictures.back(), *view);
    match.seek(stood);
}

void BattleFilm::addBoard(const BoardView& view)
{
    m_kind = view.kind;
    m_depth = view.depth;
    const bool isFree = view.kind == BoardKind::FreeTable;
    constexpr std::array kinds{"free", "hexes", "rexes"};
    m_board = {{"kind", kinds[static_cast<std::size_t>(view.kind)]},
               {"w", isFree ? view.width / fine : view.width},
               {"d", isFree ? view.depth / fine : view.depth},
               {"inch", view.measure == BoardMeasure::Inch},
               {"shore", m_match.brief().place != PlaceKind::OpenSea}};
    m_board["terrain"] = digitsOf(view.terrain, [](hex::Terrain each) { return each; });
    addDrawn(m_board, m_match.brief(), isFree);
    picture();
    showView(m_pictures.back(), view);
}

Json& BattleFilm::picture()
{
    m_pictures.push_back(Json::object());
    return m_pictures.back();
}

void BattleFilm::addStep(std::size_t at)
{
    if (m_pictures.empty())
        picture();
    const BoardCourse course = m_match.course(at, m_viewer);
    m_match.seek(at + 1);
    const MatchStep& step = m_match.steps()[at];
    const std::size_t before = m_pictures.size();
    if (course.moments.empty())
        for (const BattleEvent& event : m_match.eventsFor(step, m_viewer))
            (m_pictures.size() == before ? picture() : m_pictures.back())["e"].push_back(eventJson(event));
    for (std::size_t i = 1; i < course.moments.size(); ++i) {
        const BoardMoment& moment = course.moments[i];
        Json moved = Json::object();
        const bool hasMoved = movePieces(moved, moment.pieces, course.way);
        const bool isTold = !moment.event.kind.empty();
        if (!hasMoved && !isTold)
            continue;
        // What is told of one and the same board is one picture, and so is what still moves when all is told.
        const bool goesOn = m_pictures.size() > before && !(hasMoved && isTold);
        Json& into = goesOn ? m_pictures.back() : picture();
        for (const auto& [field, list] : moved.items())
            for (const Json& each : list)
                into[field].push_back(each);
        if (isTold)
            into["e"].push_back(eventJson(moment.event));
    }
    if (m_pictures.size() == before)
        return;
    if (!m_pictures[before].contains("e"))
        m_pictures[before]["o"] = orderJson(step);
    if (const auto view = m_match.boardView(m_viewer))
        showView(m_pictures.back(), *view);
}

void BattleFilm::putPose(Json& into, const BoardPose& pose) const
{
    const bool isFree = m_kind == BoardKind::FreeTable;
    into.push_back(isFree ? (pose.x + fine / 2) / fine : pose.x);
    into.push_back(isFree ? (m_depth - pose.y + fine / 2) / fine : pose.y);
    into.push_back(pose.heading);
}

bool BattleFilm::movePieces(Json& into, const std::vector<PieceMoment>& pieces, const OrderShape& way)
{
    std::set<ShipNumber> present;
    bool isChanged = false;
    for (const PieceMoment& piece : pieces) {
        present.insert(piece.ship);
        const auto found = m_shown.find(piece.ship);
        if (found != m_shown.end() && found->second.moment == piece)
            continue;
        changePiece(into, piece, way);
        isChanged = true;
    }
    for (auto each = m_shown.begin(); each != m_shown.end();) {
        if (present.contains(each->first)) {
            ++each;
            continue;
        }
        into["g"].push_back(each->first);
        each = m_shown.erase(each);
        isChanged = true;
    }
    return isChanged;
}

void BattleFilm::changePiece(Json& into, const PieceMoment& now, const OrderShape& way)
{
    const auto [found, isNew] = m_shown.try_emplace(now.ship);
    PieceMoment& then = found->second.moment;
    if (isNew || then.pose != now.pose) {
        into["m"].push_back(now.ship);
        putPose(into["m"], now.pose);
        // Round a corner rather than straight across it.
        if (!isNew && way.ship == now.ship && way.path.size() > 2 && way.end == now.pose) {
            Json path = Json::array({now.ship});
            for (const BoardPose& pose : way.path)
                putPose(path, pose);
            into["a"].push_back(std::move(path));
        }
    }
    if (isNew || then.side != now.side) {
        into["h"].push_back(now.ship);
        into["h"].push_back(now.side);
    }
    if (then.condition != now.condition) {
        const QString told = battleState(now.condition);
        into["c"].push_back(
            {now.ship, static_cast<int>(now.condition.damage), now.condition.oarsLost, m_texts.of(told)});
    }
    then = now;
}

void BattleFilm::addShip(const BoardPiece& piece)
{
    const std::string number = std::to_string(piece.ship);
    if (m_ships.contains(number))
        return;
    Json ship{{"n", m_texts.of(Words::said(piece.name))}};
    if (piece.isWall) {
        ship["wall"] = true;
    } else if (piece.stands.empty()) {
        const auto at = static_cast<std::size_t>(piece.ship);
        ship["c"] = m_texts.of(at < m_brief.size() ? battleClassName(m_brief[at].ship, m_figures)
                                                   : battleClassName(piece.classId, m_figures));
        if (at < m_brief.size())
            ship["o"] = m_drawings.of(m_brief[at].ship.fit);
    }
    if (piece.width > 0 || piece.length > 0)
        ship["b"] = m_kind == BoardKind::FreeTable ? Json::array({piece.width / fine, piece.length / fine})
                                                   : Json::array({piece.width, piece.length});
    m_ships[number] = std::move(ship);
}

void BattleFilm::changed(Json& into, const char* field, Json now)
{
    Json& then = m_fields[field];
    if (then == now)
        return;
    then = now;
    into[field] = std::move(now);
}

void BattleFilm::showView(Json& into, const BoardView& view)
{
    m_isInStands = m_isInStands
                   || std::any_of(view.pieces.begin(), view.pieces.end(),
                                  [](const BoardPiece& each) { return !each.stands.empty(); });
    changed(into, "t", view.turn);
    changed(into, "p", wordsOf(m_texts, view.phase));
    // Strips along the edges; zones that somebody drew have another form.
    const bool hasZones = m_board.contains("zones");
    const int depth = hasZones ? 0 : view.deploymentDepth;
    if (hasZones)
        changed(into, "z", view.deploymentDepth > 0 ? 1 : 0);
    changed(into, "d", m_kind == BoardKind::FreeTable ? depth / fine : depth);
    if (!view.wind.isEmpty())
        changed(into, "w",
                Json::array(
                    {wordsOf(m_texts, view.sea.isEmpty() ? view.wind : phrase("%1, %2", view.wind, view.sea)),
                     view.windFrom}));
    Json edges = Json::array();
    for (const BoardEdge& edge : view.edges) {
        const auto& sides = m_match.brief().sides;
        const auto side = std::find_if(sides.begin(), sides.end(), [&](const BriefSide& each) {
            return each.name == edge.name.english(); // a name that was given, in no language
        });
        if (edge.isShore || side == sides.end())
            edges.push_back(edge.isShore ? Json("") : Json());
        else
            edges.push_back(side - sides.begin());
    }
    changed(into, "b", std::move(edges));
    showPieces(into, view);
    showLinks(into, view);
    changed(into, "v", strength(view));
}

void BattleFilm::showPieces(Json& into, const BoardView& view)
{
    std::vector<PieceMoment> pieces;
    for (const BoardPiece& piece : view.pieces) {
        addShip(piece);
        pieces.push_back({piece.ship, piece.side, piece.pose, piece.condition});
    }
    movePieces(into, pieces, {});
    for (const BoardPiece& piece : view.pieces) {
        Shown& shown = m_shown[piece.ship];
        if (Json status = statusJson(piece); status != shown.status) {
            shown.status = status;
            status.insert(status.begin(), piece.ship);
            into["u"].push_back(std::move(status));
        }
        if (piece.stands.empty())
            continue;
        if (Json stands = standsJson(piece); stands != shown.stands) {
            shown.stands = stands;
            into["q"].push_back({piece.ship, std::move(stands)});
        }
    }
}

Json BattleFilm::statusJson(const BoardPiece& piece)
{
    Json status = Json::array();
    addKnown(status, wordsOf(m_texts, piece.standing));
    for (const Phrase& each : piece.status)
        addKnown(status, wordsOf(m_texts, each));
    return status;
}

void BattleFilm::showLinks(Json& into, const BoardView& view)
{
    Json links = Json::array();
    for (const BoardLink& link : view.links)
        links.push_back({link.a, link.b, wordsOf(m_texts, link.how)});
    if (!links.empty() || m_fields.contains("l"))
        changed(into, "l", std::move(links));
    Json marks = Json::array();
    for (const BoardMark& mark : view.marks) {
        Json each = Json::array();
        putPose(each, mark.pose);
        each.push_back(m_kind == BoardKind::FreeTable ? mark.radius / fine : mark.radius);
        each.push_back(wordsOf(m_texts, mark.name));
        marks.push_back(std::move(each));
    }
    if (!marks.empty() || m_fields.contains("k"))
        changed(into, "k", std::move(marks));
}

/// What each side has left.
Json BattleFilm::strength(const BoardView& view) const
{
    const auto strengthOf = [this](const BoardPiece& piece) {
        if (!piece.stands.empty()) {
            int halves = 0;
            for (const BoardStand& stand : piece.stands)
                halves += stand.isHalfLost ? 1 : 2;
            return halves;
        }
        const int whole = static_cast<int>(Damage::Wrecked) - static_cast<int>(piece.condition.damage);
        const auto at = static_cast<std::size_t>(piece.ship);
        if (!isStrengthInTalents() || at >= m_brief.size())
            return whole > 0 ? 1 : 0;
        const Talents worth = valueOf(m_brief[at].ship, piece.condition, m_figures.prices);
        return static_cast<int>(worth.hundredths() * whole / static_cast<int>(Damage::Wrecked));
    };
    std::vector<std::int64_t> sums(m_match.brief().sides.size());
    for (const BoardPiece& piece : view.pieces)
        if (!piece.isWall && piece.side >= 0 && static_cast<std::size_t>(piece.side) < sums.size())
            sums[static_cast<std::size_t>(piece.side)] += strengthOf(piece);
    return Json(sums);
}

/// Who ordered what of which nothing is told. Of others' orders a side knows what it sees of them: their words are left out.
Json BattleFilm::orderJson(const MatchStep& step)
{
    Json order{step.side};
    if (m_viewer < 0 || step.side == m_viewer)
        order.push_back(m_texts.of(Words::said(step.wording)));
    return order;
}

int BattleFilm::Table::of(Json row)
{
    const auto [found, isNew] = numbers.try_emplace(row.dump(), static_cast<int>(rows.size()));
    if (isNew)
        rows.push_back(std::move(row));
    return found->second;
}

/// [text, rule, side, ship, target, dice, modifiers], without what is missing at its end; of dice() and modifiers() the
/// numbers.
Json BattleFilm::eventJson(const BattleEvent& event)
{
    Json dice = Json::array();
    for (const Roll& roll : event.dice)
        dice.push_back(
            m_dice.of({m_texts.of(Words::said(termOf(roll.why))), roll.sides, roll.face,
                       roll.rule.empty() || roll.rule == event.rule ? -1 : m_texts.of(fromUtf8(roll.rule)),
                       roll.result.isEmpty() ? -1 : m_texts.of(Words::said(roll.result))}));
    Json modifiers = Json::array();
    for (const DieModifier& modifier : event.modifiers)
        modifiers.push_back({m_texts.of(Words::said(termOf(modifier.text))), modifier.value,
                             m_texts.of(fromUtf8(modifier.rule))});
    Json told =
        Json::array({m_texts.of(event.text), event.rule.empty() ? -1 : m_texts.of(fromUtf8(event.rule)),
                     event.side, event.ship, event.target});
    if (!dice.empty() || !modifiers.empty())
        told.push_back(std::move(dice));
    if (!modifiers.empty())
        told.push_back(m_modifiers.of(std::move(modifiers)));
    return told;
}

} // namespace navarch
