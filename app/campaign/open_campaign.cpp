// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/open_campaign.h"

#include <QVariantMap>

#include "app/base/pricing/amounts.h"
#include "app/campaign/option_words.h"
#include "app/campaign/sample_campaign.h"
#include "app/campaign/wording.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/settings.h"
#include "core/campaign/turn_count.h"
#include "db/campaign_file.h"
#include "db/seat_lock.h"

namespace navarch {

OpenCampaign::OpenCampaign(QObject* parent) : QObject(parent) {}

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

QVariantMap OpenCampaign::preview(const Action& action) const
{
    const Verdict verdict = ask(action);
    return {{QStringLiteral("allowed"), m_file && verdict.allowed()},
            {QStringLiteral("title"), words(verdict.title)},
            {QStringLiteral("cost"), amountText(verdict.cost)},
            {QStringLiteral("gain"), amountText(-verdict.cost)},
            {QStringLiteral("free"), verdict.cost.isZero()},
            {QStringLiteral("why"), firstError(verdict.reasons)}};
}

bool OpenCampaign::perform(const Action& action, Verdict* verdict)
{
    if (!m_file)
        return false;
    Performed performed = m_file->perform(action, m_eyes);
    if (verdict)
        *verdict = performed.verdict;
    if (performed.done()) {
        ++m_ownDeeds;
        m_ownUndone = 0;
    }
    return settle(performed);
}

bool OpenCampaign::settle(const Performed& performed)
{
    switch (performed.outcome) {
    case Performed::Outcome::Done: emit changed(); return true;
    case Performed::Outcome::Refused:
        emit refused(firstError(performed.verdict.reasons), tr("Nothing was changed."));
        return false;
    case Performed::Outcome::Failed:
        emit failed(whatOf({performed.problem}), words(performed.problem.remedy));
        return false;
    }
    return false;
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
    const SideId eyes = campaign.head().stage == Stage::Setup ? SideId{} : navarch::onlyPerson(campaign);
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

bool OpenCampaign::backUp()
{
    if (!m_file)
        return false;
    const auto backup = m_file->backUp();
    if (backup)
        emit done(tr("A copy is kept in %1.").arg(backup->path));
    else
        emit failed(whatOf(backup.error()), remedyOf(backup.error()));
    return backup.has_value();
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
    if (!canUndo())
        return;
    const QString title = undoTitle();
    const Performed performed = m_file->undo();
    if (performed.done()) {
        --m_ownDeeds;
        ++m_ownUndone;
    }
    if (settle(performed))
        emit done(tr("Taken back: %1").arg(title));
}

void OpenCampaign::redo()
{
    if (!canRedo())
        return;
    const QString title = redoTitle();
    const Performed performed = m_file->redo();
    if (performed.done()) {
        ++m_ownDeeds;
        --m_ownUndone;
    }
    if (settle(performed))
        emit done(tr("Done again: %1").arg(title));
}

bool OpenCampaign::rename(const QString& name)
{
    return perform(RenameCampaign{.name = name.trimmed().toStdString()});
}

bool OpenCampaign::setOption(const QString& key, const QString& value)
{
    return perform(ChangeSetting{.key = key.toStdString(), .value = value.toStdString()});
}

QVariantList OpenCampaign::options() const
{
    if (!m_file)
        return {};
    return optionList([this](std::string_view key) { return settingOf(m_file->campaign(), key); });
}

bool OpenCampaign::begin()
{
    if (!perform(BeginCampaign{}))
        return false;
    if (const SideId alone = onlyPerson(); alone && m_eyes.isNone()) {
        setEyes(static_cast<int>(alone.value));
        emit done(tr("You see what %1 sees from now on; the umpire's eyes are a click away, above.")
                      .arg(words(campaign()->find(alone)->name)));
    }
    return true;
}

QVariantMap OpenCampaign::previewBegin() const
{
    return preview(BeginCampaign{});
}

QString OpenCampaign::name() const
{
    return m_file ? words(m_file->campaign().head().name) : QString();
}

QString OpenCampaign::date() const
{
    if (!m_file)
        return {};
    const HeadRecord& head = m_file->campaign().head();
    return dateText(head.year, head.month, head.week);
}

QString OpenCampaign::stage() const
{
    if (!m_file)
        return {};
    const HeadRecord& head = m_file->campaign().head();
    return head.stage == Stage::Setup ? tr("Setting up") : tr("Turn %1").arg(countedTurn(head));
}

bool OpenCampaign::inSetup() const
{
    return m_file && m_file->campaign().head().stage == Stage::Setup;
}

QString OpenCampaign::path() const
{
    return m_file ? m_file->path() : QString();
}

QString OpenCampaign::readOnlyReason() const
{
    return m_readOnlyReason;
}

bool OpenCampaign::isSample() const
{
    return m_file && m_file->campaign().head().scenario == sampleScenario;
}

bool OpenCampaign::canUndo() const
{
    return m_file && m_file->canEdit() && !m_file->undoTitle().empty() && (speaksForAll() || m_ownDeeds > 0);
}

bool OpenCampaign::canRedo() const
{
    return m_file && m_file->canEdit() && !m_file->redoTitle().empty() && (speaksForAll() || m_ownUndone > 0);
}

QString OpenCampaign::undoTitle() const
{
    return canUndo() ? titleShown(m_file->undoTitle(), [this] { return m_file->undoAction(); }) : QString();
}

QString OpenCampaign::redoTitle() const
{
    return canRedo() ? titleShown(m_file->redoTitle(), [this] { return m_file->redoAction(); }) : QString();
}

/// A deed's title as these eyes may read it: of what is not theirs to know, that there is one.
QString OpenCampaign::titleShown(const std::string& title, const std::function<Json()>& action) const
{
    const bool isTold = m_eyes.isNone() || mayHearOf(m_file->campaign(), m_file->figures(), action(), m_eyes);
    return isTold ? storedWords(title) : tr("what was done last");
}

SideId OpenCampaign::onlyPerson() const
{
    return campaign() ? navarch::onlyPerson(*campaign()) : SideId{};
}

bool OpenCampaign::speaksForAll() const
{
    return !campaign() || navarch::speaksForAll(*campaign(), m_eyes);
}

void OpenCampaign::lookWith(SideId eyes)
{
    m_eyes = eyes;
    m_ownDeeds = 0;
    m_ownUndone = 0;
    m_seat.settle();
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

QString OpenCampaign::treasury() const
{
    if (!m_file)
        return {};
    Talents total;
    for (const auto& [id, side] : m_file->campaign().table<SideRecord>())
        if (sees(id))
            total += balanceOf(m_file->campaign(), id);
    return amountText(total);
}

} // namespace navarch
