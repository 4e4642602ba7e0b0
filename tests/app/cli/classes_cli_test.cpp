// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch classes` and what other subcommands make of classes of one's own.
#include <QDir>
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const QByteArray corsair = R"({"format":"navarch-classes/1","name":"Pirates",
    "classes":[{"id":"own-corsair","name":"Corsair <b>","rowers":60,"fighters":20,"like":"hemiolia",
        "games":{"trireme":{"hull":4}}}],
    "house_figures":[{"rules":"campaign","key":"income-per-value","value":"12"}]})";

const QByteArray fleet = R"({"format":"navarch-fleet/1","name":"Raiders",
    "ships":[{"class":"own-corsair","count":3,"marines":1}]})";

/// The program with a home of its own, where the library lies.
class Home {
public:
    Home() { m_program.environment.insert("XDG_DATA_HOME", m_folder.path("data")); }

    [[nodiscard]] Run run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_program.run(arguments, input);
    }
    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const
    {
        return m_folder.write(name, content);
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    /// The files of the library.
    [[nodiscard]] QStringList shelf() const
    {
        return QDir(m_folder.path("data/navarch/classes")).entryList(QDir::Files);
    }

private:
    Folder m_folder;
    Program m_program;
};

} // namespace

class ClassesCliTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsChecked();
    void thePageOfFormatsHasAFileThatIsRead();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void theLibraryIsKept();
    void whatIsThereIsNotWrittenOver();
    void aLibraryFileThatIsNoneIsToldAndLeft();
    void aCopyIsMade();
    void theFormulasAreShown();
    void aFleetOfTheLibraryIsPriced();
    void aWarIsFoundedWithThem();
    void aRunningWarIsGivenThem();
    void actionsUseWhatTheyGive();
    void aBattleOfThemPlaysBack();
};

void ClassesCliTest::aFileIsChecked()
{
    const Home home;
    const QString file = home.write("pirates.json", corsair);
    const Run run = home.run({"classes", "check", file, "--format", "json"});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.code, 0);
    const Json answer = run.json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-classes-check/1"));
    QCOMPARE(answer["classes"][0].get<std::string>(), std::string("own-corsair"));
    QCOMPARE(answer["house_figures"].get<int>(), 1);
    QVERIFY(answer["sound"].get<bool>());
    QCOMPARE(answer["findings"].size(), std::size_t{5}); // derived, of each game
    const Run text = home.run({"classes", "check", file});
    QVERIFY2(text.out.contains("1 class, sound"), text.out);
    QVERIFY2(text.out.contains("Derived by the house formula for trireme: ram, max_speed"), text.out);
    const Run shown = home.run({"classes", "show", file});
    QVERIFY2(shown.out.contains("(derived)"), shown.out);
    const Json one = home.run({"classes", "show", "-", "--format", "json"}, corsair).json();
    QCOMPARE(one["classes"][0]["games"]["trireme"]["hull"].get<int>(), 4);
    QVERIFY(one["classes"][0]["own"].get<bool>());
    // A figure that there is not, and one that cannot be so.
    QByteArray bad = corsair;
    bad.replace("income-per-value", "moons");
    const Run refused = home.run({"classes", "check", "-"}, bad);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("campaign moons"), refused.err);
    QCOMPARE(home.run({"classes", "add", "-"}, bad).code, 1);
    QCOMPARE(home.shelf(), QStringList());
}

void ClassesCliTest::thePageOfFormatsHasAFileThatIsRead()
{
    const Home home;
    const QByteArray page = home.run({"help", "formats"}).out;
    const QByteArray begin = "```json\n";
    qsizetype at = page.indexOf("## Own ship classes: navarch-classes/1");
    QVERIFY(at > 0);
    at = page.indexOf(begin, at) + begin.size();
    const QByteArray file = page.mid(at, page.indexOf("```", at) - at);
    const Run run = home.run({"classes", "check", "-"}, file);
    QVERIFY2(run.code == 0, run.err + file);
}

void ClassesCliTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("no JSON") << QByteArray("classes");
    QTest::newRow("another format") << QByteArray(R"({"format":"navarch-fleet/1"})");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("a built-in name") << QByteArray(
        R"({"format":"navarch-classes/1","classes":[{"name":"Trireme"}]})");
    QTest::newRow("an absurd number")
        << QByteArray(R"({"format":"navarch-classes/1","classes":[{"name":"A","rowers":9e99}]})");
    QByteArray many = R"({"format":"navarch-classes/1","classes":[)";
    for (int i = 0; i < 10'000; ++i)
        many += (i == 0 ? "" : ",") + QByteArray("{\"name\":\"C") + QByteArray::number(i) + "\"}";
    QTest::newRow("ten thousand") << many + "]}";
    QTest::newRow("nested") << QByteArray(R"({"format":"navarch-classes/1","classes":)")
                                   + QByteArray(10'000, '[');
}

void ClassesCliTest::badFilesAreRefused()
{
    QFETCH(const QByteArray, input);
    const Home home;
    for (const char* command : {"check", "show", "add"}) {
        const Run run = home.run({"classes", command, "-"}, input);
        QCOMPARE(run.code, 2);
        QVERIFY(!run.err.isEmpty());
        QCOMPARE(run.out, QByteArray());
    }
    QCOMPARE(home.shelf(), QStringList());
}

void ClassesCliTest::theLibraryIsKept()
{
    const Home home;
    const Run added = home.run({"classes", "add", "-"}, corsair);
    QVERIFY2(added.code == 0, added.err);
    QVERIFY2(added.out.contains("Corsair <b> is in your library."), added.out);
    QCOMPARE(home.shelf(), QStringList{"own-corsair.json"});
    const Json listed = home.run({"classes", "--format", "json"}).json();
    QCOMPARE(listed["classes"].size(), std::size_t{25});
    QCOMPARE(listed["classes"][24]["id"].get<std::string>(), std::string("own-corsair"));
    QVERIFY(listed["classes"][24]["own"].get<bool>());
    QVERIFY(!listed["classes"][0]["own"].get<bool>());
    const Run text = home.run({"classes", "--rules", "trireme"});
    QVERIFY2(text.out.contains("* derived by a house formula"), text.out);
    QVERIFY(home.run({"classes", "show", "own-corsair"}).out.contains("Corsair <b>"));
    const Run slip = home.run({"classes", "show", "own-corsar"});
    QCOMPARE(slip.code, 2);
    QVERIFY2(slip.err.contains("Did you mean \"own-corsair\"?"), slip.err);
    QCOMPARE(home.run({"classes", "remove", "own-corsair"}).code, 0);
    QCOMPARE(home.shelf(), QStringList());
    QCOMPARE(home.run({"classes", "remove", "own-corsair"}).code, 1);
    QCOMPARE(home.run({"classes", "remove", "trireme"}).code, 1);
}

void ClassesCliTest::whatIsThereIsNotWrittenOver()
{
    const Home home;
    QCOMPARE(home.run({"classes", "add", "-"}, corsair).code, 0);
    QCOMPARE(home.run({"classes", "add", "-"}, corsair).code, 0); // it is the same
    QByteArray other = corsair;
    other.replace("\"rowers\":60", "\"rowers\":80");
    const Run refused = home.run({"classes", "add", "-"}, other);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("own-corsair"), refused.err);
    const auto rowers = [&] {
        return home.run({"classes", "show", "own-corsair", "--format", "json"})
            .json()["classes"][0]["rowers"]
            .get<int>();
    };
    QCOMPARE(rowers(), 60);
    QCOMPARE(home.run({"classes", "add", "-", "--replace"}, other).code, 0);
    QCOMPARE(rowers(), 80);
}

void ClassesCliTest::aLibraryFileThatIsNoneIsToldAndLeft()
{
    const Home home;
    QCOMPARE(home.run({"classes", "add", "-"}, corsair).code, 0);
    const QString stray = home.path("data/navarch/classes/stray.json");
    QFile file(stray);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    const Run run = home.run({"classes"});
    QCOMPARE(run.code, 0);
    QVERIFY2(run.err.contains("stray.json"), run.err);
    QVERIFY(run.out.contains("own-corsair"));
    QCOMPARE(contentOf(stray), QByteArray("{"));
}

void ClassesCliTest::aCopyIsMade()
{
    const Home home;
    const QString out = home.path("copy.json");
    QCOMPARE(home.run({"classes", "copy", "trireme", "--name", "Trireme of Samos", "--out", out}).code, 0);
    const Json copy = Json::parse(contentOf(out).toStdString());
    QCOMPARE(copy["classes"][0]["id"].get<std::string>(), std::string("own-trireme-of-samos"));
    QCOMPARE(home.run({"classes", "check", out}).code, 0);
    const Json both = home.run({"classes", "show", out, "--format", "json"}).json();
    const Json trireme = home.run({"classes", "show", "trireme", "--format", "json"}).json();
    QVERIFY(both["classes"][0]["price"] == trireme["classes"][0]["price"]);
    QVERIFY(both["classes"][0]["lines"] == trireme["classes"][0]["lines"]);
    const QString fleetFile = home.write("fleet.json", fleet);
    QCOMPARE(home.run({"classes", "copy", "trireme", "--name", "Other", "--out", fleetFile}).code, 2);
    QCOMPARE(contentOf(fleetFile), fleet);
    QCOMPARE(home.run({"classes", "copy", "trireme", "--name", "Trireme"}).code, 1);
    QCOMPARE(home.run({"classes", "copy", "dreadnought"}).code, 2);
}

void ClassesCliTest::theFormulasAreShown()
{
    const Home home;
    const Json answer = home.run({"classes", "formulas", "--format", "json"}).json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-class-formulas/1"));
    QCOMPARE(answer["formulas"].size(), std::size_t{29});
    const Run text = home.run({"classes", "formulas"});
    QVERIFY2(text.out.contains("0.78 + 0.24 x oars + 0.87 x size + 0.6 x troops, 1 to 40"), text.out);
    qInfo("%s", text.out.constData());
}

void ClassesCliTest::aFleetOfTheLibraryIsPriced()
{
    const Home home;
    const QString file = home.write("fleet.json", fleet);
    const Run unknown = home.run({"price", file});
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains("There is no ship class \"own-corsair\""), unknown.err);
    QCOMPARE(home.run({"classes", "add", "-"}, corsair).code, 0);
    const Run priced = home.run({"price", file});
    QVERIFY2(priced.code == 0, priced.err);
    QVERIFY2(priced.out.contains("Corsair <b> x 3"), priced.out);
    QVERIFY2(priced.out.contains("Derived by the house formula for salamis-ad-actium"), priced.out);
    // With the class in it the file says all of it.
    Json whole = Json::parse(fleet.toStdString());
    whole["classes"] = Json::parse(corsair.toStdString())["classes"];
    QCOMPARE(home.run({"classes", "remove", "own-corsair"}).code, 0);
    const QString alone = home.write("alone.json", QByteArray::fromStdString(whole.dump()));
    const Run again = home.run({"price", alone});
    QVERIFY2(again.code == 0, again.err);
    QCOMPARE(again.out, priced.out);
    const Run sheets =
        home.run({"sheets", alone, "--rules", "salamis-ad-actium", "--out", home.path("sheets.pdf")});
    QVERIFY2(sheets.code == 0, sheets.err);
    QVERIFY(contentOf(home.path("sheets.pdf")).startsWith("%PDF-"));
}

void ClassesCliTest::aWarIsFoundedWithThem()
{
    const Home home;
    const QString classes = home.write("pirates.json", corsair);
    const QString war = home.path("war.navarch");
    const Run made = home.run({"campaign", "new", war, "--scenario", "saronic-gulf", "--classes", classes});
    QVERIFY2(made.code == 0, made.err);
    const Json records = home.run({"campaign", "export", war}).json();
    QCOMPARE(records["tables"]["own_classes"].size(), std::size_t{1});
    const Json side = records["tables"]["sides"][0];
    const Json port = side["home_port_id"];
    Json whole = Json::parse(fleet.toStdString());
    whole["year"] = -431;
    whole["ships"][0]["ram"] = "bronze";
    whole["classes"] = Json::parse(corsair.toStdString())["classes"];
    const Json buy{
        {"format", "navarch-actions/1"},
        {"actions",
         Json::array({{{"do", "fleet.buy"}, {"side", side["id"]}, {"port", port}, {"fleet", whole}}})}};
    const Run bought = home.run({"campaign", "apply", war, "-"}, QByteArray::fromStdString(buy.dump()));
    QVERIFY2(bought.code == 0, bought.err);
    QCOMPARE(home.run({"campaign", "verify", war}).code, 0);
    QCOMPARE(home.run({"campaign", "undo", war}).code, 0);
    QVERIFY(home.run({"campaign", "export", war}).json() == records);
    QCOMPARE(home.run({"campaign", "redo", war}).code, 0);
    QCOMPARE(home.run({"campaign", "verify", war}).code, 0);
    // The scenario of it has the class, and founds another war.
    const QString scenario = home.path("war.navarch-scenario");
    QCOMPARE(home.run({"scenario", "take", war, "--out", scenario}).code, 0);
    const Run again = home.run({"campaign", "new", home.path("again.navarch"), "--scenario", scenario});
    QVERIFY2(again.code == 0, again.err);
    QCOMPARE(home.run({"campaign", "verify", home.path("again.navarch")}).code, 0);
    QCOMPARE(home.run({"scenario", "check", scenario}).code, 0);
    const QString other = home.path("again.navarch");
    const QByteArray begin = R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})";
    QCOMPARE(home.run({"campaign", "apply", other, "-"}, begin).code, 0);
    const Run weeks = home.run({"campaign", "advance", other, "--captains=all"});
    QVERIFY2(weeks.code == 0, weeks.err);
    QCOMPARE(home.run({"campaign", "verify", other}).code, 0);
    // A class that the war does not have is not bought.
    Json foreign = buy;
    foreign["actions"][0]["fleet"]["classes"][0]["rowers"] = 61;
    foreign["actions"][0]["fleet"]["name"] = "Others";
    const Run refused = home.run({"campaign", "apply", war, "-"}, QByteArray::fromStdString(foreign.dump()));
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("The campaign has no such class"), refused.err);
}

void ClassesCliTest::aRunningWarIsGivenThem()
{
    const Home home;
    const QString classes = home.write("pirates.json", corsair);
    const QString war = home.path("war.navarch");
    QCOMPARE(home.run({"campaign", "new", war, "--scenario", "saronic-gulf"}).code, 0);
    const QByteArray begin = R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})";
    QCOMPARE(home.run({"campaign", "apply", war, "-"}, begin).code, 0);
    const Json before = home.run({"campaign", "export", war}).json();
    const Run asked = home.run({"campaign", "class", "add", war, classes, "--ask", "--format", "json"});
    QVERIFY2(asked.code == 0, asked.err);
    QCOMPARE(asked.json()["format"].get<std::string>(), std::string("navarch-campaign-class/1"));
    QVERIFY(!asked.json()["done"].get<bool>());
    QVERIFY(home.run({"campaign", "export", war}).json() == before);
    // One of the file, and not one that it does not have; house figures stay out then.
    QCOMPARE(home.run({"campaign", "class", "add", war, classes, "--class", "own-other"}).code, 2);
    const Run one = home.run({"campaign", "class", "add", war, classes, "--class", "own-corsair"});
    QVERIFY2(one.code == 0, one.err);
    Json records = home.run({"campaign", "export", war}).json();
    QCOMPARE(records["tables"]["own_classes"].size(), std::size_t{1});
    QVERIFY(records["tables"]["house_figures"].empty());
    QCOMPARE(home.run({"campaign", "undo", war}).code, 0);
    const Run given = home.run({"campaign", "class", "add", war, "-"}, corsair);
    QVERIFY2(given.code == 0, given.err);
    QVERIFY2(given.out.contains("Corsair <b>"), given.out);
    records = home.run({"campaign", "export", war}).json();
    QCOMPARE(records["tables"]["house_figures"].size(), std::size_t{1});
    QCOMPARE(home.run({"campaign", "verify", war}).code, 0);
    // A second time it is taken.
    const Run twice = home.run({"campaign", "class", "add", war, classes});
    QCOMPARE(twice.code, 1);
    QVERIFY2(twice.err.contains("The war has this class already."), twice.err);
    // What was given is exported and branched with the war, and its yards build it.
    const QString copy = home.path("copy.navarch");
    const QString document = home.write("war.json", QByteArray::fromStdString(records.dump()));
    QCOMPARE(home.run({"campaign", "new", copy, "--from", document}).code, 0);
    QCOMPARE(home.run({"campaign", "class", "add", copy, classes}).code, 1);
    for (const Json& port : records["tables"]["ports"]) {
        if (!port["yard"].get<bool>() || port["owner_side_id"] == 0)
            continue;
        const Json build{
            {"format", "navarch-actions/1"},
            {"actions",
             Json::array({{{"do", "yard.build"},
                           {"side", port["owner_side_id"]},
                           {"port", port["id"]},
                           {"ships", Json::array({{{"class", "own-corsair"}, {"ram", "bronze"}}})}}})}};
        const Run built =
            home.run({"campaign", "apply", copy, "-", "--ask"}, QByteArray::fromStdString(build.dump()));
        QVERIFY2(!built.err.contains("no such class"), built.err);
    }
    QCOMPARE(home.run({"campaign", "undo", war}).code, 0);
    QVERIFY(home.run({"campaign", "export", war}).json() == before);
}

/// One document of actions may give a class and build of it.
void ClassesCliTest::actionsUseWhatTheyGive()
{
    const Home home;
    const QString war = home.path("war.navarch");
    QCOMPARE(home.run({"campaign", "new", war, "--scenario", "saronic-gulf"}).code, 0);
    const Json records = home.run({"campaign", "export", war}).json();
    const Json actions{
        {"format", "navarch-actions/1"},
        {"actions",
         Json::array(
             {{{"do", "class.add"}, {"classes", Json::parse(corsair.toStdString())}},
              {{"do", "ship.buy"},
               {"fleet", records["tables"]["fleets"][0]["id"]},
               {"squadron", 0},
               {"ships",
                Json::array({{{"class", "own-corsair"}, {"name", "Lykaina"}, {"ram", "bronze"}}})}}})}};
    const QByteArray text = QByteArray::fromStdString(actions.dump());
    const Run asked = home.run({"campaign", "apply", war, "-", "--ask"}, text);
    QVERIFY2(asked.code == 0, asked.err);
    const Run done = home.run({"campaign", "apply", war, "-"}, text);
    QVERIFY2(done.code == 0, done.err);
    QCOMPARE(home.run({"campaign", "verify", war}).code, 0);
    QCOMPARE(home.run({"campaign", "undo", war}).code, 0);
    QCOMPARE(home.run({"campaign", "undo", war}).code, 0);
    QVERIFY(home.run({"campaign", "export", war}).json() == records);
}

void ClassesCliTest::aBattleOfThemPlaysBack()
{
    const Home home;
    Json mine = Json::parse(fleet.toStdString());
    mine["classes"] = Json::parse(corsair.toStdString())["classes"];
    const Json brief{
        {"format", "navarch-brief/1"},
        {"rules", "trireme"},
        {"seed", 3},
        {"turn_limit", 6},
        {"sides", Json::array({{{"name", "Raiders"}, {"captain", "bold"}, {"fleet", mine}},
                               {{"name", "Guard"},
                                {"captain", "steady"},
                                {"fleet",
                                 {{"format", "navarch-fleet/1"},
                                  {"ships", Json::array({{{"class", "trireme"}, {"count", 2}}})}}}}})}};
    const QString file = home.write("brief.json", QByteArray::fromStdString(brief.dump()));
    const QString replay = home.path("replay.json");
    const Run fought = home.run({"battle", "run", file, "--replay", replay});
    QVERIFY2(fought.code == 0, fought.err);
    QVERIFY(contentOf(replay).contains("own-corsair"));
    const Run again = home.run({"battle", "replay", replay});
    QVERIFY2(again.code == 0, again.err);
}

QTEST_GUILESS_MAIN(ClassesCliTest)
#include "classes_cli_test.moc"
