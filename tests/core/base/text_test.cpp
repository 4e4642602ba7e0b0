// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/text.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

std::string bytesOf(const QByteArray& bytes)
{
    return bytes.toStdString();
}

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void namesOfEveryScriptAreWelcome_data();
    void namesOfEveryScriptAreWelcome();
    void unfitTextIsRefusedWithAReason_data();
    void unfitTextIsRefusedWithAReason();
    void lengthIsCountedInCharacters();
    void notesMayHaveLines();
    void spacesOfEveryScriptAreBlank();
    void messagesShowTextShortAndHarmless();
    void wholeNumbersAreWholeTexts();
    void partsAreTakenOffOneByOne();
    void yearsAreWrittenAsPeopleSayThem();
};

void TextTest::namesOfEveryScriptAreWelcome_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"Paralos", "Πάραλος", "Νίκη καὶ Ἀθηνᾶ", "𐤒𐤓𐤕𐤇𐤃𐤔𐤕", "קרתחדשת", "قرطاج",
                             "Öland's Æsc", "船", "a\xCC\x81", "O'Brien & Sons <b>"})
        QTest::addRow("%s", name) << QByteArray(name);
}

void TextTest::namesOfEveryScriptAreWelcome()
{
    QFETCH(QByteArray, name);
    const auto why = whyUnfitText(bytesOf(name), maxNameLength);
    QVERIFY2(!why, why ? why->english().c_str() : "");
}

void TextTest::unfitTextIsRefusedWithAReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const QString control = "holds a control character";
    const QString hidden = "holds an invisible character that hides or reorders text";
    const QString invalid = "is not valid UTF-8";
    QTest::newRow("null") << QByteArray("a\0b", 3) << control;
    QTest::newRow("escape") << QByteArray("\x1B[31m") << control;
    QTest::newRow("new line in a name") << QByteArray("a\nb") << control;
    QTest::newRow("tab") << QByteArray("a\tb") << control;
    QTest::newRow("delete") << QByteArray("\x7F") << control;
    QTest::newRow("C1 control") << QByteArray("\xC2\x9B") << control;
    QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << control;
    QTest::newRow("right-to-left override") << QByteArray("a\xE2\x80\xAE") << hidden;
    QTest::newRow("right-to-left isolate") << QByteArray("\xE2\x81\xA7x") << hidden;
    QTest::newRow("right-to-left mark") << QByteArray("\xE2\x80\x8F") << hidden;
    QTest::newRow("Arabic letter mark") << QByteArray("\xD8\x9C") << hidden;
    QTest::newRow("zero-width space") << QByteArray("a\xE2\x80\x8B") << hidden;
    QTest::newRow("soft hyphen") << QByteArray("a\xC2\xAD") << hidden;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFx") << hidden;
    QTest::newRow("tag character") << QByteArray("\xF3\xA0\x81\x81") << hidden;
    QTest::newRow("lone continuation") << QByteArray("\x80") << invalid;
    QTest::newRow("cut short") << QByteArray("a\xE2\x82") << invalid;
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << invalid;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << invalid;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << invalid;
    QTest::newRow("Latin-1") << QByteArray("\xC4gina") << invalid;
    QTest::newRow("81 letters") << QByteArray(81, 'x') << "is longer than 80 characters";
    QTest::newRow("ten megabytes") << QByteArray(10'000'000, 'x') << "is longer than 80 characters";
}

void TextTest::unfitTextIsRefusedWithAReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const auto why = whyUnfitText(bytesOf(text), maxNameLength);
    QCOMPARE(why ? why->english() : "is fit", reason.toStdString());
}

void TextTest::lengthIsCountedInCharacters()
{
    std::string eighty;
    for (int i = 0; i < 80; ++i)
        eighty += "\xF0\x90\xA4\x92"; // four bytes each
    QVERIFY(!whyUnfitText(eighty, 80));
    QVERIFY(whyUnfitText(eighty + "x", 80));
    QCOMPARE(codePointCount(eighty), 80);
    QCOMPARE(codePointCount("Πάραλος"), 7);
}

void TextTest::notesMayHaveLines()
{
    QVERIFY(!whyUnfitText("one\ntwo", maxNoteLength, true));
    QVERIFY(whyUnfitText("one\r\ntwo", maxNoteLength, true));
}

void TextTest::spacesOfEveryScriptAreBlank()
{
    for (const char* text : {"", " ", "   ", "\t\n", "\u00A0", "\u2003\u202F", "\u3000"})
        QVERIFY2(isBlank(text), text);
    for (const char* text : {"a", " . ", "\u3000x", "\u03A0", "\xFF"})
        QVERIFY2(!isBlank(text), text);
}

void TextTest::messagesShowTextShortAndHarmless()
{
    QCOMPARE(quotedForMessage("Πάραλος"), std::string("\"Πάραλος\""));
    QCOMPARE(quotedForMessage("a\x1B[31m\n"), std::string("\"a?[31m?\""));
    QCOMPARE(quotedForMessage("\xFFx\xE2\x80\xAE"), std::string("\"?x?\""));
    QCOMPARE(quotedForMessage(std::string(41, 'y')), "\"" + std::string(40, 'y') + "...\"");
    QCOMPARE(quotedForMessage(std::string(10'000'000, 'y')).size(), std::size_t{45});
    QCOMPARE(quotedForMessage(""), std::string("\"\""));
}

void TextTest::wholeNumbersAreWholeTexts()
{
    QCOMPARE(wholeNumber("-12"), std::optional(-12));
    QCOMPARE(wholeNumber("60", 60, 1000), std::optional(60));
    QCOMPARE(wholeNumber("1000", 60, 1000), std::optional(1000));
    for (const char* text : {"", "x", "1x", " 1", "1 ", "+1", "1.5", "0x10", "99999999999"})
        QVERIFY2(!wholeNumber(text), text);
    QVERIFY(!wholeNumber("59", 60, 1000));
    QVERIFY(!wholeNumber("1001", 60, 1000));
}

void TextTest::partsAreTakenOffOneByOne()
{
    std::string_view rest = "a,,b";
    QCOMPARE(partUpTo(rest, ','), std::string_view("a"));
    QCOMPARE(partUpTo(rest, ','), std::string_view());
    QCOMPARE(partUpTo(rest, ','), std::string_view("b"));
    QVERIFY(rest.empty());
    QCOMPARE(partUpTo(rest, ','), std::string_view());
}

void TextTest::yearsAreWrittenAsPeopleSayThem()
{
    QCOMPARE(yearText(-429), std::string("429 BCE"));
    QCOMPARE(yearText(672), std::string("672 CE"));
}

QTEST_APPLESS_MAIN(TextTest)
#include "text_test.moc"
