// SPDX-License-Identifier: GPL-3.0-or-later
// Every finding the rules have against a fit: a ship that breaks the rule, its nearest legal neighbour, and the mend.
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

#include "core/data/figures.h"
#include "core/ships/legality.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

using Change = std::function<void(ShipFit&)>;

/// One way to break a rule. The legal neighbour differs in the year, the class or the fit alone.
struct Breach {
    const char* title;
    const char* key;
    const char* rule;
    Severity severity;
    const char* classId;
    std::optional<int> year;
    Change illegal;
    const char* legalClassId;
    std::optional<int> legalYear;
    Change legal;
    bool mendable;
    const char* alongside = ""; ///< another finding that this ship cannot help having
};

const auto asBuilt = [](ShipFit&) {};
constexpr auto error = Severity::Error;
constexpr auto warning = Severity::Warning;
constexpr auto none = std::nullopt;

Change troops(int units)
{
    return [units](ShipFit& f) { f.marines = units; };
}

Change engine(std::vector<int> modifiers)
{
    return [modifiers](ShipFit& f) { f.heavyEngines = modifiers; };
}

const std::vector<Breach>& breaches()
{
    static const std::vector<Breach> all{
        {"class too early", "class-period", "SA-11.1", error, "quinquereme", -500,
         [](ShipFit& f) { f.ram = Ram::Bronze; }, "quinquereme", -300, asBuilt, false},
        {"class too late", "class-period", "SA-11.1", error, "penteconter", -449, asBuilt, "penteconter",
         -450, asBuilt, false},
        {"reinforced ram too early", "ram-period", "SA-11.1", error, "trireme", -414, asBuilt, "trireme",
         -413, asBuilt, true},
        {"reinforced high ram too early", "ram-period", "SA-11.1", error, "liburnian", -31,
         [](ShipFit& f) { f.ram = Ram::ReinforcedHigh; }, "liburnian", -30,
         [](ShipFit& f) { f.ram = Ram::ReinforcedHigh; }, true},
        {"high timber ram after its time, no bow braced yet", "ram-period", "SA-11.1", error, "penteconter",
         -700, [](ShipFit& f) { f.ram = Ram::WoodenHigh; }, "penteconter", -800,
         [](ShipFit& f) { f.ram = Ram::WoodenHigh; }, true},
        {"high timber ram long after its time", "ram-period", "SA-11.1", error, "liburnian", 100,
         [](ShipFit& f) { f.ram = Ram::WoodenHigh; }, "liburnian", 100, asBuilt, true},
        {"corvus too early", "equipment-period", "SA-11.1", error, "quinquereme", -265,
         [](ShipFit& f) { f.corvi = 1; }, "quinquereme", -264, [](ShipFit& f) { f.corvi = 1; }, true},
        {"corvus too late", "equipment-period", "SA-11.1", error, "quinquereme", -239,
         [](ShipFit& f) { f.corvi = 1; }, "quinquereme", -240, [](ShipFit& f) { f.corvi = 1; }, true},
        {"ferrea manus too early", "equipment-period", "SA-11.1", error, "trireme-cataphract", -416,
         [](ShipFit& f) {
             f.ferreaManus = 1;
             f.ram = Ram::Bronze;
         },
         "trireme-cataphract", -415,
         [](ShipFit& f) {
             f.ferreaManus = 1;
             f.ram = Ram::Bronze;
         },
         true},
        {"ferrea manus too late", "equipment-period", "SA-11.1", error, "liburnian", -29,
         [](ShipFit& f) { f.ferreaManus = 1; }, "liburnian", -30, [](ShipFit& f) { f.ferreaManus = 1; },
         true},
        {"ballista too early", "equipment-period", "SA-11.1", error, "quinquereme", -400,
         [](ShipFit& f) { f.ballistae = 1; }, "quinquereme", -399, [](ShipFit& f) { f.ballistae = 1; }, true},
        {"heavy engine too early", "equipment-period", "SA-11.1", error, "quinquereme", -341, engine({1}),
         "quinquereme", -340, engine({1}), true},
        {"tower too early", "equipment-period", "SA-11.1", error, "quinquereme", -401,
         [](ShipFit& f) {
             f.towers = 1;
             f.ram = Ram::Bronze;
         },
         "quinquereme", -400, [](ShipFit& f) { f.towers = 1; }, true, "class-period"},
        {"fire pots too early", "equipment-period", "SA-11.1", error, "trireme-cataphract", -201,
         [](ShipFit& f) { f.firePots = 1; }, "trireme-cataphract", -200, [](ShipFit& f) { f.firePots = 1; },
         true},
        {"Greek fire too early", "equipment-period", "SA-11.1", error, "dromon", 671,
         [](ShipFit& f) { f.greekFire = true; }, "dromon", 672, [](ShipFit& f) { f.greekFire = true; }, true},
        {"platform on another class", "platform-class", "SA-11.2", error, "penteconter", -750,
         [](ShipFit& f) { f.raisedPlatform = true; }, "phoenician-bireme", -750,
         [](ShipFit& f) { f.raisedPlatform = true; }, true},
        {"platform too late", "platform-period", "SA-11.2", error, "phoenician-bireme", -700,
         [](ShipFit& f) { f.raisedPlatform = true; }, "phoenician-bireme", -701,
         [](ShipFit& f) { f.raisedPlatform = true; }, true},
        {"a tower too many", "tower-space", "SA-15.6", error, "dekares", -200,
         [](ShipFit& f) { f.towers = 4; }, "dekares", -200, [](ShipFit& f) { f.towers = 3; }, true},
        {"a ballista too many", "engine-space", "SA-15.6", error, "dekares", -200,
         [](ShipFit& f) { f.ballistae = 4; }, "dekares", -200, [](ShipFit& f) { f.ballistae = 3; }, true},
        {"two heavy engines", "heavy-engine-count", "SA-15.6", error, "dekares", -200, engine({1, 1}),
         "dekares", -200, engine({2}), true},
        {"heavy engine on a small boat", "heavy-engine-size", "SA-15.6", error, "trireme-cataphract", -200,
         engine({1}), "dekares", -200, engine({1}), true},
        {"heavy engine beside all its towers and ballistae", "heavy-engine-space", "SA-15.6", error,
         "dekares", -200,
         [](ShipFit& f) {
             f.heavyEngines = {4};
             f.towers = 3;
             f.ballistae = 3;
         },
         "dekares", -200,
         [](ShipFit& f) {
             f.heavyEngines = {3};
             f.towers = 3;
             f.ballistae = 3;
         },
         true},
        {"more troops than overloading allows", "troop-space", "SA-15.7", error, "dekares", -200, troops(12),
         "dekares", -200, troops(7), true},
        {"overloaded as far as it may be", "overloaded", "SA-15.7", warning, "dekares", -200, troops(11),
         "dekares", -200, troops(7), true},
        {"overloaded beside an engine of six", "overloaded", "SA-15.7", warning, "dekares", -200,
         [](ShipFit& f) {
             f.heavyEngines = {6};
             f.marines = 2;
         },
         "dekares", -200,
         [](ShipFit& f) {
             f.heavyEngines = {6};
             f.marines = 1;
         },
         true},
        {"sailing ship with oars", "sail-only-oars", "SA-15.1", error, "merchantman", -200,
         [](ShipFit& f) { f.oars = 1; }, "merchantman", -200, asBuilt, true},
        {"sailing ship with a ram", "sail-only-ram", "SA-15.1", error, "merchantman", -200,
         [](ShipFit& f) { f.ram = Ram::Bronze; }, "merchantman", -200, asBuilt, true},
        {"sailing ship with fighting oars", "sail-only-fighting-oars", "SA-15.4", error, "merchantman", -200,
         [](ShipFit& f) { f.fightingOars = true; }, "merchantman", -200, asBuilt, true},
        {"fighting oars on a class without", "fighting-oars-class", "SA-15.4", error, "trireme", -400,
         [](ShipFit& f) { f.fightingOars = true; }, "trireme", -400, asBuilt, true},
        {"fighting oars below a closed deck", "fighting-oars-cataphract", "SA-15.4", error, "longship", 900,
         [](ShipFit& f) { f.cataphract = true; }, "longship", 900, asBuilt, true},
        {"fighting oars without oars", "fighting-oars-rowed", "SA-15.4", error, "longship", 900,
         [](ShipFit& f) {
             f.oars = 0;
             f.sailOnly = false;
         },
         "longship", 900, asBuilt, true, "no-way"},
        {"neither oars nor sail", "no-way", "SA-1.4", warning, "trireme", -400,
         [](ShipFit& f) { f.oars = 0; }, "trireme", -400, asBuilt, false},
        {"no speed", "no-way", "SA-1.4", warning, "trireme", -400, [](ShipFit& f) { f.speed = 0; }, "trireme",
         -400, asBuilt, false},
    };
    return all;
}

Findings findingsOf(const char* classId, std::optional<int> year, const ShipFit& fit)
{
    const Figures& figures = builtInFigures();
    return fitFindings({given("Test"), *figures.classes.find(classId), fit, year}, figures.fitRules());
}

ShipFit changed(const char* classId, const Change& change)
{
    ShipFit fit = builtInFigures().classes.find(classId)->fit;
    change(fit);
    return fit;
}

const Finding* findingOf(const Findings& findings, const std::string& key)
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.key == key; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace

class LegalityTest : public QObject {
    Q_OBJECT

private slots:
    void everyRule_data();
    void everyRule();
    void everyDocumentedKeyIsTried();
    void sa11_1_everyClassIsLegalInItsOwnTime();
    void sa11_1_withoutAYearNothingIsOutOfPeriod();
    void sa11_2_theRaisedPlatformBelongsToItsBireme();
    void sa11_2_theRaisedPlatformIsOfTheEighthCentury();
    void sa15_6_dekaresWithAnEngineOfSix();
    void sa15_7_overloadingRoundsUp();
    void sa15_7_troopRoomIsNeverMoreThanTroopSpace();
    void anUnknownKeyHasNoMend();
    void aLegalShipNeedsNoMend();
};

void LegalityTest::everyRule_data()
{
    QTest::addColumn<int>("row");
    int row = 0;
    for (const Breach& breach : breaches())
        QTest::newRow(breach.title) << row++;
}

void LegalityTest::everyRule()
{
    QFETCH(int, row);
    const Breach& breach = breaches()[static_cast<std::size_t>(row)];
    const Figures& figures = builtInFigures();
    QVERIFY(figures.classes.find(breach.classId));
    QVERIFY(figures.classes.find(breach.legalClassId));

    const ShipFit illegal = changed(breach.classId, breach.illegal);
    const Findings findings = findingsOf(breach.classId, breach.year, illegal);
    const Finding* finding = findingOf(findings, breach.key);
    QVERIFY2(finding, "the breach is not found");
    QCOMPARE(finding->rule, std::string(breach.rule));
    QCOMPARE(finding->severity, breach.severity);
    QCOMPARE(finding->subject.english(), std::string("Test"));
    QVERIFY(finding->message.english().ends_with('.'));
    for (const Finding& other : findings)
        QVERIFY2(other.key == breach.key || other.key == breach.alongside, other.message.english().c_str());

    const Findings legal =
        findingsOf(breach.legalClassId, breach.legalYear, changed(breach.legalClassId, breach.legal));
    QVERIFY2(legal.empty(), legal.empty() ? "" : legal.front().message.english().c_str());

    const auto mended =
        mendedFit(breach.key, {given("Test"), *figures.classes.find(breach.classId), illegal, breach.year},
                  figures.fitRules());
    QCOMPARE(mended.has_value(), breach.mendable);
    if (mended) {
        const Findings left = findingsOf(breach.classId, breach.year, *mended);
        QVERIFY2(!findingOf(left, breach.key), "the mend does not make the finding go away");
        for (const Finding& other : left)
            QVERIFY2(other.key == breach.alongside, other.message.english().c_str());
    }
}

void LegalityTest::everyDocumentedKeyIsTried()
{
    const std::set<std::string> documented{"class-period",
                                           "ram-period",
                                           "equipment-period",
                                           "platform-class",
                                           "platform-period",
                                           "tower-space",
                                           "engine-space",
                                           "troop-space",
                                           "overloaded",
                                           "heavy-engine-count",
                                           "heavy-engine-size",
                                           "no-way",
                                           "heavy-engine-space",
                                           "sail-only-oars",
                                           "sail-only-ram",
                                           "sail-only-fighting-oars",
                                           "fighting-oars-class",
                                           "fighting-oars-rowed",
                                           "fighting-oars-cataphract"};
    std::set<std::string> tried;
    for (const Breach& breach : breaches())
        tried.insert(breach.key);
    QVERIFY(tried == documented);
}

void LegalityTest::sa11_1_everyClassIsLegalInItsOwnTime()
{
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        const Findings findings = findingsOf(shipClass.id.c_str(), none, shipClass.fit);
        QVERIFY2(findings.empty(), shipClass.id.c_str());
        // Its last year is one in which its ram may be had.
        const Findings late = findingsOf(shipClass.id.c_str(), shipClass.toYear, shipClass.fit);
        QVERIFY2(!findingOf(late, "class-period"), shipClass.id.c_str());
    }
}

void LegalityTest::sa11_1_withoutAYearNothingIsOutOfPeriod()
{
    const ShipFit fit = changed("dekares", [](ShipFit& f) {
        f.greekFire = true;
        f.corvi = 1;
    });
    QVERIFY(findingsOf("dekares", none, fit).empty());
    QCOMPARE(findingsOf("dekares", -200, fit).size(), std::size_t{2});
}

void LegalityTest::sa11_2_theRaisedPlatformBelongsToItsBireme()
{
    const EquipmentPeriod* period = builtInFigures().periods.find("raised_platform");
    QVERIFY(period && !period->classes.empty());
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        const ShipFit fit = changed(shipClass.id.c_str(), [](ShipFit& f) { f.raisedPlatform = true; });
        const bool isIts =
            std::find(period->classes.begin(), period->classes.end(), shipClass.id) != period->classes.end();
        QCOMPARE(findingOf(findingsOf(shipClass.id.c_str(), none, fit), "platform-class") == nullptr, isIts);
    }
}

/// In 460 BCE nobody has built one for two hundred years, on whatever class.
void LegalityTest::sa11_2_theRaisedPlatformIsOfTheEighthCentury()
{
    for (const ShipClass& shipClass : builtInFigures().classes.all()) {
        const ShipFit fit = changed(shipClass.id.c_str(), [](ShipFit& f) { f.raisedPlatform = true; });
        const auto isFound = [&](std::optional<int> year) {
            return findingOf(findingsOf(shipClass.id.c_str(), year, fit), "platform-period") != nullptr;
        };
        QVERIFY(isFound(-460) && isFound(-700) && isFound(-801));
        QVERIFY(!isFound(-701) && !isFound(-800) && !isFound(none));
    }
}

void LegalityTest::sa15_6_dekaresWithAnEngineOfSix()
{
    const Figures& figures = builtInFigures();
    const ShipClass& dekares = *figures.classes.find("dekares");
    QCOMPARE(dekares.towerSpace, 3);
    QCOMPARE(dekares.engineSpace, 3);
    QCOMPARE(dekares.troopSpace, 7);
    const ShipFit fit = changed("dekares", engine({6}));
    // 13 units less 12: three towers, three ballistae and six troops are given up.
    QCOMPARE(troopRoom(dekares, fit, figures.prices.limits), 1);
    ShipFit one = fit;
    one.marines = 1;
    QVERIFY(findingsOf("dekares", -200, one).empty());
    one.towers = 1;
    QVERIFY(findingOf(findingsOf("dekares", -200, one), "overloaded"));
    one.ballistae = 1;
    QVERIFY(findingOf(findingsOf("dekares", -200, one), "heavy-engine-space"));
}

void LegalityTest::sa15_7_overloadingRoundsUp()
{
    // Seven units of troop space allow four more.
    QVERIFY(!hasErrors(findingsOf("dekares", -200, changed("dekares", troops(11)))));
    QVERIFY(hasErrors(findingsOf("dekares", -200, changed("dekares", troops(12)))));
    const Figures& figures = builtInFigures();
    const ShipClass& dekares = *figures.classes.find("dekares");
    QVERIFY(!isOverloaded(dekares, changed("dekares", troops(7)), figures.prices.limits));
    QVERIFY(isOverloaded(dekares, changed("dekares", troops(8)), figures.prices.limits));
}

void LegalityTest::sa15_7_troopRoomIsNeverMoreThanTroopSpace()
{
    const Figures& figures = builtInFigures();
    const ShipClass& dekares = *figures.classes.find("dekares");
    QCOMPARE(troopRoom(dekares, changed("dekares", asBuilt), figures.prices.limits), 7);
    QCOMPARE(troopRoom(dekares, changed("dekares", engine({1})), figures.prices.limits), 7);
    QCOMPARE(troopRoom(dekares, changed("dekares", engine({6, 6})), figures.prices.limits), 0);
}

void LegalityTest::anUnknownKeyHasNoMend()
{
    const Figures& figures = builtInFigures();
    const ShipClass& trireme = *figures.classes.find("trireme");
    QVERIFY(!mendedFit("no-such-key", {given("Test"), trireme, trireme.fit, -400}, figures.fitRules()));
}

void LegalityTest::aLegalShipNeedsNoMend()
{
    const Figures& figures = builtInFigures();
    const ShipClass& dekares = *figures.classes.find("dekares");
    for (const Breach& breach : breaches())
        QVERIFY2(!mendedFit(breach.key, {given("Test"), dekares, dekares.fit, -200}, figures.fitRules()),
                 breach.key);
}

QTEST_APPLESS_MAIN(LegalityTest)
#include "legality_test.moc"
