// SPDX-License-Identifier: GPL-3.0-or-later
// What players of the squadron game look up (SQ-19.2), from the game's own figures.
#include "core/rules/squadrons/figures/tables.h"
#include "core/rules/squadrons/state/order_names.h"
#include "reports/cards/table_rows.h"
#include "reports/squadrons/papers.h"

namespace navarch {

namespace {

QString squadronEvent(squadrons::Event event)
{
    switch (event) {
    case squadrons::Event::WeatherForAll:
        return Words::tr("Sudden bad weather: every squadron of both fleets tests its manoeuvre");
    case squadrons::Event::AlphaOmen:
        return Words::tr("Omen for α: one squadron at random rises a level of morale");
    case squadrons::Event::AlphaNavarchDies:
        return Words::tr("A navarchos of α dies: a squadron in melee drops a level of morale");
    case squadrons::Event::Row:
        return Words::tr("ROW! A fleet that has lost half of its squadrons leaves the field");
    case squadrons::Event::BetaNavarchDies:
        return Words::tr("A navarchos of β dies: a squadron in melee drops a level of morale");
    case squadrons::Event::BetaOmen:
        return Words::tr("Omen for β: one squadron at random rises a level of morale");
    case squadrons::Event::WeatherForInvader: break;
    }
    return Words::tr("Sudden bad weather: every squadron of the invader tests its manoeuvre");
}

/// Rows of scores that come to the same, merged.
template <class Text>
std::vector<QStringList> squadronScores(int from, int to, Text text)
{
    std::vector<QStringList> rows;
    int first = from;
    for (int score = from; score <= to; ++score) {
        if (score < to && text(score + 1) == text(score))
            continue;
        rows.push_back({rangeText(first, score), text(score)});
        first = score + 1;
    }
    return rows;
}

ReferenceTable squadronFormations(const squadrons::BattleFigures& figures)
{
    ReferenceTable table;
    table.title = Words::tr("Formations");
    table.rule = QStringLiteral("SQ-T1");
    table.columns = {{{}, 0, Align::Left, 2},
                     {{}, 0, Align::Left, 2},
                     narrow(Words::tr("rank")),
                     narrow(Words::tr("least stands"))};
    for (int i = 0; i < squadrons::formations; ++i) {
        const auto formation = static_cast<squadrons::Formation>(i);
        table.rows.push_back(
            {Words::of(squadrons::wordsOf(formation)), Words::of(squadrons::glossOf(formation)),
             QString::number(figures.rankOf(formation)), QString::number(squadrons::leastStands(formation))});
    }
    return table;
}

ReferenceTable squadronBattle()
{
    ReferenceTable table;
    table.title = Words::tr("Battle test");
    table.rule = QStringLiteral("SQ-T7");
    table.columns = {narrow(Words::tr("score"), Align::Left), {Words::tr("result"), 0, Align::Left, 1}};
    table.rows = squadronScores(2, 12, [](int score) {
        const squadrons::BattleResult result = squadrons::battleResult(score);
        if (result.fails)
            return Words::tr("one step of order worse, tests morale");
        const QString stands = result.halves % 2 == 0 ? QString::number(result.halves / 2)
                               : result.halves == 1   ? QStringLiteral("½")
                                                      : QStringLiteral("%1½").arg(result.halves / 2);
        return Words::tr("the enemy loses %1 stand").arg(stands);
    });
    table.note =
        Words::tr("2d6: well trained +1, green −1, disordered −1, ranks worse than the target's −1 each, two "
                  "to one +1.");
    return table;
}

/// What comes of a trick, by who succeeds.
ReferenceTable squadronTrick(const QString& title, const char* rule, const QStringList& results,
                             const QString& note)
{
    ReferenceTable table;
    table.title = title;
    table.rule = QString::fromLatin1(rule);
    table.columns = {narrow(Words::tr("succeeds"), Align::Left), {Words::tr("result"), 0, Align::Left, 1}};
    const QStringList who{Words::tr("attacker only"), Words::tr("both"), Words::tr("neither"),
                          Words::tr("defender only")};
    for (qsizetype i = 0; i < who.size(); ++i)
        table.rows.push_back({who[i], results[i]});
    table.note = note;
    return table;
}

ReferenceTable squadronDiekplous()
{
    return squadronTrick(
        Words::tr("Diekplous, from epi pollon"), "SQ-T5",
        {Words::tr("in epi mias at the defender's rear, melee at once"),
         Words::tr("beyond the defender, facing it, in epi mias if wished"),
         Words::tr("engages the front in epi mias, both disordered, melee at once"),
         Words::tr("engages the front as it is, disordered, melee at once")},
        Words::tr("Against epi mias; not green, not disordered, room behind it. 2d6: well trained "
                  "+1, green −1, disordered −1, not fast −1."));
}

ReferenceTable squadronPeriplous()
{
    return squadronTrick(
        Words::tr("Periplous, from epi mias"), "SQ-T6",
        {Words::tr("in epi mias on the offshore flank, melee at once"),
         Words::tr("both turn to offshore in epi keras, row 2 average dice, test again next turn"),
         Words::tr("the same, 1 average die, both disordered"),
         Words::tr("engages the front in epi mias, disordered, melee at once")},
        Words::tr("Against epi mias; not disordered, room on that flank. 2d6 as for the diekplous."));
}

ReferenceTable squadronTurn()
{
    ReferenceTable table;
    table.title = Words::tr("The turn");
    table.rule = QStringLiteral("SQ-T2");
    table.columns = {narrow({}), {{}, 0, Align::Left, 1}};
    int step = 0;
    for (const QString& text :
         {Words::tr("Event: 2d6"), Words::tr("Both roll d6; the higher chooses who moves first"),
          Words::tr("The first moves: signal, then each squadron once"), Words::tr("The second the same"),
          Words::tr("Melee: squadrons name targets and test"), Words::tr("Morale tests, rallies, rout moves"),
          Words::tr("Pursuit tests and moves")})
        table.rows.push_back({QString::number(++step), text});
    return table;
}

ReferenceTable squadronSignalTable()
{
    ReferenceTable table;
    table.title = Words::tr("Signals");
    table.rule = QStringLiteral("SQ-6.1");
    table.columns = {narrow({}), {{}, 0, Align::Left, 1}};
    int number = 0;
    for (const QString& text :
         {Words::tr("all ships turn right at once"), Words::tr("all ships turn left at once"),
          Words::tr("epi keras to epi mias, right of the lead"),
          Words::tr("epi keras to epi mias, left of the lead"), Words::tr("engage: contact this turn")})
        table.rows.push_back({QString::number(++number), text});
    return table;
}

QString inchesText(squadrons::Length length)
{
    return QString::number(length / squadrons::inch);
}

/// How far each formation goes, ordered and disordered, and how it turns (SQ-T4): by average dice, or by inches.
ReferenceTable squadronMoves(const squadrons::BattleFigures& figures)
{
    const QString less = inchesText(figures.disorderedLess);
    const QString column = inchesText(figures.columnMove);
    const QString columnLess = inchesText(figures.columnMove - figures.disorderedLess);
    const QString unformed = Words::tr("1 average die − %1").arg(inchesText(figures.unformedLess));
    QStringList faces;
    for (const std::int8_t face : figures.averageDie)
        faces += QString::number(face);
    const auto formation = [](squadrons::Formation which) { return Words::of(squadrons::wordsOf(which)); };
    ReferenceTable table;
    table.title = Words::tr("Moves, in inches");
    table.rule = QStringLiteral("SQ-T4");
    table.columns = {{{}, 0, Align::Left, 3},
                     {Words::tr("ordered"), 0, Align::Left, 3},
                     {Words::tr("disordered"), 0, Align::Left, 3},
                     {Words::tr("turning and else"), 0, Align::Left, 4}};
    table.rows = {
        {formation(squadrons::Formation::EpiMias), Words::tr("1 average die"),
         Words::tr("1 average die − %1").arg(less),
         Words::tr("wheels; faces about; or backs %1, disordered %2")
             .arg(inchesText(figures.backing), inchesText(figures.backing - figures.disorderedLess))},
        {formation(squadrons::Formation::EpiKeras), column, columnLess,
         Words::tr("in succession, up to %1°, free").arg(figures.mostTurn)},
        {formation(squadrons::Formation::EpiPollon), column, columnLess, Words::tr("wheels")},
        {formation(squadrons::Formation::Kyklos), QStringLiteral("0"), QStringLiteral("0"), QString()},
        {formation(squadrons::Formation::Unformed), unformed, QString(), Words::tr("straight on only")},
        {Words::tr("routing"), Words::tr("2 average dice"), QString(), Words::tr("away")},
        {Words::tr("pursuing"), unformed, QString(), Words::tr("at the nearest it broke")}};
    table.note = Words::tr("An average die is a d6 that counts %1.").arg(faces.join(QStringLiteral(", ")));
    return table;
}

ReferenceTable noted(ReferenceTable table, const QString& note)
{
    table.note = note;
    return table;
}

} // namespace

std::vector<ReferenceTable> squadronTables()
{
    const SquadronTables& tables = SquadronTables::builtIn();
    int turnLimit = 0;
    const squadrons::BattleFigures figures = squadrons::compiled(tables, turnLimit);
    ReferenceTable events;
    events.title = Words::tr("Events");
    events.rule = QStringLiteral("SQ-T3");
    events.columns = {narrow(Words::tr("2d6"), Align::Left), {{}, 0, Align::Left, 1}};
    events.rows = squadronScores(2, 12, [](int sum) { return squadronEvent(squadrons::eventOf(sum)); });
    return {
        squadronTurn(),
        std::move(events),
        squadronSignalTable(),
        squadronFormations(figures),
        squadronMoves(figures),
        noted(
            figuresTable(Words::tr("Manoeuvre test"), tables.figures, {"SQ-8.1"}),
            Words::tr("2d6: well trained +1, green −1. To wheel, change formation, about face, back, engage; "
                      "failing costs a step of order.")),
        squadronDiekplous(),
        squadronPeriplous(),
        figuresTable(Words::tr("Tricks"), tables.figures, {"SQ-T5", "SQ-11.2", "SQ-11.4"}),
        squadronBattle(),
        figuresTable(Words::tr("Melee"), tables.figures, {"SQ-9.3", "SQ-9.5", "SQ-9.6"}),
        noted(figuresTable(Words::tr("Morale and rout"), tables.figures,
                           {"SQ-13.1", "SQ-13.2", "SQ-13.4", "SQ-13.5"}),
              Words::tr(
                  "Morale, 2d6: determined +1, poorly motivated −1; failing is rout. Routers row 2 average "
                  "dice, pursuers 1 less 1 inch.")),
        figuresTable(Words::tr("Set-up"), tables.figures, {"SQ-3.2", "SQ-7.9"})};
}

} // namespace navarch
