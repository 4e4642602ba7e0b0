// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QQmlEngine>

#include <optional>
#include <vector>

#include "core/battle/match/match.h"

namespace navarch {

/// A squadron being formed up as a whole while ships are placed: in line abreast, in line astern or in echelon, asked of
/// the game after every change. Nothing moves on the table before the order is given.
class FormationDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(Shape shape READ shape NOTIFY changed)
    Q_PROPERTY(int ships READ ships NOTIFY changed)
    /// Of the leader, in line abreast of the middle: tenths of a cm, and degrees clockwise from the far edge.
    Q_PROPERTY(int across READ across NOTIFY changed)
    Q_PROPERTY(int away READ away NOTIFY changed)
    Q_PROPERTY(int heading READ heading NOTIFY changed)
    /// It may be placed so; otherwise why not, and what would help.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(QString remedy READ remedy NOTIFY changed)

public:
    /// Ship: none is formed up, each ship is placed by herself.
    enum Shape { Ship, Abreast, Astern, Echelon };
    Q_ENUM(Shape)

    using QObject::QObject;

    /// Takes up the squadron of a ship as it stands in `view`. False when the game places no squadrons, or for no shape.
    bool begin(const Match& match, ShipNumber ship, const BoardView& view, Shape shape);
    /// The battle has gone on: whether it may be placed so may have changed.
    void askAgain();
    /// The order to place it so, when it may be; nothing is formed up then.
    Q_INVOKABLE void give();
    /// Nothing is formed up any more.
    Q_INVOKABLE void end();

    Q_INVOKABLE void setPlace(int across, int away);
    Q_INVOKABLE void setHeading(int degrees);
    /// By thousandths of a cm, and degrees.
    void move(std::int32_t right, std::int32_t up, int turn);

    [[nodiscard]] bool isOn() const { return m_match != nullptr; }
    [[nodiscard]] Shape shape() const;
    [[nodiscard]] int ships() const { return m_place ? static_cast<int>(m_place->ships.size()) : 0; }
    [[nodiscard]] int across() const { return m_pose.x / 100; }
    [[nodiscard]] int away() const { return m_pose.y / 100; }
    [[nodiscard]] int heading() const { return m_pose.heading; }
    [[nodiscard]] bool allowed() const { return m_place && !m_problem; }
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] QString remedy() const;

    [[nodiscard]] const FormationPlace* place() const { return m_place ? &*m_place : nullptr; }

signals:
    void changed();
    void given(const navarch::Json& order);

private:
    void ask();

    const Match* m_match = nullptr;
    ShipNumber m_ship = noShip;
    Formation m_formation = Formation::Abreast;
    BoardPose m_pose;
    std::optional<FormationPlace> m_place;
    std::optional<Problem> m_problem;
};

} // namespace navarch
