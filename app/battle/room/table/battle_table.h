// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

#include "app/battle/room/table/seat_plan.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// The battle that lies in a battle room as it stands: the match, who plays it, whom it asks, and what may be seen of it.
class BattleTable : public QObject {
    Q_OBJECT

public:
    explicit BattleTable(const RuleSets& rules, QObject* parent = nullptr) : QObject(parent), m_rules(rules)
    {
    }

    /// Lays a battle on the table. `isPast`: it is only looked at, nothing is asked of anybody.
    void lay(std::shared_ptr<Match> match, SeatPlan seats, bool isPast);
    /// Nothing lies on it any more.
    void clear();
    /// The match stands elsewhere, or is played by others: asks it anew. Nothing is told before tell().
    void refresh();
    void tell() { emit changed(); }

    [[nodiscard]] const RuleSets& rules() const { return m_rules; }
    /// Of the battle; null when none lies here, or its game is not known.
    [[nodiscard]] const RuleSet* game() const;
    /// Its id; empty where there is no battle.
    [[nodiscard]] std::string gameId() const { return m_match ? m_match->brief().rules : std::string(); }
    /// What core says of the battle, in the words that the language has for its game.
    [[nodiscard]] QString said(const Phrase& phrase) const;
    /// To be looked at on another thread.
    [[nodiscard]] std::shared_ptr<const Match> shared() const { return m_match; }
    [[nodiscard]] const Match* match() const { return m_match.get(); }
    [[nodiscard]] Match* match() { return m_match.get(); }
    [[nodiscard]] bool isPast() const { return m_match && m_isPast; }
    [[nodiscard]] bool isOver() const { return m_match && m_match->isOver(); }
    /// Orders given, and how many of them are shown.
    [[nodiscard]] int length() const { return m_match ? static_cast<int>(m_match->steps().size()) : 0; }
    [[nodiscard]] int at() const { return m_match ? static_cast<int>(m_match->at()) : 0; }
    [[nodiscard]] bool lookingBack() const { return at() < length(); }

    [[nodiscard]] const SeatPlan& seats() const { return m_seats; }
    [[nodiscard]] SeatPlan& seats() { return m_seats; }
    /// The decision of hands if one waits, else a captain's.
    [[nodiscard]] const std::optional<WaitingDecision>& question() const { return m_question; }
    /// The side that is asked; -1: none.
    [[nodiscard]] int asked() const { return m_question ? m_question->decision.side : -1; }
    [[nodiscard]] bool handsAsked() const
    {
        return m_question && !m_isPast && m_seats.isHands(m_question->decision);
    }
    /// The side and seat that is asked; nobody when no hands are, or they have not sat down yet.
    [[nodiscard]] Viewer hand() const;

    /// Hands sit before the same screen and must not see what the others planned: whom the table waits for; nobody.
    [[nodiscard]] const Viewer& curtainFor() const { return m_curtainFor; }
    /// He sits down.
    void openCurtain();

    /// Who looks at the table: before one screen whoever sat down last, also while it waits for the next.
    [[nodiscard]] Viewer viewer() const;
    [[nodiscard]] const BoardView& view() const { return m_view; }
    [[nodiscard]] const std::vector<BriefShip>& ships() const { return m_ships; }
    /// Null when it is not on the table, or not seen.
    [[nodiscard]] const BoardPiece* piece(int ship) const;
    /// The ship of the brief that a piece is; null of a wall and of a squadron, whose numbers are others.
    [[nodiscard]] const BriefShip* briefShip(const BoardPiece& piece) const;

signals:
    void changed();

private:
    const RuleSets& m_rules;
    std::shared_ptr<Match> m_match;
    bool m_isPast = false;
    SeatPlan m_seats;
    std::vector<BriefShip> m_ships;
    BoardView m_view;
    std::optional<WaitingDecision> m_question;
    Viewer m_curtainFor;
    Viewer m_lastHand;
};

} // namespace navarch
