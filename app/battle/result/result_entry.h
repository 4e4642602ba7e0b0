// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include <memory>

#include "app/base/lists/row_selection.h"
#include "app/battle/battle_player.h"
#include "app/battle/result/outcome_edit.h"
#include "app/battle/result/result_drafts.h"
#include "app/battle/result/result_rows.h"
#include "app/battle/result_origin.h"
#include "app/campaign/history/snapshots.h"
#include "app/workshop/fitting/fit_sheet.h"
#include "app/workshop/fitting/mendable_findings.h"
#include "core/data/figures.h"

namespace navarch {

/// Enters the result of a battle that was fought on a table (CP-8.2): every ship's fate and state, who won, how long it
/// took. Each change is one step of undo; what is begun is kept as a draft, battle by battle.
class ResultEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// The number of the campaign's battle; 0: a skirmish, which ends in a file.
    Q_PROPERTY(int battle READ battle NOTIFY changed)
    /// { side, name, colour, emblem, ships, lost, loss (in talents), rows }.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// The side that won, or -1: a draw.
    Q_PROPERTY(int victor READ victor WRITE setVictor NOTIFY changed)
    Q_PROPERTY(int turns READ turns WRITE setTurns NOTIFY changed)
    /// The side that gave up, or -1.
    Q_PROPERTY(int conceded READ conceded WRITE setConceded NOTIFY changed)
    Q_PROPERTY(bool atTurnLimit READ atTurnLimit WRITE setAtTurnLimit NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    Q_PROPERTY(navarch::MendableFindings* findings READ findings CONSTANT)

    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)
    /// Differs from a battle in which nothing happened.
    Q_PROPERTY(bool isBegun READ isBegun NOTIFY changed)
    /// A skirmish's result of an earlier time can be gone on with.
    Q_PROPERTY(bool hasDraft READ hasDraft NOTIFY changed)

    // What is looked at
    Q_PROPERTY(int currentKey READ currentKey NOTIFY changed)
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY changed)
    Q_PROPERTY(navarch::ResultOf::Part currentKind READ currentKind NOTIFY changed)
    Q_PROPERTY(int currentSide READ currentSide NOTIFY changed)
    /// { name, note, fate (as the choices name it), fateText, saysWhose (more than the choice does), outline, losses } of it.
    Q_PROPERTY(QVariantMap current READ current NOTIFY changed)
    Q_PROPERTY(navarch::FitSheet* fields READ fields CONSTANT)

public:
    explicit ResultEntry(QObject* parent = nullptr);
    ~ResultEntry() override;

    /// Begins the result of a battle, or goes on with what was begun of it. `figures` are the campaign's, `codes` what its
    /// ships go by on paper; without any, what they do when their fleets are printed by themselves.
    void begin(const BattleBrief& brief, std::vector<BattlePlayer> players, const ResultOrigin& origin,
               const Figures& figures = builtInFigures(), std::vector<RowCode> codes = {});
    /// Takes an outcome of this battle as what stands now, one step of undo.
    void take(const QString& title, const BattleOutcome& outcome);
    [[nodiscard]] const BattleBrief& brief() const { return m_brief; }
    [[nodiscard]] const BattleOutcome& outcome() const { return m_history.now(); }
    [[nodiscard]] const ResultOrigin& origin() const { return m_origin; }
    [[nodiscard]] ResultDrafts& drafts() { return m_drafts; }

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

    // Rows: `adding` and `ranging` as in every list
    Q_INVOKABLE void pick(int rowKey, bool adding = false, bool ranging = false);
    Q_INVOKABLE void step(int by, bool ranging = false);
    /// To the same place of the next side's rows.
    Q_INVOKABLE void stepSide(int by);
    /// All ships of a side; of the side that is looked at when -1.
    Q_INVOKABLE void selectShips(int side = -1);
    Q_INVOKABLE void clearSelection();

    // What became of everything that is selected
    Q_INVOKABLE void setNumber(const QString& field, int number);
    Q_INVOKABLE void setChoice(const QString& field, const QString& value);
    /// A letter or digit pressed on the rows; false when it means nothing.
    Q_INVOKABLE bool typed(const QString& key);

    void setVictor(int side);
    void setTurns(int turns);
    void setConceded(int side);
    void setAtTurnLimit(bool at);

    Q_INVOKABLE void mend(const QString& findingKey, const QString& message, int rowKey);
    Q_INVOKABLE void mendAll();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    // To and from elsewhere
    /// From the row that is looked at on (pasted_lines.h has the form); ships that are only named are then taken, and a
    /// single one is looked at. Empty when it is done; else which lines are wrong and why, and nothing was changed.
    Q_INVOKABLE QString paste(const QString& text);
    Q_INVOKABLE QString clipboardText() const;
    /// The ships as a table, for a spreadsheet.
    Q_INVOKABLE void copyTable();
    Q_INVOKABLE bool openOutcome(const QUrl& file);
    Q_INVOKABLE bool exportOutcome(const QUrl& file);

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] int battle() const { return m_origin.battle; }
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] int victor() const { return outcome().victor.value_or(-1); }
    [[nodiscard]] int turns() const { return outcome().turns; }
    [[nodiscard]] int conceded() const { return outcome().conceded.value_or(-1); }
    [[nodiscard]] bool atTurnLimit() const { return outcome().atTurnLimit; }
    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return static_cast<int>(m_found.size()) - m_errors; }
    [[nodiscard]] MendableFindings* findings() { return &m_findings; }
    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
    [[nodiscard]] QString undoTitle() const { return m_history.undoTitle(); }
    [[nodiscard]] QString redoTitle() const { return m_history.redoTitle(); }
    [[nodiscard]] bool isBegun() const { return m_isOpen && outcome() != m_before; }
    [[nodiscard]] bool hasDraft() const { return m_drafts.find({}) != nullptr; }
    [[nodiscard]] int currentKey() const { return m_selection.current(); }
    [[nodiscard]] int selectedCount() const { return static_cast<int>(m_selection.keys().size()); }
    [[nodiscard]] ResultOf::Part currentKind() const;
    [[nodiscard]] int currentSide() const;
    [[nodiscard]] QVariantMap current() const;
    [[nodiscard]] FitSheet* fields() { return &m_fields; }

signals:
    void changed();
    void refused(const QString& what, const QString& remedy);
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    /// One step of undo: `change` alters a copy of the outcome.
    template <class Change>
    bool perform(const QString& title, Change change);
    [[nodiscard]] OutcomeSheet sheet() const { return {m_brief, m_before, m_ships, m_order, m_codes}; }
    [[nodiscard]] std::vector<OutcomePart> partsOf(int side) const;
    [[nodiscard]] std::vector<int> order() const;
    [[nodiscard]] ResultRow rowOf(OutcomePart part) const;
    [[nodiscard]] QString selectionTitle() const;
    [[nodiscard]] QString nameOf(OutcomePart part) const;
    [[nodiscard]] std::vector<MendableFinding> shownFindings() const;
    void relay(bool altered);
    void keepDraft();

    bool m_isOpen = false;
    const Figures* m_figures = &builtInFigures();
    BattleBrief m_brief;
    std::vector<BattlePlayer> m_players;
    ResultOrigin m_origin;
    BattleOutcome m_before;
    std::vector<BriefShip> m_ships;
    std::vector<std::size_t> m_order; ///< of the ships on paper
    std::vector<RowCode> m_codes;     ///< of each ship
    Snapshots<BattleOutcome> m_history;
    RowSelection m_selection;
    std::vector<OutcomeFinding> m_found;
    int m_errors = 0;
    std::vector<std::unique_ptr<ResultRows>> m_rows; ///< a side each
    FitSheet m_fields;
    MendableFindings m_findings;
    ResultDrafts m_drafts;
};

} // namespace navarch
