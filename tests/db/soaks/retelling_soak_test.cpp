// SPDX-License-Identifier: GPL-3.0-or-later
// Random wars, of which a random past deed is changed, struck, or another put before it: each equals the same war played so
// from the start, and one that is retold as it was told is what it was.
#include <QTest>

#include <random>

#include "db/retelling.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/core/campaign/meddler.h"
#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

const int wars = rounds(200, 2);
constexpr int weeks = 3;
constexpr int deedsAWeek = 8;

/// A war whose every deed is known as it was asked.
class KnownWar {
public:
    explicit KnownWar(int seed)
        : m_founding(test::machineWarOf("saronic-gulf", seed)),
          m_meddler(static_cast<unsigned>(seed) + 100)
    {
        auto file = CampaignFile::create(m_folder.path(), m_founding, "Begin");
        if (!file)
            qFatal("%s", samples::text(file.error()).c_str());
        m_file = std::move(*file);
    }

    [[nodiscard]] CampaignFile& file() { return *m_file; }
    [[nodiscard]] const Campaign& founding() const { return m_founding; }
    [[nodiscard]] const std::vector<Action>& actions() const { return m_actions; }

    /// A random action, readable and perhaps not allowed.
    std::optional<Action> anything()
    {
        const auto json = parseJson(m_meddler.next(m_file->campaign()), "meddler");
        const auto action = json ? readAction(*json, "meddler", builtInFigures()) : Result<Action>();
        return json && action ? std::optional(*action) : std::nullopt;
    }

    void meddle(int deeds)
    {
        for (int done = 0; done < deeds;)
            if (const auto action = anything())
                done += perform(*action).empty() ? 1 : 0;
    }

    void fightAWeek()
    {
        const WarTableKeeper keeper{m_file->campaign(), m_file->figures(),
                                    [&](const Action& action) { return perform(action); }};
        const WarByCaptains war{builtInRuleSets(), "salamis-ad-actium", {}, false, true};
        (void)advanceByCaptains(keeper, war); // a week that does not go on is a war as well
    }

private:
    Problems perform(const Action& action)
    {
        const Performed made = m_file->perform(action);
        if (made.done()) {
            m_actions.push_back(action);
            return {};
        }
        return {{"deed", phrase("refused"), {}}};
    }

    samples::Folder m_folder;
    Campaign m_founding;
    test::Meddler m_meddler;
    std::unique_ptr<CampaignFile> m_file;
    std::vector<Action> m_actions; ///< that of entry 2 first
};

/// The campaign that these deeds make of another, one after the other; nothing when one is refused.
std::optional<Campaign> played(Campaign campaign, const std::vector<Action>& actions)
{
    for (const Action& action : actions) {
        const Verdict verdict = consider(campaign, builtInFigures(), action);
        if (!verdict.allowed())
            return std::nullopt;
        applyChanges(campaign, verdict.changes);
    }
    return campaign;
}

} // namespace

class RetellingSoakTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); }

private slots:
    void aRetoldWarIsTheWarPlayedSo()
    {
        std::mt19937 random(5);
        std::size_t dropped = 0;
        std::size_t told = 0;
        for (int seed = 0; seed < wars; ++seed) {
            KnownWar war(seed);
            for (int week = 0; week < weeks; ++week) {
                war.meddle(deedsAWeek);
                war.fightAWeek();
            }
            const auto count = war.actions().size();
            const std::size_t at = random() % count;
            const auto history = toldFrom(war.file(), static_cast<std::int64_t>(at) + 2);
            QVERIFY2(history, history ? "" : samples::text(history.error()).c_str());
            QCOMPARE(history->deeds.size(), count - at);

            // As it was told it is what it was.
            const Retelling same = retell(history->before, builtInFigures(), history->deeds,
                                          Alteration::Change, war.actions()[at], Unfit::Stop);
            QVERIFY2(same.isWhole, qPrintable(QString("war %1").arg(seed)));
            QVERIFY(same.campaign == war.file().campaign());

            Retelling retelling;
            do {
                const auto alteration = static_cast<Alteration>(random() % 3);
                std::optional<Action> action;
                while (alteration != Alteration::Strike && !action)
                    action = war.anything();
                retelling = retell(history->before, builtInFigures(), history->deeds, alteration, action,
                                   Unfit::Drop);
            } while (!retelling.isWhole);
            const Performed put = retellFile(war.file(), *history, retelling);
            QVERIFY2(put.done(), put.problem.text().c_str());
            QVERIFY(war.file().campaign() == retelling.campaign);
            QCOMPARE(samples::text(war.file().verify()), std::string());

            std::vector<Action> all(war.actions().begin(),
                                    war.actions().begin() + static_cast<std::ptrdiff_t>(at));
            for (const Action& action : retelling.actions())
                all.push_back(action);
            const auto fresh = played(war.founding(), all);
            QVERIFY2(fresh.has_value(), qPrintable(QString("war %1").arg(seed)));
            QVERIFY(*fresh == war.file().campaign());
            dropped += retelling.dropped();
            told += retelling.deeds.size();
        }
        qInfo("%zu deeds told again in %d wars, %zu left out", told, wars, dropped);
    }
};

QTEST_GUILESS_MAIN(RetellingSoakTest)
#include "retelling_soak_test.moc"
