// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/workshop/fleetbuilder/class_library.h"
#include "app/workshop/fleetbuilder/comparing/comparison.h"
#include "app/workshop/fleetbuilder/fit_templates.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
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
    builder.addSquadron();
    QVERIFY(builder.renameSquadron(QStringLiteral("Squadron 1"), QStringLiteral("Van")));
    QCOMPARE(builder.targetSquadron(), QStringLiteral("Van"));
    for (int i = 0; i < 3; ++i)
        QVERIFY(builder.add(QStringLiteral("trireme")));
    builder.setFitChoice(QStringLiteral("ram"), QStringLiteral("reinforced"));
    builder.setFitChoice(QStringLiteral("crew"), QStringLiteral("veteran"));
    builder.setFit(QStringLiteral("archers"), 1);
    QVERIFY(builder.appoint(QStringLiteral("Van"), QStringLiteral("Phormio"), QStringLiteral("exceptional")));
    builder.addSquadron();
    QVERIFY(builder.add(QStringLiteral("quinquereme")));
    builder.setFit(QStringLiteral("towers"), 2);
    builder.setFit(QStringLiteral("corvi"), 1);
    QVERIFY(builder.setShipName(builder.currentKey(), QStringLiteral("Theōris")));

    COMPARE_GOLDEN("app/workshop/fleetbuilder/rows.txt", dumpOf(*builder.rows()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/fit.txt", dumpOf(*builder.fit()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/price.txt", dumpOf(*builder.price()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/findings.txt", dumpOf(*builder.findings()));
    COMPARE_GOLDEN("app/workshop/fleetbuilder/commanders.txt", dumpOf(*builder.commanders()));
}

void FleetBuilderTest::everyCommandIsOneStep_data()
{
    using Command = std::function<void(FleetBuilder&)>;
    QTest::addColumn<Command>("command");
    const auto row = [](const char* name, Command command) { QTest::newRow(name) << std::move(command); };
    row("name", [](FleetBuilder& b) { b.setName(QStringLiteral("Other")); });
    row("year", [](FleetBuilder& b) { b.setYear(-300); });
    row("allied percent", [](FleetBuilder& b) { b.setAlliedPercent(20); });
    row("budget", [](FleetBuilder& b) { b.setBudgetText(QStringLiteral("99.50")); });
    row("add", [](FleetBuilder& b) { b.add(QStringLiteral("penteconter")); });
    row("remove", [](FleetBuilder& b) { b.removeSelected(); });
    row("duplicate", [](FleetBuilder& b) { b.duplicateSelected(); });
    row("multiply", [](FleetBuilder& b) { b.multiplySelected(4); });
    row("split", [](FleetBuilder& b) { b.splitSelected(); });
    row("rename by pattern", [](FleetBuilder& b) { b.renameSelected(QStringLiteral("Owl {n}"), 1); });
    row("count", [](FleetBuilder& b) { b.setCount(b.currentKey(), 7); });
    row("ship name", [](FleetBuilder& b) { b.setShipName(b.currentKey(), QStringLiteral("Owl")); });
    row("captain", [](FleetBuilder& b) { b.setCaptain(b.currentKey(), QStringLiteral("Kleon")); });
    row("fit", [](FleetBuilder& b) { b.setFit(QStringLiteral("heavy_engines/0"), 2); });
    row("fit choice",
        [](FleetBuilder& b) { b.setFitChoice(QStringLiteral("hull"), QStringLiteral("stout")); });
    row("mend", [](FleetBuilder& b) { b.mend(QStringLiteral("equipment-period"), {}); });
    row("mend all", [](FleetBuilder& b) { b.mendAll(); });
    row("as from the yard", [](FleetBuilder& b) { b.resetFit(); });
    row("move", [](FleetBuilder& b) { b.moveSelected(QStringLiteral("Squadron 1")); });
    row("shift", [](FleetBuilder& b) { b.shiftCurrent(-1); });
    row("add squadron", [](FleetBuilder& b) { b.addSquadron(); });
    row("rename squadron",
        [](FleetBuilder& b) { b.renameSquadron(QStringLiteral("Squadron 1"), QStringLiteral("Van")); });
    row("remove squadron", [](FleetBuilder& b) { b.removeSquadron(QStringLiteral("Squadron 1")); });
    row("appoint", [](FleetBuilder& b) { b.appoint({}, QStringLiteral("Kleon"), QStringLiteral("poor")); });
    row("begin anew", [](FleetBuilder& b) { b.beginAnew(); });
}

void FleetBuilderTest::everyCommandIsOneStep()
{
    QFETCH(std::function<void(FleetBuilder&)>, command);
    FleetBuilder builder;
    builder.setYear(-429);
    builder.addSquadron();
    builder.clearSelection();
    builder.add(QStringLiteral("trireme"));
    builder.setCount(builder.currentKey(), 3);
    builder.setFit(QStringLiteral("corvi"), 1);
    const FleetPlan before = builder.plan();
    command(builder);
    const FleetPlan after = builder.plan();
    QVERIFY(before != after);
    QVERIFY(!builder.undoTitle().isEmpty());
    builder.undo();
    QVERIFY(builder.plan() == before);
    QVERIFY(!builder.redoTitle().isEmpty());
    builder.redo();
    QVERIFY(builder.plan() == after);
}

void FleetBuilderTest::removingLooksAtTheNext()
{
    FleetBuilder builder;
    for (const char* id : {"trireme", "penteconter", "lembos"})
        builder.add(QLatin1String(id));
    const int last = builder.currentKey();
    builder.pick(builder.plan().rows[1].key);
    builder.removeSelected();
    QCOMPARE(builder.currentKey(), last);
    builder.removeSelected();
    QCOMPARE(builder.shipClass(), QStringLiteral("Trireme"));
    builder.removeSelected();
    QCOMPARE(builder.currentKey(), 0);
    QVERIFY(builder.isEmpty());
}

void FleetBuilderTest::whatIsRefusedChangesNothing()
{
    FleetBuilder builder;
    builder.add(QStringLiteral("trireme"));
    const FleetPlan before = builder.plan();
    QSignalSpy refused(&builder, &FleetBuilder::refused);
    QVERIFY(!builder.setYearText(QStringLiteral("0")));
    QVERIFY(!builder.setYearText(QStringLiteral("soon")));
    QVERIFY(!builder.setBudgetText(QStringLiteral("-5")));
    QVERIFY(!builder.setBudgetText(QStringLiteral("much")));
    QVERIFY(!builder.setCount(builder.currentKey(), 0));
    QVERIFY(!builder.setShipName(builder.currentKey(), QString(200, QLatin1Char('a'))));
    QVERIFY(!builder.multiplySelected(1000));
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
    builder.add(QStringLiteral("trireme"));
    QCOMPARE(builder.left(), QString());
    QVERIFY(builder.setBudgetText(QStringLiteral("1,000")));
    QVERIFY(!builder.overBudget());
    QVERIFY(builder.spent() > 0 && builder.spent() < 1);
    QVERIFY(builder.setBudgetText(QStringLiteral("1")));
    QVERIFY(builder.overBudget());
    QVERIFY(builder.left().startsWith(QChar(0x2212)));
}

void FleetBuilderTest::findingsAreFixed()
{
    FleetBuilder builder;
    builder.setYear(-429);
    builder.add(QStringLiteral("trireme"));
    QCOMPARE(builder.errors(), 0);
    builder.setFit(QStringLiteral("corvi"), 1);
    QCOMPARE(builder.errors(), 1);
    QCOMPARE(builder.findings()->mendableCount(), 1);
    const QModelIndex first = builder.findings()->index(0);
    builder.mend(builder.findings()->data(first, MendableFindings::KeyRole).toString(),
                 builder.findings()->data(first, MendableFindings::MessageRole).toString());
    QCOMPARE(builder.errors(), 0);
    QCOMPARE(builder.findings()->count(), 0);
}

void FleetBuilderTest::filesAreWrittenAndRead()
{
    FleetBuilder builder;
    builder.setName(QStringLiteral("Fleet of Ἀθῆναι"));
    builder.add(QStringLiteral("trireme"));
    QVERIFY(builder.modified());
    QVERIFY(!builder.save());
    QVERIFY(builder.saveAs(file(QStringLiteral("a.json"))));
    QVERIFY(!builder.modified());
    QCOMPARE(builder.fileName(), QStringLiteral("a.json"));
    builder.setName(QStringLiteral("Renamed"));
    QVERIFY(builder.modified());
    QVERIFY(builder.save());
    QVERIFY(!builder.modified());

    builder.beginAnew();
    QVERIFY(builder.isEmpty());
    QVERIFY(builder.open(file(QStringLiteral("a.json"))));
    QCOMPARE(builder.name(), QStringLiteral("Renamed"));
    QCOMPARE(builder.ships(), 1);
    QVERIFY(!builder.modified());

    QSignalSpy failed(&builder, &FleetBuilder::failed);
    QVERIFY(!builder.saveAs(file(QStringLiteral("no/such/folder/a.json"))));
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
    builder.add(QStringLiteral("trireme"));
    const FleetPlan before = builder.plan();
    QSignalSpy failed(&builder, &FleetBuilder::failed);
    QVERIFY(!builder.open(file(QStringLiteral("bad.json"))));
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
    builder.add(QStringLiteral("trireme"));
    QVERIFY(builder.open(file(QStringLiteral("b.json"))));
    QCOMPARE(builder.ships(), 2);
    QVERIFY(!builder.modified());
    builder.undo();
    QCOMPARE(builder.ships(), 1);
    QVERIFY(builder.modified());
    QCOMPARE(builder.fileName(), QString());
}

void FleetBuilderTest::theDraftIsThereAgain()
{
    {
        FleetBuilder builder;
        builder.add(QStringLiteral("trireme"));
        QVERIFY(builder.saveAs(file(QStringLiteral("a.json"))));
        builder.addSquadron();
        builder.setBudgetText(QStringLiteral("50"));
        builder.add(QStringLiteral("lembos"));
        builder.draft().flush(); // what a crash a moment later would find
    }
    FleetBuilder again;
    QCOMPARE(again.ships(), 2);
    QCOMPARE(again.budget(), QStringLiteral("50.00"));
    QCOMPARE(again.squadrons(), QStringList(QStringLiteral("Squadron 1")));
    QCOMPARE(again.fileName(), QStringLiteral("a.json"));
    QVERIFY(again.modified());
    QVERIFY(!again.canUndo());

    const QString path = again.draft().path();
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("{ torn");
    out.close();
    again.draft().flush();
}

void FleetBuilderTest::eachPersonFindsHisOwnWork_CP2_3()
{
    const QString other = QStringLiteral("/wars/aegina.navarch#12");
    {
        FleetBuilder builder;
        builder.beginAnew();
        builder.add(QStringLiteral("trireme"));
        builder.setBudgetText(QStringLiteral("50"));
        builder.handTo(other);
        QVERIFY(builder.isEmpty() && builder.budget().isEmpty() && builder.name().isEmpty());
        QVERIFY(!builder.canUndo() && builder.currentKey() == 0);
        builder.add(QStringLiteral("lembos"));
        builder.add(QStringLiteral("lembos"));
        builder.handTo({});
        QCOMPARE(builder.ships(), 1);
        QCOMPARE(builder.budget(), QStringLiteral("50.00"));
        QVERIFY(builder.canUndo());
        builder.handTo(other);
        QCOMPARE(builder.ships(), 2);
        builder.handTo({});
    }
    // Another evening: drafts are each one's own as well.
    FleetBuilder again;
    QCOMPARE(again.ships(), 1);
    again.handTo(other);
    QCOMPARE(again.ships(), 2);
    again.handTo(QStringLiteral("/wars/aegina.navarch#13"));
    QVERIFY(again.isEmpty());
    again.handTo({});
    again.beginAnew();
}

void FleetBuilderTest::twoBuildersDoNotShareADraft()
{
    FleetBuilder first;
    QVERIFY(first.draft().isOurs());
    FleetBuilder second;
    QVERIFY(!second.draft().isOurs());
    second.add(QStringLiteral("trireme"));
    second.draft().flush();
    QVERIFY(first.isEmpty());
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
    library.setOrder(QStringLiteral("price"));
    library.setSearch(QStringLiteral("xyz"));
    QCOMPARE(library.count(), 0);
}

void FleetBuilderTest::templatesAreKept()
{
    FleetBuilder builder;
    builder.add(QStringLiteral("trireme"));
    builder.setFit(QStringLiteral("marines"), 2);
    FitTemplates templates;
    templates.setProperty("builder", QVariant::fromValue(&builder));
    QVERIFY(templates.keep(QStringLiteral("Marine carrier / Ναῦς")));
    QVERIFY(!templates.keep(QStringLiteral("  ")));
    QVERIFY(templates.knows(QStringLiteral("Marine carrier / Ναῦς")));

    FitTemplates again;
    again.setProperty("builder", QVariant::fromValue(&builder));
    QCOMPARE(again.count(), 1);
    const QString kept = again.data(again.index(0), FitTemplates::FileRole).toString();
    QVERIFY(again.add(kept));
    QCOMPARE(builder.ships(), 2);
    builder.setFit(QStringLiteral("marines"), 0);
    QVERIFY(again.apply(kept));
    QCOMPARE(builder.plan().find(builder.currentKey())->ship.fit.marines, 2);

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
    builder.add(QStringLiteral("trireme"));
    builder.setFit(QStringLiteral("towers"), 1);
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
