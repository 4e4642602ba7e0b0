// SPDX-License-Identifier: GPL-3.0-or-later
// Walls by SA-15.11: their files, what the rules have against them, and how bad files are named.
#include <QTest>

#include <functional>

#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

Result<Fortification> read(const std::string& text)
{
    return parseJson(text, "p.json").and_then([](const Json& json) {
        return readFortification(json, "p.json");
    });
}

std::string portOf(const std::string& fields)
{
    return "{\"format\":\"navarch-port/1\"," + fields + "}";
}

std::string sectionWith(const std::string& fields)
{
    return portOf("\"economic_value\":5,\"sections\":[{" + fields + "}]");
}

const Limits& limits()
{
    return builtInFigures().prices.limits;
}

/// A legal port of economic value 5.
Fortification legalPort()
{
    Fortification port;
    port.name = "Aegina";
    port.economicValue = 5;
    WallSection section;
    section.capacity = 5;
    section.archers = 2;
    section.heavyMarines = 3;
    port.sections.assign(3, section);
    return port;
}

} // namespace

class FortificationTest : public QObject {
    Q_OBJECT

private slots:
    void everythingComesBackAsItWas();
    void aSectionHasTheCapacityThePortAllows();
    void sa15_11_mostSections();
    void sa15_11_unitsTaken();
    void findings_data();
    void findings();
    void sa15_12_rolledDefencesMayOverflow();
    void badInputIsNamedWithPlaceAndRemedy_data();
    void badInputIsNamedWithPlaceAndRemedy();
};

void FortificationTest::everythingComesBackAsItWas()
{
    Fortification port;
    port.name = "Αἴγινα";
    port.economicValue = 10;
    port.garrison = CrewQuality::Elite;
    port.commander = {"Λάμπων", CommandQuality::Poor};
    port.sections = {{10, 1, 2, 3, 4, 5, 6, 7, 8, {1, 6}}, {1, 0, 0, 0, 0, 0, 0, 0, 0, {}}};
    const auto again = read(jsonText(fortificationJson(port)));
    QVERIFY2(again, again ? "" : shown(again.error()).c_str());
    QVERIFY(*again == port);
}

void FortificationTest::aSectionHasTheCapacityThePortAllows()
{
    const auto port = read(sectionWith(""));
    QVERIFY(port);
    QCOMPARE(port->sections.at(0).capacity, 5);
    QCOMPARE(port->garrison, CrewQuality::Average);
    QCOMPARE(port->commander.quality, CommandQuality::Average);
}

void FortificationTest::sa15_11_mostSections()
{
    for (const auto& [value, sections] :
         {std::pair{1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 3}, {6, 3}, {9, 5}, {10, 5}})
        QCOMPARE(mostWallSections(value, limits()), sections);
}

void FortificationTest::sa15_11_unitsTaken()
{
    const WallSection section{10, 1, 1, 1, 1, 1, 9, 9, 9, {1, 3}};
    QCOMPARE(section.unitsTaken(limits()), 5 + 8); // grapnels and pots take none
}

void FortificationTest::findings_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<int>("severity");
    const auto row = [](const char* name, int change, const char* key, const char* subject, int severity) {
        QTest::newRow(name) << change << key << subject << severity;
    };
    row("a section too many", 0, "wall-count", "Aegina", int(Severity::Error));
    row("a section too large", 1, "wall-capacity", "Wall section 2", int(Severity::Error));
    row("too much on a section", 2, "wall-room", "Wall section 1", int(Severity::Error));
    row("an engine too heavy", 3, "wall-room", "Wall section 3", int(Severity::Error));
    row("two grapnels", 4, "wall-ferrea-manus", "Wall section 1", int(Severity::Error));
    row("nobody on it", 5, "wall-bare", "Wall section 1", int(Severity::Warning));
}

void FortificationTest::findings()
{
    QFETCH(int, change);
    QFETCH(QString, key);
    QFETCH(QString, subject);
    QFETCH(int, severity);
    Fortification port = legalPort();
    QVERIFY(fortificationFindings(port, limits()).empty());
    const std::function<void()> changes[] = {
        [&] { port.sections.push_back(port.sections[0]); },
        [&] { port.sections[1].capacity = 6; },
        [&] { port.sections[0].marines = 1; },
        [&] { port.sections[2] = {5, 0, 0, 0, 0, 0, 0, 0, 0, {3}}; },
        [&] { port.sections[0].ferreaManus = 2; },
        [&] { port.sections[0] = {5, 0, 0, 0, 0, 0, 1, 1, 1, {}}; },
    };
    changes[change]();
    const Findings found = fortificationFindings(port, limits());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].key, key.toStdString());
    QCOMPARE(found[0].subject.english(), subject.toStdString());
    QCOMPARE(found[0].rule, std::string("SA-15.11"));
    QCOMPARE(int(found[0].severity), severity);
    QVERIFY(found[0].message.english().ends_with('.'));
}

void FortificationTest::sa15_12_rolledDefencesMayOverflow()
{
    Fortification port = legalPort();
    port.sections[0].marines = 2;
    QVERIFY(hasErrors(fortificationFindings(port, limits(), Defences::Bought)));
    const Findings rolled = fortificationFindings(port, limits(), Defences::Rolled);
    QCOMPARE(rolled.size(), std::size_t{1});
    QCOMPARE(rolled[0].severity, Severity::Note);
    QCOMPARE(rolled[0].message.english(),
             std::string("What stands on it takes 2 units more than its capacity of 5; defences "
                         "that were rolled may."));
}

void FortificationTest::badInputIsNamedWithPlaceAndRemedy_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* title, const std::string& text, const std::string& message) {
        QTest::newRow(title) << QByteArray::fromStdString(text) << QByteArray::fromStdString(message + "\n");
    };
    const std::string value = " cannot stand here. Give a whole number from 1 to 10.";
    row("a fleet", R"({"format":"navarch-fleet/1","economic_value":1})",
        "p.json: format: It is a \"navarch-fleet/1\". A file with \"format\": \"navarch-port/1\" is needed "
        "here.");
    row("economic value 0", portOf(R"("economic_value":0)"), "p.json: economic_value: 0" + value);
    row("economic value 11", portOf(R"("economic_value":11)"), "p.json: economic_value: 11" + value);
    row("no economic value", portOf(R"("name":"A")"),
        "p.json: economic_value: The economic value is missing. Give a whole number from 1 to 10.");
    row("capacity 0", sectionWith(R"("capacity":0)"), "p.json: sections[0].capacity: 0" + value);
    row("a billion archers", sectionWith(R"("archers":1000000000)"),
        "p.json: sections[0].archers: 1000000000 cannot stand here. Give a whole number from 0 to 50.");
    row("engine of modifier 7", sectionWith(R"("heavy_engines":[7])"),
        "p.json: sections[0].heavy_engines[0]: 7 cannot stand here. Give a whole number from 1 to 6.");
    row("unknown field", sectionWith(R"("cannons":1)"),
        "p.json: sections[0]: The field \"cannons\" is not known. Remove it, or correct its spelling.");
    row("commander that is a name", portOf(R"("economic_value":1,"commander":"Lampon")"),
        "p.json: commander: An object in braces belongs here, not \"Lampon\".");
    row("unknown garrison", portOf(R"("economic_value":1,"garrison_quality":"bored")"),
        "p.json: garrison_quality: \"bored\" is not known here. Write elite, veteran, average, poor or "
        "green.");
    std::string sections = "{}";
    for (int i = 0; i < 20; ++i)
        sections += ",{}";
    row("21 sections", portOf("\"economic_value\":5,\"sections\":[" + sections + "]"),
        "p.json: sections: The list holds 21 items. At most 20 are allowed.");
}

void FortificationTest::badInputIsNamedWithPlaceAndRemedy()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const auto port = read(text.toStdString());
    QVERIFY(!port);
    COMPARE_TEXT(shown(port.error()), message.toStdString());
}

QTEST_APPLESS_MAIN(FortificationTest)
#include "fortification_test.moc"
