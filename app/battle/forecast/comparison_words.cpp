// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/comparison_words.h"

#include <QStringList>

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

/// "A", "A and B", "A, B and C".
QString listed(const QStringList& names)
{
    if (names.size() < 2)
        return names.join(QString());
    return windowText("%1 and %2").arg(names.mid(0, names.size() - 1).join(windowText(", ")), names.back());
}

/// Hundredths of a per cent as so many of a hundred.
QString ofHundredText(int share)
{
    return QString::number((share + 50) / 100);
}

QString termText(OwnTerm term)
{
    switch (term) {
    case OwnTerm::Options: return windowText("options");
    case OwnTerm::HouseTables: return windowText("house figures");
    case OwnTerm::TurnLimit: return windowText("turn limit");
    case OwnTerm::Deployment: return windowText("places at the start");
    }
    return {};
}

QString aspectText(Aspect aspect)
{
    switch (aspect) {
    case Aspect::Rams: return windowText("rams");
    case Aspect::Hulls: return windowText("stout and weak hulls");
    case Aspect::TurnClasses: return windowText("turn classes");
    case Aspect::Decks: return windowText("decks");
    case Aspect::Towers: return windowText("towers");
    case Aspect::Parablemata: return windowText("parablemata");
    case Aspect::Troops: return windowText("troops");
    case Aspect::FightingOars: return windowText("fighting oars");
    case Aspect::Engines: return windowText("engines");
    case Aspect::Grapnels: return windowText("corvi and ferrea manus");
    case Aspect::Fire: return windowText("fire");
    case Aspect::Captains: return windowText("captains");
    case Aspect::Walls: return windowText("walls");
    case Aspect::Weather: return windowText("weather");
    }
    return {};
}

constexpr int open = -2;

/// The games by who wins most often under them: a side, -1 for draws, or `open`; the widest group first.
std::vector<std::pair<int, QStringList>> camps(const std::vector<const GameForecast*>& fought)
{
    std::vector<std::pair<int, QStringList>> camps;
    for (const GameForecast* game : fought) {
        const int who = favourite(game->forecast).value_or(open);
        auto camp =
            std::find_if(camps.begin(), camps.end(), [who](const auto& each) { return each.first == who; });
        if (camp == camps.end())
            camp = camps.insert(camps.end(), {who, {}});
        camp->second << spokenTerm(game->name);
    }
    std::stable_sort(camps.begin(), camps.end(), [](const auto& a, const auto& b) {
        return a.first == open || b.first == open ? b.first == open && a.first != open
                                                  : a.second.size() > b.second.size();
    });
    return camps;
}

std::vector<const GameForecast*> foughtOf(const std::vector<GameForecast>& games)
{
    std::vector<const GameForecast*> fought;
    for (const GameForecast& game : games)
        if (game.forecast.runs > 0)
            fought.push_back(&game);
    return fought;
}

/// Of a side: %1 its name, %2 the lowest, under %3, %4 the highest, under %5.
QString differenceFormat(ComparedFigure figure)
{
    switch (figure) {
    case ComparedFigure::Wins:
    case ComparedFigure::Draws:
        return windowText("What differs most: of 100 battles %1 wins %2 under %3 and %4 under %5.");
    case ComparedFigure::Losses:
        return windowText("What differs most: of 100 talents of %1, %2 are lost under %3 and %4 under %5.");
    case ComparedFigure::Sunk:
        return windowText("What differs most: of 100 ships of %1, %2 are sunk under %3 and %4 under %5.");
    case ComparedFigure::Captured:
        return windowText("What differs most: of 100 ships of %1, %2 are captured under %3 and %4 under %5.");
    case ComparedFigure::Fled:
        return windowText("What differs most: of 100 ships of %1, %2 flee under %3 and %4 under %5.");
    }
    return {};
}

} // namespace

QString verdictText(const std::vector<GameForecast>& games)
{
    const auto fought = foughtOf(games);
    if (fought.empty())
        return {};
    const std::vector<SideForecast>& sides = fought.front()->forecast.sides;
    const auto all = camps(fought);
    if (all.size() == 1 && fought.size() > 1) {
        const int who = all.front().first;
        return who == open ? windowText("It is open under every game.")
               : who < 0   ? windowText("Most battles are drawn under every game.")
                           : windowText("%1 wins most often under every game.")
                               .arg(words(sides[static_cast<std::size_t>(who)].name));
    }
    QStringList parts;
    for (const auto& [who, names] : all) {
        const QString under = listed(names);
        if (who == open)
            parts << windowText("it is open under %1").arg(under);
        else if (who < 0)
            parts << windowText("most battles are drawn under %1").arg(under);
        else
            parts << windowText("%1 wins most often under %2")
                         .arg(words(sides[static_cast<std::size_t>(who)].name), under);
    }
    QString text = parts.join(windowText("; "));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text.endsWith(QLatin1Char('!')) ? text : text + QLatin1Char('.');
}

QString differenceText(const std::vector<GameForecast>& games)
{
    const auto fought = foughtOf(games);
    if (fought.size() < 2)
        return {};
    const auto found = differsMost(games);
    if (!found)
        return windowText("No figure differs by more than its error.");
    const QString lowest = ofHundredText(found->lowest);
    const QString highest = ofHundredText(found->highest);
    const QString least = words(games[found->least].name);
    const QString most = words(games[found->most].name);
    if (found->figure == ComparedFigure::Draws)
        return windowText("What differs most: of 100 battles %1 are drawn under %2 and %3 under %4.")
            .arg(lowest, least, highest, most);
    const std::string& side = fought.front()->forecast.sides[static_cast<std::size_t>(found->side)].name;
    return differenceFormat(found->figure).arg(words(side), lowest, least, highest, most);
}

QString leftOutText(const std::vector<GameForecast>& games, const QString& own)
{
    for (const GameForecast& game : games) {
        if (game.leftOut.empty())
            continue;
        QStringList terms;
        for (const OwnTerm term : game.leftOut)
            terms << termText(term);
        return windowText("This match says something to %1 alone that the other games were not told: %2.")
            .arg(own, listed(terms));
    }
    return {};
}

QString outOfAccountText(const std::vector<GameForecast>& games)
{
    QStringList lines;
    for (const GameForecast& game : games) {
        QStringList aspects;
        for (const Aspect aspect : game.outOfAccount)
            aspects << aspectText(aspect);
        if (!aspects.empty())
            lines << windowText("%1 leaves out of account: %2.").arg(spokenTerm(game.name), listed(aspects));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace navarch
