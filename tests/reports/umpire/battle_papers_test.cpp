// SPDX-License-Identifier: GPL-3.0-or-later
// What is handed out before a battle and after it: it fits its pages, its map is to scale, and a side reads nothing that it
// may not know (CP-2.3).
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/battle/match/registry.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/deed/changes.h"
#include "core/campaign/gate/gate.h"
#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/battle_deeds.h"
#include "reports/umpire/battle_papers.h"
#include "reports/umpire/campaign_papers.h"
#include "reports/umpire/map_names.h"
#include "tests/core/campaign/campaign_fixture.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/umpire/battle_table.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The brief of a battle that comes with the program.
BattleBrief sampleBrief(const QString& name)
{
    QFile file(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/../../core/data/battles/")
               + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample battle");
    const Json json = Json::parse(file.readAll().toStdString());
    const auto noFiles = [](const std::string&) -> Result<std::string> { return problem({}, {}); };
    return *readBrief(json.at("brief"), "sample", builtInFigures(), noFiles);
}

QStringList sampleNames()
{
    return QDir(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/../../core/data/battles"))
        .entryList({QStringLiteral("*.json")});
}

} // namespace

class BattlePapersTest : public QObject {
    Q_OBJECT

private slots:
    void everyBattleHasItsBrief_data();
    void everyBattleHasItsBrief();
    void theMapIsToScale();
    void theCoastIsOnTheMap();
    void whatIsPlacedStandsOnTheMap();
    void whatStandsOnTheMapIsNamed();
    void aSidesBriefKeepsOthersSecrets();
    void anAllysFaithIsForItsHost();
    void theReportTellsWhatCame();
    void aSidesReportKeepsOthersSecrets();
    void aReplayIsToldTurnByTurn();
    void aTurnOfSquadronsBeginsWithItsEvent();
    void papersOfBattlesAreRefused();
};

void BattlePapersTest::everyBattleHasItsBrief_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : sampleNames())
        QTest::newRow(qPrintable(name)) << name;
    QVERIFY(sampleNames().size() >= 10);
}

/// On every paper, in both languages, by everybody's eyes and one side's.
void BattlePapersTest::everyBattleHasItsBrief()
{
    QFETCH(QString, name);
    const FontMeasurer fonts;
    for (const int viewer : {-1, 0}) {
        const auto matter = battleMatter(sampleBrief(name), viewer);
        QVERIFY(matter.has_value());
        for (const auto& [paper, paperName] : EnumNames<Paper>::names) {
            BattlePaperOptions options;
            options.sheets.paper = paper;
            options.sheets.language =
                paper == Paper::A5 || paper == Paper::A3 ? paperIn("nl") : SheetLanguage();
            const auto document = battleBrief(*matter, builtInFigures(), options, fonts);
            QVERIFY2(document.has_value(), qPrintable(document ? QString() : told(document.error())));
            const QStringList faults = geometryFaults(*document, fonts);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 6).join(QLatin1Char('\n'))));
            const QString text = allText(*document);
            for (const BriefSide& side : matter->brief.sides)
                QVERIFY2(text.contains(fromUtf8(side.name)), side.name.c_str());
            int maps = 0;
            for (const Page& page : document->pages)
                for (const Item& item : page.items)
                    if (const auto* drawing = std::get_if<Drawing>(&item))
                        maps += drawing->box.width > millimetres(60);
            QCOMPARE(maps, 1);
        }
    }
}

/// The bar of a free table measures what is written under it, and the table is drawn at that scale.
void BattlePapersTest::theMapIsToScale()
{
    const FontMeasurer fonts;
    const auto matter = battleMatter(sampleBrief(QStringLiteral("first-blood.json")), -1);
    const auto document = battleBrief(*matter, builtInFigures(), {}, fonts);
    QVERIFY(document.has_value());
    static const QRegularExpression scale(QStringLiteral("(\\d+) cm of the table; 1 : ([\\d.]+)"));
    const QRegularExpressionMatch match = scale.match(allText(*document));
    QVERIFY(match.hasMatch());
    const double smaller = match.captured(2).toDouble();
    const int measured = match.captured(1).toInt();
    int bar = 0;
    int table = 0;
    for (const Item& item : document->pages.back().items) {
        if (const auto* frame = std::get_if<Frame>(&item))
            bar += frame->box.width;
        if (const auto* drawing = std::get_if<Drawing>(&item))
            table = std::max(table, drawing->box.width);
    }
    QVERIFY(std::abs(bar * smaller - measured * 1000) < 20);
    QVERIFY(std::abs(table * smaller - 60 * 1000) < 20); // the table is 60 cm
}

/// A battle by the shore has its coast on the map, on whatever board.
void BattlePapersTest::theCoastIsOnTheMap()
{
    const FontMeasurer fonts;
    for (const char* name : {"the-new-bridges.json", "round-the-end.json"}) {
        const auto document =
            battleBrief(*battleMatter(sampleBrief(QString::fromUtf8(name)), -1), builtInFigures(), {}, fonts);
        QVERIFY(document.has_value());
        QVERIFY2(allText(*document).contains(QStringLiteral("Shore")), name);
    }
    const auto open = battleBrief(*battleMatter(sampleBrief(QStringLiteral("first-blood.json")), -1),
                                  builtInFigures(), {}, fonts);
    QVERIFY(!allText(*open).contains(QStringLiteral("Shore")));
}

void BattlePapersTest::whatIsPlacedStandsOnTheMap()
{
    const FontMeasurer fonts;
    BattleBrief brief = sampleBrief(QStringLiteral("first-blood.json"));
    const auto strokes = [&](const BattleBrief& of, int viewer) {
        const auto document = battleBrief(*battleMatter(of, viewer), builtInFigures(), {}, fonts);
        std::size_t most = 0;
        if (document)
            for (const Page& page : document->pages)
                for (const Item& item : page.items)
                    if (const auto* drawing = std::get_if<Drawing>(&item))
                        most = std::max(most, drawing->strokes.size());
        return most;
    };
    // The table, two strips, and three ships a side where the game proposes; a side sees its own.
    QCOMPARE(strokes(brief, -1), std::size_t(9));
    QCOMPARE(strokes(brief, 0), std::size_t(6));
    brief.weather.wind = Wind::Light;
    brief.weather.direction = 2;
    const auto document = battleBrief(*battleMatter(brief, -1), builtInFigures(), {}, fonts);
    QVERIFY(document.has_value());
    QVERIFY2(allText(*document).contains(QStringLiteral("Wind: light, from the east of the map")),
             qPrintable(allText(*document)));
}

void BattlePapersTest::aSidesBriefKeepsOthersSecrets()
{
    const BattleTable table;
    const QString own = table.paper(CampaignPaper::Brief, table.side("Megara"));
    const QString umpires = table.paper(CampaignPaper::Brief, SideId());
    int ships = 0;
    int theirs = 0;
    for (const BattleShipRecord* ship : partsOf(table.campaign, table.battle).ships) {
        const QString name = fromUtf8(ship->name);
        QVERIFY2(umpires.contains(name), ship->name.c_str());
        if (ship->sideNumber == 0)
            ships += own.contains(name);
        else {
            ++theirs;
            QVERIFY2(!own.contains(name), ship->name.c_str());
        }
    }
    QVERIFY(ships > 0 && theirs > 0);
    for (const BattleCommanderRecord* who : partsOf(table.campaign, table.battle).commanders) {
        QVERIFY(umpires.contains(fromUtf8(who->name)));
        QCOMPARE(own.contains(fromUtf8(who->name)), who->sideNumber == 0);
    }
    QVERIFY(own.contains(QStringLiteral("How strong they are is not known.")));
    QVERIFY(!umpires.contains(QStringLiteral("not known")));
    QVERIFY(own.contains(QStringLiteral("SA-9.2")));
    QVERIFY(own.contains(QStringLiteral("Off Nisaia")));
    // What was seen of them is told, and no more.
    BattleTable seen;
    const auto parts = partsOf(seen.campaign, seen.battle);
    for (const BattleFleetRecord* fleet : parts.fleets)
        if (fleet->sideNumber == 1) {
            SightingRecord sighting;
            sighting.id = Id<SightingRecord>{1};
            sighting.turn = seen.campaign.head().turn;
            sighting.side = seen.side("Megara");
            sighting.seenSide = seen.side("Aegina");
            sighting.fleet = fleet->fleet;
            sighting.name = fleet->name;
            sighting.ships = 17;
            seen.campaign.table<SightingRecord>()[sighting.id] = sighting;
        }
    QVERIFY(seen.paper(CampaignPaper::Brief, seen.side("Megara"))
                .contains(QStringLiteral("17 ships were counted, this week")));
}

/// SA-13.1, CP-9.1: who fights for pay is known to who pays, and to the umpire.
void BattlePapersTest::anAllysFaithIsForItsHost()
{
    BattleTable table;
    const auto parts = partsOf(table.campaign, table.battle);
    ContractRecord contract;
    contract.id = ContractId{1};
    contract.name = "Rhodians";
    contract.percent = -30;
    contract.reliability = 2;
    contract.side = table.side("Aegina");
    for (const BattleFleetRecord* fleet : parts.fleets)
        if (fleet->sideNumber == 1)
            contract.fleet = FleetId{fleet->fleet};
    table.campaign.table<ContractRecord>()[contract.id] = contract;
    const QString words = QStringLiteral("reliability 2 of 10");
    QVERIFY(table.paper(CampaignPaper::Brief, table.side("Aegina")).contains(words));
    QVERIFY(table.paper(CampaignPaper::Brief, SideId()).contains(words));
    QVERIFY(!table.paper(CampaignPaper::Brief, table.side("Megara")).contains(words));
    QVERIFY(!table.paper(CampaignPaper::Brief, table.side("Megara")).contains(QStringLiteral("reliability")));
}

void BattlePapersTest::theReportTellsWhatCame()
{
    BattleTable table;
    QVERIFY(table.paper(CampaignPaper::Report, SideId()).contains(QStringLiteral("has not been fought")));
    table.fight();
    const QString text = table.paper(CampaignPaper::Report, SideId());
    QVERIFY2(text.contains(QStringLiteral("Megara won. It lasted 7 turns.")), qPrintable(text));
    const BattleParts parts = partsOf(table.campaign, table.battle);
    int sunk = 0;
    int prizes = 0;
    for (const BattleShipRecord* ship : parts.ships) {
        QVERIFY2(text.contains(fromUtf8(ship->name)), ship->name.c_str());
        sunk += ship->fate == ShipFate::Sunk;
        prizes += ship->fate == ShipFate::Captured;
    }
    QCOMPARE(sunk, 1);
    QCOMPARE(prizes, 1);
    QVERIFY(text.contains(QStringLiteral("Prizes")));
    QVERIFY(text.contains(QStringLiteral("What followed")));
    QVERIFY(text.contains(QStringLiteral("CP-8"))); // why, by its rule
    const FontMeasurer fonts;
    for (const auto& [paper, name] : EnumNames<Paper>::names) {
        SheetOptions options;
        options.paper = paper;
        options.language = paper == Paper::A5 ? paperIn("nl") : SheetLanguage();
        const auto document = campaignPaper({CampaignPaper::Report, SideId(), {}, table.battle, false},
                                            table.campaign, builtInFigures(), options, fonts);
        QVERIFY(document.has_value());
        const QStringList faults = geometryFaults(*document, fonts);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 6).join(QLatin1Char('\n'))));
    }
}

/// A number stands beside what lies on the map, and below it who bears it; of those only that its reader may know of.
void BattlePapersTest::whatStandsOnTheMapIsNamed()
{
    const FontMeasurer fonts;
    int numbered = 0;
    for (const QString& name : sampleNames())
        for (const int viewer : {-1, 1}) {
            const auto matter = battleMatter(sampleBrief(name), viewer);
            const auto match = builtInRuleSets().open(matter->brief, builtInFigures());
            const auto document = battleBrief(*matter, builtInFigures(), {}, fonts);
            QVERIFY(match.has_value() && document.has_value());
            auto board = (*match)->boardView({viewer});
            if (!board)
                continue;
            std::erase_if(board->pieces,
                          [&](const BoardPiece& piece) { return viewer >= 0 && piece.side != viewer; });
            const QString text = allText(*document);
            int number = 0;
            for (const BoardPiece& piece : board->pieces) {
                const QString named = QString::number(++number) + QChar(0xa0) + Words::said(piece.name);
                QVERIFY2(text.contains(named), qPrintable(name + QStringLiteral(": ") + named));
            }
            for (const Page& page : document->pages)
                for (const Item& item : page.items)
                    if (const auto* map = std::get_if<Drawing>(&item);
                        map && map->description == QStringLiteral("Map of the deployment"))
                        for (const Item& on : page.items)
                            if (const auto* run = std::get_if<TextRun>(&on);
                                run && map->box.contains(run->box))
                                ++numbered;
        }
    QVERIFY2(numbered > 60, qPrintable(QString::number(numbered)));
    // Numbers cover neither what they stand beside nor one another; who is crowded in on all sides has none.
    std::vector<Box> crowd;
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column)
            crowd.push_back({2000 + column * 400, 2000 + row * 400, 300, 300});
    const Box map{0, 0, 6000, 6000};
    const auto numbers =
        numbersBeside(crowd, map, {{FontRole::Data, points(6.5)}, Ink::Full}, Typesetter(fonts));
    QVERIFY(numbers.size() >= 10 && numbers.size() < crowd.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        QVERIFY(map.contains(numbers[i].box));
        for (const Box& piece : crowd)
            QVERIFY(!piece.overlaps(numbers[i].box));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!numbers[j].box.overlaps(numbers[i].box));
    }
}

/// Of the enemy's ships a side knows that they were there and what fate they had; not how hurt those are that got away.
void BattlePapersTest::aSidesReportKeepsOthersSecrets()
{
    BattleTable table;
    table.fight();
    const QString victors = table.paper(CampaignPaper::Report, table.side("Megara"));
    const QString losers = table.paper(CampaignPaper::Report, table.side("Aegina"));
    const QString umpires = table.paper(CampaignPaper::Report, SideId());
    const QString hurt = QStringLiteral("eavy damage");
    QCOMPARE(umpires.count(hurt), 2); // the prize, and the one that got away
    QCOMPARE(losers.count(hurt), 2);
    QCOMPARE(victors.count(hurt), 1);
    QVERIFY(victors.contains(QStringLiteral("–"))); // another's value and losses
    const auto strangers = table.paper(CampaignPaper::Report, table.side("Athens"));
    QVERIFY2(strangers.contains(QStringLiteral("no part in this battle")), qPrintable(strangers));
}

void BattlePapersTest::aReplayIsToldTurnByTurn()
{
    const FontMeasurer fonts;
    BattleBrief brief = sampleBrief(QStringLiteral("first-blood.json"));
    for (BriefSide& side : brief.sides)
        side.captain = Temperament::Bold;
    auto match = builtInRuleSets().open(brief, builtInFigures());
    QVERIFY(match.has_value());
    playToEnd(**match);
    const Replay replay = replayOf(**match);
    const auto matter = battleMatter(replay, -1);
    QVERIFY(matter.has_value());
    const auto plain = battleReport(*matter, builtInFigures(), {}, fonts);
    const auto dice = battleReport(*matter, builtInFigures(), {{}, true}, fonts);
    QVERIFY(plain.has_value() && dice.has_value());
    for (const Document* document : {&*plain, &*dice}) {
        const QStringList faults = geometryFaults(*document, fonts);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 6).join(QLatin1Char('\n'))));
    }
    const QString prose = allText(*plain);
    const QString rolls = allText(*dice);
    QVERIFY(prose.contains(QStringLiteral("SA-9.2"))); // why it is over
    int turns = 0;
    for (int turn = 1; turn <= replay.outcome->turns; ++turn)
        turns += rolls.contains(QStringLiteral("Turn %1 ").arg(turn));
    QCOMPARE(turns, replay.outcome->turns);
    int rolled = 0;
    for (const Replay::Step& step : replay.steps)
        for (const BattleEvent& event : step.events) {
            rolled += static_cast<int>(event.dice.size());
            if (!event.dice.empty() && event.text.english().size() < 60)
                QVERIFY2(rolls.contains(Words::said(event.text)), event.text.english().c_str());
        }
    QVERIFY(rolled > 20);
    QVERIFY(rolls.count(QStringLiteral(" d10 ")) > 20);
    QVERIFY(!prose.contains(QStringLiteral("moves ")) || prose.size() < rolls.size());
    // By a side's eyes the same battle, told as far as it could see; Salamis ad Actium hides nothing.
    const auto seen = battleReport(*battleMatter(replay, 1), builtInFigures(), {}, fonts);
    QVERIFY2(seen.has_value(), qPrintable(seen ? QString() : told(seen.error())));
    QVERIFY(allText(*seen).contains(QStringLiteral("For Megara")));
    // A replay that was altered is none a side is told.
    Replay altered = replay;
    for (Replay::Step& step : altered.steps)
        for (BattleEvent& event : step.events)
            if (!event.dice.empty())
                event.dice.front().face = event.dice.front().face % 6 + 1;
    QVERIFY(!battleReport(*battleMatter(altered, 1), builtInFigures(), {}, fonts).has_value());
}

/// SQ-T2: what befalls the fleets, tests and all, is of the turn that it opens.
void BattlePapersTest::aTurnOfSquadronsBeginsWithItsEvent()
{
    BattleBrief brief = sampleBrief(QStringLiteral("the-line-and-the-columns.json"));
    QCOMPARE(brief.rules, std::string("squadrons"));
    for (BriefSide& side : brief.sides)
        side.captain = Temperament::Bold;
    auto match = builtInRuleSets().open(brief, builtInFigures());
    QVERIFY(match.has_value());
    playToEnd(**match);
    BattleEvents events;
    for (const MatchStep& step : (*match)->steps())
        events.insert(events.end(), step.events.begin(), step.events.end());
    int opened = 0;
    for (const ToldTurn& turn : inTurns(events))
        for (const BattleEvent& event : turn.events)
            if (event.kind == "event") {
                QVERIFY2(event.text.english().starts_with("Turn " + std::to_string(turn.number) + ":"),
                         event.text.english().c_str());
                QVERIFY(&event == &turn.events.front());
                ++opened;
            }
    QVERIFY(opened > 1);
}

void BattlePapersTest::papersOfBattlesAreRefused()
{
    const FontMeasurer fonts;
    const BattleTable table;
    for (const CampaignPaper kind : {CampaignPaper::Brief, CampaignPaper::Report}) {
        const auto none = campaignPaper({kind, SideId(), {}, BattleId{77}, false}, table.campaign,
                                        builtInFigures(), {}, fonts);
        QVERIFY(!none.has_value());
        QVERIFY(told(none.error()).contains(QStringLiteral("no battle 77")));
    }
    const auto fifth = battleMatter(sampleBrief(QStringLiteral("first-blood.json")), 4);
    QVERIFY(!fifth.has_value());
    QVERIFY(told(fifth.error()).contains(QStringLiteral("sides 1 to 2")));
}

QTEST_MAIN(BattlePapersTest)
#include "battle_papers_test.moc"
