// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/scan/scanned_pile.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/battle/match/outcome_check.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/fleets/roster.h"
#include "reports/cards/card_losses.h"
#include "reports/codes/fleet_codes.h"
#include "reports/scan/page_look.h"

namespace navarch {

namespace {

constexpr std::string_view fatePrefix = "fate.";
constexpr std::string_view commanderPrefix = "commander.";

std::string placeIn(const std::string& file, int page)
{
    return file + ": page " + std::to_string(page);
}

std::optional<ShipFate> fateNamed(std::string_view key)
{
    // A ship that is broken is still there.
    return enumFromName<ShipFate>(key.substr(fatePrefix.size()));
}

} // namespace

PileReader::PileReader(const Campaign& campaign, BattleId battle, const BattleBrief& brief, std::string tag,
                       const Figures& figures, Layouts layouts)
    : m_campaign(campaign),
      m_battle(battle),
      m_brief(brief),
      m_tag(std::move(tag)),
      m_figures(figures),
      m_layouts(std::move(layouts)),
      m_ships(shipsOf(brief, figures.classes))
{
    m_pile.outcome = outcomeBefore(brief, figures.classes);
    std::map<std::pair<int, int>, std::int64_t> numbers; // of side and row
    for (const BattleShipRecord* ship : partsOf(campaign, battle).ships)
        numbers.emplace(std::pair(ship->sideNumber, ship->row), ship->ship);
    for (std::size_t i = 0; i < m_ships.size(); ++i)
        if (const auto found = numbers.find({m_ships[i].side, m_ships[i].row}); found != numbers.end())
            m_numbers.emplace(found->second, i);
}

std::optional<std::size_t> PileReader::shipOf(std::int64_t number) const
{
    const auto found = m_numbers.find(number);
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::size_t> PileReader::commanderOf(std::int64_t ship, int row) const
{
    const BattleParts parts = partsOf(m_campaign, m_battle);
    const auto of = std::find_if(parts.ships.begin(), parts.ships.end(),
                                 [&](const BattleShipRecord* each) { return each->ship == ship; });
    if (of == parts.ships.end() || row < 0)
        return std::nullopt;
    const std::vector<CommanderId> known = commandersInRoster(m_campaign, FleetId{(*of)->fleet});
    if (static_cast<std::size_t>(row) >= known.size())
        return std::nullopt;
    for (const BattleCommanderRecord* each : parts.commanders)
        if (each->commander == known[static_cast<std::size_t>(row)].value)
            for (std::size_t i = 0; i < m_pile.outcome.commanders.size(); ++i)
                if (m_pile.outcome.commanders[i].side == each->sideNumber
                    && m_pile.outcome.commanders[i].row == each->row)
                    return i;
    return std::nullopt;
}

void PileReader::addProblems(const Problems& problems)
{
    m_pile.problems.insert(m_pile.problems.end(), problems.begin(), problems.end());
}

void PileReader::add(const std::string& file, int page, const GreyImage& image)
{
    ++m_pile.pages;
    const LookedAt at{file, page, placeIn(file, page), image};
    const std::size_t problemsBefore = m_pile.problems.size();
    SheetsOnPage done;
    // The empty backs of a pile, or a thousand pages of nothing, are not searched for codes.
    if (isEmpty(image)) {
        m_pile.passedOver.push_back(at.place);
        return;
    }
    std::vector<FoundSquare> squares = squaresAtOnce(image);
    // Nor are those with a line or a stain looked at closer.
    if (squares.empty() && lookOf(image) == PageLook::Blank) {
        m_pile.passedOver.push_back(at.place);
        return;
    }
    bool isAny = takeAll(at, squares, 0, done);
    // A closer look takes long, and is for what lacks a sheet still.
    if (!isWhole(done)) {
        const std::size_t known = squares.size();
        lookCloser(image, squares);
        isAny = takeAll(at, squares, known, done) || isAny;
    }
    addProblems(toldStrangers(m_campaign, at.place, m_strangers));
    m_strangers.clear();
    tellTorn(at.place, SheetFinder(image, squares), done);
    if (isAny || m_pile.problems.size() != problemsBefore)
        return;
    if (const PageLook look = lookOf(image); look == PageLook::Blank || look == PageLook::Printed)
        m_pile.passedOver.push_back(at.place);
    else
        m_pile.problems.push_back(
            {at.place, phrase("There is no code of a sheet on it, or it is torn or too small to be read."),
             phrase("Scan the page again, or enter it by hand.")});
}

/// Every sheet that its page was printed with was found.
bool PileReader::isWhole(const SheetsOnPage& done) const
{
    if (done.empty())
        return false;
    const std::size_t way = done.begin()->first.first;
    const int page = m_known[way][done.begin()->first.second].page;
    for (std::size_t i = 0; i < m_known[way].size(); ++i)
        if (m_known[way][i].page == page && !done.contains({way, i}) && !isOutdated(m_known[way][i]))
            return false;
    return true;
}

bool PileReader::takeAll(const LookedAt& at, const std::vector<FoundSquare>& squares, std::size_t from,
                         SheetsOnPage& done)
{
    const SheetFinder finder(at.image, squares);
    bool isAny = false;
    for (std::size_t i = from; i < squares.size(); ++i)
        if (isOurs(squares[i], at.place)) {
            isAny = true;
            if (isOfNow(squares[i].text))
                takeSheet(at, finder, {withoutOccasion(squares[i].text), squares[i].corners}, done);
        }
    return isAny;
}

bool PileReader::learnWay()
{
    auto more = m_isLast ? std::nullopt : m_layouts(m_known.size());
    m_isLast = !more;
    if (!more)
        return false;
    for (MappedSheet& sheet : *more)
        for (MappedCode& code : sheet.codes) {
            const auto read = readPaperCode(code.text);
            // Paper of before has its codes at the same places.
            code.text = withoutOccasion(code.text);
            if (read && !read->edition.empty())
                m_editions.insert_or_assign(code.text, read->edition);
        }
    m_known.push_back(std::move(*more));
    return true;
}

void PileReader::takeSheet(const LookedAt& at, const SheetFinder& finder, const FoundSquare& square,
                           SheetsOnPage& done)
{
    std::optional<FoundSheet> best;
    std::pair<std::size_t, std::size_t> which;
    const auto tryWay = [&](std::size_t way) {
        for (std::size_t i = 0; i < m_known[way].size(); ++i)
            if (const auto found = finder.find(m_known[way][i], square);
                found && (!best || found->agreement > best->agreement)) {
                best = found;
                which = {way, i};
            }
    };
    if (m_usual < m_known.size())
        tryWay(m_usual);
    for (std::size_t way = 0; !best || best->agreement < leastAgreement; ++way) {
        if (way >= m_known.size() && !learnWay())
            break;
        if (way != m_usual || m_known.size() == 1)
            tryWay(way);
    }
    const std::vector<std::int64_t> ships = readPaperCode(square.text)->ships;
    const std::string said = sheetName(m_campaign, typedText({m_tag, {ships.front()}}), ships);
    if (!best || best->agreement < leastAgreement) {
        m_pile.problems.push_back(
            {at.place,
             phrase("The boxes of the sheet %1 are not found: it is cut, folded or printed otherwise.",
                    given(said)),
             phrase("Lay it flat with the marks at its corners, or give --boxes of its printing.")});
        return;
    }
    m_usual = which.first;
    if (!done.emplace(which, *best).second)
        return; // by another of its codes
    const MappedSheet& sheet = m_known[which.first][which.second];
    if (sheet.boxes.empty())
        return; // a cover
    const auto [seen, isNew] = m_seen.try_emplace({sheet.codes.front().text, sheet.page}, at.place);
    if (!isNew) {
        m_pile.problems.push_back({at.place,
                                   phrase("The sheet %1 was read before, from %2; it counts once.",
                                          given(said), given(seen->second)),
                                   phrase("Take one of the two out where they differ.")});
        return;
    }
    take(at.file, at.page, at.image, sheet, *best);
}

void PileReader::doubt(ScanDoubt doubt, const GreyImage& image, const MappedBox& box, const FoundSheet& found)
{
    constexpr int besides = 1200;
    constexpr int above = 400;
    doubt.key = box.key;
    doubt.place = box.place;
    doubt.crop = straightened(image, found.pose, box.box.x - besides, box.box.y - above,
                              box.box.width + 2 * besides, box.box.height + 2 * above, 8);
    m_pile.doubts.push_back(std::move(doubt));
}

void PileReader::take(const std::string& file, int page, const GreyImage& image, const MappedSheet& sheet,
                      const FoundSheet& found)
{
    ++m_pile.sheets;
    const auto own = readPaperCode(sheet.codes.front().text);
    const std::int64_t ofSheet = own ? own->ships.front() : 0;
    const std::vector<ReadBox> read = readBoxes(image, sheet, found);
    std::map<std::pair<std::size_t, std::string>, std::pair<ScanDoubt, std::size_t>>
        lastMarked; // of each row
    for (std::size_t i = 0; i < read.size(); ++i) {
        const MappedBox& box = sheet.boxes[i];
        const std::int64_t number = box.ship > 0 ? box.ship : ofSheet;
        const auto ship = shipOf(number);
        const bool isCommander = box.key.starts_with(commanderPrefix);
        const auto commander = isCommander ? commanderOf(number, box.place) : std::nullopt;
        ++m_pile.boxes;
        if (!ship || (isCommander && !commander))
            continue;
        m_pile.shipsRead.insert(*ship);
        ScanDoubt about;
        about.code = typedText({m_tag, {number}});
        about.name = commander ? m_pile.outcome.commanders[*commander].name : m_ships[*ship].name;
        about.ship = commander ? std::nullopt : ship;
        about.commander = commander;
        about.file = file;
        about.page = page;
        about.isTaken = read[i].isMarked();
        if (box.place < 0) {
            if (read[i].reading != BoxReading::Empty) {
                about.why = ScanDoubt::Why::Written;
                about.isTaken = false;
                doubt(about, image, box, found);
            }
            continue;
        }
        if (!read[i].isCertain()) {
            about.why = read[i].reading == BoxReading::BlackedOut ? ScanDoubt::Why::BlackedOut
                                                                  : ScanDoubt::Why::Faint;
            doubt(about, image, box, found);
        }
        const bool isMarked = read[i].isMarked();
        const bool isCaptured = box.key == "fate.captured" || box.key == "commander.captured";
        if (isMarked && isCaptured && m_brief.sides.size() > 2) {
            about.why = ScanDoubt::Why::Captor;
            doubt(about, image, box, found);
        }
        if (isCommander) {
            if (isMarked)
                m_lots[*commander].insert(box.key.substr(commanderPrefix.size()));
        } else if (box.key.starts_with(fatePrefix)) {
            auto& fates = m_fates[*ship];
            if (isMarked && fates.insert(box.key).second && fates.size() > 1) {
                about.why = ScanDoubt::Why::Several;
                doubt(about, image, box, found);
            }
        } else if (box.key == "lost") {
            if (isMarked) {
                m_fates[*ship].insert("lost");
                about.why = ScanDoubt::Why::Lost;
                doubt(about, image, box, found);
            }
        } else if (box.key == "turns") {
            if (isMarked)
                m_pile.outcome.turns = std::max(m_pile.outcome.turns, box.place + 1);
        } else {
            MarkedRow& row = m_marks[*ship].row(box.key);
            ++row.boxes;
            row.before += box.isHatched;
            row.marked += isMarked;
            if (isMarked) {
                row.last = std::max(row.last, box.place + 1);
                lastMarked.insert_or_assign({*ship, box.key}, std::pair(about, i));
            }
        }
    }
    for (auto& [row, marked] : lastMarked)
        if (!isLoss(row.first, row.second)) {
            marked.first.why = ScanDoubt::Why::NoLoss;
            doubt(std::move(marked.first), image, sheet.boxes[marked.second], found);
        }
}

bool PileReader::isLoss(std::size_t ship, const std::string& key) const
{
    MarkedBoxes alone;
    alone.row(key) = m_marks.at(ship).of(key);
    const Condition& before = m_pile.outcome.ships[ship].condition;
    return conditionBy(sheetsOf(m_brief.rules), alone, m_ships[ship].ship.fit, before) != before;
}

void PileReader::settleFates()
{
    const bool isOfTwo = m_brief.sides.size() == 2;
    for (const auto& [index, fates] : m_fates) {
        ShipOutcome& ship = m_pile.outcome.ships[index];
        // Of several the worst, until a person has looked; of one that is only called lost she is sunk.
        if (fates.contains("fate.sunk") || (fates.contains("lost") && fates.size() == 1))
            ship.fate = ShipFate::Sunk;
        else if (fates.contains("fate.captured"))
            ship.fate = ShipFate::Captured;
        else
            for (const std::string& key : fates)
                if (const auto fate = key.starts_with(fatePrefix) ? fateNamed(key) : std::nullopt)
                    ship.fate = *fate;
        // Of more than two sides a person says whose she is, and until then nobody may enter it.
        if (ship.fate == ShipFate::Captured)
            ship.captor = isOfTwo ? 1 - ship.side : -1;
    }
    for (const auto& [index, lots] : m_lots) {
        m_pile.commandersRead.insert(index);
        CommanderOutcome& commander = m_pile.outcome.commanders[index];
        for (const std::string& lot : lots)
            if (const auto state = enumFromName<PersonState>(lot))
                commander.state = std::max(commander.state, *state);
        if (commander.state == PersonState::Captured)
            commander.captor = isOfTwo ? 1 - commander.side : -1;
    }
}

void PileReader::settleConditions()
{
    const SheetsOfGame& game = sheetsOf(m_brief.rules);
    for (const auto& [index, marks] : m_marks) {
        ShipOutcome& ship = m_pile.outcome.ships[index];
        ship.condition = conditionBy(game, marks, m_ships[index].ship.fit, ship.condition);
    }
}

ScannedPile PileReader::result()
{
    settleConditions();
    settleFates();
    nameUnread();
    return std::move(m_pile);
}

} // namespace navarch
