// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/elevation.h"

#include <algorithm>

#include <QTest>

using namespace navarch;

namespace {

/// Everything in its own place, inside the drawing.
void verifyPlaced(const WallElevation& elevation)
{
    const Extent bounds{0, 0, elevation.width, WallElevation::height};
    for (const ElevationStroke& stroke : elevation.strokes) {
        QVERIFY(stroke.shape.points.size() >= 2);
        QVERIFY(bounds.contains(stroke.shape.extent()));
    }
    for (size_t i = 0; i < elevation.places.size(); ++i) {
        const ElevationPlace& place = elevation.places[i];
        QVERIFY(bounds.contains(place.box));
        for (size_t j = 0; j < i; ++j)
            QVERIFY2(!place.box.overlaps(elevation.places[j].box),
                     (labelOf(place) + " on " + labelOf(elevation.places[j])).c_str());
        QCOMPARE(place.count > 1, !place.countBox.isEmpty());
        QVERIFY(place.count == 1 || place.box.contains(place.countBox));
    }
}

int countOf(const WallElevation& elevation, ElevationUnit unit)
{
    int count = 0;
    for (const ElevationPlace& place : elevation.places)
        count += place.unit == unit ? place.count : 0;
    return count;
}

} // namespace

class ElevationTest : public QObject {
    Q_OBJECT

private slots:
    void placesWithoutOverlap_data();
    void placesWithoutOverlap();
    void figuresStayInTheirBoxes();
    void wallGrowsWithCapacity();
    void engineTakesItsUnits();
    void whatIsTooMuchIsMarked();
    void labels();
};

void ElevationTest::placesWithoutOverlap_data()
{
    QTest::addColumn<int>("each");
    QTest::addColumn<int>("capacity");
    for (const int each : {0, 1, 2, 3, 4, 7, 20, 50})
        for (const int capacity : {1, 5, 10})
            QTest::addRow("%d of each on %d", each, capacity) << each << capacity;
}

void ElevationTest::placesWithoutOverlap()
{
    QFETCH(int, each);
    QFETCH(int, capacity);
    WallSection section;
    section.capacity = capacity;
    section.archers = section.marines = section.heavyMarines = each;
    section.ballistae = section.towers = section.ferreaManus = each;
    section.boilingOil = section.bees = each;
    for (int i = 0; i < std::min(each, 10); ++i)
        section.heavyEngines.push_back(1 + i % 6);

    const WallElevation elevation = wallElevation(elevationContents(section));
    verifyPlaced(elevation);
    for (const ElevationUnit unit :
         {ElevationUnit::Archer, ElevationUnit::Marine, ElevationUnit::HeavyMarine, ElevationUnit::Ballista,
          ElevationUnit::Tower, ElevationUnit::FerreaManus, ElevationUnit::BoilingOil, ElevationUnit::Bees})
        QCOMPARE(countOf(elevation, unit), each);
    QCOMPARE(countOf(elevation, ElevationUnit::HeavyEngine), std::min(each, 10));
}

void ElevationTest::figuresStayInTheirBoxes()
{
    ElevationContents bare;
    bare.capacity = 12;
    const size_t masonry = wallElevation(bare).strokes.size() - 12; // a frame a free place
    for (int modifier = 1; modifier <= 6; ++modifier) {
        ElevationContents contents = bare;
        contents.heavyEngines = {modifier};
        const WallElevation elevation = wallElevation(contents);
        const Extent box = elevation.places.front().box;
        const size_t free = static_cast<size_t>(12 - 2 * modifier);
        for (size_t i = masonry; i < elevation.strokes.size() - free; ++i)
            QVERIFY(box.contains(elevation.strokes[i].shape.extent()));
    }
    for (int ElevationContents::*kind :
         {&ElevationContents::towers, &ElevationContents::ballistae, &ElevationContents::archers,
          &ElevationContents::marines, &ElevationContents::heavyMarines}) {
        ElevationContents contents = bare;
        contents.*kind = 1;
        const WallElevation elevation = wallElevation(contents);
        const Extent box = elevation.places.front().box;
        for (size_t i = masonry; i < elevation.strokes.size() - 11; ++i)
            QVERIFY2(box.contains(elevation.strokes[i].shape.extent()),
                     labelOf(elevation.places.front()).c_str());
    }
}

void ElevationTest::wallGrowsWithCapacity()
{
    ElevationContents small;
    small.capacity = 3;
    ElevationContents large;
    large.capacity = 8;
    QCOMPARE(wallElevation(large).width - wallElevation(small).width, 5 * WallElevation::unitWidth);
    QCOMPARE(countOf(wallElevation(large), ElevationUnit::Free), 8);
}

void ElevationTest::engineTakesItsUnits()
{
    ElevationContents contents;
    contents.capacity = 5;
    contents.heavyEngines = {2};
    const WallElevation elevation = wallElevation(contents);
    QCOMPARE(elevation.places.size(), size_t(2));
    QVERIFY(elevation.places.front().box.width() > 3 * WallElevation::unitWidth);
    QCOMPARE(countOf(elevation, ElevationUnit::Free), 1);
}

void ElevationTest::whatIsTooMuchIsMarked()
{
    ElevationContents contents;
    contents.capacity = 3;
    contents.archers = 5;
    contents.ferreaManus = 1;
    std::vector<bool> marks;
    for (const ElevationPlace& place : wallElevation(contents).places)
        marks.push_back(place.beyondCapacity);
    QCOMPARE(marks, (std::vector<bool>{false, false, false, true, true, false}));
}

void ElevationTest::labels()
{
    QCOMPARE(labelOf({ElevationUnit::Archer, 1, 0, false, {}, {}}), std::string("Archer unit"));
    QCOMPARE(labelOf({ElevationUnit::HeavyMarine, 12, 0, false, {}, {}}),
             std::string("12 heavy marine units"));
    QCOMPARE(labelOf({ElevationUnit::HeavyEngine, 1, 3, false, {}, {}}),
             std::string("Heavy engine, modifier 3"));
}

QTEST_APPLESS_MAIN(ElevationTest)
#include "elevation_test.moc"
