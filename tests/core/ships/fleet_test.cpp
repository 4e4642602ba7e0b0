// SPDX-License-Identifier: GPL-3.0-or-later
// Fleet files: what is left out, what comes back, and how everything that cannot be meant is named.
#include <QTest>

#include "core/data/figures.h"
#include "core/ships/fleet.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

Result<Fleet> read(const std::string& text)
{
    const Figures& figures = builtInFigures();
    return parseJson(text, "f.json").and_then([&](const Json& json) {
        return readFleet(json, "f.json", figures.classes, figures.prices.limits);
    });
}

/// A fleet file of these fields.
std::string fleetOf(const std::string& fields)
{
    return "{\"format\":\"navarch-fleet/1\"" + (fields.empty() ? "" : "," + fields) + "}";
}

/// A fleet file of one trireme with these fields more.
std::string shipWith(const std::string& fields)
{
    return fleetOf("\"ships\":[{\"class\":\"trireme\"" + (fields.empty() ? "" : "," + fields) + "}]");
}

std::string repeated(const std::string& item, int count)
{
    std::string list;
    for (int i = 0; i < count; ++i)
        list += (i ? "," : "") + item;
    return list;
}

} // namespace

class FleetTest : public QObject {
    Q_OBJECT

private slots:
    void onlyTheClassIsRequired();
    void fieldsOverrideTheClass();
    void everythingComesBackAsItWas();
    void everyClassComesBackAsItWas();
    void namesAreKeptByteForByte();
    void aRowGoesByItsNameOrItsClass();
    void badInputIsNamedWithPlaceAndRemedy_data();
    void badInputIsNamedWithPlaceAndRemedy();
    void everyNumberIsBounded();
    void everyProblemIsFoundAtOnceUpToTwenty();
    void theLargestFleetIsRead();
};

void FleetTest::onlyTheClassIsRequired()
{
    const auto fleet = read(shipWith(""));
    QVERIFY2(fleet, fleet ? "" : shown(fleet.error()).c_str());
    const FleetShip& ship = fleet->ships.at(0);
    QVERIFY(ship.fit == builtInFigures().classes.find("trireme")->fit);
    QCOMPARE(ship.count, 1);
    QCOMPARE(ship.crew, CrewQuality::Average);
    QVERIFY(ship.name.empty() && ship.captain.empty() && ship.squadron.empty());
    QVERIFY(ship.condition == Condition{});
    QVERIFY(!fleet->year);
    QCOMPARE(fleet->alliedPercent, 0);
    QVERIFY(read(fleetOf("")));
}

void FleetTest::fieldsOverrideTheClass()
{
    const auto fleet =
        read(shipWith(R"("size":5,"ram":"none","heavy_engines":[1,6],"cataphract":true,"crew":"elite")"));
    QVERIFY(fleet);
    const ShipFit& fit = fleet->ships[0].fit;
    QCOMPARE(fit.size, 5);
    QCOMPARE(fit.ram, Ram::None);
    QCOMPARE(fit.heavyEngines, (std::vector<int>{1, 6}));
    QVERIFY(fit.cataphract);
    QCOMPARE(fit.speed, 8);
    QCOMPARE(fleet->ships[0].crew, CrewQuality::Elite);
}

void FleetTest::everythingComesBackAsItWas()
{
    Fleet fleet;
    fleet.name = "Στόλος";
    fleet.year = -256;
    fleet.alliedPercent = -30;
    FleetShip ship;
    ship.name = "Νίκη";
    ship.classId = "dekares";
    ship.count = 7;
    ship.crew = CrewQuality::Green;
    ship.captain = "Amílcar";
    ship.squadron = "חיל";
    ship.fit = {7, 20, 5, 20, true, true, true, Hull::Stout, Ram::ReinforcedHigh, true, 1, 2,
                3, 4,  5, 6,  true, 7,    8,    true,        {1, 2, 3, 4, 5, 6}};
    ship.condition = {Damage::Severe, 20, 20, true, true, 1, 2, 3, 4, 6, 6, 8, true, PersonState::Captured};
    fleet.ships = {ship};
    fleet.commanders = {{"Hanno", Post::Fleet, CommandQuality::Inept, ""},
                        {"", Post::Garrison, CommandQuality::Exceptional, "חיל"}};
    const auto again = read(jsonText(fleetJson(fleet)));
    QVERIFY2(again, again ? "" : shown(again.error()).c_str());
    QVERIFY(*again == fleet);
    COMPARE_TEXT(jsonText(fleetJson(*again)), jsonText(fleetJson(fleet)));
}

void FleetTest::everyClassComesBackAsItWas()
{
    Fleet fleet;
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        FleetShip ship;
        ship.classId = shipClass.id;
        ship.fit = shipClass.fit;
        fleet.ships.push_back(ship);
    }
    const auto again = read(jsonText(fleetJson(fleet)));
    QVERIFY(again);
    QVERIFY(*again == fleet);
}

void FleetTest::namesAreKeptByteForByte()
{
    for (const char* name : {"<img src='http://x/'>", "=1+1", "a\\\"b", "%n %s {0}", "' OR 1=1 --", "שלום"}) {
        const auto fleet = read(jsonText(Json{{"format", "navarch-fleet/1"}, {"name", name}}));
        QVERIFY2(fleet, name);
        QCOMPARE(fleet->name, std::string(name));
    }
}

void FleetTest::aRowGoesByItsNameOrItsClass()
{
    FleetShip ship;
    ship.classId = "trireme";
    QCOMPARE(displayName(ship, builtInFigures().classes), std::string("Trireme"));
    ship.name = "Paralos";
    QCOMPARE(displayName(ship, builtInFigures().classes), std::string("Paralos"));
}

void FleetTest::badInputIsNamedWithPlaceAndRemedy_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* title, const std::string& text, const std::string& message) {
        QTest::newRow(title) << QByteArray::fromStdString(text) << QByteArray::fromStdString(message + "\n");
    };
    const auto cannot = [](const std::string& place, const std::string& value, const std::string& remedy) {
        return "f.json: " + place + ": " + value + " cannot stand here. " + remedy;
    };
    const std::string whole = "Give a whole number from ";
    row("a list", "[]", "f.json: An object in braces belongs here, not a list.");
    row("a number", "3", "f.json: An object in braces belongs here, not 3.");
    row("null", "null", "f.json: An object in braces belongs here, not null.");
    row("no format", "{}",
        "f.json: format: It does not say what it is. A file with \"format\": \"navarch-fleet/1\" is needed "
        "here.");
    row("another format", R"({"format":"navarch-fleet/2"})",
        "f.json: format: It is a \"navarch-fleet/2\". A file with \"format\": \"navarch-fleet/1\" is needed "
        "here.");
    row("unknown field", fleetOf(R"("shipz":[])"),
        "f.json: The field \"shipz\" is not known. Remove it, or correct its spelling.");
    row("unknown field of a ship", shipWith(R"("sped":9)"),
        "f.json: ships[0]: The field \"sped\" is not known. Remove it, or correct its spelling.");
    row("unknown class", fleetOf(R"("ships":[{"class":"triremme"}])"),
        "f.json: ships[0].class: There is no ship class \"triremme\". Did you mean \"trireme\"?");
    row("class far from any", fleetOf(R"("ships":[{"class":"dreadnought"}])"),
        "f.json: ships[0].class: There is no ship class \"dreadnought\". `navarch classes` lists them.");
    row("no class", fleetOf(R"("ships":[{}])"),
        "f.json: ships[0].class: The ship class is missing. Name one; `navarch classes` lists them.");
    row("class that is a number", fleetOf(R"("ships":[{"class":3}])"),
        cannot("ships[0].class", "3", "Write a text in quotes."));
    row("a ship that is a text", fleetOf(R"("ships":["trireme"])"),
        "f.json: ships[0]: An object in braces belongs here, not \"trireme\".");
    row("ships that are an object", fleetOf(R"("ships":{})"),
        cannot("ships", "an object", "Write a list in square brackets."));
    row("a billion ships", shipWith(R"("count":1000000000)"),
        cannot("ships[0].count", "1000000000", whole + "1 to 500."));
    row("no ships in a row", shipWith(R"("count":0)"), cannot("ships[0].count", "0", whole + "1 to 500."));
    row("fewer than no ships", shipWith(R"("count":-1)"),
        cannot("ships[0].count", "-1", whole + "1 to 500."));
    row("half a ship", shipWith(R"("count":1.5)"), cannot("ships[0].count", "1.5", whole + "1 to 500."));
    row("a count with a point", shipWith(R"("count":3.0)"),
        cannot("ships[0].count", "3.0", whole + "1 to 500."));
    row("a count in words", shipWith(R"("count":"3")"),
        cannot("ships[0].count", "\"3\"", whole + "1 to 500."));
    row("a huge count", shipWith(R"("count":123456789012345678901234567890)"),
        cannot("ships[0].count", "1.2345678901234568e+29", whole + "1 to 500."));
    row("a count beyond 63 bits", shipWith(R"("count":18446744073709551615)"),
        cannot("ships[0].count", "18446744073709551615", whole + "1 to 500."));
    row("a flag that is a number", shipWith(R"("cataphract":1)"),
        cannot("ships[0].cataphract", "1", "Write true or false."));
    row("an unknown crew", shipWith(R"("crew":"heroic")"),
        "f.json: ships[0].crew: \"heroic\" is not known here. Write elite, veteran, average, poor or green.");
    row("an unknown ram", shipWith(R"("ram":"steel")"),
        "f.json: ships[0].ram: \"steel\" is not known here. Write none, wooden, wooden-high, bronze, "
        "reinforced or "
        "reinforced-high.");
    row("engine of modifier 7", shipWith(R"("heavy_engines":[2,7])"),
        cannot("ships[0].heavy_engines[1]", "7", whole + "1 to 6."));
    row("engine of modifier 0", shipWith(R"("heavy_engines":[0])"),
        cannot("ships[0].heavy_engines[0]", "0", whole + "1 to 6."));
    row("eleven engines", shipWith("\"heavy_engines\":[" + repeated("1", 11) + "]"),
        "f.json: ships[0].heavy_engines: The list holds 11 items. At most 10 are allowed.");
    row("allied 15", fleetOf(R"("allied_percent":15)"),
        "f.json: allied_percent: 15 is no step of ten. Allies cost between 50% less and 50% more, in steps "
        "of 10 "
        "(SA-13.1).");
    row("allied 60", fleetOf(R"("allied_percent":60)"), cannot("allied_percent", "60", whole + "-50 to 50."));
    row("year 0", fleetOf(R"("year":0)"), "f.json: year: There is no year 0. 431 BCE is -431, 1 CE is 1.");
    row("year 2026", fleetOf(R"("year":2026)"), cannot("year", "2026", whole + "-3000 to 1500."));
    row("ten megabytes of name", fleetOf("\"name\":\"" + std::string(10'000'000, 'A') + "\""),
        "f.json: name: The text \"" + std::string(40, 'A')
            + "...\" is longer than 80 characters. Write plain text of at most 80 characters.");
    row("ten megabytes of field", fleetOf("\"" + std::string(10'000'000, 'A') + "\":1"),
        "f.json: The field \"" + std::string(40, 'A')
            + "...\" is not known. Remove it, or correct its spelling.");
    row("ten megabytes of class", fleetOf(R"("ships":[{"class":")" + std::string(10'000'000, 'A') + "\"}]"),
        "f.json: ships[0].class: The text \"" + std::string(40, 'A')
            + "...\" is longer than 80 characters. Write plain text of at most 80 characters.");
    row("control character", shipWith(R"("name":"a\u0007b")"),
        "f.json: ships[0].name: The text \"a?b\" holds a control character. Write plain text of at most 80 "
        "characters.");
    row("right-to-left override", shipWith(R"("captain":"a\u202eb")"),
        "f.json: ships[0].captain: The text \"a?b\" holds an invisible character that hides or reorders "
        "text. Write "
        "plain text of at most 80 characters.");
    row("two ships of a name",
        fleetOf(R"("ships":[{"class":"trireme","name":"A"},{"class":"trireme","name":"A"}])"),
        "f.json: ships[1].name: Two ships are called \"A\". Give each its own name, or one row a count.");
    row("two commanders of a name", fleetOf(R"("commanders":[{"name":"A"},{"name":"A"}])"),
        "f.json: commanders[1].name: Two commanders are called \"A\". Give each his own name.");
    row("an unknown post", fleetOf(R"("commanders":[{"post":"king"}])"),
        "f.json: commanders[0].post: \"king\" is not known here. Write squadron, fleet or garrison.");
    row("more oars lost than there are", shipWith(R"("condition":{"oars_lost":5})"),
        "f.json: ships[0].condition.oars_lost: 5 are lost, of 4. Losses cannot exceed what the ship has.");
    row("Greek fire used that was not there", shipWith(R"("condition":{"greek_fire_used":true})"),
        "f.json: ships[0].condition.greek_fire_used: It has used Greek fire that it does not have. Give the "
        "ship "
        "\"greek_fire\": true, or take this out.");
    row("more ships than a file holds",
        fleetOf("\"ships\":[" + repeated(R"({"class":"trireme","count":500})", 11) + "]"),
        "f.json: ships: The fleet has 5500 ships. At most 5000 are allowed in one file.");
    row("more rows than a file holds", fleetOf("\"ships\":[" + repeated("{}", 2001) + "]"),
        "f.json: ships: The list holds 2001 items. At most 2000 are allowed.");
    row("a field twice", shipWith(R"("name":"A","name":"B")"),
        "f.json: ships[0].name: The field \"name\" stands twice in one object. Keep one of them.");
}

void FleetTest::badInputIsNamedWithPlaceAndRemedy()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const auto fleet = read(text.toStdString());
    QVERIFY(!fleet);
    COMPARE_TEXT(shown(fleet.error()), message.toStdString());
}

namespace {

/// Lists the whole-number fields of a record with their bounds.
struct CollectBounds {
    std::vector<std::pair<std::string, Bounds>> fields;
    void operator()(std::string_view name, int&, Bounds bounds) { fields.emplace_back(name, bounds); }
    template <class Other, class... Limits>
    void operator()(std::string_view, Other&, const Limits&...)
    {
    }
};

} // namespace

void FleetTest::everyNumberIsBounded()
{
    CollectBounds collect;
    ShipFit fit;
    visitFit(fit, collect);
    QCOMPARE(collect.fields.size(), std::size_t{12});
    for (const auto& [name, bounds] : collect.fields) {
        for (const std::int64_t value : {bounds.least, bounds.most})
            QVERIFY2(read(shipWith("\"" + name + "\":" + std::to_string(value))), name.c_str());
        for (const std::int64_t value : {bounds.least - 1, bounds.most + 1, INT64_MIN, INT64_MAX,
                                         std::int64_t{1} << 32, (std::int64_t{1} << 32) + 1}) {
            const auto fleet = read(shipWith("\"" + name + "\":" + std::to_string(value)));
            QVERIFY2(!fleet, name.c_str());
            QCOMPARE(fleet.error().front().place, "f.json: ships[0]." + name);
        }
    }
}

void FleetTest::everyProblemIsFoundAtOnceUpToTwenty()
{
    const auto three = read(R"({"format":"x","year":0,"allied_percent":7})");
    QVERIFY(!three);
    QCOMPARE(three.error().size(), std::size_t{3});
    const auto many = read(fleetOf("\"ships\":[" + repeated("{\"class\":\"x\",\"a\":1}", 1000) + "]"));
    QVERIFY(!many);
    QCOMPARE(many.error().size(), std::size_t{20});
}

void FleetTest::theLargestFleetIsRead()
{
    const auto fleet =
        read(fleetOf("\"ships\":[" + repeated(R"({"class":"trireme","count":500})", 10) + "]"));
    QVERIFY(fleet);
    QCOMPARE(fleet->shipCount(), maxFleetShips);
}

QTEST_APPLESS_MAIN(FleetTest)
#include "fleet_test.moc"
