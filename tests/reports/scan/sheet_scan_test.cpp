// SPDX-License-Identifier: GPL-3.0-or-later
// Paper that comes back: every game's sheets and lists, printed, marked with a pencil, scanned or photographed, are read as they
// were marked, and what is doubtful is shown to a person.
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>

#include "reports/codes/qr.h"
#include "reports/layout/registration.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "reports/scan/page_look.h"
#include "reports/scan/page_source.h"
#include "reports/scan/square_reader.h"
#include "tests/reports/languages.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"
#include "tests/reports/scan/marked_pile.h"
#include "tests/support/rounds.h"

using namespace navarch;

class SheetScanTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameIsReadBack_data() { everyGame(); }
    void everyGameIsReadBack();
    void otherReadersReadTheCodes_data() { everyGame(); }
    void otherReadersReadTheCodes();
    void aCodeAloneIsRead_data();
    void aCodeAloneIsRead();
    void theMapComesBack();
    void everyBoxOfAListIsOnTheMap_data() { everyGame(); }
    void everyBoxOfAListIsOnTheMap();
    void onlyPagesWithoutACodeAreEmpty_data() { everyGame(); }
    void onlyPagesWithoutACodeAreEmpty();

private:
    [[nodiscard]] Document printed(const std::string& game, int perPage, SheetLanguage language) const
    {
        PrintedJob job{{battered("Van")}, {}, false};
        job.options.game = game;
        job.options.perPage = perPage;
        job.options.language = language;
        job.options.tables = ReferenceTables::None;
        return job.made(m_fonts);
    }

    FontMeasurer m_fonts;
};

void SheetScanTest::everyGameIsReadBack()
{
    QFETCH(std::string, game);
    ScanFigures scans;
    ScanFigures phones;
    std::uint32_t seed = 7;
    const int least = qEnvironmentVariableIntValue("NAVARCH_SCAN_PAGES");
    for (const int perPage : {4, 1}) {
        const Document document = printed(game, perPage, SheetLanguage());
        const std::vector<MappedSheet> map = boxMapOf(document);
        int pages = 0;
        for (int page = 1; page <= static_cast<int>(document.pages.size()); ++page) {
            if (document.pages[static_cast<std::size_t>(page) - 1].sheets.empty()
                || ++pages > std::max(2, least))
                continue;
            Lots lots(++seed);
            const MarkedPage marked = markedPage(printedPage(document, page), map, page, lots);
            readInto(scans, marked, scanned(marked.image, lots));
            readInto(phones, marked, photographed(marked.image, lots));
        }
    }
    qInfo("scans: %s", scans.text().c_str());
    qInfo("phones: %s", phones.text().c_str());
    QCOMPARE(scans.unfound, 0);
    QCOMPARE(scans.wrongFates, 0);
    QVERIFY(scans.right() >= 9995);
    QCOMPARE(phones.unfound, 0);
    QVERIFY(phones.right() >= 9950);
}

/// Covers, lists and cards on whole pages, by our reader and by zbar where the machine has it: scanned in greys and askew, and
/// besides a little out of focus, and with the grain of a sensor and packed as JPEG. A ship's code can spare a quarter of its
/// modules (level Q): with 15 parts of 100 zbar read three quarters of the last kind, and reads nine tenths of them and more.
/// More blur is beyond zbar on a white page: it takes all for dark that is below the mean of 256 dots by 256, and light modules
/// close up.
void SheetScanTest::otherReadersReadTheCodes()
{
    QFETCH(std::string, game);
    const QString zbar = QStandardPaths::findExecutable(QStringLiteral("zbarimg"));
    QTemporaryDir folder;
    const QString path =
        folder.filePath(QStringLiteral("page.pgm")); // unpacked: packing takes longer than reading
    constexpr int mostPages = 5;                     // of a job: a cover, lists, cards
    struct Read {
        double blur = 0;
        bool isSensed = false;
        int ours = 0;
        int theirs = 0;
    };
    std::array<Read, 3> readings{{{0.0, false}, {0.6, false}, {0.6, true}}};
    int printed = 0;
    for (const int perPage : {4, 1}) {
        PrintedJob job{{battered("Van"), battered("Second")}, {}, false};
        job.options.game = game;
        job.options.perPage = perPage;
        job.options.tables = ReferenceTables::None;
        const Document document = job.made(m_fonts);
        int pages = 0;
        for (int page = 1; page <= static_cast<int>(document.pages.size()) && pages < mostPages; ++page) {
            QStringList codes;
            for (const Item& item : document.pages[static_cast<std::size_t>(page) - 1].items)
                if (const auto* square = std::get_if<QrSymbol>(&item))
                    codes += square->text;
            if (codes.isEmpty())
                continue;
            ++pages;
            printed += static_cast<int>(codes.size());
            Lots lots(static_cast<std::uint32_t>(77 + page));
            const QImage sharp = askew(printedPage(document, page), lots);
            for (Read& reading : readings) {
                const QImage seen = reading.blur > 0 ? blurred(sharp, reading.blur) : sharp;
                const QImage picture = reading.isSensed ? sensed(seen, lots) : seen;
                std::set<std::string> read;
                for (const FoundSquare& square : squaresIn(greyOf(picture)))
                    read.insert(square.text);
                QList<QByteArray> readByZbar;
                if (!zbar.isEmpty()) {
                    QVERIFY(picture.save(path));
                    QProcess other;
                    other.start(zbar, {QStringLiteral("--nodbus"), QStringLiteral("-q"),
                                       QStringLiteral("--raw"), path});
                    QVERIFY(other.waitForFinished(60000));
                    readByZbar = other.readAllStandardOutput().split('\n');
                }
                for (const QString& code : codes) {
                    reading.ours += read.contains(code.toStdString());
                    reading.theirs += readByZbar.contains(code.toUtf8());
                }
            }
        }
    }
    QVERIFY(printed > 10);
    for (const Read& reading : readings) {
        qInfo("blur %.1f%s: %d codes, %d read, by zbar %s", reading.blur,
              reading.isSensed ? ", grain and JPEG" : "", printed, reading.ours,
              zbar.isEmpty() ? "not tried" : std::to_string(reading.theirs).c_str());
        QCOMPARE(reading.ours, printed);
        const int least = reading.isSensed ? printed * 85 / 100 : printed;
        QVERIFY(zbar.isEmpty() || reading.theirs >= least);
    }
}

void SheetScanTest::aCodeAloneIsRead_data()
{
    QTest::addColumn<int>("dots");
    for (const int dots : {100, 150, 200})
        QTest::addRow("%d dots to the inch", dots) << dots;
}

/// On a page as clean as a PDF is, wherever it stands among the dots: the last card of a pile.
void SheetScanTest::aCodeAloneIsRead()
{
    QFETCH(int, dots);
    constexpr int tries = 40;
    Lots lots(static_cast<std::uint32_t>(dots));
    int read = 0;
    for (int i = 0; i < tries; ++i) {
        PaperCode code{"KMPT", {1 + static_cast<std::int64_t>(lots.below(900))}, 1, 1, "GX"};
        for (int more = i % 4; more > 0; --more)
            code.ships.push_back(code.ships.back() + 1);
        Document document;
        Page& page = document.pages.emplace_back();
        QrSymbol square = qrSymbol(codeText(code));
        const QString text = square.text;
        square.box.x = 1000 + static_cast<int>(lots.below(16'000));
        square.box.y = 1000 + static_cast<int>(lots.below(25'000));
        page.items.emplace_back(std::move(square));
        const std::vector<FoundSquare> found = squaresIn(greyOf(previewPage(document, 0, dots)));
        read += found.size() == 1 && QString::fromStdString(found.front().text) == text;
    }
    qInfo("%d of %d", read, tries);
    QCOMPARE(read, tries);
}

void SheetScanTest::theMapComesBack()
{
    const std::vector<MappedSheet> map = boxMapOf(printed("trireme", 2, paperIn("nl")));
    QVERIFY(map.size() > 3);
    const auto back = readBoxMap(boxMapJson(map), "map.json");
    QVERIFY(back && *back == map);
}

/// What is ticked off for the whole side stands below the rows, and with some numbers of ships on a page of its own.
void SheetScanTest::everyBoxOfAListIsOnTheMap()
{
    QFETCH(std::string, game);
    int onTheirOwn = 0;
    for (int ships = 3; ships <= 24; ++ships) {
        Fleet fleet = plainFleet();
        const FleetShip one = fleet.ships.front();
        fleet.ships.assign(static_cast<std::size_t>(ships), one);
        for (std::size_t i = 0; i < fleet.ships.size(); ++i)
            fleet.ships[i].name = "Ship " + std::to_string(i + 1);
        PrintedJob job{{fleet}, {}, false};
        job.options.game = game;
        job.options.paper = Paper::A5;
        job.options.shipSheets = false;
        const Document document = job.made(m_fonts);
        std::size_t printed = 0;
        for (const Page& page : document.pages) {
            int fates = 0;
            int others = 0;
            for (const Item& item : page.items)
                if (const auto* frame = std::get_if<Frame>(&item);
                    frame && !frame->meaning.key.empty() && frame->meaning.key != registrationKey)
                    ++(frame->meaning.key.starts_with("fate.") ? fates : others);
            printed += static_cast<std::size_t>(fates + others);
            onTheirOwn += fates == 0 && others > 0;
        }
        std::size_t mapped = 0;
        for (const MappedSheet& sheet : boxMapOf(document))
            mapped += sheet.boxes.size();
        QVERIFY(printed > 0);
        QCOMPARE(mapped, printed);
    }
    // The game whose turns are ticked off there.
    QVERIFY(game != "squadrons" || onTheirOwn > 0);
}

/// The back of a leaf, as a scanner sees it, is passed over before anything is searched on it; a page with nothing but one code is not.
void SheetScanTest::onlyPagesWithoutACodeAreEmpty()
{
    QFETCH(std::string, game);
    const Document document = printed(game, 4, SheetLanguage());
    int codes = 0;
    for (const Page& page : document.pages)
        for (const Item& item : page.items) {
            if (!std::holds_alternative<QrSymbol>(item) || codes == 4)
                continue;
            ++codes;
            Document one;
            one.pages.emplace_back().paper = page.paper;
            one.pages.back().items = {item};
            Lots lots(static_cast<std::uint32_t>(codes));
            QVERIFY(!isEmpty(greyOf(previewPage(one, 0, 150))));
            QVERIFY(!isEmpty(greyOf(scanned(printedPage(one, 1), lots))));
            one.pages.back().items.clear();
            QVERIFY(isEmpty(greyOf(previewPage(one, 0, 150))));
            QVERIFY(isEmpty(greyOf(scanned(printedPage(one, 1), lots))));
        }
    QVERIFY(codes >= 2);
    QImage dark(1200, 1700, QImage::Format_RGB32);
    dark.fill(qRgb(60, 60, 60));
    QVERIFY(!isEmpty(greyOf(dark)));
}

QTEST_MAIN(SheetScanTest)
#include "sheet_scan_test.moc"
