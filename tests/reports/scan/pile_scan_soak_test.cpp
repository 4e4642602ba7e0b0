// SPDX-License-Identifier: GPL-3.0-or-later
// A war's worth of paper: ten thousand ships on the cards and lists of every game, scanned and photographed. Says how many boxes
// are read right, and how many cards a minute.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTest>

#include "reports/paint/fonts.h"
#include "reports/scan/square_reader.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/scan/marked_pile.h"
#include "tests/support/rounds.h"

using namespace navarch;

class PileScanSoakTest : public QObject {
    Q_OBJECT

private slots:
    void tenThousandShips_data() { everyGame(); }
    void tenThousandShips();

private:
    FontMeasurer m_fonts;
};

void PileScanSoakTest::tenThousandShips()
{
    QFETCH(std::string, game);
    const int pages = rounds(600, 2); // of a game, each with up to four cards: 10,000 of the five
    ScanFigures scans;
    ScanFigures phones;
    qint64 spent = 0;
    qint64 decoding = 0; // the codes of the same pages alone
    std::uint32_t seed = 1000;
    for (const int perPage : {4, 2, 1}) {
        PrintedJob job{{battered("Van")}, {}, false};
        job.options.game = game;
        job.options.perPage = perPage;
        job.options.tables = ReferenceTables::None;
        const Document document = job.made(m_fonts);
        const std::vector<MappedSheet> map = boxMapOf(document);
        for (int done = 0; done < std::max(1, pages / 3);)
            for (int page = 1;
                 page <= static_cast<int>(document.pages.size()) && done < std::max(1, pages / 3); ++page) {
                if (document.pages[static_cast<std::size_t>(page) - 1].sheets.empty())
                    continue;
                ++done;
                Lots lots(++seed);
                const MarkedPage marked = markedPage(document, map, page, lots);
                const QImage scan = scanned(marked.image, lots);
                QElapsedTimer timer;
                timer.start();
                const std::size_t codes = squaresIn(greyOf(scan)).size();
                decoding += timer.restart();
                QVERIFY(codes > 0);
                readInto(scans, marked, scan);
                spent += timer.elapsed();
                readInto(phones, marked, photographed(marked.image, lots));
            }
    }
    qInfo("scans: %s", scans.text().c_str());
    qInfo("phones: %s", phones.text().c_str());
    qInfo("%.0f cards a minute; of the time their codes alone take %.0f of 100",
          scans.sheets * 60'000.0 / static_cast<double>(std::max<qint64>(1, spent)),
          100.0 * static_cast<double>(decoding) / static_cast<double>(std::max<qint64>(1, spent)));
    if (onlyOneRound())
        return;
    QVERIFY(scans.right() >= 9995);
    QCOMPARE(scans.wrongFates, 0);
    QVERIFY(phones.right() >= 9950);
    // One that is not found is named, and entered by hand.
    QVERIFY(scans.unfound == 0);
    QVERIFY(phones.unfound * 100 <= phones.sheets);
}

QTEST_MAIN(PileScanSoakTest)
#include "pile_scan_soak_test.moc"
