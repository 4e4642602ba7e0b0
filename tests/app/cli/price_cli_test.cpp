// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch price` and `navarch classes`: answers, exit codes, and how bad input is named.
#include <QTest>

#include "core/base/enum_names.h"
#include "core/ships/fit.h"
#include "tests/app/cli/program.h"
#include "tests/support/comma_locale.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

QByteArray fleetOf(const QByteArray& ships)
{
    return "{\"format\":\"navarch-fleet/1\",\"ships\":[" + ships + "]}";
}

std::string totalOf(const QByteArray& fleet)
{
    const Run run = navarchRun({"price", "-", "--format", "json"}, fleet);
    return run.code == 0 ? run.json().at("total").get<std::string>() : run.err.toStdString();
}

} // namespace

class PriceCliTest : public QObject {
    Q_OBJECT

private slots:
    void theTextAnswer();
    void theJsonAnswer();
    void workedExamples_data();
    void workedExamples();
    void standardInputIsAFileToo();
    void anIllegalFleetIsPricedAllTheSame();
    void strictMakesErrorsExitWithOne();
    void badInputExitsWithTwoAndSaysWhere_data();
    void badInputExitsWithTwoAndSaysWhere();
    void badArgumentsExitWithTwoAndShowTheWay_data();
    void badArgumentsExitWithTwoAndShowTheWay();
    void theLocaleChangesNothing();
    void peopleAreAnsweredInTheirLanguage();
    void classesAreListed();
    void classesOfAYear();
    void classesOfEveryGame_data();
    void classesOfEveryGame();
    void anUnknownGameListsTheFive();
    void aGameIsNamedFreely();
    void versionAndHelp();
};

void PriceCliTest::theTextAnswer()
{
    const Run run = navarchRun({"price", "-"}, golden("fleet.json"));
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    COMPARE_TEXT(run.out.toStdString(), golden("fleet-price.txt").toStdString());
}

void PriceCliTest::theJsonAnswer()
{
    const Run run = navarchRun({"price", "--format", "json", "-"}, golden("fleet.json"));
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    COMPARE_TEXT(run.out.toStdString(), golden("fleet-price.json").toStdString());
}

void PriceCliTest::workedExamples_data()
{
    QTest::addColumn<QByteArray>("ship");
    QTest::addColumn<QString>("total");
    const QByteArray trireme = R"({"class":"trireme","archers":1,"marines":1,"crew":"%"})";
    QTest::newRow("1, average") << QByteArray(trireme).replace("%", "average") << "29.00";
    QTest::newRow("1, veteran") << QByteArray(trireme).replace("%", "veteran") << "31.90";
    QTest::newRow("1, green") << QByteArray(trireme).replace("%", "green") << "23.20";
    // Examples 2 to 4 are of hull and speed alone.
    const auto hull = [](int size, const char* fields) {
        return QByteArray(R"({"class":"trireme","speed":0,"oars":0,"size":)") + QByteArray::number(size) + ","
               + fields + "}";
    };
    QTest::newRow("2, size 3 wooden") << hull(3, R"("ram":"wooden")") << "13.00";
    QTest::newRow("2, size 3 bronze") << hull(3, R"("ram":"bronze")") << "14.00";
    QTest::newRow("2, size 2 wooden") << hull(2, R"("ram":"wooden")") << "9.00";
    QTest::newRow("2, size 2 bronze") << hull(2, R"("ram":"bronze")") << "9.00";
    QTest::newRow("2, size 1 wooden") << hull(1, R"("ram":"wooden")") << "4.00";
    QTest::newRow("2, size 1 bronze") << hull(1, R"("ram":"bronze")") << "5.00";
    QTest::newRow("3, stout cataphract")
        << hull(5, R"("ram":"reinforced","cataphract":true,"hull":"stout")") << "40.00";
    QTest::newRow("3, sail only") << hull(3, R"("ram":"none","sail_only":true)") << "9.00";
    for (const auto& [speed, talents] : {std::pair{7, 5}, {8, 6}, {5, 3}, {4, 2}, {3, 1}, {10, 10}})
        QTest::addRow("4, speed %d", speed)
            << QByteArray(R"({"class":"trireme","oars":0,"ram":"none","size":1,"speed":)")
                   + QByteArray::number(speed) + "}"
            << QString::number(4 + talents) + ".00";
}

void PriceCliTest::workedExamples()
{
    QFETCH(QByteArray, ship);
    QFETCH(QString, total);
    QCOMPARE(totalOf(fleetOf(ship)), total.toStdString());
}

void PriceCliTest::standardInputIsAFileToo()
{
    const Folder folder;
    const QString path = folder.write("fleet.json", golden("fleet.json"));
    const Run fromFile = navarchRun({"price", path});
    const Run fromInput = navarchRun({"price", "-"}, golden("fleet.json"));
    QCOMPARE(fromFile.code, 0);
    QCOMPARE(fromFile.out, fromInput.out);
    // A name that begins with a dash stands after --.
    Program program;
    folder.write("-odd.json", golden("fleet.json"));
    QCOMPARE(navarchRun({"price", "--", folder.path("-odd.json")}).out, fromFile.out);
}

void PriceCliTest::anIllegalFleetIsPricedAllTheSame()
{
    const QByteArray fleet = R"({"format":"navarch-fleet/1","year":-429,"ships":[{"class":"trireme"}]})";
    const Run run = navarchRun({"price", "-", "--format", "json"}, fleet);
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    const Json answer = run.json();
    QCOMPARE(answer["total"].get<std::string>(), std::string("25.00"));
    QCOMPARE(answer["findings"].size(), std::size_t{1});
    QCOMPARE(answer["findings"][0]["key"].get<std::string>(), std::string("ram-period"));
}

void PriceCliTest::strictMakesErrorsExitWithOne()
{
    const QByteArray illegal = R"({"format":"navarch-fleet/1","year":-429,"ships":[{"class":"trireme"}]})";
    const Run refused = navarchRun({"price", "--strict", "-"}, illegal);
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.out.contains("25.00")); // the answer is there all the same
    QCOMPARE(refused.err,
             QByteArray("navarch: Trireme: A reinforced ram is carried from 413 BCE; fit a bronze one. "
                        "(SA-11.1, ram-period)\n"));
    // A warning is no error.
    QCOMPARE(navarchRun({"price", "--strict", "-"}, fleetOf(R"({"class":"trireme","marines":3})")).code, 0);
}

void PriceCliTest::badInputExitsWithTwoAndSaysWhere_data()
{
    QTest::addColumn<QByteArray>("fleet");
    QTest::addColumn<QByteArray>("complaint"); // the first line of it
    const auto row = [](const char* title, const QByteArray& fleet, const QByteArray& complaint) {
        QTest::newRow(title) << fleet << "navarch: standard input: " + complaint;
    };
    row("nothing", "", "It is not JSON: the text breaks off or is malformed at line 1, column 1.");
    row("wrong JSON", "{\"format\":\"navarch-fleet/1\",\n}",
        "It is not JSON: the text breaks off or is malformed at line 2, "
        "column 1.");
    row("unknown class", fleetOf(R"({"class":"triere"})"),
        "ships[0].class: There is no ship class \"triere\". Did you mean "
        "\"trireme\"?");
    row("unknown field", fleetOf(R"({"class":"trireme","mast":1})"),
        "ships[0]: The field \"mast\" is not known.");
    row("a count of a billion", fleetOf(R"({"class":"trireme","count":1000000000})"),
        "ships[0].count: 1000000000 cannot stand here. Give a whole number from 1 to 500.");
    row("negative number", fleetOf(R"({"class":"trireme","archers":-1})"),
        "ships[0].archers: -1 cannot stand here.");
    row("ten megabytes of name",
        fleetOf(R"({"class":"trireme","name":")" + QByteArray(10'000'000, 'x') + "\"}"),
        "ships[0].name: The text \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...\" is longer than 80 "
        "characters.");
    row("duplicate names", fleetOf(R"({"class":"trireme","name":"A"},{"class":"trireme","name":"A"})"),
        "ships[1].name: Two ships are called \"A\".");
    row("control character", fleetOf(R"({"class":"trireme","name":"A\u001b[31m"})"),
        "ships[0].name: The text \"A?[31m\" holds a control character.");
    row("right-to-left override", fleetOf(R"({"class":"trireme","name":"\u202eA"})"),
        "ships[0].name: The text \"?A\" holds an invisible character that hides or reorders text.");
    row("allied 15", R"({"format":"navarch-fleet/1","allied_percent":15})",
        "allied_percent: 15 is no step of ten.");
    row("engine of modifier 7", fleetOf(R"({"class":"dekares","heavy_engines":[7]})"),
        "ships[0].heavy_engines[0]: 7 cannot stand here. Give a whole number from 1 to 6.");
    row("huge number", fleetOf(R"({"class":"trireme","speed":1e999})"),
        "ships[0].speed: The number here is beyond");
    row("deep", QByteArray(100'000, '['), "[0][0][0]");
    row("too large", QByteArray((16 << 20) + 1, ' '), "It is larger than 16 MB.");
}

void PriceCliTest::badInputExitsWithTwoAndSaysWhere()
{
    QFETCH(QByteArray, fleet);
    QFETCH(QByteArray, complaint);
    const Run run = navarchRun({"price", "-"}, fleet);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith(complaint), run.err.left(500));
    QVERIFY(run.err.endsWith('\n'));
    QVERIFY(run.err.size() < 1000);
}

void PriceCliTest::badArgumentsExitWithTwoAndShowTheWay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("unknown subcommand")
        << QStringList{"prise"}
        << QByteArray("navarch: There is no subcommand or argument \"prise\" here.\n"
                      "navarch: `navarch --help` shows how to use it.\n");
    QTest::newRow("unknown option") << QStringList{"price", "-", "--fast"}
                                    << QByteArray("navarch: There is no option \"--fast\" here.\n"
                                                  "navarch: `navarch price --help` shows how to use it.\n");
    QTest::newRow("no file") << QStringList{"price"}
                             << QByteArray("navarch: FLEET.json is required.\n"
                                           "navarch: `navarch price --help` shows how to use it.\n");
    QTest::newRow("two files") << QStringList{"price", "a", "b"}
                               << QByteArray("navarch: There is no subcommand or argument \"b\" here.\n"
                                             "navarch: `navarch price --help` shows how to use it.\n");
    QTest::newRow("unknown format")
        << QStringList{"price", "-", "--format", "xml"}
        << QByteArray("navarch: --format: \"xml\" cannot stand here. Give one of these: text, json.\n"
                      "navarch: `navarch price --help` shows how to use it.\n");
    QTest::newRow("half a subcommand") << QStringList{"port"}
                                       << QByteArray("navarch: A subcommand is required.\n"
                                                     "navarch: `navarch port --help` shows how to use it.\n");
    QTest::newRow("escape in an argument")
        << QStringList{"\x1b[31mred"}
        << QByteArray("navarch: There is no subcommand or argument \"?[31mred\" here.\n"
                      "navarch: `navarch --help` shows how to use it.\n");
    QTest::newRow("year 0") << QStringList{"classes", "--year", "0"}
                            << QByteArray(
                                   "navarch: --year: \"0\" cannot stand here. Give a year from -3000 to 1500 "
                                   "without 0, which there is not; 431 BCE is -431.\n"
                                   "navarch: `navarch classes --help` shows how to use it.\n");
    QTest::newRow("no help page")
        << QStringList{"help", "everything"}
        << QByteArray("navarch: help: There is no page \"everything\". `navarch help` lists the "
                      "subcommands, `navarch help formats` shows the files.\n");
}

void PriceCliTest::badArgumentsExitWithTwoAndShowTheWay()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, complaint);
    const Run run = navarchRun(arguments);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    COMPARE_TEXT(run.err.toStdString(), complaint.toStdString());
}

void PriceCliTest::theLocaleChangesNothing()
{
    const CommaLocale locale;
    QVERIFY(locale.isThere());
    const QByteArray plain = navarchRun({"price", "-"}, golden("fleet.json")).out;
    Program program;
    program.environment.insert("LOCPATH", locale.path());
    for (const QString& name : {locale.name(), QStringLiteral("de_DE.UTF-8"), QStringLiteral("tr_TR.UTF-8"),
                                QStringLiteral("C"), QStringLiteral("no such locale")}) {
        program.environment.insert("LC_ALL", name);
        const Run run = program.run({"price", "-"}, golden("fleet.json"));
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, plain);
    }
}

void PriceCliTest::peopleAreAnsweredInTheirLanguage()
{
    const QByteArray english = navarchRun({"price", "-"}, golden("fleet.json")).out;
    const Run dutch = navarchRun({"--language", "nl", "price", "-"}, golden("fleet.json"));
    QCOMPARE(dutch.code, 0);
    QCOMPARE(dutch.err, QByteArray());
    QVERIFY(dutch.out.contains("Romp, grootteklasse 3"));
    QVERIFY(dutch.out.contains("Totaal"));
    QVERIFY(!dutch.out.contains("Hull"));
    QCOMPARE(dutch.out.count('\n'), english.count('\n'));
    QCOMPARE(navarchRun({"--language=en", "price", "-"}, golden("fleet.json")).out, english);
    QCOMPARE(navarchRun({"--language", "nl", "price", "-", "--format", "json"}, golden("fleet.json")).out,
             navarchRun({"price", "-", "--format", "json"}, golden("fleet.json")).out);
    const Run unknown = navarchRun({"--language", "xx", "price", "-"}, golden("fleet.json"));
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.err.contains("en, de, fr, nl"));
}

void PriceCliTest::classesAreListed()
{
    const Run text = navarchRun({"classes"});
    QCOMPARE(text.code, 0);
    QCOMPARE(text.out.count('\n'), 25); // a heading and 24 classes
    QVERIFY(!text.out.contains(" \n"));
    const Json answer = navarchRun({"classes", "--format", "json"}).json();
    QCOMPARE(answer["rules"].get<std::string>(), std::string("salamis-ad-actium"));
    QVERIFY(answer["year"].is_null());
    QCOMPARE(answer["classes"].size(), std::size_t{24});
}

void PriceCliTest::classesOfAYear()
{
    const Run run = navarchRun({"classes", "--year", "-429", "--format", "json"});
    QCOMPARE(run.code, 0);
    QByteArray ids;
    const Json answer = run.json();
    for (const Json& row : answer["classes"])
        ids += QByteArray::fromStdString(row["id"].get<std::string>()) + " ";
    QCOMPARE(ids, QByteArray("triaconter bireme-modified trireme trireme-cataphract merchantman "));
    const Run none = navarchRun({"classes", "--year", "-2000"});
    QCOMPARE(none.code, 0);
    QCOMPARE(none.out, QByteArray("No class is offered in 2000 BCE.\n"));
}

void PriceCliTest::classesOfEveryGame_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* rules, const char* value) {
        QTest::newRow(name) << rules << value;
    };
    row("Salamis ad Actium", "salamis-ad-actium", "turn_class");
    row("Ramming Speed", "ramming-speed", "move");
    row("Trireme", "trireme", "cruise_speed");
    row("Squadrons", "squadrons", "fast");
    row("Pompeius", "pompeius", "rexes");
}

void PriceCliTest::classesOfEveryGame()
{
    QFETCH(QString, rules);
    QFETCH(QString, value);
    const Run text = navarchRun({"classes", "--rules", rules});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.startsWith("id "));
    QVERIFY(text.out.left(text.out.indexOf('\n')).contains(value.toUtf8()));
    const Json answer = navarchRun({"classes", "--rules", rules, "--format", "json"}).json();
    for (const Json& row : answer["classes"])
        QVERIFY(row["values"].empty() || row["values"].contains(value.toStdString()));
}

void PriceCliTest::anUnknownGameListsTheFive()
{
    const Run run = navarchRun({"classes", "--rules", "chess"});
    QCOMPARE(run.code, 2);
    for (const char* rules : {"salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"})
        QVERIFY(run.err.contains(rules));
}

/// As other names are: without case, and where it is none, what may have been meant.
void PriceCliTest::aGameIsNamedFreely()
{
    for (const QString& rules : {QStringLiteral("TRIREME"), QStringLiteral(" Trireme ")})
        QCOMPARE(
            navarchRun({"classes", "--rules", rules, "--format", "json"}).json()["rules"].get<std::string>(),
            std::string("trireme"));
    const Run paper = navarchRun({"rules", "--game", "Trireme", "--dry-run", "--format", "json"});
    QCOMPARE(paper.json()["rules"].get<std::string>(), std::string("trireme"));
    for (const auto& [arguments, said] :
         {std::pair(QStringList{"classes", "--rules", "trirem"}, "--rules: There is no game \"trirem\"."),
          {QStringList{"rules", "--game", "trirem", "--dry-run"}, "--game: There is no rulebook \"trirem\"."},
          {QStringList{"sheets", "-", "--rules", "trirem", "--dry-run"},
           "--rules: There are no sheets for \"trirem\"."}}) {
        const Run run = navarchRun(arguments);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.startsWith("navarch: " + QByteArray(said) + " Did you mean \"trireme\"? Give "),
                 run.err);
    }
}

void PriceCliTest::versionAndHelp()
{
    for (const QStringList& arguments : {QStringList{"--help"},
                                         {"help"},
                                         {"-h"},
                                         {"price", "--help"},
                                         {"help", "price"},
                                         {"help", "port", "random"},
                                         {"help", "formats"},
                                         {"campaign", "new", "--help"}}) {
        const Run run = navarchRun(arguments);
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        QVERIFY(!run.out.isEmpty());
    }
    QVERIFY(navarchRun({"help", "port", "random"}).out.contains("Usage: navarch port random [OPTIONS]"));
    QVERIFY(navarchRun({"port", "random", "--help"}).out.contains("Usage: navarch port random [OPTIONS]"));
    QCOMPARE(navarchRun({"help", "formats", "--format", "json"}).json()["format"].get<std::string>(),
             std::string("navarch-help/1"));
    QVERIFY(navarchRun({"--version"}).out.startsWith("navarch "));
}

QTEST_GUILESS_MAIN(PriceCliTest)
#include "price_cli_test.moc"
