// SPDX-License-Identifier: GPL-3.0-or-later
// The first inputs of the fuzz targets, and thousands of mutations of them, always the same.
#include <QDir>
#include <QFile>
#include <QTest>

#include <array>
#include <functional>
#include <random>

#include "tests/fuzz/checks.h"

using namespace navarch;

namespace {

constexpr int mutations = 4000;

/// Damages texts in the ways in which files are damaged, and in some that only a stranger would think of.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    std::string mutated(const std::vector<std::string>& corpus)
    {
        std::string text = corpus[below(corpus.size())];
        for (std::size_t times = 1 + below(4); times > 0; --times)
            mutate(text, corpus);
        return text;
    }

private:
    std::size_t below(std::size_t bound)
    {
        return bound == 0 ? 0 : static_cast<std::size_t>(m_random() % bound);
    }

    void mutate(std::string& text, const std::vector<std::string>& corpus)
    {
        static const std::array<std::string, 24> pieces{"0",
                                                        "-1",
                                                        "7",
                                                        "11",
                                                        "15",
                                                        "1000000000",
                                                        "18446744073709551616",
                                                        "1e999",
                                                        "NaN",
                                                        "null",
                                                        "true",
                                                        "\"\"",
                                                        "[]",
                                                        "{}",
                                                        "[[[[[[[[",
                                                        "\"\\ud800\"",
                                                        "\xE2\x80\xAE",
                                                        std::string(1, '\0'),
                                                        "\xFF",
                                                        std::string(300, 'x'),
                                                        "\"format\":\"navarch-fleet/1\",",
                                                        "\\u0000",
                                                        ",",
                                                        "\""};
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = below(std::min<std::size_t>(text.size() - at + 1, 40));
        switch (below(6)) {
        case 0: // a bit falls over
            if (at < text.size())
                text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
            break;
        case 1: // something is lost
            text.erase(at, length);
            break;
        case 2: // something stands twice
            text.insert(at, text.substr(at, length));
            break;
        case 3: // something comes in between
            text.insert(at, pieces[below(pieces.size())]);
            break;
        case 4: // something stands in the place of a number or word
            text.replace(at, length, pieces[below(pieces.size())]);
            break;
        default: { // it breaks off, and another file goes on
            text.resize(at);
            const std::string& other = corpus[below(corpus.size())];
            text += other.substr(std::min(at / 2, other.size()));
        }
        }
    }

    std::mt19937_64 m_random;
};

std::vector<std::string> corpusOf(const QString& target)
{
    std::vector<std::string> corpus;
    const QDir folder(QStringLiteral(NAVARCH_CORPUS_DIR) + "/" + target);
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            corpus.push_back(file.readAll().toStdString());
    }
    return corpus;
}

} // namespace

class FuzzReplayTest : public QObject {
    Q_OBJECT

private slots:
    void everyInputHolds_data();
    void everyInputHolds();
};

void FuzzReplayTest::everyInputHolds_data()
{
    QTest::addColumn<int>("target");
    QTest::newRow("fleet_fuzz") << 0;
    QTest::newRow("port_fuzz") << 1;
    QTest::newRow("action_fuzz") << 2;
    QTest::newRow("campaign_fuzz") << 3;
    QTest::newRow("brief_fuzz") << 4;
    QTest::newRow("replay_fuzz") << 5;
    QTest::newRow("outcome_fuzz") << 6;
    QTest::newRow("board_fuzz") << 7;
}

void FuzzReplayTest::everyInputHolds()
{
    QFETCH(int, target);
    constexpr std::array checks{brokenByFleet, brokenByPort,   brokenByActions, brokenByCampaign,
                                brokenByBrief, brokenByReplay, brokenByOutcome, brokenByBoard};
    const auto check = checks[static_cast<std::size_t>(target)];
    const auto corpus = corpusOf(QTest::currentDataTag());
    QVERIFY(corpus.size() >= 2);
    for (const std::string& input : corpus)
        QVERIFY2(check(input).empty(), check(input).c_str());
    Mutator mutator(static_cast<std::uint64_t>(target));
    for (int i = 0; i < mutations; ++i) {
        const std::string input = mutator.mutated(corpus);
        const std::string broken = check(input);
        QVERIFY2(broken.empty(), (broken + "\n" + input).c_str());
    }
}

QTEST_APPLESS_MAIN(FuzzReplayTest)
#include "fuzz_replay_test.moc"
