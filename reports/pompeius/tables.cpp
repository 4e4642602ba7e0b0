// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the ship cards of Pompeius: its turn, orders and cards, from the game's own words and figures.
#include "core/rules/pompeius/figures/figures.h"
#include "core/rules/pompeius/figures/words.h"

#include "reports/cards/table_rows.h"
#include "reports/pompeius/papers.h"
#include <array>

namespace navarch {

namespace {

/// What the letters of units mean, on the table and on the decks of the cards.
QString pompeiusLetters()
{
    QString text = Words::tr("%1 milites, %2 sagittarii, %3 ballistae, %4 rowers.");
    for (const pompeius::UnitWords& unit : pompeius::unitWords)
        text = text.arg(QChar::fromLatin1(unit.letter));
    return text;
}

ReferenceTable pompeiusTurn()
{
    ReferenceTable table;
    table.title = Words::tr("The turn");
    table.rule = QStringLiteral("PM-T4");
    table.columns = {narrow({}, Align::Left), {{}, 0, Align::Left, 1}};
    for (const pompeius::OrderWords& state : pompeius::stateWords)
        table.rows.push_back({fromUtf8(state.code), Words::of(state.name)});
    return table;
}

ReferenceTable pompeiusOrders()
{
    ReferenceTable table;
    table.title = Words::tr("Order");
    table.rule = QStringLiteral("PM-T5");
    table.columns = {narrow({}, Align::Left), {{}, 0, Align::Left, 1}, narrow(Words::tr("by"))};
    for (const pompeius::OrderWords& step : pompeius::stepWords)
        table.rows.push_back({withMinus(fromUtf8(step.code)), Words::of(step.name), QStringLiteral("R")});
    table.rows.back().last() = Words::tr("ship");
    for (const pompeius::TaskWords& task : pompeius::taskWords)
        if (!task.code.empty())
            table.rows.push_back({fromUtf8(task.code), Words::of(task.name), fromUtf8(task.by)});
    table.note = pompeiusLetters();
    return table;
}

ReferenceTable pompeiusMeetings()
{
    ReferenceTable table;
    table.title = Words::tr("Collisions and rams");
    table.rule = QStringLiteral("PM-9.9");
    table.columns = {
        narrow({}, Align::Left), {Words::tr("cards"), 0, Align::Left, 1}, narrow(Words::tr("hull"))};
    table.rows = {
        {Words::tr("Collision, each"), Words::tr("longer run + greater mass"), Words::tr("as many")},
        {Words::tr("Rammed"), Words::tr("d6 + rammer's mass − own + rammer's run"), Words::tr("as many")},
        {Words::tr("Rammer"), Words::tr("d6 − own mass + mass of the rammed"), QStringLiteral("0")}};
    table.note =
        Words::tr("Below 0 is 0. Hull goes at once, cards lie in the damage box until the turn's end.");
    return table;
}

ReferenceTable pompeiusMelee()
{
    ReferenceTable table;
    table.title = Words::tr("Melee");
    table.rule = QStringLiteral("PM-9.6");
    table.columns = {{{}, 0, Align::Left, 1}, narrow({})};
    table.rows = {{Words::tr("Milites"), signedText(1)},
                  {Words::tr("Each counter of disorder on the unit"), signedText(-1)},
                  {Words::tr("Each further unit in the pair"), signedText(1)}};
    table.note = Words::tr("A d6 for each pair and side; the lower unit is removed, equals stay.");
    return table;
}

ReferenceTable pompeiusTray(const PompeiusTables& tables)
{
    ReferenceTable table;
    table.title = Words::tr("Damage card");
    table.rule = QStringLiteral("PM-T7");
    table.columns = {narrow({}, Align::Left),
                     {{}, 0, Align::Left, 1},
                     narrow(Words::tr("number")),
                     narrow(QStringLiteral("BOOG"))};
    for (const PompeiusTables::CardRow& row : tables.cards)
        if (const auto card = enumFromName<pompeius::Card>(row.key))
            table.rows.push_back({Words::of(pompeius::cardWords[static_cast<std::size_t>(*card)]),
                                  effectOf(*card), QString::number(row.number), QString::number(row.boog)});
    return table;
}

ReferenceTable pompeiusSignals()
{
    ReferenceTable table;
    table.title = Words::tr("Signals");
    table.rule = QStringLiteral("PM-12.4");
    table.columns = {narrow({}, Align::Left), {{}, 0, Align::Left, 1}};
    // In the order of pompeius::signalWords.
    const std::array<QString, pompeius::signalWords.size()> meanings{
        Words::tr("every navarch as he sees fit"),
        Words::tr("stay by the flagship"),
        Words::tr("close with the enemy"),
        Words::tr("draw off"),
        Words::tr("bear to the left, as one looks towards the enemy's edge"),
        Words::tr("bear to the right, as one looks towards the enemy's edge")};
    for (std::size_t signal = 0; signal < meanings.size(); ++signal)
        table.rows.push_back({Words::of(pompeius::signalWords[signal]), meanings[signal]});
    return table;
}

} // namespace

QString effectOf(pompeius::Card card)
{
    switch (card) {
    case pompeius::Card::RowerDisorder:
        return Words::tr("speed −1, turns −1; goes when the rowers rest, lying still");
    case pompeius::Card::Disorder: return Words::tr("on a deck unit; goes in a turn of rest");
    case pompeius::Card::Leak: return Words::tr("hull −1 a turn; the rowers plug it, lying still");
    case pompeius::Card::Stuck: return Words::tr("held to the other ship; repair");
    case pompeius::Card::RudderDamaged: return Words::tr("turns −1; repair");
    case pompeius::Card::RudderJammed: return Words::tr("no turns while moving; one turn");
    case pompeius::Card::OarsBroken: return Words::tr("speed −1; repair");
    case pompeius::Card::OarsFouled: break;
    }
    return Words::tr("speed −2; one turn");
}

std::vector<ReferenceTable> pompeiusTables()
{
    const auto& all = PompeiusTables::builtIn().figures;
    return {pompeiusTurn(),
            pompeiusOrders(),
            figuresTable(Words::tr("Speed"), all, {"PM-6.2", "PM-6.3", "PM-2.8"}),
            figuresTable(Words::tr("Shooting"), all, {"PM-9.2", "PM-9.3", "PM-9.4"}),
            pompeiusMeetings(),
            pompeiusMelee(),
            figuresTable(Words::tr("Grapples and melee"), all, {"PM-8.5", "PM-9.6", "PM-9.11"}),
            figuresTable(Words::tr("Recovery"), all, {"PM-11.1", "PM-11.2", "PM-11.5", "PM-11.6"}),
            pompeiusTray(PompeiusTables::builtIn()),
            pompeiusSignals(),
            figuresTable(Words::tr("Off the map"), all, {"PM-13.2"}),
            figuresTable(Words::tr("Points"), all, {"PM-14.2", "PM-14.3"})};
}

} // namespace navarch
