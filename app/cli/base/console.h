// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/base/finding.h"
#include "core/base/json.h"
#include "core/base/problem.h"

namespace navarch {

/// How a command ended; the number is the program's exit code.
enum class ExitCode {
    Done = 0,
    Refused = 1,  ///< the input was understood, and the rules or the state of things say no
    Unusable = 2, ///< something could not be read, written or used; nothing was changed
    Partly =
        3, ///< something was done and kept, or may have been, and the rest was not; the message says what
};

/// Where a command leaves its results (standard output, kept until finish) and its problems (standard error, at once).
class Console {
public:
    explicit Console(bool asJson = false) : m_asJson(asJson) {}

    [[nodiscard]] bool wantsJson() const { return m_asJson; }

    void print(std::string_view text) { m_results += text; }
    /// A line, in the language asked for; `place`: what it is about, or empty.
    void print(const Phrase& words, std::string_view place = {});
    /// Prints what there is so far and `text` at once, for what must be known to be done before the next thing begins.
    void printNow(std::string_view text);
    void printJson(const Json& answer) { m_results += jsonText(answer); }
    /// How far long work is: where a person looks at standard error, one line that the next takes the place of. Nothing clears it.
    static void tellProgress(const Phrase& words);

    /// Keeps in mind that what was asked has been done, or a part of it: should the answer not be written whole, that is said.
    /// `onlyHere` is said with it, where nobody finds it out elsewhere.
    void noteDone(Phrase onlyHere = {})
    {
        m_hasDone = true;
        m_onlyHere = std::move(onlyHere);
    }
    [[nodiscard]] bool hasDone() const { return m_hasDone; }

    /// One line on standard error, in the language asked for; `place`: what it is about, given or empty. Control characters
    /// in it, which may come from arguments, show as "?".
    void complain(const Phrase& words, const Phrase& place = {}) const;
    void complain(const Problem& problem) const;
    void complain(const Problems& problems) const;
    /// The findings that are errors.
    void complain(const Findings& findings) const;

    /// Writes the results. When that fails, it says so and the answer is Unusable, or Partly when something was done; a reader that has gone away
    /// (`navarch classes | head`) has seen what it wanted, and `code` stands.
    [[nodiscard]] ExitCode finish(ExitCode code);

private:
    void complainIn(std::string_view words, const Phrase& place) const;

    bool m_asJson;
    bool m_hasDone = false;
    Phrase m_onlyHere; ///< what the results say and nothing else does
    int m_error = 0;   ///< of standard output, once it has failed
    Phrase m_whyNot;   ///< why nothing may be written there
    std::string m_results;
};

} // namespace navarch
