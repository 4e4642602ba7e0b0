// SPDX-License-Identifier: GPL-3.0-or-later
// The same screens and sheets in other languages. In every language nothing is cut; in one that nobody speaks nothing is
// English, but for what people have named.
#include <QApplication>
#include <QQuickItem>
#include <QSet>
#include <QTest>

#include <memory>

#include "app/base/speech/speech.h"
#include "core/base/json.h"
#include "core/battle/match/registry.h"
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

/// The words of every "name" in a document.
void collectNames(const Json& value, QSet<QString>& words)
{
    for (const auto& [key, each] : value.items()) {
        if (key == "name" && each.is_string()) {
            for (const QString& word : plainWordsIn(QString::fromStdString(each.get<std::string>())))
                words.insert(word);
        } else if (each.is_structured()) {
            collectNames(each, words);
        }
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
    for (const QString& text : texts)
        for (const QString& word : plainWordsIn(text))
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
