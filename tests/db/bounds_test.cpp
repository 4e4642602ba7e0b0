// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are small and unpack to much: verifying them takes little memory and little time, and they are found out.
#include <chrono>
#include <cstdio>

#include <QTest>
#include <QVariant>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/sqlite/values.h"
#include "db/store/journal.h"
#include "db/store/packing.h"
#include "db/store/unpacking_bounds.h"
#include "db/verification.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

std::string repeated(const std::string& part, std::size_t bytes)
{
    std::string text;
    text.reserve(bytes + part.size());
    while (text.size() < bytes)
        text += part;
    return text;
}

/// A journal entry with these images that carries on the chain as a deed would.
void append(Connection& connection, const std::string& images)
{
    const auto last = readLastEntry(connection);
    JournalEntry entry;
    entry.seq = last->seq + 1;
    entry.at = timeNow();
    entry.title = "Burst";
    entry.stacks = stacksAfterDeed(last->stacks, entry.seq);
    entry.previousHash = last->hash;
    setImages(entry, images);
    entry.hash = hashOf(entry);
    appendEntry(connection, entry);
}

struct Cost {
    double seconds = 0;
    long megabytes = 0;
    int problems = 0; ///< at most 100
};

/// Verifies the file in a process of its own.
Cost costOfVerifying(const QString& path)
{
    const auto began = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(static_cast<int>(std::min<std::size_t>(verifyFile(path).size(), 100)));
    int status = 0;
    rusage used{};
    if (child < 0 || ::wait4(child, &status, 0, &used) != child || !WIFEXITED(status))
        qFatal("verifying crashed");
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - began;
    return {time.count(), used.ru_maxrss / 1024, WEXITSTATUS(status)};
}

} // namespace

class BoundsTest : public QObject {
    Q_OBJECT

private slots:
    void aJournalThatBursts_data();
    void aJournalThatBursts();
    void documentsThatBurst_data();
    void documentsThatBurst();
    void manyEntriesThatBurst();
    void whatIsWithinTheBoundsIsSound();
    void digestsKeepWhatADocumentIs();

private:
    void expectFoundOut(const char* what);
    samples::Folder m_folder;
};

void BoundsTest::expectFoundOut(const char* what)
{
    const Cost cost = costOfVerifying(m_folder.path());
    std::printf("%-28s %6.2f MB: %5.2f s, %4ld MB\n", what,
                static_cast<double>(QFileInfo(m_folder.path()).size()) / megabyte, cost.seconds,
                cost.megabytes);
    QVERIFY2(cost.problems > 0, "nothing was found");
    QVERIFY2(cost.problems <= 20, "too much is told");
    QVERIFY2(cost.megabytes < 512, "it took too much memory");
}

void BoundsTest::aJournalThatBursts_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("megabytes");
    QTest::newRow("deep") << QByteArray("[") << 60;
    QTest::newRow("empty objects") << QByteArray("{},") << 60;
    QTest::newRow("empty objects within bounds") << QByteArray("{},") << 2;
    QTest::newRow("numbers") << QByteArray("1,") << 30;
    QTest::newRow("nested") << QByteArray("[[[[{}]]]],") << 30;
    QTest::newRow("one long text") << QByteArray("a") << 60;
    QTest::newRow("rows of another table")
        << QByteArray(R"({"table":"x","id":1,"before":{"a":1},"after":{"a":2}},)") << 30;
    QTest::newRow("many keys") << QByteArray(R"({"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7},)") << 30;
}

void BoundsTest::aJournalThatBursts()
{
    QFETCH(const QByteArray, part);
    QFETCH(const int, megabytes);
    QFile::remove(m_folder.path());
    (void)samples::create(m_folder.path());
    {
        Connection connection(m_folder.path(), Access::ReadWrite);
        const bool isText = part == "a";
        std::string images = repeated(part.toStdString(), static_cast<std::size_t>(megabytes) * megabyte);
        if (isText)
            images =
                R"([{"table":"ships","id":30,"before":{"name":")" + images + R"("},"after":{"name":"x"}}])";
        else if (part != "[")
            images = "[" + images + "null]";
        append(connection, images);
    }
    expectFoundOut(QTest::currentDataTag());
}

void BoundsTest::documentsThatBurst_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("empty objects") << QByteArray("{},");
    QTest::newRow("deep") << QByteArray("[");
    QTest::newRow("numbers") << QByteArray("1,");
    QTest::newRow("spaces") << QByteArray(" ");
}

/// Many battles, each with documents as long as they may be.
void BoundsTest::documentsThatBurst()
{
    QFETCH(const QByteArray, part);
    QFile::remove(m_folder.path());
    (void)samples::create(m_folder.path());
    const std::string brief =
        R"({"format":"navarch-brief/1","x":[)" + repeated(part.toStdString(), 3'900'000) + "0]}";
    const std::string stored = packedText(brief);
    {
        Connection connection(m_folder.path(), Access::ReadWrite);
        connection.run("PRAGMA foreign_keys = OFF");
        QSqlQuery& copy = connection.statement("INSERT INTO battles (id, name, turn, year, month, week, "
                                               "rules, place, port_id, state, way, rounds, brief, outcome,"
                                               " effects) SELECT ?, name, turn, year, month, week, rules, "
                                               "place, port_id, state, way, rounds, ?, outcome, effects"
                                               " FROM battles WHERE id = 80");
        for (int number = 1000; number < 1080; ++number) {
            copy.bindValue(0, number);
            copy.bindValue(1, textValue(stored));
            Connection::execute(copy);
        }
    }
    expectFoundOut(QTest::currentDataTag());
}

/// Each within its bounds, and all of them together not.
void BoundsTest::manyEntriesThatBurst()
{
    QFile::remove(m_folder.path());
    (void)samples::create(m_folder.path());
    {
        Connection connection(m_folder.path(), Access::ReadWrite);
        const std::string spaces(20 * megabyte, ' ');
        for (int i = 0; i < 12; ++i)
            append(connection, "[" + spaces + "]");
    }
    expectFoundOut("many entries");
}

void BoundsTest::whatIsWithinTheBoundsIsSound()
{
    QFile::remove(m_folder.path());
    (void)samples::create(m_folder.path());
    {
        Connection connection(m_folder.path(), Access::ReadWrite);
        const std::string spaces(20 * megabyte, ' ');
        append(connection, "[" + spaces + "]");
        append(connection, "[]");
    }
    QCOMPARE(samples::text(verifyFile(m_folder.path())), std::string());
}

void BoundsTest::digestsKeepWhatADocumentIs()
{
    const std::string filling = repeated("1,", 200'000) + "1]";
    const std::string outcome = R"({"format":"navarch-outcome/1","x":[)" + filling + "}";
    const std::string other = R"({"format":"navarch-outcome/1","y":[)" + filling + "}";
    QVERIFY(digestOf(outcome).size() < 200);
    QVERIFY(isDocument(digestOf(outcome), "navarch-outcome/1"));
    QVERIFY(digestOf(outcome) != digestOf(other));
    QVERIFY(isDocument(digestOf("[" + filling), {}));
    QVERIFY(!isDocument(digestOf(filling), {}) && !isDocument(digestOf(filling), "navarch-outcome/1"));
    QCOMPARE(digestOf("short"), std::string("short"));
    Json images = Json::array({Json{
        {"table", "battles"}, {"id", 1}, {"before", {{"outcome", ""}}}, {"after", {{"outcome", outcome}}}}});
    digestDocuments(images);
    QCOMPARE(images[0]["after"]["outcome"].get<std::string>(), digestOf(outcome));
}

QTEST_GUILESS_MAIN(BoundsTest)
#include "bounds_test.moc"
