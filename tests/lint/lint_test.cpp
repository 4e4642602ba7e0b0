// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/breaches_told.h"
#include "tests/lint/class_rules.h"
#include "tests/lint/room_rules.h"
#include "tests/lint/source_rules.h"

#include <QTest>

#include <algorithm>

using namespace navarch::lint;

namespace {

const std::string licence = "// SPDX-License-Identifier: GPL-3.0-or-later\n";

} // namespace

class LintTest : public QObject {
    Q_OBJECT

private slots:
    void licenceAndLength();
    void includes_data();
    void includes();
    void names();
    void interfaces();
    void openingBesideSqlite_data();
    void openingBesideSqlite();
    void unlistedFiles();
    void orderIsRead();
    void roomsIncludeDownwards_data();
    void roomsIncludeDownwards();
    void everyRoomStandsInTheOrder();
    void unnamedRoomsDoNotKnowEachOther();
    void folders_data();
    void folders();
    void gamesAreNamedInTheirFolders_data();
    void gamesAreNamedInTheirFolders();
    void membersAreCounted_data();
    void membersAreCounted();
    void classesAreNamedByWhatTheyStandIn();
    void classesStayWithinTheirBounds_data();
    void classesStayWithinTheirBounds();
    void typesAreNamedOnce();
    void gadgetsShowAllTheyHold();
};

void LintTest::licenceAndLength()
{
    QCOMPARE(checkFile({"core/a.h", licence}).size(), size_t(0));
    QCOMPARE(checkFile({"dev", "#!/bin/bash\n# SPDX-License-Identifier: GPL-3.0-or-later\n"}).size(),
             size_t(0));
    QCOMPARE(checkFile({"core/a.h", "#pragma once\n"}).size(), size_t(1));
    std::string lines = licence;
    for (int i = 0; i < 450; ++i)
        lines += "\n";
    QCOMPARE(checkFile({"core/a.h", lines}).size(), size_t(1));
}

void LintTest::includes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* include, bool allowed) {
        QTest::addRow("%s %s", path, include) << path << include << allowed;
    };
    row("core/ships/fit.cpp", "\"core/base/talents.h\"", true);
    row("core/ships/fit.cpp", "<QString>", false);
    row("core/ships/fit.cpp", "<QtCore/QString>", false);
    row("core/ships/fit.cpp", "<qqmlintegration.h>", false);
    row("core/ships/fit.cpp", "<algorithm>", true);
    row("core/ships/fit.cpp", "<nlohmann/json.hpp>", false);
    row("core/ships/fit.cpp", "\"fit.h\"", false);
    row("core/ships/fit.cpp", "\"db/store.h\"", false);
    row("db/store.cpp", "\"core/base/talents.h\"", true);
    row("db/store.cpp", "\"reports/paper.h\"", false);
    row("db/store.cpp", "\"app/about.h\"", false);
    row("reports/paper.cpp", "\"db/store.h\"", false);
    row("app/about.cpp", "\"db/store.h\"", true);
    row("app/about.cpp", "\"tests/lint/source_rules.h\"", false);
    row("tests/app/a_test.cpp", "\"app/about.h\"", true);
    row("tests/app/a_test.cpp", "\"a_test.moc\"", true);
}

void LintTest::includes()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(bool, allowed);
    const auto found = checkCpp({path.toStdString(), "#include " + include.toStdString() + "\n"});
    QVERIFY2(found.empty() == allowed, messages(found));
}

void LintTest::names()
{
    QCOMPARE(checkCpp({"app/a.cpp", "class FleetManager\n{\n};\n"}).size(), size_t(1));
    QCOMPARE(checkCpp({"app/a.cpp", "class Fleet\n{\n};\n"}).size(), size_t(0));
    QCOMPARE(checkCpp({"app/a.cpp", "    context->setContextProperty(x);\n"}).size(), size_t(1));
    QCOMPARE(checkCpp({"app/a.h", "class Fleet;\n"}).size(), size_t(1));
    QCOMPARE(checkCpp({"core/base/json_library.h", "#pragma once\n#include <nlohmann/json.hpp>\n"}).size(),
             size_t(0));
}

void LintTest::interfaces()
{
    const auto breaches = [](const char* path, const std::string& line) {
        return checkCpp({path, "#pragma once\n" + line + "\n"}).size();
    };
    QCOMPARE(breaches("app/a.h", "    Q_INVOKABLE QVariantMap at(int row) const;"), size_t(1));
    QCOMPARE(breaches("app/a.h", "#include <QVariantList>"), size_t(1));
    QCOMPARE(breaches("app/a.h", "    QList<ShownFact> facts() const;"), size_t(0));
    QCOMPARE(breaches("app/a.h", "    // no QVariantMap"), size_t(0));
    QCOMPARE(breaches("app/a.cpp", "QVariantMap map;"), size_t(0));
    QCOMPARE(breaches("app/base/drawing/drawing_look.h", "QVariantMap colours;"), size_t(0));
}

void LintTest::openingBesideSqlite_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* line, bool allowed) {
        QTest::addRow("%s in %s", line, path) << path << line << allowed;
    };
    row("db/sqlite/files.cpp", "const int file = ::open(name, O_RDONLY);", false);
    row("app/a.cpp", "::close(fd);", false);
    row("app/a.cpp", "QFile file(path); if (!file.open(QIODevice::ReadOnly))", false);
    row("app/a.cpp", "file->open(QIODevice::ReadOnly);", false);
    row("db/opener.cpp", "copied = QFile::copy(m_parts->path, m_opened);", false);
    row("app/a.cpp", "QSaveFile file(path);", false);
    row("core/a.cpp", "std::ifstream in(path);", false);
    row("app/a.cpp", "auto other = QSqlDatabase::addDatabase(driver);", false);
    row("app/a.cpp", "OpenResult result = CampaignFile::open(path);", true);
    row("app/a.cpp", "void ResultEntry::close()", true);
    row("app/a.cpp", "// ::open() would do harm", true);
    row("core/base/system/lock_safe_file.cpp", "m_fd = ::open(path.c_str(), flags);", true);
    row("tests/db/a.cpp", "QFile::copy(path, other);", true);
}

void LintTest::openingBesideSqlite()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    const auto found = checkCpp({path.toStdString(), line.toStdString() + "\n"});
    QVERIFY2(found.empty() == allowed, messages(found));
}

void LintTest::unlistedFiles()
{
    QCOMPARE(checkListed({"core/ships/fit.cpp", {}}, "    fit.cpp\n    fit.h\n").size(), size_t(0));
    QCOMPARE(checkListed({"core/ships/fit.cpp", {}}, "    misfit.cpp\n").size(), size_t(1));
    QCOMPARE(checkListed({"qml/pages/Fleets.qml", {}}, "    pages/Fleets.qml\n").size(), size_t(0));
}

void LintTest::orderIsRead()
{
    const std::string text =
        "# SPDX\n# Rooms, from the floor up:\n#   base dice\n#   ships\nadd_library(core)\n# others\n";
    const auto orders = ordersIn({"core/CMakeLists.txt", text});
    QCOMPARE(orders.size(), size_t(1));
    QCOMPARE(orders[0].folder, std::string("core"));
    QCOMPARE(orders[0].line, size_t(2));
    QCOMPARE(orders[0].rooms, (std::vector<std::string>{"base", "dice", "ships"}));
    QVERIFY(ordersIn({"core/CMakeLists.txt", "# Rooms\n"}).empty());
    QVERIFY(ordersIn({"core/a.h", text}).empty());
}

void LintTest::roomsIncludeDownwards_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* include, bool allowed) {
        QTest::addRow("%s %s", path, include) << path << include << allowed;
    };
    row("core/ships/a.cpp", "core/base/a.h", true);
    row("core/ships/a.cpp", "core/ships/fit/a.h", true);
    row("core/ships/fit/a.cpp", "core/ships/a.h", true);
    row("core/base/a.h", "core/ships/a.h", false);
    row("core/base/deep/a.h", "core/ships/a.h", false);
    row("core/base/a.h", "core/a.h", false);
    row("core/a.cpp", "core/ships/a.h", true);
    row("core/base/a.h", "corelli/ships/a.h", true);
    row("db/a.cpp", "core/ships/a.h", true);
}

void LintTest::roomsIncludeDownwards()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(bool, allowed);
    const RoomOrder order{"core", 1, {"base", "ships", "."}};
    const std::vector<SourceFile> files{{"core/base/x.h", {}},
                                        {"core/ships/x.h", {}},
                                        {"core/x.h", {}},
                                        {path.toStdString(), "#include \"" + include.toStdString() + "\"\n"}};
    const auto found = checkOrder(order, files);
    QVERIFY2(found.empty() == allowed, messages(found));
}

void LintTest::everyRoomStandsInTheOrder()
{
    const RoomOrder order{"core", 1, {"base", "ships"}};
    QCOMPARE(checkOrder(order, {{"core/base/a.h", {}}, {"core/ships/a.h", {}}}).size(), size_t(0));
    QCOMPARE(checkOrder(order, {{"core/base/a.h", {}}}).size(), size_t(1)); // there are no ships
    QCOMPARE(checkOrder(
                 order,
                 {{"core/base/a.h", {}}, {"core/ships/a.h", {}}, {"core/sea/a.h", {}}, {"core/sea/b.h", {}}})
                 .size(),
             size_t(1));
}

void LintTest::unnamedRoomsDoNotKnowEachOther()
{
    const RoomOrder order{"core/rules", 1, {"shared", "*", "."}};
    const std::vector<SourceFile> sound{
        {"core/rules/shared/a.h", {}},
        {"core/rules/x/a.h", "#include \"core/rules/shared/a.h\"\n#include \"core/rules/x/b/c.h\"\n"},
        {"core/rules/y/a.h", {}},
        {"core/rules/a.h", "#include \"core/rules/x/a.h\"\n"}};
    QVERIFY2(checkOrder(order, sound).empty(), messages(checkOrder(order, sound)));
    for (const char* include : {"core/rules/y/a.h", "core/rules/a.h"}) {
        std::vector<SourceFile> files = sound;
        files[1].text = "#include \"" + std::string(include) + "\"\n";
        QCOMPARE(checkOrder(order, files).size(), size_t(1));
    }
}

void LintTest::folders_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("files");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* folder, int files, bool allowed) {
        QTest::addRow("%d in %s", files, folder) << folder << files << allowed;
    };
    row("core/ships", mostFiles, true);
    row("core/ships", mostFiles + 1, false);
    row("tests/app", mostFiles + 1, true);
}

void LintTest::folders()
{
    QFETCH(QString, folder);
    QFETCH(int, files);
    QFETCH(bool, allowed);
    const std::string path = folder.toStdString();
    std::vector<SourceFile> all{{path + "/CMakeLists.txt", {}}, {path + "/room/a.h", {}}};
    for (int file = 0; file < files; ++file)
        all.push_back({path + "/a" + std::to_string(file) + (file % 2 ? ".h" : ".cpp"), {}});
    const auto found = checkFolders(all);
    QVERIFY2(found.empty() == allowed, messages(found));
}

void LintTest::gamesAreNamedInTheirFolders_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* path, const char* line, bool allowed) {
        QTest::addRow("%s in %s", line, path) << path << line << allowed;
    };
    row("core/battle/a.cpp", "#include \"core/rules/sea_game/a.h\"", false);
    row("reports/cards/a.cpp", "#include \"reports/sea_game/a.h\"", false);
    row("reports/sea_game/a.cpp", "#include \"core/rules/sea_game/a.h\"", true);
    row("core/rules/sea_game/a.cpp", "constexpr auto id = \"sea-game\";", true);
    row("core/rules/other_game/a.cpp", "if (rules == \"sea-game\")", false);
    row("qml/A.qml", "visible: job.game === \"sea-game\"", false);
    row("app/a.cpp", "// as in \"sea-game\"", true);
    row("app/a.cpp", "const auto squadron = \"squadrons\";", true);
    row("tests/app/a.cpp", "#include \"core/rules/sea_game/a.h\"", true);
}

void LintTest::gamesAreNamedInTheirFolders()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    const std::vector<std::string> games =
        gamesIn({"CMakeLists.txt", "set(NAVARCH_GAMES sea_game squadrons)\n"});
    QCOMPARE(games.size(), size_t(2));
    const auto found = checkGames({path.toStdString(), line.toStdString() + "\n"}, games);
    QVERIFY2(found.empty() == allowed, messages(found));
}

void LintTest::membersAreCounted_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("members");
    const auto row = [](const char* name, const char* body, int members) {
        QTest::newRow(name) << body << members;
    };
    row("nothing", "", 0);
    row("data", "int a = 0;\nstd::map<int, std::string> b;\nPoint c{1, 2};\nPoint d = {};", 4);
    row("data of one type in one line", "int a, b;\nint c{1}, d{2};", 4);
    row("functions", "void a();\nint b(int x, int y) const { return x; }\nbool operator==(const A&) const;",
        3);
    row("a body with braces and semicolons", "void a() { for (;;) { b(); } c(); }\nvoid d() {}", 2);
    row("a body before data", "int a() const { return m_a; }\nint m_a = 0;", 2);
    row("overloads", "void a();\nvoid a(int);", 2);
    row("a value that is a function", "std::function<void(int, int)> a;\nstd::function<int()> b{};", 2);
    row("a default in braces", "void a(Point x = {1, 2}, int y = 0);", 1);
    row("a constructor", "explicit A(int x) : m_a{x}, m_b(x) { begin(); }\nint m_a;\nint m_b;", 3);
    row("a destructor", "~A();\nvirtual void b() = 0;", 2);
    row("defaulted and deleted", "A() = default;\nA(const A&) = delete;\nA& operator=(const A&) = delete;",
        0);
    row("templates", "template <class T, int n> void a(T x);\ntemplate <class T>\nusing B = std::vector<T>;",
        1);
    row("types and friends",
        "using B = int;\nenum class C { D, E };\nstruct F;\nfriend class G;\nfriend bool operator==(const "
        "A&, const A&) = default;",
        0);
    row("asserts", "static_assert(sizeof(int) == 4, \"so\");", 0);
    row("access", "public:\nvoid a();\nprivate slots:\nvoid b();\nsignals:\nvoid c();", 3);
    row("macros of Qt",
        "Q_OBJECT\nQML_ELEMENT\nQML_UNCREATABLE(\"a (b) {\")\nQ_PROPERTY(int a READ a\n    NOTIFY "
        "b)\nQ_INVOKABLE void c();",
        1);
    row("comments", "// void a();\n/* int b; { */ int c; ///< and d; {", 1);
    row("literals",
        "char a = '{';\nconst char* b = \"};\";\nconst char* c = R\"x({\")x\";\nint d = 1'000'000;", 4);
    row("directives", "#define A {\nint a;\n#define B \\\n  {\nint b;", 2);
    row("classes in it", "struct B {\n int x; int y;\n};\nB m_b;\nunion { int c; int d; };", 1);
    row("a struct that a function returns", "struct B a(int x);\nstruct B b() { return {}; }", 2);
}

void LintTest::membersAreCounted()
{
    QFETCH(QString, body);
    QFETCH(int, members);
    for (const char* head :
         {"class A {\n", "struct A final : public B {\n", "template <class T>\nclass A : B<T> {\n"}) {
        const auto found = classesIn(head + body.toStdString() + "\n};\nvoid after();\n");
        const auto counted =
            std::find_if(found.begin(), found.end(), [](const ClassSize& size) { return size.name == "A"; });
        QVERIFY2(counted != found.end(), head);
        QCOMPARE(counted->members, members);
    }
}

void LintTest::classesAreNamedByWhatTheyStandIn()
{
    const auto found = classesIn("#pragma once\n"
                                 "namespace navarch {\n"
                                 "enum class Kind { A, B };\n"
                                 "struct Ship {\n"
                                 "    struct Deck {\n"
                                 "        int men = 0;\n"
                                 "    };\n"
                                 "};\n"
                                 "}\n"
                                 "namespace navarch::hex {\n"
                                 "struct Side;\n"
                                 "struct Side side();\n"
                                 "template <>\n"
                                 "struct Names<Side> {};\n"
                                 "}\n");
    QCOMPARE(found.size(), size_t(3));
    QCOMPARE(found[0].name, std::string("Ship::Deck"));
    QCOMPARE(found[0].line, size_t(5));
    QCOMPARE(found[1].name, std::string("Ship"));
    QCOMPARE(found[1].line, size_t(4));
    QCOMPARE(found[2].name, std::string("hex::Names<Side>"));
    QCOMPARE(found[2].line, size_t(14));
}

void LintTest::classesStayWithinTheirBounds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("members");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("as many as may be") << "core/a.h" << 40 << true;
    QTest::newRow("one more") << "core/a.h" << 41 << false;
    QTest::newRow("in the window") << "app/a.h" << 41 << false;
    QTest::newRow("in a source") << "core/a.cpp" << 41 << true;
    QTest::newRow("in a test") << "tests/core/a.h" << 41 << true;
}

void LintTest::classesStayWithinTheirBounds()
{
    QFETCH(QString, path);
    QFETCH(int, members);
    QFETCH(bool, allowed);
    std::string text = "class A {\n";
    for (int i = 0; i < members; ++i)
        text += "void f" + std::to_string(i) + "();\n";
    const auto found = checkClasses({{path.toStdString(), text + "};\n"}});
    QVERIFY2(int(found.size()) == (allowed ? 0 : 1), messages(found));
}

void LintTest::typesAreNamedOnce()
{
    const auto header = [](const char* path, const std::string& text) {
        return SourceFile{path, licence + "#pragma once\n\n" + text};
    };
    const std::string standing = "namespace navarch {\n\nstruct Standing {\n    int points = 0;\n};\n\n}\n";
    const std::string ofGame = "namespace navarch::trireme {\n\nstruct Standing {\n};\n\n}\n";
    const std::string told =
        "namespace navarch {\n\nclass Standing;\nstruct Told {\n    Standing* of;\n};\n\n}\n";
    QCOMPARE(checkTypeNames({header("core/a.h", standing), header("db/b.h", standing)}).size(), size_t(1));
    QCOMPARE(checkTypeNames({header("core/a.h", standing), header("core/b.h", ofGame)}).size(), size_t(0));
    QCOMPARE(checkTypeNames({header("core/a.h", standing), header("db/b.h", told)}).size(), size_t(0));
    QCOMPARE(checkTypeNames({header("core/a.h", standing), header("tests/b.h", standing)}).size(), size_t(0));
}

void LintTest::gadgetsShowAllTheyHold()
{
    const auto breachesOf = [](const std::string& members) {
        const std::string header = "\nstruct Row {\n    Q_GADGET\n    QML_VALUE_TYPE(row)\n"
                                   "    Q_PROPERTY(QString name MEMBER name)\n\npublic:\n"
                                   + members + "};\n";
        return checkGadgets({{"app/a.h", header}}).size();
    };
    QCOMPARE(breachesOf("    QString name;\n"), size_t(0));
    QCOMPARE(breachesOf("    QString name; ///< of the campaign\n    int count = 0;\n"), size_t(1));
    QCOMPARE(breachesOf("    QString name;\n    static QString of(int count);\n    QList<int> all{1};\n"),
             size_t(1));
    QCOMPARE(breachesOf("    QString name;\n    friend bool operator==(const Row&, const Row&) = default;\n"),
             size_t(0));
}

QTEST_APPLESS_MAIN(LintTest)
#include "lint_test.moc"
