// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/web/fought.h"

#include <QFile>

#include "core/data/figures.h"

namespace navarch::test {

BattleBrief sampleBrief(const std::string& name)
{
    QFile file(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/../../core/data/battles/")
               + QString::fromStdString(name) + QStringLiteral(".json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample battle %s", name.c_str());
    const Json json = Json::parse(file.readAll().toStdString());
    const auto noFiles = [](const std::string&) -> Result<std::string> { return problem({}, {}); };
    return *readBrief(json.at("brief"), "sample", builtInFigures(), noFiles);
}

std::vector<std::string> aBattleOfEachGame()
{
    return {"first-blood", "in-the-straits", "the-new-bridges", "round-the-end",
            "the-corn-ship-of-korakesion"};
}

std::unique_ptr<Match> opened(const BattleBrief& brief)
{
    auto match = builtInRuleSets().open(brief, builtInFigures());
    if (!match)
        qFatal("the battle cannot be fought: %s", match.error().front().text().c_str());
    return std::move(*match);
}

void fight(Match& match, int orders)
{
    for (; orders > 0 && !match.isOver(); --orders)
        match.performCaptains(match.decisions().front().decision, Temperament::Bold, {});
}

BattleBrief withHostileNames(BattleBrief brief)
{
    const std::string harms[] = {
        "</script><script>window.harm=1</script>",
        "<img src=x onerror=window.harm=1>",
        "\"'`${window.harm=1}",
        "&lt;b&gt; --><!--",
        "a\xE2\x80\xA8window.harm=1\xE2\x80\xA9", // ends a line in scripts
        "\xE2\x80\xAEsdrawkcab\xE2\x81\xA6",      // turns what follows around
        "bell\x07 null \x1B[31m",
        "{{data}}%1\xEE\x80\x80", // places of the template, of a pattern, of the page's own
        "]]><svg onload=window.harm=1>",
    };
    std::size_t next = 0;
    const auto harm = [&](std::string& name) {
        name = std::to_string(next) + harms[next % std::size(harms)];
        ++next;
    };
    for (BriefSide& side : brief.sides) {
        harm(side.name);
        harm(side.fleet.name);
        for (FleetShip& ship : side.fleet.ships)
            harm(ship.name);
    }
    return brief;
}

std::string dataTextOf(const std::string& page)
{
    const std::string begin = "<script type=\"text/plain\" id=\"data\">";
    const std::size_t from = page.find(begin) + begin.size();
    const QByteArray packed = QByteArray::fromBase64(
        QByteArray::fromStdString(page.substr(from, page.find("</script>", from) - from)));
    // qUncompress() wants to be told a length, and goes on when it is too small.
    return qUncompress(QByteArray(4, '\1') + packed).toStdString();
}

Json dataOf(const std::string& page)
{
    return Json::parse(dataTextOf(page), nullptr, false);
}

} // namespace navarch::test
