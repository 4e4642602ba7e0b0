// SPDX-License-Identifier: GPL-3.0-or-later
// Walls of the ports of a chart that is being made.
#include <QTest>

#include "core/chart/drafting/beginning.h"

using namespace navarch;

class DraftWallsTest : public QObject {
    Q_OBJECT

private slots:
    void wallsGoWithTheirPort()
    {
        ChartDraft draft = blankSea(2);
        const Position middle{(draft.sheet.southWest.latitude + draft.sheet.northEast.latitude) / 2,
                              (draft.sheet.southWest.longitude + draft.sheet.northEast.longitude) / 2};
        const auto id = putPort(draft, "Melos", middle);
        QVERIFY(id);
        const ChartDraft bare = draft;
        Fortification walls;
        walls.sections.resize(1);
        walls.sections[0].archers = 1;
        QVERIFY(putWalls(draft, *id, walls));
        QVERIFY(!(draft == bare)); // a step of undo
        QVERIFY(haveSameLanes(draft, bare));
        QCOMPARE(draft.port(*id)->walls->name, std::string("Melos"));
        QCOMPARE(draft.port(*id)->walls->economicValue, 3);
        const auto renamed = renamePort(draft, *id, "Cape Melos");
        QVERIFY(renamed && valuePort(draft, *renamed, 1, 6, 2));
        QCOMPARE(draft.port(*renamed)->walls->name, std::string("Cape Melos"));
        QCOMPARE(draft.port(*renamed)->walls->economicValue, 6);
        QVERIFY(draftOf(chartWith(draft, {})) == draft);
        QVERIFY(takeWallsDown(draft, *renamed));
        QVERIFY(!takeWallsDown(draft, *renamed));
        QVERIFY(!putWalls(draft, "none", walls) && !takeWallsDown(draft, "none"));
        // What no file could hold is refused, and nothing is changed.
        const ChartDraft before = draft;
        walls.sections[0].capacity = 99;
        QVERIFY(!putWalls(draft, *renamed, walls));
        QVERIFY(draft == before);
    }
};

QTEST_APPLESS_MAIN(DraftWallsTest)
#include "draft_walls_test.moc"
