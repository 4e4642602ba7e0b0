// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

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
        const std::size_t samples = name == QLatin1String("journal") ? 40 : 16;
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
        return result.file ? samples::text(result.file->verify()) : result.message.text();
    }

    samples::Folder m_folder;
    QByteArray m_whole;
    std::map<std::string, std::vector<std::int64_t>> m_places;
};

QTEST_GUILESS_MAIN(DamageTest)
#include "damage_test.moc"
