// SPDX-License-Identifier: GPL-3.0-or-later
// What core tells of wars has its Dutch: walked through a war that captains fight.
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "core/campaign/actions/order_check.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/records/told.h"
#include "core/campaign/turn/waiting_list.h"
#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/campaign_papers.h"
#include "reports/words.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// English without Dutch, or with a word left that Dutch has not.
bool isEnglish(const QString& dutch)
{
    static const QRegularExpression words(QStringLiteral(
        "\\b(the|and|with|from|to|by|are|takes|loses|hits|ships|talents|crew|crews|damage|a|an|its|her)\\b"));
    return dutch.isEmpty() || words.match(dutch).hasMatch();
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
    row("Advance to March 410 BCE, week 1", "Verder naar maart 410 v.Chr., week 1");
    row("Sail the week: May 31 CE, week 4", "De week varen: mei 31 n.Chr., week 4");
    row("Towers falls to May.", "Towers valt in handen van May.");
    row("Attack on Leukas is fought: nobody wins.", "Aanval op Leukas: uitgevochten, niemand wint.");
    row("Income of Leukas, attacked, blockaded for 2 weeks",
        "Inkomsten van Leukas, aangevallen, 2 weken geblokkeerd");
    row("goes to Aegina and exercises, forced, seeks battle",
        "vaart naar Aegina en oefent, geforceerd, zoekt slag");
    row("Fleet of the Gulf, at sea: 11 ships", "Fleet of the Gulf, op zee: 11 schepen");
    row("6 crews of Scouts trained for a month. Better now: Nike and 3 more.",
        "6 bemanningen van Scouts oefenden een maand. Nu beter: Nike en nog 3.");
    // What a war was founded as; the wars of the program have names in every language, those of people have not.
    row("Begin Quiet Waters", "Quiet Waters beginnen");
    row("Begin Quiet Waters, one ship for five", "Quiet Waters beginnen, één schip voor vijf");
    row("Found Quiet Waters", "Quiet Waters stichten");
    row("Take over Quiet Waters", "Quiet Waters overnemen");
    row("Branch from Quiet Waters, turn 3, after: Begin the campaign",
        "Aftakking van Quiet Waters, beurt 3, na: Veldtocht beginnen");
    // Titles of the umpire's hand: a field is never a name, and has an "of" of its own.
    row("Umpire's hand: Crew of Paralos", "Hand van de scheidsrechter: Bemanning van Paralos");
    row("Umpire's hand: State of the captain of Paralos",
        "Hand van de scheidsrechter: Toestand van de kapitein van Paralos");
    row("Umpire's hand: Crew of Ships of Aiakos",
        "Hand van de scheidsrechter: Bemanning van Ships of Aiakos");
    row("Umpire's hand: Weeks of blockade this month of Crew",
        "Hand van de scheidsrechter: Weken blokkade deze maand van Crew");
}

void DutchToldTest::whatAnOlderNavarchWroteHasItsDutch()
{
    QFETCH(QString, english);
    QFETCH(QString, dutch);
    const SpokenLanguage spoken(paperIn("nl"));
    QCOMPARE(Words::stored(english.toStdString()), dutch);
}

/// A ship may be called anything: what only names her is not put into Dutch.
void DutchToldTest::namesStay()
{
    const SpokenLanguage spoken(paperIn("nl"));
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
    const SpokenLanguage spoken(paperIn("nl"));
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
    options.language = paperIn("nl");
    const FontMeasurer fonts;
    const QString text = allText(*campaignPaper({CampaignPaper::Chronicle, SideId(), {}}, war.campaign,
                                                builtInFigures(), options, fonts));
    QVERIFY(text.contains(QStringLiteral("De maand brengt"))
            && !text.contains(QStringLiteral("The month brings")));
}

QTEST_MAIN(DutchToldTest)
#include "dutch_told_test.moc"
