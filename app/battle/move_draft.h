// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QQmlEngine>

#include <optional>
#include <vector>

#include "app/base/lists/shown_choice.h"
#include "core/battle/match/match.h"

namespace navarch {

/// A step of a move that is laid out: so far ahead, then a turn.
struct DraftStep {
    Q_GADGET
    QML_VALUE_TYPE(draftStep)
    Q_PROPERTY(int ahead MEMBER ahead)
    Q_PROPERTY(int turn MEMBER turn)

public:
    int ahead = 0;
    int turn = 0;

    friend bool operator==(const DraftStep&, const DraftStep&) = default;
};

/// What is chosen with a move: how fast, what for.
struct DraftChoice {
    Q_GADGET
    QML_VALUE_TYPE(draftChoice)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QList<navarch::ShownChoice> options MEMBER options)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label;
    QList<ShownChoice> options;
    QString value;

    friend bool operator==(const DraftChoice&, const DraftChoice&) = default;
};

/// A move laid out by hand: step by step, ahead and then a turn, asked of the game after every change.
/// Lengths in tenths of a cm, turns in degrees to starboard.
class MoveDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// A move is being laid out.
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(QList<navarch::DraftStep> steps READ steps NOTIFY changed)
    /// How fast, what for.
    Q_PROPERTY(QList<navarch::DraftChoice> choices READ choices NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    /// The farthest a step goes and the most it turns.
    Q_PROPERTY(int reach READ reach NOTIFY changed)
    Q_PROPERTY(int mostTurn READ mostTurn NOTIFY changed)
    /// It may be given as it is; otherwise why not, and what would be.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString wording READ wording NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(QString remedy READ remedy NOTIFY changed)

public:
    using QObject::QObject;

    /// Begins a move of a ship that stands at `from`. False when the game has no such moves.
    bool begin(const Match& match, ShipNumber ship, const BoardPose& from);
    /// The order to move so, when it may be given.
    Q_INVOKABLE void give();
    /// Nothing is laid out any more.
    Q_INVOKABLE void end();

    Q_INVOKABLE void setStep(int row, int ahead, int turn);
    Q_INVOKABLE void addStep();
    Q_INVOKABLE void removeStep(int row);
    Q_INVOKABLE void choose(int choice, const QString& value);

    [[nodiscard]] bool isOn() const { return m_form.has_value(); }
    [[nodiscard]] QList<DraftStep> steps() const;
    [[nodiscard]] QList<DraftChoice> choices() const;
    [[nodiscard]] bool canAdd() const;
    [[nodiscard]] int reach() const { return m_form ? m_form->reach / 100 : 0; }
    [[nodiscard]] int mostTurn() const { return m_form ? m_form->mostTurn : 0; }
    [[nodiscard]] bool allowed() const { return m_described.has_value(); }
    [[nodiscard]] QString wording() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] QString remedy() const;

    [[nodiscard]] ShipNumber ship() const { return m_ship; }
    [[nodiscard]] const Json& order() const { return m_order; }
    /// Where it leads: as the game has it when it is allowed, else as it is laid out.
    [[nodiscard]] OrderShape shape() const;
    /// Pulls the end of the last step to a place on the table: `turns` its bow, otherwise the whole ship
    /// ahead.
    void pull(const QPointF& to, bool turns);

signals:
    void changed();
    void given(const navarch::Json& order);

private:
    struct Step {
        int ahead = 0; ///< tenths of a cm
        int turn = 0;  ///< degrees
    };
    void ask();
    [[nodiscard]] std::vector<BoardPose> laidOutPath() const;
    [[nodiscard]] bool astern() const;

    const Match* m_match = nullptr;
    ShipNumber m_ship = noShip;
    BoardPose m_from;
    std::optional<MoveForm> m_form;
    Json m_order;
    std::vector<Step> m_steps;
    std::optional<MatchOption> m_described;
    std::optional<Problem> m_problem;
};

} // namespace navarch
