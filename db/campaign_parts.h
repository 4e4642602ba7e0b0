// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "db/campaign_file.h"
#include "db/opening/chain_head.h"
#include "db/sqlite/files.h"

namespace navarch {

/// What was performed and is to be stored.
struct WaitingDeed {
    Changes changes;
    JournalEntry entry;
};

/// How a campaign stands in memory, and what its history ends with.
struct FileState {
    Campaign campaign;
    JournalEntry last;
    std::string undoTitle;
    std::string redoTitle;
    const Figures* figures = nullptr;
};

/// What a CampaignFile holds, in the order in which it is put together; it is taken apart the other way round.
struct CampaignFile::Parts {
    QString path;
    const Figures* figures = nullptr;          ///< of the campaign as it stands, its own classes among them
    std::unique_ptr<QTemporaryDir> copyFolder; ///< when the file itself cannot be opened where it lies
    std::unique_ptr<CampaignLock> lock;
    std::unique_ptr<ChainHeadWriter> head; ///< null when it is not edited
    std::unique_ptr<Connection> connection;
    std::optional<FileIdentity> onDisk; ///< the file that is being edited
    std::optional<FileIdentity> log;    ///< the log that the last change went into
    std::string identity;
    Campaign campaign;
    JournalEntry last; ///< of the journal; its texts are not kept
    std::string undoTitle;
    std::string redoTitle;
    std::string seatLock; ///< of the umpire's seat; empty: none
    Problem whyNotEdit;   ///< empty when it may be changed
    Problems notes;       ///< of its making
    std::string mark;     ///< of what is performed
    std::optional<std::vector<WaitingDeed>>
        waiting;                    ///< while deeds are done together: what is done in memory alone
    bool isPreparing = false;       ///< what waits is to be stored elsewhere (PreparedDeeds)
    std::optional<Problem> missing; ///< what was stored and is not there, until something new is done

    Parts();
    /// Closes the file. When all that was done is in the file itself, nothing of ours stays beside it.
    ~Parts();
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    [[nodiscard]] std::string place() const { return path.toStdString(); }

    [[nodiscard]] FileState standing() const { return {campaign, last, undoTitle, redoTitle, figures}; }
    /// What waited to be stored is dropped.
    void goBackTo(FileState before);

    /// What another program did to the file's name since it was opened, when that stands against writing on. What was done
    /// until then is brought from the log into the file, wherever it lies now.
    [[nodiscard]] std::optional<Problem> whyNotInPlace();
    /// After a change was committed: whether the log it is in is still beside the file.
    [[nodiscard]] bool isLogInPlace();
    /// After a change was stored.
    void keepHead(const JournalEntry& entry);
    /// Closes the file, by which SQLite brings the log into it, and opens it again. Throws SqlError.
    void connectAgain();
};

/// What a file is opened with, once it is there: db/opener.cpp.
class Opener {
public:
    Opener(const QString& path, const OpenOptions& options, const Figures& figures);
    [[nodiscard]] OpenResult run();

private:
    [[nodiscard]] OpenResult closed(Opening outcome, Phrase what, Phrase remedy) const;
    [[nodiscard]] OpenResult damaged(const Phrase& what) const;
    [[nodiscard]] bool prepareAccess(OpenResult& result);
    [[nodiscard]] bool lacksRoom(OpenResult& result) const;
    [[nodiscard]] bool copyWithLog(const QString& to) const;
    void connect();
    [[nodiscard]] bool onNetwork() const;
    void chooseJournalMode(OpenResult& result);
    void connectWithOwnJournal(OpenResult& result);
    void connectWithOwnLog(OpenResult& result);
    void connectWithout(const QString& ending, OpenResult& result);
    [[nodiscard]] bool isSoundWithItsJournal() const;
    [[nodiscard]] bool isWhole(OpenResult& result);
    [[nodiscard]] bool isOurSchema(OpenResult& result);
    [[nodiscard]] bool upgrade(OpenResult& result);
    void upgradeCopy(int from);
    [[nodiscard]] bool load(OpenResult& result);
    void tellWhatWasReplaced(OpenResult& result);
    void tellWhatIsMissing(OpenResult& result);
    void backUpIfChanged(OpenResult& result);

    OpenOptions m_options;
    std::unique_ptr<CampaignFile::Parts> m_parts;
    QString m_opened; ///< the file that is really opened: the campaign's, or a copy
    Access m_access = Access::ReadWrite;
    bool m_hasOtherNames = false;
    Phrase m_whatIsSo =
        phrase("It was left as it is."); ///< what an opening that fails from here on leaves behind
};

} // namespace navarch
