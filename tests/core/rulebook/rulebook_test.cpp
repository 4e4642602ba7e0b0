// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <fstream>
#include <set>

#include "core/battle/match/registry.h"
#include "core/rulebook/rule_tables.h"
#include "core/rulebook/rulebook.h"

using namespace navarch;

namespace {

/// The numbers of a game's rules, as tests/data/rules lists them.
std::vector<std::string> numbersOf(const std::string& game)
{
    std::ifstream in(qEnvironmentVariable("NAVARCH_TEST_DATA").toStdString() + "/rules/" + game + ".txt");
    std::vector<std::string> numbers;
    for (std::string number; in >> number;)
        numbers.push_back(number);
    return numbers;
}

Json bookOf(const char* pages)
{
    return *parseJson(std::string(R"({"format": "navarch-rulebook/1", "rules": "a-game", "chapters": [
        {"id": "XX-1", "title": "A chapter", "pages": [)")
                          + pages + "]}]}",
                      "book.json");
}

std::string idsOf(const std::vector<const RulePage*>& pages)
{
    std::string ids;
    for (const RulePage* page : pages)
        ids += page->id + " ";
    return ids;
}

std::string textOf(const std::vector<RuleTable>& tables)
{
    std::string text;
    for (const RuleTable& table : tables)
        for (const RuleTable::Row& row : table.rows) {
            for (const Phrase& cell : row.cells)
                text += cell.english() + "|";
            text += row.isChanged ? "changed\n" : "\n";
        }
    return text;
}

} // namespace

class RulebookTest : public QObject {
    Q_OBJECT

private slots:
    void everyRuleOfEveryGameHasItsPage_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("campaign") << "campaign";
        for (const RuleSet& rules : builtInRuleSets().all())
            QTest::newRow(std::string(rules.id).c_str()) << QString::fromStdString(std::string(rules.id));
    }

    void everyRuleOfEveryGameHasItsPage()
    {
        QFETCH(QString, game);
        const auto numbers = numbersOf(game.toStdString());
        QVERIFY(!numbers.empty());
        std::vector<std::string> pages;
        for (const RulePage& page : builtInRulebook().pages())
            if (page.game == game.toStdString())
                pages.push_back(page.id);
        QCOMPARE(pages, numbers);
    }

    void pagesNameOnlyPagesThatThereAre()
    {
        QCOMPARE(builtInRulebook().danglingReferences(), std::vector<std::string>());
        for (const RulePage& page : builtInRulebook().pages()) {
            QVERIFY2(!page.title.english().ends_with('.'), page.id.c_str());
            for (const std::string& other : page.see)
                QVERIFY2(other != page.id, page.id.c_str());
        }
    }

    /// Chapters hold all pages, each once and in order.
    void chaptersHoldAllPages()
    {
        std::size_t next = 0;
        for (const RuleChapter& chapter : builtInRulebook().chapters()) {
            QCOMPARE(chapter.first, next);
            next += chapter.count;
            for (std::size_t at = chapter.first; at < next; ++at)
                QCOMPARE(builtInRulebook().pages()[at].game, chapter.game);
        }
        QCOMPARE(next, builtInRulebook().pages().size());
    }

    void aPageIsFoundByItsNumber()
    {
        Rulebook book;
        QVERIFY(book.add(bookOf(R"({"id": "XX-1.1", "title": "Rams", "text": ["A ram strikes."]},
                                   {"id": "XX-1.10", "title": "Oars", "text": ["Oars row."]})"),
                         "book.json"));
        QCOMPARE(book.find("XX-1.1")->id, "XX-1.1");
        QCOMPARE(book.find("xx-1.10")->id, "XX-1.10");
        QCOMPARE(book.find("XX-1.1b")->id, "XX-1.1");
        QCOMPARE(book.find("XX-1.1.4")->id, "XX-1.1");
        QVERIFY(!book.find("XX-1.2"));
        QCOMPARE(book.find("XX-1")->id, "XX-1.1");
        QVERIFY(!book.find("XX"));
        QVERIFY(!book.find(""));
        QVERIFY(!book.find("rams"));
    }

    void pagesAreFoundByWords()
    {
        Rulebook book;
        QVERIFY(book.add(bookOf(R"({"id": "XX-1.1", "title": "Oars", "text": ["A ram breaks oars."]},
                                   {"id": "XX-1.2", "title": "Rams", "text": ["Struck."], "example": ["Trireme."]})"),
                         "book.json"));
        QCOMPARE(idsOf(book.search("ram", nullptr)), "XX-1.2 XX-1.1 ");
        QCOMPARE(idsOf(book.search("RAM, oars", nullptr)), "XX-1.1 ");
        QCOMPARE(idsOf(book.search("trir", nullptr)), "XX-1.2 ");
        QCOMPARE(idsOf(book.search("ireme", nullptr)), "");
        QCOMPARE(idsOf(book.search("xx-1.2", nullptr)), "XX-1.2 ");
        QCOMPARE(idsOf(book.search(" ,; ", nullptr)), "");
    }

    void whatIsNoRulebookIsRefused_data()
    {
        QTest::addColumn<QString>("pages");
        QTest::newRow("twice")
            << R"({"id": "A", "title": "T", "text": ["x"]}, {"id": "A", "title": "T", "text": ["x"]})";
        QTest::newRow("no text") << R"({"id": "A", "title": "T", "text": []})";
        QTest::newRow("a number for a text") << R"({"id": "A", "title": "T", "text": [7]})";
        QTest::newRow("an unknown field") << R"({"id": "A", "title": "T", "text": ["x"], "texd": "y"})";
        QTest::newRow("no title") << R"({"id": "A", "text": ["x"]})";
    }

    void whatIsNoRulebookIsRefused()
    {
        QFETCH(QString, pages);
        Rulebook book;
        QVERIFY(!book.add(bookOf(pages.toUtf8().constData()), "book.json"));
        QVERIFY(book.pages().empty());
    }

    /// Every figure that an umpire may change shows in the tables of its rule's page, and shows his own once he has.
    void tablesShowTheFiguresInForce()
    {
        int tried = 0;
        for (const RuleSet& rules : builtInRuleSets().all()) {
            if (!rules.changeableFigures)
                continue;
            for (const ChangeableFigure& figure : rules.changeableFigures()) {
                const std::string before = textOf(ruleTables(figure.rule, rules.id, {}));
                const std::string other = figure.choices.empty() ? figure.value == std::to_string(figure.most)
                                                                       ? std::to_string(figure.least)
                                                                       : std::to_string(figure.most)
                                          : figure.choices.front().value == figure.value
                                              ? figure.choices.back().value
                                              : figure.choices.front().value;
                const std::string after = textOf(ruleTables(figure.rule, rules.id, {{figure.key, other}}));
                QVERIFY2(before != after && after.find(other + "|changed") != after.npos,
                         (std::string(rules.id) + " " + figure.key + "\n" + after).c_str());
                ++tried;
            }
        }
        QVERIFY(tried > 100);
    }

    /// The figures that a page prints are those of the tables: the price list's as well as the games'.
    void tablesAreDrawnFromTheFigures()
    {
        const auto prices = textOf(ruleTables("SA-15.4", "salamis-ad-actium", {}));
        QVERIFY2(prices.find("heavy marine|") != prices.npos, prices.c_str());
        const auto casualties = ruleTables("SA-6.T", "salamis-ad-actium", {});
        QVERIFY(std::any_of(casualties.begin(), casualties.end(),
                            [](const RuleTable& table) { return table.rows.size() >= 10; }));
        for (const RulePage& page : builtInRulebook().pages())
            for (const RuleTable& table : ruleTables(page.id, page.game, {}))
                for (const RuleTable::Row& row : table.rows)
                    QCOMPARE(row.cells.size(), table.columns.size());
    }
};

QTEST_APPLESS_MAIN(RulebookTest)
#include "rulebook_test.moc"
