// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/retelling_work.h"

#include "app/campaign/wording.h"

namespace navarch {

RetellingWork::RetellingWork(QObject* parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJobBase::changed, this, &RetellingWork::changed);
}

RetellingWork::~RetellingWork()
{
    m_job.disconnect(this);
    m_job.cancel();
    m_job.waitForThread(); // so that no file is being read when the program ends
}

void RetellingWork::begin(OpenCampaign& campaign, std::shared_ptr<const ToldHistory> history,
                          std::shared_ptr<const Retelling> retelling)
{
    m_campaign = &campaign;
    m_job.begin([path = campaign.path(), history = std::move(history),
                 retelling](JobProgress& progress) { return workOut(path, *history, *retelling, progress); },
                [this, retelling](const WorkedOut& worked) { store(worked, *retelling); });
}

RetellingWork::WorkedOut RetellingWork::workOut(const QString& path, const ToldHistory& history,
                                                const Retelling& retelling, JobProgress& progress)
{
    const OpenResult opened = CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
    if (!opened.file)
        return {{Performed::Outcome::Failed, {}, opened.message}, nullptr};
    WorkedOut worked;
    worked.deeds = std::make_shared<PreparedDeeds>();
    worked.performed = workOutRetelling(*opened.file, history, retelling, *worked.deeds,
                                        [&](int done, int of) { return progress.step(done, of); });
    return worked;
}

void RetellingWork::store(const WorkedOut& worked, const Retelling& retelling)
{
    CampaignFile* file = m_campaign && m_campaign->looksAs().isNone() ? m_campaign->editedFile() : nullptr;
    if (!file) // who asked has left the seat
        return;
    if (worked.performed.done()) // what was told before is also there as a file; who only looks may make none
        if (const auto backup = file->backUp(); !backup) {
            emit m_campaign->failed(whatOf(backup.error()), remedyOf(backup.error()));
            return;
        }
    const Performed performed = worked.performed.done() ? worked.deeds->storeIn(*file) : worked.performed;
    if (performed.outcome == Performed::Outcome::Refused) {
        emit m_campaign->refused(firstError(performed.verdict.reasons), tr("Nothing was changed."));
        return;
    }
    if (!performed.done()) {
        emit m_campaign->failed(whatOf({performed.problem}), words(performed.problem.remedy));
        return;
    }
    emit m_campaign->changed();
    emit m_campaign->done(tr("The war is retold: %1 deeds stand again, %2 were left out. What stood until "
                             "now is kept among its backups.")
                              .arg(static_cast<int>(retelling.actions().size()))
                              .arg(static_cast<int>(retelling.dropped())));
    emit retold();
}

} // namespace navarch
