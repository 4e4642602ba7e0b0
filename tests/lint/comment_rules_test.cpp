// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/comment_rules.h"

#include <QTest>

using namespace navarch::lint;

class CommentRulesTest : public QObject {
    Q_OBJECT

private slots:
    void filesThatCommentsNameExist_data();
    void filesThatCommentsNameExist();
    void foldersThatCommentsNameExist_data();
    void foldersThatCommentsNameExist();
};

void CommentRulesTest::filesThatCommentsNameExist_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("breaches");
    const auto row = [](const char* path, const char* line, int breaches) {
        QTest::addRow("%s in %s", line, path) << path << line << breaches;
    };
    row("db/a.h", "/// keptBackups() (db/backups/thinning.h) keeps them", 0);
    row("db/a.h", "/// as backups/thinning.h has it.", 0);
    row("db/a.h", "int kept; ///< thinning.h, and Old.qml.", 0);
    row("db/a.h", "/// keptBackups() (db/thinning.h) keeps them", 1);
    row("db/a.h", "/// thin.h and db/thinning.cpp", 2);
    row("db/a.h", "/// thinning.h.in, a.hours, https://example.org/a.h and 1.h2", 0);
    row("db/a.h", "#include \"db/thinning.h\"", 0);
    row("qml/Old.qml", "// As New.qml.", 1);
    row("db/CMakeLists.txt", "# db/thinning.h", 1);
    row("db/CMakeLists.txt", "    thinning.h", 0);
    row("db/a.md", "// db/thinning.h", 0);
}

void CommentRulesTest::filesThatCommentsNameExist()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(int, breaches);
    std::vector<SourceFile> files{
        {"db/a.h", {}}, {"db/backups/thinning.h", {}}, {"qml/Old.qml", {}}, {"db/CMakeLists.txt", {}}};
    std::erase_if(files, [&](const SourceFile& file) { return file.path == path.toStdString(); });
    files.push_back({path.toStdString(), "\n" + line.toStdString() + "\n"});
    const auto found = checkNamedFiles(files);
    QCOMPARE(int(found.size()), breaches);
    for (const Breach& breach : found)
        QCOMPARE(breach.line, size_t(2));
}

void CommentRulesTest::foldersThatCommentsNameExist_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("breaches");
    const auto row = [](const char* line, int breaches) { QTest::addRow("%s", line) << line << breaches; };
    row("/// what db/backups keeps, and the pictures (qml/pictures/).", 0);
    row("/// what db/thinning keeps, and app/files.", 2);
    row("/// all of db/backups/thinning", 0);
    row("/// tests/corpus/NAME", 0);
    row("/// either/or, work/db/thinning, https://example.org/db/thinning", 0);
    row("const char* place = \"db/thinning\";", 0);
}

void CommentRulesTest::foldersThatCommentsNameExist()
{
    QFETCH(QString, line);
    QFETCH(int, breaches);
    const std::vector<SourceFile> files{{"db/backups/thinning.h", {}},
                                        {"db/a.h", "\n" + line.toStdString() + "\n"}};
    const auto found = checkNamedFolders(files, {"db/backups", "qml/pictures"});
    QCOMPARE(int(found.size()), breaches);
    for (const Breach& breach : found)
        QCOMPARE(breach.line, size_t(2));
}

QTEST_APPLESS_MAIN(CommentRulesTest)
#include "comment_rules_test.moc"
