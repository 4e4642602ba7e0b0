// SPDX-License-Identifier: GPL-3.0-or-later
// A year as one types it: in English in every language, and as the language that is spoken writes it.
#include "app/workshop/fleetbuilder/year_input.h"

#include <QTest>

#include "app/base/speech/speech.h"

using namespace navarch;

class YearInputTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speakLanguage(QStringLiteral("en")); }
    void aYearIsRead_data();
    void aYearIsRead();
};

void YearInputTest::aYearIsRead_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("year"); // 0: it is none
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("nl")}) {
        const QByteArray in = " in " + language.toLatin1();
        QTest::newRow("BCE" + in) << language << QStringLiteral("429 BCE") << -429;
        QTest::newRow("CE" + in) << language << QStringLiteral("31 ce") << 31;
        QTest::newRow("minus" + in) << language << QStringLiteral("-429") << -429;
        QTest::newRow("none" + in) << language << QStringLiteral("429 BCEE") << 0;
        QTest::newRow("twice" + in) << language << QStringLiteral("-429 AD BCE") << 0;
    }
    QTest::newRow("v.Chr.") << QStringLiteral("nl") << QStringLiteral("429 v.Chr.") << -429;
    QTest::newRow("n.chr.") << QStringLiteral("nl") << QStringLiteral("31 n.chr.") << 31;
    QTest::newRow("a point is a point") << QStringLiteral("nl") << QStringLiteral("429 vxChr.") << 0;
    QTest::newRow("Dutch in English") << QStringLiteral("en") << QStringLiteral("429 v.Chr.") << 0;
}

void YearInputTest::aYearIsRead()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(int, year);
    speakLanguage(language);
    QCOMPARE(yearFromText(text).value_or(0), year);
}

QTEST_GUILESS_MAIN(YearInputTest)
#include "year_input_test.moc"
