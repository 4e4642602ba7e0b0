// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/battle_drafts.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include "app/base/files/file_access.h"
#include "app/campaign/drafts/draft_file.h"
#include "core/battle/replay/replay.h"

namespace navarch {

QString draftNameOf(const ResultOrigin& origin)
{
    if (origin.battle == 0)
        return QStringLiteral("battle-draft.json");
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(origin.key()), QCryptographicHash::Sha256);
    return QStringLiteral("battle-draft-%1.json").arg(QString::fromLatin1(hash.toHex().left(24)));
}

QString draftPathOf(const ResultOrigin& origin)
{
    return appFolder() + QLatin1Char('/') + draftNameOf(origin);
}

bool hasDraftOf(const ResultOrigin& origin)
{
    return QFileInfo(draftPathOf(origin)).size() > 0;
}

std::optional<std::string> draftOf(const ResultOrigin& origin)
{
    const auto kept = DraftFile(draftNameOf(origin)).read();
    return kept && !kept->empty() ? kept : std::nullopt;
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

std::vector<std::optional<Temperament>> playersOfDraft(const ResultOrigin& origin)
{
    // Cards ask at every change of the campaign, and the file may hold a long battle: it is read when it is another.
    struct Read {
        QString path;
        QDateTime written;
        qint64 size = -1;
        std::vector<std::optional<Temperament>> captains;
    };
    static Read last;
    const QFileInfo file(draftPathOf(origin));
    if (last.path != file.filePath() || last.written != file.lastModified() || last.size != file.size()) {
        const auto text = readWholeFile(QFile::encodeName(file.filePath()).toStdString(), replayLimits.bytes);
        last = {file.filePath(), file.lastModified(), file.size(),
                text ? captainsIn(*text) : std::vector<std::optional<Temperament>>()};
    }
    return last.captains;
}

} // namespace navarch
