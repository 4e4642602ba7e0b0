// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/drawn/board_check.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace navarch {

namespace {

constexpr int leastRoom = 12;        ///< cells of a zone with fewer than which a fleet hardly deploys
constexpr int leastBetween = 3;      ///< cells that fleets are apart at least
constexpr int wallSquares = 4;       ///< squares that a wall section of a free table takes along it
constexpr std::size_t leastSea = 20; ///< cells of water without which nobody fights

class Checker {
public:
    explicit Checker(const DrawnBoard& board) : m_board(board), m_waters(watersOf(board)) {}

    Findings all()
    {
        sea();
        for (int side = 1; side <= boardSides; ++side)
            zone(side);
        between();
        walls();
        ponds();
        std::stable_sort(m_findings.begin(), m_findings.end(),
                         [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
        return std::move(m_findings);
    }

private:
    void add(Severity severity, const char* key, Phrase subject, Phrase message)
    {
        const auto alike = std::count_if(m_findings.begin(), m_findings.end(),
                                         [&](const Finding& finding) { return finding.key == key; });
        if (static_cast<std::size_t>(alike) < mostBoardFindings)
            m_findings.push_back({severity, key, "", std::move(subject), std::move(message)});
    }
    static Phrase at(BoardCell cell) { return given(cellText(cell)); }
    static Phrase sideName(int side) { return side == 1 ? phrase("First side") : phrase("Second side"); }

    void sea()
    {
        const auto water = static_cast<std::size_t>(
            std::count_if(m_waters.begin(), m_waters.end(), [](int number) { return number >= 0; }));
        if (water < leastSea)
            add(Severity::Error, "no-sea", phrase("The board"),
                phrase("There is hardly any water. Draw sea to fight on."));
    }

    void zone(int side)
    {
        if (!m_board.hasZones())
            return;
        std::size_t cells = 0;
        std::size_t dry = 0;
        BoardCell firstDry;
        for (std::size_t i = 0; i < m_board.zones.size(); ++i) {
            if (m_board.zones[i] != side)
                continue;
            ++cells;
            if (m_waters[i] >= 0)
                continue;
            if (dry++ == 0)
                firstDry = m_board.cellAt(i);
        }
        if (cells == 0)
            return add(
                Severity::Error, "side-without-zone", sideName(side),
                phrase("It has no zone to deploy in, while the other has. Draw one, or take out both."));
        if (dry > 0)
            add(Severity::Warning, "zone-on-land", at(firstDry),
                phraseN(
                    "{%n cell|%n cells} of the zone of side %1 {lies|lie} on land, where no ship deploys.",
                    static_cast<std::int64_t>(dry), side));
        if (cells == dry)
            add(Severity::Error, "zone-without-water", sideName(side),
                phrase("Its zone lies wholly on land. Draw it on water."));
        else if (static_cast<int>(cells - dry) < leastRoom)
            add(Severity::Warning, "zone-small", sideName(side),
                phraseN("Its zone has room for {%n ship|%n ships} at most. Make it larger for a fleet.",
                        static_cast<std::int64_t>(cells - dry)));
    }

    /// Whether fleets can meet, and are apart.
    void between()
    {
        std::array<std::vector<BoardCell>, boardSides> cells;
        std::array<std::vector<int>, boardSides> waters;
        for (std::size_t i = 0; i < m_board.zones.size(); ++i)
            if (m_board.zones[i] != 0 && m_waters[i] >= 0) {
                const std::size_t side = m_board.zones[i] - 1U;
                cells[side].push_back(m_board.cellAt(i));
                waters[side].push_back(m_waters[i]);
            }
        if (cells[0].empty() || cells[1].empty())
            return;
        const bool isConnected = std::any_of(waters[0].begin(), waters[0].end(), [&](int number) {
            return std::find(waters[1].begin(), waters[1].end(), number) != waters[1].end();
        });
        if (!isConnected)
            add(Severity::Error, "zones-apart", at(cells[0].front()),
                phrase("No water leads from one side's zone to the other's. Open a strait between them."));
        for (const BoardCell own : cells[0])
            for (const BoardCell other : cells[1])
                if (stepsBetween(m_board.shape, own, other) < leastBetween)
                    return add(Severity::Warning, "zones-near", at(own),
                               phrase("The zones lie nearer than %1 cells. Fleets would begin in contact.",
                                      leastBetween));
    }

    void walls()
    {
        for (std::size_t i = 0; i < m_board.walls.size(); ++i) {
            const BoardCell wall = m_board.walls[i];
            const std::vector<BoardCell> beside = cellsBeside(m_board, wall);
            const bool isAtShore = m_board.isLand(wall) || isAtEdge(m_board, wall)
                                   || std::any_of(beside.begin(), beside.end(),
                                                  [&](BoardCell cell) { return m_board.isLand(cell); });
            if (!isAtShore)
                add(Severity::Warning, "wall-on-no-shore", at(wall),
                    phrase("The wall section stands in the sea. Put it at a shore or the board's edge."));
            const bool isReached = m_board.isWater(wall)
                                   || std::any_of(beside.begin(), beside.end(),
                                                  [&](BoardCell cell) { return m_board.isWater(cell); });
            if (!isReached)
                add(Severity::Warning, "wall-inland", at(wall),
                    phrase("The wall section stands inland, where no ship comes. Put it at the shore."));
            if (m_board.shape != BoardShape::FreeTable)
                continue;
            for (std::size_t other = 0; other < i; ++other) {
                const BoardCell before = m_board.walls[other];
                if (std::abs(before.column - wall.column) < wallSquares && before.row == wall.row)
                    add(Severity::Error, "walls-overlap", at(wall),
                        phrase("A wall section is %1 squares long, and would stand on the one at %2. Move it "
                               "along.",
                               wallSquares, given(cellText(before))));
            }
        }
    }

    void ponds()
    {
        std::vector<int> told;
        for (std::size_t i = 0; i < m_waters.size(); ++i) {
            const int number = m_waters[i];
            if (number <= 0 || std::find(told.begin(), told.end(), number) != told.end())
                continue;
            told.push_back(number);
            add(Severity::Note, "cut-off-water", at(m_board.cellAt(i)),
                phrase("This water has no way to the open sea of the board."));
        }
    }

    const DrawnBoard& m_board;
    std::vector<int> m_waters;
    Findings m_findings;
};

} // namespace

Findings checkBoard(const DrawnBoard& board)
{
    return Checker(board).all();
}

std::optional<BoardCell> placeOf(const Finding& finding)
{
    return cellFromText(finding.subject.english());
}

int roomInZone(const DrawnBoard& board, int side)
{
    int room = 0;
    for (std::size_t i = 0; i < board.zones.size(); ++i)
        room += board.zones[i] == side + 1 && board.terrain[i] != hex::Terrain::Land ? 1 : 0;
    return room;
}

} // namespace navarch
