// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/open_campaign.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/sample_campaign.h"
#include "app/campaign/wording.h"
#include "db/campaign_file.h"
#include "db/seat_lock.h"

namespace navarch {

namespace {

/// Says what came of a deed. Whether it was done.
bool tell(OpenCampaign& campaign, const Performed& performed)
{
    switch (performed.outcome) {
    case Performed::Outcome::Done: emit campaign.changed(); return true;
    case Performed::Outcome::Refused:
        emit campaign.refused(firstError(performed.verdict.reasons),
                              OpenCampaign::tr("Nothing was changed."));
        return false;
    case Performed::Outcome::Failed:
        emit campaign.failed(whatOf({performed.problem}), words(performed.problem.remedy));
        return false;
    }
    return false;
}

} // namespace

OpenCampaign::OpenCampaign(QObject* parent) : QObject(parent)
{
    connect(this, &OpenCampaign::changed, &m_seat, &CampaignSeat::changed);
    connect(this, &OpenCampaign::changed, &m_head, &CampaignHead::changed);
    connect(this, &OpenCampaign::changed, &m_undoStack, &CampaignUndo::changed);
}

OpenCampaign::~OpenCampaign() = default;

const Campaign* OpenCampaign::campaign() const
{
    return m_file ? &m_file->campaign() : nullptr;
}

const Figures& OpenCampaign::figures() const
{
    return m_file ? m_file->figures() : builtInFigures();
}

Verdict OpenCampaign::ask(const Action& action) const
{
    return m_file ? m_file->ask(action, m_eyes) : Verdict{};
}

DeedPreview OpenCampaign::preview(const Action& action) const
{
    const Verdict verdict = ask(action);
    DeedPreview preview;
    preview.asked = true;
    preview.allowed = m_file && verdict.allowed();
    preview.title = words(verdict.title);
    preview.cost = amountText(verdict.cost);
    preview.gain = amountText(-verdict.cost);
    preview.free = verdict.cost.isZero();
    preview.why = firstError(verdict.reasons);
    return preview;
}

bool OpenCampaign::perform(const Action& action, Verdict* verdict)
{
    if (!m_file)
        return false;
    Performed performed = m_file->perform(action, m_eyes);
    if (verdict)
        *verdict = performed.verdict;
    if (performed.done())
        m_undoStack.noteDeed();
    return tell(*this, performed);
}

bool OpenCampaign::open(const QString& path)
{
    if (m_file && m_file->path() == path)
        return true;
    m_seat.settle(); // of another that nobody has sat down to
    OpenResult result = CampaignFile::open(path);
    if (!result.file) {
        emit failed(whatOf({result.message}), words(result.message.remedy));
        return false;
    }
    const Problem message = result.message;
    const bool readOnly = !result.file->canEdit();
    const QString given = result.file->path();
    take(std::move(result.file), readOnly ? words(message.what) : QString());
    if (result.outcome == Opening::Shortened)
        emit failed(whatOf({message}), words(message.remedy));
    else if (!message.what.isEmpty() && readOnly)
        emit noted(whatOf({message}), words(message.remedy));
    else if (!message.what.isEmpty())
        emit done(words(message.text()));
    for (const Problem& note : result.notes)
        emit noted(whatOf({note}), words(note.remedy));
    return m_file && m_file->path() == given;
}

bool OpenCampaign::openSample()
{
    const QString path = samplePath();
    if (const QString problem = provideSampleAt(path); !problem.isEmpty()) {
        emit failed(problem, tr("No campaign was made."));
        return false;
    }
    return open(path);
}

void OpenCampaign::take(std::unique_ptr<CampaignFile> file, const QString& readOnlyReason, bool isUmpire)
{
    const Campaign& campaign = file->campaign();
    const SideId eyes = campaign.head().stage == Stage::Setup ? SideId{} : onlyPerson(campaign);
    if (eyes.isNone() && !isUmpire && SeatLock::isSet(*file))
        m_seat.await(std::move(file), readOnlyReason);
    else
        place(std::move(file), readOnlyReason, eyes);
}

void OpenCampaign::place(std::unique_ptr<CampaignFile> file, const QString& readOnlyReason, SideId eyes)
{
    m_file = std::move(file);
    m_readOnlyReason = readOnlyReason;
    lookWith(eyes);
    emit opened();
}

bool OpenCampaign::restore(const QString& path, const Backup& backup)
{
    const bool isOpenHere = m_file && m_file->path() == path;
    if (isOpenHere && !m_file->canEdit()) {
        emit failed(m_readOnlyReason, tr("Nothing was changed."));
        return false;
    }
    if (isOpenHere)
        m_file.reset(); // nobody may have it open
    auto restored = CampaignFile::restore(path, backup);
    if (!restored) {
        if (isOpenHere) {
            m_file = CampaignFile::open(path, {.backUp = false}).file;
            lookWith(m_file ? m_eyes : SideId{});
        }
        emit failed(whatOf(restored.error()), remedyOf(restored.error()));
        return false;
    }
    const Problems notes = (*restored)->notes();
    const HeadRecord head = (*restored)->campaign().head();
    take(std::move(*restored), {}, isOpenHere && m_eyes.isNone());
    if (!m_file) { // it waits for its umpire
        m_eyes = {};
        emit changed();
    }
    for (const Problem& note : notes)
        emit noted(whatOf({note}), words(note.remedy));
    emit done(tr("%1 stands as it did in %2. What stood until now is kept among its backups: restore that to "
                 "take this back.")
                  .arg(words(head.name), dateText(head.year, head.month, head.week)));
    return true;
}

void OpenCampaign::close()
{
    m_file.reset();
    lookWith({});
}

void OpenCampaign::undo()
{
    if (!m_undoStack.canUndo())
        return;
    const QString title = m_undoStack.undoTitle();
    const Performed performed = m_file->undo();
    if (performed.done())
        m_undoStack.noteUndone();
    if (tell(*this, performed))
        emit done(tr("Taken back: %1").arg(title));
}

void OpenCampaign::redo()
{
    if (!m_undoStack.canRedo())
        return;
    const QString title = m_undoStack.redoTitle();
    const Performed performed = m_file->redo();
    if (performed.done())
        m_undoStack.noteRedone();
    if (tell(*this, performed))
        emit done(tr("Done again: %1").arg(title));
}

QString OpenCampaign::path() const
{
    return m_file ? m_file->path() : QString();
}

QString OpenCampaign::readOnlyReason() const
{
    return m_readOnlyReason;
}

void OpenCampaign::lookWith(SideId eyes)
{
    m_seat.settle();
    m_eyes = eyes;
    m_undoStack.forget();
    emit changed();
}

void OpenCampaign::setEyes(int side)
{
    const SideId eyes{side};
    if (eyes == m_eyes || (eyes && !(campaign() && campaign()->find(eyes))))
        return;
    if (eyes.isNone() && m_seat.isLocked())
        m_seat.handTo(side);
    else
        lookWith(eyes);
}

CampaignFile* OpenCampaign::editedFile() const
{
    return m_file && m_file->canEdit() ? m_file.get() : nullptr;
}

} // namespace navarch
