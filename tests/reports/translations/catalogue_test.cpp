// SPDX-License-Identifier: GPL-3.0-or-later
// A Qt Linguist file as a catalogue: what is read, what is passed over, what is refused.
#include "reports/translations/catalogue.h"

#include <QRegularExpression>
#include <QTest>

#include "tests/support/show.h"

using namespace navarch;

namespace {

QByteArray file(const QByteArray& messages, const QByteArray& language = "nl")
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE TS><TS version=\"2.1\" language=\"" + language
           + "\"><context><name>navarch</name>" + messages + "</context></TS>";
}

QByteArray message(const QByteArray& source, const QByteArray& translation, const QByteArray& type = {})
{
    return "<message><location filename=\"a.cpp\" line=\"1\"/><source>" + source + "</source><translation"
           + type + ">" + translation + "</translation></message>";
}

const QByteArray counted =
    "<message numerus=\"yes\"><source>{%n man|%n men}</source><translation><numerusform>%n "
    "mens</numerusform><numerusform>%n mensen</numerusform></translation></message>";

std::string whyNot(const QByteArray& ts)
{
    const auto read = Catalogue::read(ts, "xx.ts");
    return read ? std::string() : shown(read.error());
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatItHas();
    void gamesHaveTheirOwnWords();
    void pluralsAreTheLanguages();
    void frenchIsSpacedAsItIsPrinted();
    void noFrenchTextBreaksBeforeASign();
    void whatIsNotFinishedIsMissing_data();
    void whatIsNotFinishedIsMissing();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
};

void CatalogueTest::saysWhatItHas()
{
    const auto read =
        Catalogue::read(file(message("%1 rams %2.", "%2 &lt;geramd&gt; door %1.") + counted), "nl.ts");
    QVERIFY2(read, read ? "" : shown(read.error()).c_str());
    QCOMPARE(read->language(), QStringLiteral("nl"));
    QCOMPARE(phrase("%1 rams %2.", given("A"), phraseN("{%n man|%n men}", 3)).in(*read),
             std::string("3 mensen <geramd> door A."));
    QVERIFY(!read->patternOf("%1 rams %2.", 1)); // it has no count
    QVERIFY(!read->patternOf("{%n man|%n men}", std::nullopt));
    QVERIFY(!read->patternOf("Something else", std::nullopt));
}

void CatalogueTest::gamesHaveTheirOwnWords()
{
    const QByteArray own =
        "<message><source>Captain</source><comment>pompeius</comment><translation>Trierarch"
        "</translation></message>";
    const auto read =
        Catalogue::read(file(message("Captain", "Kapitein") + own + message("Ram", "Ram")), "nl.ts");
    QVERIFY2(read, read ? "" : shown(read.error()).c_str());
    QCOMPARE(*read->patternOf("Captain", std::nullopt), std::string("Kapitein"));
    QCOMPARE(*read->patternOf("Captain", std::nullopt, "pompeius"), std::string("Trierarch"));
    QCOMPARE(*read->patternOf("Captain", std::nullopt, "trireme"), std::string("Kapitein"));
    QCOMPARE(*read->patternOf("Ram", std::nullopt, "pompeius"), std::string("Ram"));
}

void CatalogueTest::pluralsAreTheLanguages()
{
    const Phrase none = phraseN("{%n man|%n men}", 0);
    const Phrase one = phraseN("{%n man|%n men}", 1);
    const auto dutch = Catalogue::read(file(counted), "nl.ts");
    QCOMPARE(none.in(*dutch), std::string("0 mensen"));
    QCOMPARE(one.in(*dutch), std::string("1 mens"));
    const auto french = Catalogue::read(file(counted, "fr_FR"), "fr.ts");
    QCOMPARE(none.in(*french), std::string("0 mens"));
    QCOMPARE(one.in(*french), std::string("1 mens"));
}

/// However its translator typed it; other languages stay as they are.
void CatalogueTest::frenchIsSpacedAsItIsPrinted()
{
    const QByteArray typed = message("A", "« Coulé » : oui ; l'un d'%1 ? Non !")
                             + message("B", "Donnez \"a\": 1, avec --fleet 'X'.") + message("C", " : %1");
    const auto french = Catalogue::read(file(typed, "fr"), "fr.ts");
    QVERIFY(french);
    QCOMPARE(*french->patternOf("A", std::nullopt),
             std::string("«\u00a0Coulé\u00a0»\u00a0: oui\u00a0; l’un d’%1\u00a0? Non\u00a0!"));
    QCOMPARE(*french->patternOf("B", std::nullopt), std::string("Donnez \"a\": 1, avec --fleet 'X'."));
    QCOMPARE(*french->patternOf("C", std::nullopt), std::string("\u00a0: %1"));
    const auto dutch = Catalogue::read(file(message("A", "zo'n %1 : 2")), "nl.ts");
    QCOMPARE(*dutch->patternOf("A", std::nullopt), std::string("zo'n %1 : 2"));
}

/// A colon, a question mark or a closing quotation mark never begins a line of a paper, nor stands against its word.
void CatalogueTest::noFrenchTextBreaksBeforeASign()
{
    static const QRegularExpression loose(QStringLiteral(" [:;?!\u00bb]|\u00ab |[\\w%][?](\\s|$)"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    QStringList faults;
    for (const auto& [key, translation] : catalogueOf(QStringLiteral("fr"))->all())
        for (const std::string& form : translation.forms)
            if (const QString text = QString::fromStdString(form); loose.match(text).hasMatch())
                faults += text;
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void CatalogueTest::whatIsNotFinishedIsMissing_data()
{
    QTest::addColumn<QByteArray>("type");
    for (const char* type : {"unfinished", "vanished", "obsolete"})
        QTest::newRow(type) << QByteArray(" type=\"") + type + "\"";
}

void CatalogueTest::whatIsNotFinishedIsMissing()
{
    QFETCH(const QByteArray, type);
    const auto read = Catalogue::read(file(message("A", "B", type) + message("C", "D")), "nl.ts");
    QVERIFY(!read->patternOf("A", std::nullopt));
    QCOMPARE(*read->patternOf("C", std::nullopt), std::string("D"));
}

void CatalogueTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("ts");
    QTest::addColumn<std::string>("why");
    const auto row = [](const char* name, const QByteArray& ts, const std::string& why) {
        QTest::newRow(name) << ts << why;
    };
    row("empty", {}, "xx.ts: It is no file of translations.");
    row("something else", "<svg/>", "xx.ts: It is no file of translations.");
    row("unknown plurals", file({}, "xx"), "xx.ts: How \"xx\" forms its plurals is not known.");
    row("two ways", file(message("A", "B") + message("A", "C")),
        "xx.ts: \"A\": It is translated in two ways.");
    row("one form",
        file("<message numerus=\"yes\"><source>A</source><translation><numerusform>a</numerusform>"
             "</translation></message>"),
        "xx.ts: \"A\": It has 1 forms of number.");
    row("cut off", file(message("A", "B")).chopped(20), "xx.ts: line 1: ");
}

void CatalogueTest::badFilesAreRefused()
{
    QFETCH(const QByteArray, ts);
    QFETCH(const std::string, why);
    QVERIFY2(whyNot(ts).starts_with(why), whyNot(ts).c_str());
}

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
