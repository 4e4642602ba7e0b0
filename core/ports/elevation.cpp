// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/elevation.h"

#include <algorithm>

#include "core/ports/wall_figures.h"

namespace navarch {

namespace {

constexpr double unit = WallElevation::unitWidth;
constexpr double foot = WallElevation::height;
constexpr double walk = 200;      // a crenel's foot, where figures stand
constexpr double merlonTop = 160; // of the battlements
constexpr double towerTop = 10;
constexpr double pier = unit; // bare wall at either end, where pots always find a place
constexpr double gap = 3;     // between neighbours
constexpr int mostFigures = 24;

/// What will stand on the wall, before it has its place.
struct Standing {
    ElevationUnit unit;
    int count = 1;
    int capacity = 1; ///< taken by all of them
    int modifier = 0;
    int width = 1; ///< in units
};

class Surveyor {
public:
    explicit Surveyor(const ElevationContents& contents) : m_contents(contents)
    {
        m_gathered = contents.archers + contents.marines + contents.heavyMarines + contents.ballistae
                         + contents.towers + contents.ferreaManus
                         + static_cast<int>(contents.heavyEngines.size())
                     > mostFigures;
    }

    WallElevation draw()
    {
        std::vector<Standing> standing = order();
        double width = 2 * pier;
        for (const Standing& one : standing)
            width += one.width * unit;
        m_wall.width = width;
        masonry();
        double left = pier;
        for (const Standing& one : standing) {
            stand(one, left);
            left += one.width * unit;
        }
        hang();
        return std::move(m_wall);
    }

private:
    /// `count` figures of a kind, or one that stands for all of them.
    void several(std::vector<Standing>& standing, ElevationUnit kind, int count, int capacityEach = 1) const
    {
        if (m_gathered && count > 1) {
            standing.push_back({kind, count, count * capacityEach, 0, 2});
            return;
        }
        for (int i = 0; i < count; ++i)
            standing.push_back({kind, 1, capacityEach, 0, 1});
    }

    [[nodiscard]] std::vector<Standing> order() const
    {
        std::vector<Standing> standing;
        for (const int modifier : m_contents.heavyEngines) {
            const int units = 2 * std::clamp(modifier, 1, 6);
            standing.push_back({ElevationUnit::HeavyEngine, 1, units, modifier, m_gathered ? 2 : units});
        }
        several(standing, ElevationUnit::Ballista, m_contents.ballistae);
        several(standing, ElevationUnit::Archer, m_contents.archers);
        several(standing, ElevationUnit::Marine, m_contents.marines);
        several(standing, ElevationUnit::HeavyMarine, m_contents.heavyMarines);

        std::vector<Standing> towers;
        several(towers, ElevationUnit::Tower, m_contents.towers);
        const std::size_t others = standing.size();
        for (std::size_t i = towers.size(); i-- > 0;) {
            const std::size_t place = towers.size() == 1 ? 0 : others * i / (towers.size() - 1);
            standing.insert(standing.begin() + static_cast<std::ptrdiff_t>(place), towers[i]);
        }
        int taken = 0;
        for (const Standing& one : standing)
            taken += one.capacity;
        for (; taken < m_contents.capacity; ++taken)
            standing.push_back({ElevationUnit::Free});
        several(standing, ElevationUnit::FerreaManus, m_contents.ferreaManus, 0);
        return standing;
    }

    void add(ElevationPart part, Polyline shape)
    {
        m_wall.strokes.push_back({part, false, std::move(shape)});
    }

    void place(ElevationPlace made, const Extent& figure)
    {
        for (ElevationStroke& stroke : wallFigure(made.unit, made.modifier, figure)) {
            stroke.beyondCapacity = made.beyondCapacity;
            m_wall.strokes.push_back(std::move(stroke));
        }
        made.box = made.count > 1 ? figure.joined(made.countBox) : figure;
        m_wall.places.push_back(made);
    }

    void stand(const Standing& one, double left)
    {
        const bool tower = one.unit == ElevationUnit::Tower;
        const double figure = (one.count > 1 ? 1 : one.width) * unit;
        ElevationPlace made{one.unit, one.count, one.modifier, false, {}, {}};
        m_taken += one.capacity;
        made.beyondCapacity = one.capacity > 0 && m_taken > m_contents.capacity;
        if (one.count > 1)
            made.countBox = {left + figure, merlonTop - 55, left + one.width * unit - gap, merlonTop - 5};
        place(made, {left + gap, tower ? towerTop : walk - wallFigureHeight, left + figure - gap,
                     tower ? foot : walk});
    }

    /// Pots hang before the wall, below the parapet, where no tower stands; two at the least find room, at the ends.
    void hang()
    {
        const int pots = m_contents.pots + m_contents.bees;
        std::vector<double> places;
        for (double x = gap; x + unit - 2 * gap <= m_wall.width;) {
            const Extent wanted{x, walk + 40, x + unit - 2 * gap, walk + 40 + 2 * wallPotSize};
            const auto inTheWay =
                std::find_if(m_wall.places.begin(), m_wall.places.end(),
                             [&](const ElevationPlace& each) { return each.box.overlaps(wanted); });
            if (inTheWay == m_wall.places.end())
                places.push_back(x);
            x = inTheWay == m_wall.places.end() ? x + unit : inTheWay->box.right + gap;
        }
        const bool gathered = pots > static_cast<int>(places.size());
        std::size_t next = 0;
        const auto hangOne = [&](ElevationUnit kind, int count) {
            const double x = places[next++] + unit / 2 - gap - wallPotSize / 2;
            const Extent pot{x, walk + 40, x + wallPotSize, walk + 40 + wallPotSize};
            ElevationPlace made{kind, count, 0, false, {}, {}};
            if (count > 1)
                made.countBox = {x - 15, pot.bottom + 5, pot.right + 15, pot.bottom + 55};
            place(made, pot);
        };
        const auto hangKind = [&](ElevationUnit kind, int count) {
            if (gathered && count > 0)
                hangOne(kind, count);
            for (int i = 0; !gathered && i < count; ++i)
                hangOne(kind, 1);
        };
        hangKind(ElevationUnit::BoilingOil, m_contents.pots);
        hangKind(ElevationUnit::Bees, m_contents.bees);
    }

    /// Courses of stone under a parapet. A merlon stands on every border between two places, so that figures stand in
    /// the crenels.
    void masonry()
    {
        const double right = m_wall.width;
        add(ElevationPart::Wall, rectangle(Extent{0, walk + 22, right, foot}));
        const double step = (foot - walk - 22) / 4;
        for (int course = 0; course < 4; ++course) {
            const double y = walk + 22 + course * step;
            if (course > 0)
                add(ElevationPart::Course, line({0, y}, {right, y}));
            for (double x = course % 2 ? 50 : 120; x < right - 10; x += 140)
                add(ElevationPart::Course, line({x, y}, {x, y + step}));
        }
        constexpr double half = 23;
        Trace crest({0, walk + 22});
        crest.lineTo({0, merlonTop}).lineTo({half, merlonTop}).lineTo({half, walk});
        for (double x = pier; x < right - 1; x += unit) {
            crest.lineTo({x - half, walk}).lineTo({x - half, merlonTop});
            crest.lineTo({x + half, merlonTop}).lineTo({x + half, walk});
        }
        crest.lineTo({right - half, walk}).lineTo({right - half, merlonTop}).lineTo({right, merlonTop});
        add(ElevationPart::Battlement, crest.lineTo({right, walk + 22}).closed());
    }

    ElevationContents m_contents;
    WallElevation m_wall;
    bool m_gathered = false;
    int m_taken = 0;
};

} // namespace

ElevationContents elevationContents(const WallSection& section)
{
    return {.capacity = section.capacity,
            .towers = section.towers,
            .heavyEngines = section.heavyEngines,
            .ballistae = section.ballistae,
            .archers = section.archers,
            .marines = section.marines,
            .heavyMarines = section.heavyMarines,
            .pots = section.boilingOil,
            .ferreaManus = section.ferreaManus,
            .bees = section.bees};
}

WallElevation wallElevation(const ElevationContents& contents)
{
    return Surveyor(contents).draw();
}

std::string labelOf(const ElevationPlace& place)
{
    const auto counted = [&](const char* one, const char* many) {
        return place.count == 1 ? std::string(one) : std::to_string(place.count) + " " + many;
    };
    switch (place.unit) {
    case ElevationUnit::Archer: return counted("Archer unit", "archer units");
    case ElevationUnit::Marine: return counted("Marine unit", "marine units");
    case ElevationUnit::HeavyMarine: return counted("Heavy marine unit", "heavy marine units");
    case ElevationUnit::Ballista: return counted("Ballista", "ballistae");
    case ElevationUnit::HeavyEngine: return "Heavy engine, modifier " + std::to_string(place.modifier);
    case ElevationUnit::Tower: return counted("Tower", "towers");
    case ElevationUnit::FerreaManus: return counted("Ferrea manus", "ferrea manus");
    case ElevationUnit::BoilingOil: return counted("Pot of boiling oil", "pots of boiling oil");
    case ElevationUnit::Bees: return counted("Pot of bees", "pots of bees");
    case ElevationUnit::Free: break;
    }
    return "Room for one unit";
}

} // namespace navarch
