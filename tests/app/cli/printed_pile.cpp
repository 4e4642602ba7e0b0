// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/printed_pile.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace navarch;

QRectF inDots(const Json& box)
{
    constexpr double dots = 150 / 2540.0; // to a hundredth of a millimetre
    return {box[0].get<int>() * dots, box[1].get<int>() * dots, box[2].get<int>() * dots,
            box[3].get<int>() * dots};
}

void PrintedPile::begin()
{
    m_war = printed("war", {"Ships of Aiakos", "Ships of Nisaia"}, "trireme");
    QVERIFY(!m_war.isEmpty());
    m_map = m_folder.path("war.json");
    m_list = pageOf(sheetWith("fate.sunk", m_map), "war");
    m_cards = pageOf(sheetWith("hull", m_map), "war");
    QVERIFY(QFile::exists(m_list) && QFile::exists(m_cards));
    m_before = exported();
}

Run PrintedPile::scan(const QStringList& arguments) const
{
    return navarchRun(QStringList{"campaign", "battle", "scan", m_war, "Kekryphaleia", "--boxes", m_map}
                      + arguments);
}

QString PrintedPile::printed(const QString& name, const QStringList& fleets, const QString& game)
{
    const QString war = founded(name);
    QStringList arrange{"campaign", "battle", "arrange", war, "--name", "Kekryphaleia", "--rules", game};
    for (const QString& fleet : fleets)
        arrange += {"--fleet", fleet};
    return !war.isEmpty() && navarchRun(arrange).code == 0 && print(war, name, {"--battle", "Kekryphaleia"})
               ? war
               : QString();
}

QString PrintedPile::founded(const QString& name)
{
    const QString war = m_folder.path(name + ".navarch");
    const bool isFounded =
        navarchRun({"campaign", "new", war, "--scenario", "saronic-gulf"}).code == 0
        && navarchRun({"campaign", "apply", war, "-"},
                      R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})")
                   .code
               == 0;
    return isFounded ? war : QString();
}

bool PrintedPile::print(const QString& war, const QString& name, const QStringList& what)
{
    const QString pdf = m_folder.path(name + ".pdf");
    if (navarchRun(QStringList{"sheets", war} + what
                   + QStringList{"--per-page", "4", "--tables", "none", "--out", pdf, "--boxes",
                                 m_folder.path(name + ".json")})
            .code
        != 0)
        return false;
    QProcess draw;
    draw.start("pdftoppm", {"-r", "150", "-gray", "-png", pdf, m_folder.path(name)});
    return draw.waitForFinished(60000) && draw.exitCode() == 0;
}

QStringList PrintedPile::picturesOf(const QString& name) const
{
    QStringList pictures;
    for (const QString& each : m_folder.names())
        if (each.startsWith(name + "-") && each.endsWith(".png"))
            pictures += m_folder.path(each);
    return pictures;
}

Json PrintedPile::sheetWith(const char* key, const QString& map)
{
    const Json all = Json::parse(contentOf(map).toStdString());
    for (const Json& sheet : all["sheets"])
        for (const Json& box : sheet["boxes"])
            if (box["key"] == key)
                return sheet;
    return {};
}

QString PrintedPile::pageOf(const Json& sheet, const QString& name) const
{
    return m_folder.path(QStringLiteral("%1-%2.png").arg(name).arg(sheet["page"].get<int>()));
}
