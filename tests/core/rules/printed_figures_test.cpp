// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a game's tables against tests/data/figures, which was read beside the rule catalogue: a figure that changes by
// mistake is found, whatever else it changes. Rows may be added without a line there.
#include <QFile>
#include <QTest>

#include <map>
#include <set>

#include "core/base/json.h"
#include "core/data/embedded.h"

using namespace navarch;

namespace {

/// A row as "figures: key=rows value=30": its fields by name, without words and sources.
std::string lineOf(const std::string& table, const Json& row)
{
    static const std::set<std::string> words{"text", "rule", "source", "shown", "format"};
    std::map<std::string, std::string> fields;
    for (const auto& [field, value] : row.items())
        if (!words.contains(field))
            fields[field] = value.is_string() ? value.get<std::string>() : value.dump();
    std::string line = table + ":";
    for (const auto& [field, value] : fields)
        line += " " + field + "=" + value;
    return line;
}

} // namespace

class PrintedFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void everyFigureIsAsTheCatalogueHasIt()
    {
        const Json tables = Json::parse(*embeddedFile(NAVARCH_GAME "/tables.json"));
        std::set<std::string> rows;
        for (const auto& [name, table] : tables.items()) {
            if (table.is_array())
                for (const Json& row : table)
                    rows.insert(lineOf(name, row));
            else if (table.is_object())
                rows.insert(lineOf(name, table));
        }
        QFile file(QStringLiteral(NAVARCH_FIGURES "/" NAVARCH_GAME ".txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int lines = 0;
        while (!file.atEnd()) {
            const std::string line = file.readLine().trimmed().toStdString();
            QVERIFY2(rows.contains(line), line.c_str());
            ++lines;
        }
        QVERIFY(lines > 20);
    }
};

QTEST_APPLESS_MAIN(PrintedFiguresTest)
#include "printed_figures_test.moc"
