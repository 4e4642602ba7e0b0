// SPDX-License-Identifier: GPL-3.0-or-later
// Forms: a half one says nothing of crew and troops that nobody has written in yet, a blank one has a place for all there is.
#include <QTest>

#include <algorithm>

#include "core/rules/ramming_speed/figures/tables.h"
#include "reports/paint/fonts.h"
#include "reports/words.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

/// What stands on a page under the title of a column that ends at the right, as far as the list goes.
QStringList under(const Page& page, const QString& title)
{
    const TextRun* head = nullptr;
    QStringList texts;
    for (const Item& item : page.items) {
        const auto* run = std::get_if<TextRun>(&item);
        if (run && run->text == title)
            head = run;
        else if (run && head && run->box.right() == head->box.right() && run->ink == Ink::Full)
            texts += run->text;
    }
    return texts;
}

} // namespace

class FormsTest : public QObject {
    Q_OBJECT

private slots:
    void aHalfFormsListLeavesCrewAndTroopsOpen_data();
    void aHalfFormsListLeavesCrewAndTroopsOpen();
    void aHalfFormOfASquadronHasNoTraining();
    void everyWeaponHasItsPlaceOnABlankForm();

private:
    FontMeasurer m_fonts;
};

void FormsTest::aHalfFormsListLeavesCrewAndTroopsOpen_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("ofTheClass");
    QTest::newRow("Salamis ad Actium")
        << std::string(homeGame) << QStringLiteral("Crew") << QStringLiteral("Speed");
    QTest::newRow("Trireme") << std::string("trireme") << QStringLiteral("Marines") << QStringLiteral("Hull");
    QTest::newRow("Pompeius") << std::string("pompeius") << QStringLiteral("Units") << QStringLiteral("Mass");
}

void FormsTest::aHalfFormsListLeavesCrewAndTroopsOpen()
{
    QFETCH(std::string, game);
    QFETCH(QString, own);
    QFETCH(QString, ofTheClass);
    for (const SheetFill fill : {SheetFill::Ship, SheetFill::Class}) {
        PrintedJob job{{plainFleet()}, {}, false};
        job.options.game = game;
        job.options.fill = fill;
        job.options.tables = ReferenceTables::None;
        const Page list = job.made(m_fonts).pages.front();
        QCOMPARE(under(list, own).size(), fill == SheetFill::Ship ? qsizetype(6) : qsizetype(0));
        QCOMPARE(under(list, ofTheClass).size(), qsizetype(6));
    }
}

void FormsTest::aHalfFormOfASquadronHasNoTraining()
{
    PrintedJob job{{plainFleet()}, {}, false};
    job.options.game = "squadrons";
    job.options.tables = ReferenceTables::None;
    QVERIFY(allText(job.made(m_fonts)).contains(QStringLiteral("well trained")));
    job.options.fill = SheetFill::Class;
    const QString half = allText(job.made(m_fonts));
    QVERIFY(half.contains(QStringLiteral("Training")));
    QVERIFY2(!half.contains(QStringLiteral("trained")), qPrintable(half));
}

void FormsTest::everyWeaponHasItsPlaceOnABlankForm()
{
    PrintedJob job{{plainFleet()}, {}, false};
    job.options.fill = SheetFill::Nothing;
    job.options.tables = ReferenceTables::None;
    job.options.game = "ramming-speed";
    const QString ramming = allText(job.made(m_fonts));
    for (const auto& row : RammingTables::builtIn().weapons)
        QVERIFY2(ramming.contains(fromUtf8(row.text)), qPrintable(ramming));
    job.options.game = "trireme";
    const QString trireme = allText(job.made(m_fonts));
    for (const char* row :
         {"Light marines", "Medium marines", "Heavy marines", "Bows", "Catapults", "Stone throwers"})
        QCOMPARE(trireme.count(QLatin1String(row)), qsizetype(1));
}

QTEST_MAIN(FormsTest)
#include "forms_test.moc"
