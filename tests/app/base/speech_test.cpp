// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window: every way to a word is by the one catalogue, and a change of it is told to all that is shown.
#include "app/base/speech/speech.h"

#include <QCoreApplication>
#include <QDate>
#include <QEvent>
#include <QTest>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/retelling.h"
#include "reports/translations/stored_english.h"

namespace navarch {

/// Something that is shown, as a view model is: it says how often it was to be read anew.
class Shown : public QObject {
    Q_OBJECT
    Q_PROPERTY(int title READ number NOTIFY titleChanged)
    Q_PROPERTY(int same READ number NOTIFY titleChanged)
    Q_PROPERTY(int size READ number CONSTANT)

public:
    using QObject::QObject;
    [[nodiscard]] int number() const { return 0; }

signals:
    void titleChanged();
    void changed();
    void opened();
};

} // namespace navarch

using namespace navarch;

class SpeechTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speakLanguage(QStringLiteral("en")); }
    void englishIsWhatStandsInTheSources();
    void dutchIsSpokenByEveryWay();
    void wordsAreSetApart();
    void amountsAreReadAsTheyAreWritten_data();
    void amountsAreReadAsTheyAreWritten();
    void everyAmountShownIsRead();
    void whatHasNoTranslationIsEnglish();
    void aChangeIsToldToTheApplication();
    void everythingShownIsReadAnew();
    void languagesAreNamedInTheirOwnWords();
    void numbersAndDatesAreWrittenByLanguage();
    void qtSpeaksAlong_data();
    void qtSpeaksAlong();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        m_changes += event->type() == QEvent::LanguageChange ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_changes = 0;
};

void SpeechTest::englishIsWhatStandsInTheSources()
{
    QCOMPARE(languageSpoken(), QStringLiteral("en"));
    QCOMPARE(windowText("Settings"), QStringLiteral("Settings"));
    QCOMPARE(spoken(phrase("%1 and %2", given("A"), phrase("north"))), QStringLiteral("A and north"));
    QCOMPARE(spokenName("reinforced-high"), QStringLiteral("Reinforced high"));
}

void SpeechTest::dutchIsSpokenByEveryWay()
{
    speakLanguage(QStringLiteral("nl"));
    QCOMPARE(languageSpoken(), QStringLiteral("nl"));
    QCOMPARE(windowText("Settings"), QStringLiteral("Instellingen"));
    QCOMPARE(QCoreApplication::translate("SettingsScreen", "Settings"), QStringLiteral("Instellingen"));
    QCOMPARE(spoken(phrase("%1 and %2", given("Settings"), phrase("north"))),
             QStringLiteral("Settings en noord")); // what people gave is theirs
    QCOMPARE(spoken(phraseN("{%n mile|%n miles}", 3)), QStringLiteral("3 mijl"));
    QCOMPARE(spokenName("reinforced-high"), QStringLiteral("Versterkt hoog"));
    QCOMPARE(spokenLocale().toString(1234), QStringLiteral("1.234"));
    QCOMPARE(QLocale().toString(1234), QStringLiteral("1.234"));
    speakLanguage(QStringLiteral("en"));
    QCOMPARE(windowText("Settings"), QStringLiteral("Settings"));
    QCOMPARE(QLocale().toString(1234), QStringLiteral("1,234"));
}

void SpeechTest::wordsAreSetApart()
{
    speakLanguage(QStringLiteral("nl"));
    QCOMPARE(spokenName("captured"), QStringLiteral("Gevangen"));
    QCOMPARE(spokenName("captured", "a ship"), QStringLiteral("Genomen"));
    QCOMPARE(QCoreApplication::translate("OrderPanel", "To", "a place"), QStringLiteral("Naar"));
    QCOMPARE(QCoreApplication::translate("CedeSheet", "To"), QStringLiteral("Aan"));
    QCOMPARE(spoken(phrase("The captain of %1", given("A"))), QStringLiteral("De kapitein van A"));
    QCOMPARE(spoken(phrase("The captain of %1", given("A")), "pompeius"),
             QStringLiteral("De trierarch van A"));
}

void SpeechTest::amountsAreReadAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read"); // empty: no amount
    const auto row = [](const char* language, const char* typed, const char* read) {
        QTest::addRow("%s %s", language, typed)
            << QString::fromLatin1(language) << QString::fromUtf8(typed) << QString::fromLatin1(read);
    };
    row("en", "120", "120.00");
    row("en", " 12.5 ", "12.50");
    row("en", "−4", "-4.00");
    row("en", "1,204.50", "1204.50");
    row("en", "1 204.50", "1204.50");
    row("en", "12,50", "");
    row("en", "1,20,450", "");
    row("en", "1204,500", "");
    row("en", "12.345", "");
    row("nl", "12,50", "12.50");
    row("nl", "12.50", "12.50");
    row("nl", "1.204,50", "1204.50");
    row("nl", "1.204", "1204.00");
    row("nl", "1,204.50", "");
    row("de", "-37,4", "-37.40");
    row("de", "1.234.567,89", "1234567.89");
    row("fr", "1 204,50", "1204.50");
    row("fr", "1\u202f204,50", "1204.50");
    row("fr", "1.204", "");
    for (const char* nothing : {"", "-", ",", "12,", ",5", "twelve", "1e3", "0x10", "9999999999", "1,,000"})
        row("en", nothing, "");
}

void SpeechTest::amountsAreReadAsTheyAreWritten()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, read);
    speakLanguage(language);
    const auto amount = typedAmount(typed);
    QCOMPARE(amount ? QString::fromStdString(amount->text()) : QString(), read);
}

/// What stands in a field may be typed over in part: all of it is read as it is shown, in every language.
void SpeechTest::everyAmountShownIsRead()
{
    for (const char* language : {"en", "nl", "de", "fr"}) {
        speakLanguage(QString::fromLatin1(language));
        for (const std::int64_t hundredths : {0LL, 1LL, 50LL, 12050LL, -120450LL, 100000LL, 99999999999LL}) {
            const Talents amount = Talents::ofHundredths(hundredths);
            QCOMPARE(typedAmount(amountText(amount)), std::optional(amount));
            QCOMPARE(typedAmount(signedAmountText(amount)), std::optional(amount));
        }
    }
}

void SpeechTest::whatHasNoTranslationIsEnglish()
{
    speakLanguage(QStringLiteral("nl"));
    QCOMPARE(windowText("Nobody says this"), QStringLiteral("Nobody says this"));
    QCOMPARE(spokenTerm("nobody says this"), QStringLiteral("nobody says this"));
    speakLanguage(QStringLiteral("xx"));
    QCOMPARE(languageSpoken(), QStringLiteral("en"));
}

void SpeechTest::aChangeIsToldToTheApplication()
{
    QCoreApplication::instance()->installEventFilter(this);
    m_changes = 0;
    speakLanguage(QStringLiteral("nl"));
    QVERIFY(m_changes > 0);
    m_changes = 0;
    speakLanguage(QStringLiteral("en"));
    QVERIFY(m_changes > 0);
    QCoreApplication::instance()->removeEventFilter(this);
}

void SpeechTest::everythingShownIsReadAnew()
{
    QObject root;
    auto* shown = new Shown(&root);
    int titles = 0;
    int changes = 0;
    int openings = 0;
    connect(shown, &Shown::titleChanged, this, [&] { ++titles; });
    connect(shown, &Shown::changed, this, [&] { ++changes; });
    connect(shown, &Shown::opened, this, [&] { ++openings; });
    tellAnew(root);
    QCOMPARE(titles, 1); // once, whatever many properties share it
    QCOMPARE(changes, 1);
    QCOMPARE(openings, 0); // nothing has happened
}

void SpeechTest::languagesAreNamedInTheirOwnWords()
{
    QVERIFY(spokenLanguages().startsWith(QStringLiteral("en")));
    QCOMPARE(languageName(QStringLiteral("en")), QStringLiteral("English"));
    QCOMPARE(languageName(QStringLiteral("nl")), QStringLiteral("Nederlands"));
    QVERIFY(spokenLanguages().contains(systemLanguage()));
}

void SpeechTest::numbersAndDatesAreWrittenByLanguage()
{
    const Talents amount = Talents::ofHundredths(-120450);
    const QDate day(2026, 3, 1);
    speakLanguage(QStringLiteral("en"));
    QCOMPARE(spokenAmount(amount), std::string("-1204.50"));
    QVERIFY(spokenLocale().toString(day, QLocale::LongFormat).contains(QStringLiteral("March")));
    QCOMPARE(fractionText(15, 1), QStringLiteral("1.5"));
    QCOMPARE(fractionText(3914, 2), QStringLiteral("39.14"));
    for (const auto& [language, month] : {std::pair(QStringLiteral("nl"), QStringLiteral("maart")),
                                          std::pair(QStringLiteral("de"), QStringLiteral("März")),
                                          std::pair(QStringLiteral("fr"), QStringLiteral("mars"))}) {
        speakLanguage(language);
        QCOMPARE(spokenAmount(amount), std::string("-1204,50"));
        QCOMPARE(fractionText(15, 1), QStringLiteral("1,5"));
        QCOMPARE(fractionText(3914, 2), QStringLiteral("39,14"));
        // What a file keeps in English has its amounts in English too.
        const std::string stored = spokenText(phraseOfEnglish("Pay 12.50 talents back"));
        QVERIFY2(stored.find("12,50") != stored.npos, stored.c_str());
        QVERIFY2(spokenLocale().toString(day, QLocale::LongFormat).contains(month), qPrintable(language));
        // A count of one and of more are two forms.
        QVERIFY(spoken(phraseN("{%n ship|%n ships}", 1))
                != spoken(phraseN("{%n ship|%n ships}", 2)).replace(u'2', u'1'));
    }
    speakLanguage(QStringLiteral("en"));
}

void SpeechTest::qtSpeaksAlong_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("cancel");
    QTest::newRow("nl") << QStringLiteral("nl") << QStringLiteral("Annuleren");
    QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("Abbrechen");
    QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("Annuler");
}

/// Dialogs of Qt's own have the language too, where the system has Qt's words for it (qt6-translations-l10n, which ./dev installs).
void SpeechTest::qtSpeaksAlong()
{
    QFETCH(QString, language);
    QFETCH(QString, cancel);
    speakLanguage(language);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), cancel);
    speakLanguage(QStringLiteral("en"));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
}

QTEST_GUILESS_MAIN(SpeechTest)
#include "speech_test.moc"
