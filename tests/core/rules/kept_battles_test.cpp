// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of a game that were kept (tests/data/battles/GAME), with options, sizes and places of many kinds: each plays back order
// for order and event for event. Where a rule was changed on purpose, and `edition` counts it, NAVARCH_KEEP_BATTLES=1 fights
// them again from their briefs and keeps what came of it; what is new in them is then to be read beside the catalogue.
#include <QDir>
#include <QFile>
#include <QMap>
#include <QTest>

#include <algorithm>

#include "core/battle/replay.h"
#include "tests/core/battle/order_mutations.h"

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

/// Any order that may be given now; captains and what is offered leave some alone.
Json anyOrder(const Match& match, const Decision& decision, std::uint64_t seed)
{
    std::vector<Json> orders;
    for (const auto& offered : {match.options(decision, Temperament::Steady), match.sideOptions(decision, Temperament::Steady)})
        for (const MatchOption& each : offered)
            orders.push_back(each.order);
    for (const Json& altered : mutationsOf(match.captainsOrder(decision, Temperament::Steady, {}), seed))
        if (!match.check(altered))
            orders.push_back(altered);
    const int count = std::clamp(static_cast<int>(orders.size()), 2, 1000);
    return orders[static_cast<std::size_t>(faceOf({seed, streamOf("kept-battles/which"), match.at()}, count)) % orders.size()];
}

/// By steady captains, but for every fifth order.
Replay foughtAgain(const BattleBrief& brief)
{
    const auto match = builtInRuleSets().open(brief, builtInFigures()).value();
    while (!match->isOver()) {
        const Decision decision = match->decisions().front().decision;
        const std::uint64_t seed = brief.seed + match->at();
        if (faceOf({brief.seed, streamOf("kept-battles/whether"), match->at()}, 5) > 1)
            match->performCaptains(decision, Temperament::Steady, {});
        else
            (void)match->perform(anyOrder(*match, decision, seed));
    }
    return replayOf(*match);
}

/// What is seen where a battle stands, and why orders much like the one to come are refused.
std::string askedNow(const Match& match, const Json& order)
{
    std::string text;
    for (const WaitingDecision& waiting : match.decisions())
        text += waiting.wording + '\n';
    const BoardView view = match.boardView().value();
    text += view.phase;
    for (const BoardPiece& piece : view.pieces) {
        text += piece.name + std::to_string(piece.pose.x) + ' ' + std::to_string(piece.pose.y) + ' '
                + std::to_string(piece.pose.heading) + (piece.isActive ? "!" : "");
        for (const auto& told : {piece.figures, piece.status})
            for (const std::string& each : told)
                text += each + ';';
        if (const auto idle = match.whyIdle(piece.ship))
            text += idle->text();
    }
    for (const Json& altered : mutationsOf(order, match.at())) {
        const auto why = match.check(altered);
        text += why ? why->text() : "allowed";
    }
    return text;
}

/// The numbers of a battle in asked.txt.
QString askedIn(const Replay& replay)
{
    const auto match = builtInRuleSets().open(replay.brief, builtInFigures()).value();
    QString line;
    for (const Replay::Step& step : replay.steps) {
        const std::uint64_t sum = streamOf(askedNow(*match, step.order));
        line += QString::number(sum % 0x10000, 16) + QLatin1Char(' ');
        (void)match->perform(step.order);
    }
    return line.trimmed();
}

/// By battle.
QMap<QString, QString> askedBefore()
{
    QFile file(folder().filePath(QStringLiteral("asked.txt")));
    (void)file.open(QIODevice::ReadOnly);
    QMap<QString, QString> lines;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        lines[line.section(QLatin1Char(':'), 0, 0)] = line.section(QStringLiteral(": "), 1);
    return lines;
}

QStringList battles()
{
    return folder().entryList({QStringLiteral("*.replay.z")}, QDir::Files);
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
        QFile asked(folder().filePath(QStringLiteral("asked.txt")));
        (void)asked.open(QIODevice::WriteOnly);
        for (const QString& name : battles())
            if (const auto before = kept(name)) {
                const Replay replay = foughtAgain(before->brief);
                keep(name, replay);
                asked.write((name + QStringLiteral(": ") + askedIn(replay) + QLatin1Char('\n')).toUtf8());
            }
    }

    void eventsAreAsTheyWere_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : battles())
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

    void theSameIsSeenAndRefused_data() { eventsAreAsTheyWere_data(); }
    void theSameIsSeenAndRefused()
    {
        QFETCH(const QString, name);
        const QStringList now = askedIn(kept(name).value()).split(QLatin1Char(' '));
        const QStringList before = askedBefore().value(name).split(QLatin1Char(' '));
        const auto differs = std::mismatch(now.begin(), now.end(), before.begin(), before.end()).first;
        QVERIFY2(now == before, qPrintable(QStringLiteral("before order %1").arg(differs - now.begin() + 1)));
    }

    void battlesAreThere() { QVERIFY(battles().size() >= 20); }
};

QTEST_GUILESS_MAIN(KeptBattlesTest)
#include "kept_battles_test.moc"
