// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed of battles, of a campaign and outside one: sheets, brief, report, and the codes by which a result finds
// its ships.
#include <QApplication>
#include <QFile>

#include <algorithm>
#include <set>

#include "app/battle/arranging/skirmish.h"
#include "app/battle/result/outcome/sheet_rows.h"
#include "app/battle/room/battle_room.h"
#include "core/battle/match/registry.h"
#include "core/campaign/actions/campaign_actions.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/battle_actions.h"
#include "db/campaign_file.h"
#include "reports/codes/fleet_codes.h"
#include "tests/app/paper/print_table.h"

using namespace navarch;

namespace {

/// The codes on a page.
std::vector<PaperCode> codesOn(const Page& page)
{
    std::vector<PaperCode> codes;
    for (const Item& item : page.items)
        if (const auto* square = std::get_if<QrSymbol>(&item))
            codes.push_back(readPaperCode(square->text.toStdString()).value());
    return codes;
}

std::set<std::pair<std::string, std::int64_t>> shipsIn(const Document& document)
{
    std::set<std::pair<std::string, std::int64_t>> ships;
    for (const Page& page : document.pages)
        for (const PaperCode& code : codesOn(page))
            for (const std::int64_t ship : code.ships)
                ships.emplace(code.tag, ship);
    return ships;
}

std::set<std::pair<std::string, std::int64_t>> shipsOf(const std::vector<RowCode>& rows)
{
    std::set<std::pair<std::string, std::int64_t>> ships;
    for (const RowCode& row : rows)
        ships.emplace(row.tag, row.number);
    return ships;
}

} // namespace

class BattlePrintTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<PrintTable>(m_folder);
        QVERIFY(m_table->campaign.isOpen());
    }
    void cleanup() { m_table.reset(); }

    void battlesHaveTheirPapers();
    void aBattlesSheetsAreOneJob();
    void aSideHasItsOwnSheets_CP2_3();
    void aRenamedWarTakesItsSheets();
    void aSkirmishHasItsPapers();
    void aFoughtSkirmishHasItsReport();
    void aReplayHasItsReport();

private:
    /// Kekryphaleia waits, under Trireme; the side of its first fleet.
    SideId arrange();
    [[nodiscard]] BattleId waiting() const;
    [[nodiscard]] std::vector<RowCode> rowsOf(BattleId battle) const;

    QTemporaryDir m_folder;
    std::unique_ptr<PrintTable> m_table;
};

SideId BattlePrintTest::arrange()
{
    const Campaign& all = *m_table->campaign.campaign();
    SideId first;
    ArrangeBattle arrange;
    arrange.name = "Kekryphaleia";
    arrange.rules = "trireme";
    for (const auto& [id, fleet] : all.table<FleetRecord>())
        if (fleet.name == "Ships of Aiakos" || fleet.name == "Ships of Nisaia") {
            arrange.fleets.push_back(id);
            first = fleet.side;
        }
    if (!m_table->campaign.perform(BeginCampaign{}) || !m_table->campaign.perform(arrange))
        return {};
    return first;
}

BattleId BattlePrintTest::waiting() const
{
    return m_table->campaign.campaign()->table<BattleRecord>().begin()->first;
}

std::vector<RowCode> BattlePrintTest::rowsOf(BattleId battle) const
{
    const CampaignFile& file = *m_table->campaign.file();
    const auto brief = briefOf(*file.campaign().find(battle), m_table->campaign.figures());
    return rowCodes(*brief, file.campaign(), warTag(file.identity()), battle);
}

/// CP-2.3: of a battle the umpire prints everything, a side what it knows of its own.
void BattlePrintTest::battlesHaveTheirPapers()
{
    PrintSource& source = m_table->source;
    source.setOrigin(QStringLiteral("papers"));
    QCOMPARE(source.papers()->kinds().size(), 4); // no battle yet
    const SideId first = arrange();
    QCOMPARE(source.papers()->kinds().size(), 6);
    source.papers()->setKind(QStringLiteral("brief"));
    QCOMPARE(source.papers()->battles().size(), 1);
    QVERIFY(source.papers()->battle() > 0);
    QVERIFY(m_table->settled());
    QCOMPARE(source.title(), QStringLiteral("Kekryphaleia"));
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("For the umpire")));
    QVERIFY(!source.papers()->mayTellDice());
    QCOMPARE(textsOf(source.sides()), (QStringList{QStringLiteral("The umpire"), QStringLiteral("Aegina"),
                                                   QStringLiteral("Megara")})); // whose battle it is
    source.setSide(static_cast<int>(first.value));
    QVERIFY(m_table->settled());
    QVERIFY(!m_table->job.pages()->wordsOn(0).contains(QStringLiteral("For the umpire")));
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("is not known")));
    // It has not been fought: there is nothing to report.
    source.papers()->setKind(QStringLiteral("report"));
    QVERIFY(source.papers()->battles().isEmpty() && source.isEmpty());
    QVERIFY(source.whyEmpty().contains(QStringLiteral("No battle has been fought")));
    const Campaign& all = *m_table->campaign.campaign();
    // A side without a part in it does not even hear of it.
    for (const auto& [id, side] : all.table<SideRecord>())
        if (side.name == "Corinth")
            m_table->campaign.setEyes(static_cast<int>(id.value));
    QCOMPARE(source.papers()->kinds().size(), 4);
    QCOMPARE(source.papers()->battle(), 0);
}

/// All its fleets at once, under its game, with a page on top that has a code for all ships of each: every ship that stands
/// in Enter a result, and no other.
void BattlePrintTest::aBattlesSheetsAreOneJob()
{
    QVERIFY(arrange());
    PrintSource& source = m_table->source;
    source.fleets()->chooseBattle(static_cast<int>(waiting().value));
    QCOMPARE(source.origin(), QStringLiteral("fleets"));
    QCOMPARE(source.title(), QStringLiteral("Kekryphaleia"));
    QCOMPARE(m_table->job.settings()->game(), QStringLiteral("trireme"));
    QVERIFY(textsOf(source.fleets()->choices()).contains(QStringLiteral("Kekryphaleia: 2 fleets")));
    QCOMPARE(source.fleets()->chosen(), -static_cast<int>(waiting().value));
    QVERIFY(m_table->settled());
    const Document& document = *m_table->job.pages()->document();
    const std::vector<PaperCode> codes = codesOn(document.pages.front());
    QCOMPARE(codes.size(), std::size_t{2});
    const auto rows = rowsOf(waiting());
    QCOMPARE(codes[0].ships.size() + codes[1].ships.size(), rows.size());
    QVERIFY(shipsIn({{}, {document.pages.front()}}) == shipsOf(rows));
    QVERIFY(shipsIn(document) == shipsOf(rows));
    // The lists have the same codes, and each fleet begins on the page that is said.
    const QString cover = m_table->job.pages()->wordsOn(0);
    std::vector<std::size_t> lists;
    for (std::size_t page = 1; page < document.pages.size(); ++page)
        if (const auto there = codesOn(document.pages[page]);
            !there.empty() && there.front().ships.size() > 1) {
            QVERIFY(lists.size() < 2 && there.front() == codes[lists.size()]);
            lists.push_back(page);
        }
    QCOMPARE(lists.size(), std::size_t{2});
    for (const std::size_t list : lists) {
        QVERIFY2(cover.contains(QStringLiteral("from page")), qPrintable(cover));
        QVERIFY2(cover.contains(QString::number(list + 1)), qPrintable(cover));
    }
    m_table->job.settings()->setTables(QStringLiteral("backs"));
    QVERIFY(m_table->settled());
    std::size_t fronts = 0;
    for (std::size_t page = 0; page < m_table->job.pages()->document()->pages.size(); ++page)
        if (m_table->job.pages()->document()->pages[page].face == Face::Front) {
            QCOMPARE(page % 2, std::size_t{0});
            ++fronts;
        }
    QVERIFY(fronts > 2);
    // Another game is had all the same, and what is no battle's leaves it.
    m_table->job.settings()->setGame(QStringLiteral("pompeius"));
    source.fleets()->setChosen(0);
    QCOMPARE(m_table->job.settings()->game(), QStringLiteral("pompeius"));
    // Once it waits no more, it is not chosen any more.
    source.fleets()->chooseBattle(static_cast<int>(waiting().value));
    m_table->campaign.undo();
    QCOMPARE(source.fleets()->chosen(), 0);
}

void BattlePrintTest::aSideHasItsOwnSheets_CP2_3()
{
    const SideId side = arrange();
    m_table->campaign.setEyes(static_cast<int>(side.value));
    m_table->source.fleets()->chooseBattle(static_cast<int>(waiting().value));
    QCOMPARE(m_table->source.material().fleets.size(), std::size_t{1});
    const FleetCodes& codes = m_table->source.material().fleets.front().codes;
    for (const std::int64_t ship : codes.rows)
        QVERIFY(
            m_table->campaign.campaign()->find(m_table->campaign.campaign()->find(ShipId{ship})->fleet)->side
            == side);
    for (const auto& [id, each] : m_table->campaign.campaign()->table<SideRecord>())
        if (each.name == "Corinth")
            m_table->campaign.setEyes(static_cast<int>(id.value));
    m_table->source.fleets()->chooseBattle(static_cast<int>(waiting().value));
    QCOMPARE(m_table->source.fleets()->chosen(), 0); // it has no part in it
}

/// A war by another name is the same war; two of one name are two.
void BattlePrintTest::aRenamedWarTakesItsSheets()
{
    QVERIFY(arrange());
    m_table->source.fleets()->chooseBattle(static_cast<int>(waiting().value));
    const auto printed = m_table->source.material().fleets.front().codes;
    QVERIFY(m_table->campaign.head()->rename(QStringLiteral("The war for Aegina")));
    const auto rows = rowsOf(waiting());
    QVERIFY(
        std::all_of(rows.begin(), rows.end(), [&](const RowCode& row) { return row.tag == printed.tag; }));
    PrintTable another(m_folder);
    QCOMPARE(another.campaign.head()->name(), QStringLiteral("The Saronic Gulf"));
    QVERIFY(another.source.material().fleets.front().codes.tag != printed.tag);
}

void BattlePrintTest::aSkirmishHasItsPapers()
{
    Skirmish skirmish;
    skirmish.choose(0);
    PrintSource& source = m_table->source;
    source.papers()->chooseSkirmish(&skirmish, BattlePaper::Brief);
    QCOMPARE(source.origin(), QStringLiteral("skirmish"));
    QVERIFY(m_table->settled());
    QCOMPARE(source.title(), QStringLiteral("First blood"));
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Nisos")));
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("For the umpire")));
    QCOMPARE(source.papers()->kinds().size(), 2); // it was not fought
    QCOMPARE(source.sides().size(), 3);
    source.setSide(2);
    QCOMPARE(source.side(), 2);
    QVERIFY(m_table->settled());
    QVERIFY(!m_table->job.pages()->wordsOn(0).contains(QStringLiteral("For the umpire")));
    // Its sheets go by what Enter a result knows its ships by.
    source.papers()->setKind(QStringLiteral("sheets"));
    QVERIFY(source.ofShips() && source.sides().isEmpty());
    QCOMPARE(m_table->job.settings()->game(), skirmish.game());
    QVERIFY(m_table->settled());
    QVERIFY(shipsIn(*m_table->job.pages()->document()) == shipsOf(rowCodes(skirmish.brief())));
    source.papers()->setKind(QStringLiteral("report"));
    QCOMPARE(source.papers()->kind(), QStringLiteral("sheets"));
    source.setOrigin(QStringLiteral("fleets"));
    QVERIFY(textsOf(source.origins()).contains(QStringLiteral("Skirmish: First blood")));
}

void BattlePrintTest::aFoughtSkirmishHasItsReport()
{
    Skirmish skirmish;
    skirmish.choose(0);
    for (int side = 0; side < 2; ++side)
        skirmish.setPlayer(side, QStringLiteral("steady"));
    BattleRoom room;
    room.pace()->setInterval(0);
    QVERIFY(skirmish.begin(&room));
    PrintSource& source = m_table->source;
    QVERIFY(!source.chooseTable(&room, BattlePaper::Report));
    QVERIFY(source.chooseTable(&room, BattlePaper::Brief));
    QCOMPARE(source.papers()->kinds().size(), 2);
    QVERIFY(QTest::qWaitFor([&] { return room.isOver(); }, 300'000));
    QVERIFY(source.chooseTable(&room, BattlePaper::Report));
    QCOMPARE(source.papers()->kinds().size(), 3);
    QVERIFY(source.papers()->mayTellDice());
    QVERIFY(m_table->settled());
    const QString words = m_table->job.pages()->wordsOn(0);
    QVERIFY2(words.contains(QStringLiteral("For the umpire")), qPrintable(words));
    QVERIFY(words.contains(source.title().section(QLatin1Char(' '), 0, 0)));
    const int pages = m_table->job.pages()->count();
    source.papers()->setDice(true);
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->count() > pages);
    source.papers()->setDice(false);
    source.setSide(1);
    QVERIFY(m_table->settled());
    QVERIFY(!m_table->job.pages()->wordsOn(0).contains(QStringLiteral("For the umpire")));
}

void BattlePrintTest::aReplayHasItsReport()
{
    auto match = builtInRuleSets().open(
        [] {
            Skirmish skirmish;
            skirmish.choose(0);
            return skirmish.brief();
        }(),
        builtInFigures());
    QVERIFY(match.has_value());
    while (!(*match)->isOver())
        (*match)->performCaptains((*match)->decisions().front().decision, Temperament::Bold);
    const QString path = m_folder.filePath(QStringLiteral("replay.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(replayJson(replayOf(**match)).dump()));
    file.close();
    BattleRoom room;
    room.start()->watchFile(QUrl::fromLocalFile(path));
    QVERIFY(QTest::qWaitFor([&] { return room.isOpen(); }, 300'000));
    QVERIFY(room.origin()->isPast() && room.history()->at() == 0 && room.origin()->pastBattle() == 0);
    PrintSource& source = m_table->source;
    QVERIFY(source.chooseTable(&room, BattlePaper::Report));
    QVERIFY(m_table->settled());
    QCOMPARE(source.papers()->kind(), QStringLiteral("report"));
    QVERIFY(m_table->job.pages()->count() >= 1);
    room.close();
    QVERIFY(!source.chooseTable(&room, BattlePaper::Report));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    BattlePrintTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "battle_print_test.moc"
