// SPDX-License-Identifier: GPL-3.0-or-later
// Wherever a screen shows a rule's number, that rule has a page, and a press or F1 opens it.
#include <QApplication>
#include <QQuickItem>
#include <QRegularExpression>
#include <QTest>

#include <memory>

#include "core/rulebook/rulebook.h"
#include "tests/qml/layout/toured_window.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

const QRegularExpression
    number(QStringLiteral("\\b(?:SA|RS|TR|SQ|PM|CP)-(?:T\\d+|\\d+(?:\\.(?:T\\d*|\\d+))*[a-z]?)"));

QString ruleOf(const QQuickItem* item)
{
    for (; item; item = item->parentItem())
        if (const QString rule = item->property("rule").toString(); !rule.isEmpty())
            return rule;
    return {};
}

/// Every number that is shown below `item`, and whether it has a page. A text that is a number, or begins with one, stands in
/// something that opens it; one in the middle of a sentence is read on.
void collectFaults(const QQuickItem& item, QStringList& faults, int& seen)
{
    if (!item.isVisible() || item.opacity() < 0.05)
        return;
    if (item.inherits("QQuickText")) {
        const QString text = item.property("text").toString();
        for (auto found = number.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            ++seen;
            if (!builtInRulebook().find(match.captured().toStdString()))
                faults += QStringLiteral("%1 in \"%2\" has no page").arg(match.captured(), text.left(80));
            else if (match.capturedStart() == 0 && match.capturedLength() == text.size()
                     && ruleOf(&item).isEmpty())
                faults += QStringLiteral("%1 opens nothing").arg(match.captured());
        }
    }
    if (const QString rule = item.property("rule").toString();
        number.match(rule).hasMatch() && !builtInRulebook().find(number.match(rule).captured().toStdString()))
        faults += QStringLiteral("%1 is to be opened and has no page").arg(rule);
    for (const QQuickItem* child : item.childItems())
        collectFaults(*child, faults, seen);
}

} // namespace

class RuleNumbersSoakTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_toured = std::make_unique<TouredWindow>();
        QVERIFY2(m_toured->problem().isEmpty(), qPrintable(m_toured->problem()));
    }

    void everyNumberHasItsPage_data()
    {
        QTest::addColumn<QString>("stop");
        const QStringList stops = m_toured->stops();
        for (qsizetype i = 0; i < stops.size(); i += onlyOneRound() ? 7 : 1)
            QTest::newRow(qPrintable(stops[i])) << stops[i];
    }

    void everyNumberHasItsPage()
    {
        QFETCH(QString, stop);
        m_toured->goTo(stop);
        QStringList faults;
        collectFaults(*m_toured->window().contentItem(), faults, m_seen);
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void cleanupTestCase() { QVERIFY2(m_seen > 20, qPrintable(QString::number(m_seen))); }

private:
    std::unique_ptr<TouredWindow> m_toured;
    int m_seen = 0;
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv); // Qt Charts draws through the widgets' scene
    RuleNumbersSoakTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "rule_numbers_soak_test.moc"
