// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of rules are worked out with the figures in force: when a figure changes, so does what is shown of it.
#include <QtTest>

#include <set>

#include "core/battle/match/registry.h"
#include "core/data/embedded.h"
#include "core/data/figures.h"
#include "core/rulebook/played_examples.h"
#include "core/rulebook/rule_examples.h"
#include "core/rules/house_figures.h"
#include "core/rules/lessons.h"

using namespace navarch;

namespace {

QString textOf(const std::vector<Phrase>& paragraphs)
{
    QString text;
    for (const Phrase& paragraph : paragraphs)
        text += QString::fromStdString(paragraph.english()) + QLatin1Char('\n');
    return text;
}

std::span<const RuleExample> examplesOf(const std::string& game)
{
    const GameLesson* lesson = lessonOf(game);
    return lesson ? lesson->examples : campaignExamples();
}

std::vector<std::string> games()
{
    std::vector<std::string> ids{std::string(campaignRules)};
    for (const RuleSet& rules : builtInRuleSets().all())
        ids.emplace_back(rules.id);
    return ids;
}

/// The tables of a game as they are embedded.
Json tablesOf(const std::string& game)
{
    const std::string file = game + (game == campaignRules ? "/figures.json" : "/tables.json");
    return parseJson(embeddedFile(file).value_or(""), file).value_or(Json());
}

/// Calls `visit(number)` for every whole number of the tables.
template <class Visit>
void forNumbers(Json& json, Visit&& visit)
{
    if (json.is_number_integer())
        visit(json);
    else if (json.is_structured())
        for (auto& [key, value] : json.items())
            forNumbers(value, visit);
}

/// The rules whose examples show no single number of their game's tables: what they are worked out with are prices, classes of
/// ships, what never changes, rows that only fit together (SA-2.5.2), or words (SA-6.T, whose faces an umpire changes).
const std::set<std::string, std::less<>> withoutTables{
    "SA-15.1", "SA-15.2",  "SA-15.3",  "SA-15.4", "SA-15.5", "SA-15.6", "SA-15.8",
    "SA-15.9", "SA-15.10", "SA-15.11", "TR-15.1", "TR-6.1",  "TR-T4",   "CP-9.1",
    "SQ-1.2",  "SQ-T1",    "SA-2.5.2", "SA-6.T",  "SQ-12.1", "SQ-T7"};

} // namespace

class RuleExamplesTest : public QObject {
    Q_OBJECT

private slots:
    /// Each is of a rule that has a page, once, and says something without a place left open.
    void everyExampleIsOfARule()
    {
        int count = 0;
        for (const std::string& game : games()) {
            std::set<std::string_view> rules;
            for (const RuleExample& example : examplesOf(game)) {
                const RulePage* page = builtInRulebook().find(example.rule);
                QVERIFY2(page && page->id == example.rule && page->game == game,
                         std::string(example.rule).c_str());
                QVERIFY2(isWorkedOut(*page), page->id.c_str());
                QVERIFY2(rules.insert(example.rule).second, page->id.c_str());
                const auto shown = ruleExample(*page, builtInFigures(), {});
                QVERIFY2(!shown.empty(), page->id.c_str());
                for (const Phrase& text : shown)
                    QVERIFY2(!text.isEmpty()
                                 && !QString::fromStdString(text.english()).contains(QLatin1Char('%')),
                             (page->id + ": " + text.english()).c_str());
                ++count;
            }
        }
        QVERIFY2(count >= 100, std::to_string(count).c_str());
    }

    /// For every example some figure of its game's tables, printed or ours, changes it: another number in its place, another
    /// example.
    void everyExampleFollowsItsTables_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string& game : games())
            QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }
    void everyExampleFollowsItsTables()
    {
        QFETCH(QString, game);
        const Json tables = tablesOf(game.toStdString());
        QVERIFY(!tables.is_null());
        std::map<std::string_view, QString> before;
        std::set<std::string_view> still;
        for (const RuleExample& example : examplesOf(game.toStdString())) {
            if (withoutTables.contains(example.rule))
                continue;
            before[example.rule] = textOf(example.work({builtInFigures(), {}, &tables}));
            still.insert(example.rule);
        }
        // What is worked out in a whole battle or war takes the umpire's figures alone: see below.
        for (const char* whole : {"TR-3.1", "RS-1.5", "RS-5.3", "PM-1.5", "PM-2.8"})
            still.erase(whole);
        Json altered = tables;
        forNumbers(altered, [&](Json& number) {
            if (still.empty())
                return;
            const auto was = number.get<std::int64_t>();
            for (const int by : {1, -1}) {
                number = was + by;
                for (const RuleExample& example : examplesOf(game.toStdString()))
                    if (still.contains(example.rule)
                        && textOf(example.work({builtInFigures(), {}, &altered})) != before[example.rule])
                        still.erase(example.rule);
            }
            number = was;
        });
        QStringList left;
        for (const std::string_view rule : still)
            left += QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
    }

    /// An umpire's own figure of a rule with an example changes that example.
    void everyExampleFollowsTheUmpire()
    {
        int tried = 0;
        QStringList still;
        for (const std::string& game : games())
            for (const RuleExample& example : examplesOf(game)) {
                const RulePage* page = builtInRulebook().find(example.rule);
                const QString before = textOf(ruleExample(*page, builtInFigures(), {}));
                bool hasFigure = false;
                bool differs = false;
                for (const ChangeableFigure& figure : changeableFigures(game)) {
                    if (figure.rule != example.rule)
                        continue;
                    hasFigure = true;
                    const std::vector<std::string> others =
                        figure.choices.empty()
                            ? std::vector{std::to_string(figure.least), std::to_string(figure.most)}
                            : std::vector{figure.choices.front().value, figure.choices.back().value};
                    for (const std::string& other : others)
                        differs =
                            differs
                            || textOf(ruleExample(*page, builtInFigures(), {{figure.key, other}})) != before;
                }
                tried += hasFigure;
                if (hasFigure && !differs)
                    still += QString::fromStdString(page->id);
            }
        QVERIFY2(still.isEmpty(), qPrintable(still.join(QStringLiteral(", "))));
        QVERIFY2(tried > 30, std::to_string(tried).c_str());
    }

    /// Prices of examples are those of the list.
    void pricesAreThoseOfTheList()
    {
        Figures dearer = builtInFigures();
        dearer.prices.speedDivisor = 5;
        dearer.prices.troops.archer += Talents::whole(1);
        dearer.prices.equipment.tower += Talents::whole(1);
        dearer.prices.equipment.heavyEngine += Talents::whole(1);
        dearer.prices.hull.base += Talents::whole(1);
        dearer.prices.crewTenths[0] += 1;
        dearer.prices.commanders[0] += Talents::whole(1);
        dearer.prices.commanders[2] += Talents::whole(1);
        dearer.prices.masonry += Talents::whole(1);
        int tried = 0;
        for (const RuleExample& example : examplesOf(std::string(homeGame))) {
            if (!example.rule.starts_with("SA-15."))
                continue;
            QVERIFY2(textOf(example.work({builtInFigures(), {}})) != textOf(example.work({dearer, {}})),
                     std::string(example.rule).c_str());
            ++tried;
        }
        QCOMPARE(tried, 10);
    }

    /// A written example is not shown where a figure of its rule was changed: it would not hold.
    void aWrittenExampleGivesWayToTheUmpire()
    {
        RulePage page = *builtInRulebook().find("RS-20.1");
        page.id = "RS-17.2"; // with figures of ours, and no example worked out
        page.example = {phrase("It ends after sixty rounds.")};
        QVERIFY(!isWorkedOut(page));
        QCOMPARE(ruleExample(page, builtInFigures(), {}).size(), std::size_t{1});
        QCOMPARE(ruleExample(page, builtInFigures(), {{"hit-from", "7"}}).size(), std::size_t{1});
        QVERIFY(ruleExample(page, builtInFigures(), {{"round-limit", "30"}}).empty());
    }

    /// What captains come to names dice of most rules that have any; it is the same each time, and another with other figures.
    void captainsFightExamples_data() { everyExampleFollowsItsTables_data(); }
    void captainsFightExamples()
    {
        QFETCH(QString, game);
        const std::string id = game.toStdString();
        const PlayedExamples played = playedExamples(id, builtInFigures(), {});
        // Most dice of a war fall for many crews at once, and are too many for an example.
        QVERIFY2(played.size() >= (id == campaignRules ? 3u : 5u), std::to_string(played.size()).c_str());
        QCOMPARE(playedExamples(id, builtInFigures(), {}), played);
        for (const auto& [rule, lines] : played) {
            QVERIFY2(builtInRulebook().find(rule), rule.c_str());
            QVERIFY2(lines.size() >= 2, rule.c_str());
        }
        HouseValues others;
        for (const ChangeableFigure& figure : changeableFigures(id))
            if (figure.choices.empty()
                && (figure.key.ends_with("-hit") || figure.key.ends_with("-from")
                    || figure.key.ends_with("-limit") || figure.key.ends_with("rows") || figure.key == "zone"
                    || figure.key == "columns" || figure.key == "storm-lost-by"))
                others[figure.key] = std::to_string(figure.least);
        if (!others.empty() && id != campaignRules)
            QVERIFY(playedExamples(id, builtInFigures(), others) != played);
    }
};

QTEST_APPLESS_MAIN(RuleExamplesTest)
#include "rule_examples_test.moc"
