// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/schema.h"

#include <list>
#include <map>

#include <QCryptographicHash>
#include <QTest>
#include <QVariant>

#include "core/campaign/files/soundness.h"
#include "db/sqlite/values.h"
#include "db/store/record_sql.h"
#include "db/store/records.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

struct TableColumn {
    std::string type;
    bool notNull = false;
    bool operator==(const TableColumn&) const = default;
};

std::map<std::string, TableColumn> tableColumns(Connection& connection, std::string_view table)
{
    QSqlQuery& query = connection.statement("SELECT name, type, \"notnull\" FROM pragma_table_info(?)");
    query.bindValue(0, textValue(table));
    Connection::execute(query);
    std::map<std::string, TableColumn> columns;
    while (Connection::next(query))
        columns[toUtf8(query.value(0).toString())] = {toUtf8(query.value(1).toString()),
                                                      query.value(2).toBool()};
    query.finish();
    return columns;
}

/// The values a field may and may not have, as its column's CHECK should see it.
class BoundsTrial {
public:
    BoundsTrial(Connection& connection, std::string_view table, std::int64_t id)
        : m_connection(connection),
          m_table(table),
          m_id(id)
    {
    }

    void operator()(std::string_view name, int, Bounds bounds) { numbers(name, bounds); }
    void operator()(std::string_view name, std::int64_t, Bounds bounds) { numbers(name, bounds); }
    void operator()(std::string_view name, bool) { numbers(name, {0, 1}); }
    void operator()(std::string_view name, const std::string&, TextBounds bounds)
    {
        const QString longest(bounds.maxLength, QChar(u'Ω'));
        expect(name, longest, true);
        expect(name, longest + u'x', false);
        expect(name, QStringLiteral(""), bounds.mayBeEmpty);
        expect(name, QVariant(), false);
        expect(name, QByteArray("blob"), false);
    }
    void operator()(std::string_view name, const std::vector<int>&, ListBounds bounds)
    {
        QString full = QStringLiteral("[");
        for (int i = 0; i < bounds.maxCount; ++i)
            full += QString::number(bounds.each.most) + (i + 1 < bounds.maxCount ? "," : "]");
        expect(name, full, true);
        expect(name, QString(full).replace("]", ",1]"), false);
        expect(name, QStringLiteral("[]"), true);
        expect(name, QStringLiteral("[0]"), false);
        expect(name, QStringLiteral("[7]"), false);
        expect(name, QStringLiteral("1"), false);
        expect(name, QVariant(), false);
    }
    void operator()(std::string_view name, Talents)
    {
        numbers(std::string(name) + "_hundredths", {-99'999'999'999, 99'999'999'999});
    }
    template <class Thing>
    void operator()(std::string_view name, Id<Thing>)
    {
        expect(name, QVariant(), !isRequiredReference(m_table, name));
        expect(name, QStringLiteral("x"), false);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, E)
    {
        for (const auto& entry : EnumNames<E>::names)
            expect(name, storedText(entry.name), true);
        expect(name, QStringLiteral("strange"), false);
        expect(name, QStringLiteral(""), false);
        expect(name, QVariant(), false);
    }

    std::vector<std::string> failures;

private:
    void numbers(std::string_view name, Bounds bounds)
    {
        if (name == "id" || (m_table == "campaign" && name == "next_number"))
            return;
        expect(name, qlonglong(bounds.least), true);
        expect(name, qlonglong(bounds.most), true);
        expect(name, qlonglong(bounds.least - 1), false);
        expect(name, qlonglong(bounds.most + 1), false);
        expect(name, QStringLiteral("x"), false);
        expect(name, 1.5, false);
        expect(name, QVariant(), false);
        if (name == "year")
            expect(name, 0, false);
    }

    void expect(std::string_view column, const QVariant& value, bool accepted)
    {
        m_texts.push_back("UPDATE " + std::string(m_table) + " SET " + std::string(column)
                          + " = ? WHERE id = ?");
        QSqlQuery& query = m_connection.statement(m_texts.back());
        query.bindValue(0, value);
        query.bindValue(1, qlonglong(m_id));
        bool worked = true;
        m_connection.run("BEGIN");
        try {
            Connection::execute(query);
        } catch (const SqlError&) {
            worked = false;
        }
        m_connection.run("ROLLBACK");
        if (worked != accepted) {
            failures.push_back(std::string(m_table) + "." + std::string(column)
                               + (accepted ? " refuses " : " takes ") + toUtf8(value.toString()));
        }
    }

    Connection& m_connection;
    std::string_view m_table;
    std::int64_t m_id;
    static inline std::list<std::string> m_texts; ///< statements are kept by their texts
};

} // namespace

/// The schema and the records of core are the same thing written twice; here they are held together.
class SchemaTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_connection = std::make_unique<Connection>(QString(), Access::Memory);
        runSteps(*m_connection, 0, schemaVersion());
    }

    void everyFieldHasItsColumn()
    {
        samples::smallCampaign().forEachTable([&](const auto& table) {
            using Record = typename std::decay_t<decltype(table)>::mapped_type;
            auto columns = tableColumns(*m_connection, Record::tableName);
            QCOMPARE(columns.erase("id"), 1u);
            for (const Column& column : columnsOf<Record>()) {
                const bool text = column.kind == ColumnKind::Text;
                const bool required = column.kind != ColumnKind::Reference
                                      || isRequiredReference(Record::tableName, column.name);
                const TableColumn expected{text ? "TEXT" : "INTEGER", required};
                QVERIFY2(columns.contains(column.name) && columns[column.name] == expected,
                         column.name.c_str());
                columns.erase(column.name);
            }
            QVERIFY2(columns.empty(), columns.empty() ? "" : columns.begin()->first.c_str());
        });
    }

    void everyTableIsStrict()
    {
        QCOMPARE(
            m_connection->ask("SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND NOT strict"
                              " AND name NOT LIKE 'sqlite_%'"),
            QVariant(0));
    }

    void everyReferenceIsDeferredAndIndexed()
    {
        QSqlQuery& query = m_connection->statement("SELECT m.name, f.\"from\", f.\"table\", m.sql FROM "
                                                   "sqlite_master m, pragma_foreign_key_list(m.name) f"
                                                   " WHERE m.type = 'table'");
        Connection::execute(query);
        std::vector<std::pair<QString, QString>> references;
        while (Connection::next(query)) {
            references.emplace_back(query.value(0).toString(), query.value(1).toString());
            QCOMPARE(query.value(3).toString().count("REFERENCES"),
                     query.value(3).toString().count("DEFERRABLE INITIALLY DEFERRED"));
        }
        query.finish();
        QVERIFY(references.size() > 15);
        QSqlQuery& indexed =
            m_connection->statement("SELECT count(*) FROM pragma_index_list(?) l, pragma_index_info(l.name) "
                                    "i WHERE i.seqno = 0 AND i.name = ?");
        for (const auto& [table, column] : references) {
            if (table == "journal")
                continue; // nothing is ever removed from it
            indexed.bindValue(0, table);
            indexed.bindValue(1, column);
            Connection::execute(indexed);
            QVERIFY(Connection::next(indexed));
            QVERIFY2(indexed.value(0).toInt() > 0, qPrintable(table + "." + column));
            indexed.finish();
        }
    }

    void theColumnsHoldTheBoundsOfTheFields()
    {
        const Campaign campaign = samples::smallCampaign();
        {
            Transaction transaction(*m_connection);
            writeChanges(*m_connection, foundingChanges(campaign));
            transaction.commit();
        }
        std::vector<std::string> failures;
        campaign.forEachTable([&](const auto& table) {
            using Record = typename std::decay_t<decltype(table)>::mapped_type;
            const Record& record = table.begin()->second;
            BoundsTrial trial(*m_connection, Record::tableName, record.id.value);
            visitFields(record, trial);
            failures.insert(failures.end(), trial.failures.begin(), trial.failures.end());
        });
        QVERIFY2(failures.empty(), failures.empty() ? "" : failures.front().c_str());
    }

    void whatIsWrittenIsReadBack()
    {
        const Campaign campaign = samples::smallCampaign();
        Transaction transaction(*m_connection);
        writeChanges(*m_connection, foundingChanges(campaign));
        transaction.commit();
        Problems problems;
        QVERIFY(readRecords(*m_connection, "s", problems) == campaign);
        QCOMPARE(samples::text(problems), std::string());
    }

    /// A step that files were made with is never altered. A new step adds its own line.
    void releasedStepsAreFrozen()
    {
        const std::vector<QByteArray> frozen{
            "342901189f83eb738152cd9d75931daf6dffd1c51a907b6cca6aa03d9be0de2e",
            "40d0100009abcc921938eee0f964a4afc91eed2fc48b3aabb54b0d43a67cc8f5",
            "248696c09aeeb7970b4c09cb33b645387d87fd03a910d8b303ce85d029e3d335",
            "6ef97f4000e630b2d10a786500b8f5b67a8c5855c535d8edecf89f514c082119",
            "1f52a086b259864084d9a02c3baa866207a0a828828836bb5b55daeacca24df9",
            "0c1fcf1b4778be2538de0a8ab740bdc2fff32752030a9c3a1f9d653a72b34106",
            "39990e501c008fa811ef23f1cb0851507385ca5a741cf2e49cca42c19cf6d58a",
            "51bdbeb1a26b04a64c9e6241b7f3b063b1b1cf0fe7e2dc83b3557da920f88029",
            "513a7705d2a57591f6999f7fd85b41ce6f111a682dd8bae95d53dc1ccfcac858",
            "37e7f4626a419d939b0ede4bcabc49e3f6c48d6a7c6b49b36bec0a35c5776740",
            "16e938e0898fdd3c0f0ae5485871d8ca042e40b1dd61af75c593e7bda916a87e",
            "7621be2c0799e3a1cc8af17f00bb4ab4052fffdbd6cf161815728ebda21e51ed",
            "66ff0c3eefafe6911099a3c88b7c9603c660914d715e9e200fc362db6a96efc3",
        };
        QCOMPARE(schemaSteps().size(), frozen.size());
        for (std::size_t i = 0; i < frozen.size(); ++i) {
            const SchemaStep& step = *schemaSteps()[i];
            QCOMPARE(step.version, static_cast<int>(i) + 1);
            QByteArray text;
            for (const char* statement : step.statements)
                text += QByteArray(statement) + ";\n";
            QCOMPARE(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex(), frozen[i]);
            QVERIFY(!step.description.empty());
            QVERIFY(text.endsWith("PRAGMA user_version = " + QByteArray::number(step.version) + ";\n"));
        }
    }

    void aStepThatFailsLeavesTheFileAsItWas()
    {
        const samples::Folder folder;
        Connection connection(folder.path(), Access::Create);
        runSteps(connection, 0, 1);
        // The view's name is taken, so the second step fails near its end.
        connection.run("CREATE TABLE balances (x)");
        bool failed = false;
        try {
            runSteps(connection, 1, 2);
        } catch (const SqlError&) {
            failed = true;
        }
        QVERIFY(failed);
        QCOMPARE(versionOf(connection), 1);
        connection.run("DROP TABLE balances");
        QCOMPARE(schemaDifference(connection, 1).value_or(Phrase()), Phrase());
    }

    void theJournalCannotBeAlteredByOtherPrograms()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        Connection connection(folder.path(), Access::ReadWrite);
        for (const char* sql : {"UPDATE journal SET title = 'x'", "DELETE FROM journal", "DELETE FROM store",
                                "UPDATE store SET value = 'x'"}) {
            bool refused = false;
            try {
                connection.run(sql);
            } catch (const SqlError& error) {
                refused = std::string(error.what()).find("never") != std::string::npos;
            }
            QVERIFY2(refused, sql);
        }
        QCOMPARE(
            connection.ask(
                "SELECT balance_hundredths FROM balances WHERE side = 'Corinth' AND account = 'treasury'"),
            QVariant(12345));
        QCOMPARE(connection.ask("SELECT count(*) FROM rosters"), QVariant(4));
    }

private:
    std::unique_ptr<Connection> m_connection;
};

QTEST_GUILESS_MAIN(SchemaTest)
#include "schema_test.moc"
