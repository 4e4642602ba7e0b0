// SPDX-License-Identifier: GPL-3.0-or-later
// Battles put away in the middle and gone on with later, replays and outcomes for others.
#include "app/battle/battle_room.h"

#include <QFileInfo>

#include "app/drafts/draft_file.h"
#include "app/files/chosen_file.h"
#include "app/files/file_access.h"
#include "core/battle/replay.h"

namespace navarch {

namespace {

/// The file of a battle, with who plays it now.
Json savedJson(const Match& match, const std::vector<BattlePlayer>& players)
{
    Json json = battleJson(match);
    for (std::size_t i = 0; i < players.size(); ++i) {
        Json& side = json["brief"]["sides"][i];
        side.erase("captain");
        if (players[i].captain)
            side["captain"] = nameOf(*players[i].captain);
    }
    return json;
}

} // namespace

std::string BattleRoom::savedText() const
{
    return jsonText(savedJson(*m_match, m_players));
}

void BattleRoom::keepDraft()
{
    m_kept->keep([json = savedJson(*m_match, m_players)] { return jsonText(json); });
}

bool BattleRoom::hasDraft() const
{
    const auto kept = m_kept->read();
    return kept && !kept->empty();
}

void BattleRoom::resumeDraft()
{
    if (const auto kept = m_kept->read(); kept && !kept->empty())
        resumeFrom([text = *kept]() -> Result<std::string> { return text; },
                   tr("the last battle").toStdString(), {});
}

void BattleRoom::resume(const QUrl& file)
{
    const std::string path = pathOf(file);
    resumeFrom([path] { return readWholeFile(path, replayLimits.bytes); }, shownPath(path), file);
}

void BattleRoom::resumeFrom(BattleOpening::Read read, const std::string& shown, const QUrl& file)
{
    m_opening.begin(std::move(read), shown, [this, file](Result<std::shared_ptr<Match>> opened) {
        if (!opened) {
            emit refused(whatOf(opened.error()), remedyOf(opened.error()));
            return;
        }
        take(std::move(*opened), {}, file);
        emit resumed();
    });
}

void BattleRoom::giveOpeningUp()
{
    m_opening.drop();
}

bool BattleRoom::write(const QUrl& file, const std::string& text, const QString& told)
{
    const auto written = writeFileSafely(pathOf(file), text);
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
    if (!m_match || !write(file, savedText(), tr("The battle is in %1.")))
        return false;
    m_file = file;
    m_modified = false;
    emit fileChanged();
    return true;
}

bool BattleRoom::exportReplay(const QUrl& file)
{
    return m_match && write(file, jsonText(replayJson(replayOf(*m_match))), tr("The replay is in %1."));
}

bool BattleRoom::exportOutcome(const QUrl& file)
{
    return isOver() && write(file, jsonText(outcomeJson(m_match->outcome())), tr("The outcome is in %1."));
}

QString BattleRoom::fileName() const
{
    return QFileInfo(m_file.toLocalFile()).fileName();
}

} // namespace navarch
