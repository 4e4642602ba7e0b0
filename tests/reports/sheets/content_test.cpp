// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QTest>

#include "core/data/figures.h"
#include "core/ships/outline.h"
#include "core/ships/own_class.h"
#include "reports/cards/game_sheets.h"
#include "reports/lists/roster.h"
#include "reports/sheets/port_card.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

Q_DECLARE_METATYPE(navarch::Condition)

namespace {

const RuleMeasurer measurer;

Document sheetsOf(const Fleet& fleet, const SheetOptions& options = {})
{
    return *gameSheets(fleet, nullptr, builtInFigures(), options, measurer);
}

Fleet oneShip(const Condition& condition = {})
{
    Fleet fleet = plainFleet();
    fleet.ships.resize(1);
    fleet.ships.front().condition = condition;
    return fleet;
}

int crossesIn(const Document& document)
{
    int crosses = 0;
    for (const Page& page : document.pages)
        for (const Item& item : page.items)
            if (const auto* frame = std::get_if<Frame>(&item))
                crosses += frame->mark == Frame::Mark::Hatch;
    return crosses;
}

SheetOptions sheetsAlone()
{
    SheetOptions options;
    options.coverList = false;
    options.tables = ReferenceTables::None;
    return options;
}

} // namespace

/// What stands on the pages.
class ContentTest : public QObject {
    Q_OBJECT

private slots:
    void sheetHoldsEverything();
    void lossesAreCrossed_data();
    void lossesAreCrossed();
    void blankSheetsHaveNoCrosses();
    void everyShipOfARowHasItsSheet();
    void numberedNamesDoNotCollide();
    void pagesFollowTheOptions();
    void coverListNamesThePages();
    void backsFollowEverySheet();
    void squadronsStandTogether();
    void aCopiedClassPrintsTheSame();
    void derivedValuesAreMarked();
    void squadronCardsSayWhoAndWhen();
    void overloadedShipSaysSo();
    void rosterHoldsPriceAndFindings();
    void portHoldsItsWalls();
    void refusals();
};

void ContentTest::sheetHoldsEverything()
{
    const QString text = allText(sheetsOf(oneShip(), sheetsAlone()));
    for (const char* wanted : {"Paralos",
                               "Trireme",
                               "Squadron Van",
                               "Flagship of Phormio son of Asopios",
                               "(exceptional commander, +2)",
                               "Size class",
                               "Turn class",
                               "Veteran +1",
                               "bronze, unsupported",
                               "aphract",
                               "Speed 8 7 6 5 4 3 2 1 0",
                               "Oar factors",
                               "full speed with 3",
                               "Fast moves",
                               "light 1 die",
                               "wrecked 5 dice",
                               "Archers",
                               "Marines",
                               "Captain",
                               "Kleon",
                               "wounded",
                               "killed",
                               "steering oars hit",
                               "mast down",
                               "demoralised",
                               "fires",
                               "Base hull",
                               "Veteran crew, x1.1",
                               "30.80 talents"})
        QVERIFY2(text.contains(QString::fromUtf8(wanted)), wanted);
    const QString tables = allText(sheetsOf(oneShip()));
    for (const char* wanted : {"SA-7.4.T1", "SA-7.4.T2", "SA-6.T", "SA-7.6.1", "matchwood", "steering oars"})
        QVERIFY2(tables.contains(QString::fromUtf8(wanted)), wanted);
}

void ContentTest::lossesAreCrossed_data()
{
    QTest::addColumn<Condition>("condition");
    QTest::addColumn<int>("crosses");
    const auto row = [](const char* name, int crosses, const std::function<void(Condition&)>& change) {
        Condition condition;
        change(condition);
        QTest::addRow("%s", name) << condition << crosses;
    };
    row("sound", 0, [](Condition&) {});
    row("damage, every level up to it", 3, [](Condition& c) { c.damage = Damage::Heavy; });
    row("oars", 2, [](Condition& c) { c.oarsLost = 2; });
    row("speed", 3, [](Condition& c) { c.speedLost = 3; });
    row("troops", 2, [](Condition& c) { c.archersLost = c.marinesLost = 1; });
    row("steering oars", 1, [](Condition& c) { c.rudderHit = true; });
    row("mast", 1, [](Condition& c) { c.mastDown = true; });
    row("captain wounded", 1, [](Condition& c) { c.captain = PersonState::Wounded; });
    row("captain captured", 1, [](Condition& c) { c.captain = PersonState::Captured; });
    row("captain dead", 1, [](Condition& c) { c.captain = PersonState::Dead; });
}

void ContentTest::lossesAreCrossed()
{
    QFETCH(Condition, condition);
    QFETCH(int, crosses);
    const Document document = sheetsOf(oneShip(condition), sheetsAlone());
    QCOMPARE(crossesIn(document), crosses);
    bool struck = false;
    for (const Item& item : document.pages.front().items)
        if (const auto* text = std::get_if<TextRun>(&item); text && text->struckOut)
            struck = text->text == QStringLiteral("Kleon");
    QCOMPARE(struck, condition.captain == PersonState::Dead);
}

void ContentTest::blankSheetsHaveNoCrosses()
{
    SheetOptions options;
    options.currentCondition = false;
    for (const int perPage : {1, 4}) {
        options.perPage = perPage;
        QCOMPARE(crossesIn(sheetsOf(plainFleet(), options)), 0);
        QCOMPARE(crossesIn(sheetsOf(fullestFleet(), options)), 0);
    }
}

void ContentTest::everyShipOfARowHasItsSheet()
{
    Fleet fleet = oneShip();
    fleet.ships.front().count = 3;
    SheetOptions options = sheetsAlone();
    const Document document = sheetsOf(fleet, options);
    QCOMPARE(document.pages.size(), std::size_t(3));
    QVERIFY(allText(document).contains(QStringLiteral("Paralos 3")));
    options.perPage = 4;
    QCOMPARE(sheetsOf(fleet, options).pages.size(), std::size_t(1));
}

void ContentTest::numberedNamesDoNotCollide()
{
    Fleet fleet = oneShip();
    fleet.ships.front().name = "Trireme 1";
    FleetShip unnamed = fleet.ships.front();
    unnamed.name.clear();
    fleet.ships.push_back(unnamed);
    fleet.ships.push_back(unnamed);
    const auto ships = shipContents(fleet, builtInFigures(), {});
    QStringList names;
    for (const ShipContent& ship : *ships)
        names += ship.name;
    QCOMPARE(names, (QStringList{QStringLiteral("Trireme 1"), QStringLiteral("Trireme 2"),
                                 QStringLiteral("Trireme 3")}));
}

void ContentTest::pagesFollowTheOptions()
{
    const Fleet fleet = plainFleet(); // six ships
    SheetOptions options = sheetsAlone();
    QCOMPARE(sheetsOf(fleet, options).pages.size(), std::size_t(6));
    options.perPage = 4;
    QCOMPARE(sheetsOf(fleet, options).pages.size(), std::size_t(2));
    options.tables = ReferenceTables::Foot; // no room at the foot of a quarter: a page at the end
    QCOMPARE(sheetsOf(fleet, options).pages.size(), std::size_t(3));
    options.coverList = true;
    QCOMPARE(sheetsOf(fleet, options).pages.size(), std::size_t(4));
    options.perPage = 1; // at the foot of every sheet
    QCOMPARE(sheetsOf(fleet, options).pages.size(), std::size_t(7));
}

void ContentTest::coverListNamesThePages()
{
    Fleet fleet = everyClass();
    for (FleetShip& ship : fleet.ships)
        ship.count = 4;
    SheetOptions options;
    options.paper = Paper::A5;
    const Document document = sheetsOf(fleet, options);
    const auto ships = shipContents(fleet, builtInFigures(), options);
    // Wherever the list says a ship is, there its name is the title.
    int checked = 0;
    std::size_t covers = document.pages.size() - ships->size() - 1;
    QVERIFY(covers > 1);
    for (std::size_t i = 0; i < ships->size(); ++i) {
        const Document page{{}, {document.pages[covers + i]}};
        QVERIFY(allText(page).startsWith((*ships)[i].name + QLatin1Char(' '))
                || allText(page).contains(QStringLiteral("No. ") + (*ships)[i].label()));
        ++checked;
    }
    QCOMPARE(checked, 96);
    const Document cover{
        {}, {document.pages.begin(), document.pages.begin() + static_cast<std::ptrdiff_t>(covers)}};
    QVERIFY(
        allText(cover).contains(QLatin1Char(' ') + (*ships)[92].label() + QStringLiteral(" Merchantman")));
    QVERIFY(allText(cover).contains(QString::number(covers + 96)));
}

void ContentTest::backsFollowEverySheet()
{
    SheetOptions options;
    options.tables = ReferenceTables::Backs;
    const Document document = sheetsOf(plainFleet(), options);
    // The list and a blank page, then six sheets, each with the tables on its back.
    QCOMPARE(document.pages.size(), std::size_t(14));
    for (std::size_t i = 2; i < document.pages.size(); ++i) {
        const QString text = allText({{}, {document.pages[i]}});
        QCOMPARE(text.contains(QStringLiteral("matchwood")), i % 2 == 1);
    }
}

void ContentTest::squadronsStandTogether()
{
    Fleet fleet = plainFleet();
    std::swap(fleet.ships[1], fleet.ships[2]); // Van, Réserve, Van, Réserve
    const auto ships = shipContents(fleet, builtInFigures(), {});
    QStringList squadrons;
    for (const ShipContent& ship : *ships)
        squadrons += ship.squadron;
    const QString van = QStringLiteral("Van");
    const QString reserve = QString::fromUtf8("Réserve");
    QCOMPARE(squadrons, (QStringList{van, van, reserve, reserve, QString(), QString()}));
}

/// A class of one's own with the values of a built-in one stands on paper as that does, but for its name.
void ContentTest::aCopiedClassPrintsTheSame()
{
    for (const FleetShip& ship : everyClass().ships) {
        const ShipClass& known = *builtInFigures().classes.find(ship.classId);
        Fleet fleet = oneShip();
        fleet.ships = {ship};
        fleet.ships[0].name = "Argo";
        Fleet copied = fleet;
        setClass(copied.ships[0], copyOf(known, "own-" + known.id, "Other " + known.name));
        const ShipContent a = shipContents(fleet, builtInFigures(), {})->front();
        const ShipContent b = shipContents(copied, builtInFigures(), {})->front();
        QCOMPARE(b.className, QString::fromStdString("Other " + known.name));
        QCOMPARE(b.name, a.name);
        QCOMPARE(b.speed, a.speed);
        QCOMPARE(b.oars.count, a.oars.count);
        QCOMPARE(b.now.isOverloaded, a.now.isOverloaded);
        QCOMPARE(b.price.total.text(), a.price.total.text());
        QCOMPARE(b.facts.size(), a.facts.size());
        for (std::size_t i = 0; i < a.facts.size(); ++i)
            QCOMPARE(b.facts[i].value, a.facts[i].value);
        QCOMPARE(b.stores.size(), a.stores.size());
        for (std::size_t i = 0; i < a.stores.size(); ++i)
            QCOMPARE(b.stores[i].count, a.stores[i].count);
        QVERIFY(outlineTraits(copied.ships[0].fit).sizeClass == outlineTraits(fleet.ships[0].fit).sizeClass);
    }
}

void ContentTest::derivedValuesAreMarked()
{
    Problems problems;
    const ShipClass derived =
        readOwnClass(Json{{"name", "Corsair"}, {"rowers", 60}}, "c", {}, builtInFigures().classes, problems);
    QVERIFY(problems.empty());
    Fleet fleet = oneShip();
    setClass(fleet.ships[0], derived);
    fleet.ships[0].fit = derived.fit;
    QCOMPARE(shipContents(fleet, builtInFigures(), {})->front().className,
             QStringLiteral("Corsair (derived)"));
    QVERIFY(allText(sheetsOf(fleet)).contains(QStringLiteral("Corsair (derived)")));
}

/// The list is the squadrons' card as well: who commands them and his fate, and when they must test.
void ContentTest::squadronCardsSayWhoAndWhen()
{
    SheetOptions options = sheetsAlone();
    const std::size_t without = sheetsOf(plainFleet(), options).pages.size();
    options.coverList = true;
    const Document document = sheetsOf(plainFleet(), options);
    QCOMPARE(document.pages.size(), without + 1);
    const QString card = allText({{}, {document.pages.front()}});
    for (const char* wanted : {"Van", "Phormio son of Asopios (exceptional commander, +2), aboard Paralos",
                               "Crew Test when 1 of 2 are lost (SA-9.1)", "Réserve", "Πάραλος Σαλαμινία",
                               "Νικίας (poor admiral, −1)", "broken", "Side"})
        QVERIFY2(card.contains(QString::fromUtf8(wanted)), qPrintable(QString::fromUtf8(wanted) + card));
}

void ContentTest::overloadedShipSaysSo()
{
    Fleet fleet = oneShip();
    fleet.ships.front().fit.marines = 2; // three units where there is room for two
    QVERIFY(allText(sheetsOf(fleet)).contains(QStringLiteral("overloaded: now 4 cm")));
}

void ContentTest::rosterHoldsPriceAndFindings()
{
    const Document document = *fleetRoster(plainFleet(), builtInFigures(), {}, measurer);
    const QString text = allText(document);
    for (const char* wanted : {"Phormio's squadron", "429 BCE", "Paralos", "Captain Kleon", "Speed, cm 8",
                               "30.80", "Merchantman (sail only) ×2", "Allied contingent, −20%", "Commanders",
                               "Exceptional", "By the rules", "CP-6.4"})
        QVERIFY2(text.simplified().contains(QString::fromUtf8(wanted)), wanted);
    const QString sound = allText(*fleetRoster(oneShip(), builtInFigures(), {}, measurer));
    QVERIFY(!sound.contains(QStringLiteral("By the rules"))); // nothing is not told
}

void ContentTest::portHoldsItsWalls()
{
    const QString text = allText(*portCard(plainPort(), builtInFigures(), {}, measurer));
    for (const char* wanted : {"Πειραιεύς", "Kallikratidas", "Skilled +1", "Wall section 1", "Wall section 4",
                               "4 of 5 units of capacity taken", "Heavy engine +2", "Boiling oil", "Bees",
                               "Veteran garrison, x1.1", "Nothing stands on it.", "SA-15.11"})
        QVERIFY2(text.contains(QString::fromUtf8(wanted)), wanted);
    // Whose it is, and what its commander costs, who is in the price.
    const QString owned =
        allText(*portCard(plainPort(), builtInFigures(), {}, measurer, {Defences::Bought, "Athens", {}}));
    QVERIFY(owned.contains(QStringLiteral("Athens")) && !text.contains(QStringLiteral("Athens")));
    QVERIFY2(text.contains(QStringLiteral("Skilled +1 · 110.00 talents")), qPrintable(text));
    Fortification open = plainPort();
    open.sections.clear();
    QVERIFY(allText(*portCard(open, builtInFigures(), {}, measurer))
                .contains(QStringLiteral("The port has no walls.")));
    const std::vector<Phrase> marks{phrase("Turn %1: %2", 2, given("The mole gave way"))};
    const QString marked =
        allText(*portCard(plainPort(), builtInFigures(), {}, measurer, {Defences::Bought, {}, marks}));
    QVERIFY(marked.contains(QStringLiteral("By the umpire's hand")));
    QVERIFY(marked.contains(QStringLiteral("The mole gave way")));
    QVERIFY(!text.contains(QStringLiteral("umpire")));
}

void ContentTest::refusals()
{
    const auto said = [](const auto& result) {
        return result.has_value() ? QString() : QString::fromStdString(result.error().front().text());
    };
    Fleet empty;
    empty.name = "Nobody";
    QVERIFY(said(gameSheets(empty, nullptr, builtInFigures(), {}, measurer))
                .contains(QStringLiteral("no ships")));
    QVERIFY(said(fleetRoster(empty, builtInFigures(), {}, measurer)).contains(QStringLiteral("empty")));
    Fleet strange = plainFleet();
    strange.ships.front().classId = "submarine";
    QVERIFY(said(gameSheets(strange, nullptr, builtInFigures(), {}, measurer))
                .contains(QStringLiteral("submarine")));
    QVERIFY(said(fleetRoster(strange, builtInFigures(), {}, measurer)).contains(QStringLiteral("submarine")));
    SheetOptions options;
    options.perPage = 3;
    QVERIFY(said(gameSheets(plainFleet(), nullptr, builtInFigures(), options, measurer))
                .contains(QStringLiteral("1, 2 or 4")));
}

QTEST_APPLESS_MAIN(ContentTest)
#include "content_test.moc"
