// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch board`, and battles on the boards it makes.
#include <QFile>
#include <QTest>

#include "core/boards/drawn/drawn_board.h"
#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const QByteArray brief = R"({"format":"navarch-brief/1","rules":"trireme","turn_limit":4,"seed":5,"sides":[
    {"name":"Athens","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":5}]}},
    {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":5}]}}]})";

QByteArray shownPicture(const QString& path)
{
    return navarchRun({"board", "show", path}).out;
}

} // namespace

class BoardCliTest : public QObject {
    Q_OBJECT

private slots:
    void aNewBoardIsOpenWater();
    void salamisIsCutAndFoughtOn();
    void aReplayHasItsBoardWithIt();
    void aBriefNamesABoardBesideIt();
    void whatIsWrongIsSaidWithItsPlace();
    void badArguments_data();
    void badArguments();
    void whatIsThereIsNotWrittenOver();
};

void BoardCliTest::aNewBoardIsOpenWater()
{
    const Folder folder;
    const QString path = folder.path("sea.json");
    const Run run = navarchRun({"board", "new", "--cells", "free-table", "--size", "20x14", "--name",
                                "A & <b>B</b>", "--out", path});
    QVERIFY2(run.code == 0, run.err);
    const Run answer = navarchRun({"board", "check", path, "--format", "json"});
    QVERIFY2(answer.code == 0, answer.err);
    QCOMPARE(answer.json()["land"].get<int>(), 0);
    QCOMPARE(answer.json()["columns"].get<int>(), 20);
    COMPARE_TEXT(answer.json()["name"].get<std::string>(), "A & <b>B</b>");
    QCOMPARE(shownPicture(path).count('.'), 20 * 14);
    QCOMPARE(navarchRun({"board", "show", path, "--format", "json"}).json()["cells"].get<std::string>(),
             std::string("free-table"));
}

void BoardCliTest::salamisIsCutAndFoughtOn()
{
    const Folder folder;
    const QString path = folder.path("salamis.json");
    const Run cut = navarchRun({"board", "cut", "Salamis", "--out", path, "--format", "json"});
    QVERIFY2(cut.code == 0, cut.err);
    const Json answer = cut.json();
    COMPARE_TEXT(answer["name"].get<std::string>(), "Salamis");
    QVERIFY(answer["land"].get<int>() > 200);
    QVERIFY(answer["room"][0].get<int>() > 20);
    QVERIFY(shownPicture(path).count('#') == answer["land"].get<int>());
    const QString file = folder.write("brief.json", brief);
    const Run run = navarchRun({"battle", "run", file, "--board", path, "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["turns"].get<int>(), 4);
    const Run forecast = navarchRun({"battle", "forecast", file, "--board", path, "--runs", "2"});
    QVERIFY2(forecast.code == 0, forecast.err);
    // Wherever a port or a place lies; and the same board to the last byte.
    const QString turned = folder.path("turned.json");
    QCOMPARE(navarchRun({"board", "cut", "piraeus", "--north", "90", "--metres", "200", "--shallows", "--out",
                         turned})
                 .code,
             0);
    QVERIFY(shownPicture(turned).count('s') > 10);
    const QStringList printed{"board", "cut", "37.95 N 23.56 E", "--cells", "rexes", "--out", "-"};
    QCOMPARE(navarchRun(printed).out, navarchRun(printed).out);
}

void BoardCliTest::aReplayHasItsBoardWithIt()
{
    const Folder folder;
    const QString board = folder.path("cove.json");
    QCOMPARE(navarchRun({"board", "cut", "naupaktos", "--out", board}).code, 0);
    const QString replay = folder.path("r.json");
    const QString file = folder.write("brief.json", brief);
    QCOMPARE(navarchRun({"battle", "run", file, "--board", board, "--replay", replay}).code, 0);
    QVERIFY(QFile::remove(board));
    const Run again = navarchRun({"battle", "replay", replay});
    QVERIFY2(again.code == 0, again.err);
    QVERIFY(contentOf(folder.path("r.json")).contains("navarch-board/1"));
}

void BoardCliTest::aBriefNamesABoardBesideIt()
{
    const Folder folder;
    QCOMPARE(navarchRun({"board", "new", "--out", folder.path("sea.json")}).code, 0);
    QByteArray named = brief;
    named.replace(R"("seed":5,)", R"("seed":5,"board":"sea.json",)");
    const Run run = navarchRun({"battle", "run", folder.write("named.json", named)});
    QVERIFY2(run.code == 0, run.err);
    named.replace("sea.json", "lake.json");
    const Run missing = navarchRun({"battle", "run", folder.write("missing.json", named)});
    QCOMPARE(missing.code, 2);
    QVERIFY(missing.err.contains("lake.json"));
}

void BoardCliTest::whatIsWrongIsSaidWithItsPlace()
{
    const Folder folder;
    QByteArray text =
        R"({"format":"navarch-board/1","cells":"hexes","columns":12,"rows":12,"zones":["1...........",)";
    text += QByteArray(R"("............",)").repeated(10) + R"("............"]})";
    const Run run = navarchRun({"board", "check", "-"}, text);
    QCOMPARE(run.code, 1);
    QVERIFY2(run.err.contains("It has no zone"), run.err);
    const Run answer = navarchRun({"board", "check", "-", "--format", "json"}, text);
    QCOMPARE(answer.json()["sound"].get<bool>(), false);
    QCOMPARE(answer.json()["findings"][0]["key"].get<std::string>(), std::string("side-without-zone"));
    text.replace("1...........", "1..........");
    const Run unreadable = navarchRun({"board", "show", "-"}, text);
    QCOMPARE(unreadable.code, 2);
    QVERIFY2(unreadable.err.contains("zones[0]"), unreadable.err);
    // A board of another game's kind.
    const QString table = folder.path("table.json");
    QCOMPARE(navarchRun({"board", "new", "--cells", "free-table", "--out", table}).code, 0);
    const Run refused = navarchRun({"battle", "run", folder.write("brief.json", brief), "--board", table});
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("Trireme is fought on hexes"), refused.err);
}

void BoardCliTest::badArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("why");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& why) {
        QTest::newRow(name) << arguments << why;
    };
    row("no place", QStringList{"board", "cut", "atlantis", "--out", "-"}, QByteArray("salamis"));
    row("no size", QStringList{"board", "new", "--size", "40", "--out", "-"}, QByteArray("--size"));
    row("too large", QStringList{"board", "new", "--size", "400x30", "--out", "-"}, QByteArray("--size"));
    row("no kind", QStringList{"board", "new", "--cells", "stars", "--out", "-"}, QByteArray("--cells"));
    row("too fine", QStringList{"board", "cut", "salamis", "--metres", "1", "--out", "-"},
        QByteArray("--metres"));
    row("no file", QStringList{"board", "check", "/nowhere/at/all.json"}, QByteArray("nowhere"));
}

void BoardCliTest::badArguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, why);
    const Run run = navarchRun(arguments);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains(why), run.err);
}

void BoardCliTest::whatIsThereIsNotWrittenOver()
{
    const Folder folder;
    const QString path = folder.write("brief.json", brief);
    const Run run = navarchRun({"board", "new", "--out", path});
    QCOMPARE(run.code, 2);
    QCOMPARE(contentOf(folder.path("brief.json")), brief);
    QCOMPARE(navarchRun({"board", "new", "--out", path, "--force"}).code, 0);
    QCOMPARE(navarchRun({"board", "new", "--out", path}).code, 0); // a board takes a board's place
}

QTEST_GUILESS_MAIN(BoardCliTest)
#include "board_cli_test.moc"
