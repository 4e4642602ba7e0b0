// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/source_rules.h"

#include <QTest>

using namespace navarch::lint;

class SourceRulesTest : public QObject {
    Q_OBJECT

private slots:
    void typedAmounts();
    void settings();
    void loopsOverWhatIsGone_data();
    void loopsOverWhatIsGone();
};

void SourceRulesTest::typedAmounts()
{
    const std::string line = "const auto amount = Talents::parse(text.toStdString());\n";
    QCOMPARE(checkCpp({"app/war/fleets/a.cpp", line}).size(), size_t(1));
    QCOMPARE(checkCpp({"core/base/a.cpp", line}).size(), size_t(0));
}

void SourceRulesTest::settings()
{
    QCOMPARE(checkCpp({"app/war/map/a.cpp", "    QSettings().setValue(place, folder);\n"}).size(), size_t(1));
    QCOMPARE(checkCpp({"app/war/map/a.cpp", "    OwnSettings().setValue(place, folder);\n"}).size(),
             size_t(0));
    const std::string header = "#pragma once\nclass OwnSettings : public QSettings {\n";
    QCOMPARE(checkCpp({"app/base/own_settings.h", header}).size(), size_t(0));
    QCOMPARE(checkCpp({"app/base/other.h", header}).size(), size_t(1));
}

void SourceRulesTest::loopsOverWhatIsGone_data()
{
    QTest::addColumn<QString>("loop");
    QTest::addColumn<int>("breaches");
    QTest::newRow("a member of a part") << "for (const auto& seat : room->sides()[0].seats)" << 1;
    QTest::newRow("over two lines")
        << "for (const auto& [a, b] :\n     room->sides()\n         .at(side).seats) {" << 1;
    QTest::newRow("a member of the last") << "for (int i : Table(1, {2}).rows().back().cells.whole)" << 1;
    QTest::newRow("its own call") << "for (const auto& side : room->sides())" << 0;
    QTest::newRow("a member") << "for (const auto& side : room->sides().all)" << 0;
    QTest::newRow("a part of a variable") << "for (std::string_view side : sides[0].seats)" << 0;
    QTest::newRow("a part by itself") << "for (const auto& row : std::span(rows).first(2))" << 0;
    QTest::newRow("another loop") << "for (int i = a ? b()[0].c : d()[0].c; i; --i)" << 0;
}

void SourceRulesTest::loopsOverWhatIsGone()
{
    QFETCH(QString, loop);
    QFETCH(int, breaches);
    QCOMPARE(checkCpp({"core/a.cpp", loop.toStdString()}).size(), size_t(breaches));
}

QTEST_APPLESS_MAIN(SourceRulesTest)
#include "source_rules_test.moc"
