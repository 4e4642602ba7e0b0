// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/cut_outs.h"

#include <algorithm>
#include <cmath>

#include "reports/cards/imposition.h"
#include "reports/layout/flow.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int cardsAcross = 6;
constexpr int cardsDown = 6;
constexpr int counterSide = millimetres(22);
constexpr int leastCounterSide = millimetres(20); ///< holds the longest of their words
constexpr int countersOfAKind = 6;
constexpr double pi = 3.14159265358979323846;

/// Sets cards and counters to cut out.
class CutOutSetter {
public:
    CutOutSetter(Paper paper, const Typesetter& set) : m_paper(paper), m_set(set) {}

    /// Cards in a block of so many across and down; a back's columns run the other way.
    [[nodiscard]] std::vector<Page> leaves(const std::vector<CutCard>& cards, const QString& back) const
    {
        const Box area = Page{m_paper, marginOf(m_paper), {}}.area();
        const int wide = area.width / cardsAcross;
        const int high = (area.height - footHeight(m_set)) / cardsDown;
        std::vector<Page> pages;
        constexpr std::size_t onPage = std::size_t{cardsAcross} * cardsDown;
        for (std::size_t first = 0; first < cards.size(); first += onPage) {
            Page front = blank();
            Page behind = blank();
            for (std::size_t i = first; i < std::min(first + onPage, cards.size()); ++i) {
                const int place = static_cast<int>(i - first);
                const int column = place % cardsAcross;
                const int y = area.y + place / cardsAcross * high;
                placeOn(front, face(cards[i], wide, high), area.x + column * wide, y);
                placeOn(behind, face({back}, wide, high), area.x + (cardsAcross - 1 - column) * wide, y);
            }
            front.face = Face::Front;
            behind.face = Face::Back;
            pages.push_back(std::move(front));
            pages.push_back(std::move(behind));
        }
        return pages;
    }

    /// On one page where they are large enough there to be read.
    [[nodiscard]] std::vector<Page> counters(const std::vector<CutCard>& kinds) const
    {
        const Box area = blank().area();
        const int room = area.height - footHeight(m_set);
        int side = counterSide;
        const int count = static_cast<int>(kinds.size()) * countersOfAKind;
        while ((area.width / side) * (room / side) < count && side > leastCounterSide)
            side -= millimetres(0.5);
        const int across = area.width / side;
        const int onPage = across * (room / side);
        std::vector<Page> pages;
        for (int i = 0; i < count; ++i) {
            if (i % onPage == 0)
                pages.push_back(blank());
            const int place = i % onPage;
            pages.back().face = Face::CutUp;
            placeOn(pages.back(), face(kinds[static_cast<std::size_t>(i / countersOfAKind)], side, side),
                    area.x + place % across * side, area.y + place / across * side);
        }
        return pages;
    }

    [[nodiscard]] Page templates() const
    {
        Page page = blank();
        page.face = Face::CutUp;
        const Box area = page.area();
        const TextLook note{{FontRole::Data, points(8)}, Ink::Soft};
        Piece piece;
        piece.width = area.width;
        piece.stack(m_set.paragraph(Words::tr("True scale"), area.width, {{FontRole::Title, points(18)}}));
        piece.stack(
            m_set.paragraph(Words::tr("Print at 100 per cent, not fitted to the page: then this bar measures "
                                      "5 cm."),
                            area.width, note));
        piece.stack(bar(), millimetres(2));
        const int whole = area.width - millimetres(6);
        piece.stack(ruler(whole / 1000, 1000, 10, Words::tr("cm")), millimetres(8));
        piece.stack(ruler(whole / 2540, 2540, 8, Words::tr("inches")), millimetres(6));
        piece.stack(
            m_set.paragraph(Words::tr("Turning template: lay the middle of the base line under the ship's "
                                      "middle, the ray of 0 degrees along her bow."),
                            area.width, note),
            millimetres(8));
        piece.stack(protractor(area.width), millimetres(2));
        placeOn(page, std::move(piece), area.x, area.y);
        return page;
    }

private:
    [[nodiscard]] Page blank() const { return {m_paper, marginOf(m_paper), {}}; }

    [[nodiscard]] Piece face(const CutCard& card, int wide, int high) const
    {
        Piece piece;
        piece.width = wide;
        piece.height = high;
        Frame frame{{0, 0, wide, high}};
        frame.line = Ink::Faint;
        piece.add(frame);
        const int inner = wide - 2 * millimetres(1.2);
        const int usual = std::clamp(wide * 14 / 100, points(6.5), points(12));
        int size = card.title.size() <= 2 ? usual * 2 : usual; // the orders of rowers are read across a table
        for (const QString& word : card.title.split(QLatin1Char(' '))) // none is cut in two
            while (size > points(6.5) && m_set.width(word, {{FontRole::Strong, size}}) > inner)
                size -= points(0.25);
        Piece title =
            m_set.paragraph(card.title, inner, {{FontRole::Strong, size}, Ink::Full, Align::Centre}, 3);
        if (!card.does.isEmpty())
            title.stack(m_set.paragraph(card.does, inner,
                                        {{FontRole::Data, std::clamp(usual * 7 / 10, points(6.5), points(8))},
                                         Ink::Full,
                                         Align::Centre}),
                        millimetres(1));
        Piece mark;
        if (!card.mark.isEmpty())
            mark = m_set.paragraph(
                card.mark, inner,
                {{FontRole::Data, std::max(points(6.5), usual * 6 / 10)}, Ink::Soft, Align::Centre}, 2);
        const int gap = millimetres(0.8);
        const int top = std::max(gap, (high - title.height - mark.height - gap) / 2);
        const int below = top + title.height + gap;
        piece.place(std::move(title), millimetres(1.2), top);
        piece.place(std::move(mark), millimetres(1.2), below);
        return piece;
    }

    [[nodiscard]] static Piece bar()
    {
        constexpr int five = millimetres(50);
        Piece piece;
        piece.width = five;
        piece.height = millimetres(3);
        Frame frame{{0, 0, five, piece.height}};
        piece.add(frame);
        for (int i = 1; i < 5; ++i)
            piece.add(Rule{{i * 1000, 0, 0, piece.height}, Ink::Full, 14});
        return piece;
    }

    /// So many units of `unit` long, each parted into `parts`.
    [[nodiscard]] Piece ruler(int units, int unit, int parts, const QString& name) const
    {
        Piece piece;
        piece.width = units * unit;
        const TextLook look{{FontRole::Data, points(7)}, Ink::Full, Align::Centre};
        const int textHeight = m_set.lineHeight(look.style);
        const int high = millimetres(14);
        piece.height = high;
        piece.add(Frame{{0, 0, piece.width, high}});
        for (int i = 1; i < units * parts; ++i) {
            const int length = i % parts == 0       ? millimetres(6)
                               : i * 2 % parts == 0 ? millimetres(4.5)
                                                    : millimetres(3);
            const int x = i * unit / parts;
            piece.add(Rule{{x, 0, 0, length}, Ink::Full, i % parts == 0 ? 18 : 10});
            if (i % parts == 0)
                piece.add(m_set.lineIn({x - unit * 45 / 100, millimetres(6.2), unit * 9 / 10, textHeight},
                                       QString::number(i / parts), look));
        }
        TextLook label = look;
        label.align = Align::Left;
        label.ink = Ink::Soft;
        piece.add(
            m_set.lineIn({millimetres(1), high - textHeight - millimetres(0.5), piece.width / 2, textHeight},
                         name, label));
        return piece;
    }

    /// A half disc with rays at every 15 degrees, longer at 30, 45, 60 and 90.
    [[nodiscard]] Piece protractor(int width) const
    {
        const int radius = std::min(width / 2 - millimetres(8), millimetres(70));
        const int text = points(8);
        const TextLook look{{FontRole::Data, text}, Ink::Full, Align::Centre};
        const int line = m_set.lineHeight(look.style);
        const int outer = radius + line * 14 / 10;
        const int middle = outer + line;
        Piece piece;
        piece.width = 2 * middle;
        piece.height = outer + line + millimetres(1);
        Drawing drawing;
        drawing.description = Words::tr("Turning template");
        drawing.box = {middle - radius, piece.height - radius - millimetres(1), 2 * radius, radius};
        const int base = drawing.box.bottom();
        const auto at = [&](double degrees, double distance) {
            const double angle = degrees * pi / 180;
            return Drawing::Point{middle + static_cast<int>(std::lround(std::sin(angle) * distance)),
                                  base - static_cast<int>(std::lround(std::cos(angle) * distance))};
        };
        Drawing::Stroke rim{{}, true, Ink::Full, 18, Ink::None, false};
        for (int degrees = -90; degrees <= 90; degrees += 3)
            rim.points.push_back(at(degrees, radius));
        drawing.strokes.push_back(std::move(rim));
        for (int degrees = -75; degrees <= 75; degrees += 15) {
            const bool isLong = degrees % 30 == 0 || degrees % 45 == 0;
            drawing.strokes.push_back(
                {{at(degrees, isLong ? radius / 6.0 : radius * 0.8), at(degrees, radius)},
                 false,
                 degrees == 0 ? Ink::Accent : Ink::Full,
                 degrees == 0 ? 22 : 10,
                 Ink::None,
                 false});
        }
        std::vector<Item> labels;
        for (int degrees = -75; degrees <= 75; degrees += 15) {
            const Drawing::Point place = at(degrees, radius + line * 0.85);
            labels.emplace_back(m_set.lineIn({place.x - 400, place.y - line / 2, 800, line},
                                             QString::number(std::abs(degrees)), look));
        }
        // Labels stand outside the rim but beside its box where the disc falls away: they belong to the drawing.
        for (const Item& label : labels) {
            const Box box = boxOf(label);
            const int left = std::min(drawing.box.x, box.x);
            const int top = std::min(drawing.box.y, box.y);
            const int right = std::max(drawing.box.right(), box.right());
            drawing.box = {left, top, right - left, drawing.box.bottom() - top};
        }
        piece.add(std::move(drawing));
        for (Item& label : labels)
            piece.add(std::move(label));
        return piece;
    }

    Paper m_paper;
    const Typesetter& m_set;
};

} // namespace

std::vector<Page> cardLeaves(const std::vector<CutCard>& cards, const QString& back, Paper paper,
                             const Typesetter& set)
{
    return CutOutSetter(paper, set).leaves(cards, back);
}

std::vector<Page> counterPages(const std::vector<CutCard>& kinds, Paper paper, const Typesetter& set)
{
    return CutOutSetter(paper, set).counters(kinds);
}

Page templatePage(Paper paper, const Typesetter& set)
{
    return CutOutSetter(paper, set).templates();
}

} // namespace navarch
