// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "reports/lists/findings_list.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/rule_measurer.h"

using namespace navarch;

namespace {

QString listOf(const Findings& findings)
{
    const RuleMeasurer measurer;
    const Typesetter set(measurer);
    Flow flow(Paper::A4, set);
    addFindings(flow, findings, {FontRole::Data, points(9)}, set);
    return allText({{}, flow.take()});
}

Finding finding(Severity severity, const std::string& subject, const std::string& message)
{
    return {severity, "key", "SA-1.1", phrase("%1", given(subject)), phrase("%1", given(message))};
}

} // namespace

/// What the rules say of a fleet takes no more room on paper than it has to tell.
class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidOfManyIsSaidOnce();
    void whereNothingIsSaidNothingStands();
};

void FindingsTest::whatIsSaidOfManyIsSaidOnce()
{
    Findings findings;
    for (const char* name : {"Salaminia", "Paralos", "Paralos", "Ammonias", "Naukratis", "Aura"})
        findings.push_back(finding(Severity::Note, name, "She has no captain."));
    findings.push_back(finding(Severity::Error, "Aura", "Her ram is of no metal."));
    findings.push_back(finding(Severity::Error, "Aura", "Her ram is of no metal."));
    const QString text = listOf(findings);
    QCOMPARE(text.count(QStringLiteral("no captain")), 1);
    QVERIFY2(text.contains(QStringLiteral("Salaminia, Paralos ×2, Ammonias and 2 more")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Aura ×2")), qPrintable(text));
    QVERIFY(text.indexOf(QStringLiteral("ram")) < text.indexOf(QStringLiteral("captain")));
    // One more than are named is named too.
    findings.resize(5);
    QVERIFY(listOf(findings).contains(QStringLiteral("Salaminia, Paralos ×2, Ammonias, Naukratis")));
    // Another severity, or other words, are another finding.
    findings.push_back(finding(Severity::Warning, "Aura", "She has no captain."));
    QCOMPARE(listOf(findings).count(QStringLiteral("no captain")), 2);
}

void FindingsTest::whereNothingIsSaidNothingStands()
{
    QCOMPARE(listOf({}), QString());
}

QTEST_APPLESS_MAIN(FindingsTest)
#include "findings_test.moc"
