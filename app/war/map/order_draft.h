// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "app/base/background_job.h"
#include "app/war/map/sea_chart.h"
#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/machine/attack_question.h"
#include "core/campaign/sea/voyage_plan.h"

namespace navarch {

/// An order for a fleet before it is given (CP-7.3): what kind, where to, by which way. At each change the gate is asked
/// what stands against it, and the voyage is planned: its way lies on the chart, its days and risks beside it.
class OrderDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// The fleet it is for; 0: no order is being written.
    Q_PROPERTY(int fleet READ fleet NOTIFY changed)
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    /// { value, text }.
    Q_PROPERTY(QVariantList kinds READ kinds CONSTANT)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QString stance READ stance WRITE setStance NOTIFY changed)
    Q_PROPERTY(bool forced READ forced WRITE setForced NOTIFY changed)
    /// What a click on the chart gives it.
    Q_PROPERTY(navarch::OrderDraft::Wanted wants READ wants NOTIFY changed)
    /// What is chosen so far, in words: "Corinth", "Piraeus – Aegina"; empty: nothing yet.
    Q_PROPERTY(QString goal READ goal NOTIFY changed)
    Q_PROPERTY(int port READ port NOTIFY changed)
    /// The anchorages one wants to go by, in words.
    Q_PROPERTY(QString via READ via NOTIFY changed)
    /// The ports it may be for and the places a lane leads to from the first end: { value, text }.
    Q_PROPERTY(QVariantList ports READ ports NOTIFY changed)
    Q_PROPERTY(QVariantList laneBeginnings READ laneBeginnings NOTIFY changed)
    Q_PROPERTY(QVariantList laneEnds READ laneEnds NOTIFY changed)
    Q_PROPERTY(QString patrolFrom READ patrolFrom WRITE setPatrolFrom NOTIFY changed)
    Q_PROPERTY(QString patrolTo READ patrolTo WRITE setPatrolTo NOTIFY changed)
    /// The fleets it may escort: { value, text }, and which it does; 0: none.
    Q_PROPERTY(QVariantList companions READ companions NOTIFY changed)
    Q_PROPERTY(int escorted READ escorted WRITE setEscorted NOTIFY changed)
    /// It is an order to escort one.
    Q_PROPERTY(bool escorts READ escorts NOTIFY changed)

    /// All that its kind is about has been chosen.
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    /// May it be given, and why not; what is worth knowing: { severity (FindingSeverity), message, rule }.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(QVariantList notes READ notes NOTIFY changed)
    /// Of the voyage, when there is one; all empty or 0 otherwise.
    Q_PROPERTY(int days READ days NOTIFY changed)
    Q_PROPERTY(int miles READ miles NOTIFY changed)
    Q_PROPERTY(int nightsAshore READ nightsAshore NOTIFY changed)
    Q_PROPERTY(int nightsOut READ nightsOut NOTIFY changed)
    Q_PROPERTY(int wearyOars READ wearyOars NOTIFY changed)
    /// "3.0 in 100".
    Q_PROPERTY(QString stormRisk READ stormRisk NOTIFY changed)
    /// What it costs and may bring: { label, value }.
    Q_PROPERTY(QVariantList stakes READ stakes NOTIFY changed)
    /// Of an attack, as far as the fleet's side knows: "62 in 100", or that it is being weighed; empty: there is none.
    Q_PROPERTY(QString odds READ odds NOTIFY oddsChanged)

public:
    enum Wanted { Nothing, Port, Lane };
    Q_ENUM(Wanted)

    explicit OrderDraft(QObject* parent = nullptr);
    ~OrderDraft() override;

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);

    /// Begins with the order the fleet has, or with a move.
    Q_INVOKABLE void begin(int fleet);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE bool give();
    /// A place was clicked: a port to go to, an anchorage to go by, an end of the lane to patrol.
    Q_INVOKABLE void takePlace(const QString& place, int port);
    Q_INVOKABLE void choosePort(int port);
    Q_INVOKABLE void goStraight();

    [[nodiscard]] int fleet() const { return static_cast<int>(m_order.fleet.value); }
    [[nodiscard]] bool isOn() const { return !m_order.fleet.isNone(); }
    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] QString kind() const;
    void setKind(const QString& kind);
    [[nodiscard]] QString stance() const;
    void setStance(const QString& stance);
    [[nodiscard]] bool forced() const { return m_order.forced; }
    void setForced(bool forced);
    [[nodiscard]] Wanted wants() const;
    [[nodiscard]] QString goal() const;
    [[nodiscard]] int port() const { return static_cast<int>(m_order.port.value); }
    [[nodiscard]] QString via() const;
    [[nodiscard]] QVariantList ports() const;
    [[nodiscard]] QVariantList laneBeginnings() const;
    [[nodiscard]] QVariantList laneEnds() const;
    [[nodiscard]] QString patrolFrom() const { return QString::fromStdString(m_order.patrolFrom); }
    void setPatrolFrom(const QString& place);
    [[nodiscard]] QString patrolTo() const { return QString::fromStdString(m_order.patrolTo); }
    void setPatrolTo(const QString& place);
    [[nodiscard]] QVariantList companions() const;
    [[nodiscard]] int escorted() const { return static_cast<int>(m_order.escorted.value); }
    void setEscorted(int fleet);
    [[nodiscard]] bool escorts() const { return m_order.order == FleetOrder::Escort; }

    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool allowed() const { return m_allowed; }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }
    [[nodiscard]] QVariantList notes() const { return m_notes; }
    [[nodiscard]] int days() const { return m_plan.dayCount(); }
    [[nodiscard]] int miles() const { return m_plan.miles; }
    [[nodiscard]] int nightsAshore() const { return m_plan.nightsAshore; }
    [[nodiscard]] int nightsOut() const { return m_plan.mostNightsOut; }
    [[nodiscard]] int wearyOars() const { return m_plan.wearyOars; }
    [[nodiscard]] QString stormRisk() const;
    [[nodiscard]] QVariantList stakes() const { return m_stakes; }
    [[nodiscard]] QString odds() const;

signals:
    void chartChanged();
    void changed();
    void oddsChanged();
    void given();

private:
    void follow();
    void ask();
    void planWay(const Verdict& verdict);
    void weigh(const Verdict& verdict);
    [[nodiscard]] const Campaign* records() const;
    [[nodiscard]] SetOrder action() const;
    /// From where the fleet is by the anchorages to `goal`; empty when no lanes lead so.
    [[nodiscard]] std::vector<std::string> wayTo(const std::string& goal) const;
    [[nodiscard]] std::string placeOfPort() const;

    QPointer<SeaChart> m_chart;
    SetOrder m_order;
    std::vector<std::string> m_via;
    bool m_allowed = false;
    QString m_whyNot;
    QVariantList m_notes;
    VoyagePlan m_plan;
    QVariantList m_stakes;
    AttackQuestion m_question;           ///< asked last
    std::optional<AttackChances> m_wins; ///< of a hundred: the answer to it
    BackgroundJob<AttackChances> m_answering;
};

} // namespace navarch
