// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of a game that were kept (tests/data/battles/GAME), with options, sizes and places of many kinds: each plays back order
// for order and event for event. Where a rule was changed on purpose, and `edition` counts it, NAVARCH_KEEP_BATTLES=1 fights
// them again from their briefs and keeps what came of it; what is new in them is then to be read beside the catalogue.
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

#include "core/battle/replay.h"

using namespace navarch;

namespace {

const QDir& folder()
{
    static const QDir found(QStringLiteral(NAVARCH_KEPT_BATTLES "/" NAVARCH_GAME));
    return found;
}

std::string textOf(const Problems& problems)
{
    return problems.empty() ? std::string() : problems.front().text();
}

Result<Replay> kept(const QString& name)
{
    QFile file(folder().filePath(name));
    (void)file.open(QIODevice::ReadOnly); // what cannot be read is no replay
    const QByteArray text = qUncompress(file.readAll());
    return parseJson(std::string_view(text.data(), static_cast<std::size_t>(text.size())), name.toStdString(), replayLimits)
        .and_then([&](const Json& json) { return readReplay(json, name.toStdString(), builtInFigures()); });
}

/// By steady captains, but every sixth order is any that may be given: captains leave some things alone.
Replay foughtAgain(const BattleBrief& brief)
{
    const auto match = builtInRuleSets().open(brief, builtInFigures()).value();
    while (!match->isOver()) {
        const Decision decision = match->decisions().front().decision;
        if (faceOf({brief.seed, streamOf("kept-battles/whether"), match->at()}, 6) > 1) {
            match->performCaptains(decision, Temperament::Steady, {});
            continue;
        }
        const auto options = match->options(decision, Temperament::Steady);
        const int count = std::clamp(static_cast<int>(options.size()), 2, 1000);
        const auto which = static_cast<std::size_t>(faceOf({brief.seed, streamOf("kept-battles/which"), match->at()}, count));
        (void)match->perform(options[which % options.size()].order);
    }
    return replayOf(*match);
}

void keep(const QString& name, const Replay& replay)
{
    const std::string text = replayJson(replay).dump();
    QFile file(folder().filePath(name));
    (void)file.open(QIODevice::WriteOnly);
    file.write(qCompress(reinterpret_cast<const uchar*>(text.data()), static_cast<int>(text.size()), 9));
}

} // namespace

class KeptBattlesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("NAVARCH_KEEP_BATTLES"))
            return;
        for (const QString& name : folder().entryList(QDir::Files))
            if (const auto before = kept(name))
                keep(name, foughtAgain(before->brief));
    }

    void eventsAreAsTheyWere_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : folder().entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }
    void eventsAreAsTheyWere()
    {
        QFETCH(const QString, name);
        auto replay = kept(name);
        QVERIFY2(replay, replay ? "" : textOf(replay.error()).c_str());
        QVERIFY(replay->outcome.has_value());
        replay->edition = editionOf(NAVARCH_GAME); // else words, and what is booked at the end, might differ
        const auto match = playBack(*replay, builtInRuleSets(), builtInFigures());
        QVERIFY2(match, match ? "" : textOf(match.error()).c_str());
    }

    void battlesAreThere() { QVERIFY(folder().entryList(QDir::Files).size() >= 20); }
};

QTEST_GUILESS_MAIN(KeptBattlesTest)
#include "kept_battles_test.moc"
