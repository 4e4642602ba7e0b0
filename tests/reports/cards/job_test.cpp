// SPDX-License-Identifier: GPL-3.0-or-later
// A whole job of several fleets, as it comes from the printer: what meets on a leaf, and that two papers never tell a player
// two things of one ship.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "reports/umpire/battle_matter.h"
#include "reports/umpire/battle_papers.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

std::vector<Frame> framesOf(const Page& page)
{
    std::vector<Frame> frames;
    for (const Item& item : page.items)
        if (const auto* frame = std::get_if<Frame>(&item))
            frames.push_back(*frame);
    return frames;
}

/// The back of a page of cards: one name again and again, on as many cards as the page before it has.
bool isBackOfCards(const Page& page)
{
    std::set<QString> texts;
    int count = 0;
    for (std::size_t i = 0; i + 1 < page.footAt; ++i)
        if (const auto* run = std::get_if<TextRun>(&page.items[i])) {
            texts.insert(run->text);
            ++count;
        }
    return count >= 18 && texts.size() <= 2 && framesOf(page).size() >= 18;
}

QStringList pagesOfPdf(const Document& document)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("job.pdf"));
    QFile file(path);
    const auto bytes = pdfOf(document);
    if (!bytes || !file.open(QIODevice::WriteOnly))
        return {};
    file.write(*bytes);
    file.close();
    QProcess read;
    read.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    read.waitForFinished(60000);
    QStringList pages = QString::fromUtf8(read.readAllStandardOutput()).split(QLatin1Char('\f'));
    pages.removeLast();
    return pages;
}

/// The figures of one ship on a page of one sheet: each label, and the value beside or under it.
std::map<QString, QString> factsOn(const Page& page)
{
    std::map<QString, QString> facts;
    for (std::size_t i = 0; i + 1 < page.items.size(); ++i) {
        const auto* label = std::get_if<TextRun>(&page.items[i]);
        const auto* value = std::get_if<TextRun>(&page.items[i + 1]);
        if (label && value && label->ink == Ink::Soft && value->ink == Ink::Full
            && std::abs(value->box.x - label->box.x) < 10 && value->box.y > label->box.y)
            facts.emplace(label->text, value->text);
    }
    // Of a track: what its first open box says, and of how many.
    for (std::size_t i = 0; i + 1 < page.items.size(); ++i) {
        const auto* label = std::get_if<TextRun>(&page.items[i]);
        if (!label || !std::holds_alternative<Frame>(page.items[i + 1]))
            continue;
        QString first;
        QString open;
        for (std::size_t j = i + 1; j < page.items.size(); ++j) {
            const auto* frame = std::get_if<Frame>(&page.items[j]);
            if (!frame)
                break;
            const auto* in = j + 1 < page.items.size() ? std::get_if<TextRun>(&page.items[j + 1]) : nullptr;
            if (!in || !frame->box.contains(in->box))
                break;
            first = first.isEmpty() ? in->text : first;
            if (open.isEmpty() && frame->mark == Frame::Mark::None)
                open = in->text;
            ++j;
        }
        if (!open.isEmpty())
            facts.emplace(label->text, open == first ? open : QStringLiteral("%1 (%2)").arg(open, first));
    }
    return facts;
}

/// The cells of a list's row by their columns' titles, of the row whose first cell is `label`.
std::map<QString, QString> cellsOf(const Page& page, const QString& label)
{
    std::map<QString, QString> cells;
    std::vector<const TextRun*> runs;
    for (const Item& item : page.items)
        if (const auto* run = std::get_if<TextRun>(&item))
            runs.push_back(run);
    const auto row =
        std::find_if(runs.begin(), runs.end(), [&](const TextRun* run) { return run->text == label; });
    const auto head = std::find_if(runs.begin(), runs.end(),
                                   [](const TextRun* run) { return run->text == QStringLiteral("No."); });
    if (row == runs.end() || head == runs.end())
        return cells;
    for (const TextRun* title : runs)
        if (title->box.y == (*head)->box.y)
            for (const TextRun* cell : runs)
                if (cell->box.y == (*row)->box.y
                    && (cell->box.x == title->box.x || cell->box.right() == title->box.right()))
                    cells[title->text] = cell->text;
    return cells;
}

} // namespace

class JobTest : public QObject {
    Q_OBJECT

private slots:
    void whatMeetsOnALeafBelongsTogether_data() { everyGame(); }
    void whatMeetsOnALeafBelongsTogether();
    void pagesAreNumberedThroughTheJob_data() { everyGame(); }
    void pagesAreNumberedThroughTheJob();
    void oneFigureStandsOnAllPapersOfAJob_data() { everyGame(); }
    void oneFigureStandsOnAllPapersOfAJob();
    void smallFleetsShareTheirPages();
    void severalFleetsOfASideAreOneInEveryPaper_data() { everyGame(); }
    void severalFleetsOfASideAreOneInEveryPaper();

private:
    FontMeasurer m_fonts;
};

/// The finished PDF folded into leaves: a back of cards lies behind the cards it belongs to, tables behind sheets where they
/// go there, and nothing lies behind what is cut to pieces.
void JobTest::whatMeetsOnALeafBelongsTogether()
{
    QFETCH(std::string, game);
    for (const bool hasRosters : {false, true})
        for (const ReferenceTables tables : {ReferenceTables::Foot, ReferenceTables::Backs})
            for (const int perPage : {1, 2, 4}) {
                PrintedJob job{{battered("Van"), battered("Second"), plainFleet()}, {}, hasRosters};
                job.options.game = game;
                job.options.cutOuts = true;
                job.options.perPage = perPage;
                job.options.tables = tables;
                const Document document = job.made(m_fonts);
                int backs = 0;
                int pairs = 0;
                for (std::size_t i = 0; i < document.pages.size(); ++i) {
                    const Page& page = document.pages[i];
                    const QString where = QStringLiteral("page %1, %2 a page").arg(i + 1).arg(perPage);
                    if (isBackOfCards(page)) {
                        ++backs;
                        QVERIFY2(i % 2 == 1, qPrintable(where));
                        const auto cards = framesOf(document.pages[i - 1]);
                        const auto behind = framesOf(page);
                        QCOMPARE(cards.size(), behind.size());
                        const int width = sizeOf(page.paper).width;
                        for (std::size_t card = 0; card < cards.size(); ++card)
                            QVERIFY(std::abs(width - cards[card].box.right() - behind[card].box.x) < 20);
                    }
                    if (page.face == Face::Back)
                        QVERIFY2(i % 2 == 1 && document.pages[i - 1].face == Face::Front, qPrintable(where));
                    if (page.face == Face::Front) {
                        QVERIFY2(i % 2 == 0 && document.pages[i + 1].face == Face::Back, qPrintable(where));
                        ++pairs;
                    }
                    if (page.face == Face::CutUp) {
                        QVERIFY2(i % 2 == 0, qPrintable(where));
                        QVERIFY(i + 1 == document.pages.size() || document.pages[i + 1].isFiller);
                    }
                    if (page.isFiller) // only where it keeps a front from another's back
                        QVERIFY2(i + 1 < document.pages.size()
                                     && (document.pages[i + 1].face == Face::Front
                                         || document.pages[i + 1].face == Face::CutUp
                                         || document.pages[i - 1].face == Face::CutUp),
                                 qPrintable(where));
                }
                QVERIFY(game != "pompeius" || backs > 10);
                QVERIFY(tables != ReferenceTables::Backs || pairs >= 3);
            }
}

/// The cover leads to the page where each fleet begins, the list to the page of each ship; read in the PDF.
void JobTest::pagesAreNumberedThroughTheJob()
{
    QFETCH(std::string, game);
    for (const int perPage : {1, 4}) {
        PrintedJob job{{battered("Van"), battered("Second")}, {}, perPage == 1};
        job.options.game = game;
        job.options.perPage = perPage;
        const Document document = job.made(m_fonts);
        const QStringList pages = pagesOfPdf(document);
        QCOMPARE(pages.size(), static_cast<qsizetype>(document.pages.size()));
        int led = 0;
        for (const Page& page : document.pages)
            for (const Item& item : page.items)
                if (const auto* run = std::get_if<TextRun>(&item); run && run->leadsTo > 0) {
                    const auto to = std::find_if(document.pages.begin(), document.pages.end(),
                                                 [&](const Page& each) { return each.mark == run->leadsTo; });
                    QVERIFY(to != document.pages.end());
                    QCOMPARE(run->text, QString::number(to - document.pages.begin() + 1));
                    ++led;
                }
        QVERIFY(led >= 6);
        for (qsizetype i = 0; i < pages.size(); ++i)
            QVERIFY2(pages[i].contains(QStringLiteral("%1 of %2").arg(i + 1).arg(pages.size())),
                     qPrintable(pages[i]));
        const QString label = fromUtf8(typedText(codesOf(job.fleets[1]).of(1)));
        if (game == "squadrons")
            continue;
        // The row of a ship on her list names the page that her sheet is on.
        int checked = 0;
        for (std::size_t i = 1; i < document.pages.size(); ++i)
            for (const auto& [title, cell] : cellsOf(document.pages[i], label))
                if (title == QStringLiteral("Page")) {
                    const int to = cell.toInt();
                    QVERIFY(to > 0
                            && textOf(document.pages[static_cast<std::size_t>(to) - 1]).contains(label));
                    ++checked;
                }
        QCOMPARE(checked, 1);
    }
}

/// Of every ship: what her list says stands on her sheet, word for word.
void JobTest::oneFigureStandsOnAllPapersOfAJob()
{
    QFETCH(std::string, game);
    if (game == "squadrons") // a card a squadron has no ship's figures
        return;
    PrintedJob job{{battered("Van")}, {}, true};
    job.options.game = game;
    job.options.tables = ReferenceTables::None;
    const Document document = job.made(m_fonts);
    const FleetCodes codes = codesOf(job.fleets.front());
    int compared = 0;
    for (std::size_t row = 0; row < codes.rows.size(); ++row) {
        const QString label = fromUtf8(typedText(codes.of(row)));
        std::map<QString, QString> listed;
        std::map<QString, QString> facts;
        QString sheet;
        for (const Page& page : document.pages) {
            if (const auto cells = cellsOf(page, label); !cells.empty())
                listed = cells;
            else if (textOf(page).contains(QStringLiteral("No. ") + label)) {
                facts = factsOn(page);
                sheet = textOf(page);
            }
        }
        for (const auto& [title, cell] : listed)
            if (const auto fact = facts.find(title);
                fact != facts.end() && title != QStringLiteral("Crew")
                && (game != homeGame || title != QStringLiteral("Speed"))) {
                QVERIFY2(fact->second.startsWith(cell), // a long one goes on below
                         qPrintable(label + QLatin1Char(' ') + title + QStringLiteral(": ") + fact->second
                                    + QStringLiteral(" on her sheet, on the list ") + cell));
                ++compared;
            }
        if (game != homeGame || facts.empty())
            continue;
        // The home game's speed: crossed boxes and a note; on the list what she makes.
        const FleetShip& ship = job.fleets.front().ships[row];
        const ShipFigures now =
            figuresNow(ship, *builtInFigures().classes.find(ship.classId), builtInFigures().prices.limits);
        QCOMPARE(listed.at(QStringLiteral("Speed")), asSheIs(now.speed, ship.fit.speed));
        QCOMPARE(listed.at(QStringLiteral("Turn")), asSheIs(now.turnClass, ship.fit.turnClass));
        if (now.speed != ship.fit.speed)
            QVERIFY2(sheet.contains(QStringLiteral("now %1 cm").arg(now.speed)), qPrintable(sheet));
        ++compared;
    }
    QVERIFY2(compared >= 5, qPrintable(QString::number(compared)));
}

/// Fleets of one or two ships do not take a page each, and tables stand once in a job.
void JobTest::smallFleetsShareTheirPages()
{
    Fleet small = plainFleet();
    small.ships.resize(2);
    small.commanders.clear();
    std::vector<Fleet> fleets(6, small);
    std::vector<FleetOfJob> all;
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        fleets[i].name = "Fleet " + std::to_string(i + 1);
        all.push_back({&fleets[i], {}});
        all.back().own.side = "Athens";
    }
    SheetOptions options;
    options.game = "trireme";
    options.perPage = 4;
    const auto job = fleetJob("War", all, builtInFigures(), options, false, m_fonts);
    // A cover, two pages of lists at most, three of sheets, one of tables.
    QVERIFY2(job->pages.size() <= 8, qPrintable(QString::number(job->pages.size())));
    QCOMPARE(allText(*job).count(QStringLiteral("TR-T4")), 1);
}

/// Two fleets of one side: its first list has what the brief of their battle has of both together, and what is counted down;
/// ships stand in the brief's order, and squadrons' cards are numbered through.
void JobTest::severalFleetsOfASideAreOneInEveryPaper()
{
    QFETCH(std::string, game);
    std::vector<Fleet> fleets;
    int number = 0;
    for (const char* name : {"Van", "Reserve", "Enemies"}) {
        Fleet& fleet = fleets.emplace_back(plainFleet());
        fleet.name = name;
        fleet.alliedPercent = 0;
        fleet.commanders.resize(1);
        fleet.commanders.front() = {std::string("Leader of ") + name, Post::Squadron, CommandQuality::Average,
                                    std::string(name) + " first"};
        fleet.ships = std::vector<FleetShip>(6, fleet.ships.front());
        for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
            fleet.ships[i].name = "Ship " + std::to_string(++number);
            fleet.ships[i].squadron = std::string(name) + (i < 3 ? " first" : " second");
            fleet.ships[i].condition = {};
        }
    }
    fleets[1].ships[4].condition.oarsLost = 1;
    std::vector<FleetOfJob> all;
    for (const Fleet& fleet : fleets) {
        all.push_back({&fleet, {}});
        all.back().own.side = &fleet == &fleets.back() ? "Corinth" : "Athens";
    }
    SheetOptions options;
    options.game = game;
    options.tables = ReferenceTables::None;
    const auto job = fleetJob("A battle", all, builtInFigures(), options, false, m_fonts);
    QVERIFY(job.has_value());
    const QString papers = allText(*job);

    BattleBrief brief;
    brief.rules = game;
    brief.sides.resize(2);
    brief.sides[0].name = "Athens";
    brief.sides[0].fleet = fleets[0];
    const auto join = [](auto& into, const auto& from) { into.insert(into.end(), from.begin(), from.end()); };
    join(brief.sides[0].fleet.ships, fleets[1].ships);
    join(brief.sides[0].fleet.commanders, fleets[1].commanders);
    brief.sides[1].name = "Corinth";
    brief.sides[1].fleet = fleets[2];
    const auto matter = battleMatter(brief, -1);
    QVERIFY(matter.has_value());
    const auto paper = battleBrief(*matter, builtInFigures(), {options, false}, m_fonts);
    QVERIFY(paper.has_value());
    const QString said = allText(*paper);

    const QRegularExpression ofBrief(
        QStringLiteral("12 ships on the table, ([0-9.]+) talents.*?without their losses it would be "
                       "([0-9.]+) talents.*?Its commanders are ([0-9.]+) talents"),
        QRegularExpression::DotMatchesEverythingOption);
    const auto sums = ofBrief.match(said);
    QVERIFY2(sums.hasMatch(), qPrintable(said));
    const QString together =
        QStringLiteral("Athens · 2 fleets · 12 ships · %1 talents · %2 as they stand · commanders %3")
            .arg(sums.captured(2), sums.captured(1), sums.captured(3));
    QVERIFY2(papers.count(together) == 1, qPrintable(together + QLatin1Char('\n') + papers));
    QCOMPARE(papers.count(QStringLiteral("Corinth · 1 fleets")), 0); // its list has the sum
    // What a game counts down, once a side.
    for (const char* counted :
         {"Hull points in all", "Deck points in all", "Laurels", "ROW! at 2 of 4", "ROW! at 1 of 2"}) {
        const QString label = QString::fromLatin1(counted);
        const bool isOfBoth = label.startsWith(QStringLiteral("ROW"));
        if (papers.contains(label))
            QCOMPARE(papers.count(label), isOfBoth ? 1 : 2);
    }
    QCOMPARE(papers.contains(QStringLiteral("ROW! at 2 of 4")), game == "squadrons");
    if (game == "squadrons")
        for (int card = 1; card <= 4; ++card)
            QVERIFY2(papers.count(QStringLiteral("No. %1").arg(card)) == (card <= 2 ? 2 : 1),
                     qPrintable(papers));
    // The same order in all of them.
    for (const QString& text : {papers, said}) {
        qsizetype at = 0;
        for (int ship = 1; ship <= 12 && at >= 0; ++ship)
            at = text.indexOf(QRegularExpression(QStringLiteral("Ship %1\\b").arg(ship)), at);
        QVERIFY2(at >= 0, qPrintable(text));
    }
}

QTEST_MAIN(JobTest)
#include "job_test.moc"
