// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/classes/class_document.h"
#include "core/battle/brief/changeable_figure.h"

namespace navarch {

/// A house figure that a file of classes brings along.
struct ClassFigureRow {
    QString rules;
    QString figure;
    QString title;
    QString game;
    QString rule;
    QString own;
    QString value;
    bool known = false;
    int least = 0;
    int most = 0;
    QList<ShownChoice> choices;

    [[nodiscard]] QString key() const { return rules + QLatin1Char(' ') + figure; }
};

/// The house figures of the file on the table, in its order: each is altered where it stands. Each command is one step of undo;
/// one that is refused changes nothing, and its reason is told by the document.
///
/// Roles: rules (a game's id, or "campaign"), figure (its lasting name), title, game (in words), rule, own (the game's value),
/// value, known (whether there is such a figure to be changed), least, most (of a whole number), choices ({ value, text }; empty
/// for numbers).
class ClassFigures : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The class editor hands it out.")
    /// Those that have figures to be changed: the games, and the campaign.
    Q_PROPERTY(QList<navarch::ShownChoice> games READ games CONSTANT)

public:
    explicit ClassFigures(ClassDocument& document) : m_document(document) {}

    /// The figures of a game, or of the campaign, that the file does not have yet.
    [[nodiscard]] Q_INVOKABLE QList<navarch::ShownChoice> offered(const QString& rules) const;
    /// Brings one along, with the game's own value until another is set.
    Q_INVOKABLE bool add(const QString& rules, const QString& figure);
    Q_INVOKABLE bool set(const QString& rules, const QString& figure, const QString& value);
    Q_INVOKABLE bool remove(const QString& rules, const QString& figure);

    [[nodiscard]] QList<ShownChoice> games() const;
    void refill();

private:
    [[nodiscard]] static const RowRoles<ClassFigureRow>& roles();

    ClassDocument& m_document;
    ListRows<ClassFigureRow> m_rows{*this, roles()};
};

} // namespace navarch
