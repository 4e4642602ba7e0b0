// SPDX-License-Identifier: GPL-3.0-or-later
// What papers tell of a fleet as she is: whose she is, who leads her, what stays behind; and forms, which tell nothing that the
// rules refuse and have a place for everything.
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"
#include "core/ships/legality.h"
#include "reports/content/forms.h"
#include "reports/layout/registration.h"
#include "reports/lists/price_lines.h"
#include "reports/paint/fonts.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

class JobContentTest : public QObject {
    Q_OBJECT

private slots:
    void commandersStandOnListAndFlagship_data() { everyGame(); }
    void commandersStandOnListAndFlagship();
    void theSideStandsOnCoverListAndCard_data() { everyGame(); }
    void theSideStandsOnCoverListAndCard();
    void wrecksHaveNoCard_data() { everyGame(); }
    void wrecksHaveNoCard();
    void halfFormsAreWhatTheYardsOffer();
    void blankFormsHaveAPlaceForEverything_data() { everyGame(); }
    void blankFormsHaveAPlaceForEverything();
    void boxesAreBigEnoughForAPencil_data() { everyGame(); }
    void boxesAreBigEnoughForAPencil();
    void nothingIsCutShort_data() { everyGame(); }
    void nothingIsCutShort();
    void theRulesAreToldOnce_data() { everyGame(); }
    void theRulesAreToldOnce();
    void aSquadronsCardNamesItsCommanderOnce();
    void whatASquadronIsTypedAsStandsInFull();
    void turnsOfABattleAreNoTurnsOfAShip();

private:
    FontMeasurer m_fonts;
};

/// On the roster where there is one, else on the list; and both say what the commanders cost.
void JobContentTest::theRulesAreToldOnce()
{
    QFETCH(std::string, game);
    for (const bool hasRosters : {false, true}) {
        PrintedJob job{{battered("Hellas")}, {}, hasRosters};
        job.options.game = game;
        job.options.tables = ReferenceTables::None;
        const QString text = allText(job.made(m_fonts));
        QCOMPARE(text.count(QStringLiteral("By the rules")), 1);
        const Talents cost = commandersTotal(job.fleets.front(), builtInFigures().prices);
        QVERIFY2(text.contains(QStringLiteral("commanders ") + printedAmount(cost)), qPrintable(text));
        if (hasRosters)
            QVERIFY2(text.count(printedAmount(cost)) >= 2, qPrintable(text));
    }
}

/// An admiral and a commander stand on the list with boxes for their fate and on the sheets of their flagships, with their
/// quality however long the name; one who is wounded is told as such, and leads nobody.
void JobContentTest::commandersStandOnListAndFlagship()
{
    QFETCH(std::string, game);
    PrintedJob job{{battered("Hellas")}, {}, false};
    job.fleets.front().commanders.front().name = std::string(70, 'W');
    job.options.game = game;
    job.options.tables = ReferenceTables::None;
    const Document document = job.made(m_fonts);
    QString list;
    QString sheets;
    for (const Page& page : document.pages)
        (textOf(page).contains(QStringLiteral("No. ")) && !textOf(page).startsWith(QStringLiteral("Hellas"))
             ? sheets
             : list) += textOf(page) + QLatin1Char('\n');
    QVERIFY2(list.contains(QStringLiteral("Νικίας (poor admiral, −1)")), qPrintable(list));
    QVERIFY2(list.contains(QStringLiteral("exceptional commander, +2)")), qPrintable(list));
    QVERIFY2(list.contains(QStringLiteral("wounded, back in 5 weeks")), qPrintable(list));
    QVERIFY(list.count(QStringLiteral("wounded")) >= 3 && list.count(QStringLiteral("captured")) >= 2);
    QVERIFY2(sheets.contains(QStringLiteral("Flagship of")), qPrintable(sheets));
    QVERIFY2(sheets.contains(game == "squadrons" ? QStringLiteral("exceptional +2")
                                                 : QStringLiteral("(exceptional commander, +2)")),
             qPrintable(sheets));
    QVERIFY(sheets.contains(QStringLiteral("(poor admiral, −1)")));
    QVERIFY(sheets.contains(QStringLiteral("captured")));
    QVERIFY(!sheets.contains(QStringLiteral("Wounded Hellas")));
    if (game == "trireme") { // the crew is her own, and what it is under him stands beside
        Fleet average = job.fleets.front();
        for (FleetShip& ship : average.ships)
            ship.crew = CrewQuality::Average;
        job.fleets.front() = average;
        const QString text = allText(job.made(m_fonts));
        QVERIFY2(text.contains(QStringLiteral("Crew average With commander elite"))
                     || text.contains(QStringLiteral("Crew With commander")),
                 qPrintable(text));
    }
}

void JobContentTest::theSideStandsOnCoverListAndCard()
{
    QFETCH(std::string, game);
    PrintedJob job{{battered("Van"), battered("Second")}, {}, false};
    job.options.game = game;
    job.options.tables = ReferenceTables::None;
    const Document document = job.made(m_fonts);
    QVERIFY(textOf(document.pages.front()).contains(QStringLiteral("Athens · 8 ships")));
    QVERIFY(textOf(document.pages.front()).contains(QStringLiteral("Corinth · 8 ships")));
    for (std::size_t i = 1; i < document.pages.size(); ++i) {
        const QString text = textOf(document.pages[i]);
        if (!text.contains(QStringLiteral("continued")))
            QVERIFY2(text.contains(QStringLiteral("Athens · "))
                         || text.contains(QStringLiteral("Corinth · ")),
                     qPrintable(text));
    }
    // Where nobody knows it, there is a line to write it on.
    Fleet fleet = plainFleet();
    const std::array<FleetOfJob, 1> alone{{{&fleet, {}}}};
    const auto papers = fleetJob({}, alone, builtInFigures(), job.options, false, m_fonts);
    QVERIFY(textOf(papers->pages.front()).contains(QStringLiteral("Side")));
}

/// A wreck stays behind: she is on the list, and has no card and no part in the totals.
void JobContentTest::wrecksHaveNoCard()
{
    QFETCH(std::string, game);
    Fleet fleet = battered("Van");
    Fleet without = fleet;
    without.ships.erase(without.ships.begin());
    PrintedJob job{{fleet}, {}, false};
    job.options.game = game;
    job.options.tables = ReferenceTables::None;
    const QString text = allText(job.made(m_fonts));
    QCOMPARE(text.count(QStringLiteral("Wreck Van")), 1);
    QVERIFY(text.contains(QStringLiteral("Wrecks, which stay behind")));
    job.fleets = {without};
    const QString sound = allText(job.made(m_fonts));
    for (const char* total : {"Hull points in all", "Deck points in all"}) {
        const QString label = QString::fromLatin1(total);
        if (!sound.contains(label))
            continue;
        const auto after = [&](const QString& all) { return all.mid(all.indexOf(label), label.size() + 4); };
        QCOMPARE(after(text), after(sound));
    }
    // A fleet of wrecks has its list.
    for (FleetShip& ship : fleet.ships)
        ship.condition.damage = Damage::Wrecked;
    job.fleets = {fleet};
    QCOMPARE(job.made(m_fonts).pages.size(), std::size_t{1});
}

/// Of no class and year does a half form show what the rules refuse.
void JobContentTest::halfFormsAreWhatTheYardsOffer()
{
    const Figures& figures = builtInFigures();
    for (const int year : {-1200, -600, -459, -300, -100, 20})
        for (const ShipClass& known : figures.classes.all()) {
            if (!known.offeredIn(year))
                continue;
            Fleet fleet;
            fleet.year = year;
            fleet.ships.push_back({"Paralos", known.id, 1, {}, {}, {}, known.fit, {}});
            SheetOptions options;
            options.fill = SheetFill::Class;
            const Fleet form = formFleet(fleet, figures, options, 1);
            QCOMPARE(form.ships.front().name, std::string("Paralos"));
            for (const Finding& finding :
                 fitFindings({{}, known, form.ships.front().fit, year}, figures.fitRules()))
                QVERIFY2(finding.severity != Severity::Error,
                         (known.id + " in " + std::to_string(year) + ": " + finding.key).c_str());
        }
    PrintedJob job{{plainFleet()}, {}, false};
    job.options.fill = SheetFill::Class;
    job.options.tables = ReferenceTables::None;
    job.options.coverList = false;
    job.fleets.front().year = -459;
    const QString text = allText(job.made(m_fonts));
    QVERIFY2(!text.contains(QStringLiteral("Ram reinforced")), qPrintable(text));
}

/// Every track of every ship of the library fits into that of the blank form, and every row of boxes has its like there.
void JobContentTest::blankFormsHaveAPlaceForEverything()
{
    QFETCH(std::string, game);
    SheetOptions options;
    options.game = game;
    options.tables = ReferenceTables::None;
    options.coverList = false;
    Fleet all = everyClass();
    for (FleetShip& ship : all.ships)
        ship.fit.archers = ship.fit.ballistae = ship.fit.corvi = ship.fit.ferreaManus = 1;
    if (game == "squadrons")
        all.ships.resize(8);
    const auto boxesUnder = [&](const Document& document) {
        std::map<QString, int> most;
        for (const Page& page : document.pages)
            for (std::size_t i = 0; i < page.items.size(); ++i) {
                const auto* label = std::get_if<TextRun>(&page.items[i]);
                int boxes = 0;
                for (std::size_t j = i + 1; label && j < page.items.size(); ++j) {
                    if (std::holds_alternative<Frame>(page.items[j]))
                        ++boxes;
                    else if (const auto* in = std::get_if<TextRun>(&page.items[j]);
                             !in || !boxOf(page.items[j - 1]).contains(in->box))
                        break;
                }
                if (boxes > 0)
                    most[label->text] = std::max(most[label->text], boxes);
            }
        return most;
    };
    const auto filled = boxesUnder(*gameSheets(all, nullptr, builtInFigures(), options, m_fonts));
    options.fill = SheetFill::Nothing;
    const Document form = *gameSheets(all, nullptr, builtInFigures(), options, m_fonts);
    const auto blank = boxesUnder(form);
    QCOMPARE(form.pages.size(), std::size_t{1});
    // Of a job whose fleets have numbers of their own there is one page as well.
    QCOMPARE((PrintedJob{{battered("Van"), battered("Second")}, options, false}.made(m_fonts).pages.size()),
             std::size_t{1});
    const std::set<QString> tracks{
        QStringLiteral("Speed"),         QStringLiteral("Oar factors"),   QStringLiteral("Fast moves"),
        QStringLiteral("Hull"),          QStringLiteral("Move points"),   QStringLiteral("Rowers"),
        QStringLiteral("Hull strength"), QStringLiteral("Maximum speed"), QStringLiteral("Turns"),
        QStringLiteral("Archers"),       QStringLiteral("Marines"),       QStringLiteral("Corvi"),
        QStringLiteral("Ferrea manus")};
    int checked = 0;
    for (const auto& [label, boxes] : filled)
        if (tracks.count(label) > 0) {
            const auto place = blank.find(label);
            QVERIFY2(place != blank.end(), qPrintable(label));
            QVERIFY2(place->second >= boxes,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(label).arg(place->second).arg(boxes)));
            ++checked;
        }
    QVERIFY(game == "squadrons" || checked >= 1);
}

/// On A4 4 mm at one and two sheets to a page, 3.5 mm at four; no type below 6.5 points.
void JobContentTest::boxesAreBigEnoughForAPencil()
{
    QFETCH(std::string, game);
    for (const SheetLanguage& language : SheetLanguage::all())
        for (const int perPage : {1, 2, 4}) {
            PrintedJob job{{battered("Van"), fullestFleet()}, {}, false};
            job.options.game = game;
            job.options.perPage = perPage;
            job.options.language = language;
            const Document document = job.made(m_fonts);
            const int least = perPage == 4 ? millimetres(3.5) : millimetres(4);
            for (const Page& page : document.pages)
                for (const Item& item : page.items) {
                    if (const auto* frame = std::get_if<Frame>(&item);
                        frame && frame->fill != Ink::Paper && frame->meaning.key != registrationKey)
                        QVERIFY2(frame->box.width >= least && frame->box.height >= least,
                                 qPrintable(QStringLiteral("%1 a page: %2 x %3")
                                                .arg(perPage)
                                                .arg(frame->box.width)
                                                .arg(frame->box.height)));
                    if (const auto* run = std::get_if<TextRun>(&item))
                        QVERIFY2(run->style.size >= points(6.5),
                                 qPrintable(run->text + QString::number(run->style.size)));
                    if (const auto* code = std::get_if<QrSymbol>(&item); code && code->side == 21)
                        QVERIFY2(code->side * code->module >= millimetres(13)
                                     && code->quiet() >= 4 * code->module,
                                 qPrintable(QString::number(code->module)));
                }
        }
}

/// No head of a column, label or name of usual length ends in dots, in no language; but a ship's in a squadron's card, which
/// stands in full on the list.
void JobContentTest::nothingIsCutShort()
{
    QFETCH(std::string, game);
    for (const SheetLanguage& language : SheetLanguage::all())
        for (const int perPage : {1, 2, 4})
            for (const SheetFill fill : {SheetFill::Ship, SheetFill::Class, SheetFill::Nothing}) {
                PrintedJob job{{battered("Van"), battered("Second")}, {}, true};
                job.options.game = game;
                job.options.perPage = perPage;
                job.options.language = language;
                job.options.fill = fill;
                job.options.cutOuts = true;
                const Document document = job.made(m_fonts);
                QStringList numbers;
                for (const Fleet& fleet : job.fleets)
                    numbers += fromUtf8(typedText(codesOf(fleet).of(0))).section(QLatin1Char('-'), 0, 0);
                for (const Page& page : document.pages)
                    for (const Item& item : page.items)
                        if (const auto* run = std::get_if<TextRun>(&item);
                            run && !numbers.contains(run->text.section(QLatin1Char('-'), 0, 0)))
                            QVERIFY2(!run->shortened, qPrintable(QStringLiteral("%1, %2 a page: %3")
                                                                     .arg(language.tag())
                                                                     .arg(perPage)
                                                                     .arg(run->text)));
            }
}

/// As its navarchos, with one set of boxes for his fate; an admiral aboard stands beside him.
void JobContentTest::aSquadronsCardNamesItsCommanderOnce()
{
    PrintedJob job{{battered("Van")}, {}, false};
    job.options.game = "squadrons";
    job.options.coverList = false;
    job.options.tables = ReferenceTables::None;
    std::map<std::string, int> cards;
    for (const FleetCommander& commander : job.fleets.front().commanders)
        for (const Page& page : job.made(m_fonts).pages)
            cards[commander.name] += static_cast<int>(textOf(page).count(fromUtf8(commander.name)));
    QVERIFY(cards.size() >= 2);
    for (const auto& [name, count] : cards)
        QVERIFY2(count <= 1, name.c_str());
    QVERIFY(std::any_of(cards.begin(), cards.end(), [](const auto& card) { return card.second == 1; }));
}

/// A squadron of ships whose numbers do not follow one another has all of them on its card, beside its number or below it.
void JobContentTest::whatASquadronIsTypedAsStandsInFull()
{
    Fleet fleet = plainFleet();
    FleetShip ship = fleet.ships.front();
    ship.condition = {};
    ship.squadron = "Van";
    fleet.ships.clear();
    FleetSheets own;
    own.codes.tag = "QK";
    for (int i = 0; i < 5; ++i) {
        ship.name = "Ship " + std::to_string(i);
        fleet.ships.push_back(ship);
        own.codes.rows.push_back(1000 + 17 * i);
    }
    SheetOptions options;
    options.game = "squadrons";
    options.coverList = false;
    options.tables = ReferenceTables::None;
    for (const int perPage : {1, 4}) {
        options.perPage = perPage;
        const auto document = gameSheets(fleet, nullptr, builtInFigures(), options, m_fonts, own);
        QVERIFY(document.has_value());
        const QString text = allText(*document).remove(QLatin1Char(' '));
        QVERIFY2(text.contains(QStringLiteral("1000.1017.1034.1051.1068")), qPrintable(text));
    }
}

/// In languages that have two words for them: what a ship does, and what a battle lasts.
void JobContentTest::turnsOfABattleAreNoTurnsOfAShip()
{
    struct Said {
        const char* language;
        QString fled;
        QString ofTheBattle;
        QString ofAShip;
    };
    for (const Said& said : {Said{"nl", QStringLiteral("gevlucht"), QStringLiteral("Beurten van de slag"),
                                  QStringLiteral("Bochten")},
                             Said{"de", QStringLiteral("geflohen"), QStringLiteral("Züge der Schlacht"),
                                  QStringLiteral("Drehungen")},
                             Said{"fr", QStringLiteral("en fuite"), QStringLiteral("Tours de la bataille"),
                                  QStringLiteral("Virages")}}) {
        PrintedJob job{{battered("Van")}, {}, false};
        job.options.game = "pompeius";
        job.options.language = paperIn(said.language);
        const Document document = job.made(m_fonts);
        QString list;
        for (const Page& page : document.pages)
            if (textOf(page).contains(said.ofTheBattle))
                list += textOf(page);
        QVERIFY2(list.contains(said.fled), qPrintable(list));
        QVERIFY2(!list.contains(said.ofAShip), qPrintable(list));
        QVERIFY2(allText(document).contains(said.ofAShip), qPrintable(allText(document)));
    }
}

QTEST_MAIN(JobContentTest)
#include "job_content_test.moc"
