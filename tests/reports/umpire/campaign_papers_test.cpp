// SPDX-License-Identifier: GPL-3.0-or-later
// What an umpire hands out: it fits its pages, and a side reads nothing that only another knows.
#include <QTest>

#include <map>
#include <vector>

#include "core/campaign/calendar.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/money/treasury.h"
#include "core/data/figures.h"
#include "reports/lists/price_lines.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/campaign_papers.h"
#include "reports/web/chronicle_page.h"
#include "reports/words.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

class CampaignPapersTest : public QObject {
    Q_OBJECT

private slots:
    void campaignPapersFitTheirPages();
    void pagesThatGoOnSayWithWhat();
    void oneShipIsNotSeveral();
    void aSidesPapersKeepOthersSecrets();
    void theChronicleInPlainTextTellsASideItsOwn();
    void whatIsSlightIsToldInOneLineEverywhere();
    void manyDiceStandBelowWhatTheyAreFor();
    void campaignPapersNeedTheirSide();
    void theTurnReportSaysHowItsSideStands();
};

void CampaignPapersTest::campaignPapersFitTheirPages()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    const SideId side = campaign.table<SideRecord>().begin()->first;
    for (auto& [id, fleet] : campaign.table<FleetRecord>())
        fleet.name = fullestFleet().name + std::to_string(id.value);
    for (const auto& [kind, kindName] : EnumNames<CampaignPaper>::names)
        for (const auto& [paper, paperName] : EnumNames<Paper>::names) {
            if (isOfBattle(kind)) // battle_papers_test
                continue;
            SheetOptions options;
            options.paper = paper;
            options.language = paper == Paper::A5 ? paperIn("nl") : SheetLanguage();
            const auto document = campaignPaper({kind, side, {}}, campaign, builtInFigures(), options, fonts);
            QVERIFY(document.has_value());
            const QStringList faults = geometryFaults(*document, fonts);
            QVERIFY2(faults.isEmpty(), qPrintable(QString::fromUtf8(kindName.data())
                                                  + faults.mid(0, 5).join(QLatin1Char('\n'))));
        }
}

/// A table that goes on over the page has the words over it there as well.
void CampaignPapersTest::pagesThatGoOnSayWithWhat()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    for (std::int64_t number = 0; number < 120; ++number) {
        ChronicleRecord entry;
        entry.id = Id<ChronicleRecord>{900'000 + number};
        entry.year = campaign.head().year;
        entry.month = campaign.head().month;
        entry.week = campaign.head().week;
        entry.kind = "note";
        entry.text = "A ship was seen.";
        campaign.table<ChronicleRecord>()[entry.id] = entry;
    }
    const auto chronicle =
        campaignPaper({CampaignPaper::Chronicle, SideId(), {}}, campaign, builtInFigures(), {}, fonts);
    QVERIFY(chronicle.has_value());
    QVERIFY2(chronicle->pages.size() > 1, qPrintable(QString::number(chronicle->pages.size())));
    for (std::size_t page = 0; page < chronicle->pages.size(); ++page) {
        Document alone;
        alone.pages = {chronicle->pages[page]};
        QCOMPARE(allText(alone).contains(QStringLiteral("Chronicle, continued")), page > 0);
        // Every page says when, and once: all of it happened in one week.
        const QString date = Words::said(phraseOf(dateOf(campaign.head())));
        QCOMPARE(allText(alone)
                     .mid(page > 0 ? 0 : allText(alone).indexOf(QStringLiteral("What happened")))
                     .count(date),
                 1);
    }
}

void CampaignPapersTest::oneShipIsNotSeveral()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    const SideId side = campaign.table<SideRecord>().begin()->first;
    std::map<FleetId, int> kept;
    std::vector<ShipId> gone;
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (kept[ship.fleet]++ > 0)
            gone.push_back(id);
    for (const ShipId id : gone)
        campaign.table<ShipRecord>().erase(id);
    const auto orders =
        campaignPaper({CampaignPaper::Orders, side, {}}, campaign, builtInFigures(), {}, fonts);
    QVERIFY(orders.has_value());
    const QString text = allText(*orders);
    QVERIFY2(text.contains(QStringLiteral("one ship ready")) && !text.contains(QStringLiteral("1 ships")),
             qPrintable(text));
}

/// CP-2.3: of what only another side knows, nothing stands on a side's papers; the umpire's chronicle has it all.
void CampaignPapersTest::aSidesPapersKeepOthersSecrets()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    auto& sides = campaign.table<SideRecord>();
    const SideId own = sides.begin()->first;
    const SideId other = std::next(sides.begin())->first;
    const auto write = [&](std::int64_t number, const char* text, SideId who) {
        ChronicleRecord entry;
        entry.id = Id<ChronicleRecord>{number};
        entry.turn = campaign.head().turn;
        entry.year = campaign.head().year;
        entry.kind = "note";
        entry.text = text;
        entry.open = false;
        entry.side = who;
        campaign.table<ChronicleRecord>()[entry.id] = entry;
    };
    write(900001, "Our spy is in their harbour.", own);
    write(900002, "Their spy is in our harbour.", other);
    const auto textOf = [&](CampaignPaper kind, SideId whose) {
        return allText(*campaignPaper({kind, whose, {}}, campaign, builtInFigures(), {}, fonts));
    };
    for (const CampaignPaper kind : {CampaignPaper::TurnReport, CampaignPaper::Chronicle}) {
        const QString text = textOf(kind, own);
        QVERIFY(text.contains(QStringLiteral("Our spy")));
        QVERIFY(!text.contains(QStringLiteral("Their spy")));
    }
    const QString umpires = textOf(CampaignPaper::Chronicle, SideId());
    QVERIFY(umpires.contains(QStringLiteral("Our spy")) && umpires.contains(QStringLiteral("Their spy")));
    const QString orders = textOf(CampaignPaper::Orders, own);
    int ownFleets = 0;
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        ownFleets += fleet.side == own && orders.contains(fromUtf8(fleet.name));
        if (fleet.side != own)
            QVERIFY2(!orders.contains(fromUtf8(fleet.name)), fleet.name.c_str());
    }
    QVERIFY(ownFleets > 0);
    // The ledger's last balance is what the treasury holds.
    const QString ledger = textOf(CampaignPaper::Ledger, own);
    QVERIFY(ledger.contains(printedAmount(balanceOf(campaign, own))));
}

/// CP-2.3, in the language that is asked for.
void CampaignPapersTest::theChronicleInPlainTextTellsASideItsOwn()
{
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    auto& told = campaign.table<ChronicleRecord>();
    told.clear();
    QCOMPARE(plainChronicle(campaign, {}),
             campaign.head().name + "\nAs the umpire knows it\n\nNothing is written yet.\n");
    auto& sides = campaign.table<SideRecord>();
    const SideId own = sides.begin()->first;
    const SideRecord& other = std::next(sides.begin())->second;
    const auto write = [&](int number, const char* kind, const char* text, bool isOpen, SideId who) {
        ChronicleRecord entry;
        entry.id = Id<ChronicleRecord>{900'000 + number};
        entry.year = campaign.head().year;
        entry.kind = kind;
        entry.text = text;
        entry.rule = "CP-7.4";
        entry.open = isOpen;
        entry.side = who;
        told[entry.id] = entry;
    };
    write(1, "storm", "A storm off Aigina.", true, {});
    write(2, "storm", "Theirs alone.", false, other.id);
    write(3, "note", "For one pair of eyes.", false, {});
    const QString all = fromUtf8(plainChronicle(campaign, {}));
    QVERIFY(all.contains(fromUtf8("Theirs alone. [CP-7.4 \u00b7 known to " + other.name + "]")));
    QVERIFY(all.contains(fromUtf8("eyes. [the umpire's note \u00b7 CP-7.4 \u00b7 for the umpire]")));
    const QString page = fromUtf8(plainChronicle(campaign, own));
    QVERIFY(page.contains(fromUtf8("A storm off Aigina. [CP-7.4]")));
    QVERIFY(!page.contains(fromUtf8("Theirs")) && !page.contains(fromUtf8("eyes")));
    QVERIFY(!page.contains(fromUtf8("known to"))); // it is not told who else knows
    const QString dutch = fromUtf8(plainChronicle(campaign, {}, paperIn("nl")));
    for (const char* english : {"As the umpire", "known to", "the umpire's note", "for the umpire"})
        QVERIFY2(!dutch.contains(fromUtf8(english)), english);
}

/// A battle among sightings stands before them, and they behind their count: on paper, as a page and as plain text.
void CampaignPapersTest::whatIsSlightIsToldInOneLineEverywhere()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    auto& told = campaign.table<ChronicleRecord>();
    told.clear();
    const auto write = [&](const char* kind, const char* text) {
        ChronicleRecord entry;
        entry.id = Id<ChronicleRecord>{900'001 + static_cast<std::int64_t>(told.size())};
        entry.turn = campaign.head().turn;
        entry.year = campaign.head().year;
        entry.month = campaign.head().month;
        entry.week = campaign.head().week;
        entry.kind = kind;
        entry.text = text;
        told[entry.id] = entry;
    };
    write("sighted", "Red sees Blue.");
    write("sighted", "Red sees Blue.");
    write("sighted", "Blue sees Red.");
    write("battle-fought", "They fight.");
    const SideId side = campaign.table<SideRecord>().begin()->first;
    for (const CampaignPaper kind : {CampaignPaper::TurnReport, CampaignPaper::Chronicle}) {
        const auto paper = campaignPaper({kind, side, {}}, campaign, builtInFigures(), {}, fonts);
        QVERIFY(paper.has_value());
        QString text = allText(*paper);
        text.replace(QLatin1Char('\n'), QLatin1Char(' '));
        QVERIFY2(text.contains(QStringLiteral("3 sightings: Red sees Blue. (\u00d72)")), qPrintable(text));
        QCOMPARE(text.count(QStringLiteral("Red sees Blue.")), 1);
        QVERIFY(text.indexOf(QStringLiteral("They fight.")) < text.indexOf(QStringLiteral("3 sightings")));
    }
    const QString page = fromUtf8(chronicleWebPage(campaign, {}));
    QVERIFY2(page.contains(QStringLiteral("<summary>3 sightings</summary>")), qPrintable(page));
    QVERIFY(page.indexOf(QStringLiteral("<p class=\"great\">They fight."))
            < page.indexOf(QStringLiteral("<details>")));
    QCOMPARE(page.count(QStringLiteral("Red sees Blue.")), 2); // behind the line is all of it
    const QString plain = fromUtf8(plainChronicle(campaign, {}));
    QVERIFY2(plain.contains(QStringLiteral("  They fight.\n  3 sightings:\n    Red sees Blue.\n")),
             qPrintable(plain));
}

/// A storm rolls for every ship of a fleet: in the column of the rules that took a page, and more than one.
void CampaignPapersTest::manyDiceStandBelowWhatTheyAreFor()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    auto& told = campaign.table<ChronicleRecord>();
    told.clear();
    ChronicleRecord storm;
    storm.id = Id<ChronicleRecord>{900'001};
    storm.turn = campaign.head().turn;
    storm.year = campaign.head().year;
    storm.month = campaign.head().month;
    storm.week = campaign.head().week;
    storm.kind = "storm";
    storm.text = "A storm catches them.";
    storm.rule = "CP-7.4";
    for (int i = 1; storm.dice.size() < 1900; ++i)
        storm.dice += (i > 1 ? ", d10 7 (Hemiolia " : "d10 7 (Hemiolia ") + std::to_string(i) + " holds)";
    told[storm.id] = storm;
    for (const Paper paper : {Paper::A4, Paper::A5}) {
        SheetOptions options;
        options.paper = paper;
        const auto document =
            campaignPaper({CampaignPaper::Chronicle, {}, {}}, campaign, builtInFigures(), options, fonts);
        QVERIFY(document.has_value());
        QVERIFY(document->pages.size() <= (paper == Paper::A4 ? 1u : 2u));
        const QStringList faults = geometryFaults(*document, fonts);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 5).join(QLatin1Char('\n'))));
        QString text = allText(*document);
        text.replace(QLatin1Char('\n'), QLatin1Char(' '));
        for (const char* ship : {"Hemiolia 1 ", "Hemiolia 31 ", "Hemiolia 60 "})
            QVERIFY2(text.contains(QString::fromLatin1(ship)), ship);
    }
    // A few stay beside their rule.
    told.begin()->second.dice = "d10 7 (holds), d10 2 (fails)";
    const auto document =
        campaignPaper({CampaignPaper::Chronicle, {}, {}}, campaign, builtInFigures(), {}, fonts);
    QString text = allText(*document);
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    QVERIFY2(text.contains(QStringLiteral("CP-7.4: d10 7 (holds), d10 2 (fails)")), qPrintable(text));
}

void CampaignPapersTest::campaignPapersNeedTheirSide()
{
    const FontMeasurer fonts;
    const Campaign campaign =
        *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    for (const SideId side : {SideId(), SideId{77777}}) {
        const auto document =
            campaignPaper({CampaignPaper::Orders, side, {}}, campaign, builtInFigures(), {}, fonts);
        QVERIFY(!document.has_value());
        QVERIFY2(QString::fromStdString(document.error().front().text()).contains(QStringLiteral("side")),
                 qPrintable(QString::fromStdString(document.error().front().text())));
    }
}

/// CP-2.1, CP-4.3, CP-10.1: with whom it keeps peace, what it owes and how far it is; of what others owe nothing.
void CampaignPapersTest::theTurnReportSaysHowItsSideStands()
{
    const FontMeasurer fonts;
    Campaign campaign = *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    const auto first = campaign.table<SideRecord>().begin();
    const SideRecord& own = first->second;
    const SideRecord& friendly = std::next(first)->second;
    const SideRecord& stranger = std::next(first, 2)->second;
    const auto report = [&](SideId side) {
        return allText(
            *campaignPaper({CampaignPaper::TurnReport, side, {}}, campaign, builtInFigures(), {}, fonts));
    };
    QVERIFY(report(own.id).contains(QStringLiteral("at war with every other side")));
    campaign.table<RelationRecord>()[Id<RelationRecord>{900001}] = {
        Id<RelationRecord>{900001}, own.id, friendly.id, Relation::Truce, campaign.head().turn + 3};
    campaign.table<LoanRecord>()[LoanId{900002}] = {LoanId{900002}, own.id, 0, Talents::whole(60),
                                                    Talents::whole(61)};
    const QString text = report(own.id);
    for (const char* told : {"keep a truce for 3 weeks", "owes lenders 61.00 talents"})
        QVERIFY2(text.contains(QLatin1String(told)), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("To victory"))
            && !text.contains(QStringLiteral("every other side")));
    QVERIFY(report(friendly.id).contains(QStringLiteral("keep a truce for 3 weeks")));
    QVERIFY(!report(friendly.id).contains(QStringLiteral("lenders")));
    QVERIFY(!report(stranger.id).contains(QStringLiteral("truce")));
}

QTEST_MAIN(CampaignPapersTest)
#include "campaign_papers_test.moc"
