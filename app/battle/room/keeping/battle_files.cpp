// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/keeping/battle_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/base/own_settings.h"
#include "app/battle/battle_drafts.h"
#include "app/campaign/choosing/file_choice.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

namespace {

/// So many skirmishes that were left on the table are kept by themselves.
constexpr qsizetype mostLeft = 20;

/// The setting that holds their files, the oldest first. One that is not there any more was moved, renamed or taken away, and is
/// people's own.
QString settingOfLeft()
{
    return QStringLiteral("battles/left-on-the-table");
}

/// Notes one more, and puts the oldest beyond mostLeft into the waste basket; what cannot go there stays. How many went.
int noteLeft(const QString& file)
{
    OwnSettings settings;
    QStringList left;
    for (const QString& each : settings.value(settingOfLeft()).toStringList())
        if (each != file && QFileInfo::exists(each))
            left.push_back(each);
    left.push_back(file);
    int gone = 0;
    while (left.size() > mostLeft)
        gone += QFile::moveToTrash(left.takeFirst()) ? 1 : 0;
    settings.setValue(settingOfLeft(), left);
    return gone;
}

/// Somebody has saved there: it is people's own.
void disownLeft(const QString& file)
{
    OwnSettings settings;
    QStringList left = settings.value(settingOfLeft()).toStringList();
    if (left.removeAll(file) > 0)
        settings.setValue(settingOfLeft(), left);
}

} // namespace

BattleFiles::BattleFiles(BattleTable& table, BattleCourse& course, BattleNotices& notices)
    : m_table(table),
      m_notices(notices)
{
    openDraft();
    connect(&course, &BattleCourse::performed, this, [this](std::size_t before) {
        m_kept.follow(*m_table.match(), before);
        modify();
    });
    connect(&course, &BattleCourse::refreshed, this, [this] {
        if (m_modified && m_table.match() && !m_table.isPast())
            m_draft->keep(writing());
    });
}

void BattleFiles::openDraft()
{
    m_draft = std::make_unique<DraftFile>(draftNameOf(m_origin));
    connect(m_draft.get(), &DraftFile::failed, &m_notices, &BattleNotices::failed);
}

void BattleFiles::begin(const LaidBattle& battle)
{
    const ResultOrigin origin = battle.past ? ResultOrigin() : battle.origin;
    if (origin != m_origin) {
        m_origin = origin;
        openDraft();
    }
    m_kept = battle.opened.kept;
    m_left = {};
    m_file = battle.file;
    m_modified = false;
    emit changed();
}

void BattleFiles::modify()
{
    m_modified = true;
    emit changed();
}

void BattleFiles::leave()
{
    if (m_table.match() && !m_table.isPast()) {
        if (m_origin.battle != 0)
            m_left = writing();
        else if (m_table.isOver())
            m_draft->keep([] { return std::string(); });
    }
    m_kept = {};
}

void BattleFiles::discard(const ResultOrigin& origin)
{
    if (origin != m_origin) {
        QFile::remove(draftPathOf(origin));
        return;
    }
    m_modified = false;
    m_draft->keep([] { return std::string(); });
    m_draft->flush();
}

std::optional<std::string> BattleFiles::keptSkirmish() const
{
    const auto kept = m_origin.battle != 0 ? draftOf({}) : m_draft->read();
    return kept && !kept->empty() ? kept : std::nullopt;
}

bool BattleFiles::putAside()
{
    // What lies on the table may not be in its draft yet.
    const bool isOnTable = m_origin.battle == 0 && m_table.match() && !m_table.isPast();
    const bool isUnfinished = isOnTable && !m_table.isOver()
                              && (m_modified || (!m_file.isValid() && !m_table.match()->steps().empty()));
    const auto left = isUnfinished ? std::optional(writing()()) : isOnTable ? std::nullopt : keptSkirmish();
    if (left) {
        FileChoice place;
        place.setProperty("kind", QStringLiteral("battles"));
        place.setProperty("saving", true);
        place.setEnding(QStringLiteral("navarch-battle"));
        place.begin({}, tr("Skirmish left on the table"));
        const QFileInfo file(place.file().toLocalFile());
        QDir().mkpath(file.path());
        if (!written(place.file(), FileKind::Battle, *left))
            return false;
        const QString kept =
            tr("The skirmish before it was not over: it is kept in %1.").arg(shownPlace(place.file()));
        const int gone = noteLeft(file.absoluteFilePath());
        emit m_notices.done(
            gone == 0 ? kept
                      : kept + QLatin1Char(' ')
                            + tr("%n of the oldest left so lie in the waste basket now: %1 are kept.",
                                 nullptr, gone)
                                  .arg(mostLeft));
    }
    discard({});
    return true;
}

BattleOpening::Read BattleFiles::readingOf(const ResultOrigin& origin) const
{
    if (!hasDraftOf(origin))
        return {};
    if (m_origin == origin && m_left)
        return [left = m_left]() -> Result<std::string> { return left(); };
    if (!DraftFile(draftNameOf(origin)).isOurs())
        return {};
    return [path = QFile::encodeName(draftPathOf(origin)).toStdString()] {
        return readWholeFile(path, replayLimits.bytes);
    };
}

std::function<std::string()> BattleFiles::writing() const
{
    return m_kept.writing(m_table.match()->at(), m_table.seats().players());
}

bool BattleFiles::written(const QUrl& file, FileKind kind, const std::string& text)
{
    const auto output = writeOutput(pathOf(file), kind, text);
    if (!output)
        emit m_notices.failed(whatOf(output.error()), remedyOf(output.error()));
    return output.has_value();
}

bool BattleFiles::write(const QUrl& file, FileKind kind, const std::string& text, const QString& told)
{
    if (!written(file, kind, text))
        return false;
    emit m_notices.done(told.arg(shownPlace(file)));
    return true;
}

bool BattleFiles::save()
{
    return m_table.match() && m_file.isValid() && saveAs(m_file);
}

bool BattleFiles::saveAs(const QUrl& file)
{
    if (!m_table.match() || !write(file, FileKind::Battle, writing()(), tr("The battle is in %1.")))
        return false;
    disownLeft(QFileInfo(file.toLocalFile()).absoluteFilePath());
    m_file = file;
    m_modified = false;
    emit changed();
    return true;
}

bool BattleFiles::exportReplay(const QUrl& file)
{
    return m_table.match() && m_table.curtainFor().side < 0
           && write(file, FileKind::Replay, jsonText(replayJson(replayOf(*m_table.match()))),
                    tr("The replay is in %1."));
}

bool BattleFiles::exportOutcome(const QUrl& file)
{
    return m_table.isOver()
           && write(file, FileKind::Outcome, jsonText(outcomeJson(m_table.match()->outcome())),
                    tr("The outcome is in %1."));
}

QString BattleFiles::name() const
{
    return QFileInfo(m_file.toLocalFile()).fileName();
}

} // namespace navarch
