// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <clocale>
#include <set>

#include "core/data/embedded.h"
#include "core/data/figures.h"
#include "tests/support/comma_locale.h"
#include "tests/support/show.h"

using namespace navarch;

class PortGazetteerTest : public QObject {
    Q_OBJECT

private slots:
    void portsAreWhereTheyAre_data();
    void portsAreWhereTheyAre();
    void cp3_1_economicValueByPeriod_data();
    void cp3_1_economicValueByPeriod();
    void everyPortIsInTheMediterraneanAndHasItsOwnId();
    void placesSurviveTheLocale();
};

void PortGazetteerTest::portsAreWhereTheyAre_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("latitude");
    QTest::addColumn<int>("longitude");
    QTest::newRow("Piraeus") << "piraeus"
                             << "Piraeus (Athens)" << 3'794'000 << 2'364'000;
    QTest::newRow("Aegina") << "aegina"
                            << "Aegina" << 3'775'000 << 2'343'000;
}

void PortGazetteerTest::portsAreWhereTheyAre()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QFETCH(int, latitude);
    QFETCH(int, longitude);
    const auto* port = builtInFigures().gazetteer.find(id.toStdString());
    QVERIFY(port);
    QCOMPARE(port->name, name.toStdString());
    QCOMPARE(port->latitude, latitude);
    QCOMPARE(port->longitude, longitude);
    QVERIFY(!builtInFigures().gazetteer.find("atlantis"));
}

void PortGazetteerTest::cp3_1_economicValueByPeriod_data()
{
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("value");
    QTest::newRow("classical") << -431 << 10;
    QTest::newRow("last classical year") << -323 << 10;
    QTest::newRow("first Hellenistic year") << -322 << 6;
    QTest::newRow("last Hellenistic year") << -30 << 6;
    QTest::newRow("first Roman year") << -29 << 4;
    QTest::newRow("late") << 400 << 4;
}

void PortGazetteerTest::cp3_1_economicValueByPeriod()
{
    QFETCH(int, year);
    QFETCH(int, value);
    const PortGazetteer& gazetteer = builtInFigures().gazetteer;
    QCOMPARE(gazetteer.economicValue(*gazetteer.find("piraeus"), year), value);
}

void PortGazetteerTest::everyPortIsInTheMediterraneanAndHasItsOwnId()
{
    std::set<std::string> ids;
    for (const auto& port : builtInFigures().gazetteer.all()) {
        QVERIFY(ids.insert(port.id).second);
        QVERIFY2(port.latitude >= 2'950'000 && port.latitude <= 4'800'000, port.id.c_str());
        QVERIFY2(port.longitude >= -1'000'000 && port.longitude <= 4'300'000, port.id.c_str());
        QVERIFY2(port.classical + port.hellenistic + port.roman > 0, port.id.c_str());
    }
    QVERIFY(ids.size() >= 96);
}

void PortGazetteerTest::placesSurviveTheLocale()
{
    // A decimal comma must not turn 37.94 into 37.
    const CommaLocale locale;
    QVERIFY(locale.isThere());
    qputenv("LOCPATH", locale.path().toUtf8());
    QVERIFY(std::setlocale(LC_ALL, locale.name().toUtf8()));
    const auto figures = loadFigures(embeddedFile);
    const std::string comma = std::localeconv()->decimal_point;
    QVERIFY(std::setlocale(LC_ALL, "C"));
    QCOMPARE(comma, std::string(","));
    QVERIFY(figures);
    QCOMPARE(figures->gazetteer.find("piraeus")->latitude, 3'794'000);
}

QTEST_APPLESS_MAIN(PortGazetteerTest)
#include "port_gazetteer_test.moc"
