// SPDX-License-Identifier: GPL-3.0-or-later
// Record sheets of the games: nothing overlaps or is cut, every value stands, and a reader of the PDF finds it.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "core/data/figures.h"
#include "core/rules/pompeius/figures/tables.h"
#include "core/rules/ramming_speed/figures/tables.h"
#include "reports/cards/cut_outs.h"
#include "reports/cards/game_sheets.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

Result<Document> made(const Fleet& fleet, const SheetOptions& options, const TextMeasurer& measurer)
{
    return gameSheets(fleet, nullptr, builtInFigures(), options, measurer);
}

SheetOptions optionsFor(const std::string& game, Paper paper = Paper::A4, int perPage = 1)
{
    SheetOptions options;
    options.game = game;
    options.paper = paper;
    options.perPage = perPage;
    return options;
}

int crossed(const Document& document)
{
    int count = 0;
    for (const Page& page : document.pages)
        for (const Item& item : page.items)
            if (const auto* frame = std::get_if<Frame>(&item))
                count += frame->mark == Frame::Mark::Hatch;
    return count;
}

QString told(const Problems& problems)
{
    return QString::fromStdString(problems.front().text());
}

QString plain(QString text)
{
    for (const char16_t mark : {u'\u202a', u'\u202b', u'\u202c', u'\u200e', u'\u200f'})
        text.remove(QChar(mark));
    return text.simplified();
}

QString outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

void addGames()
{
    QTest::addColumn<std::string>("game");
    for (const SheetsOfGame& game : builtInSheets())
        if (game.papers)
            QTest::newRow(game.rules.data()) << std::string(game.rules);
}

} // namespace

class CardsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlapsNothingIsCut_data();
    void nothingOverlapsNothingIsCut();
    void everySheetStandsOnThePageTheListNames_data() { addGames(); }
    void everySheetStandsOnThePageTheListNames();
    void lossesAreMarkedUnlessBlank_data() { addGames(); }
    void lossesAreMarkedUnlessBlank();
    void everyTextReadsBack_data() { addGames(); }
    void everyTextReadsBack();
    void namesStandInFullOnTheList_data() { addGames(); }
    void namesStandInFullOnTheList();
    void tablesCarryTheFigures();
    void backsFollowEveryPage();
    void numbersToAPageAreRefused();
    void rulersAreTrue();
    void damageCardsMeetTheirBacks();
    void dutchSheetsSpeakDutch();
    void savedInkIsBlackAndGrey();
    void paperOfTheFile();
    void squadronsArePartedByTheHeavierFleet();

private:
    QString pdf(const Document& document)
    {
        const QString path = m_folder.filePath(QStringLiteral("cards.pdf"));
        const auto bytes = pdfOf(document);
        QFile file(path);
        if (bytes && file.open(QIODevice::WriteOnly | QIODevice::Truncate))
            file.write(*bytes);
        return path;
    }

    QTemporaryDir m_folder;
};

void CardsTest::nothingOverlapsNothingIsCut_data()
{
    everyGameOnEveryPaper();
}

/// At the longest names and the fullest ships, one, two, four and eight to a page, in both languages.
void CardsTest::nothingOverlapsNothingIsCut()
{
    QFETCH(std::string, game);
    QFETCH(int, paper);
    const FontMeasurer fonts;
    const RuleMeasurer rule;
    for (const int perPage : {1, 2, 4, 8}) {
        if (perPage == 8 && static_cast<Paper>(paper) != Paper::A3)
            continue;
        SheetOptions options = optionsFor(game, static_cast<Paper>(paper), perPage);
        options.cutOuts = perPage == 1;
        options.language = perPage == 2 ? paperIn("nl") : SheetLanguage();
        if (perPage == 4)
            options.tables = ReferenceTables::Backs;
        for (const Fleet& fleet : {fullestFleet(), plainFleet()}) {
            const auto& measurer = fleet.ships.size() > 4 ? static_cast<const TextMeasurer&>(fonts)
                                                          : static_cast<const TextMeasurer&>(rule);
            const auto document = made(fleet, options, measurer);
            const bool isTiny = perPage == 8 || (perPage == 4 && options.paper == Paper::A5);
            if (!document && isTiny && fleet.ships.size() == 4) {
                QVERIFY(told(document.error()).contains(QStringLiteral("too full for")));
                continue;
            }
            QVERIFY2(document.has_value(), qPrintable(document ? QString() : told(document.error())));
            const QStringList faults = geometryFaults(*document, measurer);
            QVERIFY2(faults.isEmpty(), qPrintable(QString::number(perPage) + " to a page: "
                                                  + faults.mid(0, 8).join(QLatin1Char('\n'))));
            for (const Page& page : document->pages)
                QCOMPARE(page.paper, options.paper);
        }
    }
}

void CardsTest::everySheetStandsOnThePageTheListNames()
{
    QFETCH(std::string, game);
    const FontMeasurer fonts;
    SheetOptions options = optionsFor(game);
    options.tables = ReferenceTables::None;
    const Fleet fleet = plainFleet();
    const auto document = made(fleet, options, fonts);
    QVERIFY(document.has_value());
    const bool isSquadrons = options.game == "squadrons";
    // Of this fleet the squadron game makes squadrons, and leaves what only sails on the list.
    QVERIFY(document->pages.size() >= (isSquadrons ? 3U : 7U));
    for (std::size_t page = 1; page < document->pages.size(); ++page) {
        const auto& items = document->pages[page].items;
        const auto* title = std::get_if<TextRun>(&items.front());
        QVERIFY(title);
        QVERIFY(title->style.role == FontRole::Title);
    }
    if (isSquadrons)
        return;
    const auto* first = std::get_if<TextRun>(&document->pages[1].items.front());
    QCOMPARE(first->text, QStringLiteral("Paralos"));
}

void CardsTest::lossesAreMarkedUnlessBlank()
{
    QFETCH(std::string, game);
    const FontMeasurer fonts;
    Fleet fleet = plainFleet();
    fleet.ships = {fleet.ships[1], fleet.ships[1]}; // the damaged one, and a sister
    fleet.ships[1].name = "Sister";
    fleet.commanders.clear();
    SheetOptions options = optionsFor(game);
    options.coverList = false;
    const auto marked = made(fleet, options, fonts);
    options.currentCondition = false;
    const auto blank = made(fleet, options, fonts);
    QVERIFY(marked.has_value() && blank.has_value());
    if (options.game == "squadrons") // weights count the damage; only morale is ticked
        QVERIFY(allText(*marked).contains(QStringLiteral("medium"))
                && !allText(*blank).contains(QStringLiteral("medium")));
    else
        QVERIFY2(crossed(*marked) > crossed(*blank),
                 qPrintable(QStringLiteral("%1, blank %2").arg(crossed(*marked)).arg(crossed(*blank))));
}

void CardsTest::everyTextReadsBack()
{
    QFETCH(std::string, game);
    const FontMeasurer fonts;
    SheetOptions options = optionsFor(game);
    options.cutOuts = true;
    const auto document = made(plainFleet(), options, fonts);
    QVERIFY(document.has_value());
    const QString path = pdf(*document);
    const auto read = [&](const char* order, std::size_t page) {
        const QString number = QString::number(page + 1);
        return plain(
            outputOf(QStringLiteral("pdftotext"), {QString::fromLatin1(order), QStringLiteral("-enc"),
                                                   QStringLiteral("UTF-8"), QStringLiteral("-f"), number,
                                                   QStringLiteral("-l"), number, path, QStringLiteral("-")}));
    };
    // The pages of each kind: list, first sheets, tables, templates.
    const std::size_t count = document->pages.size();
    for (const std::size_t page : {std::size_t{0}, std::size_t{1}, std::size_t{2}, count - 1}) {
        QString painted = read("-raw", page);
        const QString laidOut = read("-layout", page);
        painted.remove(QLatin1Char(' '));
        for (const Item& item : document->pages[page].items) {
            const auto* run = std::get_if<TextRun>(&item);
            if (!run)
                continue;
            const bool stands = run->text.isRightToLeft()
                                    ? laidOut.contains(plain(run->text))
                                    : painted.contains(plain(run->text).remove(QLatin1Char(' ')));
            QVERIFY2(stands, qPrintable(QStringLiteral("page %1 lacks \"%2\"").arg(page + 1).arg(run->text)));
        }
    }
}

void CardsTest::namesStandInFullOnTheList()
{
    QFETCH(std::string, game);
    const Fleet fleet = fullestFleet();
    const auto document = made(fleet, optionsFor(game, Paper::A5, 2), FontMeasurer());
    QVERIFY(document.has_value());
    const QString text = allText(*document).remove(QLatin1Char(' '));
    for (const FleetShip& ship : fleet.ships)
        if (!ship.name.ends_with("WWW")) // a word that is wider than the paper loses its end
            QVERIFY2(text.contains(fromUtf8(ship.name).remove(QLatin1Char(' '))), ship.name.c_str());
}

/// What stands in the tables is what the engine fights by.
void CardsTest::tablesCarryTheFigures()
{
    const FontMeasurer fonts;
    const auto textOf = [&](const char* game) {
        return allText(*made(plainFleet(), optionsFor(game), fonts));
    };
    const QString ramming = textOf("ramming-speed");
    for (const auto& row : RammingTables::builtIn().weapons) {
        QVERIFY2(ramming.contains(fromUtf8(row.text)), row.text.c_str());
        QVERIFY(ramming.contains(QStringLiteral("%1d%2").arg(row.dice).arg(row.die)));
    }
    for (const char* rule :
         {"RS-T6", "RS-T7", "RS-T8", "RS-T9", "RS-9.2", "RS-10.2", "RS-12.2", "RS-13.2", "RS-15.2"})
        QVERIFY2(ramming.contains(QLatin1String(rule)), rule);
    const QString trireme = textOf("trireme");
    for (const char* rule : {"TR-T3", "TR-T4", "TR-T6", "TR-9.1", "TR-10.1"})
        QVERIFY2(trireme.contains(QLatin1String(rule)), rule);
    const QString pompeius = textOf("pompeius");
    for (const char* rule : {"PM-T4", "PM-T5", "PM-T7", "PM-9.2", "PM-11.1"})
        QVERIFY2(pompeius.contains(QLatin1String(rule)), rule);
    const QString squadrons = textOf("squadrons");
    for (const char* rule : {"SQ-T1", "SQ-T2", "SQ-T3", "SQ-T7", "SQ-6.1", "SQ-8.1", "SQ-13.1"})
        QVERIFY2(squadrons.contains(QLatin1String(rule)), rule);
}

void CardsTest::backsFollowEveryPage()
{
    const FontMeasurer fonts;
    SheetOptions options = optionsFor("trireme", Paper::A4, 4);
    options.tables = ReferenceTables::Backs;
    options.coverList = false;
    const auto document = made(plainFleet(), options, fonts);
    QVERIFY(document.has_value());
    QCOMPARE(document->pages.size() % 2, std::size_t(0));
    for (std::size_t page = 1; page < document->pages.size(); page += 2) {
        const auto& items = document->pages[page].items;
        QVERIFY(std::any_of(items.begin(), items.end(), [](const Item& item) {
            const auto* run = std::get_if<TextRun>(&item);
            return run && run->text.startsWith(QStringLiteral("TR-"));
        }));
    }
}

void CardsTest::numbersToAPageAreRefused()
{
    const FontMeasurer fonts;
    for (const int perPage : {0, 3, 8, 16}) {
        const auto document = made(plainFleet(), optionsFor("trireme", Paper::A4, perPage), fonts);
        QVERIFY(!document.has_value());
        QVERIFY2(told(document.error()).contains(QStringLiteral("to a page")),
                 qPrintable(told(document.error())));
    }
}

/// The bar of 5 cm measures that, and a ruler's centimetres and inches do.
void CardsTest::rulersAreTrue()
{
    const FontMeasurer fonts;
    const Typesetter set(fonts);
    for (const auto& [paper, name] : EnumNames<Paper>::names) {
        const Page page = templatePage(paper, set);
        QStringList faults = geometryFaults({QStringLiteral("t"), {page}}, fonts);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        std::vector<int> frames;
        for (const Item& item : page.items)
            if (const auto* frame = std::get_if<Frame>(&item))
                frames.push_back(frame->box.width);
        QCOMPARE(frames.size(), std::size_t(3));
        QCOMPARE(frames[0], 5000);
        QCOMPARE(frames[1] % 1000, 0);
        QCOMPARE(frames[2] % 2540, 0);
        QVERIFY(frames[1] >= 10000);
        QVERIFY(frames[2] >= 4 * 2540);
    }
}

void CardsTest::damageCardsMeetTheirBacks()
{
    const FontMeasurer fonts;
    const Typesetter set(fonts);
    ShipContent ship;
    ship.name = QStringLiteral("Felix");
    const auto& tables = PompeiusTables::builtIn();
    const std::vector<Page> pages = sheetsOf("pompeius").cutOuts({ship}, Paper::A4, set);
    int cards = 0;
    int boog = 0;
    for (const auto& row : tables.cards) {
        cards += row.number;
        boog += row.boog;
    }
    const auto framesOf = [](const Page& page) {
        std::vector<Box> boxes;
        for (const Item& item : page.items)
            if (const auto* frame = std::get_if<Frame>(&item))
                boxes.push_back(frame->box);
        return boxes;
    };
    const auto front = framesOf(pages[0]);
    const auto back = framesOf(pages[1]);
    QCOMPARE(static_cast<int>(front.size()), cards);
    QCOMPARE(back.size(), front.size());
    const int width = sizeOf(Paper::A4).width;
    for (std::size_t i = 0; i < front.size(); ++i) { // turned over along its long side
        QVERIFY(std::abs(width - front[i].right() - back[i].x) <= millimetres(0.1));
        QCOMPARE(front[i].y, back[i].y);
    }
    const QString text = allText({QStringLiteral("t"), {pages[0]}});
    QCOMPARE(text.count(QStringLiteral("BOOG")), boog);
    // Each says what it does.
    QVERIFY(text.contains(QStringLiteral("hull −1 a turn; the rowers plug it, lying still")));
    for (std::size_t i = 0; i < front.size(); ++i) {
        const auto isOn = [&](const Item& item) {
            const auto* run = std::get_if<TextRun>(&item);
            return run && front[i].contains(run->box);
        };
        QVERIFY(std::count_if(pages[0].items.begin(), pages[0].items.end(), isOn) >= 2);
    }
}

void CardsTest::dutchSheetsSpeakDutch()
{
    const FontMeasurer fonts;
    SheetOptions options = optionsFor("pompeius");
    options.language = paperIn("nl");
    const QString dutch = allText(*made(plainFleet(), options, fonts));
    for (const char16_t* word : {u"Rompsterkte", u"Roeierwanorde", u"noodstop", u"Trierarch", u"Boeg"})
        QVERIFY2(dutch.contains(QString::fromUtf16(word)), qPrintable(QString::fromUtf16(word)));
    QVERIFY(!dutch.contains(QStringLiteral("Hull strength")));
    // The language is the job's: the next is English again.
    options.language = SheetLanguage();
    QVERIFY(allText(*made(plainFleet(), options, fonts)).contains(QStringLiteral("Hull strength")));
}

void CardsTest::savedInkIsBlackAndGrey()
{
    const FontMeasurer fonts;
    SheetOptions options = optionsFor("ramming-speed");
    options.saveInk = true;
    const auto saved = made(plainFleet(), options, fonts);
    options.saveInk = false;
    const auto rich = made(plainFleet(), options, fonts);
    const auto tally = [](const QImage& image, int& coloured, int& darkness) {
        coloured = darkness = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                coloured += qAbs(qRed(pixel) - qBlue(pixel)) > 8;
                darkness += qGray(pixel) < 250;
            }
    };
    int coloured = 0;
    int inked = 0;
    int richColoured = 0;
    int richInked = 0;
    tally(previewPage(*saved, 1, 60), coloured, inked);
    tally(previewPage(*rich, 1, 60), richColoured, richInked);
    QCOMPARE(coloured, 0);
    QVERIFY(richColoured > 100);
    QVERIFY2(inked < richInked, qPrintable(QStringLiteral("%1 of %2").arg(inked).arg(richInked)));
}

void CardsTest::paperOfTheFile()
{
    const FontMeasurer fonts;
    const auto document = made(plainFleet(), optionsFor("trireme", Paper::A3, 8), fonts);
    QVERIFY(document.has_value());
    const QString info = plain(outputOf(QStringLiteral("pdfinfo"), {pdf(*document)}));
    QVERIFY2(info.contains(QStringLiteral("842 x 1191 pts (A3)")), qPrintable(info));
    QVERIFY(info.contains(QStringLiteral("Pages: %1 ").arg(document->pages.size())));
}

/// SQ-18.2: the same fleet has fewer stands against a heavier one.
void CardsTest::squadronsArePartedByTheHeavierFleet()
{
    const FontMeasurer fonts;
    Fleet small = plainFleet();
    small.ships.resize(1);
    small.ships[0].count = 8;
    small.commanders.clear();
    Fleet large = small;
    large.ships[0].count = 64;
    const std::vector<Fleet> both{small, large};
    QCOMPARE(heaviestOf(both, "squadrons"), &both[1]);
    QVERIFY(!heaviestOf(both, "trireme"));
    const SheetOptions options = optionsFor("squadrons");
    const auto alone = gameSheets(small, nullptr, builtInFigures(), options, fonts);
    const auto faced = gameSheets(small, &large, builtInFigures(), options, fonts);
    QVERIFY(alone.has_value() && faced.has_value());
    QVERIFY(allText(*alone) != allText(*faced));
    QVERIFY(alone->pages.size() >= faced->pages.size());
    // Squadrons of more ships than a card can name send the reader to the list.
    large.ships[0].count = 500;
    const auto many =
        gameSheets(large, nullptr, builtInFigures(), optionsFor("squadrons", Paper::A4, 4), fonts);
    QVERIFY(many.has_value());
    QVERIFY(allText(*many).contains(QStringLiteral("on the list with this squadron's number")));
}

QTEST_MAIN(CardsTest)
#include "cards_test.moc"
