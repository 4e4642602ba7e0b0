// SPDX-License-Identifier: GPL-3.0-or-later
// Every bit of the content of every table and index of a campaign file, flipped one at a time. Of the schema and the
// journal, which are long and alike throughout, one bit of every byte, another one from byte to byte.
//
// What nobody reports must have changed nothing: the length of a column can be written in one byte or in two, so that the
// flip of a bit in the last ones, which are empty, comes to the same record.
#include <QTest>

#include "tests/db/samples/damaged.h"
#include "tests/support/rounds.h"

using namespace navarch;

class DamageSoakTest : public QObject {
    Q_OBJECT

private slots:
    void everyFlippedBitIsReported_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, places] : m_copies.places()) {
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
            if (onlyOneRound())
                return;
        }
    }
    void everyFlippedBitIsReported()
    {
        QFETCH(const QString, name);
        const auto& places = m_copies.places().at(name.toStdString());
        const bool isLong = name == QLatin1String("journal") || name == QLatin1String("sqlite_schema");
        std::size_t number = 0;
        for (std::size_t at = 0; at < rounds(places.size()); ++at) {
            const std::int64_t place = places[at];
            const int from = isLong ? static_cast<int>(number++ * 3 % 8) : 0;
            for (int bit = from; bit < (isLong ? from + 1 : 8); ++bit)
                QVERIFY2(!m_copies.reportOnFlipped(place, bit).empty() || m_copies.isUnchanged(place, bit),
                         qPrintable(QStringLiteral("bit %1 of byte %2 of %3").arg(bit).arg(place).arg(name)));
        }
    }

private:
    const samples::Damaged m_copies{3};
};

QTEST_GUILESS_MAIN(DamageSoakTest)
#include "damage_soak_test.moc"
