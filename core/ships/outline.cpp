// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/outline.h"

#include <algorithm>

#include "core/ships/outline_fittings.h"

namespace navarch {

namespace {

constexpr double air = 5; // between the outline and the edge of its base

HullShape shapeOf(const OutlineTraits& traits, const ShipOutline& outline)
{
    const int size = std::clamp(traits.sizeClass, 1, 7);
    HullShape shape;
    shape.half = outline.length / 2 - air;
    shape.reach = outline.width / 2 - air;
    if (traits.sailOnly)
        shape.build = Build::Round;
    else if (!traits.ram && !traits.cataphract && size <= 2)
        shape.build = Build::DoubleEnded;
    // Open ships are lean, great decked ones broad.
    const double lean = shape.build == Build::Round         ? 0.34
                        : shape.build == Build::DoubleEnded ? 0.155
                                                            : 0.12 + 0.025 * traits.cataphract + 0.005 * size;
    shape.beam = shape.half * lean;
    shape.stem = traits.ram ? 800 : 960;
    return shape;
}

/// The starboard gunwale from stem to stern, mirrored to a closed hull.
Polyline hullOf(const HullShape& s)
{
    switch (s.build) {
    case Build::Round:
        return Trace(s.at(1000, 0))
            .curveTo(s.at(930, 480), s.at(620, 1000), s.at(150, 1000))
            .lineTo(s.at(-420, 960))
            .curveTo(s.at(-760, 920), s.at(-960, 560), s.at(-960, 160))
            .mirrored();
    case Build::DoubleEnded:
        return Trace(s.at(1000, 0))
            .curveTo(s.at(840, 240), s.at(620, 1000), s.at(160, 1000), 10)
            .lineTo(s.at(-160, 1000))
            .curveTo(s.at(-620, 1000), s.at(-840, 240), s.at(-1000, 0), 10)
            .mirrored();
    case Build::Galley: break;
    }
    // The outrigger stands out between the catheads, which guard its fore end, and the quarter.
    return Trace(s.at(s.stem, 110))
        .curveTo(s.at(s.stem - 90, 330), s.at(620, 660), s.at(500, 760))
        .lineTo(s.at(500, 1220))
        .lineTo(s.at(455, 1220))
        .lineTo(s.at(445, 1000))
        .lineTo(s.at(-560, 1000))
        .lineTo(s.at(-600, 790))
        .curveTo(s.at(-760, 740), s.at(-890, 420), s.at(-935, 110))
        .mirrored();
}

class Draughtsman {
public:
    Draughtsman(const OutlineTraits& traits, ShipOutline& outline)
        : m_traits(traits),
          m_outline(outline),
          m_shape(shapeOf(traits, outline))
    {
    }

    void draw()
    {
        oars();
        rudders();
        if (m_traits.ram && m_shape.build == Build::Galley)
            ram();
        add(OutlinePart::Hull, hullOf(m_shape));
        if (m_shape.build == Build::Round)
            roundDeck();
        else if (m_traits.cataphract)
            closedDeck();
        else
            openDeck();
        ends();
        addFittings(m_outline, m_traits, m_shape);
        addRig(m_outline, m_traits, m_shape);
        addBreaches(m_outline, m_traits, m_shape);
    }

private:
    void add(OutlinePart part, Polyline shape) { m_outline.strokes.push_back({part, std::move(shape)}); }
    [[nodiscard]] Point at(double along, double across) const { return m_shape.at(along, across); }

    void oars();
    void oar(double x, double side, double blade, bool broken);
    void rudders();
    void ram();
    void roundDeck();
    void closedDeck();
    void openDeck();
    void ends();

    const OutlineTraits& m_traits;
    ShipOutline& m_outline;
    HullShape m_shape;
};

void Draughtsman::oars()
{
    const int factors = std::clamp(m_traits.oarFactors, 0, 20);
    if (factors == 0)
        return;
    const double fore = m_shape.build == Build::Galley ? 415 : 480;
    const double aft = m_shape.build == Build::Galley ? -545 : -480;
    const int strokes = factors <= 3 ? 7 - factors : factors <= 5 ? 3 : factors <= 10 ? 2 : 1;
    const double room = m_shape.half * (fore - aft) / 1000 / (factors * strokes);
    const double blade = std::clamp(room / 5, 1.2, 3.4);
    for (int factor = 0; factor < factors; ++factor) {
        for (int i = 0; i < strokes; ++i) {
            // A factor's oars stand together, with a gap to the next factor's.
            const double place = factor + (strokes == 1 ? 0.5 : 0.13 + 0.74 * i / (strokes - 1));
            const double x = at(fore - (fore - aft) * place / factors, 0).x;
            for (const double side : {-1.0, 1.0})
                oar(x, side, blade, factor >= factors - m_traits.oarFactorsLost);
        }
    }
}

void Draughtsman::oar(double x, double side, double blade, bool broken)
{
    const double root = m_shape.beam * 0.92;
    const double tip = m_shape.reach;
    const double sweep = (tip - root) / 6;
    const auto point = [&](double share, double fore = 0) {
        return Point{x - sweep * share + fore, side * (root + (tip - root) * share)};
    };
    if (broken)
        add(OutlinePart::BrokenOar, {{point(0), point(0.34), point(0.3, -2 * blade)}, false});
    else
        add(OutlinePart::Oar,
            {{point(0), point(0.7), point(0.88, blade), point(1), point(0.88, -blade), point(0.7)}, false});
}

void Draughtsman::rudders()
{
    const double tip = std::min(m_shape.reach, m_shape.beam * 2);
    for (const double side : {-1.0, 1.0}) {
        const Point top = at(-720, side * 560);
        if (m_traits.rudderHit) // the stumps
            add(OutlinePart::BrokenOar, line(top, {at(-770, 0).x, side * std::min(tip, m_shape.beam * 1.1)}));
        else
            add(OutlinePart::Rudder, {{top,
                                       {at(-800, 0).x, side * tip * 0.75},
                                       {at(-790, 0).x, side * tip},
                                       {at(-860, 0).x, side * tip},
                                       {at(-815, 0).x, side * tip * 0.75}},
                                      true});
    }
}

void Draughtsman::ram()
{
    const double stem = m_shape.stem;
    if (m_traits.timberRam) {
        add(OutlinePart::Ram, Trace(at(920, 90)).lineTo(at(stem - 10, 110)).mirrored());
    } else { // a cast head that comes to a point, finned on a braced bow
        Trace head(at(1000, 0));
        if (m_traits.reinforcedRam)
            head.lineTo(at(935, 90)).lineTo(at(950, 200)).lineTo(at(870, 110));
        else
            head.lineTo(at(960, 40)).lineTo(at(880, 100));
        add(OutlinePart::Ram, head.lineTo(at(stem - 10, 130)).mirrored());
    }
    if (m_traits.highRam)
        add(OutlinePart::Ram, {{at(725, 400), at(840, 0), at(725, -400), at(765, 0)}, true});
}

void Draughtsman::roundDeck()
{
    add(OutlinePart::Deck, Trace(at(860, 0))
                               .curveTo(at(800, 400), at(560, 800), at(150, 800))
                               .lineTo(at(-420, 780))
                               .curveTo(at(-700, 740), at(-850, 460), at(-860, 120))
                               .mirrored());
    const Point hatch = at(-330, -330);
    add(OutlinePart::Bench, rectangle(hatch, at(-90, 0).x - hatch.x, -2 * hatch.y));
}

void Draughtsman::closedDeck()
{
    add(OutlinePart::Deck, Trace(at(620, 190))
                               .curveTo(at(570, 420), at(510, 560), at(430, 620), 6)
                               .lineTo(at(-560, 780))
                               .curveTo(at(-640, 680), at(-700, 560), at(-740, 420), 4)
                               .mirrored());
    add(OutlinePart::Bench, line(at(590, 0), at(-730, 0)));
    for (const double across : {-400.0, 400.0})
        add(OutlinePart::Bench, line(at(470, across), at(-690, across)));
}

void Draughtsman::openDeck()
{
    const double fore = 410;
    const int benches = std::clamp(m_traits.oarFactors * 3, 6, 24);
    for (int i = 0; i <= benches; ++i) {
        const double along = fore - (fore + 520) * i / benches;
        const double across = m_shape.build == Build::Galley ? 780 : 620;
        add(OutlinePart::Bench, line(at(along, -across), at(along, across)));
    }
    add(OutlinePart::Deck, Trace(at(fore + 120, 150)).lineTo(at(-640, 200)).mirrored());
}

void Draughtsman::ends()
{
    if (m_traits.parablemata && m_shape.build != Build::Round)
        for (const double out : {-1180.0, 1180.0})
            add(OutlinePart::Screen, line(at(400, out), at(-540, out)));
    if (m_shape.build == Build::DoubleEnded) {
        add(OutlinePart::Bench, line(at(1000, 0), at(700, 0)));
        add(OutlinePart::Bench, line(at(-1000, 0), at(-780, 0)));
        return;
    }
    // The cabin of the stern deck, the stern post that fans out over it, and the eyes at the bow.
    const double aft = m_shape.build == Build::Round ? -700 : -640;
    add(OutlinePart::Deck, Trace(at(aft + 20, 430))
                               .lineTo(at(aft - 110, 400))
                               .curveTo(at(aft - 180, 330), at(aft - 190, 120), at(aft - 190, 0), 4)
                               .mirrored());
    for (const double side : {-1.0, 1.0})
        add(OutlinePart::Fitting,
            Trace(at(-840, 0)).curveTo(at(-900, 0), at(-965, side * 60), at(-1000, side * 380), 6).open());
    add(OutlinePart::Fitting, line(at(-840, 0), at(-990, 0)));
    if (m_shape.build == Build::Galley)
        for (const double side : {-1.0, 1.0})
            add(OutlinePart::Fitting, circle(at(660, side * 300), m_shape.beam / 9));
}

} // namespace

OutlineTraits outlineTraits(const ShipFit& fit, const Condition& condition)
{
    OutlineTraits traits;
    traits.sizeClass = fit.size;
    traits.oarFactors = fit.oars;
    traits.oarFactorsLost = condition.oarsLost;
    traits.sailOnly = fit.sailOnly;
    traits.cataphract = fit.cataphract;
    traits.parablemata = fit.parablemata;
    traits.ram = fit.ram != Ram::None;
    traits.reinforcedRam = traits.ram && !isUnsupported(fit.ram);
    traits.timberRam = fit.ram == Ram::Wooden || fit.ram == Ram::WoodenHigh;
    traits.highRam = fit.ram == Ram::WoodenHigh || fit.ram == Ram::ReinforcedHigh;
    traits.towers = fit.towers - condition.towersLost;
    traits.raisedPlatform = fit.raisedPlatform;
    traits.ballistae = fit.ballistae - condition.ballistaeLost;
    traits.heavyEngines = static_cast<int>(fit.heavyEngines.size()) - condition.heavyEnginesLost;
    traits.corvi = fit.corvi;
    traits.ferreaManus = fit.ferreaManus;
    traits.damage = static_cast<int>(condition.damage);
    traits.mastDown = condition.mastDown;
    traits.rudderHit = condition.rudderHit;
    traits.greekFire = fit.greekFire && !condition.greekFireUsed;
    return traits;
}

ShipOutline shipOutline(const OutlineTraits& traits)
{
    const int size = std::clamp(traits.sizeClass, 1, 7);
    ShipOutline outline;
    outline.length = 300 + 50.0 * size;
    outline.width = size <= 2 ? 150 : size <= 4 ? 200 : 250;
    Draughtsman(traits, outline).draw();
    return outline;
}

} // namespace navarch
