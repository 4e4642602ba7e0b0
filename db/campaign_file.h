// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "core/campaign/gate/gate.h"
#include "core/data/figures.h"
#include "db/backups/backups.h"
#include "db/history.h"
#include "db/opening/opening.h"

namespace navarch {

/// What became of something that was to be done to a campaign.
struct Performed {
    enum class Outcome {
        Done,    ///< on disk and in memory
        Refused, ///< the gate's verdict says why; nothing changed
        Failed,  ///< it could not be stored; nothing changed in memory, nor on disk unless mayBeKept
    };

    Outcome outcome = Outcome::Failed;
    Verdict verdict; ///< the gate's answer; of an undo and redo: the title, and the changes that were made
    Problem problem; ///< why it failed: what happened, what was kept, what to do
    /// Of one that failed: whether it is on disk could not be found out, as the problem says.
    bool mayBeKept = false;

    [[nodiscard]] bool done() const { return outcome == Outcome::Done; }
};

/// What became of several actions that were to be done together.
struct PerformedAll {
    Performed::Outcome outcome = Performed::Outcome::Failed;
    bool mayBeKept = false;        ///< as in Performed
    std::vector<Verdict> verdicts; ///< of each in order, up to the one that was refused
    Problem problem;

    [[nodiscard]] bool done() const { return outcome == Performed::Outcome::Done; }
};

struct PlacedFile;
struct WaitingDeed;

/// A campaign and the file it lives in: one SQLite database (db/README.md).
///
/// The campaign in memory is what the file holds. A change is durable before it is seen: perform(), undo() and redo()
/// write the changed rows and a journal entry in one transaction, synced to disk, and only then change campaign(). For one
/// thread; another thread opens the file again with OpenMode::Look.
class CampaignFile {
public:
    /// Opens the campaign at `path`. Never throws; the outcome says everything (db/opening/opening.h).
    [[nodiscard]] static OpenResult open(const QString& path, OpenOptions options = {},
                                         const Figures& figures = builtInFigures());

    enum class IfExists {
        Refuse,
        Replace, ///< the old file is moved among its backups
    };
    /// Makes a campaign file at `path` and opens it. It is written beside its place, synced and renamed, so that there is a
    /// whole file or none. `title` is the founding's line in the history ("Begin The Saronic Gulf"). `identity`: of a war that
    /// has one already; empty: it gets one. `replaced` gets where the old file lies now, whatever comes of the rest. A problem
    /// says what lies there now.
    [[nodiscard]] static Result<std::unique_ptr<CampaignFile>>
    create(const QString& path, const Campaign& founding, const std::string& title,
           IfExists ifExists = IfExists::Refuse, const Figures& figures = builtInFigures(),
           const std::string& identity = {}, QString* replaced = nullptr);

    /// Puts a backup back at `path`, where its campaign stands, stood, or lies damaged: a copy of it, looked at whole, takes its
    /// place as a file made by create() does, and is opened. What stood there is kept among the backups, as `replaced`.
    /// Nobody may have it open. A backup that is damaged, gone or of a newer Navarch is a problem, and then nothing has
    /// changed.
    [[nodiscard]] static Result<std::unique_ptr<CampaignFile>>
    restore(const QString& path, const Backup& backup, const Figures& figures = builtInFigures(),
            QString* replaced = nullptr);

    ~CampaignFile();
    CampaignFile(const CampaignFile&) = delete;
    CampaignFile& operator=(const CampaignFile&) = delete;

    [[nodiscard]] const QString& path() const;
    /// Which war it is: given to it at random when it was founded, the same in every copy and backup of the file, and another
    /// after an export and an import. It tells nothing of the dice, and everybody may know it.
    [[nodiscard]] const std::string& identity() const;
    [[nodiscard]] const Campaign& campaign() const;
    /// Those it was opened with, with the ports and lanes of its own chart where it has one (chart_in_force.h), and with the ship
    /// classes of its own that it has now: others, once it was given any. They outlive it.
    [[nodiscard]] const Figures& figures() const;
    /// False when it was opened only for reading; then every change fails and says why.
    [[nodiscard]] bool canEdit() const;

    /// May I, why not, what does it cost, what follows. Changes nothing.
    /// `eyes`: who asks, as of consider().
    [[nodiscard]] Verdict ask(const Action& action, SideId eyes = {}) const;
    Performed perform(const Action& action, SideId eyes = {});
    /// All of them in one transaction, or none: on disk, and in memory. Each is an entry of its own, undone one by one.
    PerformedAll performAll(const std::vector<Action>& actions, SideId eyes = {});
    /// Whatever `deeds` performs here is one transaction. While it runs, perform() says what is done in memory; when it has
    /// returned true all of it is stored. When it returns false, throws, or storing fails, none of it is kept, and the
    /// campaign is as it was before. Undo takes back what was stored before it, and nothing else; redo and backups have no place
    /// in it. What comes back is Done, Refused when `deeds` returned false, or Failed.
    Performed together(const std::function<bool()>& deeds);

    /// From now on what is performed, undone and redone is stored with this mark of who asked for it: letters, digits, '.',
    /// ':', '#' and '-', at most 100. So somebody who does not know whether it was done finds out, and does not ask twice.
    void markWith(std::string mark);
    /// The entries after number `after` whose mark is `mark`, or that and '#' with a number behind it.
    [[nodiscard]] Result<std::vector<MarkedEntry>> entriesMarked(const std::string& mark,
                                                                 std::int64_t after) const;

    /// Takes back the last deed that stands, whoever did it and whenever. Failed when there is none.
    Performed undo();
    /// Does the deed again that was taken back last. A new deed leaves nothing to redo.
    Performed redo();
    /// What undo() would take back and redo() do again, as its title; empty: nothing.
    [[nodiscard]] const std::string& undoTitle() const;
    [[nodiscard]] const std::string& redoTitle() const;
    /// The deeds they are about, as the journal keeps them; null when there is none.
    [[nodiscard]] Json undoAction() const;
    [[nodiscard]] Json redoAction() const;

    /// How many entries the journal has.
    [[nodiscard]] std::int64_t historyLength() const;
    /// At most `count` entries from number `first` (from 1) on, in order.
    [[nodiscard]] Result<std::vector<HistoryEntry>> history(std::int64_t first, int count) const;

    /// The titles of the deeds after entry number `after` that stand, the last one first.
    [[nodiscard]] Result<std::vector<std::string>> deedsSince(std::int64_t after) const;
    /// How many entries from the founding on this file's history and another's have in common: they were one until then. 0: they
    /// are different wars.
    [[nodiscard]] Result<std::int64_t> sharedHistory(const CampaignFile& other) const;

    /// What there is to say about a file that was made all the same.
    [[nodiscard]] const Problems& notes() const;

    /// Looks at everything in the file, and names what is wrong; nothing when all is well. Takes time with the journal's
    /// length: for another thread, or the command line.
    [[nodiscard]] Problems verify() const;

    /// The whole state as one JSON document ("navarch-campaign/1", core/campaign/files/export.h); the history is not in it.
    [[nodiscard]] Json exportJson() const;

    /// Keeps a copy beside the file, opens and checks it, and lets old ones go (db/backups/backups.h).
    Result<Backup> backUp();

private:
    struct Parts;
    explicit CampaignFile(std::unique_ptr<Parts> parts);
    friend class Opener;
    friend class PastCampaign;
    friend class PreparedDeeds;
    friend class SeatLock;

    [[nodiscard]] static Result<std::unique_ptr<CampaignFile>> openPlaced(const PlacedFile& placed,
                                                                          bool isNew, const Figures& figures);
    Performed step(EntryKind kind, std::int64_t taken);
    Performed keep(Verdict verdict, JournalEntry entry);
    [[nodiscard]] Performed failedAfter(Verdict verdict, Problem problem, bool mayBeKept);
    void takeOver(const Changes& changes, JournalEntry entry);
    [[nodiscard]] std::string titleAt(std::int64_t seq) const;
    [[nodiscard]] Json actionAt(std::int64_t seq) const;
    enum class Stored { No, Yes, Unknown };
    [[nodiscard]] Stored store(const std::vector<WaitingDeed>& deeds, Problem& problem);
    [[nodiscard]] Stored lookAfterFailing(const JournalEntry& entry);

    std::unique_ptr<Parts> m_parts;
};

} // namespace navarch
