// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "app/campaign/open_campaign.h"
#include "app/workshop/classes/class_room.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/fleetbuilder/library/class_library.h"

using namespace navarch;

/// The class editor's view models, as the window uses them.
class ClassRoomTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyCommandIsOneStep();
    void whatIsRefusedChangesNothing();
    void valuesSayWhetherTheyAreDerived();
    void findingsAndPriceFollow();
    void filesAreWrittenAndRead();
    void badFilesAreToldOf_data();
    void badFilesAreToldOf();
    void aFileBeyondBoundsIsRefusedUnread();
    void theDraftIsThereAgain();
    void eachPersonFindsHisOwnWork_CP2_3();
    void theLibraryKeepsAClassAndFleetsAreBuiltOfIt();
    void houseFiguresStayWithTheFile();
    void houseFiguresAreAltered();
    void theOpenWarIsGivenThem();
    void aYearIsNeverNought();

private:
    [[nodiscard]] QUrl file(const QString& name) const
    {
        return QUrl::fromLocalFile(m_folder->filePath(name));
    }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile out(m_folder->filePath(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), qint64{bytes.size()});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QVariant entry(ClassRoom& room, const QString& field, const char* role)
{
    for (int row = 0; row < room.sheet()->entries()->count(); ++row)
        if (room.sheet()->entries()->value(row, "field").toString() == field)
            return room.sheet()->entries()->value(row, role);
    return {};
}

} // namespace

void ClassRoomTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
}

void ClassRoomTest::everyCommandIsOneStep()
{
    ClassRoom room;
    std::vector<ClassBook> steps{room.book()};
    const auto isStep = [&] {
        steps.push_back(room.book());
        return steps.back() != steps[steps.size() - 2];
    };
    QCOMPARE(room.current(), -1);
    QVERIFY(room.take("trireme") && isStep());
    QCOMPARE(room.current(), 0);
    QVERIFY(room.addPlain() && isStep());
    QCOMPARE(room.current(), 1);
    QVERIFY(room.duplicate() && isStep());
    QCOMPARE(room.current(), 2);
    QVERIFY(room.sheet()->setText("name", "Corsair <b>of</b> the isles") && isStep()); // markup is text
    QCOMPARE(room.sheet()->name(), QString("Corsair <b>of</b> the isles"));
    QVERIFY(room.sheet()->setNumber("ship/rowers", 64) && isStep());
    QVERIFY(room.sheet()->setChoice("ship/deck", "cataphract") && isStep());
    QVERIFY(room.sheet()->setNumber("ship/fighting_oars", 1) && isStep());
    QVERIFY(room.sheet()->setNumber("trireme/hull", 9) && isStep());
    QVERIFY(room.sheet()->setChoice("salamis-ad-actium/ram", "bronze") && isStep());
    QVERIFY(room.sheet()->byFormula("trireme/hull") && isStep());
    QVERIFY(room.sheet()->byFormula("") && isStep());
    room.setName("Pirates");
    QVERIFY(isStep());
    QVERIFY(room.remove() && isStep());
    QCOMPARE(room.current(), 1);
    while (steps.size() > 1) {
        QVERIFY(room.book() == steps.back());
        room.document()->undo();
        steps.pop_back();
    }
    QVERIFY(room.book() == steps.front());
    QVERIFY(!room.document()->canUndo());
    QCOMPARE(room.current(), -1);
}

void ClassRoomTest::whatIsRefusedChangesNothing()
{
    ClassRoom room;
    QVERIFY(!room.remove() && !room.duplicate() && !room.keep());
    room.step(1);
    room.setCurrent(5);
    QCOMPARE(room.current(), -1);
    QVERIFY(!room.take("atlantis"));
    QVERIFY(room.take("trireme"));
    const ClassBook before = room.book();
    QSignalSpy refused(room.document(), &BuilderDocument::refused);
    const auto says = [&](bool done, const char* told) {
        const bool told_ =
            !done && !refused.isEmpty() && refused.back().at(0).toString().contains(QLatin1String(told));
        refused.clear();
        return told_ && room.book() == before;
    };
    QVERIFY(says(room.sheet()->setText("name", "Trireme"), "A class of the program"));
    QVERIFY(says(room.sheet()->setText("name", ""), "name"));
    QVERIFY(says(room.sheet()->setText("name", QString(QChar(7))), "name"));
    QVERIFY(says(room.sheet()->setText("name", QString(500'000, 'x')), "name"));
    QVERIFY(says(room.sheet()->setText("id", "own-<img>"), "id"));
    for (const double each : {std::nan(""), HUGE_VAL, -HUGE_VAL, 1e18, -1.0, 12.5, 5001.0}) {
        QVERIFY(says(room.sheet()->setNumber("ship/rowers", each), "rowers"));
        QVERIFY(says(room.sheet()->setNumber("trireme/hull", each), "hull"));
    }
    QVERIFY(says(room.sheet()->setNumber("trireme/wings", 2), "no such value"));
    QVERIFY(says(room.sheet()->setNumber("", 2), "no such field"));
    QVERIFY(says(room.sheet()->setChoice("ship/deck", "glass"), "deck"));
    QVERIFY(says(room.sheet()->setChoice("ship/like", "dreadnought"), "like"));
    QVERIFY(says(room.figures()->remove("trireme", "none"), "figure"));
    QVERIFY(!room.document()->canRedo());
}

void ClassRoomTest::valuesSayWhetherTheyAreDerived()
{
    ClassRoom room;
    QVERIFY(room.addPlain());
    QCOMPARE(room.sheet()->given(), 0);
    const int all = room.sheet()->derived();
    QVERIFY(all > 25);
    QVERIFY(!entry(room, "trireme/hull", "differs").toBool());
    const QString byFormula = entry(room, "trireme/hull", "note").toString();
    const int found = entry(room, "trireme/hull", "number").toInt();
    QVERIFY(room.sheet()->setNumber("trireme/hull", 33));
    QVERIFY(entry(room, "trireme/hull", "differs").toBool());
    QCOMPARE(room.sheet()->given(), 1);
    QVERIFY(entry(room, "trireme/hull", "note").toString().contains(QString::number(found)));
    QVERIFY(!room.sheet()->formulaOf("trireme/hull").isEmpty());
    QVERIFY(room.sheet()->formulaOf("ship/rowers").isEmpty());
    QVERIFY(room.sheet()->byFormula("trireme/hull"));
    QCOMPARE(entry(room, "trireme/hull", "note").toString(), byFormula);
    QCOMPARE(entry(room, "trireme/hull", "number").toInt(), found);
    QCOMPARE(room.sheet()->derived(), all);
    QVERIFY(room.take("quinquereme"));
    QCOMPARE(room.sheet()->derived(), 0);
    // Every value of every game is there, under its game's head.
    int heads = 0;
    for (int row = 0; row < room.sheet()->entries()->count(); ++row)
        heads += room.sheet()->entries()->value(row, "kind").toInt() == FitControl::Head;
    QCOMPARE(heads, 6);
}

void ClassRoomTest::findingsAndPriceFollow()
{
    ClassRoom room;
    QVERIFY(room.take("trireme"));
    QCOMPARE(room.findings()->count(), 0);
    const QString price = room.sheet()->price()->total();
    QVERIFY(room.sheet()->setNumber("salamis-ad-actium/speed", 12));
    QVERIFY(room.sheet()->price()->total() != price);
    QVERIFY(room.sheet()->setNumber("salamis-ad-actium/sail_only", 1));
    QVERIFY(room.findings()->errors() > 0);
    QVERIFY(room.findings()->warnings() > 0); // her deck says otherwise
    room.document()->undo();
    QCOMPARE(room.findings()->errors(), 0);
    // What formulas found stands beside each value; it was told once more, in the words of files.
    QVERIFY(room.addPlain());
    for (int row = 0; row < room.findings()->count(); ++row)
        QVERIFY(!room.findings()->value(row, "message").toString().contains(QLatin1String("turn_class")));
}

void ClassRoomTest::filesAreWrittenAndRead()
{
    ClassRoom room;
    QSignalSpy failed(room.document(), &BuilderDocument::failed);
    QVERIFY(!room.document()->saveAs(file("none.json"))); // nothing in it
    QCOMPARE(failed.size(), 1);
    QVERIFY(!QFile::exists(m_folder->filePath("none.json")));
    QVERIFY(room.take("trireme") && room.addPlain());
    room.setName("Pirates");
    QVERIFY(room.document()->modified());
    QVERIFY(room.document()->saveAs(file("c.json")));
    QVERIFY(!room.document()->modified());
    const ClassBook saved = room.book();
    QVERIFY(room.sheet()->setNumber("ship/rowers", 12));
    ClassRoom other;
    other.document()->beginAnew();
    QVERIFY(other.document()->open(file("c.json")));
    QVERIFY(other.book() == saved);
    QCOMPARE(other.current(), 0);
}

void ClassRoomTest::badFilesAreToldOf_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("told");
    QTest::newRow("nothing") << QByteArray() << "f.json";
    QTest::newRow("no JSON") << QByteArray("{\"format\":") << "f.json";
    QTest::newRow("NaN") << QByteArray(
        R"({"format":"navarch-classes/1","classes":[{"name":"A","rowers":NaN}]})")
                         << "f.json";
    QTest::newRow("nested") << QByteArray(10'000, '[') << "f.json";
    QTest::newRow("no text") << QByteArray("\xff\xfe\x00", 3) << "f.json";
    QTest::newRow("another format") << QByteArray(R"({"format":"navarch-fleet/1"})") << "format";
    QTest::newRow("negative") << QByteArray(
        R"({"format":"navarch-classes/1","classes":[{"name":"A","rowers":-5}]})")
                              << "classes[0].rowers";
    QTest::newRow("huge") << QByteArray(
        R"({"format":"navarch-classes/1","classes":[{"name":"A","rowers":1e30}]})")
                          << "classes[0].rowers";
    QTest::newRow("control characters")
        << QByteArray("{\"format\":\"navarch-classes/1\",\"classes\":[{\"name\":\"A\\u001b[2J\"}]}")
        << "classes[0].name";
}

void ClassRoomTest::badFilesAreToldOf()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, told);
    put("f.json", bytes);
    ClassRoom room;
    QVERIFY(room.take("trireme"));
    const ClassBook before = room.book();
    QSignalSpy failed(room.document(), &BuilderDocument::failed);
    QVERIFY(!room.document()->open(file("f.json")));
    QCOMPARE(failed.size(), 1);
    QVERIFY2(failed.back().at(0).toString().contains(told), qPrintable(failed.back().at(0).toString()));
    QVERIFY(room.book() == before);
}

void ClassRoomTest::aFileBeyondBoundsIsRefusedUnread()
{
    QFile large(m_folder->filePath("large.json"));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(qint64{100} << 20));
    large.close();
    ClassRoom room;
    QSignalSpy failed(room.document(), &BuilderDocument::failed);
    QVERIFY(!room.document()->open(file("large.json")));
    QVERIFY(!room.document()->open(file("missing.json")));
    QVERIFY(!room.document()->open(QUrl::fromLocalFile(m_folder->path())));
    QVERIFY(!room.document()->open(QUrl("https://example.org/c.json")));
    QCOMPARE(failed.size(), 4);
}

void ClassRoomTest::theDraftIsThereAgain()
{
    ClassBook made;
    {
        ClassRoom room;
        QVERIFY(room.take("trireme") && room.addPlain());
        QVERIFY(room.sheet()->setNumber("trireme/hull", 7));
        made = room.book();
    }
    {
        ClassRoom room;
        QVERIFY(room.book() == made);
        room.document()->beginAnew();
        QVERIFY(room.book() == ClassBook());
    }
    ClassRoom room;
    QVERIFY(room.book() == ClassBook());
}

void ClassRoomTest::eachPersonFindsHisOwnWork_CP2_3()
{
    ClassRoom room;
    QVERIFY(room.take("trireme"));
    const ClassBook mine = room.book();
    room.document()->handTo("another");
    QVERIFY(room.book() == ClassBook());
    QCOMPARE(room.classes()->count(), 0);
    room.document()->handTo("");
    QVERIFY(room.book() == mine);
}

void ClassRoomTest::theLibraryKeepsAClassAndFleetsAreBuiltOfIt()
{
    ClassRoom room;
    ClassLibrary library;
    const int before = library.total();
    QVERIFY(room.take("trireme"));
    QVERIFY(room.sheet()->setText("name", "Corsair"));
    QVERIFY(!room.kept());
    QSignalSpy shelf(&room, &ClassRoom::shelfChanged);
    QVERIFY(room.keep());
    QVERIFY(room.kept());
    QCOMPARE(shelf.size(), 1);
    library.reread();
    QCOMPARE(library.total(), before + 1);
    FleetBuilder fleet;
    QVERIFY(fleet.ships()->add("own-corsair"));
    // Altered, it is not what the library has; kept again, it is.
    QVERIFY(room.sheet()->setNumber("ship/rowers", 99));
    QVERIFY(!room.kept());
    QVERIFY(room.keep() && room.kept());
    QCOMPARE(shelvedClasses().classes.size(), std::size_t{1});
    // On an empty table it comes as it is, a second time as a copy.
    const ShipClass kept = room.book().classes.front();
    room.document()->beginAnew();
    QVERIFY(room.take("own-corsair"));
    QVERIFY(room.book().classes.front() == kept);
    QVERIFY(room.take("own-corsair"));
    QCOMPARE(room.book().classes[1].name, QString("Corsair 2").toStdString());
    QVERIFY(room.takeOut("own-corsair"));
    QVERIFY(shelvedClasses().classes.empty());
    QVERIFY(!room.takeOut("own-corsair"));
    QVERIFY(!room.takeOut("trireme"));
}

void ClassRoomTest::houseFiguresStayWithTheFile()
{
    put("c.json",
        R"({"format":"navarch-classes/1","name":"F","source":"made up","classes":[{"name":"Corsair"}],
        "house_figures":[{"rules":"campaign","key":"no-such-figure","value":"3"},{"rules":"<b>","key":"k","value":"v"}]})");
    ClassRoom room;
    QVERIFY(room.document()->open(file("c.json")));
    QCOMPARE(room.figures()->count(), 2);
    QCOMPARE(room.findings()->errors(), 2); // figures that there are not
    QVERIFY(room.figures()->remove("<b>", "k"));
    QCOMPARE(room.findings()->errors(), 1);
    QCOMPARE(room.figures()->value(0, "known").toBool(), false);
    QCOMPARE(room.source(), QString("made up"));
    QVERIFY(room.document()->save());
    const auto text = readWholeFile(m_folder->filePath("c.json").toStdString());
    QVERIFY(text && text->find("no-such-figure") != std::string::npos);
    QVERIFY(text->find("made up") != std::string::npos); // where its values are from is not lost
}

void ClassRoomTest::houseFiguresAreAltered()
{
    ClassRoom room;
    QVERIFY(room.addPlain());
    const ClassBook before = room.book();
    ClassFigures& figures = *room.figures();
    const auto offered = figures.offered("campaign");
    QVERIFY(!offered.isEmpty());
    QVERIFY(offers(offered, QString("income-per-value")));
    QVERIFY(!figures.add("campaign", "no-such-figure") && !figures.set("campaign", "no-such-figure", "3"));
    QVERIFY(room.book() == before);
    QVERIFY(figures.add("campaign", "income-per-value"));
    QCOMPARE(figures.value(0, "value"), figures.value(0, "own"));
    QVERIFY(!figures.value(0, "title").toString().isEmpty());
    QCOMPARE(figures.offered("campaign").size(), offered.size() - 1);
    QVERIFY(!figures.add("campaign", "income-per-value")); // it stands there
    QVERIFY(figures.set("campaign", "income-per-value", "12"));
    QCOMPARE(figures.value(0, "value").toString(), QString("12"));
    const QString most = QString::number(figures.value(0, "most").toInt() + 1);
    QVERIFY(!figures.set("campaign", "income-per-value", most)); // beyond what it can be
    QCOMPARE(figures.value(0, "value").toString(), QString("12"));
    QCOMPARE(room.findings()->errors(), 0);
    for (int step = 0; step < 2; ++step)
        room.document()->undo();
    QVERIFY(room.book() == before);
    QCOMPARE(figures.count(), 0);
    room.setSource("  A museum's drawings ");
    QCOMPARE(room.source(), QString("A museum's drawings"));
    room.document()->undo();
    QVERIFY(room.book() == before);
    // Every game that has figures is offered, with one at least.
    for (const ShownChoice& game : figures.games())
        QVERIFY2(!figures.offered(game.value.toString()).isEmpty(), qPrintable(game.text));
}

void ClassRoomTest::theOpenWarIsGivenThem()
{
    ClassRoom room;
    ClassGiving& giving = *room.giving();
    QVERIFY(!giving.one().asked && !giving.giveOne() && !giving.giveAll());
    OpenCampaign war;
    war.openSample();
    QVERIFY(war.isOpen());
    giving.setCampaign(&war);
    QVERIFY(!giving.one().asked); // no class is looked at
    QVERIFY(room.addPlain() && room.addPlain());
    QVERIFY(room.figures()->add("campaign", "income-per-value"));
    QVERIFY(room.figures()->set("campaign", "income-per-value", "12"));
    room.setCurrent(0);
    QVERIFY(giving.one().allowed && giving.all().allowed);
    const Campaign before = *war.campaign();
    QVERIFY(giving.giveOne());
    QCOMPARE(war.campaign()->table<ClassRecord>().size(), std::size_t{1});
    const std::string id = room.book().classes[0].id;
    QVERIFY(war.figures().classes.find(id));
    QVERIFY(!giving.one().allowed && !giving.one().why.isEmpty()); // it has it now
    QVERIFY(!giving.all().allowed && !giving.giveAll());           // all of them, or none
    room.setCurrent(1);
    QVERIFY(giving.one().allowed);
    war.undo();
    QVERIFY(*war.campaign() == before);
    QVERIFY(!war.figures().classes.find(id));
    QVERIFY(giving.giveAll());
    QCOMPARE(war.campaign()->table<ClassRecord>().size(), std::size_t{2});
    QCOMPARE(war.campaign()->table<HouseFigureRecord>().size(), before.table<HouseFigureRecord>().size() + 1);
    // It is the umpire's to do.
    war.undo();
    war.lookWith(before.table<SideRecord>().begin()->first);
    QVERIFY(giving.one().asked && !giving.one().allowed && !giving.giveOne());
}

void ClassRoomTest::aYearIsNeverNought()
{
    ClassRoom room;
    QVERIFY(room.addPlain());
    QVERIFY(room.sheet()->setNumber("ship/from", -1));
    QVERIFY(room.sheet()->setNumber("ship/from", 0));
    QCOMPARE(entry(room, "ship/from", "number").toInt(), 1);
    QVERIFY(room.sheet()->setNumber("ship/from", 0));
    QCOMPARE(entry(room, "ship/from", "number").toInt(), -1);
}

QTEST_GUILESS_MAIN(ClassRoomTest)
#include "class_room_test.moc"
