// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "db/campaign_file.h"
#include "db/files.h"

namespace navarch {

/// What a CampaignFile holds, in the order in which it is put together; it is taken apart the other way round.
struct CampaignFile::Parts {
    QString path;
    const Figures* figures = nullptr;
    std::unique_ptr<QTemporaryDir> copyFolder; ///< when the file itself cannot be opened where it lies
    std::unique_ptr<QLockFile> lock;
    std::unique_ptr<Connection> connection;
    std::string identity;
    Campaign campaign;
    JournalEntry last; ///< of the journal; its texts are not kept
    std::string undoTitle;
    std::string redoTitle;
    Problem whyNotEdit; ///< empty when it may be changed

    [[nodiscard]] std::string place() const { return path.toStdString(); }
};

/// The title of the journal entry of that number; empty for 0. Throws SqlError.
[[nodiscard]] std::string titleOfEntry(Connection& connection, std::int64_t seq);

/// What a text of the journal may at most be.
inline constexpr JsonLimits journalLimits{256u << 20, 24, 256};

/// What a file is opened with, once it is there: db/opener.cpp.
class Opener {
public:
    Opener(const QString& path, const OpenOptions& options, const Figures& figures);
    [[nodiscard]] OpenResult run();

private:
    [[nodiscard]] OpenResult closed(Opening outcome, std::string what, std::string remedy) const;
    [[nodiscard]] OpenResult damaged(const std::string& what) const;
    [[nodiscard]] bool prepareAccess(OpenResult& result);
    void connect();
    [[nodiscard]] bool onNetwork() const;
    void chooseJournalMode(OpenResult& result);
    [[nodiscard]] bool isWhole(OpenResult& result);
    [[nodiscard]] bool isOurSchema(OpenResult& result);
    [[nodiscard]] bool upgrade(OpenResult& result);
    void upgradeCopy(int from);
    [[nodiscard]] bool load(OpenResult& result);
    void backUpIfChanged(OpenResult& result);

    OpenOptions m_options;
    std::unique_ptr<CampaignFile::Parts> m_parts;
    QString m_opened; ///< the file that is really opened: the campaign's, or a copy
    Access m_access = Access::ReadWrite;
};

} // namespace navarch
