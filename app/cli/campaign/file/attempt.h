// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/console.h"
#include "db/campaign_file.h"

namespace navarch {

/// One asking for a change, so that it is recognised when it is asked again because nobody could say whether it was done: the
/// program was killed, or the disk failed. A note beside the campaign, "s.navarch.asked", says what is being asked, until
/// what came of it is told; the entries of the journal carry the note's mark.
class Attempt {
public:
    /// `asked` is the same when the same is asked again: the command, its options, what stands in its files. With `id`,
    /// which somebody gave it, it is recognised for ever and needs no note.
    Attempt(CampaignFile& file, const std::string& asked, const std::string& id = {});
    /// What came of it has been told, so the note goes.
    ~Attempt();
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;

    /// Why it cannot be begun; nothing was changed.
    [[nodiscard]] const Problems& problems() const { return m_problems; }
    /// What was done of it when it was asked before.
    [[nodiscard]] const std::vector<MarkedEntry>& doneBefore() const { return m_doneBefore; }
    /// Of one that is done part by part: how many are done already.
    [[nodiscard]] int partsBefore() const;
    /// What is done from here on is its part of that number, from 1.
    void beginPart(int number);
    /// What came of it is not known, so the note stays.
    void keepNote() { m_notePath.clear(); }

private:
    CampaignFile& m_file;
    std::string m_notePath; ///< empty: there is none to take away
    std::string m_mark;
    Problems m_problems;
    std::vector<MarkedEntry> m_doneBefore;
};

/// What begins every change: why it cannot be begun, or that it was done before, has been told then, and this is how the
/// command ends.
[[nodiscard]] std::optional<ExitCode> endsBefore(const Attempt& attempt, const std::string& path,
                                                 Console& console);

/// How a command ends whose change failed, which has been told; the note of the attempt stays where nobody knows.
[[nodiscard]] ExitCode codeOfFailure(bool mayBeKept, Attempt& attempt);

} // namespace navarch
