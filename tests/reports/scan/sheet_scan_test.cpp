// SPDX-License-Identifier: GPL-3.0-or-later
// Paper that comes back: every game's sheets and lists, printed, marked with a pencil, scanned or photographed, are read as they
// were marked, and what is doubtful is shown to a person.
#include <QGuiApplication>
#include <QTest>

#include "reports/paint/fonts.h"
#include "reports/scan/page_source.h"
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
    void photographsOfAllGamesTogether();
    void theMapComesBack();

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
    ScanFigures m_photographed; ///< of every game
};

void SheetScanTest::everyGameIsReadBack()
{
    QFETCH(std::string, game);
    ScanFigures scans;
    ScanFigures phones;
    std::uint32_t seed = 7;
    const int least = qEnvironmentVariableIntValue("NAVARCH_SCAN_PAGES");
    for (const int perPage : {4, 1, 2}) {
        const Document document = printed(game, perPage, SheetLanguage());
        const std::vector<MappedSheet> map = boxMapOf(document);
        int pages = 0;
        for (int page = 1; page <= static_cast<int>(document.pages.size()); ++page) {
            if (document.pages[static_cast<std::size_t>(page) - 1].sheets.empty()
                || ++pages > std::max(2, least))
                continue;
            Lots lots(++seed);
            const MarkedPage marked = markedPage(document, map, page, lots);
            readInto(scans, marked, scanned(marked.image, lots));
            readInto(phones, marked, photographed(marked.image, lots));
        }
    }
    qInfo("scans: %s", scans.text().c_str());
    qInfo("phones: %s", phones.text().c_str());
    QCOMPARE(scans.unfound, 0);
    QCOMPARE(scans.wrongFates, 0);
    QVERIFY(scans.right() >= 9995);
    m_photographed.boxes += phones.boxes;
    m_photographed.wrong += phones.wrong;
}

/// Of one game there are too few boxes for a share that a single one does not decide.
void SheetScanTest::photographsOfAllGamesTogether()
{
    QVERIFY(m_photographed.boxes > 1000);
    QVERIFY(m_photographed.right() >= 9950);
}

void SheetScanTest::theMapComesBack()
{
    const std::vector<MappedSheet> map = boxMapOf(printed("trireme", 2, paperIn("nl")));
    QVERIFY(map.size() > 3);
    const auto back = readBoxMap(boxMapJson(map), "map.json");
    QVERIFY(back && *back == map);
}

QTEST_MAIN(SheetScanTest)
#include "sheet_scan_test.moc"
