// SPDX-License-Identifier: GPL-3.0-or-later
// A war's worth of paper: ten thousand ships on cards of every game, and their lists, scanned and photographed. Says how many
// boxes are read right. Each game is a piece that may be run alone (`pile_scan_soak_test tenThousandShips:trireme`); NAVARCH_SCAN_SHIPS has fewer ships.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTest>

#include <array>

#include "reports/paint/fonts.h"
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
    struct Figures {
        ScanFigures scans;
        ScanFigures phones;
        qint64 reading = 0; ///< of the scans, in milliseconds
    };
    /// Prints, marks and reads until so many cards were read.
    [[nodiscard]] Figures readCards(const std::string& game, int perPage, int cards) const;

    FontMeasurer m_fonts;
};

PileScanSoakTest::Figures PileScanSoakTest::readCards(const std::string& game, int perPage, int cards) const
{
    PrintedJob job{{battered("Van")}, {}, false};
    job.options.game = game;
    job.options.perPage = perPage;
    job.options.tables = ReferenceTables::None;
    const Document document = job.made(m_fonts);
    const std::vector<MappedSheet> map = boxMapOf(document);
    std::vector<QImage> printed;
    for (int page = 1; page <= static_cast<int>(document.pages.size()); ++page)
        printed.push_back(document.pages[static_cast<std::size_t>(page) - 1].sheets.empty()
                              ? QImage()
                              : printedPage(document, page));
    Figures figures;
    std::uint32_t seed = 1000 * static_cast<std::uint32_t>(perPage);
    constexpr int often = 100;       // pages
    constexpr int ofPhotographs = 4; // they are promised less, and take as long to make as to scan
    for (int before = -1; figures.scans.cards < cards && figures.scans.cards > before;) {
        before = figures.scans.cards; // a pile without a card would never end
        for (int page = 1; page <= static_cast<int>(printed.size()) && figures.scans.cards < cards; ++page) {
            const QImage& blank = printed[static_cast<std::size_t>(page) - 1];
            if (blank.isNull())
                continue;
            Lots lots(++seed);
            const MarkedPage marked = markedPage(blank, map, page, lots);
            const QImage scan = scanned(marked.image, lots);
            QElapsedTimer timer;
            timer.start();
            readInto(figures.scans, marked, scan);
            figures.reading += timer.elapsed();
            if (figures.scans.pages % ofPhotographs == 1)
                readInto(figures.phones, marked, photographed(marked.image, lots));
            if (figures.scans.pages % often == 0)
                qInfo("%s, %d a page: %d of %d cards; scans %d of %d boxes wrong, photographs %d of %d",
                      game.c_str(), perPage, figures.scans.cards, cards, figures.scans.wrong,
                      figures.scans.boxes, figures.phones.wrong, figures.phones.boxes);
        }
    }
    return figures;
}

void PileScanSoakTest::tenThousandShips()
{
    QFETCH(std::string, game);
    const int asked = qEnvironmentVariableIntValue("NAVARCH_SCAN_SHIPS");
    const int ships = (asked > 0 ? asked : rounds(10'000, 20)) / 5; // of a game
    Figures all;
    // As most are printed; one to a page is of little use to many ships.
    constexpr std::array<std::array<int, 2>, 3> shares{{{4, 70}, {2, 20}, {1, 10}}};
    for (const auto& [perPage, share] : shares) {
        const Figures some = readCards(game, perPage, std::max(1, ships * share / 100));
        all.scans.add(some.scans);
        all.phones.add(some.phones);
        all.reading += some.reading;
    }
    qInfo("scans: %s", all.scans.text().c_str());
    qInfo("photographs: %s", all.phones.text().c_str());
    qInfo("%.0f sheets a minute of the scans, this build, this machine",
          all.scans.sheets * 60'000.0 / static_cast<double>(std::max<qint64>(1, all.reading)));
    if (onlyOneRound())
        return;
    QVERIFY(all.scans.right() >= 9995);
    QCOMPARE(all.scans.wrongFates, 0);
    QVERIFY(all.phones.right() >= 9950);
    // One that is not found is named, and entered by hand.
    QCOMPARE(all.scans.unfound, 0);
    QVERIFY(all.phones.unfound * 100 <= all.phones.sheets);
}

QTEST_MAIN(PileScanSoakTest)
#include "pile_scan_soak_test.moc"
