// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch sheets`: the PDF that is written, read back with poppler's tools, and what is refused.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

QByteArray outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

QString textOf(const QString& pdf)
{
    return QString::fromUtf8(outputOf("pdftotext", {"-layout", pdf, "-"}));
}

} // namespace

class SheetsCliTest : public QObject {
    Q_OBJECT

private slots:
    void aCampaignsSheets();
    void oneFleetWithItsRoster();
    void theFleetsOfABattle();
    void aCampaignsPorts();
    void aFleetFileAndAPortFile();
    void everyGamesSheets_data();
    void everyGamesSheets();
    void aLargeWarTakesFewPages();
    void papersOfACampaign();
    void papersOfABattle();
    void papersOfABattleOutsideACampaign();
    void formsToFillIn();
    void paperAndNumberToAPage_data();
    void paperAndNumberToAPage();
    void badArgumentsExitWithTwo_data();
    void badArgumentsExitWithTwo();
    void nothingToPrintIsRefused();
    void badFilesExitWithTwo();
    void whatCannotBeWrittenLeavesThePreviousFile();

private:
    static Run sheets(const QStringList& arguments, const QByteArray& input = {})
    {
        return navarchRun(QStringList{"sheets"} + arguments + QStringList{"--rules", "salamis-ad-actium"},
                          input);
    }
    static QString campaignIn(const Folder& folder)
    {
        const QString path = folder.path("s.navarch");
        const Run run = navarchRun({"campaign", "new", path, "--scenario", "saronic-gulf"});
        if (run.code != 0)
            qFatal("%s", run.err.constData());
        return path;
    }
};

void SheetsCliTest::aCampaignsSheets()
{
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    const QString campaign = campaignIn(folder);
    const Run run = sheets({campaign, "--out", out, "--per-page", "4", "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.err, QByteArray());
    const Json answer = run.json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-sheets/1"));
    QCOMPARE(answer["ships"].get<int>(), 31);
    QVERIFY(outputOf("pdfinfo", {out})
                .simplified()
                .contains("Pages: " + QByteArray::number(answer["pages"].get<int>()) + " "));
    const QString text = textOf(out);
    for (const char* ship : {"Paralos", "Salaminia", "Aiakeia", "Pegasos", "Kressa"})
        QVERIFY2(text.contains(ship), ship);
    // What it would take is told without writing it.
    const QString unwritten = folder.path("unwritten.pdf");
    const Run dry =
        sheets({campaign, "--out", unwritten, "--per-page", "4", "--dry-run", "--format", "json"});
    QVERIFY2(dry.code == 0, dry.err);
    QVERIFY(!QFile::exists(unwritten));
    QVERIFY(dry.json()["out"].is_null());
    QCOMPARE(dry.json()["pages"].get<int>(), answer["pages"].get<int>());
    QCOMPARE(dry.json()["leaves"].get<int>(), (answer["pages"].get<int>() + 1) / 2);
}

void SheetsCliTest::oneFleetWithItsRoster()
{
    const Folder folder;
    const QString campaign = campaignIn(folder);
    const Json other = navarchRun({"campaign", "show", campaign, "--format", "json"}).json()["fleets"][1];
    const QString out = folder.path("sheets.pdf");
    for (const QString& fleet :
         {QString::number(other["id"].get<int>()), QString::fromStdString(other["name"])}) {
        const Run run = sheets({campaign, "--out", out, "--fleet", fleet, "--roster"});
        QVERIFY2(run.code == 0, run.err);
        const QString text = textOf(out);
        QVERIFY(text.contains("Aiakeia"));
        QVERIFY(text.contains(QString::fromStdString(other["price"])) && !text.contains("Paralos"));
    }
}

void SheetsCliTest::theFleetsOfABattle()
{
    const Folder folder;
    const QString campaign = campaignIn(folder);
    const QString out = folder.path("sheets.pdf");
    QCOMPARE(navarchRun({"campaign", "apply", campaign, "-"},
                        "{\"format\":\"navarch-actions/1\",\"actions\":[{\"do\":\"campaign.begin\"}]}")
                 .code,
             0);
    const Run arranged =
        navarchRun({"campaign", "battle", "arrange", campaign, "--name", "Kekryphaleia", "--fleet",
                    "Ships of Aiakos", "--fleet", "Ships of Nisaia", "--rules", "trireme"});
    QVERIFY2(arranged.code == 0, arranged.err);
    const Run run =
        navarchRun({"sheets", campaign, "--battle", "Kekryphaleia", "--out", out, "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["rules"].get<std::string>(), std::string("trireme"));
    QVERIFY(run.json()["ships"].get<int>() < 31);
    const QString text = textOf(out);
    for (const char* there : {"Kekryphaleia", "2 fleets", "Ships of Aiakos", "Ships of Nisaia", "TR-T6"})
        QVERIFY2(text.contains(QLatin1String(there)), there);
    QVERIFY(!text.contains(QStringLiteral("Paralos")));
    const Run another = sheets({campaign, "--battle", "Kekryphaleia", "--out", out, "--format", "json"});
    QCOMPARE(another.json()["rules"].get<std::string>(), std::string("salamis-ad-actium"));
    const Run none = navarchRun({"sheets", campaign, "--battle", "Salamis", "--out", out});
    QCOMPARE(none.code, 2);
    const Run file = navarchRun({"sheets", "-", "--battle", "1", "--out", out}, golden("fleet.json"));
    QCOMPARE(file.code, 2);
    QVERIFY2(file.err.contains("Only a campaign has battles"), file.err);
}

void SheetsCliTest::aCampaignsPorts()
{
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    const Run run = sheets({campaignIn(folder), "--out", out, "--ports", "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["ports"].get<int>(), 4);
    QVERIFY(textOf(out).contains("Tolmides")); // who commands the Piraeus
}

void SheetsCliTest::aFleetFileAndAPortFile()
{
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    const Run fleet = sheets({"-", "--out", out}, golden("fleet.json"));
    QVERIFY2(fleet.code == 0, fleet.err);
    QVERIFY(textOf(out).contains("Leontophoros"));
    const Run port = sheets({folder.write("port.json", golden("port.json")), "--out", out});
    QVERIFY2(port.code == 0, port.err);
    QVERIFY(textOf(out).contains("Lampon"));
    QVERIFY(!textOf(out).contains("Leontophoros")); // replaced whole
}

void SheetsCliTest::everyGamesSheets_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("table");
    QTest::newRow("Ramming Speed") << "ramming-speed"
                                   << "RS-T8";
    QTest::newRow("Trireme") << "trireme"
                             << "TR-T6";
    QTest::newRow("Pompeius") << "pompeius"
                              << "PM-T7";
    QTest::newRow("squadrons") << "squadrons"
                               << "SQ-T7";
}

/// The fleets of the Saronic Gulf, for each game: list, sheets, tables, with every page numbered.
void SheetsCliTest::everyGamesSheets()
{
    QFETCH(QString, rules);
    QFETCH(QString, table);
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    const Run run = navarchRun({"sheets", campaignIn(folder), "--rules", rules, "--per-page", "4", "--out",
                                out, "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    const QString text = textOf(out);
    QVERIFY(text.contains(table));
    QVERIFY(text.contains(QStringLiteral("1 of ")));
    const Run dutch = navarchRun(
        {"sheets", "-", "--rules", rules, "--language", "dutch", "--save-ink", "--cut-outs", "--out", out},
        golden("fleet.json"));
    QVERIFY2(dutch.code == 0, dutch.err);
    QCOMPARE(textOf(out).contains(QStringLiteral("Ware schaal")), rules == "squadrons"); // others count cells
    const Run german =
        navarchRun({"--language", "de", "sheets", "-", "--rules", rules, "--out", out}, golden("fleet.json"));
    QVERIFY2(german.code == 0, german.err);
    QVERIFY2(!textOf(out).contains(QStringLiteral("True scale")), "English on German paper");
}

/// Pages are not wasted: four ships to a page with lists and tables.
void SheetsCliTest::aLargeWarTakesFewPages()
{
    const Folder folder;
    const QString war = folder.path("war.navarch");
    const Run begun = navarchRun({"campaign", "new", war, "--scenario", "pompey-and-the-pirates"});
    QVERIFY2(begun.code == 0, begun.err);
    for (const char* rules : {"salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"}) {
        const Json told =
            navarchRun({"sheets", war, "--rules", rules, "--per-page", "4", "--dry-run", "--format", "json"})
                .json();
        QCOMPARE(told.at("ships").get<int>(), 257);
        QVERIFY2(told.at("pages").get<int>() <= 80, (std::string(rules) + ": " + told.dump()).c_str());
    }
}

/// What an umpire hands out: a side's paper says nothing of what another side alone knows.
void SheetsCliTest::papersOfACampaign()
{
    const Folder folder;
    const QString campaign = campaignIn(folder);
    const QString out = folder.path("paper.pdf");
    const Json shown = navarchRun({"campaign", "show", campaign, "--format", "json"}).json();
    const auto side = shown["sides"][0]["id"].get<int>();
    const QString name = QString::fromStdString(shown["sides"][0]["name"].get<std::string>());
    for (const char* kind : {"turn-report", "orders", "ledger", "chronicle"}) {
        const Run run =
            navarchRun({"campaign", "paper", campaign, kind, "--side", QString::number(side), "--out", out});
        QVERIFY2(run.code == 0, run.err);
        QVERIFY2(textOf(out).contains(name), kind);
    }
    const Run umpire =
        navarchRun({"campaign", "paper", campaign, "chronicle", "--out", out, "--format", "json"});
    QVERIFY2(umpire.code == 0, umpire.err);
    QVERIFY(umpire.json()["side"].is_null());
    const Run nobody = navarchRun({"campaign", "paper", campaign, "orders", "--out", out});
    QCOMPARE(nobody.code, 1);
    QVERIFY2(nobody.err.contains("no side is given"), nobody.err);
}

/// The brief of a battle that waits: the umpire's has everything, a side's nothing of the others' (CP-2.3).
void SheetsCliTest::papersOfABattle()
{
    const Folder folder;
    const QString campaign = campaignIn(folder);
    const QString out = folder.path("paper.pdf");
    const Run begun = navarchRun({"campaign", "apply", campaign, "-"},
                                 R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})");
    QVERIFY2(begun.code == 0, begun.err);
    const Run arranged =
        navarchRun({"campaign", "battle", "arrange", campaign, "--name", "Kekryphaleia", "--fleet",
                    "Ships of Aiakos", "--fleet", "Ships of Nisaia", "--rules", "trireme"});
    QVERIFY2(arranged.code == 0, arranged.err);
    const Json battle =
        navarchRun({"campaign", "battle", "list", campaign, "--format", "json"}).json()["battles"][0];
    const QString number = QString::number(battle["id"].get<int>());
    const Run umpires = navarchRun(
        {"campaign", "paper", campaign, "brief", "--battle", number, "--out", out, "--format", "json"});
    QVERIFY2(umpires.code == 0, umpires.err);
    QCOMPARE(umpires.json()["battle"].get<int>(), number.toInt());
    const QString all = textOf(out);
    for (const char* text : {"Kekryphaleia", "Trireme", "TR-11.1", "Deployment", "hexes, from side to side"})
        QVERIFY2(all.contains(QString::fromUtf8(text)), text);
    const QString side = QString::number(battle["sides"][1]["side"].get<int>());
    const Run sides = navarchRun({"campaign", "paper", campaign, "brief", "--battle", number, "--side", side,
                                  "--out", out, "--paper", "A5", "--language", "dutch"});
    QVERIFY2(sides.code == 0, sides.err);
    const QString own = textOf(out);
    QVERIFY(own.contains(QStringLiteral("Hoe sterk zij zijn is niet bekend.")));
    QVERIFY2(all.contains(QStringLiteral("Aiakeia")) && !own.contains(QStringLiteral("Aiakeia")),
             qPrintable(own));
    const Run early = navarchRun({"campaign", "paper", campaign, "report", "--battle", number, "--out", out});
    QCOMPARE(early.code, 1);
    QVERIFY2(early.err.contains("has not been fought"), early.err);
    const Run which = navarchRun({"campaign", "paper", campaign, "brief", "--out", out});
    QCOMPARE(which.code, 1);
    QVERIFY2(which.err.contains("Which battle"), which.err);
    // Port cards come through the same door.
    const Run ports = navarchRun({"campaign", "paper", campaign, "port-cards", "--out", out});
    QVERIFY2(ports.code == 0, ports.err);
    QVERIFY(textOf(out).contains(QStringLiteral("Piraeus")));
}

/// A brief is a brief, a replay a report.
void SheetsCliTest::papersOfABattleOutsideACampaign()
{
    const Folder folder;
    const QString out = folder.path("paper.pdf");
    const QString brief = folder.path("brief.json");
    QFile sample(QString::fromUtf8(qgetenv("NAVARCH_TEST_DATA"))
                 + "/../../core/data/battles/first-blood.json");
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QFile file(brief);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(Json::parse(sample.readAll().toStdString()).at("brief").dump()));
    file.close();
    const Run briefed = navarchRun({"battle", "paper", brief, "--out", out, "--format", "json"});
    QVERIFY2(briefed.code == 0, briefed.err);
    QCOMPARE(QByteArray::fromStdString(briefed.json()["paper"].get<std::string>()), QByteArray("brief"));
    QVERIFY(textOf(out).contains(QStringLiteral("Nisos")));
    const Run seen = navarchRun({"battle", "paper", brief, "--side", "1", "--out", out});
    QVERIFY2(seen.code == 0, seen.err);
    QVERIFY(!textOf(out).contains(QStringLiteral("Nisos")));
    const QString replay = folder.path("replay.json");
    const Run fought = navarchRun({"battle", "run", brief, "--replay", replay});
    QVERIFY2(fought.code == 0, fought.err);
    const Run report = navarchRun({"battle", "paper", replay, "--dice", "--out", out});
    QVERIFY2(report.code == 0, report.err);
    QVERIFY2(report.out.contains("report"), report.out);
    const QString text = textOf(out);
    for (const char* word : {"Turn 1", "What it cost", "d10", "SA-9.2"})
        QVERIFY2(text.contains(QString::fromUtf8(word)), word);
    const Run third = navarchRun({"battle", "paper", brief, "--side", "3", "--out", out});
    QCOMPARE(third.code, 2);
    QVERIFY2(third.err.contains("sides 1 to 2"), third.err);
}

void SheetsCliTest::formsToFillIn()
{
    const Folder folder;
    const QString out = folder.path("forms.pdf");
    const QString campaign = campaignIn(folder);
    const Run half = sheets({campaign, "--fill", "half", "--per-page", "4", "--no-cover", "--out", out});
    QVERIFY2(half.code == 0, half.err);
    const QString classes = textOf(out);
    // The name and the class are printed, what is still to be chosen is left to the pencil.
    QVERIFY(classes.contains(QStringLiteral("Trireme")) && classes.contains(QStringLiteral("Amphitrite")));
    // The list has them as well.
    const Run listed = sheets({campaign, "--fill", "half", "--per-page", "4", "--out", out});
    QVERIFY2(listed.code == 0, listed.err);
    QVERIFY(textOf(out).contains(QStringLiteral("Amphitrite")));
    const Run blank =
        sheets({campaign, "--fill", "blank", "--per-page", "4", "--tables", "none", "--out", out});
    QVERIFY2(blank.code == 0, blank.err);
    QVERIFY(!textOf(out).contains(QStringLiteral("Trireme")));
    QCOMPARE(sheets({campaign, "--fill", "some", "--out", out}).code, 2);
}

void SheetsCliTest::paperAndNumberToAPage_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QString>("perPage");
    QTest::addColumn<QByteArray>("size");
    const auto row = [](const char* name, const char* paper, const char* perPage, const QByteArray& size) {
        QTest::newRow(name) << paper << perPage << size;
    };
    row("A4", "A4", "1", QByteArray("595"));
    row("a4, four", "a4", "4", QByteArray("595"));
    row("A5", "A5", "1", QByteArray("4"));
    row("A3, eight", "A3", "8", QByteArray("842"));
    row("Letter, four", "Letter", "4", QByteArray("612"));
}

void SheetsCliTest::paperAndNumberToAPage()
{
    QFETCH(QString, paper);
    QFETCH(QString, perPage);
    QFETCH(QByteArray, size);
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    const Run run =
        sheets({"-", "--out", out, "--paper", paper, "--per-page", perPage}, golden("fleet.json"));
    QVERIFY2(run.code == 0, run.err);
    const QByteArray facts = outputOf("pdfinfo", {out});
    QVERIFY2(facts.simplified().contains("Page size: " + size), facts);
}

void SheetsCliTest::badArgumentsExitWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    const QStringList rules{"--rules", "salamis-ad-actium"};
    QTest::newRow("another game") << QStringList{
        "-", "--out", "x.pdf", "--rules",
        "chess"} << QByteArray("--rules: There are no sheets for \"chess\". Give salamis-ad-actium, ");
    QTest::newRow("no game") << QStringList{"-", "--out", "x.pdf"} << QByteArray("--rules is required");
    QTest::newRow("nowhere to") << QStringList{"-"} + rules << QByteArray("--out is required");
    QTest::newRow("paper") << QStringList{"-", "--out", "x.pdf", "--paper", "A0"} + rules
                           << QByteArray("--paper: \"A0\" cannot stand here. Give one of these: A3, A4");
    QTest::newRow("three to a page") << QStringList{"-", "--out", "x.pdf", "--per-page", "3"} + rules
                                     << QByteArray("--per-page: \"3\" cannot stand here. Give one of");
    QTest::newRow("a fleet of a fleet") << QStringList{"-", "--out", "x.pdf", "--fleet", "Owls"} + rules
                                        << QByteArray("--fleet: Only a campaign has fleets");
}

void SheetsCliTest::badArgumentsExitWithTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, complaint);
    const Run run = navarchRun(QStringList{"sheets"} + arguments, golden("fleet.json"));
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith("navarch: " + complaint), run.err);
    QVERIFY(!QFile::exists("x.pdf"));
}

void SheetsCliTest::nothingToPrintIsRefused()
{
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    const Run empty = sheets({"-", "--out", out}, "{\"format\":\"navarch-fleet/1\"}");
    QCOMPARE(empty.code, 1);
    QVERIFY2(empty.err.startsWith("navarch: standard input: There is nothing to print in it."), empty.err);
    const Run fleet = sheets({campaignIn(folder), "--out", out, "--fleet", "99999"});
    QCOMPARE(fleet.code, 2);
    QVERIFY2(fleet.err.contains("There is no fleet \"99999\""), fleet.err);
    QVERIFY(!QFile::exists(out));
}

void SheetsCliTest::badFilesExitWithTwo()
{
    const Folder folder;
    const QString out = folder.path("sheets.pdf");
    for (const QString& path :
         {folder.path("none.json"), folder.path(), folder.write("text.json", "Dear diary"),
          folder.write("cut.navarch", QByteArray("SQLite format 3\0 and no more", 30))}) {
        const Run run = sheets({path, "--out", out});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.startsWith("navarch: " + path.toUtf8()), run.err);
        QVERIFY(!QFile::exists(out));
    }
}

void SheetsCliTest::whatCannotBeWrittenLeavesThePreviousFile()
{
    const Folder folder;
    QVERIFY(QDir(folder.path()).mkdir("closed"));
    const QString out = folder.write("closed/sheets.pdf", "%PDF-1.4 before");
    QVERIFY(QFile::setPermissions(folder.path("closed"), QFile::Permissions(0x5555)));
    Program program;
    program.unprivileged = true;
    const Run run =
        program.run({"sheets", "-", "--rules", "salamis-ad-actium", "--out", out}, golden("fleet.json"));
    QCOMPARE(run.code, 2);
    QVERIFY2(run.err.contains("It was not written. Permission is missing. The previous file is unchanged."),
             run.err);
    QCOMPARE(contentOf(out), QByteArray("%PDF-1.4 before"));
    const Run device = sheets({"-", "--out", "/dev/full"}, golden("fleet.json"));
    QCOMPARE(device.code, 2);
}

QTEST_GUILESS_MAIN(SheetsCliTest)
#include "sheets_cli_test.moc"
