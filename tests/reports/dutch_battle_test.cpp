// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a battle says to people has its Dutch: orders, questions, events and their dice, refusals, boards, plots, moves
// that are laid out by hand, and figures that an umpire may change. Random battles of every game are walked, as captains fight them.
#include <algorithm>

#include <QSet>
#include <QTest>

#include "core/battle/match/registry.h"
#include "core/data/figures.h"
#include "core/rules/house_figures.h"
#include "core/rules/pompeius/figures/words.h"
#include "reports/translations/catalogue.h"
#include "reports/umpire/battle_deeds.h"
#include "reports/words.h"
#include "tests/reports/languages.h"

using namespace navarch;

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

/// Collects the patterns that a game says, and those of them that the catalogue has not.
class Listener {
public:
    Listener(const Catalogue& catalogue, std::string game) : m_catalogue(catalogue), m_game(std::move(game))
    {
    }

    void hear(const Phrase& phrase)
    {
        if (phrase.isEmpty() || phrase.isGiven())
            return;
        m_heard.insert(fromUtf8(phrase.text()));
        if (!m_catalogue.patternOf(phrase.text(), phrase.count(), m_game))
            m_missing.insert(fromUtf8(phrase.text()));
        for (const PhrasePart& part : phrase.parts())
            if (const auto* inner = std::get_if<Phrase>(&part.is))
                hear(*inner);
    }
    /// What is a sentence of the game's own, and never a name alone.
    void hearSentence(const Phrase& phrase)
    {
        if (phrase.isGiven() && !phrase.isEmpty())
            m_missing.insert(QStringLiteral("not a phrase: ") + fromUtf8(phrase.text()));
        hear(phrase);
    }
    void hear(const std::vector<Phrase>& all)
    {
        for (const Phrase& each : all)
            hearSentence(each);
    }
    void hear(const Problem& problem)
    {
        hearSentence(problem.what);
        hearSentence(problem.remedy);
    }
    void hear(const BattleEvents& events)
    {
        for (const BattleEvent& event : events) {
            hearSentence(event.text);
            hearSentence(event.outward);
            for (const Roll& roll : event.dice) {
                hear(termOf(roll.why));
                hear(roll.result);
            }
            for (const DieModifier& modifier : event.modifiers)
                hear(termOf(modifier.text));
        }
    }
    void hear(const std::vector<MatchOption>& options)
    {
        for (const MatchOption& option : options)
            hearSentence(option.wording);
    }
    void hear(const BoardView& board)
    {
        hearSentence(board.phase);
        hearSentence(board.wind);
        hearSentence(board.sea);
        for (const BoardPiece& piece : board.pieces) {
            hear(piece.name);
            hear(piece.figures);
            hear(piece.status);
            hearSentence(piece.standing);
        }
        for (const BoardLink& link : board.links)
            hearSentence(link.how);
        for (const BoardMark& mark : board.marks)
            hearSentence(mark.name);
        for (const BoardEdge& edge : board.edges)
            hear(edge.name);
        for (const BoardReserve& reserve : board.reserves) {
            hear(reserve.name);
            hearSentence(reserve.standing);
            hearSentence(reserve.why);
        }
    }
    void hear(const MoveForm& form)
    {
        for (const MoveChoice& choice : form.choices) {
            hearSentence(choice.label);
            for (const auto& [value, words] : choice.values)
                hearSentence(words);
        }
    }
    void hear(const PlotForm& form)
    {
        hearSentence(form.title);
        for (const PlotSpeed& speed : form.speeds) {
            hear(speed.label);
            hearSentence(speed.note);
            hearSentence(speed.whyNot);
        }
        for (const PlotSymbol& symbol : form.symbols)
            hearSentence(symbol.name);
        for (const PlotChoice& choice : form.choices) {
            hear(choice.label);
            hear(choice.group);
            for (const PlotChoice::Value& value : choice.values) {
                hear(value.label);
                hearSentence(value.whyNot);
            }
        }
    }
    void hear(const PlotTrack& track)
    {
        for (const PlotNote& note : track.notes)
            hearSentence(note.text);
        for (const PlotSymbol& next : track.next)
            hearSentence(next.whyNot);
    }

    [[nodiscard]] qsizetype heard() const { return m_heard.size(); }
    [[nodiscard]] QString missing() const
    {
        QStringList missing(m_missing.begin(), m_missing.end());
        missing.sort();
        return missing.join(QLatin1Char('\n'));
    }

private:
    const Catalogue& m_catalogue;
    std::string m_game;
    QSet<QString> m_heard;
    QSet<QString> m_missing;
};

/// What the match has to say where it stands. `often`: what costs more than a moment, too.
void listen(const Match& match, Listener& listener, bool often)
{
    for (const WaitingDecision& waiting : match.decisions()) {
        listener.hearSentence(waiting.wording);
        if (!often)
            continue;
        listener.hear(match.options(waiting.decision, Temperament::Steady));
        listener.hear(match.byHand().sideOptions(waiting.decision, Temperament::Steady));
    }
    if (!often)
        return;
    for (int viewer = -1; viewer < 2; ++viewer)
        if (const auto board = match.boardView(Viewer(viewer)))
            listener.hear(*board);
    for (ShipNumber ship = -1; ship <= 12; ++ship) {
        if (const auto why = match.byHand().whyIdle(ship))
            listener.hear(*why);
        if (const auto form = match.byHand().moveForm(ship))
            listener.hear(*form);
        if (const auto form = match.plots().plotForm(ship)) {
            listener.hear(*form);
            if (const auto track = match.plots().plotTrack(ship, form->draft))
                listener.hear(*track);
        }
    }
}

} // namespace

class DutchBattleTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextOfABattleHasItsDutch_data() { eachGame(); }
    void everyTextOfABattleHasItsDutch();
    void everyChangeableFigureHasItsDutch_data() { eachGame(); }
    void everyChangeableFigureHasItsDutch();
    void pompeiusSpeaksTheWordsOfItsSource_data();
    void pompeiusSpeaksTheWordsOfItsSource();

private:
    static void eachGame()
    {
        QTest::addColumn<QString>("game");
        for (const RuleSet& rules : builtInRuleSets().all())
            QTest::newRow(std::string(rules.id).c_str()) << fromUtf8(rules.id);
    }
};

/// Orders are given again when it is no longer time for them, and ships asked why they have nothing to do.
void DutchBattleTest::everyTextOfABattleHasItsDutch()
{
    QFETCH(QString, game);
    const Catalogue& dutch = *catalogueOf(QStringLiteral("nl"));
    Listener listener(dutch, game.toStdString());
    Listener refused(dutch, game.toStdString());
    int deeds = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto opened = builtInRuleSets().open(briefOf(game.toStdString(), seed), builtInFigures());
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().front().text().c_str());
        Match& match = **opened;
        std::vector<Json> given;
        for (int orders = 0; !match.isOver(); ++orders) {
            const Decision decision = match.decisions().front().decision;
            const bool often = seed <= 2 && orders % 7 == 0;
            listen(match, listener, often);
            if (often)
                for (const MatchOption& option : match.options(decision, Temperament::Steady))
                    given.push_back(option.order);
            if (often)
                for (std::size_t i = static_cast<std::size_t>(orders) % 11; i < given.size(); i += 11)
                    if (const auto why = match.check(given[i]))
                        refused.hear(*why);
            match.performCaptains(decision, Temperament::Bold, LookAhead{});
            if (given.size() > 2000)
                given.erase(given.begin(), given.begin() + 1000);
        }
        for (const MatchStep& step : match.steps()) {
            listener.hearSentence(step.wording);
            listener.hear(step.events);
            deeds += static_cast<int>(std::count_if(step.events.begin(), step.events.end(), isDeed));
        }
        if (const auto board = match.boardView())
            listener.hear(*board);
    }
    QVERIFY2(listener.missing().isEmpty(), qPrintable(listener.missing()));
    QVERIFY2(refused.missing().isEmpty(), qPrintable(refused.missing()));
    QVERIFY2(deeds > 50 && listener.heard() > 60 && refused.heard() >= 5,
             qPrintable(QStringLiteral("%1 deeds, %2 texts, %3 refusals")
                            .arg(deeds)
                            .arg(listener.heard())
                            .arg(refused.heard())));
}

/// And the choices that such a figure may have.
void DutchBattleTest::everyChangeableFigureHasItsDutch()
{
    QFETCH(QString, game);
    Listener listener(*catalogueOf(QStringLiteral("nl")), game.toStdString());
    for (const ChangeableFigure& figure : changeableFigures(game.toStdString())) {
        listener.hearSentence(figure.title);
        for (const ChangeableFigure::Choice& choice : figure.choices)
            listener.hearSentence(choice.text);
        listener.hear(figure.whyNot("none of them").value_or(Phrase()));
    }
    QVERIFY2(listener.missing().isEmpty(), qPrintable(listener.missing()));
}

/// Its source is Dutch: those are the game's own words (PM-T1, PM-T5, PM-T7, PM-12.1).
void DutchBattleTest::pompeiusSpeaksTheWordsOfItsSource()
{
    const SpokenLanguage spoken(paperIn("nl"), "pompeius");
    QFETCH(std::string, english);
    QFETCH(QString, dutch);
    QCOMPARE(Words::said(termOf(english)), dutch);
}

void DutchBattleTest::pompeiusSpeaksTheWordsOfItsSource_data()
{
    QTest::addColumn<std::string>("english");
    QTest::addColumn<QString>("dutch");
    const std::pair<const char*, const char*> words[]{
        {"Hull strength", "Rompsterkte"},
        {"Maximum speed", "Maximum snelheid"},
        {"Turns", "Bochten"},
        {"Deck units", "Eenheden op het dek"},
        {"move, board", "bewegen eenheden"},
        {"grapple attempt", "enterpoging"},
        {"cut grapples", "doorsnijden enterkabels"},
        {"prepare fire", "voorbereiden vuurpijlen"},
        {"shoot", "pijlen afschieten"},
        {"mend, fight fire", "herstelpoging"},
        {"emergency stop", "noodstop"},
        {"ram attempt", "rampoging"},
        {"Rower disorder", "Roeierwanorde"},
        {"Disorder", "Wanorde"},
        {"Leak", "Lek"},
        {"Stuck", "Vast"},
        {"Rudder damaged", "Roer beschadigd"},
        {"Rudder jammed", "Roer klem"},
        {"Oars broken", "Riemen gebroken"},
        {"Oars fouled", "Riemen verward"},
        {"No signal", "Geen sein"},
        {"Follow me", "Volg mij"},
        {"Attack", "Aanvallen"},
        {"Retreat", "Terugtrekken"},
        {"Left", "Links"},
        {"Right", "Rechts"},
        {"Damage", "Schade toebrengen"},
        {"Recovery", "Herstel en uitwerken schade"},
    };
    for (const auto& [english, dutch] : words)
        QTest::newRow(english) << std::string(english) << QString::fromLatin1(dutch);
}

QTEST_GUILESS_MAIN(DutchBattleTest)
#include "dutch_battle_test.moc"
