// SPDX-License-Identifier: GPL-3.0-or-later
// Results from the clipboard and from files, and to them.
#include "app/result/result_entry.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

#include "app/files/chosen_file.h"
#include "app/files/file_access.h"
#include "app/result/outcome_table.h"
#include "app/result/pasted_lines.h"

namespace navarch {

QString ResultEntry::paste(const QString& text)
{
    if (!m_isOpen)
        return tr("No battle is chosen.");
    const OutcomePart from = OutcomePart::ofKey(currentKey());
    auto pasted = pastedLines(text, outcome(), from.part == OutcomeFinding::Part::Ship ? from.index : 0, sheet());
    if (!pasted) {
        const Problem& first = pasted.error().front();
        return tr("%1: %2 Nothing was changed.").arg(words(first.place), words(first.what));
    }
    take(tr("Paste %1 lines").arg(pasted->ships + pasted->commanders), pasted->outcome);
    emit done(tr("Taken over: %1 ships, %2 commanders.").arg(pasted->ships).arg(pasted->commanders));
    return {};
}

QString ResultEntry::clipboardText() const
{
    return QGuiApplication::clipboard()->text();
}

void ResultEntry::copyTable()
{
    if (!m_isOpen)
        return;
    QGuiApplication::clipboard()->setText(outcomeTable(m_brief, outcome()));
    emit done(tr("%1 ships are on the clipboard as a table.").arg(outcome().ships.size()));
}

bool ResultEntry::openOutcome(const QUrl& file)
{
    const std::string path = pathOf(file);
    const auto bytes = readWholeFile(path);
    auto read = !bytes ? Result<BattleOutcome>(tl::unexpected(bytes.error()))
                       : parseJson(*bytes, shownPath(path)).and_then([&](const Json& json) {
                             return readOutcome(json, shownPath(path));
                         });
    if (!read) {
        emit failed(whatOf(read.error()), remedyOf(read.error()));
        return false;
    }
    if (!isOutcomeOf(m_brief, *read, m_figures->classes)) {
        emit refused(tr("%1 is the outcome of another battle: its ships are others.")
                         .arg(QFileInfo(file.toLocalFile()).fileName()),
                     tr("Choose the outcome of this one."));
        return false;
    }
    take(tr("Open %1").arg(QFileInfo(file.toLocalFile()).fileName()), *read);
    return true;
}

bool ResultEntry::exportOutcome(const QUrl& file)
{
    if (!m_isOpen)
        return false;
    if (m_errors > 0) {
        emit refused(tr("The result cannot have been like this yet."),
                     tr("Put right what is found against it, then write it."));
        return false;
    }
    const auto written = writeFileSafely(pathOf(file), jsonText(outcomeJson(outcome())));
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    emit done(tr("The outcome is in %1.").arg(QFileInfo(file.toLocalFile()).fileName()));
    return true;
}

} // namespace navarch
