// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/workshop/fleetbuilder/plan/plan_commands.h"
#include "app/workshop/fleetbuilder/plan/plan_names.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "app/workshop/fleetbuilder/plan/squadron_commands.h"

using namespace navarch;

namespace {

FleetShip shipOf(const char* classId, const char* name = "", const char* squadron = "")
{
    FleetShip ship;
    ship.classId = classId;
    ship.fit = builtInFigures().classes.find(classId)->fit;
    ship.name = name;
    ship.squadron = squadron;
    return ship;
}

/// "Paralos x1 [First], trireme x3": what stands where.
QString textOf(const FleetPlan& plan)
{
    QStringList rows;
    for (const PlanRow& row : plan.rows) {
        QString text = QString::fromStdString(row.ship.name.empty() ? row.ship.classId : row.ship.name);
        if (row.ship.count > 1)
            text += QStringLiteral(" x%1").arg(row.ship.count);
        if (!row.ship.squadron.empty())
            text += QStringLiteral(" [%1]").arg(QString::fromStdString(row.ship.squadron));
        rows += text;
    }
    return rows.join(QStringLiteral(", "));
}

RowKeys allKeys(const FleetPlan& plan)
{
    RowKeys keys;
    for (const PlanRow& row : plan.rows)
        keys.insert(row.key);
    return keys;
}

QString planText(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

class PlanCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void alikeShipsCountUp();
    void namedShipsStandAlone();
    void copiesGetFreeNames();
    void multiplyingCountsOrCopies();
    void splittingMakesSingles();
    void namesFollowAPattern();
    void takenNumbersArePassedOver();
    void shipsMoveBetweenSquadrons();
    void shiftingCrossesSquadrons();
    void squadronsComeAndGo();
    void commandersAreOne();
    void twoAlikeNamesAreRefused();
    void limitsHold();
    void theDraftComesBackEqual();
    void findingsAreMended();
};

void PlanCommandsTest::alikeShipsCountUp()
{
    FleetPlan plan;
    const int first = addShip(plan, shipOf("trireme")).value();
    QCOMPARE(addShip(plan, shipOf("trireme")).value(), first);
    QVERIFY(addShip(plan, shipOf("penteconter")));
    QCOMPARE(addShip(plan, shipOf("trireme")).value(), first);
    QCOMPARE(plan.rows.size(), std::size_t(2));
    QCOMPARE(plan.rows.front().ship.count, 3);
}

void PlanCommandsTest::namedShipsStandAlone()
{
    FleetPlan plan;
    QVERIFY(addShip(plan, shipOf("trireme", "Paralos")));
    QVERIFY(addShip(plan, shipOf("trireme")));
    QCOMPARE(textOf(plan), planText("Paralos, trireme"));
}

void PlanCommandsTest::copiesGetFreeNames()
{
    FleetPlan plan;
    const int key = addShip(plan, shipOf("trireme", "Paralos")).value();
    QVERIFY(duplicateRows(plan, {key}));
    QVERIFY(duplicateRows(plan, {key}));
    QCOMPARE(textOf(plan), planText("Paralos, Paralos 3, Paralos 2"));
    ShipNames names(plan);
    QCOMPARE(names.take("Paralos 3"), std::string("Paralos 4"));
    QCOMPARE(names.take("7"), std::string("7"));
}

void PlanCommandsTest::multiplyingCountsOrCopies()
{
    FleetPlan plan;
    QVERIFY(addShip(plan, shipOf("trireme", "Paralos")));
    QVERIFY(addShip(plan, shipOf("trireme")));
    QVERIFY(multiplyRows(plan, allKeys(plan), 3));
    QCOMPARE(textOf(plan), planText("Paralos, Paralos 2, Paralos 3, trireme x3"));
    QVERIFY(!multiplyRows(plan, allKeys(plan), 1));
}

void PlanCommandsTest::splittingMakesSingles()
{
    FleetPlan plan;
    const int key = addShip(plan, shipOf("trireme")).value();
    QVERIFY(setCount(plan, key, 3));
    QCOMPARE(splitRows(plan, {key}).value().size(), std::size_t(3));
    QCOMPARE(textOf(plan), planText("trireme, trireme, trireme"));
}

void PlanCommandsTest::namesFollowAPattern()
{
    FleetPlan plan;
    const int key = addShip(plan, shipOf("trireme")).value();
    QVERIFY(setCount(plan, key, 3));
    QVERIFY(renameByPattern(plan, {key}, "Trireme {n}", 5));
    QCOMPARE(textOf(plan), planText("Trireme 5, Trireme 6, Trireme 7"));
    QVERIFY(renameByPattern(plan, allKeys(plan), "Owl", 1));
    QCOMPARE(textOf(plan), planText("Owl 1, Owl 2, Owl 3"));
    QVERIFY(renameByPattern(plan, {key}, "Salaminia", 1));
    QCOMPARE(textOf(plan), planText("Salaminia, Owl 2, Owl 3"));
    QVERIFY(!renameByPattern(plan, allKeys(plan), "", 1));
}

void PlanCommandsTest::takenNumbersArePassedOver()
{
    FleetPlan plan;
    QVERIFY(addShip(plan, shipOf("trireme", "Owl 2")));
    const int key = addShip(plan, shipOf("trireme")).value();
    QVERIFY(setCount(plan, key, 2));
    QVERIFY(renameByPattern(plan, {key}, "Owl {n}", 1));
    QCOMPARE(textOf(plan), planText("Owl 2, Owl 1, Owl 3"));
    QVERIFY(!renameByPattern(plan, {plan.rows.front().key}, "Owl 3", 1));
    QCOMPARE(textOf(plan), planText("Owl 2, Owl 1, Owl 3"));
}

void PlanCommandsTest::shipsMoveBetweenSquadrons()
{
    FleetPlan plan;
    QCOMPARE(addSquadron(plan).value(), std::string("Squadron 1"));
    QCOMPARE(addSquadron(plan, "Left").value(), std::string("Left"));
    const int a = addShip(plan, shipOf("trireme", "A")).value();
    const int b = addShip(plan, shipOf("trireme", "B")).value();
    const int c = addShip(plan, shipOf("trireme", "C")).value();
    QVERIFY(moveRows(plan, {b, c}, "Left"));
    QCOMPARE(textOf(plan), planText("B [Left], C [Left], A"));
    QVERIFY(moveRows(plan, {a}, "Left", c));
    QCOMPARE(textOf(plan), planText("B [Left], A [Left], C [Left]"));
    QVERIFY(moveRows(plan, {a}, "Squadron 1"));
    QCOMPARE(textOf(plan), planText("A [Squadron 1], B [Left], C [Left]"));
    QVERIFY(!moveRows(plan, {a}, "Nowhere"));
}

void PlanCommandsTest::shiftingCrossesSquadrons()
{
    FleetPlan plan;
    QVERIFY(addSquadron(plan, "Left"));
    QVERIFY(addSquadron(plan, "Right"));
    const int a = addShip(plan, shipOf("trireme", "A", "Left")).value();
    QVERIFY(addShip(plan, shipOf("trireme", "B", "Left")));
    QVERIFY(addShip(plan, shipOf("trireme", "C", "Right")));
    shiftRow(plan, a, 1);
    QCOMPARE(textOf(plan), planText("B [Left], A [Left], C [Right]"));
    shiftRow(plan, a, 1);
    QCOMPARE(textOf(plan), planText("B [Left], A [Right], C [Right]"));
    shiftRow(plan, a, 1);
    shiftRow(plan, a, 1);
    QCOMPARE(textOf(plan), planText("B [Left], C [Right], A"));
    shiftRow(plan, a, 1);
    QCOMPARE(textOf(plan), planText("B [Left], C [Right], A"));
    shiftRow(plan, a, -1);
    QCOMPARE(textOf(plan), planText("B [Left], C [Right], A [Right]"));
}

void PlanCommandsTest::squadronsComeAndGo()
{
    FleetPlan plan;
    QVERIFY(addSquadron(plan, "Left"));
    QVERIFY(!addSquadron(plan, "Left"));
    QVERIFY(addShip(plan, shipOf("trireme", "A", "Left")));
    QVERIFY(appoint(plan, "Left", "Phormio", CommandQuality::Skilled));
    QVERIFY(renameSquadron(plan, "Left", "Van"));
    QCOMPARE(textOf(plan), planText("A [Van]"));
    QVERIFY(commanderOf(plan, "Van"));
    removeSquadron(plan, "Van");
    QCOMPARE(textOf(plan), planText("A"));
    QVERIFY(plan.commanders.empty());
}

void PlanCommandsTest::commandersAreOne()
{
    FleetPlan plan;
    QVERIFY(addSquadron(plan, "Left"));
    QVERIFY(appoint(plan, "", "Phormio", CommandQuality::Average));
    QVERIFY(appoint(plan, "", "Phormio", CommandQuality::Exceptional));
    QCOMPARE(plan.commanders.size(), std::size_t(1));
    QVERIFY(!appoint(plan, "Left", "Phormio", CommandQuality::Average));
    QVERIFY(appoint(plan, "Left", "Kleon", CommandQuality::Average));
    dismissCommander(plan, plan.commanders.front().key);
    QCOMPARE(plan.commanders.size(), std::size_t(1));
}

void PlanCommandsTest::twoAlikeNamesAreRefused()
{
    FleetPlan plan;
    const int a = addShip(plan, shipOf("trireme", "A")).value();
    const int b = addShip(plan, shipOf("trireme", "B")).value();
    const auto refused = setShipName(plan, b, "A");
    QVERIFY(!refused);
    QCOMPARE(refused.error().front().what.english(), std::string("Another ship is called \"A\"."));
    QVERIFY(!setShipName(plan, a, "bell\a"));
    QVERIFY(setShipName(plan, a, ""));
}

void PlanCommandsTest::limitsHold()
{
    FleetPlan plan;
    const int key = addShip(plan, shipOf("trireme")).value();
    QVERIFY(setCount(plan, key, maxShipCount));
    QVERIFY(!setCount(plan, key, maxShipCount + 1));
    QVERIFY(!setCount(plan, key, 0));
    QVERIFY(!multiplyRows(plan, {key}, 2));
    for (int i = 0; i < 9; ++i)
        QVERIFY(duplicateRows(plan, {key}));
    const FleetPlan full = plan;
    QVERIFY(!duplicateRows(plan, {key}));
    QVERIFY(!addShip(plan, shipOf("trireme")));
    QVERIFY(!splitRows(plan, {key, plan.rows[1].key, plan.rows[2].key, plan.rows[3].key, plan.rows[4].key}));
    QVERIFY(plan == full);
}

void PlanCommandsTest::theDraftComesBackEqual()
{
    FleetPlan plan;
    plan.name = "Phormio's squadron";
    plan.year = -429;
    plan.alliedPercent = -20;
    plan.budget = Talents::ofHundredths(12050);
    plan.path = "/tmp/a fleet.json";
    QVERIFY(addSquadron(plan, "Left"));
    QVERIFY(addSquadron(plan, "Right"));
    QVERIFY(addShip(plan, shipOf("trireme", "B", "Right")));
    QVERIFY(appoint(plan, "Right", "Phormio", CommandQuality::Skilled));
    const auto read = readFleetDraft(fleetDraftJson(plan), "draft", builtInFigures());
    QVERIFY(read);
    QCOMPARE(jsonText(fleetDraftJson(*read)), jsonText(fleetDraftJson(plan)));
    QCOMPARE(read->squadrons, plan.squadrons);

    plan.path = "/tmp/\xff";
    QVERIFY(readFleetDraft(fleetDraftJson(plan), "draft", builtInFigures())->path.empty());
    Json broken = fleetDraftJson(plan);
    broken["fleet"]["ships"][0]["class"] = "spaceship";
    QVERIFY(!readFleetDraft(broken, "draft", builtInFigures()));
}

void PlanCommandsTest::findingsAreMended()
{
    const Figures& figures = builtInFigures();
    FleetPlan plan;
    plan.year = -429;
    FleetShip odd = shipOf("trireme");
    odd.fit.corvi = 1;
    odd.fit.towers = 9;
    QVERIFY(addShip(plan, odd));
    odd.name = "Odd";
    QVERIFY(addShip(plan, odd));
    const auto found = findingsOf(plan, reckon(plan, figures), figures);
    QVERIFY(!found.empty());
    for (const MendableFinding& each : found) {
        QCOMPARE(each.alike, 1);
        QVERIFY(each.mendable);
    }
    FleetPlan one = plan;
    QCOMPARE(mendRows(one, found.front().finding.key, found.front().finding.message.english(), figures), 2);
    QCOMPARE(mendAll(plan, figures), 2);
    QCOMPARE(reckon(plan, figures).errors, 0);
}

QTEST_APPLESS_MAIN(PlanCommandsTest)
#include "plan_commands_test.moc"
