// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "db/verification.h"
#include "tests/db/pages.h"
#include "tests/db/samples.h"

using namespace navarch;

/// Silent damage is seen: one flipped bit in the content of any table or index is reported, by opening or by verify().
class DamageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        {
            const auto file = samples::create(m_folder.path());
            for (int i = 0; i < 8; ++i)
                QVERIFY(file->perform(samples::deed(i)).done());
            QVERIFY(file->undo().done());
            QVERIFY(file->undo().done());
            QVERIFY(file->redo().done());
        }
        QFile file(m_folder.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_whole = file.readAll();
        m_places = samples::contentPlaces(m_whole);
    }

    void theWholeFileIsSound() { QCOMPARE(reportOn(m_whole), std::string()); }

    void everyTableHasContentToDamage()
    {
        for (const char* name : {"sqlite_schema", "store", "journal"})
            QVERIFY2(m_places[name].size() > 50, name);
        samples::smallCampaign().forEachTable([&](const auto& table) {
            using Record = typename std::decay_t<decltype(table)>::mapped_type;
            QVERIFY(!m_places[std::string(Record::tableName)].empty());
        });
    }

    void aFlippedBitIsReported_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, places] : m_places)
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void aFlippedBitIsReported()
    {
        QFETCH(const QString, name);
        const auto& places = m_places[name.toStdString()];
        // A sample; with NAVARCH_EVERY_BIT set every bit, which takes an hour.
        const bool everything = qEnvironmentVariableIsSet("NAVARCH_EVERY_BIT");
        std::mt19937 random(static_cast<unsigned>(qHash(name, 1)));
        const bool large = name == QLatin1String("journal") || name == QLatin1String("sqlite_schema");
        const bool index = name.contains(QLatin1String("_by_")) || name.contains(QLatin1String("autoindex"));
        const std::size_t samples = large ? 24 : index ? 5 : 10;
        std::vector<std::pair<std::int64_t, int>> flips;
        if (everything) {
            for (const std::int64_t place : places)
                for (int bit = 0; bit < 8; ++bit)
                    flips.emplace_back(place, bit);
        } else {
            for (std::size_t i = 0; i < samples; ++i)
                flips.emplace_back(places[random() % places.size()], int(random() % 8));
        }
        for (const auto& [place, bit] : flips) {
            QByteArray damaged = m_whole;
            damaged[qsizetype(place)] = char(damaged[qsizetype(place)] ^ (1 << bit));
            const std::string report = reportOn(damaged);
            QVERIFY2(!report.empty(),
                     qPrintable(QStringLiteral("bit %1 of byte %2 of %3").arg(bit).arg(place).arg(name)));
        }
    }

    /// A damaged campaign cannot be opened, and verifying still names each thing that is wrong.
    void everyFlawOfADamagedFileIsNamed()
    {
        const QString path = m_folder.path("flawed.navarch");
        QVERIFY(QFile::copy(m_folder.path(), path));
        {
            Connection connection(path, Access::ReadWrite);
            connection.run("PRAGMA foreign_keys = OFF");
            connection.run("UPDATE ships SET fleet_id = 4711 WHERE id = 31");
            connection.run(
                "UPDATE ledger_postings SET amount_hundredths = amount_hundredths + 1 WHERE id = 51");
        }
        QVERIFY(CampaignFile::open(path).outcome == Opening::Damaged);
        const std::string report = samples::text(verifyFile(path));
        for (const char* part :
             {"Number 31 of the table ships refers to", "ships 31: Its fleet_id is 4711, and nothing",
              "ledger_transactions 50: Its postings do not sum to zero",
              "ships 31: Its fleet_id is 4711; by the journal it is 25"})
            QVERIFY2(report.find(part) != std::string::npos,
                     (std::string(part) + " is not in\n" + report).c_str());
    }

private:
    /// What opening and verifying say about a file of that content; empty when they find nothing.
    std::string reportOn(const QByteArray& content)
    {
        const QString path = m_folder.path("damaged.navarch");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write the damaged file");
        file.close();
        const auto result = CampaignFile::open(path, {OpenMode::Look});
        const std::string report = samples::text(verifyFile(path));
        if (!result.file && report.find(result.message.what) == std::string::npos)
            qFatal("verifyFile() keeps what stands against opening to itself");
        return result.file ? samples::text(result.file->verify()) : report;
    }

    samples::Folder m_folder;
    QByteArray m_whole;
    std::map<std::string, std::vector<std::int64_t>> m_places;
};

QTEST_GUILESS_MAIN(DamageTest)
#include "damage_test.moc"
