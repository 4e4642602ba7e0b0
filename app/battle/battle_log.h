// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_die.h"
#include "core/battle/match/match.h"

namespace navarch {

/// What was added to a die.
struct ShownModifier {
    Q_GADGET
    QML_VALUE_TYPE(shownModifier)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int value MEMBER value)

public:
    QString text;
    QString rule;
    int value = 0;

    friend bool operator==(const ShownModifier&, const ShownModifier&) = default;
};

/// The dice and modifiers of an event as the dice tray lays them out.
struct ShownRolls {
    Q_GADGET
    QML_VALUE_TYPE(shownRolls)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(QList<navarch::ShownDie> dice MEMBER dice)
    Q_PROPERTY(QList<navarch::ShownModifier> modifiers MEMBER modifiers)
    Q_PROPERTY(int sum MEMBER sum)

public:
    QString title;
    QString rule;
    int side = -1;
    QList<ShownDie> dice;
    QList<ShownModifier> modifiers;
    int sum = 0;

    friend bool operator==(const ShownRolls&, const ShownRolls&) = default;
};

/// The dice and modifiers of an event as the dice tray lays them out, in the words of the game of
/// that id.
[[nodiscard]] ShownRolls laidOut(const BattleEvent& event, std::string_view game);

/// What happened, order by order, as far as the battle is shown.
class BattleLog : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    /// Only what that side did; -1: everything.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY filterChanged)
    /// Only what holds these letters.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY filterChanged)
    /// Only what dice were rolled for.
    Q_PROPERTY(bool diceOnly READ diceOnly WRITE setDiceOnly NOTIFY filterChanged)

public:
    enum Role { TextRole = Qt::UserRole + 1, RuleRole, SideRole, StepRole, DiceRole, RolledRole };
    Q_ENUM(Role)

    using RowList::RowList;

    struct Row {
        std::size_t step = 0;  ///< whose order it came of
        std::size_t event = 0; ///< of the step
        BattleEvent told;

        [[nodiscard]] std::pair<std::size_t, std::size_t> key() const { return {step, event}; }
    };

    /// Shows what has happened in the first `to` steps, and no farther than the battle stands, as far as that viewer may know it.
    /// Steps before `from` are as they were at the last call. `match` may be null.
    void show(const Match* match, Viewer viewer, std::size_t from, std::size_t to);

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] bool diceOnly() const { return m_diceOnly; }
    void setDiceOnly(bool only);

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void filterChanged();

private:
    [[nodiscard]] bool passes(const Row& row) const;
    void refilter();

    std::string m_game;     ///< its id
    std::vector<Row> m_all; ///< that m_viewer may read
    Viewer m_viewer;
    std::vector<Row> m_rows;
    int m_side = -1;
    QString m_text;
    bool m_diceOnly = false;
};

} // namespace navarch
