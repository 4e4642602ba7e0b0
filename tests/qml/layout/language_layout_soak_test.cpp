// SPDX-License-Identifier: GPL-3.0-or-later
// The same screens and sheets in other languages. In every language nothing is cut; in one that nobody speaks nothing is
// English, but for what people have named.
#include <QApplication>
#include <QLocale>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <memory>

#include "app/base/speech/speech.h"
#include "core/base/json.h"
#include "core/battle/match/registry.h"
#include "core/data/embedded.h"
#include "db/campaign_file.h"
#include "tests/qml/layout/toured_window.h"
#include "tests/support/rounds.h"
#include "tests/tour/pseudo_language.h"

using namespace navarch;

namespace {

/// Every text that is shown below `item`.
void collectTexts(const QQuickItem& item, QStringList& texts)
{
    if (!item.isVisible() || item.opacity() < 0.05)
        return;
    if (item.inherits("QQuickText"))
        texts += item.property("text").toString();
    for (const QQuickItem* child : item.childItems())
        collectTexts(*child, texts);
}

void addWords(const std::string& text, QSet<QString>& words)
{
    for (const QString& word : plainWordsIn(QString::fromStdString(text)))
        words.insert(word);
}

/// The words of everything in a document that people have named or written.
void collectNames(const Json& value, QSet<QString>& words)
{
    static const QSet<QString> named{QStringLiteral("name"),     QStringLiteral("captain"),
                                     QStringLiteral("squadron"), QStringLiteral("note"),
                                     QStringLiteral("ships"),    QStringLiteral("men")};
    for (const auto& [key, each] : value.items()) {
        const bool isNamed = named.contains(QString::fromStdString(key));
        if (isNamed && each.is_string())
            addWords(each.get<std::string>(), words);
        else if (isNamed && each.is_array())
            for (const Json& item : each)
                item.is_string() ? addWords(item.get<std::string>(), words) : collectNames(item, words);
        else if (each.is_structured())
            collectNames(each, words);
    }
}

const QString unspoken = QStringLiteral("unspoken");

} // namespace

class LanguageLayoutSoakTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theUnspokenLanguageKeepsWhatIsNoWord();
    void everyStop_data();
    void everyStop();

private:
    [[nodiscard]] QStringList untranslated();

    std::unique_ptr<TouredWindow> m_toured;
    QString m_language;
    QSet<QString> m_names; ///< what people have named, and nobody translates
};

void LanguageLayoutSoakTest::initTestCase()
{
    m_toured = std::make_unique<TouredWindow>();
    QVERIFY2(m_toured->problem().isEmpty(), qPrintable(m_toured->problem()));
    const OpenResult opened = CampaignFile::open(m_toured->campaign(), {OpenMode::Look});
    QVERIFY(opened.file);
    collectNames(opened.file->exportJson(), m_names);
    // Ships and men of the battles and wars that come with the program, and what those are called who have no name yet. What
    // those battles are called and about is ours to say.
    for (const std::string_view file : embeddedFileNames()) {
        const bool isBattle = file.starts_with("battles/");
        if (!isBattle && !file.starts_with("scenarios/") && file != "names.json" && file != "ports.json")
            continue;
        auto document = parseJson(*embeddedFile(file), std::string(file));
        QVERIFY(document);
        for (const char* said : {"name", "note"})
            document->erase(said);
        collectNames(*document, m_names);
    }
    // How a plot is written down is the same in every language, and so is a language's own name.
    for (const char* sign : {"Ram", "Shoot", "Repair", "Move", "Grapple", "Cut", "Prepare"})
        m_names.insert(QString::fromLatin1(sign));
    for (const QString& language : spokenLanguages())
        m_names.insert(languageName(language));
    for (int month = 1; month <= 12; ++month)
        m_names.insert(QLocale(QStringLiteral("en_US")).standaloneMonthName(month));
    for (const RuleSet& game : builtInRuleSets().all())
        for (const QString& word : plainWordsIn(QString::fromStdString(std::string(game.name))))
            m_names.insert(word);
}

void LanguageLayoutSoakTest::theUnspokenLanguageKeepsWhatIsNoWord()
{
    QCOMPARE(pseudoText("Save %1 (Ctrl+S)…"), std::string("Sààvêê %1 (Ctrl+S)…"));
    QCOMPARE(pseudoText("{%n ship|%n ships} of %1", 1), std::string("%n shïïp ööf %1"));
    QCOMPARE(plainWordsIn(QStringLiteral("Sààvêê 12 cm of Aias")), QStringList{QStringLiteral("Aias")});
}

/// Words that are shown and that nobody has translated.
QStringList LanguageLayoutSoakTest::untranslated()
{
    QStringList texts;
    collectTexts(*m_toured->window().contentItem(), texts);
    QStringList faults;
    static const QRegularExpression path(QStringLiteral("\\S*/\\S*"));
    for (const QString& text : texts)
        for (const QString& word : plainWordsIn(QString(text).remove(path)))
            if (!m_names.contains(word))
                faults += QStringLiteral("\"%1\" in \"%2\"").arg(word, text.left(80));
    faults.removeDuplicates();
    return faults;
}

void LanguageLayoutSoakTest::everyStop_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("stop");
    const QStringList stops = m_toured->stops();
    const qsizetype step = onlyOneRound() ? 6 : 1;
    // In one round only languages that somebody has read over: what is cut in the others is theirs to find.
    QStringList languages = spokenLanguages();
    languages.removeOne(QStringLiteral("en"));
    if (onlyOneRound())
        languages.removeIf([](const QString& language) { return isProvisionalLanguage(language); });
    else
        languages.prepend(unspoken);
    for (const QString& language : languages)
        for (qsizetype i = 0; i < stops.size(); i += step)
            QTest::addRow("%s in %s", qPrintable(stops[i]), qPrintable(language)) << language << stops[i];
}

void LanguageLayoutSoakTest::everyStop()
{
    QFETCH(QString, language);
    QFETCH(QString, stop);
    if (language != m_language) {
        m_language = language;
        m_toured->speakNow(language == unspoken ? pseudoLanguage() : speechOf(language));
    }
    m_toured->setTextFactor(1);
    m_toured->goTo(stop);
    QStringList told;
    for (const QSize size : {QSize(1280, 720)}) {
        m_toured->showAt(size, 1);
        for (const QString& fault : m_toured->faults())
            told += QStringLiteral("%1x%2: %3").arg(size.width()).arg(size.height()).arg(fault);
    }
    if (language == unspoken)
        told += untranslated();
    QVERIFY2(told.isEmpty(), qPrintable(QString::number(told.size()) + QLatin1Char('\n')
                                        + told.mid(0, 40).join(QLatin1Char('\n'))));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv); // Qt Charts draws through the widgets' scene
    LanguageLayoutSoakTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "language_layout_soak_test.moc"
