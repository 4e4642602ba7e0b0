// SPDX-License-Identifier: GPL-3.0-or-later
// Ship records of Ramming Speed!!! (RS-23.1).
#include <algorithm>

#include "core/rules/ramming_speed/setup/set_up.h"
#include "reports/ramming_speed/papers.h"
#include "reports/words.h"

namespace navarch {

namespace {

class RammingCards {
public:
    RammingCards(const ramming::BattleFacts& facts, const Figures& figures)
        : m_facts(facts),
          m_figures(figures)
    {
    }

    [[nodiscard]] GameCard of(const ShipContent& content, const ramming::ShipFacts& ship) const
    {
        GameCard card;
        card.ship = content;
        setFacts(card.ship, ship);
        setStores(card.ship, ship);
        card.left = {moves(ship), rowers(ship), fires(), sinking()};
        card.right = {GameCard::Facts{}, advantages(ship), GameCard::Captain{}};
        if (const int skills = ship.crewSkills + ship.captainSkills + ship.commanderSkills; skills > 0)
            card.right.emplace_back(skillBlanks(skills, ship.commanderRallies));
        card.right.emplace_back(GameCard::Stores{});
        card.below = {GameCard::Ticks{Words::tr("This turn"),
                                      {{Words::tr("acted"), false},
                                       {Words::tr("shock"), false},
                                       {Words::tr("stopped"), false},
                                       {Words::tr("routing"), false}}},
                      GameCard::Ticks{Words::tr("Until undone"),
                                      {{Words::tr("grappled"), false},
                                       {Words::tr("rammed together"), false},
                                       {Words::tr("aground"), false},
                                       {Words::tr("blooded"), false},
                                       {Words::tr("mast down"), ship.mastDown, {"mast_down"}},
                                       {Words::tr("taken"), false, {"fate.captured"}}}},
                      log()};
        card.strip = strip(ship);
        return card;
    }

    [[nodiscard]] static QString ramText(const ramming::ShipFacts& ship)
    {
        if (!ship.hasRam)
            return Words::tr("%1, may not ram").arg(ship.ram);
        const int gear =
            fitted(ship, ramming::Advantage::Prongs) + fitted(ship, ramming::Advantage::ReinforcedRam);
        return gear > 0 ? Words::tr("%1 with %2").arg(ship.ram + gear).arg(signedText(gear))
                        : QString::number(ship.ram);
    }

    /// Men, and the shots of each weapon that there is.
    [[nodiscard]] static std::vector<ShipContent::Row> everyStore()
    {
        std::vector<ShipContent::Row> rows{{Words::tr("Hoplites, tens")}};
        for (const RammingTables::WeaponRow& row : RammingTables::builtIn().weapons) {
            const QString name = Words::of(row.text);
            rows.push_back(
                {row.key == nameOf(ramming::Weapon::FirePots) ? name : Words::tr("%1, shots").arg(name)});
        }
        return rows;
    }

private:
    [[nodiscard]] static int fitted(const ramming::ShipFacts& ship, ramming::Advantage advantage)
    {
        return ship.fitted[ramming::indexOf(advantage)];
    }

    [[nodiscard]] const ramming::HouseFigures& house() const { return m_facts.house(); }

    void setFacts(ShipContent& content, const ramming::ShipFacts& ship) const
    {
        const QString grade = ship.grade == ramming::Grade::Elite  ? Words::tr("elite")
                              : ship.grade == ramming::Grade::Poor ? Words::tr("poor")
                                                                   : Words::tr("good");
        const int hulls = ship.hull + fitted(ship, ramming::Advantage::ReinforcedHull);
        content.facts = {{Words::tr("Deck"), QString::number(ship.deck)},
                         {Words::tr("Ram bonus"), ramText(ship)},
                         {Words::tr("Move (B)"), QString::number(ship.move)},
                         {Words::tr("Reinforced hulls"), signedText(hulls)},
                         {Words::tr("Crew"), ship.isGreen ? Words::tr("%1, green").arg(grade) : grade, true}};
        if (ship.turnCost != 1)
            content.facts.push_back({Words::tr("A turn costs"), Words::tr("%1 MP").arg(ship.turnCost)});
    }

    /// Ammunition: ten shots, or what the table says, of each weapon.
    void setStores(ShipContent& content, const ramming::ShipFacts& ship) const
    {
        content.stores.clear();
        const int men = ship.hoplites + fitted(ship, ramming::Advantage::Hoplites) * house().hoplites;
        if (men > 0)
            content.stores.push_back({Words::tr("Hoplites, tens"),
                                      (men + house().meleeMen - 1) / house().meleeMen, 0, "hoplites"});
        for (const RammingTables::WeaponRow& row : RammingTables::builtIn().weapons) {
            if (row.key == nameOf(ramming::Weapon::FirePots)) {
                if (ship.firePots > 0)
                    content.stores.push_back({Words::of(row.text), ship.firePots, 0, "fire_pots_used"});
                continue;
            }
            const auto advantage = enumFromName<ramming::Advantage>(row.key);
            if (!advantage || fitted(ship, *advantage) == 0)
                continue;
            const int count = fitted(ship, *advantage);
            const QString name = Words::of(row.text);
            content.stores.push_back({count > 1 ? Words::tr("%1 ×%2, shots").arg(name).arg(count)
                                                : Words::tr("%1, shots").arg(name),
                                      count * house().shots, 0,
                                      *advantage == ramming::Advantage::GreekFire
                                          ? std::string_view("greek_fire_used")
                                          : std::string_view()});
        }
    }

    [[nodiscard]] GameCard::Section moves(const ramming::ShipFacts& ship) const
    {
        const int sheared = std::min(ship.sheared, ship.move);
        return GameCard::Track{Words::tr("Move points"),
                               countdownCells(ship.move, sheared),
                               sheared > 0 ? Words::tr("%1 sheared before the battle").arg(sheared)
                                           : QString(),
                               false,
                               false,
                               "moves"};
    }

    /// A box for ten men; heavy where the loss takes a Move point (RS-10.2).
    [[nodiscard]] GameCard::Section rowers(const ramming::ShipFacts& ship) const
    {
        const int men = house().meleeMen;
        std::vector<GameCard::Cell> cells;
        int before = 0;
        for (int lost = men; lost - men < ship.rowers; lost += men) {
            const int gone = std::min(lost, ship.rowers);
            const int points = ship.move * gone / ship.rowers;
            cells.push_back(
                {QString::number(ship.rowers - gone + std::min(men, gone)), false, points > before});
            before = points;
        }
        return GameCard::Track{
            Words::tr("Rowers"),
            std::move(cells),
            Words::tr("cross a box for each %1 killed; a heavy one costs a Move point").arg(men),
            false,
            false,
            "rowers"};
    }

    [[nodiscard]] GameCard::Section fires() const
    {
        auto cells = numberedCells(house().fireDestroys);
        cells.back().firm = true;
        return GameCard::Track{
            Words::tr("Fires"), std::move(cells), Words::tr("the last destroys her"), false, false, "fires"};
    }

    [[nodiscard]] static GameCard::Section sinking()
    {
        return GameCard::Blanks{{{Words::tr("Sinks at the end of round"), {}}, {Words::tr("Prize of"), {}}}};
    }

    [[nodiscard]] static GameCard::Section advantages(const ramming::ShipFacts& ship)
    {
        QStringList names;
        for (const auto& [advantage, name] : EnumNames<ramming::Advantage>::names) {
            if (advantage == ramming::Advantage::Missile || fitted(ship, advantage) == 0)
                continue;
            const int count = fitted(ship, advantage);
            names += count > 1 ? QStringLiteral("%1 ×%2").arg(spacedName(name)).arg(count) : spacedName(name);
        }
        return GameCard::Remark{Words::tr("Advantages"),
                                names.isEmpty() ? Words::tr("none") : names.join(QStringLiteral(", "))};
    }

    [[nodiscard]] static GameCard::Section skillBlanks(int count, bool rallies)
    {
        GameCard::Blanks blanks;
        for (int i = 1; i <= count; ++i)
            blanks.blanks.push_back({Words::tr("Skill %1").arg(i), {}});
        if (rallies)
            blanks.blanks.push_back({Words::tr("Commander"), Words::tr("rallies")});
        return blanks;
    }

    [[nodiscard]] static GameCard::Section log()
    {
        return GameCard::Grid{Words::tr("Rounds"),
                              {{Words::tr("round"), 2},
                               {Words::tr("sail"), 2},
                               {Words::tr("MP"), 2},
                               {Words::tr("path"), 8},
                               {Words::tr("run"), 2},
                               {Words::tr("ram, board, shots"), 9},
                               {Words::tr("killed"), 3},
                               {Words::tr("morale"), 3}},
                              6,
                              20};
    }

    [[nodiscard]] QString strip(const ramming::ShipFacts& ship) const
    {
        return Words::tr(
                   "MP = B %1 − B × rowers lost / %2 (down) − sheared; shock %3; ramming speed %4. Boards "
                   "from %5, hits from %6, gets free from %7.")
            .arg(ship.move)
            .arg(ship.rowers)
            .arg(signedText(house().rowShock), signedText(house().rammingSpeed))
            .arg(house().boardFrom)
            .arg(house().hitFrom)
            .arg(house().freeFrom);
    }

    const ramming::BattleFacts& m_facts;
    const Figures& m_figures;
};

} // namespace

Result<GamePapers> rammingPapers(const PrintedFleet& fleet, const Figures& figures)
{
    Problems problems;
    const ramming::BattleFacts facts = ramming::factsOf(fleet.brief, fleet.ships, figures, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    GamePapers papers;
    papers.titles = {Words::tr("Deck"), Words::tr("Ram bonus"), Words::tr("Move points"),
                     Words::tr("Rowers")};
    papers.everyStore = RammingCards::everyStore();
    const RammingCards cards(facts, figures);
    int deck = 0;
    for (std::size_t i = 0; i < fleet.order.size(); ++i) {
        const ramming::ShipFacts& ship = facts.ships[fleet.order[i]];
        papers.cards.push_back(cards.of(fleet.contents[i], ship));
        const GameCard& card = papers.cards.back();
        papers.values.push_back({figureOn(card, Words::tr("Deck")), figureOn(card, Words::tr("Ram bonus")),
                                 figureOn(card, Words::tr("Move points")),
                                 figureOn(card, Words::tr("Rowers"))});
        papers.cardOf.push_back(static_cast<int>(i));
        deck += ship.deck;
    }
    papers.tables = rammingTables();
    papers.counted = {deck};
    papers.trackers = [turns = facts.turnLimit](const std::vector<int>& counted) {
        return std::vector<GameCard::Section>{
            GameCard::Blanks{{{Words::tr("Deck points in all"), QString::number(counted[0])},
                              {Words::tr("Deck points lost"), {}}}},
            GameCard::Track{Words::tr("Rounds"), numberedCells(std::min(turns, 60)),
                            Words::tr("write a ship's number under the round in which she sinks"), true,
                            false, "turns"}};
    };
    return papers;
}

} // namespace navarch
