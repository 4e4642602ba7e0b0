// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a battle in a browser (`./dev browser`): of each game it plays by its keys, forward and back come to the same,
// it complains of nothing and asks nobody for anything, also with names that mean harm. With a folder in NAVARCH_PICTURES its
// pictures are left there.
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/data/figures.h"
#include "reports/web/battle_page.h"
#include "tests/reports/languages.h"
#include "tests/reports/web/browser.h"
#include "tests/reports/web/fought.h"

using namespace navarch;
using namespace navarch::test;

class BrowserTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void itPlays_data();
    void itPlays();
    void namesDoNothing_data();
    void namesDoNothing();
    void itIsLegibleEverywhere_data();
    void itIsLegibleEverywhere();

private:
    QString write(const QString& name, const std::string& page)
    {
        QFile file(m_folder.filePath(name + QStringLiteral(".html")));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(page)) < 0)
            qFatal("no room for the page");
        return file.fileName();
    }
    void addGames()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : aBattleOfEachGame())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    [[nodiscard]] QString body()
    {
        return QString::fromStdString(
            m_browser->value(QStringLiteral("document.body.outerHTML")).get<std::string>());
    }
    [[nodiscard]] int place()
    {
        return std::stoi(
            m_browser->value(QStringLiteral("document.getElementById('position').value")).get<std::string>());
    }
    void nothingIsWrong()
    {
        (void)m_browser->value(QStringLiteral("0")); // whatever came until now has been noted
        QVERIFY2(m_browser->complaints().isEmpty(),
                 qPrintable(m_browser->complaints().join(QLatin1Char('\n'))));
        QVERIFY2(m_browser->requests().isEmpty(), qPrintable(m_browser->requests().join(QLatin1Char('\n'))));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Browser> m_browser;
};

void BrowserTest::initTestCase()
{
    m_browser = std::make_unique<Browser>();
    m_browser->resize(1280, 900);
}

void BrowserTest::cleanupTestCase()
{
    m_browser.reset();
}

void BrowserTest::itPlays_data()
{
    addGames();
}

void BrowserTest::itPlays()
{
    QFETCH(QString, name);
    const auto match = opened(sampleBrief(name.toStdString()));
    fight(*match);
    m_browser->prefer({{"prefers-reduced-motion", "reduce"}});
    m_browser->open(write(name, battlePage(*match, -1, SheetLanguage(), builtInFigures())));
    QCOMPARE(place(), 0);
    std::vector<QString> bodies{body()};
    for (int step = 1; step <= 12; ++step) {
        m_browser->press(QStringLiteral("ArrowRight"));
        QCOMPARE(place(), step);
        bodies.push_back(body());
        QVERIFY(bodies.back() != bodies[bodies.size() - 2]);
    }
    m_browser->press(QStringLiteral("End"));
    const QString last = body();
    QVERIFY(m_browser->value(QStringLiteral("document.getElementById('end').hidden")) == Json(false));
    QVERIFY(m_browser->value(QStringLiteral("document.querySelectorAll('#pieces, .piece').length")).get<int>()
            > 0);
    m_browser->press(QStringLiteral("ArrowLeft"));
    m_browser->press(QStringLiteral("ArrowRight"));
    QVERIFY(body() == last);
    m_browser->press(QStringLiteral("ArrowLeft"), true); // a turn back
    QVERIFY(body() != last);
    m_browser->press(QStringLiteral("Home"));
    for (int step = 0; step < 12; ++step)
        m_browser->press(QStringLiteral("ArrowRight"));
    for (int step = 12; step >= 0; --step) {
        QVERIFY2(body() == bodies[static_cast<std::size_t>(step)], qPrintable(QString::number(step)));
        m_browser->press(QStringLiteral("ArrowLeft"));
    }
    // By itself, with motion; then it stands as if it had been stepped to.
    m_browser->prefer({{"prefers-reduced-motion", "no-preference"}});
    (void)m_browser->value(QStringLiteral("document.getElementById('speed').value = '4'"));
    m_browser->press(QStringLiteral(" "));
    QTRY_VERIFY_WITH_TIMEOUT(place() >= 3, 20000);
    m_browser->press(QStringLiteral(" "));
    const int stopped = place();
    (void)m_browser->value(QStringLiteral("new Promise(done => setTimeout(done, 1200))"));
    QCOMPARE(place(), stopped);
    if (stopped < 12)
        QVERIFY(m_browser->value(QStringLiteral("document.getElementById('board').outerHTML"))
                    .get<std::string>()
                    .size()
                > 1000);
    nothingIsWrong();
}

void BrowserTest::namesDoNothing_data()
{
    addGames();
}

void BrowserTest::namesDoNothing()
{
    QFETCH(QString, name);
    const auto match = opened(withHostileNames(sampleBrief(name.toStdString())));
    fight(*match, 120);
    m_browser->open(
        write(QStringLiteral("hostile-") + name, battlePage(*match, 0, paperIn("nl"), builtInFigures())));
    for (int step = 0; step < 40; ++step)
        m_browser->press(QStringLiteral("ArrowRight"));
    (void)m_browser->value(QStringLiteral("document.getElementById('roster').open = true"));
    m_browser->press(QStringLiteral("End"));
    QVERIFY(m_browser->value(QStringLiteral("typeof window.harm")) == Json("undefined"));
    QVERIFY(
        m_browser->value(QStringLiteral("document.querySelectorAll('img, iframe, object, embed, a').length"))
        == Json(0));
    QVERIFY(m_browser->value(QStringLiteral("document.scripts.length")) == Json(2));
    nothingIsWrong();
}

void BrowserTest::itIsLegibleEverywhere_data()
{
    addGames();
}

/// On a large screen, a telephone and paper; nothing sticks out sideways.
void BrowserTest::itIsLegibleEverywhere()
{
    QFETCH(QString, name);
    const QString pictures = qEnvironmentVariable("NAVARCH_PICTURES");
    const auto match = opened(sampleBrief(name.toStdString()));
    fight(*match);
    m_browser->open(write(name, battlePage(*match, -1, paperIn("nl"), builtInFigures())));
    const struct {
        const char* name;
        const char* scheme;
        int width;
        int height;
    } views[] = {{"light", "light", 1280, 900}, {"dark", "dark", 1600, 1000}, {"phone", "light", 390, 844}};
    for (const auto& view : views) {
        m_browser->prefer({{"prefers-color-scheme", view.scheme}, {"prefers-reduced-motion", "reduce"}});
        m_browser->resize(view.width, view.height);
        (void)m_browser->value(QStringLiteral("show(Math.round(end * .6))"));
        const Json wide = m_browser->value(QStringLiteral("document.documentElement.scrollWidth"));
        QVERIFY2(wide.get<int>() <= view.width, wide.dump().c_str());
        // Every control has a name, and letters of the board are large enough.
        QVERIFY(
            m_browser->value(QStringLiteral(
                "[...document.querySelectorAll('button, input, select')].filter(e => !e.ariaLabel).length"))
            == Json(0));
        QVERIFY(m_browser->value(QStringLiteral("[...document.querySelectorAll('.label')].filter(e => "
                                                "e.getBoundingClientRect().height < 9).length"))
                == Json(0));
        if (!pictures.isEmpty())
            m_browser->picture(
                QDir(pictures).filePath(QStringLiteral("%1-%2.png").arg(name, QLatin1String(view.name))));
    }
    m_browser->resize(1280, 900);
    nothingIsWrong();
}

QTEST_GUILESS_MAIN(BrowserTest)
#include "browser_test.moc"
