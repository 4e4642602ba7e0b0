// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/thinning.h"

#include <algorithm>
#include <random>
#include <set>

#include <QDateTime>
#include <QTest>

using namespace navarch;

namespace {

std::int64_t seconds(const char* time)
{
    return QDateTime::fromString(QLatin1String(time), Qt::ISODate).toSecsSinceEpoch();
}

QDate dateOf(std::int64_t time)
{
    return QDateTime::fromSecsSinceEpoch(time, Qt::UTC).date();
}

/// Days, weeks or months as Qt counts them, which is not how db/backups/thinning.cpp does.
std::set<std::pair<int, int>> periods(const std::vector<std::int64_t>& times, char kind)
{
    std::set<std::pair<int, int>> found;
    for (const std::int64_t time : times) {
        const QDate date = dateOf(time);
        int year = date.year();
        const int week = date.weekNumber(&year);
        if (kind == 'd')
            found.emplace(date.year(), date.dayOfYear());
        else if (kind == 'w')
            found.emplace(year, week);
        else
            found.emplace(date.year(), date.month());
    }
    return found;
}

std::vector<std::int64_t> keptOf(const std::vector<std::int64_t>& times)
{
    const auto kept = keptBackups(times);
    std::vector<std::int64_t> result;
    for (std::size_t i = 0; i < times.size(); ++i)
        if (kept[i])
            result.push_back(times[i]);
    return result;
}

} // namespace

class ThinningTest : public QObject {
    Q_OBJECT

private slots:
    void nothingOfNothing() { QVERIFY(keptBackups({}).empty()); }

    void theNewestOfADayIsKept()
    {
        QCOMPARE(keptOf({seconds("2026-03-02T10:00:00Z"), seconds("2026-03-02T18:00:00Z"),
                         seconds("2026-03-02T09:00:00Z")}),
                 std::vector{seconds("2026-03-02T18:00:00Z")});
    }

    void aYearOfDailyBackups()
    {
        std::vector<std::int64_t> times;
        for (int day = 0; day < 400; ++day)
            times.push_back(seconds("2026-12-31T12:00:00Z") - day * 86'400);
        const auto kept = keptOf(times);
        // 22-31 December; the ends of ten weeks, of which two fall into those days; the ends of twelve months,
        // of which December's is there already.
        QCOMPARE(kept.size(), 10u + 8u + 11u);
        QCOMPARE(kept.front(), seconds("2026-12-31T12:00:00Z"));
        QVERIFY(std::find(kept.begin(), kept.end(), seconds("2026-01-31T12:00:00Z")) != kept.end());
        QVERIFY(std::find(kept.begin(), kept.end(), seconds("2026-12-20T12:00:00Z")) != kept.end());
        QVERIFY(std::find(kept.begin(), kept.end(), seconds("2026-12-21T12:00:00Z")) == kept.end());
    }

    void propertiesOfRandomTimes()
    {
        std::mt19937_64 random(3);
        for (int round = 0; round < 300; ++round) {
            std::vector<std::int64_t> times;
            const std::int64_t span = std::int64_t{86'400} << (random() % 11);
            for (std::size_t n = random() % 120; n > 0; --n)
                times.push_back(1'700'000'000 + std::int64_t(random() % std::uint64_t(span)));
            const auto kept = keptOf(times);
            QVERIFY(kept.size() <= std::size_t(dailyBackups + weeklyBackups + monthlyBackups));
            if (times.empty())
                continue;
            // The newest stays, and so do as many days, weeks and months as there were, up to their number.
            const auto newest = *std::max_element(times.begin(), times.end());
            QVERIFY(std::find(kept.begin(), kept.end(), newest) != kept.end());
            for (const auto& [kind, most] :
                 {std::pair{'d', dailyBackups}, {'w', weeklyBackups}, {'m', monthlyBackups}}) {
                const auto before = periods(times, kind);
                const auto after = periods(kept, kind);
                auto period = before.rbegin();
                for (int i = 0; i < most && period != before.rend(); ++i, ++period)
                    QVERIFY(after.contains(*period));
            }
            // Thinning twice takes nothing more, and the order of the times does not matter.
            auto again = keptOf(kept);
            QCOMPARE(again.size(), kept.size());
            std::shuffle(times.begin(), times.end(), random);
            auto shuffled = keptOf(times);
            auto sorted = kept;
            std::sort(shuffled.begin(), shuffled.end());
            std::sort(sorted.begin(), sorted.end());
            QCOMPARE(shuffled, sorted);
        }
    }
};

QTEST_GUILESS_MAIN(ThinningTest)
#include "thinning_test.moc"
