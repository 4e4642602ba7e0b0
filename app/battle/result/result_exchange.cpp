// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_exchange.h"

#include <QClipboard>
#include <QGuiApplication>

#include <set>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/battle/result/outcome/outcome_table.h"
#include "app/battle/result/outcome/pasted_lines.h"

namespace navarch {

ResultExchange::ResultExchange(EnteredResult& result, ResultSelection& selection)
    : m_result(result),
      m_selection(selection)
{
}

QString ResultExchange::paste(const QString& text)
{
    if (!m_result.isOpen())
        return tr("No battle is chosen.");
    const OutcomePart from = m_selection.currentPart();
    const bool isShip = from.part == OutcomeFinding::Part::Ship;
    const OutcomeSheet sheet = m_result.sheet();
    const std::size_t first = isShip || sheet.order.empty() ? from.index : sheet.order.front();
    const auto pasted = pastedLines(text, m_result.outcome(), first, sheet);
    if (!pasted) {
        QStringList lines;
        for (const Problem& each : pasted.error())
            lines.push_back(tr("%1: %2").arg(words(each.place), words(each.what)));
        const QString nothing = tr("Nothing was changed.");
        return lines.join(QLatin1Char('\n')) + QLatin1Char(lines.size() == 1 ? ' ' : '\n') + nothing;
    }
    const int count = pasted->ships + pasted->commanders;
    // Ships that are only named are taken for what comes next; of those with a word, one alone is looked at.
    const std::vector<std::size_t>& shown = count == 0 ? pasted->picked : pasted->rows;
    std::set<int> keys;
    for (const std::size_t ship : shown)
        keys.insert(OutcomePart{OutcomeFinding::Part::Ship, ship}.key());
    const bool isShown = !keys.empty() && (count == 0 || (keys.size() == 1 && count == 1));
    if (isShown)
        m_selection.set(std::move(keys));
    if (count > 0) {
        m_result.take(count == 1 ? tr("Type a line") : tr("Paste %1 lines").arg(count), pasted->outcome);
        emit done(tr("Taken over: %1 ships, %2 commanders.").arg(pasted->ships).arg(pasted->commanders));
    }
    return {};
}

QString ResultExchange::clipboardText() const
{
    return QGuiApplication::clipboard()->text();
}

void ResultExchange::copyTable()
{
    if (!m_result.isOpen())
        return;
    QGuiApplication::clipboard()->setText(outcomeTable(m_result.brief(), m_result.outcome()));
    emit done(tr("%1 ships are on the clipboard as a table.").arg(m_result.outcome().ships.size()));
}

bool ResultExchange::openOutcome(const QUrl& file)
{
    const std::string path = pathOf(file);
    const auto bytes = readWholeFile(path);
    auto read = !bytes
                    ? Result<BattleOutcome>(tl::unexpected(bytes.error()))
                    : parseDocument(*bytes, shownPath(path), {outcomeFormat}).and_then([&](const Json& json) {
                          return readOutcome(json, shownPath(path));
                      });
    if (!read) {
        emit failed(whatOf(read.error()), remedyOf(read.error()));
        return false;
    }
    if (!isOutcomeOf(m_result.brief(), *read, m_result.figures().classes)) {
        emit refused(tr("%1 is the outcome of another battle: its ships are others.").arg(shownPlace(file)),
                     tr("Choose the outcome of this one."));
        return false;
    }
    m_result.take(tr("Open %1").arg(shownPlace(file)), *read);
    return true;
}

bool ResultExchange::exportOutcome(const QUrl& file)
{
    if (!m_result.isOpen())
        return false;
    if (m_result.errors() > 0) {
        emit refused(tr("The result cannot have been like this yet."),
                     tr("Put right what is found against it, then write it."));
        return false;
    }
    const auto written =
        writeOutput(pathOf(file), FileKind::Outcome, jsonText(outcomeJson(m_result.outcome())));
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    emit done(tr("The outcome is in %1.").arg(shownPlace(file)));
    return true;
}

} // namespace navarch
