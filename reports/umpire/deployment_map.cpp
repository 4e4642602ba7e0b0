// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/deployment_map.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

#include "reports/umpire/drawn_map.h"
#include "reports/umpire/map_board.h"
#include "reports/umpire/map_names.h"
#include "reports/umpire/map_signs.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int bandWidth = millimetres(5); ///< of the land beyond a free table's shore
constexpr std::size_t north = 0;
constexpr std::size_t east = 1;
constexpr std::size_t south = 2;
constexpr std::size_t west = 3;

class MapSetter {
public:
    MapSetter(const MapMatter& matter, int width, int height, TextStyle style, const Typesetter& set)
        : m_matter(matter),
          m_set(set),
          m_style(style),
          m_width(width),
          m_shore(shoreOf(matter)),
          m_board(matter.board, width - 2 * bandWidth, height - 2 * bandWidth)
    {
    }

    Piece set()
    {
        const std::array<Phrase, 4> edges = m_board.edges();
        const bool isAcross = m_matter.board.kind == BoardKind::Rexes;
        Piece all;
        all.width = m_width;
        all.stack(edgeLabel(edges[north], isAcross ? 0 : 2));
        all.stack(map(), m_style.size / 4);
        all.stack(edgeLabel(edges[south], isAcross ? 0 : 1), m_style.size / 4);
        if (isAcross)
            all.stack(sideLabels(edges[west], edges[east]), m_style.size / 4);
        all.stack(furniture(), m_style.size);
        if (Piece signs = legend(); signs.height > 0)
            all.stack(std::move(signs), m_style.size);
        return all;
    }

private:
    /// The edge beyond which land begins; 4: none. Boards whose land lies on them name no such edge.
    static std::size_t shoreOf(const MapMatter& matter)
    {
        if (matter.drawn || matter.board.kind == BoardKind::Rexes || matter.place == PlaceKind::OpenSea)
            return 4;
        constexpr std::array<std::size_t, 4> of{south, west, north, east};
        for (std::size_t i = 0; i < matter.board.edges.size() && i < of.size(); ++i)
            if (matter.board.edges[i].isShore)
                return of[i];
        // Where nobody says, a free table's lies along the second side's edge.
        return matter.board.kind == BoardKind::FreeTable ? north : 4;
    }

    [[nodiscard]] TextLook look(FontRole role = FontRole::Data, Align align = Align::Left) const
    {
        return {{role, m_style.size}, Ink::Full, align, m_style.size * 7 / 10};
    }

    [[nodiscard]] QString edgeText(const Phrase& name, int side) const
    {
        QString text = Words::said(name);
        const QString deploys = side > 0 ? deploymentWords(m_matter.board, m_matter.drawn, side) : QString();
        if (!deploys.isEmpty())
            text = text.isEmpty() ? deploys : Words::tr("%1: %2").arg(text, deploys);
        return text;
    }

    /// What stands over or under the map: whose edge it is. `side`: 1 the first's, 2 the second's, 0 nobody's.
    [[nodiscard]] Piece edgeLabel(const Phrase& name, int side) const
    {
        QString text = edgeText(name, side);
        if (m_shore < 4 && m_shore == (side == 2 ? north : south))
            text += QStringLiteral(" · ") + shoreText();
        if (text.isEmpty())
            return {};
        return m_set.paragraph(text, m_width, look(FontRole::Strong, Align::Centre), 3);
    }

    [[nodiscard]] QString shoreText() const
    {
        return m_matter.place == PlaceKind::Port ? Words::tr("the harbour and its walls lie here")
                                                 : Words::tr("the shore lies here");
    }

    [[nodiscard]] Piece sideLabels(const Phrase& left, const Phrase& right) const
    {
        const int half = m_width / 2 - m_style.size;
        Piece both;
        both.width = m_width;
        Piece first =
            m_set.paragraph(Words::tr("West: %1").arg(edgeText(left, 1)), half, look(FontRole::Strong), 4);
        Piece second = m_set.paragraph(Words::tr("East: %1").arg(edgeText(right, 2)), half,
                                       look(FontRole::Strong, Align::Right), 4);
        both.height = std::max(first.height, second.height);
        both.place(std::move(first), 0, 0);
        both.place(std::move(second), m_width - half, 0);
        return both;
    }

    [[nodiscard]] Piece map() const
    {
        Drawing drawing;
        drawing.box = {0, 0, m_board.width(), m_board.height()};
        drawing.description = Words::tr("Map of the deployment");
        addGround(drawing);
        for (const bool ofFirst : {true, false})
            if (auto line = m_board.zoneLine(ofFirst); !line.empty() && !m_matter.drawn)
                drawing.strokes.push_back({std::move(line), false, Ink::Accent, 30, Ink::None, true});
        if (m_matter.drawn && m_matter.board.deploymentDepth > 0)
            addDrawnZones(drawing, m_board, *m_matter.drawn);
        const std::vector<Box> pieces = addPieces(drawing);
        clampInto(drawing);
        std::vector<TextRun> numbers = numbersBeside(
            pieces, drawing.box, {{FontRole::Data, points(6.5)}, Ink::Full, Align::Centre}, m_set);
        if (m_shore < 4)
            addShore(drawing);
        Piece piece;
        piece.width = m_width;
        const int left = (m_width - m_board.width()) / 2;
        const int top = addCoordinates(piece, left, -drawing.box.y) - drawing.box.y;
        piece.height = drawing.box.bottom() + top;
        Item item = std::move(drawing);
        moveItem(item, left, top);
        piece.add(std::move(item));
        for (TextRun& number : numbers) {
            number.box.x += left;
            number.box.y += top;
            piece.add(std::move(number));
        }
        return piece;
    }

    /// What the column or row at `at`, from 0, is called; empty where none stands. Hexes are counted from 0 as orders and
    /// options count them; rexes bear names, which count from 1.
    [[nodiscard]] QString coordinate(int at) const
    {
        constexpr int every = 5;
        if (m_matter.board.kind == BoardKind::Hexes)
            return at % every == 0 ? QString::number(at) : QString();
        return at == 0 || (at + 1) % every == 0 ? QString::number(at + 1) : QString();
    }

    /// Numbers of columns over a map of hexes or rexes whose board lies `down` in it, and of rows beside it. Returns the
    /// height they take over it.
    int addCoordinates(Piece& piece, int left, int down) const
    {
        if (!m_board.hasCells())
            return 0;
        const TextLook small{
            {FontRole::Data, std::max(points(6.5), m_style.size * 7 / 10)}, Ink::Soft, Align::Centre};
        const int high = m_set.lineHeight(small.style);
        const BoardView& board = m_matter.board;
        constexpr int apart = 4; // the fewest cells from a number to the next
        const int wide = apart * m_board.cell() * 8 / 10;
        for (int column = 0; column < board.width; ++column) {
            const QString number = coordinate(column);
            if (number.isEmpty())
                continue;
            const int half = std::min(wide, m_set.width(number, small) + 2) / 2 + 1;
            const int x = left + m_board.middleOf(column, 0).x - half;
            piece.add(m_set.lineIn({x, 0, 2 * half, high}, number, small));
        }
        // At the left, or where land lies there at the right.
        const bool isRight = m_shore == west;
        TextLook beside = small;
        beside.align = isRight ? Align::Left : Align::Right;
        const int room = bandWidth - millimetres(0.6);
        const int x = isRight ? left + m_board.width() + millimetres(0.6) : left - bandWidth;
        for (int row = 0; row < board.depth; ++row) {
            const QString number = coordinate(row);
            if (number.isEmpty())
                continue;
            const int y = high + down + m_board.middleOf(0, row).y - high / 2;
            piece.add(m_set.lineIn({x, y, room, high}, number, beside));
        }
        return high;
    }

    void addGround(Drawing& drawing) const
    {
        const BoardView& board = m_matter.board;
        if (!m_board.hasCells()) {
            const int right = m_board.width();
            const int foot = m_board.height();
            drawing.strokes.push_back(
                {{{0, 0}, {right, 0}, {right, foot}, {0, foot}}, true, Ink::Full, 20, Ink::Paper});
            if (m_matter.drawn)
                addDrawnLand(drawing, m_board, *m_matter.drawn);
            return;
        }
        for (int row = 0; row < board.depth; ++row)
            for (int column = 0; column < board.width; ++column) {
                const auto at = static_cast<std::size_t>(row) * static_cast<std::size_t>(board.width)
                                + static_cast<std::size_t>(column);
                const hex::Terrain terrain =
                    at < board.terrain.size() ? board.terrain[at] : hex::Terrain::Open;
                std::vector<Drawing::Point> outline = m_board.cellAt(column, row);
                if (terrain == hex::Terrain::Open)
                    drawing.strokes.push_back({std::move(outline), true, Ink::Faint, 6});
                else {
                    drawing.strokes.push_back({outline, true, Ink::Faint, 6});
                    addTerrain(drawing, terrain, outline, m_board.middleOf(column, row), m_board.cell());
                }
            }
    }

    /// Gives the room that each piece takes.
    std::vector<Box> addPieces(Drawing& drawing) const
    {
        std::vector<Box> boxes;
        for (const BoardPiece& piece : m_matter.board.pieces) {
            const std::size_t before = drawing.strokes.size();
            addPiece(drawing, piece);
            boxes.push_back(boxOf(std::span(drawing.strokes).subspan(before)));
        }
        return boxes;
    }

    void addPiece(Drawing& drawing, const BoardPiece& piece) const
    {
        const bool solid = piece.side == 0;
        const int bearing = m_board.bearingOf(piece.pose);
        for (const BoardStand& stand : piece.stands)
            addSquare(drawing, m_board.placeOf(stand.pose), m_board.bearingOf(stand.pose),
                      m_board.lengthOf(stand.side), solid);
        if (!piece.stands.empty())
            return;
        const bool isCell = m_board.hasCells();
        addHull(drawing, m_board.placeOf(piece.pose), bearing,
                isCell ? m_board.cell() * 9 / 10 : m_board.lengthOf(piece.length),
                isCell ? m_board.cell() * 3 / 10 : m_board.lengthOf(piece.width), solid);
    }

    /// Land beyond one edge of a free table; the drawing grows by it.
    void addShore(Drawing& drawing) const
    {
        const Box sea = drawing.box;
        Box land;
        switch (m_shore) {
        case north:
            land = {sea.x, sea.y - bandWidth, sea.width, bandWidth};
            drawing.box = {sea.x, land.y, sea.width, sea.height + bandWidth};
            break;
        case south:
            land = {sea.x, sea.bottom(), sea.width, bandWidth};
            drawing.box.height += bandWidth;
            break;
        case east:
            land = {sea.right(), sea.y, bandWidth, sea.height};
            drawing.box.width += bandWidth;
            break;
        default:
            land = {sea.x - bandWidth, sea.y, bandWidth, sea.height};
            drawing.box = {land.x, sea.y, sea.width + bandWidth, sea.height};
            break;
        }
        addHatching(drawing, land);
    }

    [[nodiscard]] Piece arrowPiece(int bearing, const QString& text, Ink fill) const
    {
        const int side = m_style.size * 3;
        Piece piece;
        Drawing arrow;
        arrow.box = {0, 0, side, side};
        arrow.description = text;
        addArrow(arrow, {side / 2, side / 2}, bearing, side * 9 / 10, fill);
        clampInto(arrow);
        piece.add(std::move(arrow));
        const int wide = std::max(m_set.width(text, look()), side) + 1;
        const int high = m_set.lineHeight(m_style);
        piece.add(m_set.lineIn({0, side + m_style.size / 4, wide, high}, text, look()));
        piece.width = wide;
        piece.height = side + m_style.size / 4 + high;
        return piece;
    }

    /// A bar that measures something round on the board.
    [[nodiscard]] Piece scaleBar() const
    {
        const BoardView& board = m_matter.board;
        const int most = m_width * 4 / 10;
        int length = 0;
        QString text;
        if (m_board.hasCells()) {
            int cells = 10;
            while (cells > 1 && cells * m_board.cell() > most)
                cells /= 2;
            length = cells * m_board.cell();
            text = board.kind == BoardKind::Hexes ? Words::tr("%1 hexes, from side to side").arg(cells)
                                                  : Words::tr("%1 rexes along a row").arg(cells);
        } else {
            const bool isInch = board.measure == BoardMeasure::Inch;
            int measures = isInch ? 24 : 100;
            while (measures > 1 && m_board.lengthOf(measures * 1000) > most)
                measures /= 2;
            length = m_board.lengthOf(measures * 1000);
            const int tenths = m_board.scaleTenths();
            const QString scale =
                tenths % 10 == 0 ? QString::number(tenths / 10) : Words::said(phrase("%1", inTenths(tenths)));
            text = (isInch ? Words::tr("%1 inches of the table; 1 : %2")
                           : Words::tr("%1 cm of the table; 1 : %2"))
                       .arg(measures)
                       .arg(scale);
        }
        const int high = millimetres(2);
        Piece piece;
        for (int i = 0; i < 2; ++i)
            piece.add(Frame{
                {i * (length / 2), 0, length / 2, high}, Ink::Full, 14, i == 0 ? Ink::Full : Ink::Paper});
        const int wide = std::max(m_set.width(text, look()) + 1, length);
        const int line = m_set.lineHeight(m_style);
        piece.add(m_set.lineIn({0, high + m_style.size / 4, wide, line}, text, look()));
        piece.width = wide;
        piece.height = high + m_style.size / 4 + line;
        return piece;
    }

    [[nodiscard]] Piece furniture() const
    {
        std::vector<Piece> parts;
        parts.push_back(
            arrowPiece(m_matter.drawn ? m_matter.drawn->north : 0, Words::tr("North"), Ink::Full));
        if (m_matter.windFrom >= 0)
            parts.push_back(arrowPiece(m_matter.windFrom + 180, Words::tr("Wind"), Ink::Paper));
        parts.push_back(scaleBar());
        return inRows(std::move(parts));
    }

    /// Pieces side by side, their feet on one line, wrapped.
    [[nodiscard]] Piece inRows(std::vector<Piece> parts) const
    {
        const int gap = m_style.size * 2;
        Piece all;
        all.width = m_width;
        Piece row;
        row.width = m_width;
        int x = 0;
        std::vector<std::pair<Piece, int>> placed;
        const auto close = [&] {
            for (auto& [piece, at] : placed) {
                const int down = row.height - piece.height;
                row.place(std::move(piece), at, down);
            }
            placed.clear();
            all.stack(std::exchange(row, Piece{m_width, 0, {}}), all.height > 0 ? m_style.size / 2 : 0);
            x = 0;
        };
        for (Piece& part : parts) {
            if (x > 0 && x + part.width > m_width)
                close();
            row.height = std::max(row.height, part.height);
            const int wide = part.width;
            placed.emplace_back(std::move(part), x);
            x += wide + gap;
        }
        close();
        return all;
    }

    /// What the signs of the terrain on this map mean, and whose ships are solid.
    [[nodiscard]] Piece legend() const
    {
        const BoardView& board = m_matter.board;
        std::set<hex::Terrain> present(board.terrain.begin(), board.terrain.end());
        if (!m_board.hasCells() && m_matter.drawn
            && std::ranges::find(m_matter.drawn->terrain, hex::Terrain::Land)
                   != m_matter.drawn->terrain.end())
            present.insert(hex::Terrain::Land);
        present.erase(hex::Terrain::Open);
        const int side = m_style.size * 3 / 2;
        std::vector<Piece> parts;
        const auto add = [&](Drawing sign, const QString& text) {
            clampInto(sign);
            Piece piece;
            const int high = std::max(side, m_set.lineHeight(m_style));
            const int wide = std::min(m_set.width(text, look()) + 1, m_width - side - m_style.size);
            piece.add(std::move(sign));
            piece.add(m_set.lineIn({side + m_style.size / 2, 0, wide, high}, text, look()));
            piece.width = side + m_style.size / 2 + wide;
            piece.height = high;
            parts.push_back(std::move(piece));
        };
        for (const hex::Terrain terrain : present) {
            Drawing sign;
            sign.box = {0, 0, side, side};
            const std::vector<Drawing::Point> outline{{0, 0}, {side, 0}, {side, side}, {0, side}};
            sign.strokes.push_back({outline, true, Ink::Faint, 6});
            addTerrain(sign, terrain, outline, {side / 2, side / 2}, side);
            add(std::move(sign), terrainName(terrain));
        }
        if (m_shore < 4) {
            Drawing sign;
            sign.box = {0, 0, side, side};
            addHatching(sign, sign.box);
            add(std::move(sign),
                m_matter.place == PlaceKind::Port ? Words::tr("Harbour") : Words::tr("Shore"));
        }
        std::set<int> sides;
        for (const BoardPiece& piece : board.pieces)
            sides.insert(piece.side == 0 ? 0 : 1);
        for (const int which : sides) {
            Drawing sign;
            sign.box = {0, 0, side, side};
            addHull(sign, {side / 2, side / 2}, 0, side * 9 / 10, side * 3 / 10, which == 0);
            const std::size_t edge = which == 0 ? 0 : 2;
            add(std::move(sign), edge < board.edges.size() ? Words::said(board.edges[edge].name) : QString());
        }
        return parts.empty() ? Piece{} : inRows(std::move(parts));
    }

    const MapMatter& m_matter;
    const Typesetter& m_set;
    TextStyle m_style;
    int m_width;
    std::size_t m_shore;
    MapBoard m_board;
};

} // namespace

Piece deploymentMap(const MapMatter& matter, int width, int height, TextStyle style, const Typesetter& set)
{
    return MapSetter(matter, width, height, style, set).set();
}

} // namespace navarch
