// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/keeping/battle_start.h"

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"

namespace navarch {

BattleStart::BattleStart(BattleTable& table, BattleFiles& files, BattleOrigin& origin, BattleNotices& notices,
                         std::function<void(LaidBattle)> lay)
    : m_table(table),
      m_files(files),
      m_origin(origin),
      m_notices(notices),
      m_lay(std::move(lay))
{
    connect(&m_opening, &BattleOpening::changed, this, [this] {
        m_opening.isOn() ? m_shown.start(100) : m_shown.stop();
        emit changed();
    });
    connect(&m_shown, &QTimer::timeout, this, &BattleStart::changed);
}

bool BattleStart::begin(const BattleBrief& brief, const std::vector<BattlePlayer>& players,
                        const ResultOrigin& origin)
{
    auto opened = m_table.rules().open(brief, builtInFigures());
    if (!opened) {
        emit m_notices.refused(whatOf(opened.error()), remedyOf(opened.error()));
        return false;
    }
    if (origin.battle == 0 && !m_files.putAside())
        return false;
    m_opening.drop();
    KeptBattle kept(**opened);
    m_lay({{std::move(*opened), std::move(kept)}, players, {}, origin});
    return true;
}

void BattleStart::watch(std::function<Result<Replay>()> read, std::vector<BattlePlayer> players,
                        const ResultOrigin& origin)
{
    const auto watched = std::make_shared<std::shared_ptr<const Replay>>();
    for (BattlePlayer& player : players)
        player.captain = player.captain.value_or(Temperament::Steady);
    m_opening.begin(
        [&rules = m_table.rules(), read = std::move(read), watched](const ReplayWatch& watch) {
            return read()
                .and_then([&](Replay&& replay) {
                    *watched = std::make_shared<const Replay>(std::move(replay));
                    return playBack(**watched, rules, builtInFigures(), watch);
                })
                .map([](std::unique_ptr<Match> match) {
                    match->seek(0);
                    return BattleOpening::Sitting{std::move(match)};
                });
        },
        [this, players = std::move(players), origin, watched](Result<BattleOpening::Opened> opened) {
            if (!opened) {
                emit m_notices.refused(whatOf(opened.error()), remedyOf(opened.error()));
                return;
            }
            m_lay({std::move(*opened), players, {}, origin, *watched});
            emit resumed();
        });
}

void BattleStart::watchFile(const QUrl& file)
{
    const std::string path = pathOf(file);
    watch(
        [path] {
            return readWholeFile(path, replayLimits.bytes)
                .and_then([&](const std::string& text) {
                    return parseDocument(text, shownPath(path), {replayFormat}, replayLimits);
                })
                .and_then(
                    [&](const Json& json) { return readReplay(json, shownPath(path), builtInFigures()); });
        },
        {});
}

bool BattleStart::fight(const BattleBrief& brief, const std::vector<BattlePlayer>& players,
                        const ResultOrigin& origin)
{
    if (m_table.match() && m_origin.fought() == origin)
        return true; // it is on the table
    BattleOpening::Read read = m_files.readingOf(origin);
    if (!read)
        return begin(brief, players, origin);
    const auto then = [this, brief, players, origin](Result<BattleOpening::Opened> opened) {
        if (opened && isSameBattle(opened->match->brief(), brief)) {
            std::vector<BattlePlayer> seated = players;
            const auto& sides = opened->match->brief().sides;
            for (std::size_t i = 0; i < seated.size() && i < sides.size(); ++i)
                seated[i].captain = sides[i].captain; // as it was left
            m_lay({std::move(*opened), std::move(seated), {}, origin});
        } else if (!begin(brief, players, origin)) { // it begins anew; the battle of the campaign counts
            return;
        }
        emit resumed();
    };
    m_opening.begin(BattleOpening::putAway(m_table.rules(), std::move(read),
                                           tr("the battle that was begun").toStdString()),
                    then);
    return true;
}

void BattleStart::resume(const QUrl& file)
{
    const std::string path = pathOf(file);
    resumeFrom([path] { return readWholeFile(path, replayLimits.bytes); }, shownPath(path), file);
}

void BattleStart::resumeDraft()
{
    if (const auto kept = m_files.keptSkirmish())
        resumeFrom([text = *kept]() -> Result<std::string> { return text; },
                   tr("the last battle").toStdString(), {});
}

void BattleStart::resumeFrom(BattleOpening::Read read, const std::string& shown, const QUrl& file)
{
    m_opening.begin(BattleOpening::putAway(m_table.rules(), std::move(read), shown),
                    [this, file](Result<BattleOpening::Opened> opened) {
                        if (!opened) {
                            emit m_notices.refused(whatOf(opened.error()), remedyOf(opened.error()));
                            return;
                        }
                        m_lay({std::move(*opened), {}, file});
                        emit resumed();
                    });
}

} // namespace navarch
