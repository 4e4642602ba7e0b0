// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/workshop/fleetbuilder/comparing/comparison.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/fleetbuilder/library/class_library.h"
#include "app/workshop/fleetbuilder/library/fit_templates.h"
#include "tests/app/model_dump.h"

using namespace navarch;

/// The fleet builder's view models, as the window uses them.
class FleetBuilderTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aFleetIsBuilt();
    void everyCommandIsOneStep_data();
    void everyCommandIsOneStep();
    void removingLooksAtTheNext();
    void whatIsRefusedChangesNothing();
    void theBudgetIsMeasured();
    void findingsAreFixed();
    void filesAreWrittenAndRead();
    void badFilesAreToldOf_data();
    void badFilesAreToldOf();
    void openingIsUndone();
    void theDraftIsThereAgain();
    void eachPersonFindsHisOwnWork_CP2_3();
    void twoBuildersDoNotShareADraft();
    void theLibraryNarrows();
    void templatesAreKept();
    void shipsAreCompared();

private:
    [[nodiscard]] QUrl file(const QString& name) const
    {
        return QUrl::fromLocalFile(m_folder->filePath(name));
    }
    void write(const QString& name, const QByteArray& bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FleetBuilderTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
}

void FleetBuilderTest::write(const QString& name, const QByteArray& bytes) const
{
    QFile out(m_folder->filePath(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

void FleetBuilderTest::aFleetIsBuilt()
{
    FleetBuilder builder;
    builder.setName(QStringLiteral("Phormio's squadron"));
    QVERIFY(builder.setYearText(QStringLiteral("429 BCE")));
    builder.squadrons()->add();
    QVERIFY(builder.squadrons()->rename(QStringLiteral("Squadron 1"), QStringLiteral("Van")));
    QCOMPARE(builder.selection()->squadron(), QStringLiteral("Van"));
    for (int i = 0; i < 3; ++i)
        QVERIFY(builder.ships()->add(QStringLiteral("trireme")));
    builder.fitting()->setChoice(QStringLiteral("ram"), QStringLiteral("reinforced"));
    builder.fitting()->setChoice(QStringLiteral("crew"), QStringLiteral("veteran"));
    builder.fitting()->setNumber(QStringLiteral("archers"), 1);
    QVERIFY(builder.squadrons()->appoint(QStringLiteral("Van"), QStringLiteral("Phormio"),
                                         QStringLiteral("exceptional")));
    builder.squadrons()->add();
    QVERIFY(builder.ships()->add(QStringLiteral("quinquereme")));
    builder.fitting()->setNumber(QStringLiteral("towers"), 2);
    builder.fitting()->setNumber(QStringLiteral("corvi"), 1);
    QVERIFY(builder.ships()->setName(builder.selection()->current(), QStringLiteral("Theōris")));

    COMPARE_GOLDEN("app/workshop/fleetbuilder/rows.txt", dumpOf(*builder.ships()->rows()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/fit.txt", dumpOf(*builder.fitting()->sheet()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/price.txt", dumpOf(*builder.budget()->price()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/findings.txt", dumpOf(*builder.check()->findings()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/commanders.txt", dumpOf(*builder.squadrons()->commanders()));
}

void FleetBuilderTest::everyCommandIsOneStep_data()
{
    using Command = std::function<void(FleetBuilder&)>;
    QTest::addColumn<Command>("command");
    const auto row = [](const char* name, Command command) { QTest::newRow(name) << std::move(command); };
    row("name", [](FleetBuilder& b) { b.setName(QStringLiteral("Other")); });
    row("year", [](FleetBuilder& b) { b.setYear(-300); });
    row("allied percent", [](FleetBuilder& b) { b.setAlliedPercent(20); });
    row("budget", [](FleetBuilder& b) { b.budget()->setText(QStringLiteral("99.50")); });
    row("add", [](FleetBuilder& b) { b.ships()->add(QStringLiteral("penteconter")); });
    row("remove", [](FleetBuilder& b) { b.ships()->removeSelected(); });
    row("duplicate", [](FleetBuilder& b) { b.ships()->duplicateSelected(); });
    row("multiply", [](FleetBuilder& b) { b.ships()->multiplySelected(4); });
    row("split", [](FleetBuilder& b) { b.ships()->splitSelected(); });
    row("rename by pattern",
        [](FleetBuilder& b) { b.ships()->renameSelected(QStringLiteral("Owl {n}"), 1); });
    row("count", [](FleetBuilder& b) { b.ships()->setCount(b.selection()->current(), 7); });
    row("ship name",
        [](FleetBuilder& b) { b.ships()->setName(b.selection()->current(), QStringLiteral("Owl")); });
    row("captain",
        [](FleetBuilder& b) { b.ships()->setCaptain(b.selection()->current(), QStringLiteral("Kleon")); });
    row("fit", [](FleetBuilder& b) { b.fitting()->setNumber(QStringLiteral("heavy_engines/0"), 2); });
    row("fit choice",
        [](FleetBuilder& b) { b.fitting()->setChoice(QStringLiteral("hull"), QStringLiteral("stout")); });
    row("mend", [](FleetBuilder& b) { b.check()->mend(QStringLiteral("equipment-period"), {}); });
    row("mend all", [](FleetBuilder& b) { b.check()->mendAll(); });
    row("as from the yard", [](FleetBuilder& b) { b.fitting()->reset(); });
    row("move", [](FleetBuilder& b) { b.ships()->moveSelected(QStringLiteral("Squadron 1")); });
    row("shift", [](FleetBuilder& b) { b.ships()->shiftCurrent(-1); });
    row("add squadron", [](FleetBuilder& b) { b.squadrons()->add(); });
    row("rename squadron",
        [](FleetBuilder& b) { b.squadrons()->rename(QStringLiteral("Squadron 1"), QStringLiteral("Van")); });
    row("remove squadron", [](FleetBuilder& b) { b.squadrons()->remove(QStringLiteral("Squadron 1")); });
    row("appoint",
        [](FleetBuilder& b) { b.squadrons()->appoint({}, QStringLiteral("Kleon"), QStringLiteral("poor")); });
    row("begin anew", [](FleetBuilder& b) { b.document()->beginAnew(); });
}

void FleetBuilderTest::everyCommandIsOneStep()
{
    QFETCH(std::function<void(FleetBuilder&)>, command);
    FleetBuilder builder;
    builder.setYear(-429);
    builder.squadrons()->add();
    builder.selection()->clear();
    builder.ships()->add(QStringLiteral("trireme"));
    builder.ships()->setCount(builder.selection()->current(), 3);
    builder.fitting()->setNumber(QStringLiteral("corvi"), 1);
    const FleetPlan before = builder.plan();
    command(builder);
    const FleetPlan after = builder.plan();
    QVERIFY(before != after);
    QVERIFY(!builder.document()->undoTitle().isEmpty());
    builder.document()->undo();
    QVERIFY(builder.plan() == before);
    QVERIFY(!builder.document()->redoTitle().isEmpty());
    builder.document()->redo();
    QVERIFY(builder.plan() == after);
}

void FleetBuilderTest::removingLooksAtTheNext()
{
    FleetBuilder builder;
    for (const char* id : {"trireme", "penteconter", "lembos"})
        builder.ships()->add(QLatin1String(id));
    const int last = builder.selection()->current();
    builder.selection()->pick(builder.plan().rows[1].key);
    builder.ships()->removeSelected();
    QCOMPARE(builder.selection()->current(), last);
    builder.ships()->removeSelected();
    QCOMPARE(builder.ship()->className(), QStringLiteral("Trireme"));
    builder.ships()->removeSelected();
    QCOMPARE(builder.selection()->current(), 0);
    QVERIFY(builder.ships()->isEmpty());
}

void FleetBuilderTest::whatIsRefusedChangesNothing()
{
    FleetBuilder builder;
    builder.ships()->add(QStringLiteral("trireme"));
    const FleetPlan before = builder.plan();
    QSignalSpy refused(builder.document(), &BuilderDocument::refused);
    QVERIFY(!builder.setYearText(QStringLiteral("0")));
    QVERIFY(!builder.setYearText(QStringLiteral("soon")));
    QVERIFY(!builder.budget()->setText(QStringLiteral("-5")));
    QVERIFY(!builder.budget()->setText(QStringLiteral("much")));
    QVERIFY(!builder.ships()->setCount(builder.selection()->current(), 0));
    QVERIFY(!builder.ships()->setName(builder.selection()->current(), QString(200, QLatin1Char('a'))));
    QVERIFY(!builder.ships()->multiplySelected(1000));
    QCOMPARE(refused.size(), 7);
    for (const QList<QVariant>& words : refused) {
        QVERIFY(!words.at(0).toString().isEmpty());
        QVERIFY(!words.at(1).toString().isEmpty());
    }
    builder.setAlliedPercent(15);
    QVERIFY(builder.plan() == before);
}

void FleetBuilderTest::theBudgetIsMeasured()
{
    FleetBuilder builder;
    builder.ships()->add(QStringLiteral("trireme"));
    QCOMPARE(builder.budget()->left(), QString());
    QVERIFY(builder.budget()->setText(QStringLiteral("1,000")));
    QVERIFY(!builder.budget()->exceeded());
    QVERIFY(builder.budget()->spent() > 0 && builder.budget()->spent() < 1);
    QVERIFY(builder.budget()->setText(QStringLiteral("1")));
    QVERIFY(builder.budget()->exceeded());
    QVERIFY(builder.budget()->left().startsWith(QChar(0x2212)));
}

void FleetBuilderTest::findingsAreFixed()
{
    FleetBuilder builder;
    builder.setYear(-429);
    builder.ships()->add(QStringLiteral("trireme"));
    QCOMPARE(builder.check()->errors(), 0);
    builder.fitting()->setNumber(QStringLiteral("corvi"), 1);
    QCOMPARE(builder.check()->errors(), 1);
    QCOMPARE(builder.check()->findings()->mendableCount(), 1);
    builder.check()->mend(builder.check()->findings()->value(0, "findingKey").toString(),
                          builder.check()->findings()->value(0, "message").toString());
    QCOMPARE(builder.check()->errors(), 0);
    QCOMPARE(builder.check()->findings()->count(), 0);
}

void FleetBuilderTest::filesAreWrittenAndRead()
{
    FleetBuilder builder;
    builder.setName(QStringLiteral("Fleet of Ἀθῆναι"));
    builder.ships()->add(QStringLiteral("trireme"));
    QVERIFY(builder.document()->modified());
    QVERIFY(!builder.document()->save());
    QVERIFY(builder.document()->saveAs(file(QStringLiteral("a.json"))));
    QVERIFY(!builder.document()->modified());
    QCOMPARE(builder.document()->fileName(), QStringLiteral("a.json"));
    builder.setName(QStringLiteral("Renamed"));
    QVERIFY(builder.document()->modified());
    QVERIFY(builder.document()->save());
    QVERIFY(!builder.document()->modified());

    builder.document()->beginAnew();
    QVERIFY(builder.ships()->isEmpty());
    QVERIFY(builder.document()->open(file(QStringLiteral("a.json"))));
    QCOMPARE(builder.name(), QStringLiteral("Renamed"));
    QCOMPARE(builder.ships()->count(), 1);
    QVERIFY(!builder.document()->modified());

    QSignalSpy failed(builder.document(), &BuilderDocument::failed);
    QVERIFY(!builder.document()->saveAs(file(QStringLiteral("no/such/folder/a.json"))));
    QCOMPARE(failed.size(), 1);
}

void FleetBuilderTest::badFilesAreToldOf_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("fleet!");
    QTest::newRow("another format") << QByteArray(R"({"format":"navarch-port/1"})");
    QTest::newRow("unknown class") << QByteArray(
        R"({"format":"navarch-fleet/1","ships":[{"class":"spaceship"}]})");
    QTest::newRow("a billion") << QByteArray(
        R"({"format":"navarch-fleet/1","ships":[{"class":"trireme","count":1000000000}]})");
    QTest::newRow("long name") << QByteArray(R"({"format":"navarch-fleet/1","name":")")
                                      + QByteArray(10 << 20, 'a') + "\"}";
    QTest::newRow("allied percent of 15")
        << QByteArray(R"({"format":"navarch-fleet/1","ships":[],"allied_percent":15})");
}

void FleetBuilderTest::badFilesAreToldOf()
{
    QFETCH(QByteArray, bytes);
    write(QStringLiteral("bad.json"), bytes);
    FleetBuilder builder;
    builder.ships()->add(QStringLiteral("trireme"));
    const FleetPlan before = builder.plan();
    QSignalSpy failed(builder.document(), &BuilderDocument::failed);
    QVERIFY(!builder.document()->open(file(QStringLiteral("bad.json"))));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().contains(QStringLiteral("bad.json")));
    QVERIFY(!failed[0][1].toString().isEmpty());
    QVERIFY(builder.plan() == before);
}

void FleetBuilderTest::openingIsUndone()
{
    write(QStringLiteral("b.json"),
          R"({"format":"navarch-fleet/1","name":"B","ships":[{"class":"lembos","count":2}]})");
    FleetBuilder builder;
    builder.ships()->add(QStringLiteral("trireme"));
    QVERIFY(builder.document()->open(file(QStringLiteral("b.json"))));
    QCOMPARE(builder.ships()->count(), 2);
    QVERIFY(!builder.document()->modified());
    builder.document()->undo();
    QCOMPARE(builder.ships()->count(), 1);
    QVERIFY(builder.document()->modified());
    QCOMPARE(builder.document()->fileName(), QString());
}

void FleetBuilderTest::theDraftIsThereAgain()
{
    {
        FleetBuilder builder;
        builder.ships()->add(QStringLiteral("trireme"));
        QVERIFY(builder.document()->saveAs(file(QStringLiteral("a.json"))));
        builder.squadrons()->add();
        builder.budget()->setText(QStringLiteral("50"));
        builder.ships()->add(QStringLiteral("lembos"));
        builder.document()->draft().flush(); // what a crash a moment later would find
    }
    FleetBuilder again;
    QCOMPARE(again.ships()->count(), 2);
    QCOMPARE(again.budget()->amount(), QStringLiteral("50.00"));
    QCOMPARE(again.squadrons()->names(), QStringList(QStringLiteral("Squadron 1")));
    QCOMPARE(again.document()->fileName(), QStringLiteral("a.json"));
    QVERIFY(again.document()->modified());
    QVERIFY(!again.document()->canUndo());

    const QString path = again.document()->draft().path();
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("{ torn");
    out.close();
    again.document()->draft().flush();
}

void FleetBuilderTest::eachPersonFindsHisOwnWork_CP2_3()
{
    const QString other = QStringLiteral("/wars/aegina.navarch#12");
    {
        FleetBuilder builder;
        builder.document()->beginAnew();
        builder.ships()->add(QStringLiteral("trireme"));
        builder.budget()->setText(QStringLiteral("50"));
        builder.document()->handTo(other);
        QVERIFY(builder.ships()->isEmpty() && builder.budget()->amount().isEmpty()
                && builder.name().isEmpty());
        QVERIFY(!builder.document()->canUndo() && builder.selection()->current() == 0);
        builder.ships()->add(QStringLiteral("lembos"));
        builder.ships()->add(QStringLiteral("lembos"));
        builder.document()->handTo({});
        QCOMPARE(builder.ships()->count(), 1);
        QCOMPARE(builder.budget()->amount(), QStringLiteral("50.00"));
        QVERIFY(builder.document()->canUndo());
        builder.document()->handTo(other);
        QCOMPARE(builder.ships()->count(), 2);
        builder.document()->handTo({});
    }
    // Another evening: drafts are each one's own as well.
    FleetBuilder again;
    QCOMPARE(again.ships()->count(), 1);
    again.document()->handTo(other);
    QCOMPARE(again.ships()->count(), 2);
    again.document()->handTo(QStringLiteral("/wars/aegina.navarch#13"));
    QVERIFY(again.ships()->isEmpty());
    again.document()->handTo({});
    again.document()->beginAnew();
}

void FleetBuilderTest::twoBuildersDoNotShareADraft()
{
    FleetBuilder first;
    QVERIFY(first.document()->draft().isOurs());
    FleetBuilder second;
    QVERIFY(!second.document()->draft().isOurs());
    second.ships()->add(QStringLiteral("trireme"));
    second.document()->draft().flush();
    QVERIFY(first.ships()->isEmpty());
}

void FleetBuilderTest::theLibraryNarrows()
{
    ClassLibrary library;
    QCOMPARE(library.count(), library.total());
    library.setYear(-429);
    const int classical = library.count();
    QVERIFY(classical > 0 && classical < library.total());
    COMPARE_GOLDEN("app/workshop/fleetbuilder/library-429.txt", dumpOf(library));
    library.setAllPeriods(true);
    QCOMPARE(library.count(), library.total());
    library.setDeck(QStringLiteral("cataphract"));
    QVERIFY(library.count() < library.total());
    library.setDeck({});
    library.setSearch(QStringLiteral("TRIREME"));
    QVERIFY(library.count() >= 2 && library.count() < 6);
    // Who types a whole name means that class, whichever came first in the list.
    QCOMPARE(library.value(0, "classId").toString(), QStringLiteral("trireme"));
    library.setSearch(QStringLiteral("tri"));
    const auto begins = [&](int row) {
        return library.value(row, "name").toString().startsWith(QStringLiteral("tri"), Qt::CaseInsensitive);
    };
    for (int row = 1; row < library.count(); ++row)
        QVERIFY(begins(row - 1) || !begins(row));
    library.setSearch(QStringLiteral("TRIREME"));
    library.setOrder(QStringLiteral("price"));
    library.setSearch(QStringLiteral("xyz"));
    QCOMPARE(library.count(), 0);
}

void FleetBuilderTest::templatesAreKept()
{
    FleetBuilder builder;
    builder.ships()->add(QStringLiteral("trireme"));
    builder.fitting()->setNumber(QStringLiteral("marines"), 2);
    FitTemplates templates;
    templates.setProperty("builder", QVariant::fromValue(&builder));
    QVERIFY(templates.keep(QStringLiteral("Marine carrier / Ναῦς")));
    QVERIFY(!templates.keep(QStringLiteral("  ")));
    QVERIFY(templates.knows(QStringLiteral("Marine carrier / Ναῦς")));

    FitTemplates again;
    again.setProperty("builder", QVariant::fromValue(&builder));
    QCOMPARE(again.count(), 1);
    const QString kept = again.value(0, "file").toString();
    QVERIFY(again.add(kept));
    QCOMPARE(builder.ships()->count(), 2);
    builder.fitting()->setNumber(QStringLiteral("marines"), 0);
    QVERIFY(again.apply(kept));
    QCOMPARE(builder.plan().find(builder.selection()->current())->ship.fit.marines, 2);

    QFile junk(m_folder->filePath(QStringLiteral("junk.json")));
    QVERIFY(junk.open(QIODevice::WriteOnly));
    junk.write("{}");
    junk.close();
    QVERIFY(QFile::copy(junk.fileName(), appFolder() + QStringLiteral("/templates/junk.json")));
    again.reload();
    QCOMPARE(again.count(), 2);
    QVERIFY(!again.add(QStringLiteral("junk.json")));
    QVERIFY(again.remove(QStringLiteral("junk.json")));
    QVERIFY(!again.remove(QStringLiteral("../fleet-draft.json")));
    QVERIFY(again.remove(kept));
    QCOMPARE(again.count(), 0);
}

void FleetBuilderTest::shipsAreCompared()
{
    FleetBuilder builder;
    builder.ships()->add(QStringLiteral("trireme"));
    builder.fitting()->setNumber(QStringLiteral("towers"), 1);
    FitTemplates templates;
    Comparison comparison;
    comparison.setProperty("templates", QVariant::fromValue(&templates));
    comparison.setBuilder(&builder);
    comparison.begin();
    QVERIFY(comparison.verdict().startsWith(QStringLiteral("The left one costs")));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/comparison-ships.txt", dumpOf(comparison));
    write(QStringLiteral("b.json"),
          R"({"format":"navarch-fleet/1","name":"B","ships":[{"class":"lembos","count":2}]})");
    comparison.setOfFleets(true);
    QVERIFY(comparison.openOther(file(QStringLiteral("b.json"))));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/comparison-fleets.txt", dumpOf(comparison));
}

QTEST_GUILESS_MAIN(FleetBuilderTest)
#include "fleet_builder_test.moc"
