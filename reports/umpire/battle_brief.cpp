// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/base/text.h"
#include "core/battle/brief/laid_board.h"
#include "core/battle/forecast/losses.h"
#include "core/battle/match/registry.h"
#include "core/pricing/fleet_price.h"
#include "reports/lists/price_lines.h"
#include "reports/umpire/battle_papers.h"
#include "reports/umpire/deployment_map.h"
#include "reports/umpire/map_names.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// The points of a compass from the map's north, clockwise.
constexpr std::array compassPoints{"north", "north-east", "east", "south-east",
                                   "south", "south-west", "west", "north-west"};

class BriefSetter {
public:
    BriefSetter(const BattleMatter& matter, const Figures& figures, const Match& match,
                const SheetOptions& options, const Typesetter& set)
        : m_matter(matter),
          m_figures(figures),
          m_set(set),
          m_setter(options, set),
          m_ships(shipsOf(matter.brief, figures.classes)),
          m_lastTurn(match.lastTurn()),
          m_board(match.boardView({matter.viewer}))
    {
        // A game whose deployment is open would show a side what it has not seen yet (CP-2.3).
        if (m_board)
            std::erase_if(m_board->pieces,
                          [&](const BoardPiece& piece) { return !matter.knows(piece.side); });
    }

    std::vector<Page> pages(const QString& title)
    {
        m_setter.title(title, battleHeading(m_matter));
        if (const QString sides = fromUtf8(opponents()); sides != title)
            m_setter.text(sides, FontRole::Strong);
        m_setter.text(weatherText());
        for (std::size_t side = 0; side < m_matter.brief.sides.size(); ++side)
            addSide(static_cast<int>(side));
        addRules();
        addMap();
        return m_setter.take();
    }

private:
    [[nodiscard]] const BriefSide& side(int number) const
    {
        return m_matter.brief.sides[static_cast<std::size_t>(number)];
    }

    [[nodiscard]] std::string opponents() const
    {
        std::string text;
        for (const BriefSide& each : m_matter.brief.sides)
            text += (text.empty() ? "" : " – ") + each.name;
        return text;
    }

    [[nodiscard]] static BattleBrief withoutLosses(BattleBrief brief)
    {
        for (BriefSide& each : brief.sides) {
            for (FleetShip& ship : each.fleet.ships)
                ship.condition = {};
            for (Fleet& contingent : each.contingents)
                for (FleetShip& ship : contingent.ships)
                    ship.condition = {};
        }
        return brief;
    }

    /// RuleSet::cards, of a game whose ships share them.
    [[nodiscard]] std::vector<int> cardsOfShips() const
    {
        const RuleSet* game = builtInRuleSets().find(m_matter.brief.rules);
        return game && game->cards ? game->cards(m_matter.brief, m_ships, m_figures) : std::vector<int>();
    }

    /// Where the wind blows from on the map: degrees clockwise from its north; -1: not fixed.
    [[nodiscard]] int windFrom() const
    {
        if (!m_matter.brief.weather.direction)
            return -1;
        // It is counted from the second side's edge, which on rexes is the eastern one.
        const bool isAcross = m_board && m_board->kind == BoardKind::Rexes;
        return (*m_matter.brief.weather.direction * 45 + (isAcross ? 90 : 0)) % 360;
    }

    [[nodiscard]] QString weatherText() const
    {
        const BriefWeather& weather = m_matter.brief.weather;
        QStringList fixed;
        if (weather.wind)
            fixed += Words::tr("Wind: %1").arg(Words::of(nameOf(*weather.wind)));
        if (const int from = windFrom(); from >= 0)
            fixed += Words::tr("from the %1 of the map")
                         .arg(Words::tr(compassPoints[static_cast<std::size_t>(from / 45)]));
        if (weather.sea)
            fixed += Words::tr("Sea: %1").arg(Words::of(nameOf(*weather.sea)));
        if (fixed.isEmpty())
            return Words::tr("Weather: rolled when the battle begins, where the game has any.");
        QString text = fixed.join(QStringLiteral(", ")) + QLatin1Char('.');
        if (!weather.wind || !weather.sea)
            text += QLatin1Char(' ') + Words::tr("What is not fixed is rolled.");
        return text;
    }

    void addSide(int number)
    {
        const BriefSide& each = side(number);
        m_setter.heading(fromUtf8(each.name));
        if (!m_matter.knows(number)) {
            addSighted(number);
            return;
        }
        const auto place = static_cast<std::size_t>(number);
        const Talents worth = FieldValues(m_matter.brief, m_figures).ofSide(place);
        const Talents built = FieldValues(withoutLosses(m_matter.brief), m_figures).ofSide(place);
        const std::vector<int> cards = cardsOfShips();
        int onTable = 0;
        int standOff = 0;
        for (std::size_t i = 0; i < m_ships.size(); ++i)
            if (m_ships[i].side == number && m_ships[i].contingent < 0)
                ++(i < cards.size() && cards[i] == std::numeric_limits<int>::max() ? standOff : onTable);
        const QString value = printedAmount(worth);
        m_setter.text((each.walls || !each.contingents.empty()
                           ? Words::tr("%1 ships on the table, %2 talents with walls and allies.")
                           : Words::tr("%1 ships on the table, %2 talents."))
                          .arg(onTable)
                          .arg(value),
                      FontRole::Italic);
        if (worth != built)
            m_setter.text(Words::tr("That is as they stand; without their losses it would be %1 talents.")
                              .arg(printedAmount(built)),
                          FontRole::Italic);
        if (const Talents commanders = commandersTotal(each.fleet, m_figures.prices); commanders != Talents{})
            m_setter.text(Words::tr("Its commanders are %1 talents besides.").arg(printedAmount(commanders)),
                          FontRole::Italic);
        if (standOff > 0)
            m_setter.text(standOff == 1
                              ? Words::tr("One more stands off, and is not on the table.")
                              : Words::tr("%1 more stand off, and are not on the table.").arg(standOff),
                          FontRole::Italic);
        addShips(number, -1);
        addCommanders(each.fleet);
        if (each.walls)
            m_setter.text(each.walls->sections.size() == 1
                              ? Words::tr("One wall section; the card of the port has what stands on it.")
                              : Words::tr("%1 wall sections; the card of the port has what stands on them.")
                                    .arg(each.walls->sections.size()));
        for (std::size_t i = 0; i < each.contingents.size(); ++i)
            addContingent(number, static_cast<int>(i));
        for (const BattleMatter::Ally& ally : m_matter.allies)
            if (ally.side == number && ally.contingent < 0)
                addFaith(ally);
    }

    /// Of another's force a side knows what it has seen (CP-2.3).
    void addSighted(int number)
    {
        bool seen = false;
        for (const BattleMatter::Sighted& fleet : m_matter.sighted) {
            if (fleet.side != number)
                continue;
            seen = true;
            const QString when = whenSeen(fleet.turnsAgo);
            m_setter.text(Words::tr("%1: %2 ships were counted, %3.")
                              .arg(fromUtf8(fleet.name))
                              .arg(fleet.ships)
                              .arg(when));
        }
        m_setter.text(seen ? Words::tr("More is not known of them.")
                           : Words::tr("How strong they are is not known."),
                      FontRole::Italic);
    }

    void addShips(int number, int contingent)
    {
        std::vector<QStringList> rows;
        for (const BriefShip& ship : m_ships)
            if (ship.side == number && ship.contingent == contingent)
                rows.push_back({fromUtf8(ship.name), battleClassName(ship.ship, m_figures),
                                capitalised(Words::of(nameOf(ship.ship.crew))), fromUtf8(ship.ship.captain),
                                fromUtf8(ship.ship.squadron), capitalised(battleState(ship.ship.condition))});
        m_setter.tableOfWhatThereIs({{Words::tr("Ship"), 0, Align::Left, 5},
                                     {Words::tr("Class"), 0, Align::Left, 5},
                                     {Words::tr("Crew"), 0, Align::Left, 3},
                                     {Words::tr("Captain"), 0, Align::Left, 4},
                                     {Words::tr("Squadron"), 0, Align::Left, 4},
                                     {Words::tr("State"), 0, Align::Left, 5}},
                                    rows, Words::tr("It has no ships here."));
    }

    void addCommanders(const Fleet& fleet)
    {
        QStringList names;
        for (const FleetCommander& each : fleet.commanders) {
            const QString post = each.post == Post::Fleet      ? Words::tr("the fleet")
                                 : each.post == Post::Garrison ? Words::tr("a garrison")
                                 : each.squadron.empty()       ? Words::tr("a squadron")
                                                               : fromUtf8(each.squadron);
            const QString name = each.name.empty() ? Words::tr("Commander") : fromUtf8(each.name);
            names += QStringLiteral("%1 (%2, %3)").arg(name, post, Words::of(nameOf(each.quality)));
        }
        if (!names.isEmpty())
            m_setter.text(Words::tr("Commanders: %1.").arg(names.join(QStringLiteral(", "))));
    }

    void addContingent(int number, int contingent)
    {
        const Fleet& fleet = side(number).contingents[static_cast<std::size_t>(contingent)];
        const QString name = fleet.name.empty() ? Words::tr("Allies") : fromUtf8(fleet.name);
        m_setter.heading(Words::tr("Off the table: %1").arg(name));
        int before = 0; // the board tells of its reserves in the brief's order
        for (int i = 0; i < number; ++i)
            before += static_cast<int>(side(i).contingents.size());
        const auto at = static_cast<std::size_t>(before + contingent);
        if (m_board && at < m_board->reserves.size() && m_board->reserves[at].side == number)
            m_setter.text(QStringLiteral("%1 (%2)").arg(Words::said(m_board->reserves[at].why),
                                                        fromUtf8(m_board->reserves[at].rule)));
        bool told = false;
        for (const BattleMatter::Ally& ally : m_matter.allies)
            if (ally.side == number && ally.contingent == contingent) {
                addFaith(ally);
                told = true;
            }
        if (!told && fleet.alliedPercent != 0)
            m_setter.text(Words::tr("Price change %1% (SA-13.1).").arg(signedText(fleet.alliedPercent)));
        addShips(number, contingent);
        addCommanders(fleet);
    }

    void addFaith(const BattleMatter::Ally& ally)
    {
        m_setter.text(Words::tr("%1 fights by contract: price change %2%, reliability %3 of 10 (CP-9.1).")
                          .arg(fromUtf8(ally.name), signedText(ally.percent))
                          .arg(ally.reliability));
    }

    /// What a brief may set besides the enemy's defeat: "hold:1:12".
    [[nodiscard]] QString conditionText(std::string_view value) const
    {
        const std::string_view kind = partUpTo(value, ':');
        const auto who = wholeNumber(partUpTo(value, ':'), 1, 2);
        const auto number = wholeNumber(value, 1, 1000);
        if (!who || !number)
            return {};
        const QString name = battleSideName(m_matter, *who - 1);
        if (kind == "hold")
            return Words::tr("%1 wins when it still fights at the end of turn %2.").arg(name).arg(*number);
        if (kind == "exit")
            return Words::tr("%1 wins when %2 of its ships have left over the enemy's edge.")
                .arg(name)
                .arg(*number);
        return {};
    }

    /// What the board is called that somebody drew, and how large its cells are.
    [[nodiscard]] QString boardWords() const
    {
        Problems unheard;
        const auto drawn = laidBoard(m_matter.brief, unheard);
        if (!drawn)
            return {};
        const QString name = drawn->name.empty() ? Words::tr("as on the map") : fromUtf8(drawn->name);
        return drawn->metres == 0 ? name
                                  : Words::tr("%1, a cell being %2 m across").arg(name).arg(drawn->metres);
    }

    /// What a campaign's battle of the game is fought by unless somebody chose otherwise.
    [[nodiscard]] static bool isUsual(const RuleSet& game, std::string_view name, std::string_view value)
    {
        return std::any_of(game.campaignOptions.begin(), game.campaignOptions.end(), [&](const auto& option) {
            return option.first == name && option.second == value;
        });
    }

    void addRules()
    {
        const BattleBrief& brief = m_matter.brief;
        m_setter.heading(Words::tr("How it ends"));
        for (const char* option : {"condition", "victory"})
            if (const auto found = brief.options.find(option); found != brief.options.end())
                if (const QString text = conditionText(found->second); !text.isEmpty())
                    m_setter.text(text, FontRole::Strong);
        m_setter.text(Words::tr("It lasts %1 turns at most.").arg(m_lastTurn), FontRole::Strong);
        const RuleSet* game = builtInRuleSets().find(brief.rules);
        if (game)
            for (const std::string_view line : game->endings)
                m_setter.text(Words::of(line));
        std::vector<QStringList> rows;
        for (const auto& [name, value] : brief.options)
            if (!game || !isUsual(*game, name, value))
                rows.push_back({name == drawnBoardOption ? Words::tr("Drawn board") : fromUtf8(name),
                                name == "terrain"          ? Words::tr("as on the map")
                                : name == drawnBoardOption ? boardWords()
                                                           : fromUtf8(value)});
        m_setter.heading(Words::tr("Rules and options"));
        m_setter.table({{Words::tr("Option"), 0, Align::Left, 2}, {Words::tr("Value"), 0, Align::Left, 5}},
                       rows, Words::tr("The game's own, no options changed."));
        if (!brief.houseTables.is_null() && !brief.houseTables.empty())
            m_setter.text(Words::tr("House figures of the group stand in for some of the game's."));
    }

    void addMap()
    {
        if (!m_board)
            return;
        // What stands round the map: names of edges, north, scale, signs.
        const int besides = m_set.lineHeight(m_setter.style()) * 14;
        const int least = m_setter.pageRoom() * 36 / 100;
        bool isPlaced = false;
        for (int number = 0; number < static_cast<int>(m_matter.brief.sides.size()); ++number)
            isPlaced = isPlaced || (m_matter.knows(number) && !side(number).deployment.empty());
        if (!isPlaced && m_setter.room() < least + besides)
            m_setter.newPage();
        m_setter.heading(Words::tr("Deployment"));
        for (int number = 0; number < static_cast<int>(m_matter.brief.sides.size()); ++number)
            if (m_matter.knows(number) && !side(number).deployment.empty())
                addPlaces(number);
        Problems unheard; // the battle was opened with it
        const auto drawn = laidBoard(m_matter.brief, unheard);
        const MapMatter matter{*m_board, m_matter.brief.place, drawn ? &*drawn : nullptr, windFrom()};
        const int room = m_setter.room() > least + besides ? m_setter.room() : m_setter.pageRoom();
        m_setter.piece(deploymentMap(matter, m_setter.width(), room - besides, m_setter.style(), m_set));
        for (int number = 0; number < static_cast<int>(m_matter.brief.sides.size()); ++number)
            if (const QString names = namesByNumber(*m_board, number); !names.isEmpty())
                m_setter.prose(Words::tr("%1: %2.").arg(fromUtf8(side(number).name), names));
        if (!m_board->pieces.empty() && !isPlaced)
            m_setter.text(Words::tr("The ships stand where the game proposes. Each side may place its own "
                                    "anywhere on its side of the dashed line."),
                          FontRole::Italic);
    }

    void addPlaces(int number)
    {
        std::vector<QStringList> rows;
        for (const Deployment& each : side(number).deployment)
            rows.push_back({fromUtf8(each.squadron.empty() ? each.ship : each.squadron),
                            Words::of(nameOf(each.formation)),
                            QStringLiteral("%1, %2").arg(each.x).arg(each.y), QString::number(each.heading)});
        m_setter.table({{fromUtf8(side(number).name), 0, Align::Left, 4},
                        {Words::tr("Formation"), 0, Align::Left, 3},
                        {Words::tr("Place"), 0, Align::Left, 3},
                        {Words::tr("Heading"), 0, Align::Left, 2}},
                       rows, {});
    }

    const BattleMatter& m_matter;
    const Figures& m_figures;
    const Typesetter& m_set;
    PaperSetter m_setter;
    std::vector<BriefShip> m_ships;
    int m_lastTurn;
    std::optional<BoardView> m_board;
};

} // namespace

Result<Document> battleBrief(const BattleMatter& matter, const Figures& figures,
                             const BattlePaperOptions& options, const TextMeasurer& measurer)
{
    const auto match = builtInRuleSets().open(matter.brief, figures);
    if (!match)
        return tl::unexpected(match.error());
    const SpokenLanguage spoken(options.sheets.language, matter.brief.rules);
    const Typesetter set(measurer);
    Document document;
    document.savesInk = options.sheets.saveInk;
    const QString title = battleTitle(matter);
    document.title = Words::tr("%1: brief").arg(title);
    document.pages = BriefSetter(matter, figures, **match, options.sheets, set).pages(title);
    bind(document, set);
    return document;
}

} // namespace navarch
