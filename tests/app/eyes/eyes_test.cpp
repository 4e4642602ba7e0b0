// SPDX-License-Identifier: GPL-3.0-or-later
// CP-2.3: what a side may not know changes nothing of what it is told, in any answer of the window: screens, searches,
// totals, charts, exports, printed pages.
#include <QApplication>
#include <QFile>
#include <QMap>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "app/campaign/open_campaign.h"
#include "db/campaign_file.h"
#include "tests/app/eyes/answers.h"
#include "tests/app/eyes/asking.h"
#include "tests/app/eyes/hidden_rows.h"
#include "tests/core/campaign/machine/war_fixture.h"

using namespace navarch;
using namespace navarch::test;

class EyesTest : public QObject {
    Q_OBJECT

private slots:
    void cp2_3_whatIsHiddenChangesNoAnswer_data();
    void cp2_3_whatIsHiddenChangesNoAnswer();
    void cp2_3_theUmpireSeesIt();

private:
    static const Campaign& war();
    static SideId sideCalled(const QString& name);
    [[nodiscard]] QStringList answersTo(const Campaign& campaign, SideId eyes) const;

    QTemporaryDir m_folder;
};

namespace {

/// Of an answer, without the number of what was asked for.
QString nameOf(const QString& answer)
{
    return answer.section(QLatin1Char('\n'), 0, 0).section(QLatin1Char(' '), 0, 0);
}

/// What two answers of that name first differ in.
QString differenceOf(const QString& before, const QString& after)
{
    const QStringList a = before.split(QLatin1Char('\n'));
    const QStringList b = after.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
        if (a[i] != b[i]) {
            const auto [left, right] = std::mismatch(a[i].begin(), a[i].end(), b[i].begin(), b[i].end());
            const qsizetype from = std::max<qsizetype>(0, left - a[i].begin() - 60);
            return a.first() + QStringLiteral(":\n  ") + a[i].mid(from, 200) + QStringLiteral("\n  ")
                   + b[i].mid(from, 200) + QLatin1Char('\n');
        }
    return a.first() + QStringLiteral(": %1 lines, then %2\n").arg(a.size()).arg(b.size());
}

SideId sideIn(const Campaign& campaign, const std::string& name)
{
    for (const auto& [id, side] : campaign.table<SideRecord>())
        if (side.name == name)
            return id;
    return {};
}

template <class... Records>
std::vector<int> numbersOf(const Campaign& campaign)
{
    std::vector<int> numbers;
    const auto add = [&](const auto& table) {
        for (const auto& [id, record] : table)
            numbers.push_back(static_cast<int>(id.value));
    };
    (add(campaign.table<Records>()), ...);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

} // namespace

/// Some weeks of war among the four, with all that such a war leaves behind: battles, wounds, prisoners, debts, sightings.
const Campaign& EyesTest::war()
{
    static const Campaign campaign = [] {
        MachineWar war("saronic-gulf");
        const std::string wrong = war.fight(10);
        if (!wrong.empty())
            qFatal("%s", wrong.c_str());
        for (const SideId id : {sideIn(war.campaign, "Athens"), sideIn(war.campaign, "Corinth")})
            applyChanges(war.campaign,
                         consider(war.campaign, builtInFigures(), TakeLoan{id, Talents::whole(5)}).changes);
        return std::move(war.campaign);
    }();
    return campaign;
}

SideId EyesTest::sideCalled(const QString& name)
{
    return sideIn(war(), name.toStdString());
}

/// All that is told of a campaign to a pair of eyes; always from a file of the same name.
QStringList EyesTest::answersTo(const Campaign& campaign, SideId eyes) const
{
    const QString path = m_folder.filePath(QStringLiteral("war.navarch"));
    QFile::remove(path);
    // The same war, which everybody may know: it stands on every sheet.
    auto file = CampaignFile::create(path, campaign, "Begin", CampaignFile::IfExists::Refuse,
                                     builtInFigures(), "the war of the eyes");
    if (!file)
        qFatal("%s", file.error().front().text().c_str());
    OpenCampaign open;
    open.take(std::move(*file));
    open.setEyes(static_cast<int>(eyes.value));
    Answers answers(
        open, numbersOf<SideRecord, PortRecord, FleetRecord, SquadronRecord, ShipRecord, CommanderRecord,
                        ContractRecord, YardWorkRecord, LoanRecord, ContactRecord, BattleRecord>(war()));
    askAll(answers, m_folder);
    open.close();
    return answers.texts();
}

void EyesTest::cp2_3_whatIsHiddenChangesNoAnswer_data()
{
    QTest::addColumn<QString>("side");
    for (const char* side : {"Athens", "Aegina", "Corinth", "Megara"})
        QTest::newRow(side) << QString::fromLatin1(side);
}

void EyesTest::cp2_3_whatIsHiddenChangesNoAnswer()
{
    QFETCH(const QString, side);
    const SideId eyes = sideCalled(side);
    QVERIFY(!eyes.isNone());
    const QStringList before = answersTo(war(), eyes);
    const QStringList after = answersTo(otherwiseBehind(war(), eyes), eyes);
    QMap<QString, QString> leaks; // the first of each answer's name
    for (qsizetype i = 0; i < std::min(before.size(), after.size()); ++i)
        if (before[i] != after[i] && !leaks.contains(nameOf(before[i])))
            leaks.insert(nameOf(before[i]), differenceOf(before[i], after[i]));
    QVERIFY2(leaks.isEmpty(), qPrintable(QLatin1Char('\n') + leaks.values().join(QString())));
    QCOMPARE(after.size(), before.size());
}

/// The walk hears what it is to hear: asked the same, the umpire is told of every kind of change.
void EyesTest::cp2_3_theUmpireSeesIt()
{
    const QStringList before = answersTo(war(), {});
    const QStringList after = answersTo(otherwiseBehind(war(), sideCalled(QStringLiteral("Megara"))), {});
    QSet<QString> changed;
    for (const QString& text : after)
        if (!before.contains(text))
            changed.insert(nameOf(text));
    for (const char* what :
         {"campaign",    "sides",        "side",           "fleets",     "fleets-searched", "ship",
          "fleet",       "squadron",     "allies",         "history",    "people",          "person",
          "training",    "ports",        "port",           "yard",       "chart",           "chart-searched",
          "map",         "orders",       "battles",        "battle",     "balances",        "strengths",
          "month-ahead", "battle-costs", "ledger",         "ledger.csv", "accounts",        "loans",
          "turn",        "chronicle",    "chronicle.html", "war.json",   "print-source",    "printed"})
        QVERIFY2(changed.contains(QString::fromLatin1(what)), what);
}

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    EyesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "eyes_test.moc"
