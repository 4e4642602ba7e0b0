// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and cards of the squadron game call a squadron, its ships and who leads it the same.
#include <QTest>

#include <algorithm>

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
