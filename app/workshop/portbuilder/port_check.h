// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fitting/mendable_findings.h"
#include "app/workshop/portbuilder/port_document.h"

namespace navarch {

/// What the rules have against the port on the table, and mending it.
class PortCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The port builder hands it out.")
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    Q_PROPERTY(navarch::MendableFindings* findings READ findings CONSTANT)

public:
    explicit PortCheck(PortDocument& document) : m_document(document) {}

    Q_INVOKABLE void mend(const QString& findingKey, int section);
    Q_INVOKABLE void mendAll();

    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] MendableFindings* findings() { return &m_findings; }
    /// What is found is in the findings, and of each section in the list, in order.
    std::vector<Findings> refill();

signals:
    void changed();

private:
    PortDocument& m_document;
    int m_errors = 0;
    int m_warnings = 0;
    MendableFindings m_findings;
};

} // namespace navarch
