// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/outline_fittings.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr int mostTowers = 6;
constexpr int mostBallistae = 6;
constexpr int mostHeavyEngines = 2;
constexpr int mostBowFittings = 2; // of a kind

enum class Fitting { Tower, Ballista, HeavyEngine };

/// Towers and engines in turn, so that a tower stands foremost where there is one.
std::vector<Fitting> deckFittings(const OutlineTraits& traits)
{
    const int towers = std::min(traits.towers, mostTowers);
    const int heavy = std::min(traits.heavyEngines, mostHeavyEngines);
    const int engines = heavy + std::min(traits.ballistae, mostBallistae);
    std::vector<Fitting> all;
    for (int i = 0; i < std::max(towers, engines); ++i) {
        if (i < towers)
            all.push_back(Fitting::Tower);
        if (i < engines)
            all.push_back(i < heavy ? Fitting::HeavyEngine : Fitting::Ballista);
    }
    return all;
}

Polyline square(Point centre, double half)
{
    return rectangle({centre.x - half, centre.y - half}, 2 * half, 2 * half);
}

/// Battlements round a floor; a stock with a bow across it, aimed ahead; or an arm on a frame.
void addFitting(ShipOutline& outline, Fitting fitting, Point c, double r)
{
    const auto add = [&](Polyline shape) {
        outline.strokes.push_back({OutlinePart::Fitting, std::move(shape)});
    };
    switch (fitting) {
    case Fitting::Tower:
        add(square(c, r));
        add(square(c, r * 0.6));
        break;
    case Fitting::HeavyEngine:
        add(square(c, r));
        add(line({c.x + r * 0.6, c.y}, {c.x - r * 0.9, c.y}));
        add(circle({c.x + r * 0.5, c.y}, r * 0.35));
        break;
    case Fitting::Ballista:
        add(line({c.x - r, c.y}, {c.x + r, c.y}));
        add(Trace({c.x, c.y - r})
                .curveTo({c.x + r * 0.8, c.y - r / 2}, {c.x + r * 0.8, c.y + r / 2}, {c.x, c.y + r}, 6)
                .open());
        add({{{c.x, c.y - r}, {c.x - r / 2, c.y}, {c.x, c.y + r}}, false});
        break;
    }
}

void addBowFittings(ShipOutline& outline, const OutlineTraits& traits, const HullShape& s)
{
    const auto add = [&](Polyline shape) {
        outline.strokes.push_back({OutlinePart::Fitting, std::move(shape)});
    };
    const int corvi = std::min(traits.corvi, mostBowFittings);
    for (int i = 0; i < corvi; ++i) { // a boarding bridge with its spike ahead
        const int across = corvi == 1 ? 0 : i == 0 ? -330 : 330;
        add({{s.at(430, across - 170), s.at(660, across - 170), s.at(700, across), s.at(660, across + 170),
              s.at(430, across + 170)},
             true});
    }
    for (int i = 0; i < std::min(traits.ferreaManus, mostBowFittings); ++i) { // a hook at the cathead
        const int side = i == 0 ? -1 : 1;
        const double out = side * std::min(s.beam * 1.32, s.reach);
        add({{s.at(478, side * 1000),
              {s.at(560, 0).x, out},
              {s.at(620, 0).x, out},
              {s.at(620, 0).x, out - side * s.beam * 0.14}},
             false});
    }
    if (traits.greekFire) { // a siphon that flares at its mouth
        add({{s.at(520, -90), s.at(740, -60), s.at(760, -140), s.at(800, 0), s.at(760, 140), s.at(740, 60),
              s.at(520, 90)},
             true});
    }
}

} // namespace

void addFittings(ShipOutline& outline, const OutlineTraits& traits, const HullShape& shape)
{
    if (traits.raisedPlatform && shape.build != Build::Round) {
        const Point corner = shape.at(-420, -520);
        outline.strokes.push_back(
            {OutlinePart::Fitting, rectangle(corner, shape.at(340, 0).x - corner.x, -2 * corner.y)});
        for (int along = -230; along <= 150; along += 190)
            outline.strokes.push_back(
                {OutlinePart::Bench, line(shape.at(along, -480), shape.at(along, 480))});
    }
    addBowFittings(outline, traits, shape);

    // A round ship has its waist taken by mast and hatch: what it carries stands abaft them.
    const double fore = shape.build == Build::Round ? -340 : 380;
    const double aft = shape.build == Build::Round ? -660 : -520;
    const std::vector<Fitting> fittings = deckFittings(traits);
    const double pitch = shape.half * (fore - aft) / 1000 / static_cast<double>(fittings.size());
    const double radius = std::min(shape.beam * 0.62, pitch * 0.42);
    double x = shape.at(fore, 0).x - pitch / 2;
    for (const Fitting fitting : fittings) {
        addFitting(outline, fitting, {x, 0}, radius);
        x -= pitch;
    }
}

void addRig(ShipOutline& outline, const OutlineTraits& traits, const HullShape& s)
{
    const double x = s.at(130, 0).x;
    if (traits.mastDown) { // over the side
        outline.strokes.push_back(
            {OutlinePart::Mast, line({x, 0}, {s.at(-180, 0).x, std::min(s.beam * 1.7, s.reach)})});
        return;
    }
    if (!traits.sailOnly) // galleys leave mast and sail ashore (SA-5.4)
        return;
    const double yard = std::min(s.beam * 1.25, s.reach);
    const double belly = s.half * 0.2;
    outline.strokes.push_back(
        {OutlinePart::Sail, Trace({x, -yard})
                                .curveTo({x + belly, -yard * 0.7}, {x + belly, yard * 0.7}, {x, yard}, 10)
                                .closed()});
    outline.strokes.push_back({OutlinePart::Mast, line({x, -yard}, {x, yard})});
    outline.strokes.push_back({OutlinePart::Mast, circle({x - s.half * 0.03, 0}, s.half * 0.025)});
}

void addBreaches(ShipOutline& outline, const OutlineTraits& traits, const HullShape& s)
{
    constexpr Point places[] = {{300, 1}, {-200, -1}, {560, -1}, {-480, 1}, {60, 0}};
    const double width = s.half * 0.05;
    for (int i = 0; i < std::clamp(traits.damage, 0, 5); ++i) {
        const double x = s.at(places[i].x, 0).x;
        const double side = places[i].y;
        if (side == 0) { // right across
            outline.strokes.push_back(
                {OutlinePart::Breach,
                 {{s.at(40, -1050), s.at(85, -470), s.at(35, 0), s.at(85, 470), s.at(40, 1050)}, false}});
            continue;
        }
        const double rail = side * s.beam * (places[i].x > 500 ? 0.8 : 1.05);
        outline.strokes.push_back({OutlinePart::Breach,
                                   {{{x - width, rail},
                                     {x - width * 0.45, rail * 0.62},
                                     {x - width * 0.1, rail * 0.8},
                                     {x + width * 0.35, rail * 0.48},
                                     {x + width, rail}},
                                    true}});
    }
}

} // namespace navarch
