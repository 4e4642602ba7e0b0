// SPDX-License-Identifier: GPL-3.0-or-later
// How much what happened weighs beside the rest of its week, by its kind and never by its wording.
#include <QtTest>

#include <deque>

#include "core/campaign/deed/told_week.h"

using namespace navarch;

class ToldWeekTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_entries.clear(); }
    void whatWeighsMostStandsFirst();
    void oneThatIsSlightIsPlain();
    void weeksStandApart();
    void theirLineSaysWhatTheyAre();
    void aKindThatNobodyKnowsIsPlain();

private:
    void write(int week, const char* kind, const char* text = "")
    {
        ChronicleRecord entry;
        entry.id = Id<ChronicleRecord>{static_cast<std::int64_t>(m_entries.size()) + 1};
        entry.turn = week;
        entry.week = week;
        entry.kind = kind;
        entry.text = text;
        m_entries.push_back(entry);
    }
    [[nodiscard]] std::vector<const ChronicleRecord*> all() const
    {
        std::vector<const ChronicleRecord*> entries;
        for (const ChronicleRecord& entry : m_entries)
            entries.push_back(&entry);
        return entries;
    }
    static QString kindsOf(const std::vector<const ChronicleRecord*>& entries)
    {
        QStringList kinds;
        for (const ChronicleRecord* entry : entries)
            kinds += QString::fromStdString(entry->kind);
        return kinds.join(QLatin1Char(' '));
    }

    std::deque<ChronicleRecord> m_entries; ///< stay where they are
};

void ToldWeekTest::whatWeighsMostStandsFirst()
{
    for (const char* kind :
         {"sighted", "weary", "storm", "sighted", "fleet-arrived", "note", "battle-fought"})
        write(1, kind);
    const auto weeks = weeksOf(all());
    QCOMPARE(weeks.size(), std::size_t(1));
    QCOMPARE(kindsOf(weeks.front().great), QStringLiteral("storm battle-fought"));
    QCOMPARE(kindsOf(weeks.front().plain), QStringLiteral("weary note"));
    QCOMPARE(kindsOf(weeks.front().slight), QStringLiteral("sighted sighted fleet-arrived"));
    QCOMPARE(weeks.front().any().kind, std::string("storm"));
}

void ToldWeekTest::oneThatIsSlightIsPlain()
{
    write(1, "battle-fought");
    write(1, "sighted");
    const auto weeks = weeksOf(all());
    QCOMPARE(kindsOf(weeks.front().plain), QStringLiteral("sighted"));
    QVERIFY(weeks.front().slight.empty());
}

void ToldWeekTest::weeksStandApart()
{
    QVERIFY(weeksOf({}).empty());
    for (const int week : {1, 1, 2, 2})
        write(week, "sighted");
    const auto weeks = weeksOf(all());
    QCOMPARE(weeks.size(), std::size_t(2));
    QCOMPARE(weeks.front().any().week, 1);
    QCOMPARE(weeks.back().slight.size(), std::size_t(2));
}

void ToldWeekTest::theirLineSaysWhatTheyAre()
{
    write(1, "sighted", "A battle was fought.");
    write(1, "sighted");
    QCOMPARE(phraseOfSlight(all()).english(), std::string("2 sightings"));
    write(1, "fleet-arrived");
    QCOMPARE(phraseOfSlight(all()).english(), std::string("2 sightings, 1 move"));
    m_entries.clear();
    write(1, "stays-in-harbour");
    write(1, "fleet-arrived");
    QCOMPARE(phraseOfSlight(all()).english(), std::string("2 moves"));
}

void ToldWeekTest::aKindThatNobodyKnowsIsPlain()
{
    QCOMPARE(weightOf("comet"), Weight::Plain);
    QCOMPARE(weightOf(""), Weight::Plain);
    QCOMPARE(weightOf("commander-dead"), Weight::Great);
    QCOMPARE(weightOf("sighted"), Weight::Slight);
}

QTEST_APPLESS_MAIN(ToldWeekTest)
#include "told_week_test.moc"
