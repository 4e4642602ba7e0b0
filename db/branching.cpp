// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/branching.h"

#include <QFile>

#include "core/campaign/gate/gate.h"
#include "core/campaign/turn_count.h"
#include "db/past_campaign.h"
#include "db/seat_lock.h"
#include "db/sqlite/files.h"

namespace navarch {

namespace {

std::string placeOf(const CampaignFile& file)
{
    return file.path().toStdString();
}

/// Goes back to the moment after that deed.
Result<void> goBackTo(PastCampaign& past, std::int64_t deed, const std::string& place)
{
    while (past.deed() > deed && !past.isAtBeginning())
        if (auto done = past.stepBack(); !done)
            return done;
    if (past.deed() != deed)
        return tl::unexpected(Problems{
            {place, phrase("No deed with the number %1 stands in its history. Nothing was made.", deed),
             phrase("Choose one that stands.")}});
    return {};
}

Result<void> nameIt(Campaign& campaign, const Figures& figures, const std::string& name)
{
    if (name.empty() || name == campaign.head().name)
        return {};
    const Verdict verdict = consider(campaign, figures, RenameCampaign{.name = name});
    if (!verdict.allowed())
        return tl::unexpected(Problems{
            {"name",
             verdict.reasons.empty() ? phrase("It cannot be called so.") : verdict.reasons.front().message,
             phrase("Choose another name.")}});
    applyChanges(campaign, verdict.changes);
    return {};
}

bool isTheSameFile(const QString& path, const CampaignFile& file)
{
    const auto there = fileIdentityOf(QFile::encodeName(path).toStdString());
    return there && there == fileIdentityOf(QFile::encodeName(file.path()).toStdString());
}

} // namespace

Result<std::vector<PastMoment>> momentsOf(const CampaignFile& file, const std::function<bool()>& goOn)
{
    std::vector<PastMoment> moments;
    PastCampaign past(file);
    while (!goOn || goOn()) {
        auto title = past.title();
        if (!title)
            return tl::unexpected(title.error());
        const HeadRecord head = past.campaign().head();
        moments.push_back({past.deed(), std::move(*title), head, true});
        if (past.isAtBeginning())
            break;
        if (auto done = past.stepBack(); !done)
            return tl::unexpected(done.error());
        const HeadRecord& before = past.campaign().head();
        moments.back().beginsTurn = before.turn != head.turn || before.stage != head.stage;
    }
    return moments;
}

Result<std::unique_ptr<CampaignFile>> branchOff(const CampaignFile& file, const Branch& branch,
                                                const QString& path, QString* replaced)
{
    if (isTheSameFile(path, file))
        return problem(
            placeOf(file),
            phrase("It is the campaign that is to be branched from, which stays as it is. Nothing was made."),
            phrase("Choose another name."));
    PastCampaign past(file);
    if (auto done = goBackTo(past, branch.deed, placeOf(file)); !done)
        return tl::unexpected(done.error());
    const auto deed = past.title();
    if (!deed)
        return tl::unexpected(deed.error());
    Campaign then = past.campaign();
    const HeadRecord head = then.head();
    if (auto done = nameIt(then, file.figures(), branch.name); !done)
        return tl::unexpected(done.error());
    const GivenText after = given(*deed);
    const Phrase title =
        head.stage == Stage::Setup
            ? phrase("Branch from %1, its set-up, after: %2", given(head.name), after)
            : phrase("Branch from %1, turn %2, after: %3", given(head.name), countedTurn(head), after);
    auto made =
        CampaignFile::create(path, then, title.english(), branch.ifExists, file.figures(), {}, replaced);
    if (!made)
        return made;
    // It holds everyone's secrets of then: its seat is locked as this one's is.
    if (auto locked = SeatLock::carryOn(**made, SeatLock::kept(file)); !locked)
        return tl::unexpected(locked.error());
    return made;
}

} // namespace navarch
