// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of one's own: what a file may say, what is derived, and that ships carry their class with them.
#include <QTest>

#include <cstdlib>

#include "core/data/figures.h"
#include "core/data/own_figures.h"
#include "core/pricing/fleet_price.h"
#include "core/ships/own_class.h"
#include "core/ships/yard_fit.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const Figures& figures()
{
    return builtInFigures();
}

Result<ClassBook> read(const Json& json)
{
    return readClassBook(json, "c.json", figures().classes);
}

Json bookOf(const Json& shipClass)
{
    return {{"format", "navarch-classes/1"}, {"classes", Json::array({shipClass})}};
}

/// What is wrong with a file of this class, or nothing.
std::string whyNot(const Json& shipClass)
{
    const auto book = read(bookOf(shipClass));
    return book ? std::string() : book.error().front().text();
}

ShipClass twinOf(const ShipClass& builtIn)
{
    return copyOf(builtIn, "own-" + builtIn.id, "Other " + builtIn.name);
}

Fleet fleetOf(const ShipClass& shipClass)
{
    Fleet fleet;
    fleet.name = "Twins";
    FleetShip ship;
    setClass(ship, shipClass);
    ship.fit = shipClass.fit;
    ship.fit.marines = 1;
    ship.count = 3;
    fleet.ships = {ship};
    return fleet;
}

std::string readsNot(const Json& fleet)
{
    const auto read = readFleet(fleet, "f.json", figures().classes, figures().prices.limits);
    return read ? std::string() : read.error().front().text();
}

} // namespace

class OwnClassTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsLeftOutIsDerivedAndMarked()
    {
        const auto book = read(bookOf({{"name", "Corsair"}, {"rowers", 60}, {"fighters", 20}}));
        QVERIFY2(book, book ? "" : book.error().front().text().c_str());
        const ShipClass& corsair = book->classes.front();
        QCOMPARE(corsair.id, std::string("own-corsair"));
        QVERIFY(corsair.isOwn);
        QVERIFY(corsair.offeredIn(-3000) && corsair.offeredIn(1500));
        // 0.85 + 0.011 x 60 = 1.51; 4.46 - 0.021 x 60 + 0.078 x 77 - 0.87 x 2 = 7.466; 4.42 - 0.017 x 20 = 4.08
        QCOMPARE(corsair.fit.size, 2);
        QCOMPARE(corsair.fit.speed, 7);
        QCOMPARE(corsair.fit.turnClass, 4);
        QCOMPARE(std::string(nameOf(corsair.fit.ram)), std::string("reinforced"));
        for (const std::string& game : figures().classes.formulas().games()) {
            std::size_t values = 0;
            for (const ClassFormula& formula : figures().classes.formulas().all())
                values += formula.game == game ? 1 : 0;
            QCOMPARE(derivedValues(corsair, game).size(), values);
        }
        QVERIFY(hasDerivedValues(corsair));
        const Findings findings = ownClassFindings(corsair, figures().fitRules());
        QCOMPARE(std::count_if(findings.begin(), findings.end(),
                               [](const Finding& each) { return each.key == "derived-values"; }),
                 5);
        QVERIFY(!hasErrors(findings));
    }

    void whatIsDerivedIsNamedInAList()
    {
        for (const Json& wrong : {Json("nonsense"), Json(3), Json(true), Json::object()}) {
            const Json named{{"name", "Corsair"},
                             {"rowers", 60},
                             {"fighters", 20},
                             {"games", {{"trireme", {{"derived", wrong}}}}}};
            QVERIFY2(!whyNot(named).empty(), wrong.dump().c_str());
        }
    }

    void whatIsGivenStaysAndOnlyTheRestIsDerived()
    {
        const auto book =
            read(bookOf({{"name", "Corsair"},
                         {"rowers", 60},
                         {"games", {{"trireme", {{"hull", 9}, {"deck", 2}, {"derived", {"deck"}}}}}}}));
        QVERIFY2(book, book ? "" : book.error().front().text().c_str());
        const ShipClass& corsair = book->classes.front();
        QCOMPARE(corsair.games["trireme"]["hull"].get<int>(), 9);
        QCOMPARE(corsair.games["trireme"]["deck"].get<int>(), 2); // as it was derived once, and stays
        const auto derived = derivedValues(corsair, "trireme");
        QVERIFY(std::find(derived.begin(), derived.end(), "hull") == derived.end());
        QVERIFY(std::find(derived.begin(), derived.end(), "deck") != derived.end());
        QCOMPARE(derived.size(), std::size_t{6});
    }

    void aBookIsWrittenAndReadBackEqual()
    {
        ClassBook book{"All", {}, {{"campaign", "income-per-value", "12"}}};
        for (const ShipClass& each : figures().classes.all())
            book.classes.push_back(twinOf(each));
        const auto again = read(classBookJson(book));
        QVERIFY2(again, again ? "" : again.error().front().text().c_str());
        QCOMPARE(again->classes.size(), std::size_t{24});
        COMPARE_TEXT(classBookJson(*again).dump(2), classBookJson(book).dump(2));
        // And a derived one.
        const auto corsair = read(bookOf({{"name", "Corsair"}, {"rowers", 60}}));
        const auto twice = read(classBookJson(*corsair));
        QVERIFY(*twice == *corsair);
    }

    /// How near the house formulas come to the classes whose values are known: what navarch classes formulas shows.
    void theFormulasComeNearTheBuiltInClasses()
    {
        const ClassFormulas& formulas = figures().classes.formulas();
        QCOMPARE(formulas.games().size(), std::size_t{5});
        QCOMPARE(formulas.games().front(), std::string(homeGame));
        int met = 0;
        int all = 0;
        for (const ClassFormula& formula : formulas.all()) {
            int own = 0;
            std::int64_t most = 0;
            for (const ShipClass& each : figures().classes.all()) {
                const Json& block = each.games[formula.game];
                QVERIFY2(block.contains(formula.value), formula.value.c_str());
                const Json found =
                    ClassFormulas::derived(formula, classInputs(ownClassJson(each), homeGame), block);
                own += found == block[formula.value] ? 1 : 0;
                if (found.is_number_integer())
                    most = std::max<std::int64_t>(
                        most, std::abs(found.get<std::int64_t>() - block[formula.value].get<std::int64_t>()));
            }
            qInfo("%-18s %-13s %2d/24 misses by %d: %s", formula.game.c_str(), formula.value.c_str(), own,
                  static_cast<int>(most), formula.text().c_str());
            met += own;
            all += 24;
            QVERIFY2(own >= (formula.value == "rowers" ? 4 : 13), formula.value.c_str());
            QVERIFY2(most <= (formula.value == "rowers" ? 100 : 2), formula.value.c_str());
        }
        qInfo("%d of %d", met, all);
        QVERIFY(met * 5 >= all * 4);
    }

    void badClassesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("shipClass");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* json, const char* told) {
            QTest::newRow(name) << QByteArray(json) << QByteArray(told);
        };
        row("no name", R"({"rowers":3})", "name");
        row("control characters", "{\"name\":\"A\\u0007\"}", "name");
        row("hidden characters", "{\"name\":\"A\\u202e\"}", "name");
        row("a built-in name", R"({"name":"TRIREME"})", "A class of the program is called Trireme.");
        row("a built-in id", R"({"name":"A","id":"trireme"})", "Call it \"own-trireme\"");
        row("an id with markup", R"({"name":"A","id":"own-<b>"})", "no id of an own class");
        row("an id too long",
            R"({"name":"A","id":"own-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})",
            "no id of an own class");
        row("an absurd number", R"({"name":"A","rowers":1000000000000000000})", "rowers");
        row("below nothing", R"({"name":"A","rowers":-1})", "rowers");
        row("no whole number", R"({"name":"A","rowers":1.5})", "rowers");
        row("years the wrong way", R"({"name":"A","years":{"from":5,"to":-5}})", "last year lies before");
        row("no deck", R"({"name":"A","deck":"glass"})", "aphract, cataphract or sail");
        row("like nothing", R"({"name":"A","like":"dreadnought"})", "no ship class");
        row("a game that is not", R"({"name":"A","games":{"chess":{}}})", "There is no game");
        row("a block that is none", R"({"name":"A","games":{"trireme":5}})", "games.trireme");
        row("games that are none", R"({"name":"A","games":[]})", "games");
        row("a value that is not", R"({"name":"A","games":{"trireme":{"wings":2}}})", "wings");
        row("a value out of bounds", R"({"name":"A","games":{"trireme":{"hull":99}}})", "hull");
        row("a value of another kind", R"({"name":"A","games":{"squadrons":{"fast":3}}})", "fast");
        row("out of order", R"({"name":"A","games":{"trireme":{"max_speed":2,"cruise_speed":4}}})",
            "more than max_speed");
        row("below another", R"({"name":"A","games":{"pompeius":{"speed":4,"speed_extra":2}}})",
            "less than speed");
        row("derived that is not", R"({"name":"A","games":{"trireme":{"derived":["wings"]}}})",
            "no value of this game");
        row("a ram that is not", R"({"name":"A","games":{"salamis-ad-actium":{"ram":"laser"}}})", "ram");
        row("a size beyond all", R"({"name":"A","games":{"salamis-ad-actium":{"size":8}}})", "size");
        row("an unknown field", R"({"name":"A","wings":2})", "wings");
        row("no object", "7", "An object in braces belongs here");
    }
    void badClassesAreRefused()
    {
        QFETCH(const QByteArray, shipClass);
        QFETCH(const QByteArray, told);
        const std::string why = whyNot(Json::parse(shipClass.toStdString()));
        QVERIFY2(why.find(told.toStdString()) != std::string::npos, why.c_str());
        QVERIFY2(why.starts_with("c.json: classes[0]"), why.c_str());
    }

    void badBooksAreRefused()
    {
        const auto told = [](const Json& json) {
            const auto book = read(json);
            return book ? std::string() : shown(book.error());
        };
        Json many{{"format", "navarch-classes/1"}, {"classes", Json::array()}};
        for (int i = 0; i < 10'000; ++i)
            many["classes"].push_back({{"name", "Class " + std::to_string(i)}});
        QVERIFY(told(many).find("200") != std::string::npos);
        Json twice = bookOf({{"name", "A"}});
        twice["classes"].push_back({{"name", "A"}});
        QVERIFY2(told(twice).find("stands twice") != std::string::npos, told(twice).c_str());
        twice["classes"][1]["id"] = "own-b";
        QVERIFY2(told(twice).find("Two classes are called") != std::string::npos, told(twice).c_str());
        QVERIFY(told({{"format", "navarch-classes/1"}, {"classes", Json::array()}}).find("no class in it")
                != std::string::npos);
        QVERIFY(told({{"format", "navarch-fleet/1"}}).find("format") != std::string::npos);
        QVERIFY(told(Json::array()).find("object in braces") != std::string::npos);
        Json figures = bookOf({{"name", "A"}});
        figures["house_figures"] = Json::array({{{"rules", "trireme"}, {"key", "x"}, {"value", "1"}},
                                                {{"rules", "trireme"}, {"key", "x"}, {"value", "2"}}});
        QVERIFY(told(figures).find("stands twice") != std::string::npos);
        figures["house_figures"] = Json::array({{{"rules", "trireme"}}});
        QVERIFY(told(figures).find("house_figures[0].key") != std::string::npos);
    }

    /// Every absurd class that can be read is within the bounds of a ship, and is priced.
    void absurdShipsStayWithinBounds()
    {
        for (const int rowers : {0, 1, 9, 5000})
            for (const int fighters : {0, 1, 5000})
                for (const char* deck : {"aphract", "cataphract", "sail"}) {
                    const auto book = read(bookOf(
                        {{"name", "Absurd"}, {"rowers", rowers}, {"fighters", fighters}, {"deck", deck}}));
                    QVERIFY2(book, book ? "" : shown(book.error()).c_str());
                    const ShipClass& absurd = book->classes.front();
                    QVERIFY(absurd.fit.size >= 1 && absurd.fit.size <= 7);
                    QVERIFY(priceFleet(fleetOf(absurd), figures()).total > Talents());
                }
    }

    /// A copy of a built-in class is priced, judged and fitted by the same code, and comes to the same.
    void aCopyCostsAndMayCarryTheSame()
    {
        for (const ShipClass& each : figures().classes.all()) {
            const ShipClass twin = twinOf(each);
            for (const int year : {-1200, -700, -480, -429, -250, -31, 300, 800}) {
                QVERIFY(yardFit(twin, year, figures().fitRules())
                        == yardFit(each, year, figures().fitRules()));
                for (const bool isRich : {false, true}) {
                    Fleet original = fleetOf(each);
                    original.year = year;
                    ShipFit& fit = original.ships[0].fit;
                    if (isRich) {
                        fit.raisedPlatform = fit.greekFire = fit.parablemata = true;
                        fit.towers = fit.ballistae = fit.corvi = 1;
                        fit.heavyEngines = {2};
                        fit.archers = 9;
                    }
                    Fleet copied = original;
                    setClass(copied.ships[0], twin);
                    const FleetPrice a = priceFleet(original, figures());
                    const FleetPrice b = priceFleet(copied, figures());
                    QCOMPARE(b.total.text(), a.total.text());
                    QCOMPARE(b.ships[0].price.lines.size(), a.ships[0].price.lines.size());
                    for (std::size_t i = 0; i < a.ships[0].price.lines.size(); ++i)
                        QCOMPARE(b.ships[0].price.lines[i].amount.text(),
                                 a.ships[0].price.lines[i].amount.text());
                    QCOMPARE(b.findings.size(), a.findings.size());
                    for (std::size_t i = 0; i < a.findings.size(); ++i) {
                        QCOMPARE(b.findings[i].key, a.findings[i].key);
                        QCOMPARE(b.findings[i].rule, a.findings[i].rule);
                    }
                }
            }
        }
    }

    void aFleetBringsItsClassesWithIt()
    {
        const ShipClass twin = twinOf(*figures().classes.find("liburnian"));
        const Fleet fleet = fleetOf(twin);
        const Json json = fleetJson(fleet);
        QCOMPARE(json["classes"].size(), std::size_t{1});
        const auto again = readFleet(json, "f.json", figures().classes, figures().prices.limits);
        QVERIFY2(again, again ? "" : shown(again.error()).c_str());
        QVERIFY(*again == fleet);
        QCOMPARE(displayName(again->ships[0], figures().classes), twin.name);
        QVERIFY(again->ships[0].own.is == fleet.ships[0].own.is); // equal classes are one
        // Without the class the fleet says what it lacks, and no other fleet's files change.
        Json without = json;
        without.erase("classes");
        QVERIFY2(readsNot(without).find("There is no ship class \"own-liburnian\"") != std::string::npos,
                 readsNot(without).c_str());
        QVERIFY(!fleetJson(fleetOf(*figures().classes.find("trireme"))).contains("classes"));
        Json bad = json;
        bad["classes"][0]["rowers"] = -1;
        QVERIFY(readsNot(bad).find("classes[0].rowers") != std::string::npos);
        // One that the library has is carried from then on.
        const Figures& known = figuresWith(figures(), {twin});
        QVERIFY(&known == &figuresWith(figures(), {twin}));
        QVERIFY(&figuresWith(figures(), {}) == &figures());
        const auto found = readFleet(without, "f.json", known.classes, figures().prices.limits);
        QVERIFY(found && *found == fleet);
        QVERIFY(fleetJson(*found).contains("classes"));
    }

    /// Two classes of one id can meet where fleets are put together: both stay what they are.
    void twoClassesOfOneIdStayTwo()
    {
        const ShipClass twin = twinOf(*figures().classes.find("liburnian"));
        ShipClass other = twin;
        other.fit.speed = 5;
        other.games[std::string(homeGame)]["speed"] = 5;
        Fleet fleet = fleetOf(twin);
        fleet.ships.push_back(fleetOf(other).ships[0]);
        const auto again = readFleet(fleetJson(fleet), "f.json", figures().classes, figures().prices.limits);
        QVERIFY2(again, again ? "" : shown(again.error()).c_str());
        QCOMPARE(again->ships[0].own.is->fit.speed, twin.fit.speed);
        QCOMPARE(again->ships[1].own.is->fit.speed, 5);
        QCOMPARE(priceFleet(*again, figures()).total.text(), priceFleet(fleet, figures()).total.text());
        QVERIFY(*readFleet(fleetJson(*again), "f.json", figures().classes, figures().prices.limits)
                == *again);
    }
};

QTEST_APPLESS_MAIN(OwnClassTest)
#include "own_class_test.moc"
