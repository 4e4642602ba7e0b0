// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/wall_figures.h"

#include <algorithm>

namespace navarch {

namespace {

/// Draws round the middle of a figure's foot, in sixths of the elevation's unit, y upwards.
class Sculptor {
public:
    Sculptor(const Extent& box) : m_x((box.left + box.right) / 2), m_y(box.bottom) {}

    [[nodiscard]] Point at(double across, double up) const { return {m_x + across / 6, m_y - up / 6}; }

    void add(ElevationPart part, std::vector<Point> points, bool closed = false)
    {
        add(part, Polyline{std::move(points), closed});
    }
    void add(ElevationPart part, Polyline shape) { m_strokes.push_back({part, false, std::move(shape)}); }
    void disc(ElevationPart part, double across, double up, double radius)
    {
        add(part, circle(at(across, up), radius / 6));
    }

    [[nodiscard]] std::vector<ElevationStroke> take() { return std::move(m_strokes); }

private:
    double m_x;
    double m_y;
    std::vector<ElevationStroke> m_strokes;
};

using enum ElevationPart;

void body(Sculptor& s, double shoulder)
{
    s.add(Weapon,
          {s.at(-shoulder, 0), s.at(-shoulder + 20, 400), s.at(-60, 460), s.at(60, 460),
           s.at(shoulder - 20, 400), s.at(shoulder, 0)},
          true);
    s.disc(Weapon, 0, 560, 100);
}

void archer(Sculptor& s)
{
    body(s, 140);
    s.add(Weapon, {s.at(-90, 330), s.at(-190, 420), s.at(60, 430)});
    s.add(Weapon, {s.at(40, 380), s.at(215, 430)});
    s.add(Weapon, Trace(s.at(130, 800)).curveTo(s.at(270, 640), s.at(270, 220), s.at(130, 60)).open());
    s.add(Weapon, {s.at(130, 800), s.at(60, 430), s.at(130, 60)});
}

void spear(Sculptor& s, double x)
{
    s.add(Weapon, {s.at(x, 0), s.at(x, 800)});
    s.add(Soldier, {s.at(x - 20, 790), s.at(x, 890), s.at(x + 20, 790)}, true);
}

void marine(Sculptor& s)
{
    spear(s, 210);
    body(s, 150);
    s.add(Weapon, {s.at(-110, 590), s.at(0, 780), s.at(110, 590)}, true);
    s.add(Shield, Trace(s.at(-70, 400))
                      .curveTo(s.at(60, 400), s.at(60, 20), s.at(-70, 20), 6)
                      .curveTo(s.at(-200, 20), s.at(-200, 400), s.at(-70, 400), 6)
                      .closed());
    s.add(Weapon, {s.at(-70, 340), s.at(-70, 80)});
}

void heavyMarine(Sculptor& s)
{
    spear(s, 235);
    body(s, 170);
    s.add(Weapon, Trace(s.at(-110, 500)) // helmet
                      .lineTo(s.at(-110, 590))
                      .curveTo(s.at(-100, 700), s.at(100, 700), s.at(110, 590), 6)
                      .lineTo(s.at(110, 560))
                      .lineTo(s.at(0, 560))
                      .lineTo(s.at(0, 500))
                      .closed());
    s.add(Soldier, Trace(s.at(-170, 560)) // horsehair crest
                       .curveTo(s.at(-190, 800), s.at(60, 850), s.at(120, 700), 6)
                       .lineTo(s.at(80, 670))
                       .curveTo(s.at(30, 740), s.at(-110, 720), s.at(-110, 580), 6)
                       .closed());
    s.disc(Shield, -30, 215, 205);
    s.disc(Weapon, -30, 215, 160);
    s.disc(Soldier, -30, 215, 45);
}

void ballista(Sculptor& s)
{
    s.add(Engine, {s.at(-150, 0), s.at(-20, 330), s.at(20, 330), s.at(150, 0)});
    s.add(Engine, {s.at(-80, 160), s.at(80, 160)});
    s.add(Engine, {s.at(-250, 230), s.at(240, 500), s.at(225, 550), s.at(-250, 290)}, true);
    s.add(Engine, Trace(s.at(60, 720)).curveTo(s.at(220, 660), s.at(255, 380), s.at(190, 200)).open());
    s.add(Engine, {s.at(60, 720), s.at(-110, 340), s.at(190, 200)});
}

void heavyEngine(Sculptor& s, int modifier, double room)
{
    const double half = std::min(room * 3, 420.0 + 70 * modifier);
    s.add(Engine, {s.at(-half, 90), s.at(half, 90), s.at(half, 170), s.at(-half, 170)}, true);
    for (const double wheel : {-half + 90, half - 90})
        s.disc(Engine, wheel, 90, 85);
    for (int i = 0; i < modifier; ++i) // a peg a point of modifier, to be counted
        s.add(Engine,
              {s.at((i - (modifier - 1) / 2.0) * 60, 100), s.at((i - (modifier - 1) / 2.0) * 60, 160)});
    s.add(Engine,
          {s.at(half * 0.5, 170), s.at(half * 0.33, 430), s.at(half * 0.2, 430), s.at(half * 0.2, 170)});
    s.add(Engine, {s.at(half * 0.75, 170), s.at(half * 0.33, 430)});
    s.add(Engine,
          {s.at(half * 0.2, 200), s.at(-half * 0.6, 760), s.at(-half * 0.6 + 50, 790),
           s.at(half * 0.2 + 60, 230)},
          true);
    s.add(Engine, {s.at(-half * 0.6, 760), s.at(-half * 0.8, 170)});
    s.disc(Soldier, -half * 0.6, 810, 75);
}

void tower(Sculptor& s, const Extent& box)
{
    const double crown = box.top + 54;
    const double merlon = box.width() / 5;
    s.add(TowerWall, rectangle(Extent{box.left + 7, crown, box.right - 7, box.bottom}));
    Trace crest({box.left, crown});
    for (int i = 0; i < 5; ++i) {
        const double y = i % 2 == 0 ? box.top : box.top + 22;
        crest.lineTo({box.left + merlon * i, y}).lineTo({box.left + merlon * (i + 1), y});
    }
    s.add(TowerWall, crest.lineTo({box.right, crown}).closed());
    const double middle = (box.left + box.right) / 2;
    s.add(Soldier, rectangle({middle - 6, crown + 28}, 12, 44));
}

void ferreaManus(Sculptor& s)
{
    s.add(Fitting, {s.at(-90, 0), s.at(-90, 640)});
    s.add(Fitting, {s.at(-220, 560), s.at(220, 760)});
    s.add(Fitting, {s.at(-90, 300), s.at(60, 685)});
    s.add(Fitting, {s.at(220, 760), s.at(220, 430)});
    s.add(Fitting, Trace(s.at(220, 430)).curveTo(s.at(300, 330), s.at(270, 220), s.at(200, 220), 6).open());
    s.add(Fitting, Trace(s.at(220, 430)).curveTo(s.at(120, 360), s.at(130, 250), s.at(160, 220), 6).open());
}

void cauldron(Sculptor& s)
{
    s.add(Soldier, Trace(s.at(-150, 200))
                       .curveTo(s.at(-160, 30), s.at(-80, 0), s.at(0, 0), 6)
                       .curveTo(s.at(80, 0), s.at(160, 30), s.at(150, 200), 6)
                       .closed());
    s.add(Fitting, {s.at(-175, 215), s.at(175, 215)});
    for (const double x : {-70.0, 40.0})
        s.add(Fitting,
              Trace(s.at(x, 240)).curveTo(s.at(x + 60, 270), s.at(x - 20, 310), s.at(x + 40, 350), 6).open());
}

void hive(Sculptor& s)
{
    s.add(Fitting, Trace(s.at(-140, 0))
                       .curveTo(s.at(-150, 260), s.at(-60, 340), s.at(0, 340), 6)
                       .curveTo(s.at(60, 340), s.at(150, 260), s.at(140, 0), 6)
                       .closed());
    s.add(Fitting, {s.at(-135, 110), s.at(135, 110)});
    s.add(Fitting, {s.at(-118, 210), s.at(118, 210)});
    s.disc(Soldier, 0, 55, 38);
}

} // namespace

std::vector<ElevationStroke> wallFigure(ElevationUnit unit, int modifier, const Extent& box)
{
    Sculptor s(box);
    switch (unit) {
    case ElevationUnit::Archer: archer(s); break;
    case ElevationUnit::Marine: marine(s); break;
    case ElevationUnit::HeavyMarine: heavyMarine(s); break;
    case ElevationUnit::Ballista: ballista(s); break;
    case ElevationUnit::HeavyEngine: heavyEngine(s, modifier, box.width()); break;
    case ElevationUnit::Tower: tower(s, box); break;
    case ElevationUnit::FerreaManus: ferreaManus(s); break;
    case ElevationUnit::BoilingOil: cauldron(s); break;
    case ElevationUnit::Bees: hive(s); break;
    case ElevationUnit::Free:
        s.add(FreePlace, rectangle(Extent{box.left + 14, box.bottom - 76, box.right - 14, box.bottom - 4}));
        break;
    }
    return s.take();
}

} // namespace navarch
