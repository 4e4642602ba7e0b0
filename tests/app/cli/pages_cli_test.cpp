// SPDX-License-Identifier: GPL-3.0-or-later
// Web pages of a battle and of a war, and paper, in every language that there is: the one asked for after the subcommand, or
// that of the answers.
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

constexpr const char* brief =
    R"({"format":"navarch-brief/1","rules":"salamis-ad-actium","seed":7,"turn_limit":3,"sides":[
    {"name":"Athens <b>","fleet":{"format":"navarch-fleet/1","ships":[{"name":"Paralos","class":"trireme"}]}},
    {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"name":"Isthmia","class":"trireme"}]}}]})";

/// English, and every language with a file of translations.
QStringList languages()
{
    const QDir folder(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/../../app/translations"));
    QStringList tags{QStringLiteral("en")};
    for (const QString& file : folder.entryList({QStringLiteral("*.ts")}))
        tags += file.chopped(3);
    return tags;
}

/// What is between two texts of a page.
QByteArray between(const QByteArray& page, const QByteArray& from, const QByteArray& to)
{
    const qsizetype begin = page.indexOf(from) + from.size();
    return page.mid(begin, page.indexOf(to, begin) - begin);
}

} // namespace

class PagesCliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_folder.write("brief.json", brief);
        const Run fought = navarchRun({"battle", "run", m_folder.path("brief.json"), "--replay", replay()});
        QVERIFY2(fought.code == 0, fought.err);
        const Run begun = navarchRun({"campaign", "new", war(), "--scenario", "saronic-gulf"});
        QVERIFY2(begun.code == 0, begun.err);
    }

    void everyPageSpeaksTheLanguageAskedFor_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("language");
        for (const QString& tag : languages()) {
            const auto row = [&](const char* name, const QStringList& command) {
                QTest::addRow("%s in %s", name, qPrintable(tag)) << command << tag;
            };
            row("a battle", {"battle", "replay", replay(), "--html"});
            row("a battle as a side", {"battle", "replay", replay(), "--side", "2", "--html"});
            row("a chronicle", {"campaign", "chronicle", war(), "--out"});
            row("a paper", {"campaign", "paper", war(), "chronicle", "--html"});
        }
    }

    void everyPageSpeaksTheLanguageAskedFor()
    {
        QFETCH(QStringList, command);
        QFETCH(QString, language);
        const QString asked = m_folder.path("asked.html");
        const QString spoken = m_folder.path("spoken.html");
        const Run after =
            navarchRun(command + QStringList{asked, "--language", language, "--format", "json"});
        QVERIFY2(after.code == 0, after.err);
        const Run before = navarchRun(QStringList{"--language", language} + command + QStringList{spoken});
        QVERIFY2(before.code == 0, before.err);
        const QByteArray page = contentOf(asked);
        QCOMPARE(contentOf(spoken), page);
        QCOMPARE(between(page, "<html lang=\"", "\""), language.toUtf8());
        QCOMPARE(after.json().at("bytes").get<qsizetype>(), page.size());
        QVERIFY(!page.contains("<b>")); // a name that looks like markup
        static const QRegularExpression fetched(QStringLiteral("(src|href)=\"(?!data:|#)|url\\((?!data:|#)"));
        QVERIFY2(!QString::fromUtf8(page).contains(fetched), "the page asks for something outside it");
        const QByteArray english = language == "en" ? QByteArray() : pageInEnglish(command);
        QVERIFY(english != page);
    }

    void anUnknownLanguageIsRefused()
    {
        const Run run = navarchRun(
            {"battle", "replay", replay(), "--html", m_folder.path("none.html"), "--language", "xx"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("en, de, fr, nl"), run.err);
        QVERIFY(!QFile::exists(m_folder.path("none.html")));
    }

    void aPaperWithoutAPageSaysSo()
    {
        const Run run =
            navarchRun({"campaign", "paper", war(), "ledger", "--html", m_folder.path("ledger.html")});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("This paper has no web page."), run.err);
        QVERIFY(!QFile::exists(m_folder.path("ledger.html")));
    }

    /// Of the whole war, or of the side whose fleet is printed; each side holds one.
    void portCardsGoWithTheFleet()
    {
        const QString out = m_folder.path("ports.pdf");
        const QStringList all{"sheets", war(), "--rules",  "trireme", "--ports",
                              "--out",  out,   "--format", "json"};
        QCOMPARE(navarchRun(all).json()["ports"].get<int>(), 4);
        const Json shown = navarchRun({"campaign", "show", war(), "--format", "json"}).json();
        for (const Json& fleet : shown["fleets"]) {
            const Run one = navarchRun(all + QStringList{"--fleet", QString::number(fleet["id"].get<int>())});
            QVERIFY2(one.code == 0, one.err);
            QCOMPARE(one.json()["ports"].get<int>(), 1);
        }
    }

private:
    [[nodiscard]] QString replay() const { return m_folder.path("replay.json"); }
    [[nodiscard]] QString war() const { return m_folder.path("war.navarch"); }
    [[nodiscard]] QByteArray pageInEnglish(const QStringList& command) const
    {
        const QString path = m_folder.path("english.html");
        return navarchRun(command + QStringList{path}).code == 0 ? contentOf(path) : QByteArray();
    }

    Folder m_folder;
};

QTEST_GUILESS_MAIN(PagesCliTest)
#include "pages_cli_test.moc"
