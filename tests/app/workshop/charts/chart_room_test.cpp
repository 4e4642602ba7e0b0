// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/workshop/charts/chart_room.h"
#include "core/chart/chart_check.h"
#include "core/chart/drafting/beginning.h"

using namespace navarch;

/// The chart room's view models, as the window uses them.
class ChartRoomTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyCommandIsOneStep();
    void whatIsRefusedChangesNothing();
    void wallsStandInItsPorts();
    void lanesFollowTheChart();
    void namesAndValuesKeepTheLanes();
    void undoBringsTheLanesAtOnce();
    void filesAreWrittenAndRead();
    void nothingIsWrittenWhileLanesAreComputed();
    void badFilesAreToldOf_data();
    void badFilesAreToldOf();
    void aCoastIsReadFromGeoJson();
    void aPartOfTheMediterraneanHasItsPortsAtTheirShores();
    void theDraftIsThereAgain();
    void eachPersonFindsHisOwnWork_CP2_3();

private:
    [[nodiscard]] QUrl file(const QString& name) const
    {
        return QUrl::fromLocalFile(m_folder->filePath(name));
    }
    void write(const QString& name, const QByteArray& bytes) const;
    /// Two islands with a port each, and one more at the far side of the second.
    static void drawIslands(ChartRoom& room);
    static bool isReckoned(ChartRoom& room);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ChartRoomTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
}

void ChartRoomTest::write(const QString& name, const QByteArray& bytes) const
{
    QFile out(m_folder->filePath(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

void ChartRoomTest::drawIslands(ChartRoom& room)
{
    room.beginning()->blank(2);
    QVERIFY(room.paint({{24.0, 38.0}}, 600, false));
    QVERIFY(room.paint({{24.6, 38.0}}, 600, false));
    for (const QPointF& place : {QPointF(24.0, 38.11), QPointF(24.6, 38.11), QPointF(24.6, 37.89)})
        QVERIFY(room.ports()->put(place));
}

bool ChartRoomTest::isReckoned(ChartRoom& room)
{
    return QTest::qWaitFor([&] { return !room.check()->busy() && room.plan().reckoned; }, 30000);
}

void ChartRoomTest::everyCommandIsOneStep()
{
    ChartRoom room;
    drawIslands(room);
    QCOMPARE(room.pieces(), 2);
    QCOMPARE(room.ports()->count(), 3);
    QCOMPARE(room.ports()->current(), QStringLiteral("port-3"));
    room.ports()->rename(QStringLiteral("Cape Melos"));
    QCOMPARE(room.ports()->current(), QStringLiteral("cape-melos"));
    room.ports()->value(ChartPorts::Hellenistic, 7);
    QCOMPARE(room.ports()->hellenistic(), 7);
    QVERIFY(room.ports()->mostWalls() > 0);
    room.lanes()->choose(QStringLiteral("port-1"), QStringLiteral("forbidden"));
    room.setStrait(500);
    room.setName(QStringLiteral("Two isles"));
    room.widen(0.25);
    QVERIFY(room.takeOut({24.0, 38.0}));
    QCOMPARE(room.pieces(), 1);
    room.ports()->remove();
    QCOMPARE(room.ports()->count(), 2);
    QCOMPARE(room.ports()->currentRow(), 1); // what stands beside it is looked at
    QVERIFY(room.plan().draft.chosen.empty());
    int steps = 0;
    while (room.document()->canUndo()) {
        room.document()->undo();
        ++steps;
    }
    QCOMPARE(steps, 14);
    QVERIFY(room.plan() == ChartKind::fresh());
    while (room.document()->canRedo())
        room.document()->redo();
    QCOMPARE(room.name(), QStringLiteral("Two isles"));
    QCOMPARE(room.ports()->count(), 2);
}

void ChartRoomTest::whatIsRefusedChangesNothing()
{
    ChartRoom room;
    drawIslands(room);
    const QString before = room.document()->undoTitle();
    QSignalSpy refused(room.document(), &BuilderDocument::refused);
    room.ports()->rename(QStringLiteral("a\tb"));
    room.ports()->rename(QString());
    QVERIFY(!room.ports()->put({80, 10}));
    QVERIFY(!room.ports()->move(QStringLiteral("port-1"), {80, 10}));
    QVERIFY(!room.paint({}, 600, false));
    QVERIFY(!room.paint({{24, 38}}, 0, false));
    QVERIFY(!room.takeOut({24.3, 38.0}));
    room.ports()->value(ChartPorts::Roman, 11);
    room.setStrait(-1);
    room.widen(-0.95);
    QVERIFY(!room.beginning()->part(30, 30, 20, 40));
    QVERIFY(!room.beginning()->part(-20, 30, 20, 40));
    QCOMPARE(refused.count(), 12);
    for (const auto& why : refused)
        QVERIFY(!why.at(0).toString().isEmpty() && !why.at(1).toString().isEmpty());
    QCOMPARE(room.document()->undoTitle(), before);
    QCOMPARE(room.ports()->count(), 3);
}

void ChartRoomTest::wallsStandInItsPorts()
{
    ChartRoom room;
    ChartWalls& walls = *room.walls();
    QVERIFY(!walls.putUp() && !walls.takeDown()); // no port is looked at
    drawIslands(room);
    QVERIFY(isReckoned(room));
    const auto before = room.plan().draft;
    QCOMPARE(walls.sections(), -1);
    QVERIFY(walls.putUp());
    QVERIFY(walls.sections() > 0);
    QVERIFY(!walls.garrison().isEmpty() && !walls.commander().isEmpty() && !walls.price().isEmpty());
    QVERIFY(room.plan().reckoned); // its lanes are what they were
    QCOMPARE(room.check()->errors(), 0);
    // On the port builder's table, and back.
    PortBuilder builder;
    walls.layOut(&builder);
    QCOMPARE(builder.name(), room.ports()->name());
    QCOMPARE(walls.laidOut(), room.ports()->name());
    builder.setCommanderName("Nikias");
    room.ports()->setCurrent("port-1"); // another is looked at meanwhile
    QVERIFY(walls.takeBuilt(&builder));
    QCOMPARE(walls.laidOut(), QString());
    QVERIFY(!walls.takeBuilt(&builder));
    QCOMPARE(walls.sections(), -1);
    room.ports()->setCurrent("port-3");
    QVERIFY(walls.commander().startsWith("Nikias"));
    // Worth less it has no room for them, which is told.
    room.ports()->value(ChartPorts::Classical, 1);
    QCOMPARE(room.check()->warnings(), 1);
    room.document()->undo();
    QCOMPARE(room.check()->warnings(), 0);
    QVERIFY(walls.takeDown());
    QVERIFY(!walls.takeDown());
    QVERIFY(room.plan().draft == before);
    for (int step = 0; step < 3; ++step)
        room.document()->undo();
    QVERIFY(room.plan().draft == before);
    // One that is founded in no period has nothing to wall.
    for (const auto period : {ChartPorts::Classical, ChartPorts::Hellenistic, ChartPorts::Roman})
        room.ports()->value(period, 0);
    QVERIFY(!walls.putUp());
    QCOMPARE(walls.sections(), -1);
}

void ChartRoomTest::lanesFollowTheChart()
{
    ChartRoom room;
    drawIslands(room);
    QVERIFY(isReckoned(room));
    QVERIFY(room.check()->laneCount() >= 2);
    QCOMPARE(room.check()->errors(), 0);
    QVERIFY(room.lanes()->rowCount() > 0);
    QVERIFY(room.ports()->move(QStringLiteral("port-1"), {24.0, 38.0}));
    QVERIFY(isReckoned(room));
    QCOMPARE(room.check()->errors(), 1);
    QCOMPARE(room.check()->laneCount(), 0);
    QCOMPARE(room.check()->place(0), QPointF(24.0, 38.0));
    QVERIFY(room.ports()->move(QStringLiteral("port-1"), {24.0, 37.89}));
    QVERIFY(isReckoned(room));
    QCOMPARE(room.check()->errors(), 0);
    QVERIFY(room.check()->laneCount() >= 2);
    // What is shown is what a check of the saved chart finds sound.
    QVERIFY(checkChart(chartWith(room.plan().draft, room.check()->lanes())).empty());
}

void ChartRoomTest::namesAndValuesKeepTheLanes()
{
    ChartRoom room;
    drawIslands(room);
    QVERIFY(isReckoned(room));
    const auto before = room.plan().reckoned;
    room.setName(QStringLiteral("Isles"));
    room.ports()->value(ChartPorts::Classical, 9);
    QCOMPARE(room.plan().reckoned, before);
    room.setStrait(100);
    QVERIFY(!room.plan().reckoned);
}

void ChartRoomTest::undoBringsTheLanesAtOnce()
{
    ChartRoom room;
    drawIslands(room);
    QVERIFY(isReckoned(room));
    const int lanes = room.check()->laneCount();
    room.ports()->remove();
    QVERIFY(isReckoned(room));
    QVERIFY(room.check()->laneCount() < lanes);
    room.document()->undo();
    QVERIFY(!room.check()->busy());
    QCOMPARE(room.check()->laneCount(), lanes);
}

void ChartRoomTest::filesAreWrittenAndRead()
{
    ChartRoom room;
    drawIslands(room);
    room.setName(QStringLiteral("Isles <b>"));
    room.lanes()->choose(QStringLiteral("port-1"), QStringLiteral("forbidden"));
    QVERIFY(isReckoned(room));
    QVERIFY(room.document()->modified());
    QVERIFY(room.document()->saveAs(file(QStringLiteral("a.json"))));
    QVERIFY(!room.document()->modified());
    QFile written(m_folder->filePath(QStringLiteral("a.json")));
    QVERIFY(written.open(QIODevice::ReadOnly));
    const auto chart = readChart(written.readAll().toStdString(), "a.json");
    QVERIFY(chart);
    QVERIFY(!chart->lanes.empty());
    QCOMPARE(chart->chosen.size(), std::size_t(1));
    QVERIFY(checkChart(*chart).empty());

    ChartRoom other;
    other.beginning()->blank(4);
    QVERIFY(other.document()->open(file(QStringLiteral("a.json"))));
    QVERIFY(other.plan().draft == room.plan().draft);
    QVERIFY(!other.document()->modified());
    other.document()->undo();
    QCOMPARE(other.ports()->count(), 0);
    // What is there is of its kind, or stays.
    write(QStringLiteral("fleet.json"), R"({"format":"navarch-fleet/1","ships":[]})");
    QVERIFY(!room.document()->saveAs(file(QStringLiteral("fleet.json"))));
}

void ChartRoomTest::nothingIsWrittenWhileLanesAreComputed()
{
    ChartRoom room;
    drawIslands(room);
    QSignalSpy failed(room.document(), &BuilderDocument::failed);
    QVERIFY(!room.plan().reckoned); // nobody has let the other thread tell
    QVERIFY(!room.document()->saveAs(file(QStringLiteral("early.json"))));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("early.json"))));
    QVERIFY(isReckoned(room));
    QVERIFY(room.document()->saveAs(file(QStringLiteral("early.json"))));
}

void ChartRoomTest::badFilesAreToldOf_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("sea!");
    QTest::newRow("another format") << QByteArray(R"({"format":"navarch-port/1"})");
    QTest::newRow("deep") << QByteArray(R"({"format":"navarch-chart/1","coast":)") + QByteArray(10'000, '[')
                                 + QByteArray(10'000, ']') + "}";
    QTest::newRow("off the globe") << QByteArray(
        R"({"format":"navarch-chart/1","coast":[[[[200,0],[1,0],[1,1]]]]})");
    QTest::newRow("a lane twice decided") << QByteArray(
        R"({"format":"navarch-chart/1","chosen_lanes":[{"from":"a","to":"b","choice":"forced"},{"from":"b","to":"a","choice":"forbidden"}]})");
}

void ChartRoomTest::badFilesAreToldOf()
{
    QFETCH(QByteArray, bytes);
    write(QStringLiteral("bad.json"), bytes);
    ChartRoom room;
    drawIslands(room);
    QSignalSpy failed(room.document(), &BuilderDocument::failed);
    QVERIFY(!room.document()->open(file(QStringLiteral("bad.json"))));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(room.ports()->count(), 3);

    room.beginning()->geoJson(file(QStringLiteral("bad.json")));
    QTRY_VERIFY_WITH_TIMEOUT(!room.beginning()->busy() && !room.beginning()->problems().isEmpty(), 20000);
    QCOMPARE(room.ports()->count(), 3);
}

void ChartRoomTest::aCoastIsReadFromGeoJson()
{
    // One island wound the wrong way, one without an area, two whose shores cross.
    write(QStringLiteral("isles.geojson"),
          R"({"type":"MultiPolygon","coordinates":[
              [[[24,37],[24.1,37.7],[24.9,37.8],[25,37.1],[24,37]]],
              [[[26,37],[26.5,37],[26.7,37],[26,37]]],
              [[[27,37],[28,37],[28,38],[27,38],[27,37]]],[[[27.5,37.5],[28.5,37.5],[28.5,38.5],[27.5,38.5],[27.5,37.5]]]]})");
    ChartRoom room;
    QSignalSpy begun(room.beginning(), &ChartBeginning::begun);
    room.beginning()->geoJson(file(QStringLiteral("isles.geojson")));
    QTRY_COMPARE_WITH_TIMEOUT(begun.count(), 1, 20000);
    QCOMPARE(room.name(), QStringLiteral("isles"));
    QCOMPARE(room.pieces(), 3);
    QVERIFY(isReckoned(room));
    QStringList keys;
    for (int row = 0; row < room.check()->rowCount(); ++row) {
        keys += room.check()->value(row, "findingKey").toString();
        QVERIFY(room.check()->value(row, "placed").toBool());
    }
    QVERIFY2(keys.contains(QStringLiteral("shores-cross")), qPrintable(keys.join(QLatin1Char(' '))));
    QVERIFY2(keys.contains(QStringLiteral("ring-without-area")), qPrintable(keys.join(QLatin1Char(' '))));
    // Taken out, its shores cross no more.
    QVERIFY(room.takeOut({28.4, 38.4}));
    QVERIFY(isReckoned(room));
    QCOMPARE(room.check()->errors(), 0);
}

void ChartRoomTest::aPartOfTheMediterraneanHasItsPortsAtTheirShores()
{
    ChartRoom room;
    QSignalSpy begun(room.beginning(), &ChartBeginning::begun);
    // The gulfs of Latmos and Ephesos, which are land today.
    QVERIFY(room.beginning()->part(26.5, 37, 27.8, 38.3));
    QTRY_COMPARE_WITH_TIMEOUT(begun.count(), 1, 30000);
    QVERIFY(room.plan().draft.port("miletos") && room.plan().draft.port("ephesos"));
    QVERIFY(isReckoned(room));
    QCOMPARE(room.check()->errors(), 0);
    QVERIFY(room.check()->laneCount() > 0);
    QVERIFY(!room.plan().draft.source.empty());
}

void ChartRoomTest::theDraftIsThereAgain()
{
    {
        ChartRoom room;
        drawIslands(room);
        room.lanes()->choose(QStringLiteral("port-1"), QStringLiteral("forced"));
        room.document()->draft().flush(); // what a crash a moment later would find
    }
    ChartRoom again;
    QCOMPARE(again.ports()->count(), 3);
    QCOMPARE(again.pieces(), 2);
    QCOMPARE(again.plan().draft.chosen.size(), std::size_t(1));
    QVERIFY(again.document()->modified());
    QVERIFY(!again.document()->canUndo());
    const QString path = again.document()->draft().path();
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("{ torn");
    out.close();
    ChartRoom fresh;
    QCOMPARE(fresh.ports()->count(), 0);
}

void ChartRoomTest::eachPersonFindsHisOwnWork_CP2_3()
{
    ChartRoom room;
    drawIslands(room);
    room.document()->handTo(QStringLiteral("war#1"));
    QCOMPARE(room.ports()->count(), 0);
    QVERIFY(!room.document()->canUndo());
    room.setName(QStringLiteral("Hers"));
    room.document()->handTo(QString());
    QCOMPARE(room.ports()->count(), 3);
    QVERIFY(room.document()->canUndo());
    room.document()->handTo(QStringLiteral("war#1"));
    QCOMPARE(room.name(), QStringLiteral("Hers"));
}

QTEST_GUILESS_MAIN(ChartRoomTest)
#include "chart_room_test.moc"
