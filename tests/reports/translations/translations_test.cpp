// SPDX-License-Identifier: GPL-3.0-or-later
// Every language has what the program says - on paper, in the window, on the command line: nothing is missing, nothing is
// left over, and no translation loses a place. Sources are read here as lupdate reads them, which need not be installed.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/base/enum_names.h"
#include "core/base/finding.h"
#include "core/base/json.h"
#include "core/battle/brief/weather.h"
#include "core/battle/outcome/outcome.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/records/fleets.h"
#include "core/campaign/records/ledger.h"
#include "core/campaign/records/ports.h"
#include "core/campaign/records/sides.h"
#include "core/campaign/records/voyages.h"
#include "core/campaign/settings/settings.h"
#include "core/data/ancient_coast.h"
#include "core/data/embedded.h"
#include "core/data/figures.h"
#include "core/people/quality.h"
#include "core/rulebook/rule_tables.h"
#include "core/rulebook/rulebook.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"
#include "core/ships/loss_kinds.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/translations/catalogue.h"
#include "reports/words.h"
#include <algorithm>
#include <utility>

using namespace navarch;

namespace {

/// A text that stands in the sources.
struct Said {
    QString english;
    QString about; ///< what sets it apart from the same English: the second argument of tr()
    QString file;
    bool isCounted = false;
};

/// What a literal, or several that follow one another, say.
QString literalsIn(const QString& code)
{
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString text;
    for (auto parts = literal.globalMatch(code); parts.hasNext();)
        text += parts.next().captured(1).replace(QLatin1String("\\\""), QLatin1String("\""));
    text.replace(QLatin1String("\\u00a0"), QChar(0xa0));
    return text;
}

/// The texts of the sources in `folder` that are passed to what `call` names.
std::vector<Said> saidIn(const QString& folder, const QString& call)
{
    static const QString literals = QStringLiteral("((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*(?:\\+\\s*)?)+)");
    const QRegularExpression calls(call + QStringLiteral("\\(\\s*") + literals + QStringLiteral("(?:,\\s*")
                                   + literals + QStringLiteral("\\)|[,)])"));
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"),
                                            QRegularExpression::MultilineOption);
    std::vector<Said> all;
    QDirIterator files(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/../../") + folder,
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll()).remove(comment);
        for (auto found = calls.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            all.push_back({literalsIn(match.captured(2)), literalsIn(match.captured(3)), file.fileName(),
                           match.captured(1).endsWith(QLatin1Char('N'))});
        }
    }
    return all;
}

/// What core says, and what the floors above it say of files, paper and the disk.
std::vector<Said> phrases()
{
    std::vector<Said> all;
    for (const char* floor : {"core", "db", "reports", "app"}) {
        const auto said =
            saidIn(QString::fromLatin1(floor), QStringLiteral("\\b(phraseN?|phraseTextN?|refusalTextN?)"));
        all.insert(all.end(), said.begin(), said.end());
    }
    return all;
}

std::vector<Said> wordsOfPaper()
{
    return saidIn(QStringLiteral("reports"), QStringLiteral("(Words::\\s*tr)"));
}

/// What the window says, and the command line by the same words.
std::vector<Said> windowTexts()
{
    std::vector<Said> all = saidIn(QStringLiteral("app"), QStringLiteral("\\b(tr|windowText|QT_TR_NOOP)"));
    for (Said& each : saidIn(QStringLiteral("qml"), QStringLiteral("\\b(qsTr)")))
        all.push_back(std::move(each));
    for (Said& each : saidIn(QStringLiteral("reports"), QStringLiteral("\\b(QT_TRANSLATE_NOOP)"))) {
        each.english = std::exchange(each.about, {}); // its context comes first
        all.push_back(std::move(each));
    }
    return all;
}

/// The rulebook: titles and paragraphs.
std::vector<Said> rulePages()
{
    std::vector<Said> all;
    const auto add = [&](const Phrase& phrase, const std::string& where) {
        all.push_back({QString::fromStdString(phrase.text()), {}, QString::fromStdString(where), false});
    };
    for (const RuleChapter& chapter : builtInRulebook().chapters())
        add(chapter.title, chapter.id);
    for (const RulePage& page : builtInRulebook().pages()) {
        add(page.title, page.id);
        for (const auto* texts : {&page.text, &page.example})
            for (const Phrase& text : *texts)
                add(text, page.id);
    }
    return all;
}

/// What the tables of the rulebook say beside their figures.
std::vector<Said> ruleTableTexts()
{
    std::vector<Said> all;
    const auto add = [&](const Phrase& phrase, const std::string& where) {
        const QString text = QString::fromStdString(phrase.text());
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{2}"));
        if (!phrase.isGiven() && text.contains(word))
            all.push_back({text, {}, QString::fromStdString(where), false});
    };
    for (const RulePage& page : builtInRulebook().pages())
        for (const RuleTable& table : ruleTables(page.id, page.game, {})) {
            for (const Phrase& column : table.columns)
                add(column, page.id);
            for (const RuleTable::Row& row : table.rows)
                for (const Phrase& cell : row.cells)
                    add(cell, page.id);
        }
    return all;
}

/// The written names of enumerations that the window shows as words, with what sets them apart.
std::vector<std::pair<std::string, std::string>> namesShown()
{
    std::vector<std::pair<std::string, std::string>> all;
    const auto add = [&](const auto& names, const std::string& about = {}) {
        for (const auto& each : names) {
            std::string words(each.name);
            std::replace(words.begin(), words.end(), '-', ' ');
            all.emplace_back(std::move(words), about);
        }
    };
    add(EnumNames<CrewQuality>::names);
    add(EnumNames<CommandQuality>::names);
    add(EnumNames<Post>::names);
    add(EnumNames<Ram>::names);
    add(EnumNames<Hull>::names);
    add(EnumNames<Damage>::names);
    add(EnumNames<PersonState>::names);
    add(EnumNames<ShipFate>::names, "a ship");
    add(EnumNames<PortState>::names, "a port");
    add(EnumNames<Account>::names);
    add(EnumNames<Keep>::names);
    add(EnumNames<ListPeriod>::names);
    add(EnumNames<Player>::names);
    add(EnumNames<Wind>::names);
    add(EnumNames<Sea>::names);
    add(EnumNames<Severity>::names);
    return all;
}

/// The places of a text: "%1", "%2", each once; and keys: "Ctrl+Z", "F9".
QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%[1-9]|\\{n\\}|Ctrl\\+\\w+|\\bF\\d+\\b"));
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places += found.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void languagesAreThere();
    void everyPhraseIsTranslated_data() { eachWholeLanguage(); }
    void everyPhraseIsTranslated();
    void wordsOfDiceAreTexts();
    void everyWordOfPaperIsTranslated_data() { eachWholeLanguage(); }
    void everyWordOfPaperIsTranslated();
    void everyTextOfTheWindowIsTranslated_data() { eachWholeLanguage(); }
    void everyTextOfTheWindowIsTranslated();
    void everyRuleIsTranslated_data() { eachWholeLanguage(); }
    void everyRuleIsTranslated();
    void everyNameShownIsTranslated_data() { eachWholeLanguage(); }
    void everyNameShownIsTranslated();
    void noPlaceIsLost_data() { eachLanguage(); }
    void noPlaceIsLost();
    void nothingIsLeftOver_data() { eachLanguage(); }
    void nothingIsLeftOver();
    void everyWordOfACampaignIsTranslated_data() { eachWholeLanguage(); }
    void everyWordOfACampaignIsTranslated();
    void everyClassHasItsName_data() { eachWholeLanguage(); }
    void everyClassHasItsName();
    void everyScenarioIsTranslated_data() { eachWholeLanguage(); }
    void everyScenarioIsTranslated();
    void everyGameHasItsTitle_data() { eachWholeLanguage(); }
    void everyGameHasItsTitle();

private:
    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : translatedLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    /// Those that are to have everything; `./dev translations` says what the others lack.
    static void eachWholeLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : translatedLanguages())
            if (!catalogueOf(language)->isProvisional())
                QTest::newRow(qPrintable(language)) << language;
    }
    static QStringList missing(const std::vector<Said>& all, const Catalogue& catalogue)
    {
        QStringList found;
        for (const Said& each : all)
            if (!catalogue.patternOf(each.english.toStdString(),
                                     each.isCounted ? std::optional<std::int64_t>(2) : std::nullopt)
                && !catalogue.all().contains(
                    Catalogue::Key{each.english.toStdString(), each.about.toStdString()}))
                found += each.english + QStringLiteral("  (") + each.file.section(QLatin1Char('/'), -2)
                         + QLatin1Char(')');
        found.removeDuplicates();
        return found;
    }
};

void TranslationsTest::languagesAreThere()
{
    QVERIFY(translatedLanguages().contains(QStringLiteral("nl")));
    for (const QString& language : translatedLanguages())
        QCOMPARE(catalogueOf(language)->language(), language);
    QVERIFY(!catalogueOf(QStringLiteral("xx")));
}

void TranslationsTest::everyPhraseIsTranslated()
{
    QFETCH(const QString, language);
    const std::vector<Said> all = phrases();
    QVERIFY(all.size() > 70);
    const QStringList without = missing(all, *catalogueOf(language));
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

/// Why a die is rolled, what it came to and what is added to it stand in phraseText(), where translations are looked for.
void TranslationsTest::wordsOfDiceAreTexts()
{
    const auto bare =
        saidIn(QStringLiteral("core/rules"),
               QStringLiteral("\\b(settle|(?:d6|d10|modifier)(?=\\(\\s*\"[A-Z]{2}-[^\"]*\",\\s*\"))"));
    QVERIFY2(bare.empty(), bare.empty() ? "" : qPrintable(bare.front().file + bare.front().english));
}

void TranslationsTest::everyWordOfPaperIsTranslated()
{
    QFETCH(const QString, language);
    const std::vector<Said> all = wordsOfPaper();
    QVERIFY(all.size() > 500);
    const QStringList without = missing(all, *catalogueOf(language));
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

void TranslationsTest::everyTextOfTheWindowIsTranslated()
{
    QFETCH(const QString, language);
    const std::vector<Said> all = windowTexts();
    QVERIFY(all.size() > 2300);
    const QStringList without = missing(all, *catalogueOf(language));
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

/// Page for page, and every word in a page's tables.
void TranslationsTest::everyRuleIsTranslated()
{
    QFETCH(const QString, language);
    std::vector<Said> all = rulePages();
    QVERIFY(all.size() > 1500);
    for (Said& each : ruleTableTexts())
        all.push_back(std::move(each));
    const QStringList without = missing(all, *catalogueOf(language));
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

void TranslationsTest::everyNameShownIsTranslated()
{
    QFETCH(const QString, language);
    QStringList without;
    for (const auto& [name, about] : namesShown())
        if (!catalogueOf(language)->patternOf(name, std::nullopt, about))
            without += QString::fromStdString(name);
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

void TranslationsTest::noPlaceIsLost()
{
    QFETCH(const QString, language);
    QStringList faults;
    for (const auto& [key, translation] : catalogueOf(language)->all()) {
        const QString source = QString::fromStdString(key.english);
        for (const std::string& form : translation.forms) {
            const QString text = QString::fromStdString(form);
            const auto bracesOf = [](const QString& words) {
                return words.count(QLatin1Char('{')) + words.count(QLatin1Char('}'));
            };
            const auto hasEllipsis = [](const QString& words) { return words.endsWith(QChar(0x2026)); };
            if (placesOf(text) != placesOf(source) || text.trimmed().isEmpty()
                || bracesOf(text) != (translation.isCounted ? 0 : bracesOf(source))
                || hasEllipsis(text) != hasEllipsis(source)
                || text.startsWith(QLatin1Char(' ')) != source.startsWith(QLatin1Char(' '))
                || text.endsWith(QLatin1Char(' ')) != source.endsWith(QLatin1Char(' ')))
                faults += source + QStringLiteral(" = ") + text;
        }
        if (translation.isCounted && source.contains(QLatin1String("%n"))
            && !QString::fromStdString(translation.forms.back()).contains(QLatin1String("%n")))
            faults += source + QStringLiteral(": several without their number");
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// What core no longer says goes out of the catalogue with it.
void TranslationsTest::nothingIsLeftOver()
{
    QFETCH(const QString, language);
    QSet<QString> said;
    for (const auto& all : {phrases(), wordsOfPaper(), windowTexts(), rulePages()})
        for (const Said& each : all)
            said.insert(each.english);
    QStringList left;
    for (const auto& [key, translation] : catalogueOf(language)->all())
        if (translation.context != QLatin1String("figures") && translation.context != QLatin1String("names")
            && !said.contains(QString::fromStdString(key.english)))
            left += QString::fromStdString(key.english);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
}

/// Names of enumerations and the like that stand in what a campaign tells, where no source has them as a phrase.
void TranslationsTest::everyWordOfACampaignIsTranslated()
{
    QFETCH(const QString, language);
    std::vector<std::string> words{
        "ship",   "fleet",   "side", "port",     "squadron", "commander",
        "battle", "contact", "loan", "contract", "work"}; // as Deed::require() is asked for them
    const auto take = [&](const auto& names) {
        for (const auto& each : names)
            words.emplace_back(each.name);
    };
    take(EnumNames<CrewQuality>::names);
    take(EnumNames<CommandQuality>::names);
    take(EnumNames<PersonState>::names);
    take(EnumNames<Damage>::names);
    take(EnumNames<Ram>::names);
    take(EnumNames<FleetOrder>::names);
    for (const SettingRule& rule : settingRules())
        words.emplace_back(rule.title);
    for (const LossKind& kind : lossKinds)
        words.emplace_back(kind.thing);
    QStringList without;
    for (const std::string& word : words)
        if (!catalogueOf(language)->patternOf(word, std::nullopt))
            without += QString::fromStdString(word);
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

void TranslationsTest::everyClassHasItsName()
{
    QFETCH(const QString, language);
    for (const ShipClass& known : builtInFigures().classes.all())
        QVERIFY2(catalogueOf(language)->patternOf(known.name, std::nullopt), known.name.c_str());
}

/// The wars and battles that come with the program: what they are called and about; and what is told of the ancient shore.
void TranslationsTest::everyScenarioIsTranslated()
{
    QFETCH(const QString, language);
    std::vector<std::string> texts;
    for (const std::string& id : scenarioIds()) {
        const auto plan = builtInScenario(id, builtInFigures());
        QVERIFY(plan);
        texts.insert(texts.end(), {plan->name, plan->summary, plan->history});
        for (const PlannedBattle& battle : plan->battles)
            texts.insert(texts.end(), {battle.name, battle.note});
    }
    for (const std::string_view file : embeddedFileNames()) {
        if (!file.starts_with("battles/"))
            continue;
        const auto battle = parseJson(*embeddedFile(file), std::string(file));
        QVERIFY(battle);
        texts.push_back(battle->at("name").get<std::string>());
        texts.push_back(battle->at("note").get<std::string>());
        for (const Json& side : battle->at("brief").at("sides"))
            texts.push_back(side.at("fleet").at("name").get<std::string>());
    }
    for (const AncientPlace& place : AncientCoast::builtIn().all())
        texts.insert(texts.end(), {place.name, place.then});
    QVERIFY(texts.size() > 40);
    QStringList without;
    for (const std::string& text : texts)
        if (!catalogueOf(language)->patternOf(text, std::nullopt))
            without += QString::fromStdString(text);
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char('\n'))));
}

/// A title that is no name is a word of the game's own sheets, which no source passes to Words::tr() as a literal.
void TranslationsTest::everyGameHasItsTitle()
{
    QFETCH(const QString, language);
    for (const SheetsOfGame& game : builtInSheets())
        QVERIFY2(game.isNamed || catalogueOf(language)->patternOf(game.title, std::nullopt), game.title);
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
