// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <memory>

#include "core/base/problem.h"
#include "reports/layout/page.h"

namespace navarch {

/// The pages of a print job as they are laid out, or why there are none. Preview, print and PDF take the same ones.
class PrintedPages : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Sheets of paper that they take, printed on both sides.
    Q_PROPERTY(int leafCount READ leafCount NOTIFY changed)
    /// The paper of the pages, in millimetres; while there are none, the one that was shown last.
    Q_PROPERTY(double width READ width NOTIFY changed)
    Q_PROPERTY(double height READ height NOTIFY changed)
    /// What is laid out, in words: "Ships of Aiakos".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why there are no pages, and what to do; empty when there are.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString remedy READ remedy NOTIFY changed)

public:
    using QObject::QObject;

    /// Null when there are none, of which `problems` say why.
    void show(std::shared_ptr<const Document> document, const Problems& problems);
    [[nodiscard]] const std::shared_ptr<const Document>& document() const { return m_document; }

    [[nodiscard]] int count() const;
    [[nodiscard]] int leafCount() const { return (count() + 1) / 2; }
    [[nodiscard]] double width() const;
    [[nodiscard]] double height() const;
    [[nodiscard]] QString title() const { return m_document ? m_document->title : QString(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString remedy() const { return m_remedy; }
    /// What is printed on a page (from 0), for those who do not see it.
    Q_INVOKABLE QString wordsOn(int page) const;

signals:
    void changed();

private:
    std::shared_ptr<const Document> m_document;
    Paper m_paper = Paper::A4;
    QString m_problem;
    QString m_remedy;
};

} // namespace navarch
