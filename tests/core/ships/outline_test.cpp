// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/outline.h"

#include <algorithm>

#include <QTest>

#include "core/data/figures.h"

using namespace navarch;

namespace {

int countOf(const ShipOutline& outline, OutlinePart part)
{
    return static_cast<int>(std::count_if(outline.strokes.begin(), outline.strokes.end(),
                                          [&](const OutlineStroke& stroke) { return stroke.part == part; }));
}

Extent extentOf(const ShipOutline& outline)
{
    Extent extent = outline.strokes.front().shape.extent();
    for (const OutlineStroke& stroke : outline.strokes)
        extent = extent.joined(stroke.shape.extent());
    return extent;
}

Extent baseOf(const ShipOutline& outline)
{
    return {-outline.length / 2, -outline.width / 2, outline.length / 2, outline.width / 2};
}

/// More than any deck can show.
OutlineTraits fullest(int size)
{
    OutlineTraits traits;
    traits.sizeClass = size;
    traits.oarFactors = 20;
    traits.oarFactorsLost = 3;
    traits.cataphract = traits.parablemata = traits.raisedPlatform = traits.highRam = traits.greekFire = true;
    traits.towers = traits.ballistae = traits.corvi = traits.ferreaManus = 50;
    traits.heavyEngines = 10;
    traits.damage = 5;
    traits.mastDown = traits.rudderHit = true;
    return traits;
}

} // namespace

class OutlineTest : public QObject {
    Q_OBJECT

private slots:
    void everyClassStaysOnItsBase();
    void fullestShipStaysOnItsBase();
    void bothSidesAlike();
    void oarsByFactor();
    void deckTellsOpenFromClosed();
    void ramsDiffer();
    void sailAlone();
    void lossesShow();
};

void OutlineTest::everyClassStaysOnItsBase()
{
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        const ShipOutline outline = shipOutline(outlineTraits(shipClass.fit));
        QVERIFY2(baseOf(outline).contains(extentOf(outline)), shipClass.id.c_str());
        for (const OutlineStroke& stroke : outline.strokes)
            QVERIFY2(stroke.shape.points.size() >= 2, shipClass.id.c_str());
    }
}

void OutlineTest::fullestShipStaysOnItsBase()
{
    for (int size = 1; size <= 7; ++size) {
        for (const bool sailOnly : {false, true}) {
            OutlineTraits traits = fullest(size);
            traits.sailOnly = sailOnly;
            const ShipOutline outline = shipOutline(traits);
            QVERIFY(baseOf(outline).contains(extentOf(outline)));
        }
    }
}

void OutlineTest::bothSidesAlike()
{
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        const Extent extent = extentOf(shipOutline(outlineTraits(shipClass.fit)));
        QCOMPARE(extent.top, -extent.bottom);
    }
}

void OutlineTest::oarsByFactor()
{
    for (int factors = 1; factors <= 20; ++factors) {
        OutlineTraits traits;
        traits.oarFactors = factors;
        const int whole = countOf(shipOutline(traits), OutlinePart::Oar);
        QVERIFY(whole > 0);
        QCOMPARE(whole % (2 * factors), 0);
        traits.oarFactorsLost = 1;
        const ShipOutline struck = shipOutline(traits);
        QCOMPARE(countOf(struck, OutlinePart::BrokenOar), whole / factors);
        QCOMPARE(countOf(struck, OutlinePart::Oar), whole - whole / factors);
    }
}

void OutlineTest::deckTellsOpenFromClosed()
{
    const ShipClasses& classes = builtInFigures().classes;
    const ShipOutline open = shipOutline(outlineTraits(classes.find("trireme")->fit));
    const ShipOutline closed = shipOutline(outlineTraits(classes.find("trireme-cataphract")->fit));
    QVERIFY(countOf(open, OutlinePart::Bench) > countOf(closed, OutlinePart::Bench));
}

void OutlineTest::ramsDiffer()
{
    ShipFit fit;
    fit.size = 3;
    fit.cataphract = true;
    std::vector<std::vector<OutlineStroke>> seen;
    for (const Ram ram :
         {Ram::None, Ram::Wooden, Ram::WoodenHigh, Ram::Bronze, Ram::Reinforced, Ram::ReinforcedHigh}) {
        fit.ram = ram;
        const ShipOutline outline = shipOutline(outlineTraits(fit));
        QCOMPARE(countOf(outline, OutlinePart::Ram) > 0, ram != Ram::None);
        QVERIFY(std::find(seen.begin(), seen.end(), outline.strokes) == seen.end());
        seen.push_back(outline.strokes);
    }
}

void OutlineTest::sailAlone()
{
    const ShipOutline outline = shipOutline(outlineTraits(builtInFigures().classes.find("merchantman")->fit));
    QCOMPARE(countOf(outline, OutlinePart::Sail), 1);
    QCOMPARE(countOf(outline, OutlinePart::Oar), 0);
}

void OutlineTest::lossesShow()
{
    ShipFit fit = builtInFigures().classes.find("dekares")->fit;
    fit.towers = 3;
    fit.ballistae = 2;
    fit.greekFire = true;
    Condition condition;
    condition.damage = Damage::Heavy;
    condition.oarsLost = 4;
    condition.towersLost = 1;
    condition.ballistaeLost = 2;
    condition.greekFireUsed = true;
    condition.rudderHit = true;
    const OutlineTraits traits = outlineTraits(fit, condition);
    QCOMPARE(traits.towers, 2);
    QCOMPARE(traits.ballistae, 0);
    QVERIFY(!traits.greekFire);
    const ShipOutline outline = shipOutline(traits);
    QCOMPARE(countOf(outline, OutlinePart::Breach), 3);
    QCOMPARE(countOf(outline, OutlinePart::Rudder), 0);
    QVERIFY(countOf(outline, OutlinePart::BrokenOar) > 0);
}

QTEST_APPLESS_MAIN(OutlineTest)
#include "outline_test.moc"
