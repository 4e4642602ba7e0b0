// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/battle/brief/option_word.h"
#include "core/boards/drawn/board_edits.h"
#include "core/rules/shared/drawn_ground.h"
#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::squadrons {

namespace {

/// Reads the options of one brief, one by one.
class OptionReader {
public:
    OptionReader(BattleFacts& facts, Problems& problems) : m_facts(facts), m_problems(problems) {}

    void read(const std::string& name, const std::string& value)
    {
        m_name = &name;
        m_value = &value;
        Options& options = m_facts.options;
        BattleFigures& figures = m_facts.figures;
        if (name == "alpha")
            choose(options.alpha, {"invader", "defender", "higher-d6"},
                   {AlphaIs::Invader, AlphaIs::Defender, AlphaIs::HigherDie});
        else if (name == "row")
            choose(options.row, {"6-8", "7", "off"}, {RowOn::SixToEight, RowOn::SevenOnly, RowOn::Never});
        else if (name == "katastrophe")
            choose(options.katastrophe, {"half-the-fleet", "half-the-squadron", "off"},
                   {Katastrophe::HalfTheFleet, Katastrophe::HalfTheSquadron, Katastrophe::Never});
        else if (name == "flank-rank")
            choose(options.struckRank, {"4", "one-worse", "own"},
                   {StruckRank::Four, StruckRank::OneWorse, StruckRank::Own});
        else if (name == "immediate")
            choose(options.immediateBesides, {"in-place", "besides"}, {false, true});
        else if (name == "steady-signal")
            choose(options.steadySignal, {"off", "on"}, {false, true});
        else if (name == "diekplous-both")
            choose(options.diekplousInFront, {"beyond", "in-front"}, {false, true});
        else if (name == "break-off")
            choose(options.breakOff, {"on", "off"}, {true, false});
        else if (name == "rally")
            choose(options.rally, {"on", "off"}, {true, false});
        else if (name == "flotsam")
            choose(options.flotsam, {"on", "off"}, {true, false});
        else if (name == "stand")
            choose(figures.stand, {"1", "1.5", "2"}, {inch, inch * 3 / 2, 2 * inch});
        else if (name == "stands")
            choose(figures.standsOfLarger, {"24", "12", "36", "44"}, {24, 12, 36, 44});
        else if (name == "invader")
            choose(options.invader, {"first", "second"}, {0, 1});
        else if (name == "coast")
            choose(m_coast, {"neutral", "first", "second"}, {-1, 0, 1});
        else if (name == "table")
            readTable();
        else if (name == drawnBoardOption)
            return; // laid out once the others are read
        else if (name == "turns")
            readTurns();
        else if (name == "condition")
            m_facts.condition = BriefOptions("The squadron game", m_problems).condition(name, value, "TURN");
        else
            refuse(phrase(
                "It knows alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, "
                "stand, "
                "stands, turns, immediate, steady-signal, diekplous-both, invader, coast and condition."));
    }

    [[nodiscard]] int coast() const { return m_coast; }

private:
    void refuse(Phrase remedy)
    {
        m_problems.push_back({"options." + *m_name,
                              phrase("The squadron game does not know this option or value."),
                              std::move(remedy)});
    }
    template <class Value, std::size_t count>
    void choose(Value& place, const char* const (&names)[count], const Value (&values)[count])
    {
        std::string list;
        for (std::size_t i = 0; i < count; ++i) {
            if (optionWord(*m_value) == names[i]) {
                place = values[i];
                return;
            }
            list += (i == 0 ? "" : ", ") + std::string(names[i]);
        }
        refuse(phrase("Write one of %1.", given(list)));
    }
    void readTable()
    {
        const std::string_view value = *m_value;
        const auto cross = value.find('x');
        const auto width = wholeNumber(value.substr(0, cross), 24, 240);
        const auto depth =
            cross == std::string_view::npos ? std::nullopt : wholeNumber(value.substr(cross + 1), 36, 240);
        if (!width || !depth)
            return refuse(
                phrase("Write width and depth in inches, 24 to 240 and 36 to 240: 72x48 or 48x36."));
        m_facts.figures.width = *width * inch;
        m_facts.figures.depth = *depth * inch;
    }
    void readTurns()
    {
        if (const auto turns = wholeNumber(*m_value, 1, 1000))
            m_facts.turnLimit = *turns;
        else
            refuse(phrase("Write a whole number of turns, 1 to 1000."));
    }

    BattleFacts& m_facts;
    Problems& m_problems;
    const std::string* m_name = nullptr;
    const std::string* m_value = nullptr;
    int m_coast = -1;
};

} // namespace

std::vector<Base> landFor(const BattleFacts& facts, const State& state)
{
    constexpr Length half = 12 * inch;
    constexpr Length deep = 6 * inch;
    if (facts.drawn.isDrawn())
        return facts.drawn.land;
    std::vector<Base> land;
    const auto shore = shoreOf(facts, state);
    if (!shore)
        return land;
    const bool isWest = shore == free_table::TableEdge::Left;
    const Length beyond = shore == free_table::TableEdge::Near ? -deep : facts.figures.depth + deep;
    const Length length = isWest ? facts.figures.depth : facts.figures.width;
    for (Length along = half; along - half < length; along += 2 * half) {
        const TablePoint centre = isWest ? TablePoint{-deep, along} : TablePoint{along, beyond};
        land.push_back({centre, 0, isWest ? deep : half, isWest ? half : deep});
    }
    return land;
}

void readOptions(const BattleBrief& brief, BattleFacts& facts, Problems& problems)
{
    OptionReader reader(facts, problems);
    for (const auto& [name, value] : brief.options)
        reader.read(name, value);
    facts.turnLimit = brief.turnLimit.value_or(facts.turnLimit);
    facts.place = brief.place;
    if (auto drawn = drawnGround(brief, BoardShape::FreeTable, "The squadron game", {hex::Terrain::Land}, 0,
                                 problems)) {
        if (!drawn->hasZones())
            (void)zonesAlongEdges(*drawn, std::min(facts.figures.zone / inch, drawn->rows / 3));
        facts.drawn = tableOf(std::move(*drawn), inch);
        facts.figures.width = facts.drawn.width();
        facts.figures.depth = facts.drawn.depth();
    }
    if (brief.place == PlaceKind::Shore)
        facts.coastHolder = reader.coast();
    else if (brief.place == PlaceKind::Port)
        facts.coastHolder = 1; // the port is the second side's
}

} // namespace navarch::squadrons
