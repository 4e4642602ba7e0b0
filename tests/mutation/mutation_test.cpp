// SPDX-License-Identifier: GPL-3.0-or-later
// The mutation run, on what is known: which mutants a source has, and which of a toy's survive.
#include <QProcess>
#include <QTest>

#include "tests/mutation/rewriting.h"

using namespace navarch::mutation;

namespace {

QByteArray changesIn(const char* source)
{
    QByteArray text;
    for (const Mutant& mutant : rewritten(source, "a.cpp", 1).mutants)
        text += QByteArray::number(mutant.line) + ": " + mutant.change.c_str() + "\n";
    return text;
}

} // namespace

class MutationTest : public QObject {
    Q_OBJECT

private slots:
    void everyChangeIsFound_data();
    void everyChangeIsFound();
    void onlyWhatRunsIsChanged_data();
    void onlyWhatRunsIsChanged();
    void rewritingKeepsTheRest();
    void linesMayBeLeft();
    void tablesHaveNumbers();
    void aToysMutants();
    void aProgramLeftOut();
};

void MutationTest::everyChangeIsFound_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("changes");
    const auto row = [](const char* source, const char* changes) {
        QTest::newRow(source) << QByteArray(source) << QByteArray(changes);
    };
    row("if (a < b)", "1: < becomes <=\n1: < becomes >=\n");
    row("if (a > b)", "1: > becomes >=\n1: > becomes <=\n");
    row("if (a <= b)", "1: <= becomes <\n1: <= becomes >\n");
    row("if (a >= b)", "1: >= becomes >\n1: >= becomes <\n");
    row("if (a == b)", "1: == becomes !=\n");
    row("if (a != b)", "1: != becomes ==\n");
    row("x = 200'000;", "1: 200'000 becomes one more\n");
    row("a && b || c;", "1: what follows && is left out\n1: what follows || is left out\n");
    row("/* 1 */ a\n\n    == b;", "3: == becomes !=\n");
    row("struct A { int b = 1; };", "1: 1 becomes one more\n");
    row("struct A { int f() { int b = 0; return b; } };", "1: 0 becomes one more\n");
    row("p.tell(kind, a == b, f(c), [&] { return n > 1 ? \"men\" : \"man\"; });", "1: == becomes !=\n");
    row("std::for_each(a, b, [&] { n > m; });", "1: > becomes >=\n1: > becomes <=\n");
    row("constexpr int f(int a) { return a + 7; }", "1: 7 becomes one more\n");
}

void MutationTest::everyChangeIsFound()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, changes);
    QCOMPARE(changesIn(source.constData()), changes);
}

void MutationTest::onlyWhatRunsIsChanged_data()
{
    QTest::addColumn<QByteArray>("source");
    for (const char* each :
         {"#define A 1 < 2 \\\n  && 3\n", "// 1 == 2", "f(\"1 < 2\", 'a', R\"(3 == 4)\");",
          "std::array<int, 5> a;", "template <int n = 3, class T> void f(T&& t);",
          "constexpr std::array<int, 2> a{1, 2};", "enum class A { B = 3 };", "static_assert(1 < 2);",
          "case 7: break;", "bool operator==(const A&) const = default;", "x = 1.5;", "auto&& a = b;",
          "struct A { int b = 0; int c = -1; };", "class A : B { bool c = true; int d = 0; };",
          "p.settle(face > 3 ? \"out\" : \"in\");", "a.reserve(3 * 4);", "std::map<int, std::vector<int>> a;",
          "[[deprecated(\"2\")]] int a;"})
        QTest::newRow(each) << QByteArray(each);
}

void MutationTest::onlyWhatRunsIsChanged()
{
    QFETCH(QByteArray, source);
    QCOMPARE(changesIn(source.constData()), QByteArray());
    QCOMPARE(QByteArray(rewritten(source.constData(), "a.cpp", 1).text.c_str()), source);
}

void MutationTest::rewritingKeepsTheRest()
{
    const auto text = [](const char* source) {
        return QByteArray(rewritten(source, "a.cpp", 5).text.c_str());
    };
    QCOMPARE(text("a < b;"), QByteArray("a < ::mutant::Comparison{5} < b;"));
    QCOMPARE(text("f(a && g(b, c) && d, e);"),
             QByteArray("f(a && (::mutant::on(5) || ( g(b, c))) && (::mutant::on(6) || ( d)), e);"));
    QCOMPARE(text("a || b && c;"),
             QByteArray("a || (!::mutant::on(5) && ( b && (::mutant::on(6) || ( c))));"));
    QCOMPARE(text("a && f<x, y>(b) ? c : d;"),
             QByteArray("a && (::mutant::on(5) || ( f<x, y>(b))) ? c : d;"));
    QCOMPARE(text("x[1]; // why"), QByteArray("x[::mutant::constant(5, 1)]; // why"));
}

void MutationTest::linesMayBeLeft()
{
    const Rewritten done = rewritten("a < 1;\nb == 2;\n", "a.cpp", 1, {1});
    QCOMPARE(QByteArray(done.text.c_str()),
             QByteArray("a < 1;\nb == ::mutant::Comparison{4} == ::mutant::constant(5, 2);\n"));
    QCOMPARE(done.mutants.size(), std::size_t(2));
    QCOMPARE(done.nextId, 6);
}

void MutationTest::tablesHaveNumbers()
{
    QCOMPARE(numbersIn("{\"a\": 1, \"b 2\": [-3, 44]}"), (std::vector<std::size_t>{6, 17, 21}));
}

void MutationTest::aToysMutants()
{
    QProcess run;
    run.start(QStringLiteral(MUTATION_RUN), {QStringLiteral(TOY_MUTANTS), QStringLiteral(TOY_CHECK),
                                             QStringLiteral("--at-once"), QStringLiteral("1")});
    QVERIFY(run.waitForFinished());
    QCOMPARE(
        run.readAllStandardOutput(),
        QByteArray(
            "survives: tests/mutation/toy/toy.cpp:13: >= becomes >: if (die >= best)\n"
            "survives: tests/mutation/toy/toy.cpp:17: what follows && is left out: "
            "if (large && result == 0)\n"
            "no test comes by: tests/mutation/toy/toy.cpp:18: 0 becomes one more: "
            "result = die < 0 ? 0 : 1;\n"
            "no test comes by: tests/mutation/toy/toy.cpp:24: 1 becomes one more: return die + 1;\n"
            "toy_check: killed 14\n"
            "comparisons: 6 of 7 killed (85 of 100)\n"
            "logical operators: 1 of 2 killed (50 of 100)\n"
            "numbers: 7 of 9 killed (77 of 100)\n"
            "18 of 18 mutants tried: 14 killed (77 of 100), 4 survived, 2 of them where no test comes by\n"));
}

/// A share that was measured with a part of the tests does not pass for the whole.
void MutationTest::aProgramLeftOut()
{
    QProcess run;
    run.start(QStringLiteral(MUTATION_RUN),
              {QStringLiteral(TOY_MUTANTS), QStringLiteral("/bin/false"), QStringLiteral(TOY_CHECK)});
    QVERIFY(run.waitForFinished());
    QCOMPARE(run.exitCode(), 1);
    const QByteArray said = run.readAllStandardOutput();
    QVERIFY(said.startsWith("left out: false fails by itself"));
    QVERIFY(said.endsWith("not the whole share: 1 of 2 test programs were left out\n"));
}

QTEST_GUILESS_MAIN(MutationTest)
#include "mutation_test.moc"
