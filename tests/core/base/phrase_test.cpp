// SPDX-License-Identifier: GPL-3.0-or-later
// What is said to people: patterns and parts, in English and in a language that has its own order and plurals.
#include <QTest>

#include <map>

#include "core/base/listed.h"
#include "core/base/phrase.h"
#include "core/base/stored_phrase.h"

using namespace navarch;

namespace {

/// A language with three plurals: none, one, several.
class Made : public Tongue {
public:
    [[nodiscard]] std::optional<std::string> patternOf(std::string_view english,
                                                       std::optional<std::int64_t> count) const override
    {
        static const std::map<std::string, std::vector<std::string>, std::less<>> all{
            {"%1 rams %2.", {"%2 wordt geramd door %1."}},
            {"%1 loses {%n man|%n men}.",
             {"%1 verliest niemand.", "%1 verliest %n man.", "%1 verliest %n mannen."}},
            {"A corvus", {"Een corvus"}},
            {"%1 is carried %2.", {"%1 wordt gevoerd %2."}},
            {"from %1", {"vanaf %1"}},
            {"Trireme", {"Trireem"}},
        };
        const auto found = all.find(english);
        if (found == all.end())
            return std::nullopt;
        return found->second[count ? static_cast<std::size_t>(std::min<std::int64_t>(*count, 2)) : 0];
    }
};

QString text(const std::string& said)
{
    return QString::fromStdString(said);
}

} // namespace

class PhraseTest : public QObject {
    Q_OBJECT

private slots:
    void partsStandInTheirPlaces();
    void partsStandInAnotherOrderElsewhere();
    void countsHaveTheirForms();
    void phrasesStandWithinPhrases();
    void numbersAndAmountsHaveTheirStyles();
    void whatIsMissingIsSaidInEnglish();
    void namesAreNeverReadAgain_data();
    void namesAreNeverReadAgain();
    void patternsAreChecked_data();
    void patternsAreChecked();
    void equalIsWhatIsEqualInAllParts();
    void listsAreInWords();
    void whatIsKeptComesBack_data();
    void whatIsKeptComesBack();
    void whatIsKeptIsReadable();
    void whatIsDamagedIsSaidAsItWasWritten_data();
    void whatIsDamagedIsSaidAsItWasWritten();
    void whatIsTooLongIsKeptInEnglishAlone();
};

void PhraseTest::partsStandInTheirPlaces()
{
    QCOMPARE(text(phrase("Nothing waits.").english()), QStringLiteral("Nothing waits."));
    QCOMPARE(text(phrase("%2 before %1, and %1 again", 1, 2).english()),
             QStringLiteral("2 before 1, and 1 again"));
    QCOMPARE(text(phrase("Allied contingent, %1%", withSign(20)).english()),
             QStringLiteral("Allied contingent, +20%"));
    QVERIFY(Phrase().isEmpty());
    QCOMPARE(text(Phrase().english()), QString());
    QCOMPARE(text(Phrase(given("Nike")).english()), QStringLiteral("Nike"));
}

void PhraseTest::partsStandInAnotherOrderElsewhere()
{
    const Phrase ram = phrase("%1 rams %2.", given("Nike"), given("Ajax"));
    QCOMPARE(text(ram.english()), QStringLiteral("Nike rams Ajax."));
    QCOMPARE(text(ram.in(Made())), QStringLiteral("Ajax wordt geramd door Nike."));
}

void PhraseTest::countsHaveTheirForms()
{
    const auto loses = [](int men) { return phraseN("%1 loses {%n man|%n men}.", men, given("Nike")); };
    QCOMPARE(text(loses(0).english()), QStringLiteral("Nike loses 0 men."));
    QCOMPARE(text(loses(1).english()), QStringLiteral("Nike loses 1 man."));
    QCOMPARE(text(loses(7).english()), QStringLiteral("Nike loses 7 men."));
    QCOMPARE(text(loses(0).in(Made())), QStringLiteral("Nike verliest niemand."));
    QCOMPARE(text(loses(1).in(Made())), QStringLiteral("Nike verliest 1 man."));
    QCOMPARE(text(loses(7).in(Made())), QStringLiteral("Nike verliest 7 mannen."));
    QCOMPARE(text(phraseN("{One ship|%n ships} of {it|them}", 1).english()),
             QStringLiteral("One ship of it"));
}

void PhraseTest::phrasesStandWithinPhrases()
{
    const Phrase carried = phrase("%1 is carried %2.", phrase("A corvus"), phrase("from %1", -260));
    QCOMPARE(text(carried.english()), QStringLiteral("A corvus is carried from -260."));
    QCOMPARE(text(carried.in(Made())), QStringLiteral("Een corvus wordt gevoerd vanaf -260."));
    // A class's name is a word of the figures; a ship that people called so is not.
    QCOMPARE(text(phrase("%1 rams %2.", termOf("Trireme"), given("Trireme")).in(Made())),
             QStringLiteral("Trireme wordt geramd door Trireem."));
}

void PhraseTest::numbersAndAmountsHaveTheirStyles()
{
    QCOMPARE(text(phrase("x%1", inTenths(11)).english()), QStringLiteral("x1.1"));
    QCOMPARE(text(phrase("x%1", inTenths(-5)).english()), QStringLiteral("x-0.5"));
    QCOMPARE(text(phrase("%1 %2 %3", withSign(2), withSign(0), withSign(-2)).english()),
             QStringLiteral("+2 0 -2"));
    QCOMPARE(text(phrase("%1 talents", Talents::ofHundredths(3190)).english()),
             QStringLiteral("31.90 talents"));
    QCOMPARE(text(phrase("%1", std::int64_t{1} << 40).english()), QStringLiteral("1099511627776"));
}

void PhraseTest::whatIsMissingIsSaidInEnglish()
{
    QCOMPARE(text(phraseN("{%n card|%n cards} left", 1).in(Made())), QStringLiteral("1 card left"));
    QCOMPARE(text(phrase("Only here: %1", phrase("A corvus")).in(Made())),
             QStringLiteral("Only here: Een corvus"));
}

void PhraseTest::namesAreNeverReadAgain_data()
{
    QTest::addColumn<std::string>("name");
    for (const char* name : {"%1", "%2 and %1", "%n", "{one|many}", "{", "}", "A corvus", "Trireme",
                             "from %1", "<img src='http://x'>", "100%", "%", "&amp;", "Nikè|Ajax", ""})
        QTest::newRow(name) << std::string(name);
}

void PhraseTest::namesAreNeverReadAgain()
{
    QFETCH(const std::string, name);
    for (const bool isElsewhere : {false, true}) {
        const auto said = [&](const Phrase& phrase) {
            return isElsewhere ? phrase.in(Made()) : phrase.english();
        };
        QCOMPARE(said(Phrase(given(name))), name);
        QCOMPARE(said(phrase("%1", given(name))), name);
        QCOMPARE(said(phrase("[%1] [%2]", given(name), given("x"))), "[" + name + "] [x]");
        QCOMPARE(said(phraseN("{%n of %1|%n with %1}", 1, given(name))), "1 of " + name);
        QCOMPARE(said(phrase("<%1>", phrase("[%1]", given(name)))), "<[" + name + "]>");
    }
}

void PhraseTest::patternsAreChecked_data()
{
    QTest::addColumn<std::string>("pattern");
    QTest::addColumn<bool>("isCounted");
    QTest::addColumn<int>("parts"); // -1: it is none
    const auto row = [](const char* pattern, bool isCounted, int parts) {
        QTest::newRow(pattern) << std::string(pattern) << isCounted << parts;
    };
    row("plain", false, 0);
    row("%1 and %2", false, 2);
    row("50% of %1%", false, 1);
    row("%n of %1", true, 1);
    row("{a|b}", true, 0);
    row("%2 alone", false, -1);
    row("%1 and %3", false, -1);
    row("%n without a count", false, -1);
    row("a count without %", true, -1);
    row("{a}", true, -1);
    row("{a|b|c}", true, -1);
    row("{a|{b|c}}", true, -1);
    row("{a|b", true, -1);
    row("a}", true, -1);
}

void PhraseTest::patternsAreChecked()
{
    QFETCH(const std::string, pattern);
    QFETCH(const bool, isCounted);
    QFETCH(const int, parts);
    int found = -1;
    try {
        found = checkedPattern(pattern, isCounted).parts;
    } catch (const std::logic_error&) {
    }
    QCOMPARE(found, parts);
}

void PhraseTest::equalIsWhatIsEqualInAllParts()
{
    const Phrase one = phrase("%1 rams %2.", given("Nike"), given("Ajax"));
    QVERIFY(one == phrase("%1 rams %2.", given("Nike"), given("Ajax")));
    QVERIFY(!(one == phrase("%1 rams %2.", given("Nike"), given("Aias"))));
    QVERIFY(!(one == phrase("%1 rams %2.", given("Nike"), termOf("Ajax"))));
    QVERIFY(!(Phrase(given("Trireme")) == termOf("Trireme")));
    QVERIFY(!(phraseN("{a|b}", 1) == phraseN("{a|b}", 2)));
}

void PhraseTest::listsAreInWords()
{
    const std::vector<Phrase> ships{given("Nike"), given("%1, %2"), given("Ajax")};
    QCOMPARE(text(listed(ships).english()), QStringLiteral("Nike, %1, %2, Ajax"));
    QCOMPARE(text(listedWithAnd(ships).english()), QStringLiteral("Nike, %1, %2 and Ajax"));
    QCOMPARE(text(listedWithAnd({ships[0], ships[2]}).english()), QStringLiteral("Nike and Ajax"));
    QVERIFY(listed({ships[0]}) == ships[0]);
    QVERIFY(listedWithAnd({ships[0]}) == ships[0]);
    QVERIFY(listed({}).isEmpty() && listedWithAnd({}).isEmpty());
}

void PhraseTest::whatIsKeptComesBack_data()
{
    QTest::addColumn<Phrase>("phrase");
    QTest::newRow("a sentence") << phrase("%1 rams %2.", given("Nike"), given("Ajax \"the\" %1 {a|b} Ω"));
    QTest::newRow("a count") << phraseN("%1 loses {%n man|%n men}.", 3, given("Nike"));
    QTest::newRow("a count alone") << phraseN("{%n man|%n men}", -1);
    QTest::newRow("numbers") << phrase("%1, %2, %3, %4", -7, withSign(7), inTenths(11),
                                       Talents::ofHundredths(-1250));
    QTest::newRow("a list of names") << listedWithAnd(
        {given("Nike"), given("Ajax"), given("Thetis"), given("5")});
    QTest::newRow("a phrase in a phrase")
        << phrase("%1 is carried %2.", phrase("A corvus"), phrase("from %1", 5));
    QTest::newRow("words of the figures") << phrase("%1 rams %2.", termOf("Trireme"), termOf("100% {"));
    QTest::newRow("a given text") << Phrase(given("On the 3rd: {nobody} came, %1."));
}

void PhraseTest::whatIsKeptComesBack()
{
    QFETCH(const Phrase, phrase);
    const std::string stored = storedPhrase(phrase);
    QVERIFY(!stored.empty());
    const Phrase back = phraseFromStored(stored, phrase.english());
    QCOMPARE(back.english(), phrase.english());
    QCOMPARE(storedPhrase(back), stored);
    QCOMPARE(back.isGiven(), phrase.isGiven());
    // It says what the English beside it says, or it is not believed.
    QVERIFY(phraseFromStored(stored, "something else") == Phrase(given("something else")));
}

void PhraseTest::whatIsKeptIsReadable()
{
    QCOMPARE(
        text(storedPhrase(phraseN("%1 loses {%n man|%n men} %2.", 3, given("Nike"), phrase("from %1", 5)))),
        QStringLiteral("[\"%1 loses {%n man|%n men} %2.\",{\"n\":3},\"Nike\",[\"from %1\",5]]"));
    QCOMPARE(text(storedPhrase(phrase("%1, %2, %3", withSign(5), inTenths(11), Talents::whole(2)))),
             QStringLiteral("[\"%1, %2, %3\",{\"signed\":5},{\"tenths\":11},{\"talents\":200}]"));
    QCOMPARE(storedPhrase({}), std::string());
}

void PhraseTest::whatIsDamagedIsSaidAsItWasWritten_data()
{
    QTest::addColumn<std::string>("stored");
    const auto row = [](const char* name, const std::string& stored) { QTest::newRow(name) << stored; };
    row("nothing", "");
    row("no JSON", "[\"Nike rams.\"");
    row("a number", "5");
    row("an object", "{\"n\": 5}");
    row("an empty list", "[]");
    row("no pattern", "[5, \"Nike\"]");
    row("a part that is none", "[\"%1 rams.\", null]");
    row("a part too few", "[\"%1 rams %2.\", \"Nike\"]");
    row("a part too many", "[\"%1 rams.\", \"Nike\", \"Ajax\"]");
    row("a place that is missing", "[\"%2 rams.\", \"Nike\"]");
    row("a brace that is open", "[\"%1 {rams.\", \"Nike\"]");
    row("a count without a place", "[\"%1 rams.\", {\"n\": 1}, \"Nike\"]");
    row("a style that is none", "[\"%1 rams.\", {\"roman\": 5}]");
    row("a fraction", "[\"%1 rams.\", 5.5]");
    row("beyond all numbers", "[\"%1 rams.\", 18446744073709551615]");
    row("too deep", std::string(100, '[') + std::string(100, ']'));
    row("too long", "[\"" + std::string(100'000, 'x') + "\"]");
}

void PhraseTest::whatIsDamagedIsSaidAsItWasWritten()
{
    QFETCH(const std::string, stored);
    QVERIFY(phraseFromStored(stored, "Nike rams.") == Phrase(given("Nike rams.")));
}

void PhraseTest::whatIsTooLongIsKeptInEnglishAlone()
{
    QVERIFY(storedPhrase(given(std::string(9000, 'x'))).empty());
    const std::vector<Phrase> many(100, given("Nike"));
    QVERIFY(storedPhrase(listed(many)).empty()); // deeper than is read back
}

QTEST_GUILESS_MAIN(PhraseTest)
#include "phrase_test.moc"
