// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/console.h"

#include <cerrno>
#include <system_error>

#include <unistd.h>

#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/base/speech/speech.h"

namespace navarch {

namespace {

/// 0, or the error of the system.
int writeTo(int fd, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(fd, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errno;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

} // namespace

void Console::tellProgress(const Phrase& words)
{
    if (::isatty(STDERR_FILENO) != 0)
        writeTo(STDERR_FILENO, "\r\x1b[K" + shownPath(spokenText(words)));
}

void Console::complainIn(std::string_view words, const Phrase& place) const
{
    const std::string line = (place.isEmpty() ? "" : spokenText(place) + ": ") + std::string(words);
    // Nothing is left to tell it to when standard error itself fails, or goes where it would do harm.
    if (whyNoText(STDERR_FILENO).isEmpty())
        writeTo(STDERR_FILENO, "navarch: " + shownPath(line) + "\n");
}

void Console::complain(const Phrase& words, const Phrase& place) const
{
    complainIn(spokenText(words), place);
}

void Console::complain(const Problem& problem) const
{
    complain(problem.sentences(), given(problem.place));
}

void Console::complain(const Problems& problems) const
{
    for (const Problem& problem : problems)
        complain(problem);
}

void Console::complain(const Findings& findings) const
{
    for (const Finding& finding : findings) {
        if (finding.severity != Severity::Error)
            continue;
        const std::string rule = finding.rule.empty() ? "" : finding.rule + ", ";
        complainIn(spokenText(finding.message) + " (" + rule + finding.key + ")", finding.subject);
    }
}

void Console::print(const Phrase& words, std::string_view place)
{
    m_results += (place.empty() ? "" : std::string(place) + ": ") + spokenText(words) + "\n";
}

void Console::printNow(std::string_view text)
{
    m_results += text;
    if (m_error == 0 && m_whyNot.isEmpty() && !m_results.empty()) {
        m_whyNot = whyNoText(STDOUT_FILENO);
        if (m_whyNot.isEmpty())
            m_error = writeTo(STDOUT_FILENO, m_results);
    }
    m_results.clear();
}

ExitCode Console::finish(ExitCode code)
{
    printNow({});
    if (m_whyNot.isEmpty() && (m_error == 0 || m_error == EPIPE))
        return code;
    const Phrase done =
        !m_hasDone ? Phrase()
        : code == ExitCode::Done
            ? phrase("What was asked has been done and kept all the same; do not ask for it again.")
            : phrase("What was told as done is kept all the same.");
    const Phrase place = phrase("standard output");
    if (!m_whyNot.isEmpty())
        complain(sentences({phrase("The answer was not written."), m_whyNot, done,
                            m_hasDone ? phrase("Let it go elsewhere.")
                                      : phrase("Let it go elsewhere and ask again.")}),
                 place);
    else if (m_error == ENOSPC)
        complain(
            sentences({phrase("The answer could not be written whole."), phrase("The disk is full."), done,
                       m_hasDone ? phrase("Free some space.") : phrase("Free some space and ask again.")}),
            place);
    else
        complain(sentences({phrase("The answer could not be written whole."),
                            phrase("The system says: %1.", given(std::generic_category().message(m_error))),
                            done}),
                 place);
    if (!m_onlyHere.isEmpty())
        complain(m_onlyHere);
    return m_hasDone ? ExitCode::Partly : ExitCode::Unusable;
}

} // namespace navarch
