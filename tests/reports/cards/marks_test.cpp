// SPDX-License-Identifier: GPL-3.0-or-later
// What the umpire's hand set, on the sheets that he prints for himself.
#include <QTest>

#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

class UmpireMarksTest : public QObject {
    Q_OBJECT

private slots:
    void theUmpiresMarksStandAtTheFoot_data() { everyGame(); }
    void theUmpiresMarksStandAtTheFoot();
    void marksFindRoomOrAPage_data() { everyGame(); }
    void marksFindRoomOrAPage();
    void marksOfCommandersStandWithTheirFlagships_data() { everyGame(); }
    void marksOfCommandersStandWithTheirFlagships();

private:
    FontMeasurer m_fonts;
};

/// What the umpire's hand set of a ship stands on her sheet, or on her squadron's, once and clear of everything else; not on a form.
void UmpireMarksTest::theUmpiresMarksStandAtTheFoot()
{
    QFETCH(std::string, game);
    const Fleet fleet = plainFleet();
    SheetOptions options;
    options.game = game;
    options.coverList = false;
    options.tables = ReferenceTables::None;
    FleetSheets own;
    own.codes = codesOf(fleet);
    const QString mark = QStringLiteral("A reef took her oars");
    own.marks[own.codes.rows.front()] = {phrase("Turn %1: %2", 3, given(mark.toStdString()))};
    const auto bare = gameSheets(fleet, nullptr, builtInFigures(), options, m_fonts);
    const auto marked = gameSheets(fleet, nullptr, builtInFigures(), options, m_fonts, own);
    QVERIFY(bare && marked);
    QCOMPARE(allText(*bare).count(mark), 0);
    QCOMPARE(allText(*marked).count(mark), 1);
    QVERIFY(allText(*marked).contains(QStringLiteral("By the umpire's hand")));
    QCOMPARE(marked->pages.size(), bare->pages.size());
    QCOMPARE(geometryFaults(*marked, m_fonts), QStringList());
    options.fill = SheetFill::Class;
    const auto form = gameSheets(fleet, nullptr, builtInFigures(), options, m_fonts, own);
    QVERIFY(form);
    QCOMPARE(allText(*form).count(mark), 0);
}

/// However many of how many words, and however many sheets to a page: each once, and no job is refused for them.
void UmpireMarksTest::marksFindRoomOrAPage()
{
    QFETCH(std::string, game);
    const Fleet fleet = battered("Hellas"); // with a wreck, which has no sheet
    for (const int perPage : {1, 2, 4})
        for (const int count : {1, 12}) {
            SheetOptions options;
            options.game = game;
            options.perPage = perPage;
            options.coverList = false;
            FleetSheets own;
            own.codes = codesOf(fleet);
            for (std::size_t row = 0; row < own.codes.rows.size(); ++row)
                for (int i = 0; i < count; ++i)
                    own.marks[own.codes.rows[row]].push_back(phrase(
                        "%1", given("Mark " + std::to_string(row) + "-" + std::to_string(i)
                                    + ". A reef took her oars, and nobody aboard had seen it coming")));
            const auto marked = gameSheets(fleet, nullptr, builtInFigures(), options, m_fonts, own);
            QVERIFY2(marked.has_value(), qPrintable(QStringLiteral("%1 of %2").arg(perPage).arg(count)));
            const QString text = allText(*marked);
            for (std::size_t row = 0; row < own.codes.rows.size(); ++row)
                for (int i = 0; i < count; ++i)
                    QCOMPARE(text.count(QStringLiteral("Mark %1-%2.").arg(row).arg(i)), 1);
            QCOMPARE(geometryFaults(*marked, m_fonts), QStringList());
        }
}

/// Once, and of one who is out as well.
void UmpireMarksTest::marksOfCommandersStandWithTheirFlagships()
{
    QFETCH(std::string, game);
    const Fleet fleet = battered("Hellas");
    SheetOptions options;
    options.game = game;
    options.coverList = false;
    options.tables = ReferenceTables::None;
    FleetSheets own;
    own.codes = codesOf(fleet);
    for (std::size_t row = 0; row < fleet.commanders.size(); ++row)
        own.commanders.push_back(
            {PersonState::Fit, 0, {phrase("%1", given("Mark " + std::to_string(row) + "."))}});
    own.commanders.back().state = PersonState::Wounded;
    QVERIFY(own.commanders.size() >= 3);
    const auto marked = gameSheets(fleet, nullptr, builtInFigures(), options, m_fonts, own);
    QVERIFY(marked.has_value());
    for (std::size_t row = 0; row < fleet.commanders.size(); ++row) {
        const QString mark = QStringLiteral("Mark %1.").arg(row);
        QCOMPARE(allText(*marked).count(mark), 1);
        if (row + 1 < fleet.commanders.size())
            for (const Page& page : marked->pages)
                if (textOf(page).contains(mark))
                    QVERIFY2(textOf(page).contains(fromUtf8(fleet.commanders[row].name)),
                             qPrintable(textOf(page)));
    }
}

QTEST_MAIN(UmpireMarksTest)
#include "marks_test.moc"
