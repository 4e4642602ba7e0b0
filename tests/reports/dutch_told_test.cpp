// SPDX-License-Identifier: GPL-3.0-or-later
// What core tells of wars and battles has its Dutch: walked through a war that captains fight, and a battle of every game.
#include <algorithm>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "core/battle/match/registry.h"
#include "core/campaign/actions/order_check.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/records/told.h"
#include "core/campaign/turn/waiting_list.h"
#include "core/data/figures.h"
#include "core/rules/pompeius/figures/words.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/battle_deeds.h"
#include "reports/umpire/campaign_papers.h"
#include "reports/words.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/reports/page_checks.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// Two fleets with something of everything aboard.
BattleBrief briefOf(const std::string& game, std::uint64_t seed)
{
    BattleBrief brief;
    brief.rules = game;
    brief.seed = seed;
    for (const char* side : {"Rhodos", "Kilikia"}) {
        BriefSide& made = brief.sides.emplace_back();
        made.name = side;
        made.fleet.name = std::string("Vloot van ") + side;
        made.fleet.year = -40;
        int number = 0;
        for (const char* id :
             {"quinquereme", "quadrireme", "hexareme", "trireme-cataphract", "liburnian", "liburnian"}) {
            const ShipClass* known = builtInFigures().classes.find(id);
            FleetShip& ship = made.fleet.ships.emplace_back();
            ship.name = std::string(side) + std::to_string(++number);
            ship.classId = id;
            ship.fit = known->fit;
            ship.fit.archers = 1;
            ship.fit.marines = 2;
            ship.captain = "Kapitein " + ship.name;
            ship.squadron = number > 3 ? "Links" : "Rechts";
        }
    }
    return brief;
}

/// English without Dutch, or with a word left that Dutch has not.
bool isEnglish(const QString& dutch)
{
    static const QRegularExpression words(QStringLiteral(
        "\\b(the|and|with|from|to|by|are|takes|loses|hits|ships|talents|crew|crews|damage|a|an|its|her)\\b"));
    return dutch.isEmpty() || words.match(dutch).hasMatch();
}

QStringList untold(const BattleEvents& events, const QString& game)
{
    QStringList missing;
    const SpokenLanguage spoken(SheetLanguage::Dutch, game.toStdString());
    for (const BattleEvent& event : events)
        if (event.text.isGiven() || isEnglish(Words::said(event.text)))
            missing += fromUtf8(event.kind) + QStringLiteral(": ") + fromUtf8(event.text.english());
    missing.removeDuplicates();
    return missing;
}

} // namespace

class DutchToldTest : public QObject {
    Q_OBJECT

private slots:
    void whatAnOlderNavarchWroteHasItsDutch_data();
    void whatAnOlderNavarchWroteHasItsDutch();
    void namesStay();
    void everyWeekOfAWarHasItsDutch_data();
    void everyWeekOfAWarHasItsDutch();
    void everyDeedOfABattleHasItsDutch_data();
    void everyDeedOfABattleHasItsDutch();
    void everyRefusalOfABattleHasItsDutch_data() { everyDeedOfABattleHasItsDutch_data(); }
    void everyRefusalOfABattleHasItsDutch();
    void pompeiusTellsInTheWordsOfItsCards();
};

void DutchToldTest::whatAnOlderNavarchWroteHasItsDutch_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("dutch");
    const auto row = [](const char* english, const char* dutch) {
        QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(dutch);
    };
    row("A gale catches Fleet of the Gulf between Leukas and Patrai, 12 miles out: 2 ships lost, Nike, "
        "Virtus; 5 damaged.",
        "Een storm treft Fleet of the Gulf tussen Leukas en Patrai, 12 mijl ver: 2 schepen vergaan, Nike, "
        "Virtus; 5 "
        "beschadigd.");
    row("Repairs of Aquila, Velox and Spes are ordered.", "Herstel van Aquila, Velox en Spes is besteld.");
    row("Scouts for Corinth puts in at Aegina.", "Scouts for Corinth loopt Aegina binnen.");
    row("The commander is skilled now.", "De bevelhebber is nu bekwaam.");
    row("Income of 12", "Inkomsten van 12");
    row("Something that no Navarch ever wrote", "Something that no Navarch ever wrote");
    row("Towers falls to May.", "Towers valt in handen van May.");
    row("Attack on Leukas is fought: nobody wins.", "Aanval op Leukas: geslagen, niemand wint.");
    row("Income of Leukas, attacked, blockaded for 2 weeks",
        "Inkomsten van Leukas, aangevallen, 2 weken geblokkeerd");
    row("goes to Aegina and exercises, forced, seeks battle",
        "vaart naar Aegina en oefent, geforceerd, zoekt slag");
    row("Fleet of the Gulf, at sea: 11 ships", "Fleet of the Gulf, op zee: 11 schepen");
    row("6 crews of Scouts trained for a month. Better now: Nike and 3 more.",
        "6 bemanningen van Scouts oefenden een maand. Nu beter: Nike en nog 3.");
}

void DutchToldTest::whatAnOlderNavarchWroteHasItsDutch()
{
    QFETCH(QString, english);
    QFETCH(QString, dutch);
    const SpokenLanguage spoken(SheetLanguage::Dutch);
    QCOMPARE(Words::stored(english.toStdString()), dutch);
}

/// A ship may be called anything: what only names her is not put into Dutch.
void DutchToldTest::namesStay()
{
    const SpokenLanguage spoken(SheetLanguage::Dutch);
    QCOMPARE(Words::said(phrase("%1 takes %2.", given("nothing"), given("the mast"))),
             QStringLiteral("nothing neemt the mast."));
    QCOMPARE(Words::dice("d10 6 (sighted), d10 2 (Nike)"), QStringLiteral("d10 6 (gezien), d10 2 (Nike)"));
}

void DutchToldTest::everyWeekOfAWarHasItsDutch_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char* scenario : {"saronic-gulf", "peloponnesian-war"})
        QTest::newRow(scenario) << QString::fromLatin1(scenario);
}

/// Chronicle, ledgers, orders and what waits, of more than a year.
void DutchToldTest::everyWeekOfAWarHasItsDutch()
{
    QFETCH(QString, scenario);
    MachineWar war(scenario.toStdString());
    // Names of the scenario are English words here and there.
    QStringList names{QStringLiteral("New ships of")};
    const auto takeNames = [&] {
        const auto take = [&](const auto& table) {
            for (const auto& [id, record] : table)
                if (!names.contains(fromUtf8(record.name)))
                    names += fromUtf8(record.name);
        };
        take(war.campaign.table<FleetRecord>());
        take(war.campaign.table<SquadronRecord>());
    };
    takeNames();
    for (int week = 0; week < 60; ++week) {
        const std::string wrong = war.fight(1);
        QVERIFY2(wrong.empty(), wrong.c_str());
        takeNames(); // also of fleets that are gone in the end
    }
    QStringList missing;
    QSet<QString> kinds;
    const auto withoutNames = [&](QString text) {
        for (const QString& name : names)
            text.remove(name);
        return text;
    };
    const auto check = [&](const std::string& kind, const std::string& text) {
        kinds.insert(fromUtf8(kind));
        if (isEnglish(withoutNames(Words::stored(text))))
            missing += fromUtf8(kind) + QStringLiteral(", stored: ") + fromUtf8(text);
    };
    const SpokenLanguage spoken(SheetLanguage::Dutch);
    const auto said = [&](const std::string& kind, const Phrase& phrase) {
        kinds.insert(fromUtf8(kind));
        if (isEnglish(withoutNames(Words::said(phrase))))
            missing += fromUtf8(kind) + QStringLiteral(": ") + Words::said(phrase);
    };
    for (const auto& [id, entry] : war.campaign.table<ChronicleRecord>())
        if (entry.kind != "note") {
            QVERIFY2(!phraseOf(entry).isGiven(), entry.text.c_str());
            said(entry.kind, phraseOf(entry));
            check(entry.kind, entry.text); // as it stands in a war of an older Navarch
        }
    for (const auto& [id, side] : war.campaign.table<SideRecord>()) {
        for (const LedgerLine& line : ledgerOf(war.campaign, id)) {
            if (!line.byUmpire) {
                said("ledger", line.reason);
                check("ledger", line.reason.english());
            }
            check("account", std::string(nameOf(line.counter)));
        }
        for (const Waiting& waiting : whatWaitsFor(war.campaign, builtInFigures(), id))
            said(waiting.key, waiting.text);
    }
    const Draft draft(war.campaign);
    for (const auto& [id, order] : war.campaign.table<OrderRecord>())
        said("order", phraseOf(order, draft, builtInFigures()));
    missing.removeDuplicates();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 40).join(QLatin1Char('\n'))));
    QVERIFY2(kinds.size() >= 12, qPrintable(QStringList(kinds.begin(), kinds.end()).join(QLatin1Char(' '))));
    // And it stands so on paper.
    SheetOptions options;
    options.language = SheetLanguage::Dutch;
    const FontMeasurer fonts;
    const QString text = allText(*campaignPaper({CampaignPaper::Chronicle, SideId(), {}}, war.campaign,
                                                builtInFigures(), options, fonts));
    QVERIFY(text.contains(QStringLiteral("De maand brengt"))
            && !text.contains(QStringLiteral("The month brings")));
}

void DutchToldTest::everyDeedOfABattleHasItsDutch_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : {"salamis-ad-actium", "ramming-speed", "trireme", "pompeius", "squadrons"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void DutchToldTest::everyDeedOfABattleHasItsDutch()
{
    QFETCH(QString, game);
    BattleEvents events;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto match = builtInRuleSets().open(briefOf(game.toStdString(), seed), builtInFigures());
        QVERIFY2(match.has_value(), match ? "" : match.error().front().text().c_str());
        while (!(*match)->isOver())
            (*match)->performCaptains((*match)->decisions().front().decision, Temperament::Bold, LookAhead{});
        for (const MatchStep& step : (*match)->steps())
            events.insert(events.end(), step.events.begin(), step.events.end());
    }
    QVERIFY(std::count_if(events.begin(), events.end(), isDeed) > 10);
    const QStringList missing = untold(events, game);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 40).join(QLatin1Char('\n'))));
}

/// Orders are given again when it is no longer time for them, and ships asked why they have nothing to do.
void DutchToldTest::everyRefusalOfABattleHasItsDutch()
{
    QFETCH(QString, game);
    auto opened = builtInRuleSets().open(briefOf(game.toStdString(), 3), builtInFigures());
    QVERIFY2(opened.has_value(), opened ? "" : opened.error().front().text().c_str());
    Match& match = **opened;
    const SpokenLanguage spoken(SheetLanguage::Dutch, game.toStdString());
    QStringList missing;
    QSet<QString> refusals;
    const auto check = [&](const std::optional<Problem>& why) {
        if (!why)
            return;
        refusals.insert(fromUtf8(why->what.english()));
        for (const Phrase& text : {why->what, why->remedy})
            if (!text.isEmpty() && (text.isGiven() || isEnglish(Words::said(text))))
                missing += fromUtf8(text.english()) + QStringLiteral(" = ") + Words::said(text);
    };
    std::vector<Json> given;
    for (int orders = 0; !match.isOver(); ++orders) {
        const Decision decision = match.decisions().front().decision;
        if (orders % 7 == 0)
            for (const MatchOption& option : match.options(decision, Temperament::Steady))
                given.push_back(option.order);
        if (orders % 5 == 0)
            for (std::size_t i = static_cast<std::size_t>(orders) % 11; i < given.size(); i += 11)
                check(match.check(given[i]));
        for (ShipNumber ship = -1; ship <= 12; ++ship)
            check(match.byHand().whyIdle(ship));
        match.performCaptains(decision, Temperament::Bold, LookAhead{});
        if (given.size() > 2000)
            given.erase(given.begin(), given.begin() + 1000);
    }
    missing.removeDuplicates();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 40).join(QLatin1Char('\n'))));
    QVERIFY2(refusals.size() >= 8,
             qPrintable(QStringList(refusals.begin(), refusals.end()).join(QLatin1Char('\n'))));
}

/// Its cards and flags are called in what is told as they are on its sheets.
void DutchToldTest::pompeiusTellsInTheWordsOfItsCards()
{
    const SpokenLanguage spoken(SheetLanguage::Dutch, "pompeius");
    for (const pompeius::Words& each : pompeius::cardWords)
        QCOMPARE(Words::said(termOf(each.en)), fromUtf8(each.nl));
    for (const pompeius::Words& each : pompeius::signalWords)
        QCOMPARE(Words::said(termOf(each.en)), fromUtf8(each.nl));
}

QTEST_MAIN(DutchToldTest)
#include "dutch_told_test.moc"
