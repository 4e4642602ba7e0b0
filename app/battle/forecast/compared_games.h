// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

#include <vector>

#include "app/base/lists/row_list.h"
#include "core/battle/forecast/comparison.h"

namespace navarch {

struct ComparedGame {
    QString id;
    QString name;
    QString detail;
    QString whyNot;
    bool isOwn = false;

    [[nodiscard]] const QString& key() const { return id; }
};

/// The columns of a comparison.
///
/// Roles: gameId, name, detail (how many battles, in words), whyNot (why it does not fight the match; empty when it does),
/// own (the match is arranged in it).
class ComparedGames : public navarch::RowList {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowList::RowList;

    /// `own` is the match's game; `most` how many battles each is to fight.
    void show(const std::vector<GameForecast>& games, const std::string& own, int most);
    [[nodiscard]] const std::vector<ComparedGame>& rows() const { return m_rows; }

private:
    [[nodiscard]] static const RowRoles<ComparedGame>& roles();

    ListRows<ComparedGame> m_rows{*this, roles()};
};

} // namespace navarch
