// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <vector>

#include "app/battle/result/entered_result.h"
#include "app/workshop/fitting/mendable_findings.h"

namespace navarch {

/// What is found against a result, and how it is put right.
class ResultFindings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has them.")
    /// How many say that it cannot have been, and how many others there are.
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    Q_PROPERTY(navarch::MendableFindings* list READ list CONSTANT)

public:
    /// Of a result that outlives it.
    explicit ResultFindings(EnteredResult& result);

    /// What the list has in a row, by its key, message and rowKey.
    Q_INVOKABLE void mend(const QString& findingKey, const QString& message, int rowKey);
    Q_INVOKABLE void mendAll();

    [[nodiscard]] int errors() const { return m_result.errors(); }
    [[nodiscard]] int warnings() const { return static_cast<int>(m_result.found().size()) - errors(); }
    [[nodiscard]] MendableFindings* list() { return &m_list; }

signals:
    void changed();

private:
    [[nodiscard]] std::vector<MendableFinding> gravestFirst() const;

    EnteredResult& m_result;
    MendableFindings m_list;
};

} // namespace navarch
