// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QFile>
#include <QTest>

#include "db/store/journal.h"
#include "db/store/packing.h"
#include "db/verification.h"
#include "tests/db/samples/damaged.h"

using namespace navarch;

/// Silent damage is seen: one flipped bit in the content of any table or index is reported, by opening or by verify().
class DamageTest : public QObject {
    Q_OBJECT

private slots:
    void theWholeFileIsSound() { QCOMPARE(m_copies.reportOn(m_copies.whole()), std::string()); }

    /// Images are packed where that saves room, and come back as they were; no stream makes more of itself than is allowed.
    void packedImagesComeBack()
    {
        std::string text = "[";
        for (int i = 0; i < 500; ++i)
            text += R"({"table":"ships","id":)" + std::to_string(i) + R"(,"after":{"name":"Paralos"}},)";
        const QByteArray bytes = packed(text);
        QVERIFY2(!bytes.isEmpty() && bytes.size() * 5 < qsizetype(text.size()),
                 qPrintable(QString::number(bytes.size())));
        QVERIFY(unpacked(bytes, text.size()) == text);
        QVERIFY(!unpacked(bytes, text.size() - 1));
        QVERIFY(packed("short").isEmpty() && packed("").isEmpty());
        QVERIFY(!unpacked({}, 100) && !unpacked(QByteArray(4, '\0'), 100));
        QVERIFY(!unpacked(bytes.first(bytes.size() - 1), text.size()));
        QByteArray claimsLess = bytes; // a stream of 16 kB that says it holds 16 bytes
        claimsLess.replace(0, 4, QByteArray("\0\0\0\x10", 4));
        QVERIFY(!unpacked(claimsLess, text.size()));
        QByteArray claimsMore = bytes;
        claimsMore.replace(0, 4, QByteArray("\x7f\xff\xff\xff", 4));
        QVERIFY(!unpacked(claimsMore, text.size()));
    }

    /// A document in a column of texts: any other byte in it is seen, and what looks packed and is not is no text.
    void packedTextsComeBack()
    {
        std::string text = "{";
        for (int i = 0; i < 100; ++i)
            text += "'ship " + std::to_string(i) + "':{'fate':'afloat','captor':-1},";
        const std::string stored = packedText(text);
        QVERIFY(stored.starts_with("zlib:") && stored.size() * 4 < text.size());
        QVERIFY(unpackedText(stored, text.size()) == text);
        QVERIFY(!unpackedText(stored, text.size() - 1));
        for (std::size_t i = 5; i < stored.size(); ++i) {
            for (const int bit : {1, 2, 4, 8, 16, 32, 64}) {
                std::string other = stored;
                other[i] = static_cast<char>(other[i] ^ bit);
                QVERIFY2(!unpackedText(other, text.size()), qPrintable(QString::number(i)));
            }
        }
        QCOMPARE(packedText("{}"), std::string("{}"));
        QVERIFY(unpackedText("{}", 2) == "{}");
        const std::string looksPacked = "zlib:what a stranger called a brief";
        QVERIFY(packedText(looksPacked) != looksPacked);
        QVERIFY(unpackedText(packedText(looksPacked), 100) == looksPacked);
        for (const char* wrong : {"zlib:", "zlib:12345678", "zlib:12345678:", "zlib:00000000:AAAA"})
            QVERIFY2(!unpackedText(wrong, 100), wrong);
    }

    void aPackedEntryIsHashedAsItIsStored()
    {
        JournalEntry entry;
        setImages(entry, std::string("[]"));
        QVERIFY(entry.packed.isEmpty() && imagesOf(entry) == "[]");
        const std::string images = "[" + std::string(2000, ' ') + "]";
        setImages(entry, images);
        QVERIFY(!entry.packed.isEmpty());
        QCOMPARE(entry.changes, std::string("[]"));
        QVERIFY(imagesOf(entry) == images);
        const QByteArray hash = hashOf(entry);
        for (char& byte : entry.packed) {
            byte = static_cast<char>(byte ^ 1);
            QVERIFY(hashOf(entry) != hash);
            byte = static_cast<char>(byte ^ 1);
        }
        entry.packed[4] = 0; // no stream of zlib's
        bool refused = false;
        try {
            (void)imagesOf(entry);
        } catch (const SqlError&) {
            refused = true;
        }
        QVERIFY(refused);
    }

    void everyTableHasContentToDamage()
    {
        for (const char* name : {"sqlite_schema", "store", "journal"})
            QVERIFY2(m_copies.places().at(name).size() > 50, name);
        samples::smallCampaign().forEachTable([&](const auto& table) {
            using Record = typename std::decay_t<decltype(table)>::mapped_type;
            QVERIFY(!m_copies.places().at(std::string(Record::tableName)).empty());
        });
    }

    void aFlippedBitIsReported_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, places] : m_copies.places())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void aFlippedBitIsReported()
    {
        QFETCH(const QString, name);
        const auto& places = m_copies.places().at(name.toStdString());
        // A sample: every bit of every table is for the soak test.
        std::mt19937 random(static_cast<unsigned>(qHash(name, 1)));
        const bool large = name == QLatin1String("journal") || name == QLatin1String("sqlite_schema");
        const bool index = name.contains(QLatin1String("_by_")) || name.contains(QLatin1String("autoindex"));
        const int samples = large ? 24 : index ? 5 : 10;
        for (int i = 0; i < samples; ++i) {
            const std::int64_t place = places[random() % places.size()];
            const int bit = static_cast<int>(random() % 8);
            QVERIFY2(!m_copies.reportOnFlipped(place, bit).empty(),
                     qPrintable(QStringLiteral("bit %1 of byte %2 of %3").arg(bit).arg(place).arg(name)));
        }
    }

    /// A damaged campaign cannot be opened, and verifying still names each thing that is wrong.
    void everyFlawOfADamagedFileIsNamed()
    {
        const QString path = m_copies.folder().path("flawed.navarch");
        QVERIFY(QFile::copy(m_copies.folder().path(), path));
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
    const samples::Damaged m_copies{8};
};

QTEST_GUILESS_MAIN(DamageTest)
#include "damage_test.moc"
