// SPDX-License-Identifier: GPL-3.0-or-later
// What commands say to people has a translation: they are asked in a language that nobody speaks, in which all that is still
// plain English was said without a phrase. Names that people gave stay as they are; so do options and what is typed: ids, keys of
// figures and findings, values of options. Titles that a campaign keeps are put into a language by its catalogue
// (stored_english.h), which this language has not: dutch_told_test has them.
#include <QRegularExpression>
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/tour/pseudo_language.h"

using namespace navarch;

namespace {

constexpr const char* brief =
    R"({"format":"navarch-brief/1","rules":"%1","seed":7,"turn_limit":3,"sides":[
    {"name":"Xxns","fleet":{"format":"navarch-fleet/1","ships":[{"name":"Prls","class":"trireme"}]}},
    {"name":"Crnth","fleet":{"format":"navarch-fleet/1","ships":[{"name":"Sthm","class":"trireme"}]}}]})";

constexpr const char* ram =
    R"({"format":"navarch-ram/1","target":{"class":"trireme"},"attacker":{"class":"trireme"}})";

} // namespace

class UnspokenCliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void answersAreTranslated_data();
    void answersAreTranslated();
    void figuresAreWrittenAsSpoken_data() { answersAreTranslated_data(); }
    void figuresAreWrittenAsSpoken();
    void machinesAreAnsweredAlikeInEveryLanguage_data() { answersAreTranslated_data(); }
    void machinesAreAnsweredAlikeInEveryLanguage();
    void complaintsAreTranslated_data();
    void complaintsAreTranslated();

private:
    static Run asked(const QStringList& arguments, const QByteArray& input = {})
    {
        Program program;
        program.path = QStringLiteral(UNSPOKEN_NAVARCH);
        return program.run(arguments, input);
    }
    [[nodiscard]] QString war() const { return m_folder.path("w.navarch"); }
    [[nodiscard]] QString replay() const { return m_folder.path("r.json"); }
    /// The plain words of `text` that nobody gave.
    [[nodiscard]] QString untranslated(const QByteArray& text) const;
    void take(const Json& document);
    void takeKeys(const std::string& key, const Json& value);

    Folder m_folder;
    QSet<QString> m_given;
};

/// Every name and text of a document.
void UnspokenCliTest::take(const Json& document)
{
    for (const auto& [key, value] : document.items())
        if (value.is_structured())
            take(value);
        else if (value.is_string())
            for (const QString& word : plainWordsIn(QString::fromStdString(value.get<std::string>())))
                m_given.insert(word);
}

void UnspokenCliTest::initTestCase()
{
    const QByteArray fought = QByteArray(brief).replace("%1", "salamis-ad-actium");
    m_folder.write("b.json", fought);
    QCOMPARE(asked({"battle", "run", m_folder.path("b.json"), "--replay", replay()}).code, 0);
    QCOMPARE(asked({"campaign", "new", war(), "--scenario", "saronic-gulf"}).code, 0);
    QCOMPARE(asked({"campaign", "apply", war(), "-"},
                   R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})")
                 .code,
             0);
    QCOMPARE(asked({"campaign", "backup", war()}).code, 0);
    take(navarchRun({"campaign", "export", war()}).json());
    take(Json::parse(golden("fleet.json").toStdString()));
    take(Json::parse(golden("port.json").toStdString()));
    for (const QString& typed :
         {QStringLiteral("text json Letter overloaded off strict victory actions help pompeius squadrons")})
        for (const QString& word : typed.split(QLatin1Char(' ')))
            m_given.insert(word);
    // Orders of Pompeius are written in its own signs; formations have Greek names.
    for (const QString& word : {QStringLiteral("Ram"), QStringLiteral("epi"), QStringLiteral("mias")})
        m_given.insert(word);
    for (const char* rules : {"salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"}) {
        const Json classes = navarchRun({"classes", "--rules", rules, "--format", "json"}).json();
        for (const Json& each : classes["classes"]) {
            m_given.insert(QString::fromStdString(each["id"].get<std::string>()));
            for (const auto& [key, value] : each.items())
                takeKeys(key, value);
        }
    }
    take(
        navarchRun({"scenario", "list", "--format", "json"}).json()); // names stand in the files of scenarios
    m_given.insert(QStringLiteral("Begin"));                          // the title of a deed
}

/// What figures are called in files, and the values that are typed there.
void UnspokenCliTest::takeKeys(const std::string& key, const Json& value)
{
    for (const QString& word : plainWordsIn(QString::fromStdString(key)))
        m_given.insert(word);
    if (value.is_object())
        for (const auto& [inner, figure] : value.items()) {
            takeKeys(inner, figure);
            if (figure.is_string())
                take(value);
        }
}

QString UnspokenCliTest::untranslated(const QByteArray& text) const
{
    static const QRegularExpression kept(
        QStringLiteral("`[^`]*`|--[a-z-]+|\\S*[-/_.][a-z]+\\S*|\\bnavarch\\b|\\bJSON\\b|\\bGive\\b(?= -)"));
    QString said = QString::fromUtf8(text);
    said.remove(kept);
    QStringList words;
    for (const QString& word : plainWordsIn(said))
        if (!m_given.contains(word) && !words.contains(word))
            words += word;
    return words.join(QLatin1Char(' '));
}

void UnspokenCliTest::answersAreTranslated_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("input");
    const auto row = [](const char* name, const QStringList& command, const QByteArray& input = {}) {
        QTest::newRow(name) << command << input;
    };
    row("price", {"price", "-"}, golden("fleet.json"));
    row("classes", {"classes"});
    row("classes of a game", {"classes", "--rules", "trireme"});
    row("a rule", {"rule", "SA-7.4"});
    row("a roll", {"port", "random", "--value", "3", "--seed", "1", "--name", "Prt"});
    row("a port", {"port", "price", "-"}, golden("port.json"));
    row("scenarios", {"scenario", "list"});
    row("a scenario", {"scenario", "check", "saronic-gulf"});
    row("its price", {"scenario", "price", "saronic-gulf"});
    row("a ram", {"odds", "ram", "-"}, ram);
    row("sheets", {"sheets", war(), "--rules", "salamis-ad-actium", "--dry-run"});
    row("a paper", {"campaign", "paper", war(), "ledger", "--side", "Athens", "--dry-run"});
    for (const char* game : {"salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"}) {
        const QByteArray name = QByteArray("a battle of ") + game;
        row(name.constData(), {"battle", "run", "-", "--log"}, QByteArray(brief).replace("%1", game));
    }
    row("a battle", {"battle", "run", "-"}, QByteArray(brief).replace("%1", "squadrons"));
    row("a ship class", {"classes", "show", "quinquereme"});
    row("a replay", {"battle", "replay", replay(), "--log"});
    row("a forecast", {"battle", "forecast", m_folder.path("b.json"), "--runs", "2", "--threads", "1"});
    row("a comparison", {"battle", "compare", m_folder.path("b.json"), "--runs", "1", "--threads", "1"});
    row("a campaign", {"campaign", "show", war()});
    row("a week", {"campaign", "advance", war()});
    row("a check", {"campaign", "verify", war()});
    row("an action", {"campaign", "apply", war(), "-", "--ask"},
        R"({"format":"navarch-actions/1","actions":[{"do":"turn.advance"}]})");
    row("battles", {"campaign", "battle", "list", war()});
    row("a backup", {"campaign", "backup", war()});
    row("backups", {"campaign", "restore", war(), "--list"});
    row("a seat", {"campaign", "seat", war()});
}

void UnspokenCliTest::answersAreTranslated()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    const Run run = asked(command, input);
    QVERIFY2(run.code == 0 || run.code == 1, run.err);
    const QString words = untranslated(run.out + run.err);
    QVERIFY2(words.isEmpty(), qPrintable(words));
}

/// German writes 12,50: nothing that is said to people has a point in a figure. Rules have ("SA-7.4"), and places on a board.
void UnspokenCliTest::figuresAreWrittenAsSpoken()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    const bool hasPlaces =
        command.value(0) == QLatin1String("battle") && command.contains(QStringLiteral("--log"));
    if (hasPlaces)
        return;
    const Run run = navarchRun(QStringList{"--language", "de"} + command, input);
    QVERIFY2(run.code == 0 || run.code == 1, run.err);
    static const QRegularExpression point(QStringLiteral(R"((?<![\w./]|[A-Z]-)\d+\.\d{1,2}(?![\w./]))"));
    const QString said = QString::fromUtf8(run.out + run.err);
    const auto found = point.match(said);
    QVERIFY2(!found.hasMatch(),
             qPrintable(said.mid(said.lastIndexOf(QLatin1Char('\n'), found.capturedStart()) + 1, 160)));
}

void UnspokenCliTest::machinesAreAnsweredAlikeInEveryLanguage()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    // Those that do something, tell the time they took, or answer in lines alone.
    const QByteArray row = QTest::currentDataTag();
    if (row == "a week" || row == "a backup" || row == "a forecast" || row == "a comparison"
        || command.contains(QStringLiteral("--log")))
        return;
    const auto answer = [&](const char* language) {
        return navarchRun(QStringList{"--language", QString::fromLatin1(language)} + command
                              + QStringList{"--format", "json"},
                          input);
    };
    const Run english = answer("en");
    const Run german = answer("de");
    QCOMPARE(german.code, english.code);
    Json said = german.json();
    QVERIFY2(!said.is_discarded(), german.out + german.err);
    if (said.contains("language"))
        said["language"] = english.json()["language"];
    QCOMPARE(said.dump(1), english.json().dump(1));
}

void UnspokenCliTest::complaintsAreTranslated_data()
{
    QTest::addColumn<QStringList>("command");
    const auto row = [](const char* name, const QStringList& command) { QTest::newRow(name) << command; };
    row("nothing", {});
    row("an unknown subcommand", {"xx"});
    row("half a subcommand", {"port"});
    row("an unknown option", {"price", "-", "--xx"});
    row("a missing file", {"price"});
    row("a missing option", {"port", "random", "--value", "5"});
    row("a missing value", {"port", "random", "--seed", "1", "--value"});
    row("an option given twice", {"classes", "--rules", "trireme", "--rules", "trireme"});
    row("a flag with a value", {"campaign", "backup", war(), "--force=3"});
    row("no number", {"port", "random", "--seed", "1", "--value", "xx"});
    row("no seed", {"port", "random", "--value", "1", "--seed", "xx"});
    row("no year", {"classes", "--year", "0"});
    row("no choice", {"price", "-", "--format", "xx"});
    row("no language", {"sheets", "-", "--language", "xx"});
    row("no paper", {"sheets", "-", "--rules", "trireme", "--paper", "xx"});
    row("no name", {"port", "random", "--value", "1", "--seed", "1", "--name", "\u200b"});
    row("neither of two", {"campaign", "new", m_folder.path("n.navarch")});
    row("one without the other",
        {"campaign", "new", m_folder.path("n.navarch"), "--from", "x", "--scale", "5"});
    row("no file there", {"price", m_folder.path("xx")});
    row("a folder", {"price", m_folder.path()});
    row("no campaign", {"campaign", "show", m_folder.path("b.json")});
    row("no side", {"campaign", "show", war(), "--side", "xx"});
    row("no page of the help", {"help", "xx"});
    row("no rule", {"rule", "xxxx"});
    row("no battle", {"campaign", "battle", "brief", war(), "xx"});
    row("no game", {"classes", "--rules", "xx"});
}

void UnspokenCliTest::complaintsAreTranslated()
{
    QFETCH(QStringList, command);
    const Run run = asked(command);
    QVERIFY2(run.code == 1 || run.code == 2, run.err);
    QVERIFY(!run.err.isEmpty());
    const QString words = untranslated(run.err);
    QVERIFY2(words.isEmpty(), qPrintable(words + QStringLiteral("\n") + QString::fromUtf8(run.err)));
}

QTEST_GUILESS_MAIN(UnspokenCliTest)
#include "unspoken_cli_test.moc"
