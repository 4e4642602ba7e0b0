// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/elevation.h"

#include <algorithm>

namespace navarch {
namespace {

constexpr int mostUnits = 60;
constexpr double unit = WallElevation::unitWidth;
constexpr double foot = WallElevation::height;
constexpr double walk = 190;    ///< the floor of the wall walk
constexpr double parapet = 160; ///< the top of the battlements
constexpr double towerTop = 40;

class Surveyor {
public:
    explicit Surveyor(const ElevationContents& contents) : m_contents(contents) {}

    WallElevation draw()
    {
        place();
        m_wall.width = m_used * unit;
        wall();
        for (const ElevationPlace& each : m_wall.places)
            figure(each);
        battlements();
        hangings();
        return std::move(m_wall);
    }

private:
    void put(ElevationUnit what, int width, int modifier = 0)
    {
        if (m_used + width > mostUnits)
            return;
        m_wall.places.push_back({what, m_used, width, modifier, m_used + width > m_contents.capacity});
        m_used += width;
    }

    void several(ElevationUnit what, int count)
    {
        for (int i = 0; i < std::min(count, mostUnits); ++i)
            put(what, 1);
    }

    void place()
    {
        const int left = (std::max(0, m_contents.towers) + 1) / 2;
        several(ElevationUnit::Tower, left);
        for (const int modifier : m_contents.heavyEngines)
            put(ElevationUnit::HeavyEngine, 2 * std::clamp(modifier, 1, 6), modifier);
        several(ElevationUnit::Ballista, m_contents.ballistae);
        several(ElevationUnit::Archer, m_contents.archers);
        several(ElevationUnit::Marine, m_contents.marines);
        several(ElevationUnit::HeavyMarine, m_contents.heavyMarines);
        several(ElevationUnit::Tower, m_contents.towers - left);
        while (m_used < std::min(m_contents.capacity, mostUnits))
            put(ElevationUnit::Free, 1);
    }

    void add(ElevationPart part, Polyline shape, bool beyond = false)
    {
        m_wall.strokes.push_back({part, beyond, std::move(shape)});
    }

    void wall()
    {
        if (m_used == 0)
            return;
        add(ElevationPart::Wall, rectangle({0, walk}, m_wall.width, foot - walk));
        for (int course = 1; course < 4; ++course) {
            const double y = walk + 30 + (foot - walk - 30) * course / 4.0;
            add(ElevationPart::Course, line({0, y}, {m_wall.width, y}));
            for (double x = course % 2 ? 60 : 120; x < m_wall.width; x += 120)
                add(ElevationPart::Course, line({x, y}, {x, y + (foot - walk - 30) / 4.0}));
        }
    }

    void battlements()
    {
        for (const ElevationPlace& each : m_wall.places) {
            if (each.unit == ElevationUnit::Tower)
                continue;
            for (int i = 0; i < each.width * 2; ++i) {
                const double x = each.from * unit + i * unit / 2;
                add(ElevationPart::Battlement,
                    rectangle({x + 6, parapet + 4}, unit / 2 - 20, walk - parapet - 4), each.beyondCapacity);
            }
        }
    }

    void figure(const ElevationPlace& each)
    {
        const double x = (each.from + each.width / 2.0) * unit;
        const bool beyond = each.beyondCapacity;
        switch (each.unit) {
        case ElevationUnit::Tower:
            tower(x, beyond);
            break;
        case ElevationUnit::HeavyEngine:
            heavyEngine(x, each.modifier, beyond);
            break;
        case ElevationUnit::Ballista:
            ballista(x, beyond);
            break;
        case ElevationUnit::Archer:
            archer(x, beyond);
            break;
        case ElevationUnit::Marine:
            marine(x, 17, beyond);
            break;
        case ElevationUnit::HeavyMarine:
            heavyMarine(x, beyond);
            break;
        case ElevationUnit::Free:
            add(ElevationPart::FreePlace, rectangle({x - 28, 96}, 56, 74), beyond);
            break;
        }
    }

    void tower(double x, bool beyond)
    {
        add(ElevationPart::TowerWall, rectangle({x - 46, towerTop + 26}, 92, foot - towerTop - 26), beyond);
        for (const double left : {-46.0, -12.0, 22.0})
            add(ElevationPart::TowerWall, rectangle({x + left, towerTop}, 24, 28), beyond);
        for (const double y : {112.0, 240.0})
            add(ElevationPart::Weapon, line({x, y}, {x, y + 42}), beyond);
    }

    void body(double x, bool beyond)
    {
        add(ElevationPart::Soldier, circle({x, 104}, 13), beyond);
        add(ElevationPart::Soldier, {{{x - 17, walk}, {x - 14, 124}, {x + 14, 124}, {x + 17, walk}}, true},
            beyond);
    }

    void archer(double x, bool beyond)
    {
        body(x - 6, beyond);
        add(ElevationPart::Weapon,
            {{{x + 16, 84}, {x + 30, 104}, {x + 34, 126}, {x + 30, 148}, {x + 16, 168}}, false}, beyond);
        add(ElevationPart::Weapon, line({x + 16, 84}, {x + 16, 168}), beyond);
    }

    void marine(double x, double shield, bool beyond)
    {
        body(x, beyond);
        add(ElevationPart::Weapon, line({x + 24, 66}, {x + 24, walk}), beyond);
        add(ElevationPart::Shield, circle({x - 4, 146}, shield), beyond);
    }

    void heavyMarine(double x, bool beyond)
    {
        body(x, beyond);
        add(ElevationPart::Soldier, {{{x - 12, 92}, {x, 74}, {x + 12, 92}}, false}, beyond); // crest
        add(ElevationPart::Weapon, line({x + 30, 56}, {x + 30, walk}), beyond);
        add(ElevationPart::Shield, circle({x - 3, 146}, 27), beyond);
        add(ElevationPart::Weapon, circle({x - 3, 146}, 9), beyond);
    }

    void ballista(double x, bool beyond)
    {
        add(ElevationPart::Engine, {{{x - 20, walk}, {x, 142}, {x + 20, walk}}, false}, beyond);
        add(ElevationPart::Engine, line({x - 36, 150}, {x + 34, 114}), beyond);
        add(ElevationPart::Engine, {{{x + 2, 92}, {x + 20, 104}, {x + 30, 124}, {x + 30, 148}}, false},
            beyond);
    }

    void heavyEngine(double x, int modifier, bool beyond)
    {
        const double half = 44 + 8.0 * modifier;
        add(ElevationPart::Engine,
            {{{x - half, walk}, {x - half + 14, 152}, {x + half - 14, 152}, {x + half, walk}}, true}, beyond);
        add(ElevationPart::Engine, {{{x - 24, 152}, {x, 86}, {x + 24, 152}}, false}, beyond);
        add(ElevationPart::Engine, line({x - half + 10, 128}, {x + half - 16, 66}), beyond);
        add(ElevationPart::Shield, circle({x + half - 12, 62}, 12), beyond);
        for (int i = 0; i < modifier; ++i) // one mark a point of modifier, so the number can be counted
            add(ElevationPart::Weapon,
                line({x - 9.0 * (modifier - 1) / 2 + 9.0 * i, 160},
                     {x - 9.0 * (modifier - 1) / 2 + 9.0 * i, 180}),
                beyond);
    }

    void hangings()
    {
        for (int i = 0; i < std::min(m_contents.pots, m_used * 2); ++i) {
            const double x = 30 + i * 50.0;
            add(ElevationPart::Fitting, line({x, walk}, {x, walk + 16}));
            add(ElevationPart::Fitting, {{{x - 8, walk + 16},
                                          {x + 8, walk + 16},
                                          {x + 13, walk + 30},
                                          {x + 7, walk + 44},
                                          {x - 7, walk + 44},
                                          {x - 13, walk + 30}},
                                         true});
        }
        if (m_contents.ferreaManus > 0 && m_used > 0) {
            const double x = m_wall.width - 14;
            add(ElevationPart::Fitting, line({x - 40, walk - 6}, {x + 8, walk - 46}));
            add(ElevationPart::Fitting, line({x + 8, walk - 46}, {x + 8, walk + 70}));
            add(ElevationPart::Fitting, {{{x - 6, walk + 78},
                                          {x - 4, walk + 92},
                                          {x + 8, walk + 98},
                                          {x + 20, walk + 92},
                                          {x + 22, walk + 78}},
                                         false});
        }
    }

    ElevationContents m_contents;
    WallElevation m_wall;
    int m_used = 0;
};

} // namespace

WallElevation wallElevation(const ElevationContents& contents)
{
    return Surveyor(contents).draw();
}

} // namespace navarch
