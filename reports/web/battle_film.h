// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/battle/forecast/losses.h"
#include "core/battle/match/match.h"
#include "reports/web/page_texts.h"
#include "reports/web/ship_drawings.h"

namespace navarch {

/// A battle as a row of pictures, each what has changed since the one before it, for a page to play (battle_page.html reads
/// the fields). It is made of what the match shows one viewer at each moment (Match::course, boardView), and of nothing else:
/// a name or a place that he is never shown does not occur. Texts are in the job's language.
class BattleFilm {
public:
    /// `match` is gone through from its first order to the last of its steps(), and is left where it stood.
    BattleFilm(Match& match, int viewer, const Figures& figures, PageTexts& texts);

    /// The board as it is from the first picture to the last; null when the game has none.
    [[nodiscard]] const Json& board() const { return m_board; }
    /// By number: name, class, drawing, base.
    [[nodiscard]] const Json& ships() const { return m_ships; }
    [[nodiscard]] const Json& drawings() const { return m_drawings.json(); }
    [[nodiscard]] const Json& pictures() const { return m_pictures; }
    /// What was rolled, and what was added to dice: of events, each written down once.
    [[nodiscard]] const Json& dice() const { return m_dice.rows; }
    [[nodiscard]] const Json& modifiers() const { return m_modifiers.rows; }

    /// What the sides' strength is counted in. To the umpire hundredths of talents, a level of damage taking a fifth of a
    /// hull; squadrons in halves of their stands. A side may not know what others are worth, but how many of them float.
    [[nodiscard]] bool isStrengthInTalents() const { return m_viewer < 0 && !m_isInStands; }
    [[nodiscard]] bool isStrengthInStands() const { return m_isInStands; }

private:
    /// What the last picture shows of a piece.
    struct Shown {
        PieceMoment moment;
        Json status;
        Json stands;
    };

    /// Rows that are told by their numbers.
    struct Table {
        Json rows = Json::array();
        std::map<std::string, int> numbers;

        [[nodiscard]] int of(Json row);
    };

    void addBoard(const BoardView& view);
    void addStep(std::size_t at);
    /// Opens a picture.
    Json& picture();
    void addShip(const BoardPiece& piece);
    /// Writes into a picture where the pieces are, as far as that has changed. False: nothing has.
    bool movePieces(Json& into, const std::vector<PieceMoment>& pieces, const OrderShape& way);
    void changePiece(Json& into, const PieceMoment& now, const OrderShape& way);
    /// The same of all that is known between orders alone: turn, status, stands, links, marks, wind.
    void showView(Json& into, const BoardView& view);
    void showPieces(Json& into, const BoardView& view);
    void showLinks(Json& into, const BoardView& view);
    void changed(Json& into, const char* field, Json now);
    [[nodiscard]] Json strength(const BoardView& view) const;
    [[nodiscard]] Json orderJson(const MatchStep& step);
    [[nodiscard]] Json eventJson(const BattleEvent& event);
    void putPose(Json& into, const BoardPose& pose) const;
    [[nodiscard]] Json statusJson(const BoardPiece& piece);

    Match& m_match;
    int m_viewer;
    const Figures& m_figures;
    PageTexts& m_texts;
    std::vector<BriefShip> m_brief;
    ShipDrawings m_drawings;
    Json m_board;
    Json m_ships = Json::object();
    Json m_pictures = Json::array();
    Table m_dice;
    Table m_modifiers;
    BoardKind m_kind = BoardKind::FreeTable;
    std::int32_t m_depth = 0;
    bool m_isInStands = false;
    std::map<ShipNumber, Shown> m_shown;
    std::map<std::string, Json> m_fields; ///< the last value of each field that is written when it changes
};

} // namespace navarch
