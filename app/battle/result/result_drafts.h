// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/campaign/drafts/draft_file.h"
#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"
#include "core/data/figures.h"

namespace navarch {

/// A result that somebody is in the middle of entering.
struct ResultDraft {
    std::string origin; ///< which battle of which campaign; empty: a skirmish
    BattleBrief brief;
    BattleOutcome outcome;

    friend bool operator==(const ResultDraft&, const ResultDraft&) = default;
};

/// The results that are begun and neither applied nor thrown away, one a battle, the latest first. They are there again
/// after the program was closed.
class ResultDrafts : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t most = 20; ///< the oldest are forgotten beyond it

    explicit ResultDrafts(const Figures& figures, QObject* parent = nullptr);

    /// What was begun of that battle; null: nothing.
    [[nodiscard]] const ResultDraft* find(const std::string& origin) const;
    void keep(ResultDraft draft);
    void forget(const std::string& origin);
    /// Waits until everything is written.
    void flush() { m_file.flush(); }

signals:
    void failed(const QString& what, const QString& remedy);

private:
    void restore(const Figures& figures);
    void write();

    DraftFile m_file;
    std::vector<ResultDraft> m_drafts;
};

} // namespace navarch
