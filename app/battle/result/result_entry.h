// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/result/entered_result.h"
#include "app/battle/result/result_drafts.h"
#include "app/battle/result/result_exchange.h"
#include "app/battle/result/result_fields.h"
#include "app/battle/result/result_findings.h"
#include "app/battle/result/result_history.h"
#include "app/battle/result/result_selection.h"
#include "app/battle/result/result_sides.h"
#include "app/battle/result/result_verdict.h"
#include "app/battle/result_origin.h"

namespace navarch {

/// Enters the result of a battle that was fought on a table (CP-8.2): every ship's fate and state, who won, how long it
/// took. What is begun is kept as a draft, battle by battle. Each of its parts has one duty; the entry joins them.
class ResultEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// The number of the campaign's battle; 0: a skirmish, which ends in a file.
    Q_PROPERTY(int battle READ battle NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownResultSide> sides READ sides NOTIFY changed)
    /// Differs from a battle in which nothing happened.
    Q_PROPERTY(bool isBegun READ isBegun NOTIFY changed)
    /// A skirmish's result of an earlier time can be gone on with.
    Q_PROPERTY(bool hasDraft READ hasDraft NOTIFY changed)

    Q_PROPERTY(navarch::ResultVerdict* verdict READ verdict CONSTANT)
    Q_PROPERTY(navarch::ResultSelection* selection READ selection CONSTANT)
    Q_PROPERTY(navarch::ResultFields* fields READ fields CONSTANT)
    Q_PROPERTY(navarch::ResultFindings* findings READ findings CONSTANT)
    Q_PROPERTY(navarch::ResultHistory* history READ history CONSTANT)
    Q_PROPERTY(navarch::ResultExchange* exchange READ exchange CONSTANT)

public:
    explicit ResultEntry(QObject* parent = nullptr);

    /// Begins the result of a battle, or goes on with what was begun of it. `figures` are the campaign's, `codes` what its
    /// ships go by on paper; without any, what they do when their fleets are printed by themselves.
    void begin(const BattleBrief& brief, std::vector<BattlePlayer> players, const ResultOrigin& origin,
               const Figures& figures = builtInFigures(), std::vector<RowCode> codes = {});
    /// Goes on with the skirmish's result that was begun.
    Q_INVOKABLE bool resume();
    /// Leaves the screen; what was begun is kept.
    Q_INVOKABLE void close();
    /// What was begun is done with.
    Q_INVOKABLE void discard();
    /// The campaign has the outcome of that battle now: what was begun of it is done with.
    Q_INVOKABLE void doneWith(const QString& campaign, int battle);
    /// Everything as it was before the battle, one step of undo.
    Q_INVOKABLE void startOver();
    /// Takes an outcome of this battle as what stands now, one step of undo.
    void take(const QString& title, const BattleOutcome& outcome) { m_result.take(title, outcome); }

    [[nodiscard]] bool isOpen() const { return m_result.isOpen(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] int battle() const { return m_origin.battle; }
    [[nodiscard]] QList<ShownResultSide> sides() const { return m_sides.shown(); }
    [[nodiscard]] bool isBegun() const { return m_result.isBegun(); }
    [[nodiscard]] bool hasDraft() const { return m_drafts.find({}) != nullptr; }
    [[nodiscard]] const BattleOutcome& outcome() const { return m_result.outcome(); }
    [[nodiscard]] const ResultOrigin& origin() const { return m_origin; }
    /// Of every row, side by side, in the order of the sheets.
    [[nodiscard]] std::vector<int> rowKeys() const { return m_result.keys(); }
    [[nodiscard]] ResultDrafts& drafts() { return m_drafts; }

    [[nodiscard]] ResultVerdict* verdict() { return &m_verdict; }
    [[nodiscard]] ResultSelection* selection() { return &m_selection; }
    [[nodiscard]] ResultFields* fields() { return &m_fields; }
    [[nodiscard]] ResultFindings* findings() { return &m_findings; }
    [[nodiscard]] ResultHistory* history() { return &m_history; }
    [[nodiscard]] ResultExchange* exchange() { return &m_exchange; }

signals:
    void changed();
    void refused(const QString& what, const QString& remedy);
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    void keepDraft();

    EnteredResult m_result;
    ResultOrigin m_origin;
    ResultSides m_sides;
    ResultVerdict m_verdict;
    ResultSelection m_selection;
    ResultFields m_fields;
    ResultFindings m_findings;
    ResultHistory m_history;
    ResultExchange m_exchange;
    ResultDrafts m_drafts;
};

} // namespace navarch
