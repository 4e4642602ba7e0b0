// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch campaign`: new, show, apply, undo, redo, verify, export, backup.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

QByteArray actionsOf(const QByteArray& actions)
{
    return "{\"format\":\"navarch-actions/1\",\"actions\":[" + actions + "]}";
}

} // namespace

class CampaignCliTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aNewCampaignIsSound();
    void aScenarioIsFoundedAtAScale_CP12();
    void aScaleThatIsNoneMakesNothing_data();
    void aScaleThatIsNoneMakesNothing();
    void aFileThatIsThereIsLeftAlone();
    void replacingMovesTheOldFileAmongItsBackups();
    void tenEditsUndoneAndDoneAgain();
    void anExportBecomesAnEqualCampaign();
    void showNamesEverythingByNumber();
    void captainsStandInForPlayers_CP11();
    void aRefusedActionLeavesEverything();
    void aSideDoesWhatIsItsOwn_CP2_3();
    void aNameThatSeveralHaveIsNoChoice();
    void askingChangesNothing();
    void aDieThatIsMissingIsNamed();
    void badActionFilesExitWithTwo_data();
    void badActionFilesExitWithTwo();
    void nothingToUndoOrRedoIsRefused();
    void aBackupIsACampaignOfItsOwn();
    void verifyNamesAFlippedByte();
    void whatIsNoCampaignExitsWithTwo_data();
    void whatIsNoCampaignExitsWithTwo();
    void badDocumentsExitWithTwo_data();
    void badDocumentsExitWithTwo();

private:
    Run campaign(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return navarchRun(QStringList{"campaign"} + arguments, input);
    }
    QByteArray exported() const { return campaign({"export", m_path}).out; }
    /// The number of the ship of that name.
    std::int64_t shipNumber(const std::string& name) const
    {
        const Json answer = campaign({"show", m_path, "--format", "json"}).json();
        for (const Json& fleet : answer["fleets"])
            for (const Json& ship : fleet["ships"])
                if (ship["name"] == name)
                    return ship["id"].get<std::int64_t>();
        return 0;
    }
    QByteArray rename(const std::string& from, const QByteArray& to) const
    {
        return "{\"do\":\"ship.rename\",\"ship\":" + QByteArray::number(qlonglong(shipNumber(from)))
               + ",\"name\":\"" + to + "\"}";
    }

    std::unique_ptr<Folder> m_folder;
    QString m_path;
};

void CampaignCliTest::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = m_folder->path("s.navarch");
    const Run run = campaign({"new", m_path, "--scenario", "saronic-gulf"});
    QVERIFY2(run.code == 0, run.err);
}

void CampaignCliTest::aNewCampaignIsSound()
{
    const Run text = campaign({"verify", m_path});
    QCOMPARE(text.code, 0);
    QCOMPARE(text.err, QByteArray());
    QCOMPARE(text.out, m_path.toUtf8() + ": sound, 1 entry of history replayed\n");
    const Json answer = campaign({"verify", m_path, "--format", "json"}).json();
    QVERIFY(answer["sound"].get<bool>());
    QCOMPARE(answer["opening"].get<std::string>(), std::string("fine"));
    QVERIFY(answer["problems"].empty());
}

void CampaignCliTest::aScenarioIsFoundedAtAScale_CP12()
{
    std::map<std::string, int> ships;
    for (const char* scale : {"5", "10", "1"}) {
        const QString path = m_folder->path(QStringLiteral("punic-%1.navarch").arg(scale));
        const Run run =
            campaign({"new", path, "--scenario", "first-punic-war", "--scale", scale, "--format", "json"});
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(run.json()["scale"].get<int>(), QByteArray(scale).toInt());
        ships[scale] = run.json()["ships"].get<int>();
        QCOMPARE(campaign({"verify", path}).code, 0);
    }
    QVERIFY(ships["10"] < ships["5"]);
    QCOMPARE(ships["1"], 103 + 25 + 130 + 25); // Rome and her allies, Carthage, Syracuse
    const Run usual = campaign({"new", m_folder->path("usual.navarch"), "--scenario", "first-punic-war"});
    QVERIFY2(usual.out.endsWith(QByteArray::number(ships["5"]) + " ships, one ship for five\n"), usual.out);
}

void CampaignCliTest::aScaleThatIsNoneMakesNothing_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("seven") << QStringList{"--scenario", "first-punic-war", "--scale", "7"};
    QTest::newRow("none") << QStringList{"--scenario", "first-punic-war", "--scale", "0"};
    QTest::newRow("a word") << QStringList{"--scenario", "first-punic-war", "--scale", "ten"};
    QTest::newRow("ships that are named") << QStringList{"--scenario", "saronic-gulf", "--scale", "10"};
    QTest::newRow("no scenario") << QStringList{"--from", "-", "--scale", "5"};
}

void CampaignCliTest::aScaleThatIsNoneMakesNothing()
{
    QFETCH(QStringList, arguments);
    const QString path = m_folder->path("none.navarch");
    const Run run = campaign(QStringList{"new", path} + arguments);
    QCOMPARE(run.code, 2);
    QVERIFY(!run.err.isEmpty());
    QVERIFY(!QFile::exists(path));
}

void CampaignCliTest::aFileThatIsThereIsLeftAlone()
{
    const QByteArray before = contentOf(m_path);
    const Run run = campaign({"new", m_path, "--scenario", "saronic-gulf"});
    QCOMPARE(run.code, 1);
    QVERIFY(run.err.contains("There is a file already, and it was left as it is."));
    QCOMPARE(contentOf(m_path), before);
}

void CampaignCliTest::replacingMovesTheOldFileAmongItsBackups()
{
    QCOMPARE(campaign({"apply", m_path, "-"}, actionsOf(rename("Paralos", "Galene"))).code, 0);
    const Run run = campaign({"new", m_path, "--scenario", "saronic-gulf", "--replace"});
    QVERIFY2(run.code == 0, run.err);
    QVERIFY(shipNumber("Paralos") != 0);
    const QStringList kept = QDir(m_path + ".backups").entryList({"*-replaced.navarch"});
    QCOMPARE(kept.size(), 1);
    QVERIFY(campaign({"show", m_path + ".backups/" + kept.front()}).out.contains("Galene"));
}

void CampaignCliTest::tenEditsUndoneAndDoneAgain()
{
    const QByteArray first = exported();
    for (int i = 0; i < 10; ++i) {
        const std::string from = i == 0 ? "Paralos" : "Paralos " + std::to_string(i);
        const Run run =
            campaign({"apply", m_path, "-"}, actionsOf(rename(from, "Paralos " + QByteArray::number(i + 1))));
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(run.out, "done: Rename " + QByteArray::fromStdString(from) + " to Paralos "
                              + QByteArray::number(i + 1) + "\n");
    }
    const QByteArray tenth = exported();
    QVERIFY(tenth != first);
    for (int i = 10; i > 0; --i) {
        const Run run = campaign({"undo", m_path});
        QVERIFY2(run.code == 0, run.err);
        QVERIFY(run.out.startsWith("Undone: Rename Paralos"));
    }
    COMPARE_TEXT(exported().toStdString(), first.toStdString());
    for (int i = 0; i < 10; ++i)
        QCOMPARE(campaign({"redo", m_path}).code, 0);
    COMPARE_TEXT(exported().toStdString(), tenth.toStdString());
    QCOMPARE(campaign({"verify", m_path}).code, 0);
}

void CampaignCliTest::anExportBecomesAnEqualCampaign()
{
    QCOMPARE(campaign({"apply", m_path, "-"},
                      actionsOf(rename("Paralos", "Πάραλος")
                                + R"(,{"do":"port.roll","port":6},{"do":"campaign.begin"})"))
                 .code,
             0);
    const QString document = m_folder->path("s.json");
    QCOMPARE(campaign({"export", m_path, "--out", document}).code, 0);
    const QString copy = m_folder->path("copy.navarch");
    const Run run = campaign({"new", copy, "--from", document, "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["campaign"]["stage"].get<std::string>(), std::string("running"));
    COMPARE_TEXT(campaign({"export", copy}).out.toStdString(), contentOf(document).toStdString());
    QCOMPARE(campaign({"verify", copy}).code, 0);
    const QString piped = m_folder->path("piped.navarch");
    QCOMPARE(campaign({"new", piped, "--from", "-"}, contentOf(document)).code, 0);
    COMPARE_TEXT(campaign({"export", piped}).out.toStdString(), contentOf(document).toStdString());
}

void CampaignCliTest::showNamesEverythingByNumber()
{
    const Run text = campaign({"show", m_path});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.startsWith("The Saronic Gulf, "));
    QVERIFY(!text.out.contains(" \n"));
    const Json answer = campaign({"show", m_path, "--format", "json"}).json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-campaign-show/1"));
    QCOMPARE(answer["sides"].size(), std::size_t{4});
    QVERIFY(answer["undo"].is_null() && answer["redo"].is_null());
    for (const char* list : {"sides", "contracts", "ports", "fleets", "commanders"})
        for (const Json& thing : answer[list])
            QVERIFY2(thing["id"].get<std::int64_t>() > 0
                         && text.out.contains(QByteArray::fromStdString(thing["name"].get<std::string>())),
                     thing.dump().c_str());
}

/// A week by captains is two deeds, or three with a battle to fight; with all they order the players' fleets first.
void CampaignCliTest::captainsStandInForPlayers_CP11()
{
    QCOMPARE(campaign({"apply", m_path, "-"}, actionsOf("{\"do\":\"campaign.begin\"}")).code, 0);
    QVERIFY(exported().contains("\"player\": \"person\""));
    QVERIFY(campaign({"show", m_path}).out.contains(", turn 1\n")); // counted as the window does
    QCOMPARE(campaign({"advance", "--captains=some", m_path}).code, 2);
    const QString other = m_path + ".copy";
    QVERIFY(QFile::copy(m_path, other));
    QCOMPARE(campaign({"advance", "--captains", m_path}).code, 0); // the flag takes no file for its value
    QCOMPARE(campaign({"advance", other, "--captains=all"}).code, 0);
    const auto deeds = [&](const QString& path) {
        return campaign({"show", path, "--format", "json"}).json()["history"].get<int>();
    };
    QVERIFY2(deeds(other) > deeds(m_path), qPrintable(QString::number(deeds(m_path))));
    QCOMPARE(campaign({"verify", other}).code, 0);
}

void CampaignCliTest::aRefusedActionLeavesEverything()
{
    const QByteArray before = exported();
    const Run run = campaign({"apply", m_path, "-", "--format", "json"},
                             actionsOf(rename("Paralos", "Galene") + "," + rename("Salaminia", "Galene")));
    QCOMPARE(run.code, 1);
    QVERIFY(run.err.contains("standard input: actions[1] is refused"));
    QVERIFY(run.err.contains("Nothing was changed."));
    const Json answer = run.json();
    QVERIFY(!answer["done"].get<bool>());
    QCOMPARE(answer["actions"].size(), std::size_t{2});
    QVERIFY(answer["actions"][0]["allowed"].get<bool>());
    QVERIFY(!answer["actions"][1]["findings"].empty());
    COMPARE_TEXT(exported().toStdString(), before.toStdString());
    QCOMPARE(campaign({"show", m_path, "--format", "json"}).json()["history"].get<int>(), 1);
}

void CampaignCliTest::aSideDoesWhatIsItsOwn_CP2_3()
{
    const QByteArray before = exported();
    QCOMPARE(
        campaign({"apply", m_path, "-", "--side", "Athens", "--ask"}, actionsOf(rename("Paralos", "Galene")))
            .code,
        0);
    const Run other =
        campaign({"apply", m_path, "-", "--side", "Aegina"}, actionsOf(rename("Paralos", "Galene")));
    QVERIFY(other.code == 1 && !other.err.contains("Paralos"));
    QCOMPARE(campaign({"apply", m_path, "-", "--side", "Athens"},
                      actionsOf(R"({"do":"campaign.rename","name":"Mine"})"))
                 .code,
             1);
    QCOMPARE(
        campaign({"apply", m_path, "-", "--side", "Sparta"}, actionsOf(rename("Paralos", "Galene"))).code, 2);
    COMPARE_TEXT(exported().toStdString(), before.toStdString());
}

void CampaignCliTest::aNameThatSeveralHaveIsNoChoice()
{
    const Json fleets = campaign({"show", m_path, "--format", "json"}).json()["fleets"];
    const QString out = m_folder->path("sheets.pdf");
    const auto sheetsOf = [&](const QString& fleet) {
        return navarchRun(
            {"sheets", m_path, "--rules", "salamis-ad-actium", "--fleet", fleet, "--out", out, "--dry-run"});
    };
    const Json number = fleets[0]["id"];
    const QString name = QString::fromStdString(fleets[1]["name"]);
    QCOMPARE(sheetsOf(name).code, 0);
    const Json set{{"do", "umpire.set"}, {"table", "fleets"},          {"id", number},
                   {"field", "name"},    {"value", fleets[1]["name"]}, {"reason", "Two of one name"}};
    const Run done = campaign({"apply", m_path, "-"}, actionsOf(QByteArray::fromStdString(set.dump())));
    QVERIFY2(done.code == 0, done.err);
    const Run refused = sheetsOf(name);
    QCOMPARE(refused.code, 2);
    for (const int each : {0, 1}) {
        const std::string choice = std::to_string(fleets[each]["id"].get<int>());
        QVERIFY2(refused.err.contains(QByteArray::fromStdString(choice)), refused.err);
        QCOMPARE(sheetsOf(QString::fromStdString(choice)).code, 0);
    }
}

void CampaignCliTest::askingChangesNothing()
{
    const QByteArray before = contentOf(m_path);
    const Run run = campaign({"apply", m_path, "-", "--ask"}, actionsOf(rename("Paralos", "Galene")));
    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QByteArray("allowed: Rename Paralos to Galene\n"));
    QCOMPARE(contentOf(m_path), before);
}

void CampaignCliTest::aDieThatIsMissingIsNamed()
{
    const Run run =
        campaign({"apply", m_path, "-"}, actionsOf(R"({"do":"port.roll","port":6,"dice":[4,8]})"));
    QCOMPARE(run.code, 1);
    QVERIFY2(run.err.contains("A d10 is needed: Garrison commander (SA-15.12)."), run.err);
    QCOMPARE(
        campaign({"apply", m_path, "-"}, actionsOf(R"({"do":"port.roll","port":6,"dice":[4,8,10]})")).code,
        0);
}

void CampaignCliTest::badActionFilesExitWithTwo_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray place = "navarch: standard input: ";
    QTest::newRow("no JSON") << QByteArray("rename") << place + "It is not JSON";
    QTest::newRow("no format") << QByteArray("{}") << place + "format: It does not say what it is.";
    QTest::newRow("unknown action") << actionsOf(R"({"do":"ship.sink"})")
                                    << place
                                           + "actions[0]: do: There is no action \"ship.sink\". Did you mean "
                                             "\"ship.sell\"? Known are ";
    QTest::newRow("missing field") << actionsOf(R"({"do":"ship.rename","ship":34})")
                                   << place + "actions[0]: name: ";
    QTest::newRow("unknown field") << actionsOf(R"({"do":"campaign.begin","now":true})")
                                   << place + "actions[0]: The field \"now\" is not known.";
    QTest::newRow("number in words") << actionsOf(R"({"do":"ship.rename","ship":"Paralos","name":"X"})")
                                     << place + "actions[0]: ship: \"Paralos\" cannot stand here.";
}

void CampaignCliTest::badActionFilesExitWithTwo()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, complaint);
    const Run run = campaign({"apply", m_path, "-"}, text);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith(complaint), run.err);
}

void CampaignCliTest::nothingToUndoOrRedoIsRefused()
{
    for (const char* step : {"undo", "redo"}) {
        const Run run = campaign({step, m_path});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.err, "navarch: " + m_path.toUtf8() + ": There is nothing to " + step + ".\n");
    }
}

void CampaignCliTest::aBackupIsACampaignOfItsOwn()
{
    const Run run = campaign({"backup", m_path, "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    const QString copy = QString::fromStdString(run.json()["backup"].get<std::string>());
    QVERIFY(copy.endsWith("-asked.navarch"));
    QCOMPARE(campaign({"verify", copy}).code, 0);
    QCOMPARE(campaign({"export", copy}).out, exported());
}

void CampaignCliTest::verifyNamesAFlippedByte()
{
    QByteArray bytes = contentOf(m_path);
    const qsizetype at = bytes.indexOf("Salaminia");
    QVERIFY(at > 0);
    bytes[at] = 'Z';
    m_folder->write("s.navarch", bytes);
    const Run run = campaign({"verify", m_path});
    QCOMPARE(run.code, 1);
    QVERIFY(run.err.contains(m_path.toUtf8()));
    QCOMPARE(campaign({"verify", m_path, "--format", "json"}).json()["sound"].get<bool>(), false);
}

void CampaignCliTest::whatIsNoCampaignExitsWithTwo_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("Dear diary");
    QTest::newRow("random bytes")
        << QByteArray::fromHex("53514c69746520666f726d6174203300deadbeef").repeated(300);
}

void CampaignCliTest::whatIsNoCampaignExitsWithTwo()
{
    QFETCH(QByteArray, content);
    const QString path = m_folder->write("x.navarch", content);
    for (const char* command : {"show", "export", "undo", "redo", "backup"}) {
        const Run run = campaign({command, path});
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.startsWith("navarch: " + path.toUtf8()), run.err);
        QCOMPARE(contentOf(path), content);
    }
    QVERIFY(campaign({"verify", path}).code != 0);
    QCOMPARE(campaign({"show", m_folder->path("none.navarch")}).code, 2);
    QCOMPARE(campaign({"show", m_folder->path()}).code, 2);
}

void CampaignCliTest::badDocumentsExitWithTwo_data()
{
    QTest::addColumn<QByteArray>("find");
    QTest::addColumn<QByteArray>("replace");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("another format") << QByteArray("navarch-campaign/1") << QByteArray("navarch-fleet/1")
                                    << QByteArray("format: It is a \"navarch-fleet/1\".");
    QTest::newRow("money from nowhere")
        << QByteArray("\"amount\": \"-") << QByteArray("\"amount\": \"-1") << QByteArray("ledger");
    QTest::newRow("an unknown field")
        << QByteArray("\"captain\"") << QByteArray("\"kaptain\"") << QByteArray("kaptain");
}

void CampaignCliTest::badDocumentsExitWithTwo()
{
    QFETCH(QByteArray, find);
    QFETCH(QByteArray, replace);
    QFETCH(QByteArray, complaint);
    QByteArray document = exported();
    const qsizetype at = document.indexOf(find);
    QVERIFY(at >= 0);
    document.replace(at, find.size(), replace);
    const QString path = m_folder->write("bad.json", document);
    const QString made = m_folder->path("made.navarch");
    const Run run = campaign({"new", made, "--from", path});
    QCOMPARE(run.code, 2);
    QVERIFY2(run.err.startsWith("navarch: " + path.toUtf8()), run.err);
    QVERIFY2(run.err.contains(complaint), run.err);
    QVERIFY(!QFile::exists(made));
}

QTEST_GUILESS_MAIN(CampaignCliTest)
#include "campaign_cli_test.moc"
