// SPDX-License-Identifier: GPL-3.0-or-later
// What `navarch campaign show` prints of dealings - loans, offers, work in yards - is what actions name them by, and
// `campaign apply` tells what an action costs and what follows from it.
#include <QTest>

#include <memory>
#include <string>

#include "tests/app/cli/program.h"

using namespace navarch;

class DealingsCliTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void showNamesWhatActionsName();
    void applyTellsWhatFollows();
    void aPrisonerIsHeldBySomebody();

private:
    [[nodiscard]] Run campaign(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return Program().run(QStringList{QStringLiteral("campaign")} + arguments, input);
    }
    [[nodiscard]] Json shown() const { return campaign({"show", m_path, "--format", "json"}).json(); }
    [[nodiscard]] QByteArray text() const { return campaign({"show", m_path}).out; }
    [[nodiscard]] Run apply(const QByteArray& actions, const QStringList& how = {}) const
    {
        return campaign(QStringList{"apply", m_path, "-"} + how,
                        R"({"format":"navarch-actions/1","actions":[)" + actions + "]}");
    }
    /// The number of the row of that name.
    [[nodiscard]] static QByteArray idOf(const Json& rows, const std::string& name)
    {
        for (const Json& row : rows)
            if (row["name"] == name)
                return numberOf(row);
        return "0";
    }
    [[nodiscard]] static QByteArray numberOf(const Json& row)
    {
        return QByteArray::number(qlonglong(row["id"].get<std::int64_t>()));
    }

    std::unique_ptr<Folder> m_folder;
    QString m_path;
};

void DealingsCliTest::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = m_folder->path("s.navarch");
    const Run run = campaign({"new", m_path, "--scenario", "saronic-gulf"});
    QVERIFY2(run.code == 0, run.err);
}

void DealingsCliTest::showNamesWhatActionsName()
{
    const Json before = shown();
    for (const char* empty : {"relations", "offers", "loans", "contacts", "yard_works"})
        QVERIFY2(before[empty].is_array() && before[empty].empty(), empty);
    const QByteArray athens = idOf(before["sides"], "Athens");
    const QByteArray aegina = idOf(before["sides"], "Aegina");
    const QByteArray piraeus = idOf(before["ports"], "Piraeus (Athens)");
    const QByteArray fleet = idOf(before["fleets"], "Fleet of the Piraeus");
    const Run given =
        apply(R"({"do":"campaign.begin"},{"do":"loan.take","side":)" + athens
              + R"(,"amount":"60.00"},{"do":"relation.offer","side":)" + aegina + R"(,"other":)" + athens
              + R"(,"relation":"truce","weeks":12},{"do":"yard.build","side":)" + athens + R"(,"port":)"
              + piraeus + R"(,"ships":[{"name":"Hebe","class":"trireme","ram":"bronze"}]},)"
              + R"({"do":"fleet.order","fleet":)" + fleet + R"(,"order":"exercise"})");
    QVERIFY2(given.code == 0, given.err);
    const Json answer = shown();
    QCOMPARE(answer["loans"].size(), std::size_t{1});
    QCOMPARE(answer["loans"][0]["owed"].get<std::string>(), std::string("60.00"));
    QCOMPARE(answer["offers"][0]["weeks"].get<int>(), 12);
    QCOMPARE(answer["yard_works"][0]["work"].get<std::string>(), std::string("build"));
    for (const Json& each : answer["fleets"])
        QCOMPARE(each["order"].is_null(), numberOf(each) != fleet);
    const QByteArray loan = numberOf(answer["loans"][0]);
    const QByteArray offer = numberOf(answer["offers"][0]);
    const QByteArray work = numberOf(answer["yard_works"][0]);
    const QByteArray said = text();
    const QList<QByteArray> lines{loan + "  Athens     60.00  60.00",
                                  offer + "  Aegina offers Athens a truce of 12 weeks.",
                                  work + "  Piraeus (Athens)  Athens  builds Hebe"};
    for (const QByteArray& line : lines)
        QVERIFY2(said.contains(line), said);
    const Run settled = apply(R"({"do":"loan.repay","loan":)" + loan
                              + R"(,"amount":"60.00"},{"do":"relation.answer","offer":)" + offer
                              + R"(,"accept":true},{"do":"yard.cancel","work":)" + work + "}");
    QVERIFY2(settled.code == 0, settled.err);
    const Json after = shown();
    for (const char* empty : {"offers", "loans", "yard_works"})
        QVERIFY2(after[empty].empty(), empty);
    QCOMPARE(after["relations"][0]["relation"].get<std::string>(), std::string("truce"));
    QVERIFY2(text().contains("Athens and Aegina keep a truce for 12 weeks."), text());
    QCOMPARE(campaign({"verify", m_path}).code, 0);
}

void DealingsCliTest::applyTellsWhatFollows()
{
    const Json answer = shown();
    const QByteArray pair =
        R"("side":)" + idOf(answer["sides"], "Athens") + R"(,"other":)" + idOf(answer["sides"], "Aegina");
    QCOMPARE(apply(R"({"do":"campaign.begin"},{"do":"relation.set",)" + pair
                   + R"(,"relation":"alliance","weeks":0})")
                 .code,
             0);
    const QByteArray acts = R"({"do":"relation.break",)" + pair + R"(},{"do":"yard.build","side":)"
                            + idOf(answer["sides"], "Athens") + R"(,"port":)"
                            + idOf(answer["ports"], "Piraeus (Athens)")
                            + R"(,"ships":[{"name":"Hebe","class":"trireme","ram":"bronze"}]})";
    for (const bool asks : {true, false}) {
        const Run run = apply(acts, asks ? QStringList{"--ask"} : QStringList{});
        QVERIFY2(run.code == 0, run.err);
        QVERIFY2(run.out.contains(QByteArray(asks ? "allowed" : "done")
                                  + ": Go to war with Aegina\n"
                                    "  Aegina: Everybody hears who broke its word. (CP-2.1)\n"),
                 run.out);
        QVERIFY2(run.out.contains("; costs "), run.out);
    }
}

/// Neither he nor the dead is at home.
void DealingsCliTest::aPrisonerIsHeldBySomebody()
{
    const Json answer = shown();
    const QByteArray man = idOf(answer["commanders"], "Leokrates");
    const QByteArray other = idOf(answer["commanders"], "Myronides");
    const Run set = apply(R"({"do":"campaign.begin"},{"do":"umpire.set","table":"commanders","id":)" + man
                          + R"(,"field":"state","value":"captured","reason":"Taken ashore"},)"
                          + R"({"do":"umpire.set","table":"commanders","id":)" + man
                          + R"(,"field":"captor_side_id","value":)" + idOf(answer["sides"], "Aegina")
                          + R"(,"reason":"Taken ashore"},{"do":"umpire.set","table":"commanders","id":)"
                          + other + R"(,"field":"state","value":"dead","reason":"A fever"})");
    QVERIFY2(set.code == 0, set.err);
    const Json after = shown();
    for (const Json& each : after["commanders"])
        QCOMPARE(each["captor"].is_null(), each["name"] != "Leokrates");
    const QList<QByteArray> lines = text().split('\n');
    for (const QByteArray& line : lines) {
        if (line.contains("Leokrates "))
            QVERIFY2(line.contains("held by Aegina"), line);
        if (line.contains("Leokrates ") || line.contains("Myronides "))
            QVERIFY2(!line.contains("at home"), line);
    }
}

QTEST_GUILESS_MAIN(DealingsCliTest)
#include "dealings_cli_test.moc"
