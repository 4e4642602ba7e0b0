// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of random deeds in one campaign file, taken back and done again in long runs, with the program closed and opened
// in between.
#include <QTest>

#include <random>

#include "tests/core/campaign/campaign_fixture.h"
#include "tests/core/campaign/meddler.h"
#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

const std::size_t edits = rounds<std::size_t>(2000, 40);

/// A campaign file, and every state it must be able to go back to.
class Evening {
public:
    Evening()
    {
        auto file = CampaignFile::create(m_folder.path(), test::GamingTable().campaign, "Begin");
        if (!file)
            qFatal("%s", samples::text(file.error()).c_str());
        m_file = std::move(*file);
        m_states.push_back(m_file->campaign());
    }

    [[nodiscard]] const CampaignFile& file() const { return *m_file; }
    [[nodiscard]] std::size_t deeds() const { return m_states.size() - 1; }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool isAsItWas() const { return m_file->campaign() == m_states[m_at]; }

    /// True when it was allowed; then nothing is left to redo.
    bool perform(const std::string& text)
    {
        const auto action = parseJson(text, "action").and_then([](const Json& json) {
            return readAction(json, "action", builtInFigures());
        });
        if (!action || !m_file->perform(*action).done())
            return false;
        m_states.resize(++m_at);
        m_states.push_back(m_file->campaign());
        return true;
    }
    bool undo()
    {
        m_at -= 1;
        return m_file->undo().done();
    }
    bool redo()
    {
        m_at += 1;
        return m_file->redo().done();
    }
    void closeAndOpen()
    {
        m_file.reset();
        m_file = samples::reopen(m_folder.path());
    }

private:
    samples::Folder m_folder;
    std::unique_ptr<CampaignFile> m_file;
    std::vector<Campaign> m_states;
    std::size_t m_at = 0;
};

} // namespace

class CampaignSoakTest : public QObject {
    Q_OBJECT

private slots:
    void aLongEvening()
    {
        Evening evening;
        test::Meddler meddler(20260921);
        std::mt19937 random(7);
        std::size_t done = 0;
        std::size_t refused = 0;
        while (done < edits) {
            (evening.perform(meddler.next(evening.file().campaign())) ? done : refused) += 1;
            QVERIFY(evening.isAsItWas());
            if (random() % 40 == 0)
                for (std::size_t back = random() % 60; back > 0 && evening.at() > 0; --back) {
                    QVERIFY(evening.undo());
                    QVERIFY(evening.isAsItWas());
                }
            if (random() % 40 == 0)
                for (std::size_t on = random() % 60; on > 0 && evening.at() < evening.deeds(); --on) {
                    QVERIFY(evening.redo());
                    QVERIFY(evening.isAsItWas());
                }
            if (random() % 200 == 0) {
                evening.closeAndOpen();
                QVERIFY(evening.isAsItWas());
            }
        }
        QVERIFY2(refused > edits / 10, "the walk is no longer a fair mixture");
        QCOMPARE(samples::text(evening.file().verify()), std::string());

        while (evening.at() > 0)
            QVERIFY(evening.undo());
        QVERIFY(evening.isAsItWas());
        QVERIFY(evening.file().undoTitle().empty());
        evening.closeAndOpen();
        while (evening.at() < evening.deeds()) {
            QVERIFY(evening.redo());
            QVERIFY(evening.isAsItWas());
        }
        QVERIFY(evening.file().redoTitle().empty());
        QCOMPARE(samples::text(evening.file().verify()), std::string());
    }
};

QTEST_GUILESS_MAIN(CampaignSoakTest)
#include "campaign_soak_test.moc"
