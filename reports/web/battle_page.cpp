// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/battle_page.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "reports/umpire/battle_papers.h"
#include "reports/web/battle_film.h"
#include "reports/web/html_page.h"
#include "reports/web/page_words.h"

namespace navarch {

namespace embedded {
extern const std::string_view battle_page_html;
extern const std::string_view battle_page_css;
extern const std::string_view unpack_js;
extern const std::string_view battle_board_js;
extern const std::string_view battle_play_js;
} // namespace embedded

namespace {

/// How it ended, as reports have it.
QString verdictOf(const BattleMatter& matter, const BattleOutcome& outcome)
{
    QStringList text{outcome.victor ? Words::tr("%1 won.").arg(battleSideName(matter, *outcome.victor))
                                    : Words::tr("A draw.")};
    text += outcome.turns == 1 ? Words::tr("It lasted one turn.")
                               : Words::tr("It lasted %1 turns.").arg(outcome.turns);
    if (outcome.conceded)
        text += Words::tr("%1 gave up.").arg(battleSideName(matter, *outcome.conceded));
    if (outcome.atTurnLimit)
        text += Words::tr("It ended at the limit of turns.");
    if (outcome.stalled)
        text += Words::tr("It ended because nobody struck any more.");
    if (outcome.undecided)
        text += Words::tr("It was broken off, undecided.");
    return text.join(QLatin1Char(' '));
}

/// The verdict, and of each side how many ships came, were sunk, taken, and went away: what everybody saw.
Json endJson(const BattleMatter& matter, const BattleOutcome& outcome, PageTexts& texts)
{
    std::vector<std::array<int, 4>> counts(matter.brief.sides.size());
    for (const ShipOutcome& ship : outcome.ships) {
        if (!ship.onTable || ship.side < 0 || static_cast<std::size_t>(ship.side) >= counts.size())
            continue;
        std::array<int, 4>& count = counts[static_cast<std::size_t>(ship.side)];
        ++count[0];
        count[1] += ship.fate == ShipFate::Sunk ? 1 : 0;
        count[2] += ship.fate == ShipFate::Captured ? 1 : 0;
        count[3] += ship.fate == ShipFate::Fled || ship.fate == ShipFate::Withdrew ? 1 : 0;
    }
    return {{"says", texts.of(verdictOf(matter, outcome))}, {"counts", counts}};
}

/// "Open sea · Trireme", and by whose eyes unless they are the umpire's.
QString subtitleOf(const BattleMatter& matter)
{
    QStringList parts{gameOf(matter), battlePlace(matter)};
    if (matter.date)
        parts += Words::said(phraseOf(*matter.date));
    if (!matter.campaign.empty())
        parts += fromUtf8(matter.campaign);
    if (matter.viewer >= 0)
        parts += Words::tr("as %1 sees it").arg(battleSideName(matter, matter.viewer));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

std::string battlePage(Match& match, int viewer, SheetLanguage language, const Figures& figures)
{
    BattleMatter matter;
    matter.viewer = viewer;
    matter.brief = match.brief();
    return battlePage(matter, match, language, figures);
}

std::string battlePage(const BattleMatter& matter, Match& match, SheetLanguage language,
                       const Figures& figures)
{
    const SpokenLanguage spoken(language, match.brief().rules);
    const QString title = battleTitle(matter);

    PageTexts texts;
    const BattleFilm film(match, matter.viewer, figures, texts);
    Json data{
        {"title", harmless(title)}, {"subtitle", harmless(subtitleOf(matter))}, {"viewer", matter.viewer}};
    data["sides"] = Json::array();
    for (const BriefSide& side : matter.brief.sides)
        data["sides"].push_back(texts.of(fromUtf8(side.name)));
    data["unit"] = film.isStrengthInTalents() ? "talents" : film.isStrengthInStands() ? "stands" : "ships";
    data["board"] = film.board();
    data["ships"] = film.ships();
    data["drawings"] = film.drawings();
    data["pictures"] = film.pictures();
    data["dice"] = film.dice();
    data["added"] = film.modifiers();
    const std::size_t stood = match.at();
    match.seek(match.steps().size());
    data["end"] = match.isOver() ? endJson(matter, match.outcome(), texts) : Json();
    match.seek(stood);
    data["words"] = battlePageWords();
    data["texts"] = texts.json();

    PageParts parts;
    parts.language = language.tag().toStdString();
    parts.title = harmless(title);
    parts.noScript = harmless(
        Words::tr("This page plays a battle, and needs scripts for it. They are in the page itself."));
    parts.data = std::move(data);
    return htmlPage({embedded::battle_page_html,
                     embedded::battle_page_css,
                     {embedded::unpack_js, embedded::battle_board_js, embedded::battle_play_js}},
                    parts);
}

} // namespace navarch
