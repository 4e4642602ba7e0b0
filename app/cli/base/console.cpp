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

void Console::complain(std::string_view line) const
{
    // Nothing is left to tell it to when standard error itself fails, or goes where it would do harm.
    if (whyNoText(STDERR_FILENO).empty())
        writeTo(STDERR_FILENO, "navarch: " + shownPath(line) + "\n");
}

void Console::complain(const Problem& problem) const
{
    complain((problem.place.empty() ? "" : problem.place + ": ") + spokenText(problem.sentences()));
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
        const std::string subject = finding.subject.isEmpty() ? "" : finding.subject.english() + ": ";
        const std::string rule = finding.rule.empty() ? "" : finding.rule + ", ";
        complain(subject + finding.message.english() + " (" + rule + finding.key + ")");
    }
}

void Console::printNow(std::string_view text)
{
    m_results += text;
    if (m_error == 0 && m_whyNot.empty() && !m_results.empty()) {
        m_whyNot = whyNoText(STDOUT_FILENO);
        if (m_whyNot.empty())
            m_error = writeTo(STDOUT_FILENO, m_results);
    }
    m_results.clear();
}

ExitCode Console::finish(ExitCode code)
{
    printNow({});
    if (m_whyNot.empty() && (m_error == 0 || m_error == EPIPE))
        return code;
    const char* done = !m_hasDone ? ""
                       : code == ExitCode::Done
                           ? " What was asked has been done and kept all the same; do not ask for it again."
                           : " What was told as done is kept all the same.";
    const char* remedy = m_hasDone ? "" : " and ask again";
    if (!m_whyNot.empty())
        complain("standard output: The answer was not written. " + m_whyNot + done + " Let it go elsewhere"
                 + remedy + ".");
    else
        complain(std::string("standard output: The answer could not be written whole. ")
                 + (m_error == ENOSPC ? std::string("The disk is full.")
                                      : "The system says: " + std::generic_category().message(m_error) + ".")
                 + done
                 + (m_error == ENOSPC ? std::string(" Free some space") + remedy + "." : std::string()));
    if (!m_onlyHere.empty())
        complain(m_onlyHere);
    return m_hasDone ? ExitCode::Partly : ExitCode::Unusable;
}

} // namespace navarch
