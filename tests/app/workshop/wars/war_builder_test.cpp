// SPDX-License-Identifier: GPL-3.0-or-later
// The war builder's table: what lies on it, what is done to it step by step, and what is refused.
#include "app/base/pricing/amounts.h"
#include "app/workshop/wars/war_builder.h"

#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/campaign/sample_campaign.h"
#include "app/campaign/start/opened_scenario.h"
#include "core/campaign/founding/scenario.h"

using namespace navarch;

class WarBuilderTest : public QObject {
    Q_OBJECT

private slots:
    void itBeginsWithTwoSides();
    void aBuiltInOneIsSound_data();
    void aBuiltInOneIsSound();
    void eachCommandIsAStep();
    void howTwoStandIsOneThing();
    void aimsAreGivenAndTakenOut();
    void shipsAreNamed();
    void aFleetInAPortThatWasGivenAwayIsSeenThere();
    void whatIsRefusedChangesNothing();
    void aFindingIsToldOnceAndByNames();
    void aChartIsBegunOn();
    void portsAreLeftOutAndTakenInTogether();
    void aWarIsTakenByTheUmpireAlone();

private:
    [[nodiscard]] QUrl fileOf(const QString& name, const QByteArray& content) const;

    QTemporaryDir m_folder;
};

QUrl WarBuilderTest::fileOf(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
    return QUrl::fromLocalFile(file.fileName());
}

void WarBuilderTest::itBeginsWithTwoSides()
{
    WarBuilder builder;
    builder.document()->beginAnew();
    QCOMPARE(builder.sides()->count(), 2);
    QVERIFY(builder.ports()->taken() > 50);
    QCOMPARE(builder.check()->errors(), 2); // each without a port
    for (int row = 0; row < 2; ++row)
        QCOMPARE(builder.check()->value(row, "side").toInt(), row);
    QVERIFY(!builder.document()->modified());
}

void WarBuilderTest::aBuiltInOneIsSound_data()
{
    QTest::addColumn<QString>("id");
    for (const std::string& id : scenarioIds())
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

/// Opened as a copy it is the same war, and what is saved is read again as it was.
void WarBuilderTest::aBuiltInOneIsSound()
{
    QFETCH(QString, id);
    WarBuilder builder;
    builder.beginFrom(id);
    QCOMPARE(builder.check()->count(), 0);
    const QString saved = builder.scenario();
    const QUrl file = QUrl::fromLocalFile(m_folder.filePath(id + ".navarch-scenario"));
    QVERIFY(builder.document()->saveAs(file));
    QVERIFY(!builder.document()->modified());
    WarBuilder other;
    QVERIFY(other.document()->open(file));
    QCOMPARE(other.scenario(), saved);
    QVERIFY(!other.document()->modified());
    const auto plan = builtInScenario(id.toStdString(), builtInFigures()).value();
    const auto prices = pricesOf(plan, builtInFigures());
    for (int row = 0; row < builder.sides()->count(); ++row) {
        const auto& price = prices[static_cast<std::size_t>(row)];
        QCOMPARE(builder.sides()->value(row, "budget").toString(), amountText(price.budget));
        QVERIFY(!builder.sides()->value(row, "overspent").toBool());
    }
}

void WarBuilderTest::eachCommandIsAStep()
{
    WarBuilder builder;
    builder.beginFrom(QStringLiteral("saronic-gulf"));
    const QString before = builder.scenario();
    QVERIFY(builder.sides()->set(0, SideField::Name, QStringLiteral("Attica")));
    for (const int side : {0, 1})
        QVERIFY(builder.sides()->set(side, SideField::Budget, QStringLiteral("5000")));
    builder.text()->setYear(-460);
    builder.fleets()->setSide(0);
    QVERIFY(builder.fleets()->addShips(0, QStringLiteral("trireme"), 3));
    QVERIFY(builder.fleets()->addCommander(0));
    QVERIFY(builder.ports()->setYard(QStringLiteral("piraeus"), false));
    QVERIFY(builder.ports()->setOwner(QStringLiteral("epidauros"), 1));
    QVERIFY(builder.ports()->fortify(QStringLiteral("epidauros")));
    QVERIFY(builder.scenario() != before);
    for (int step = 0; step < 9; ++step)
        builder.document()->undo();
    QCOMPARE(builder.scenario(), before);
    for (int step = 0; step < 9; ++step)
        builder.document()->redo();
    QCOMPARE(builder.text()->year(), -460);
}

/// Both cards show it, one sets it, and one undo takes it back.
void WarBuilderTest::howTwoStandIsOneThing()
{
    WarBuilder builder;
    builder.beginFrom(QStringLiteral("saronic-gulf"));
    const QString before = builder.scenario();
    WarRelations& relations = *builder.relations();
    QCOMPARE(relations.count(), builder.sides()->count() - 1);
    QCOMPARE(relations.value(0, "relation").toString(), QString("war"));
    QVERIFY(relations.set(1, QStringLiteral("truce")));
    QCOMPARE(relations.value(0, "weeks").toInt(), 12);
    QVERIFY(relations.value(0, "inTruce").toBool());
    const QString end = relations.value(0, "until").toString();
    QVERIFY(relations.setWeeks(1, 4));
    QVERIFY(relations.value(0, "until").toString() != end);
    builder.lookAt(1);
    QCOMPARE(relations.value(0, "name"), builder.sides()->value(0, "name"));
    QCOMPARE(relations.value(0, "weeks").toInt(), 4);
    QVERIFY(relations.set(0, QStringLiteral("alliance")));
    builder.lookAt(0);
    QCOMPARE(relations.value(0, "relation").toString(), QString("alliance"));
    QVERIFY(!relations.value(0, "inTruce").toBool());
    QVERIFY(relations.value(0, "until").toString().isEmpty());
    QCOMPARE(builder.check()->errors(), 0);
    QVERIFY(!relations.set(1, QStringLiteral("friendship")));
    QVERIFY(!relations.set(0, QStringLiteral("peace"))); // with itself
    for (int step = 0; step < 3; ++step)
        builder.document()->undo();
    QCOMPARE(builder.scenario(), before);
    QCOMPARE(relations.value(0, "relation").toString(), QString("war"));
}

void WarBuilderTest::aimsAreGivenAndTakenOut()
{
    WarBuilder builder;
    builder.beginFrom(QStringLiteral("saronic-gulf"));
    const QString before = builder.scenario();
    WarAims& aims = *builder.aims();
    QCOMPARE(aims.count(), 0);
    const auto offered = [&] { return static_cast<int>(aims.offered().size()); };
    const int all = builder.sides()->count() - 1 + builder.ports()->taken();
    QCOMPARE(offered(), all);
    QVERIFY(aims.add(QStringLiteral("enemy/corinth")));
    QVERIFY(aims.add(QStringLiteral("port/epidauros")));
    QCOMPARE(offered(), all - 2); // what is one is offered no more
    QVERIFY(!aims.value(0, "port").toBool());
    QVERIFY(aims.value(1, "port").toBool());
    QCOMPARE(aims.value(1, "colour").toString(), QString()); // nobody's
    QVERIFY(aims.setWeight(1, 8));
    QCOMPARE(aims.value(1, "weight").toInt(), 8);
    QVERIFY(!aims.setWeight(1, 10));
    QVERIFY(!aims.add(QStringLiteral("enemy/athens"))); // itself
    aims.remove(0);
    QCOMPARE(aims.count(), 1);
    builder.lookAt(1);
    QCOMPARE(aims.count(), 0);
    QCOMPARE(builder.check()->errors(), 0);
    for (int step = 0; step < 4; ++step)
        builder.document()->undo();
    QCOMPARE(builder.scenario(), before);
}

void WarBuilderTest::shipsAreNamed()
{
    WarBuilder builder;
    builder.document()->beginAnew();
    QVERIFY(builder.sides()->set(0, SideField::Home, QStringLiteral("syracuse")));
    WarFleets& fleets = *builder.fleets();
    QVERIFY(fleets.add());
    QVERIFY(fleets.addShips(0, QStringLiteral("trireme"), 3));
    const QString before = builder.scenario();
    const auto names = [&] { return fleets.value(1, "names").toStringList(); };
    QVERIFY(names().isEmpty());
    const QString typed = QStringLiteral(" Arethusa\n\nOrtygia, Plemmyrion ; ");
    QCOMPARE(WarFleets::countNames(typed), 3);
    QVERIFY(fleets.setShipNames(0, 0, typed));
    QCOMPARE(names(), QStringList({"Arethusa", "Ortygia", "Plemmyrion"}));
    QVERIFY(fleets.value(1, "note").toString().contains(QStringLiteral("Ortygia")));
    QCOMPARE(fleets.value(1, "count").toInt(), 3);
    QSignalSpy refused(builder.document(), &BuilderDocument::refused);
    QVERIFY(!fleets.setShipNames(0, 0, QStringLiteral("A\nB\nC\nD")));
    QVERIFY(!fleets.setShipCount(0, 0, 2));
    QCOMPARE(refused.count(), 2);
    QCOMPARE(names().size(), 3);
    builder.document()->undo();
    QCOMPARE(builder.scenario(), before);
}

/// The box that says where it lies was empty, while a finding spoke of the port.
void WarBuilderTest::aFleetInAPortThatWasGivenAwayIsSeenThere()
{
    WarBuilder builder;
    builder.beginFrom(QStringLiteral("saronic-gulf"));
    const auto offers = [&](const QString& port) {
        return navarch::offers(builder.fleets()->harbours(), port);
    };
    QVERIFY(offers(QStringLiteral("piraeus")));
    QVERIFY(!offers(QStringLiteral("aegina")));
    QVERIFY(builder.ports()->setOwner(QStringLiteral("piraeus"), 1));
    QVERIFY(offers(QStringLiteral("piraeus"))); // its fleet lies there still
    QVERIFY(builder.check()->errors() > 0);
    builder.lookAt(2);
    QVERIFY(!offers(QStringLiteral("piraeus")));
}

void WarBuilderTest::whatIsRefusedChangesNothing()
{
    WarBuilder builder;
    builder.beginFrom(QStringLiteral("saronic-gulf"));
    const QString before = builder.scenario();
    QSignalSpy refused(builder.document(), &BuilderDocument::refused);
    QVERIFY(!builder.sides()->set(0, SideField::Budget, QStringLiteral("much")));
    QVERIFY(!builder.ports()->setTaken(QStringLiteral("piraeus"), false)); // fleets lie there
    QVERIFY(!builder.ports()->fortify(QStringLiteral("epidauros")));       // nobody's
    QVERIFY(!builder.fleets()->takeFile(fileOf("none.json", "{}")));
    QVERIFY(!builder.beginOnChart(fileOf("chart.json", "{\"format\":\"navarch-chart/1\"}")));
    QCOMPARE(refused.count(), 5);
    for (const auto& each : refused)
        QVERIFY(!each.front().toString().isEmpty());
    QCOMPARE(builder.scenario(), before);
}

/// A war of Syracuse and Carthage is not sailed in the Black Sea: eighty ports had to be left out one by one.
void WarBuilderTest::portsAreLeftOutAndTakenInTogether()
{
    WarBuilder builder;
    builder.document()->beginAnew();
    WarPorts& ports = *builder.ports();
    QVERIFY(builder.sides()->set(0, SideField::Home, QStringLiteral("syracuse")));
    QVERIFY(builder.sides()->set(1, SideField::Home, QStringLiteral("carthage")));
    const QString before = builder.scenario();
    const int all = ports.taken();
    QVERIFY(ports.setListedTaken(false));
    QCOMPARE(ports.taken(), 2); // those of the sides stay
    QVERIFY(!ports.setListedTaken(false));
    ports.setSearch(QStringLiteral("ra"));
    const int listed = ports.count();
    QVERIFY(listed > 1 && listed < all);
    QVERIFY(ports.setListedTaken(true));
    QVERIFY(!ports.setListedTaken(true));
    for (int row = 0; row < ports.count(); ++row)
        QVERIFY(ports.value(row, "taken").toBool());
    QVERIFY(ports.taken() >= listed && ports.taken() <= listed + 2);
    // Each is one step.
    builder.document()->undo();
    QCOMPARE(ports.taken(), 2);
    builder.document()->undo();
    QCOMPARE(ports.taken(), all);
    QCOMPARE(builder.scenario(), before);
}

/// Two rows of a class that is refused said the same twice, after "side Athens, fleet ...".
void WarBuilderTest::aFindingIsToldOnceAndByNames()
{
    WarBuilder builder;
    builder.beginFrom(QStringLiteral("saronic-gulf"));
    builder.fleets()->setSide(0);
    QVERIFY(builder.sides()->set(0, SideField::Budget, QStringLiteral("1")));
    for (int row = 0; row < 2; ++row)
        QVERIFY(builder.fleets()->addShips(0, QStringLiteral("quinquereme"), 1));
    const QString side = builder.sides()->value(0, "name").toString();
    QStringList told;
    for (int row = 0; row < builder.check()->count(); ++row) {
        if (builder.check()->value(row, "findingKey").toString() != QLatin1String("founding"))
            continue;
        const QString subject = builder.check()->value(row, "subject").toString();
        QVERIFY2(subject.startsWith(side), qPrintable(subject));
        told += subject + QLatin1Char('/') + builder.check()->value(row, "message").toString();
    }
    QVERIFY(!told.isEmpty());
    QCOMPARE(told.removeDuplicates(), 0);
    // Where a campaign is founded on it the same is said of the same.
    OpenedScenario opened;
    QVERIFY(opened.take(QStringLiteral("war"), builder.scenario()));
    QStringList again;
    for (const ShownFinding& finding : opened.findings())
        again += finding.subject + QLatin1Char('/') + finding.message;
    for (const QString& each : told)
        QVERIFY2(again.contains(each), qPrintable(again.join(QLatin1Char('\n'))));
}

void WarBuilderTest::aChartIsBegunOn()
{
    WarBuilder builder;
    const QUrl file = fileOf("isle.json", R"({
    "format": "navarch-chart/1", "name": "One isle", "source": "drawn by hand",
    "bounds": { "west": 23, "south": 36, "east": 26, "north": 39 }, "strait_metres": 0,
    "coast": [ [ [[24,37],[25,37.1],[24.9,37.8],[24,37]] ] ],
    "ports": [
      { "id": "south", "name": "South", "latitude": 36.99, "longitude": 24.3,
        "economic_value": { "classical": 5, "hellenistic": 4, "roman": 3 } },
      { "id": "north", "name": "North", "latitude": 37.81, "longitude": 24.9,
        "economic_value": { "classical": 2, "hellenistic": 2, "roman": 2 } } ],
    "lanes": [ { "from": "south", "to": "north", "nm": 77, "path": [[24.3,36.99],[25,37.1],[24.9,37.81]] } ]
    })");
    QVERIFY(builder.beginOnChart(file));
    QCOMPARE(builder.text()->chart(), QString("One isle"));
    QCOMPARE(builder.ports()->all(), 2);
    QVERIFY(builder.sides()->set(0, SideField::Home, QStringLiteral("south")));
    QVERIFY(builder.sides()->set(1, SideField::Home, QStringLiteral("north")));
    QTRY_VERIFY(!builder.check()->busy());
    QCOMPARE(builder.check()->errors(), 0);
    QVERIFY(builder.scenario().contains(QStringLiteral("navarch-chart/1")));
}

void WarBuilderTest::aWarIsTakenByTheUmpireAlone()
{
    const QString path = m_folder.filePath(QStringLiteral("sample.navarch"));
    QCOMPARE(provideSampleAt(path), QString());
    OpenCampaign campaign;
    QVERIFY(campaign.open(path));
    WarBuilder builder;
    builder.document()->beginAnew();
    const QString before = builder.scenario();
    campaign.setEyes(static_cast<int>(campaign.campaign()->table<SideRecord>().begin()->first.value));
    QSignalSpy refused(&campaign, &OpenCampaign::refused);
    QVERIFY(!builder.takeWar(&campaign));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(builder.scenario(), before);
    campaign.setEyes(0);
    QVERIFY(builder.takeWar(&campaign));
    QCOMPARE(builder.check()->errors(), 0);
    QVERIFY(!builder.leftOut().isEmpty());
    builder.document()->undo();
    QCOMPARE(builder.scenario(), before);
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    WarBuilderTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "war_builder_test.moc"
