// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/talents.h"
#include "tests/support/show.h"

using namespace navarch;

class TalentsTest : public QObject {
    Q_OBJECT

private slots:
    void textHasTwoDecimalsAlways_data();
    void textHasTwoDecimalsAlways();
    void parseReadsAmounts_data();
    void parseReadsAmounts();
    void parseRefusesEverythingElse_data();
    void parseRefusesEverythingElse();
    void everyHundredthSurvivesTextAndBack();
    void tenthsAreExact();
    void arithmetic();
    void theSmallestAmountHasAText();
};

void TalentsTest::textHasTwoDecimalsAlways_data()
{
    QTest::addColumn<qlonglong>("hundredths");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0LL << "0.00";
    QTest::newRow("one hundredth") << 1LL << "0.01";
    QTest::newRow("ten hundredths") << 10LL << "0.10";
    QTest::newRow("a talent") << 100LL << "1.00";
    QTest::newRow("example 1") << 3190LL << "31.90";
    QTest::newRow("below nothing") << -5LL << "-0.05";
    QTest::newRow("debt") << -12345LL << "-123.45";
    QTest::newRow("no grouping") << 123456789012LL << "1234567890.12";
}

void TalentsTest::textHasTwoDecimalsAlways()
{
    QFETCH(qlonglong, hundredths);
    QFETCH(QString, text);
    QCOMPARE(Talents::ofHundredths(hundredths).text(), text.toStdString());
}

void TalentsTest::parseReadsAmounts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qlonglong>("hundredths");
    QTest::newRow("two decimals") << "31.90" << 3190LL;
    QTest::newRow("one decimal") << "31.9" << 3190LL;
    QTest::newRow("whole") << "31" << 3100LL;
    QTest::newRow("minus") << "-4" << -400LL;
    QTest::newRow("plus") << "+0.5" << 50LL;
    QTest::newRow("minus nothing") << "-0.00" << 0LL;
    QTest::newRow("nine digits") << "999999999.99" << 99999999999LL;
    QTest::newRow("zeros before") << "007.50" << 750LL;
}

void TalentsTest::parseReadsAmounts()
{
    QFETCH(QString, text);
    QFETCH(qlonglong, hundredths);
    const auto amount = Talents::parse(text.toStdString());
    QVERIFY(amount);
    QCOMPARE(amount->hundredths(), hundredths);
}

void TalentsTest::parseRefusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"",    " ",   "-",    "+",   ".",   ".5",  "5.",         "5.123", "1,5", "1 000", " 5", "5 ",
          "--5", "+-5", "0x10", "1e3", "NaN", "inf", "1234567890", "1.2.3", "5\n", "٣",     "５", "talents"})
        QTest::addRow("'%s'", text) << QByteArray(text);
    QTest::newRow("a null byte") << QByteArray("5\0", 2);
    QTest::newRow("ten megabytes of digits") << QByteArray(10'000'000, '1');
}

void TalentsTest::parseRefusesEverythingElse()
{
    QFETCH(QByteArray, text);
    QVERIFY(!Talents::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size()))));
}

void TalentsTest::everyHundredthSurvivesTextAndBack()
{
    for (std::int64_t hundredths = -20'000; hundredths <= 20'000; ++hundredths) {
        const Talents amount = Talents::ofHundredths(hundredths);
        QCOMPARE(Talents::parse(amount.text()), std::optional(amount));
    }
}

void TalentsTest::tenthsAreExact()
{
    QCOMPARE(Talents::whole(29).timesTenths(11), Talents::ofHundredths(3190));
    QCOMPARE(Talents::ofHundredths(3190).timesTenths(-5), Talents::ofHundredths(-1595));
}

void TalentsTest::arithmetic()
{
    const Talents two = Talents::whole(2);
    const Talents half = Talents::ofHundredths(50);
    QCOMPARE(two + half, Talents::ofHundredths(250));
    QCOMPARE(half - two, Talents::ofHundredths(-150));
    QCOMPARE(-half, Talents::ofHundredths(-50));
    QCOMPARE(3 * half, Talents::ofHundredths(150));
    QVERIFY(half < two);
    QVERIFY((half - two).isNegative());
    QVERIFY(Talents().isZero());
}

void TalentsTest::theSmallestAmountHasAText()
{
    QCOMPARE(Talents::ofHundredths(INT64_MIN).text(), std::string("-92233720368547758.08"));
}

QTEST_APPLESS_MAIN(TalentsTest)
#include "talents_test.moc"
