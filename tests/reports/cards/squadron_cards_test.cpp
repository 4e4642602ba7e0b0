// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and cards of the squadron game call a squadron, its ships and who leads it the same.
#include <QTest>

#include <algorithm>
#include <set>

#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

/// So many triremes of one squadron; empty: of none.
Fleet triremes(int count, const std::string& squadron)
{
    Fleet fleet = plainFleet();
    FleetShip ship = fleet.ships.front();
    ship.squadron = squadron;
    ship.captain.clear();
    fleet.name = "Ships of Kimon";
    fleet.ships.clear();
    fleet.commanders.clear();
    for (int i = 0; i < count; ++i) {
        ship.name = "Ship " + std::to_string(i + 1);
        fleet.ships.push_back(ship);
    }
    return fleet;
}

PrintedJob jobOf(std::vector<Fleet> fleets)
{
    PrintedJob job{std::move(fleets), {}, false};
    job.options.game = "squadrons";
    job.options.tables = ReferenceTables::None;
    return job;
}

QStringList textsOf(const Document& document, FontRole role)
{
    QStringList texts;
    for (const Page& page : document.pages)
        for (const Item& item : page.items)
            if (const auto* run = std::get_if<TextRun>(&item); run && run->style.role == role)
                texts += run->text;
    return texts;
}

} // namespace

class SquadronCardsTest : public QObject {
    Q_OBJECT

private slots:
    void looseShipsHaveOneName();
    void looseShipsOfSeveralFleetsAreTheirSides();
    void squadronsOfOneNameAreToldApart_data();
    void squadronsOfOneNameAreToldApart();
    void fleetsOfOneNameAreToldApart();
    void whatStandsOffWeighsNothing();
    void aCaptainIsNoNavarchos();

private:
    FontMeasurer m_fonts;
};

/// That of their side, as in a battle's brief, over their rows and on their card.
void SquadronCardsTest::looseShipsHaveOneName()
{
    const Document document = jobOf({triremes(4, {})}).made(m_fonts);
    QVERIFY(textsOf(document, FontRole::Heading).contains(QStringLiteral("Athens")));
    QVERIFY(textsOf(document, FontRole::Title).contains(QStringLiteral("Athens")));
    QVERIFY(!allText(document).contains(QStringLiteral("In no squadron")));
    // Beside others they have a heading too, wherever they stand in the fleet.
    for (const bool areFirst : {true, false}) {
        Fleet mixed = triremes(4, {});
        const Fleet van = triremes(4, "Van");
        mixed.ships.insert(areFirst ? mixed.ships.end() : mixed.ships.begin(), van.ships.begin(),
                           van.ships.end());
        for (std::size_t i = 0; i < mixed.ships.size(); ++i)
            mixed.ships[i].name = "Ship " + std::to_string(i);
        PrintedJob job = jobOf({mixed});
        QVERIFY(textsOf(job.made(m_fonts), FontRole::Heading).contains(QStringLiteral("Athens")));
        job.options.game = "trireme"; // whose cards do not name them
        QVERIFY(textsOf(job.made(m_fonts), FontRole::Heading).contains(QStringLiteral("In no squadron")));
    }
}

/// Of a side with several fleets as well; where two have such, by the fleet besides.
void SquadronCardsTest::looseShipsOfSeveralFleetsAreTheirSides()
{
    for (const bool areBothLoose : {false, true}) {
        std::vector<Fleet> fleets{triremes(4, {}), triremes(4, areBothLoose ? "" : "Van")};
        fleets.back().name = "Ships of Alkmaion";
        std::vector<FleetOfJob> all;
        for (const Fleet& fleet : fleets) {
            all.push_back({&fleet, {}});
            all.back().own.side = "Athens";
        }
        SheetOptions options;
        options.game = "squadrons";
        options.tables = ReferenceTables::None;
        const auto job = fleetJob("A battle", all, builtInFigures(), options, false, m_fonts);
        QVERIFY(job.has_value());
        const QStringList headings = textsOf(*job, FontRole::Heading);
        const QStringList titles = textsOf(*job, FontRole::Title);
        QVERIFY(titles.contains(QStringLiteral("Ships of Kimon"))); // the list is the fleet's
        for (const QStringList& texts : {headings, titles}) {
            QCOMPARE(texts.contains(QStringLiteral("Athens")), !areBothLoose);
            QCOMPARE(texts.contains(QStringLiteral("Athens (Ships of Kimon)")), areBothLoose);
            QCOMPARE(texts.contains(QStringLiteral("Athens (Ships of Alkmaion)")), areBothLoose);
        }
    }
}

void SquadronCardsTest::squadronsOfOneNameAreToldApart_data()
{
    QTest::addColumn<QString>("side");
    QTest::addColumn<QString>("otherSide");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("squadrons");
    const auto row = [](const char* tag, const char* side, const char* otherSide, const char* name,
                        const QStringList& squadrons) {
        QTest::newRow(tag) << side << otherSide << name << squadrons;
    };
    row("of one side", "Athens", "Athens", "Ships of Alkmaion",
        QStringList{"Van (Ships of Kimon)", "Van (Ships of Alkmaion)"});
    row("of nobody knows whom", "", "", "Ships of Alkmaion",
        QStringList{"Van (Ships of Kimon)", "Van (Ships of Alkmaion)"});
    // Sheets say whose they are.
    row("of two sides", "Athens", "Corinth", "Ships of Alkmaion", QStringList{"Van", "Van"});
    row("of fleets of one name", "Athens", "Athens", "Ships of Kimon",
        QStringList{"Van (Ships of Kimon 1)", "Van (Ships of Kimon 2)"});
}

/// On lists, sheets, cards and rosters, with who commands them; what their codes say stays.
void SquadronCardsTest::squadronsOfOneNameAreToldApart()
{
    QFETCH(QString, side);
    QFETCH(QString, otherSide);
    QFETCH(QString, name);
    QFETCH(QStringList, squadrons);
    std::vector<Fleet> fleets{triremes(4, "Van"), triremes(4, "Van")};
    fleets.back().name = name.toStdString();
    for (Fleet& fleet : fleets) {
        const FleetShip other = fleet.ships.front();
        fleet.ships.push_back(other);
        fleet.ships.back().name = "Scout of " + fleet.name;
        fleet.ships.back().squadron = "Scouts of " + std::to_string(&fleet - fleets.data());
        fleet.commanders = {{"Leader", Post::Squadron, CommandQuality::Average, "Van"}};
    }
    for (const char* game : {"squadrons", "trireme"}) {
        std::vector<FleetOfJob> all{{&fleets[0], {}}, {&fleets[1], {}}};
        all[0].own.side = side.toStdString();
        all[1].own.side = otherSide.toStdString();
        SheetOptions options;
        options.game = game;
        options.tables = ReferenceTables::None;
        const auto job = fleetJob("A battle", all, builtInFigures(), options, true, m_fonts);
        QVERIFY(job.has_value());
        const QStringList headings = textsOf(*job, FontRole::Heading);
        const QStringList titles = textsOf(*job, FontRole::Title);
        for (const QString& squadron : squadrons) {
            // Its fleet's list and roster; of the squadron game its card.
            const int ofOne = squadrons.count(squadron);
            QCOMPARE(headings.count(squadron), 2 * ofOne);
            if (options.game == "squadrons")
                QCOMPARE(titles.count(squadron), ofOne);
        }
        QCOMPARE(headings.contains(QStringLiteral("Van")), squadrons.contains(QStringLiteral("Van")));
        QVERIFY(headings.contains(QStringLiteral("Scouts of 0"))); // nobody else's
        std::set<std::string> codes;
        for (const Page& page : job->pages)
            for (const Item& item : page.items)
                if (const auto* square = std::get_if<QrSymbol>(&item))
                    codes.insert(square->text.toStdString());
        for (const Fleet& fleet : fleets)
            QVERIFY(std::any_of(codes.begin(), codes.end(), [&](const std::string& text) {
                const auto code = readPaperCode(text);
                return code && code->tag == codesOf(fleet).tag;
            }));
    }
}

/// On the cover, over their lists, on pages that go on and at the foot.
void SquadronCardsTest::fleetsOfOneNameAreToldApart()
{
    for (const bool isOneSide : {false, true}) {
        const std::vector<Fleet> fleets{triremes(4, "Van"), triremes(4, "Rear")};
        std::vector<FleetOfJob> all{{&fleets[0], {}}, {&fleets[1], {}}};
        all[0].own.side = "Athens";
        all[1].own.side = isOneSide ? "Athens" : "Corinth";
        SheetOptions options;
        options.game = "squadrons";
        options.tables = ReferenceTables::None;
        const auto job = fleetJob("A battle", all, builtInFigures(), options, false, m_fonts);
        QVERIFY(job.has_value());
        const QStringList titles = textsOf(*job, FontRole::Title);
        for (const QString& name : isOneSide
                                       ? QStringList{"Ships of Kimon 1", "Ships of Kimon 2"}
                                       : QStringList{"Ships of Kimon (Athens)", "Ships of Kimon (Corinth)"})
            QCOMPARE(titles.count(name), 2); // the cover and the list
        QVERIFY(!titles.contains(QStringLiteral("Ships of Kimon")));
    }
}

/// SQ-18.1: a ship of severe damage is on the list, on no card and in no weight.
void SquadronCardsTest::whatStandsOffWeighsNothing()
{
    Fleet fleet = triremes(5, "Van");
    fleet.ships.back().condition.damage = Damage::Severe;
    const Document document = jobOf({fleet}).made(m_fonts);
    const QString list = textOf(document.pages.front());
    const QString row = list.mid(list.indexOf(QStringLiteral("Ship 5")));
    QVERIFY2(row.contains(QStringLiteral("stands off –")), qPrintable(row));
    QVERIFY2(allText(document).contains(QStringLiteral("weight 12")), qPrintable(allText(document)));
}

/// A squadron without a commander has an open place, and its first ship's captain is not wounded in it.
void SquadronCardsTest::aCaptainIsNoNavarchos()
{
    Fleet fleet = triremes(4, "Van");
    fleet.ships.front().captain = "Kleon";
    fleet.ships.front().condition.captain = PersonState::Wounded;
    PrintedJob job = jobOf({fleet});
    job.options.coverList = false;
    const Document document = job.made(m_fonts);
    const QString text = allText(document);
    QVERIFY2(text.contains(QStringLiteral("Navarchos")) && !text.contains(QStringLiteral("Kleon")),
             qPrintable(text));
    for (const Page& page : document.pages)
        for (std::size_t i = 0; i + 1 < page.items.size(); ++i) {
            const auto* box = std::get_if<Frame>(&page.items[i]);
            const auto* word = std::get_if<TextRun>(&page.items[i + 1]);
            if (box && word && word->text == QStringLiteral("wounded"))
                QVERIFY(box->mark == Frame::Mark::None);
        }
}

QTEST_MAIN(SquadronCardsTest)
#include "squadron_cards_test.moc"
