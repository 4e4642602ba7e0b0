// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch port price`, `navarch port random` and `navarch port shore`.
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

class PortCliTest : public QObject {
    Q_OBJECT

private slots:
    void thePriceAsText();
    void thePriceAsJson();
    void example5_portOfValueFive();
    void strictRefusesWhatIsIllegal();
    void badPortsExitWithTwo_data();
    void badPortsExitWithTwo();
    void aRandomPortAsText();
    void aRandomPortAsJson();
    void theRandomPortCanBePricedAsAFile();
    void wallsAreBoundedByTheValue_data();
    void wallsAreBoundedByTheValue();
    void tooManyWallsAreRefused();
    void theShoreOfAPort_data();
    void theShoreOfAPort();
    void aShoreAsItIsToday();
    void badArgumentsExitWithTwo_data();
    void badArgumentsExitWithTwo();
};

void PortCliTest::thePriceAsText()
{
    const Run run = navarchRun({"port", "price", "-"}, golden("port.json"));
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    COMPARE_TEXT(run.out.toStdString(), golden("port-price.txt").toStdString());
}

void PortCliTest::thePriceAsJson()
{
    const Run run = navarchRun({"port", "price", "-", "--format", "json"}, golden("port.json"));
    QCOMPARE(run.code, 0);
    COMPARE_TEXT(run.out.toStdString(), golden("port-price.json").toStdString());
}

void PortCliTest::example5_portOfValueFive()
{
    const Run run = navarchRun(
        {"port", "price", "-", "--format", "json"},
        R"({"format":"navarch-port/1","economic_value":5,"sections":[{"heavy_engines":[2]},{},{}]})");
    QCOMPARE(run.code, 0);
    const Json answer = run.json();
    QCOMPARE(answer["total"].get<std::string>(), std::string("168.00"));
    QCOMPARE(answer["sections"][0]["room"].get<int>(), 1);
    QCOMPARE(answer["sections"][0]["masonry"].get<std::string>(), std::string("20.00"));
    QCOMPARE(answer["sections"][1]["room"].get<int>(), 5);
}

void PortCliTest::strictRefusesWhatIsIllegal()
{
    const Run run = navarchRun({"port", "price", "--strict", "-"}, golden("port.json"));
    QCOMPARE(run.code, 1);
    QVERIFY(run.out.contains("229.80"));
    QVERIFY(run.err.startsWith("navarch: Wall section 3: What stands on it takes 1 unit more"));
}

void PortCliTest::badPortsExitWithTwo_data()
{
    QTest::addColumn<QByteArray>("port");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray place = "navarch: standard input: ";
    QTest::newRow("economic value 0")
        << QByteArray(R"({"format":"navarch-port/1","economic_value":0})")
        << place + "economic_value: 0 cannot stand here. Give a whole number from 1 to 10.\n";
    QTest::newRow("economic value 11")
        << QByteArray(R"({"format":"navarch-port/1","economic_value":11})")
        << place + "economic_value: 11 cannot stand here. Give a whole number from 1 to 10.\n";
    QTest::newRow("a fleet") << QByteArray(R"({"format":"navarch-fleet/1","economic_value":1})")
                             << place
                                    + "format: It is a \"navarch-fleet/1\". A file with \"format\": "
                                      "\"navarch-port/1\" is needed here.\n";
}

void PortCliTest::badPortsExitWithTwo()
{
    QFETCH(QByteArray, port);
    QFETCH(QByteArray, complaint);
    const Run run = navarchRun({"port", "price", "-"}, port);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    COMPARE_TEXT(run.err.toStdString(), complaint.toStdString());
}

void PortCliTest::aRandomPortAsText()
{
    // The largest seed: the same port on every machine and build type.
    const Run run =
        navarchRun({"port", "random", "--value", "7", "--seed", "18446744073709551615", "--name", "Λιμήν"});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    COMPARE_TEXT(run.out.toStdString(), golden("port-random.txt").toStdString());
}

void PortCliTest::aRandomPortAsJson()
{
    const Run run = navarchRun({"port", "random", "--value", "7", "--seed", "18446744073709551615", "--name",
                                "Λιμήν", "--format", "json"});
    QCOMPARE(run.code, 0);
    COMPARE_TEXT(run.out.toStdString(), golden("port-random.json").toStdString());
}

void PortCliTest::theRandomPortCanBePricedAsAFile()
{
    const Json random =
        navarchRun({"port", "random", "--value", "10", "--seed", "3", "--format", "json"}).json();
    const Run run = navarchRun({"port", "price", "-", "--format", "json"},
                               QByteArray::fromStdString(random["port"].dump()));
    QCOMPARE(run.code, 0);
    const Json price = run.json();
    for (const char* part : {"total", "sections", "commander", "lines"})
        COMPARE_TEXT(price[part].dump(2), random["price"][part].dump(2));
}

void PortCliTest::wallsAreBoundedByTheValue_data()
{
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("walls");
    for (const auto& [value, walls] : {std::pair{1, 1}, {2, 1}, {5, 3}, {10, 5}})
        QTest::addRow("value %d", value) << value << walls;
}

void PortCliTest::wallsAreBoundedByTheValue()
{
    QFETCH(int, value);
    QFETCH(int, walls);
    const QStringList command{"port",     "random", "--seed",  "1",
                              "--format", "json",   "--value", QString::number(value)};
    const Json most = navarchRun(command).json();
    QCOMPARE(most["walls"].get<int>(), walls);
    QCOMPARE(most["dice"].size(), std::size_t(walls * value + 1));
    QCOMPARE(navarchRun(command + QStringList{"--walls", QString::number(walls)}).out,
             navarchRun(command).out);
    const Run one = navarchRun(command + QStringList{"--walls", "1"});
    QCOMPARE(one.code, 0);
    QCOMPARE(one.json()["port"]["sections"].size(), std::size_t{1});
}

void PortCliTest::tooManyWallsAreRefused()
{
    for (const char* walls : {"4", "1000000000", "9223372036854775807"}) {
        const Run run = navarchRun({"port", "random", "--value", "5", "--seed", "1", "--walls", walls});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err,
                 QByteArray("navarch: --walls: A port of economic value 5 has at most 3 wall sections, not ")
                     + walls + " (SA-15.11). Give fewer, or leave --walls out.\n");
    }
}

void PortCliTest::theShoreOfAPort_data()
{
    QTest::addColumn<QString>("port");
    QTest::addColumn<QStringList>("ids");
    const auto one = [](const char* asked, const char* id) {
        QTest::newRow(asked) << QString::fromLatin1(asked) << QStringList{QString::fromLatin1(id)};
    };
    one("miletos", "latmian-gulf");
    one("Miletos", "latmian-gulf");
    one("MILETOS", "latmian-gulf");
    one("ravenna", "ravenna");
    one("thermopylae", "thermopylae");
    one("Gulf of Therme", "gulf-of-therme");
    QTest::newRow("as it is today") << QStringLiteral("piraeus") << QStringList();
}

void PortCliTest::theShoreOfAPort()
{
    QFETCH(const QString, port);
    QFETCH(const QStringList, ids);
    const Run run = navarchRun({"port", "shore", port, "--format", "json"});
    QCOMPARE(run.code, 0);
    const Json answer = run.json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-port-shore/1"));
    QStringList told;
    for (const Json& place : answer.at("places")) {
        told += QString::fromStdString(place["id"].get<std::string>());
        const Run text = navarchRun({"port", "shore", port});
        QVERIFY(text.out.contains(QByteArray::fromStdString(place["then"].get<std::string>())));
        QVERIFY(text.out.contains(QByteArray::fromStdString(place["source"].get<std::string>())));
    }
    QCOMPARE(told, ids);
}

void PortCliTest::aShoreAsItIsToday()
{
    const Run today = navarchRun({"port", "shore", "piraeus"});
    QCOMPARE(today.code, 0);
    QCOMPARE(today.out, QByteArray("The shore of Piraeus (Athens) is drawn as it is today.\n"));
    const Run all = navarchRun({"port", "shore", "--format", "json"});
    QCOMPARE(all.code, 0);
    const Json places = all.json()["places"];
    QVERIFY(places.size() >= 15);
    for (const Json& place : places)
        if (place["id"] == "latmian-gulf")
            QVERIFY(place["drawn"].get<bool>() && place["latitude"].get<double>() == 37.57
                    && place["ports"] == Json::array({"miletos"}));
    const Run none = navarchRun({"port", "shore", "Milletos"});
    QCOMPARE(none.code, 2);
    QVERIFY2(none.err.contains("There is no port \"Milletos\"") && none.err.contains("Miletos\"?"), none.err);
}

void PortCliTest::badArgumentsExitWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray value = " cannot stand here. Give a whole number from 1 to 10.";
    const QByteArray seed = " cannot stand here. Give a whole number from 0 to 18446744073709551615.";
    const auto with = [](const char* v, const char* s) { return QStringList{"--value", v, "--seed", s}; };
    QTest::newRow("value 0") << with("0", "1") << "--value: \"0\"" + value;
    QTest::newRow("value 11") << with("11", "1") << "--value: \"11\"" + value;
    QTest::newRow("value in hexadecimal") << with("0x5", "1") << "--value: \"0x5\"" + value;
    QTest::newRow("value with a point") << with("5.0", "1") << "--value: \"5.0\"" + value;
    QTest::newRow("value that is nothing") << with("", "1") << "--value: \"\"" + value;
    QTest::newRow("seed below 0") << with("5", "-1") << "--seed: \"-1\"" + seed;
    QTest::newRow("seed beyond 64 bits")
        << with("5", "18446744073709551616") << "--seed: \"18446744073709551616\"" + seed;
    QTest::newRow("seed in words") << with("5", "lucky") << "--seed: \"lucky\"" + seed;
    QTest::newRow("no seed") << QStringList{"--value", "5"} << QByteArray("--seed is required.");
    QTest::newRow("no value") << QStringList{"--seed", "5"} << QByteArray("--value is required.");
    QTest::newRow("no walls") << with("5", "1") + QStringList{"--walls", "0"}
                              << QByteArray("--walls: \"0\" cannot stand here. Give a whole number from 1 to "
                                            "9223372036854775807.");
    QTest::newRow("name with a line break")
        << with("5", "1") + QStringList{"--name", "a\nb"}
        << QByteArray("--name: The name \"a?b\" holds a control character. Give "
                      "another one.");
}

void PortCliTest::badArgumentsExitWithTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, complaint);
    const Run run = navarchRun(QStringList{"port", "random"} + arguments);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    COMPARE_TEXT(run.err.toStdString(),
                 ("navarch: " + complaint + "\nnavarch: `navarch port random --help` shows how to use it.\n")
                     .toStdString());
}

QTEST_GUILESS_MAIN(PortCliTest)
#include "port_cli_test.moc"
