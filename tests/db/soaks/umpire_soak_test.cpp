// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of random settings by the umpire's hand, over all tables and fields of a war in course: each is refused with a
// reason, or the file verifies and one undo gives the same export. Some are left, and the war goes on over them.
#include <QTest>

#include <map>
#include <random>

#include "core/campaign/umpire/record_fields.h"
#include "db/campaign_file.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

const int edits = rounds(10'000, 150);
const int weeksBefore = rounds(12, 3);
constexpr int editsAWeek = 500;

/// Random settings of what a campaign holds: mostly of the kind that belongs there, often out of bounds, sometimes nonsense.
class RandomHand {
private:
    bool one(int in) { return below(in) == 0; }
    template <class List>
    const auto& pick(const List& list)
    {
        return list[m_random() % list.size()];
    }

public:
    explicit RandomHand(unsigned seed) : m_random(seed) {}

    SetField next(const Campaign& campaign)
    {
        const Draft draft(campaign);
        SetField set;
        set.reason = "Soak " + std::to_string(m_random());
        const std::vector<std::string> tables = recordTables();
        std::vector<NamedRecord> records;
        while (records.empty()) {
            set.table = pick(tables);
            records = recordsOf(draft, set.table).value();
        }
        set.record = one(50) ? below(100'000) : pick(records).number;
        const auto fields = fieldsOfRecord(draft, set.table, set.record);
        if (!fields || one(100)) {
            set.field = one(2) ? "id" : "nothing";
            set.value = 1;
            return set;
        }
        const RecordField& field = pick(*fields);
        set.field = field.name;
        set.value = one(20) ? nonsense() : valueFor(draft, field);
        return set;
    }

    int below(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most)); }

private:
    Json nonsense()
    {
        switch (below(6)) {
        case 0: return -1;
        case 1: return true;
        case 2: return "\xE2\x80\x8F markup <b>&amp;</b>";
        case 3: return Json::array({1, 2, 3});
        case 4: return 9'007'199'254'740'993;
        default: return 0.5;
        }
    }

    Json valueFor(const Draft& draft, const RecordField& field)
    {
        switch (field.kind) {
        case FieldKind::Number: return number(field);
        case FieldKind::YesNo: return one(2);
        case FieldKind::Amount: return std::to_string(below(400) - 40) + ".50";
        case FieldKind::Choice: return pick(field.choices);
        case FieldKind::Numbers: return Json::array({below(8)});
        case FieldKind::Reference: {
            const auto records = recordsOf(draft, field.table).value();
            return records.empty() || one(4) ? below(2) * 777 : pick(records).number;
        }
        case FieldKind::Text: break;
        }
        static const std::vector<std::string> texts{"",        "Aias",   "Νίκη", "aegina",         "piraeus",
                                                    "trireme", "strict", "on",   "piraeus aegina", "megara"};
        return pick(texts);
    }

    Json number(const RecordField& field)
    {
        const std::int64_t standing = field.value.get<std::int64_t>();
        switch (below(4)) {
        case 0: return field.bounds.least - below(2);
        case 1: return field.bounds.most + below(2);
        default: return standing + below(7) - 3;
        }
    }

    std::mt19937 m_random;
};

std::string exported(const CampaignFile& file)
{
    return file.exportJson().dump();
}

class WarOfTheHand {
public:
    explicit WarOfTheHand(const std::string& scenario)
    {
        auto file = CampaignFile::create(m_folder.path(), test::machineWarOf(scenario), "Begin");
        if (!file)
            qFatal("%s", samples::text(file.error()).c_str());
        m_file = std::move(*file);
    }

    [[nodiscard]] CampaignFile& file() { return *m_file; }

    /// What went wrong in the week, or nothing.
    std::string fightAWeek()
    {
        const WarTableKeeper keeper{m_file->campaign(), m_file->figures(), [&](const Action& action) {
                                        const Performed made = m_file->perform(action);
                                        Problems problems;
                                        for (const Finding& finding : made.verdict.reasons)
                                            if (!made.done() && finding.severity == Severity::Error)
                                                problems.push_back({finding.key, finding.message, {}});
                                        if (!made.done() && problems.empty())
                                            problems.push_back(made.problem);
                                        return problems;
                                    }};
        const WarByCaptains war{builtInRuleSets(), "salamis-ad-actium", {}, false, true};
        const auto fought = advanceByCaptains(keeper, war);
        return fought ? std::string() : samples::text(fought.error());
    }

private:
    samples::Folder m_folder;
    std::unique_ptr<CampaignFile> m_file;
};

} // namespace

class UmpireSoakTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); }

private slots:
    void thousandsOfSettings()
    {
        WarOfTheHand war("saronic-gulf");
        for (int week = 0; week < weeksBefore; ++week)
            QCOMPARE(war.fightAWeek(), std::string());
        RandomHand hand(23);
        CampaignFile& file = war.file();
        int done = 0;
        std::map<std::string, int> refused;
        for (int edit = 1; edit <= edits; ++edit) {
            const SetField set = hand.next(file.campaign());
            const std::string what = actionJson(set).dump();
            const std::string before = exported(file);
            const Performed performed = file.perform(set);
            QVERIFY2(performed.outcome != Performed::Outcome::Failed, what.c_str());
            if (!performed.done()) {
                QVERIFY2(hasErrors(performed.verdict.reasons), what.c_str());
                for (const Finding& finding : performed.verdict.reasons)
                    QVERIFY2(!finding.message.isEmpty() && !finding.key.empty(), what.c_str());
                QVERIFY2(exported(file) == before, what.c_str());
                ++refused[performed.verdict.reasons.front().key];
                continue;
            }
            ++done;
            const std::string problems = samples::text(file.verify());
            QVERIFY2(problems.empty(), (what + "\n" + problems).c_str());
            // One in ten is left, so that settings meet each other; the others are taken back at once.
            if (hand.below(10) != 0) {
                QVERIFY2(file.undo().done(), what.c_str());
                QVERIFY2(exported(file) == before, what.c_str());
            }
            if (edit % editsAWeek == 0)
                (void)
                    war.fightAWeek(); // it may be refused what the umpire made impossible, and must not break
        }
        qInfo("%d done, %d refused for %d reasons", done, edits - done, int(refused.size()));
        QVERIFY2(done > edits / 10, "the hand no longer sets anything");
        QVERIFY2(onlyOneRound() || refused.size() > 10, "the hand no longer meets refusals");
        QCOMPARE(samples::text(file.verify()), std::string());
        // The war goes on over what was left.
        const std::string went = war.fightAWeek();
        QCOMPARE(samples::text(file.verify()), std::string());
        qInfo("the next week: %s", went.empty() ? "fought" : went.c_str());
    }
};

QTEST_GUILESS_MAIN(UmpireSoakTest)
#include "umpire_soak_test.moc"
