// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include "app/battle/result/result_selection.h"

namespace navarch {

/// Results from the clipboard, from scanned codes and from files, and to them.
class ResultExchange : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has it.")

public:
    /// Of a result and a selection in it that outlive it.
    ResultExchange(EnteredResult& result, ResultSelection& selection);

    /// From the row that is looked at on (pasted_lines.h has the form); ships that are only named are then taken, and a
    /// single one is looked at. Empty when it is done; else which lines are wrong and why, and nothing was changed.
    Q_INVOKABLE QString paste(const QString& text);
    Q_INVOKABLE QString clipboardText() const;
    /// The ships as a table, for a spreadsheet.
    Q_INVOKABLE void copyTable();
    Q_INVOKABLE bool openOutcome(const QUrl& file);
    /// Refused while something is found that cannot have been.
    Q_INVOKABLE bool exportOutcome(const QUrl& file);

signals:
    void refused(const QString& what, const QString& remedy);
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    EnteredResult& m_result;
    ResultSelection& m_selection;
};

} // namespace navarch
