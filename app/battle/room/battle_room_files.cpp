// SPDX-License-Identifier: GPL-3.0-or-later
// Battles put away in the middle and gone on with later, replays and outcomes for others.
#include "app/battle/room/battle_room.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/battle/battle_drafts.h"
#include "app/campaign/drafts/draft_file.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

void BattleRoom::keepDraft()
{
    m_kept->keep(m_keptBattle.writing(m_match->at(), m_players));
}

namespace {

QString fileOfDraft(const ResultOrigin& origin)
{
    return appFolder() + QLatin1Char('/') + draftNameOf(origin);
}

/// What is kept of a battle; nothing when none is. The room's own draft is asked itself, since it holds the file.
std::optional<std::string> keptOf(const ResultOrigin& origin)
{
    const auto kept = DraftFile(draftNameOf(origin)).read();
    return kept && !kept->empty() ? kept : std::nullopt;
}

} // namespace

bool BattleRoom::hasDraft() const
{
    if (m_origin.battle != 0)
        return keptOf({}).has_value();
    const auto kept = m_kept->read();
    return kept && !kept->empty();
}

void BattleRoom::resumeDraft()
{
    const auto kept = m_origin.battle != 0 ? keptOf({}) : m_kept->read();
    if (kept && !kept->empty())
        resumeFrom([text = *kept]() -> Result<std::string> { return text; },
                   tr("the last battle").toStdString(), {});
}

bool BattleRoom::hasDraftOf(const ResultOrigin& origin)
{
    return QFileInfo(fileOfDraft(origin)).size() > 0;
}

namespace {

std::vector<std::optional<Temperament>> captainsIn(const std::string& battle)
{
    std::vector<std::optional<Temperament>> captains;
    const auto json = parseJson(battle, "draft", replayLimits);
    if (!json || !json->is_object() || !json->contains("brief") || !(*json)["brief"].contains("sides"))
        return captains;
    for (const Json& side : (*json)["brief"]["sides"]) {
        const auto captain = side.find("captain");
        captains.push_back(captain != side.end() && captain->is_string()
                               ? enumFromName<Temperament>(captain->get<std::string>())
                               : std::nullopt);
    }
    return captains;
}

} // namespace

std::vector<std::optional<Temperament>> BattleRoom::playersOfDraft(const ResultOrigin& origin)
{
    // Cards ask at every change of the campaign, and the file may hold a long battle: it is read when it is another.
    struct Read {
        QString path;
        QDateTime written;
        qint64 size = -1;
        std::vector<std::optional<Temperament>> captains;
    };
    static Read last;
    const QFileInfo file(fileOfDraft(origin));
    if (last.path != file.filePath() || last.written != file.lastModified() || last.size != file.size()) {
        const auto text = readWholeFile(QFile::encodeName(file.filePath()).toStdString(), replayLimits.bytes);
        last = {file.filePath(), file.lastModified(), file.size(),
                text ? captainsIn(*text) : std::vector<std::optional<Temperament>>()};
    }
    return last.captains;
}

void BattleRoom::doneWith(const QString& campaign, int battle)
{
    const ResultOrigin origin{campaign, battle};
    if (m_origin != origin) {
        QFile::remove(fileOfDraft(origin));
        return;
    }
    m_modified = false;
    m_kept->keep([] { return std::string(); });
    m_kept->flush();
    close();
}

bool BattleRoom::fight(const BattleBrief& brief, const std::vector<BattlePlayer>& players,
                       const ResultOrigin& origin)
{
    if (m_match && !m_isPast && m_origin == origin)
        return true; // it is on the table
    BattleOpening::Read read;
    if (hasDraftOf(origin)) {
        if (m_origin == origin && m_left)
            read = [left = m_left]() -> Result<std::string> { return left(); };
        else if (DraftFile(draftNameOf(origin)).isOurs())
            read = [path = QFile::encodeName(fileOfDraft(origin)).toStdString()] {
                return readWholeFile(path, replayLimits.bytes);
            };
    }
    if (!read)
        return begin(brief, players, origin);
    const auto then = [this, brief, players, origin](Result<BattleOpening::Opened> opened) {
        if (opened && isSameBattle(opened->match->brief(), brief))
            seat(origin, std::move(*opened), players);
        else if (!begin(brief, players, origin)) // it begins anew; the battle of the campaign counts
            return;
        emit resumed();
    };
    m_opening.begin(
        BattleOpening::putAway(m_rules, std::move(read), tr("the battle that was begun").toStdString()),
        then);
    return true;
}

void BattleRoom::seat(const ResultOrigin& origin, BattleOpening::Opened opened,
                      const std::vector<BattlePlayer>& players)
{
    std::vector<BattlePlayer> seated = players;
    const auto& sides = opened.match->brief().sides;
    for (std::size_t i = 0; i < seated.size() && i < sides.size(); ++i)
        seated[i].captain = sides[i].captain; // as it was left
    take(std::move(opened), std::move(seated), {}, origin);
}

void BattleRoom::resume(const QUrl& file)
{
    const std::string path = pathOf(file);
    resumeFrom([path] { return readWholeFile(path, replayLimits.bytes); }, shownPath(path), file);
}

void BattleRoom::resumeFrom(BattleOpening::Read read, const std::string& shown, const QUrl& file)
{
    m_opening.begin(BattleOpening::putAway(m_rules, std::move(read), shown),
                    [this, file](Result<BattleOpening::Opened> opened) {
                        if (!opened) {
                            emit refused(whatOf(opened.error()), remedyOf(opened.error()));
                            return;
                        }
                        take(std::move(*opened), {}, file);
                        emit resumed();
                    });
}

void BattleRoom::watchFile(const QUrl& file)
{
    const std::string path = pathOf(file);
    watch(
        [path] {
            return readWholeFile(path, replayLimits.bytes)
                .and_then(
                    [&](const std::string& text) { return parseJson(text, shownPath(path), replayLimits); })
                .and_then(
                    [&](const Json& json) { return readReplay(json, shownPath(path), builtInFigures()); });
        },
        {});
}

std::optional<Replay> BattleRoom::kept() const
{
    if (m_isPast && m_watched)
        return *m_watched;
    return isOver() ? std::optional(replayOf(*m_match)) : std::nullopt;
}

void BattleRoom::giveOpeningUp()
{
    m_opening.drop();
}

bool BattleRoom::write(const QUrl& file, FileKind kind, const std::string& text, const QString& told)
{
    const auto written = writeOutput(pathOf(file), kind, text);
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    emit done(told.arg(QFileInfo(file.toLocalFile()).fileName()));
    return true;
}

bool BattleRoom::save()
{
    return m_match && m_file.isValid() && saveAs(m_file);
}

bool BattleRoom::saveAs(const QUrl& file)
{
    if (!m_match
        || !write(file, FileKind::Battle, m_keptBattle.writing(m_match->at(), m_players)(),
                  tr("The battle is in %1.")))
        return false;
    m_file = file;
    m_modified = false;
    emit fileChanged();
    return true;
}

bool BattleRoom::exportReplay(const QUrl& file)
{
    return m_match
           && write(file, FileKind::Replay, jsonText(replayJson(replayOf(*m_match))),
                    tr("The replay is in %1."));
}

bool BattleRoom::exportOutcome(const QUrl& file)
{
    return isOver()
           && write(file, FileKind::Outcome, jsonText(outcomeJson(m_match->outcome())),
                    tr("The outcome is in %1."));
}

QString BattleRoom::fileName() const
{
    return QFileInfo(m_file.toLocalFile()).fileName();
}

} // namespace navarch
