// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/result/result_selection.h"
#include "app/workshop/fitting/fit_sheet.h"

namespace navarch {

/// What became of everything that is selected, field by field: shown of the row that is looked at, set for all of them.
class ResultFields : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has them.")
    Q_PROPERTY(navarch::FitSheet* list READ list CONSTANT)

public:
    /// Of a result and a selection in it that outlive it.
    ResultFields(EnteredResult& result, const ResultSelection& selection);

    Q_INVOKABLE void setNumber(const QString& field, int number);
    Q_INVOKABLE void setChoice(const QString& field, const QString& value);
    /// A letter or digit pressed on the rows; false when it means nothing.
    Q_INVOKABLE bool type(const QString& key);

    [[nodiscard]] FitSheet* list() { return &m_list; }

private:
    EnteredResult& m_result;
    const ResultSelection& m_selection;
    FitSheet m_list;
};

} // namespace navarch
