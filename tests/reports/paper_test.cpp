// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paper.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "core/campaign/calendar.h"
#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"
#include "core/rules/pompeius/figures/tables.h"
#include "core/rules/pompeius/figures/words.h"
#include "reports/cards/game_sheets.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/lists/price_lines.h"
#include "reports/lists/roster.h"
#include "reports/sheets/port_card.h"
#include "reports/translations/catalogue.h"
#include "reports/words.h"
#include "tests/reports/languages.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

const QRegularExpression& wordPattern()
{
    static const QRegularExpression pattern(QStringLiteral("[^\\W\\d_]{3,}"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

void addWords(QSet<QString>& words, const QString& text)
{
    for (auto found = wordPattern().globalMatch(text); found.hasNext();)
        words.insert(found.next().captured().toLower());
}

/// Every word that a page in a language may hold: of its lists, and the names of this fleet and port. What counts here is
/// words, so that a sentence half of which is English is found as well.
QSet<QString> pageWords(const QString& language, const Fleet& fleet, const Fortification& port)
{
    QSet<QString> words;
    for (const auto& [key, translation] : catalogueOf(language)->all())
        for (const std::string& form : translation.forms)
            addWords(words, fromUtf8(form));
    addWords(words, fromUtf8(fleet.name));
    addWords(words, fromUtf8(port.name));
    addWords(words, fromUtf8(port.commander.name));
    for (const FleetShip& ship : fleet.ships)
        for (const std::string& name : {ship.name, ship.captain, ship.squadron})
            addWords(words, fromUtf8(name));
    for (const FleetCommander& commander : fleet.commanders)
        addWords(words, fromUtf8(commander.name));
    // The names of the games, and what Pompeius is written in: its own words stand on its cards in either language.
    for (const char* name :
         {"Salamis ad Actium Ramming Speed Trireme Pompeius Magnus versus Megadates", "BOOG"})
        addWords(words, QString::fromUtf8(name));
    // Its orders are called the same in all languages.
    for (const auto& each : pompeius::taskWords)
        for (const std::string_view text : {each.code, each.by})
            addWords(words, fromUtf8(text));
    for (const auto& list : {std::span<const pompeius::OrderWords>(pompeius::stepWords),
                             std::span<const pompeius::OrderWords>(pompeius::stateWords)})
        for (const pompeius::OrderWords& each : list)
            addWords(words, fromUtf8(each.code));
    return words;
}

} // namespace

class PaperTest : public QObject {
    Q_OBJECT

private slots:
    void namesInAnyCase();
    void unknownNames();
    void everyFigureHasItsDutch();
    void everyWordOfAJobIsInItsLanguage_data();
    void everyWordOfAJobIsInItsLanguage();
    void findingsHaveTheirDutch();
    void whatIsSaidIsDutch();
    void belowNothingStandsAMinus();
};

void PaperTest::namesInAnyCase()
{
    QCOMPARE(*paperByName("A4"), Paper::A4);
    QCOMPARE(*paperByName("a5"), Paper::A5);
    QCOMPARE(*paperByName("letter"), Paper::Letter);
}

void PaperTest::unknownNames()
{
    QVERIFY(!paperByName("A2"));
    QVERIFY(!paperByName("A4 "));
    QVERIFY(!paperByName(""));
}

/// The figures that the sheets print have their Dutch; texts of the sheets' sources are looked at by translations_test.
void PaperTest::everyFigureHasItsDutch()
{
    int found = 0;
    for (const auto& row : PompeiusTables::builtIn().figures)
        if (!row.rule.starts_with("PM-1.") && row.rule != "PM-3.3") {
            QVERIFY2(catalogueOf(QStringLiteral("nl"))->patternOf(row.text, std::nullopt), row.text.c_str());
            ++found;
        }
    QVERIFY(found > 10);
}

void PaperTest::everyWordOfAJobIsInItsLanguage_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<QString>("language");
    for (const QString& language : translatedLanguages())
        for (const SheetsOfGame& game : builtInSheets())
            QTest::addRow("%s in %s", game.rules.data(), qPrintable(language))
                << std::string(game.rules) << language;
}

/// Every text on every page, of ships of every class, damaged and not, with what the rules have against them, their prices
/// and a port.
void PaperTest::everyWordOfAJobIsInItsLanguage()
{
    QFETCH(std::string, game);
    QFETCH(QString, language);
    const RuleMeasurer measurer;
    Fleet fleet = plainFleet();
    for (const FleetShip& ship : everyClass().ships)
        fleet.ships.push_back(ship);
    fleet.ships[2].fit.towers = 9; // something to say by the rules
    fleet.ships[2].fit.heavyEngines = {2, 3};
    fleet.ships[0].fit.firePots = 2;
    fleet.year = -480;
    const Fortification port = plainPort();
    SheetOptions options;
    options.game = game;
    options.language = SheetLanguage::of(language).value();
    options.cutOuts = true;
    QStringList texts;
    const auto take = [&](const Result<Document>& document) {
        QVERIFY2(document.has_value(), document ? "" : document.error().front().text().c_str());
        for (const Page& page : document->pages)
            for (const Item& item : page.items)
                if (const auto* run = std::get_if<TextRun>(&item))
                    texts += run->text;
    };
    for (const SheetFill fill : {SheetFill::Ship, SheetFill::Class, SheetFill::Nothing}) {
        options.fill = fill;
        take(gameSheets(fleet, nullptr, builtInFigures(), options, measurer));
    }
    take(fleetRoster(fleet, builtInFigures(), options, measurer));
    take(portCard(port, builtInFigures(), options, measurer));
    const QSet<QString> known = pageWords(language, fleet, port);
    QStringList foreign;
    for (const QString& text : texts)
        for (auto found = wordPattern().globalMatch(text); found.hasNext();)
            if (const QString word = found.next().captured(); !known.contains(word.toLower()))
                foreign += word + QStringLiteral(" in \"") + text + QLatin1Char('"');
    foreign.removeDuplicates();
    QVERIFY(texts.size() > 500);
    QVERIFY2(foreign.isEmpty(), qPrintable(QString::number(foreign.size()) + QLatin1Char('\n')
                                           + foreign.mid(0, 60).join(QLatin1Char('\n'))));
}

/// What the rules have against a ship, with its parts; a ship without a name goes by her class.
void PaperTest::findingsHaveTheirDutch()
{
    const SpokenLanguage spoken(paperIn("nl"));
    Fleet fleet;
    fleet.year = -480;
    FleetShip& ship = fleet.ships.emplace_back();
    ship.classId = "quinquereme";
    ship.fit = builtInFigures().classes.find("quinquereme")->fit;
    ship.fit.corvi = 1;
    QStringList told;
    for (const Finding& finding : priceFleet(fleet, builtInFigures()).findings)
        told += Words::said(finding.subject) + QStringLiteral(": ") + Words::said(finding.message);
    QVERIFY2(
        told.contains(QStringLiteral("Quinquereem: Een corvus wordt gevoerd van 264 v.Chr. tot 240 v.Chr.; "
                                     "laat het aan wal.")),
        qPrintable(told.join(QLatin1Char('\n'))));
    // A name stays, whatever else it may mean.
    fleet.ships.front().name = "Wall section 2";
    QCOMPARE(Words::said(priceFleet(fleet, builtInFigures()).findings.front().subject),
             QStringLiteral("Wall section 2"));
    QCOMPARE(Words::stored("8 or less"), QStringLiteral("8 of minder"));
}

/// Prices, dates and orders are phrases.
void PaperTest::whatIsSaidIsDutch()
{
    const SpokenLanguage spoken(paperIn("nl"));
    const auto line = [](PriceItem item, int quantity) {
        return Words::said(phraseOf(PriceLine{item, quantity, {}, {}}));
    };
    QCOMPARE(line(PriceItem::Archers, 1), QStringLiteral("1 boogschutterseenheid"));
    QCOMPARE(line(PriceItem::Archers, 3), QStringLiteral("3 boogschutterseenheden"));
    QCOMPARE(line(PriceItem::CrewQuality, 11), QStringLiteral("Bemanning: Veteraan, x1,1"));
    QCOMPARE(line(PriceItem::AlliedShare, 20), QStringLiteral("Bondgenoten, +20%"));
    QCOMPARE(line(PriceItem::AlliedShare, -10), QStringLiteral("Bondgenoten, −10%"));
    for (const PriceItem item :
         {PriceItem::Hull, PriceItem::HullSailOnly, PriceItem::TownGarrison, PriceItem::WallSection})
        QVERIFY(line(item, 2) != fromUtf8(phraseOf(PriceLine{item, 2, {}, {}}).english()));
    QCOMPARE(Words::said(phraseOf(Date{-459, 6, 1})), QStringLiteral("juni 459 v.Chr., week 1"));
    QCOMPARE(Words::said(phraseOf(Date{14, 5, 4})), QStringLiteral("mei 14 n.Chr., week 4"));
    QCOMPARE(Words::said(phraseOfYear(-31)), QStringLiteral("31 v.Chr."));
    // A month is one, and a port or ship of that name is not.
    QCOMPARE(Words::said(given("May")), QStringLiteral("May"));
}

/// On paper, in every language; names and what is typed as it is written keep their hyphens.
void PaperTest::belowNothingStandsAMinus()
{
    for (const SheetLanguage& language : SheetLanguage::all()) {
        const SpokenLanguage spoken(language);
        const QString amount = printedAmount(Talents::whole(-2));
        QVERIFY2(amount.startsWith(QStringLiteral("−2")), qPrintable(amount));
        QCOMPARE(Words::said(phrase("%1", -3)), QStringLiteral("−3"));
        const QString figure = Words::of("speed -1");
        QVERIFY2(figure.endsWith(QStringLiteral("−1")), qPrintable(figure));
        QVERIFY(Words::said(phrase("Plan -1:B.")).contains(QStringLiteral("-1:B")));
        QCOMPARE(Words::said(given("Fleet -3")), QStringLiteral("Fleet -3"));
        QCOMPARE(withMinus(QStringLiteral("-1")), QStringLiteral("−1"));
        QCOMPARE(withMinus(QStringLiteral("0!")), QStringLiteral("0!"));
    }
}

QTEST_APPLESS_MAIN(PaperTest)
#include "paper_test.moc"
