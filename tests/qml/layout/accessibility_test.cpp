// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told: on every screen and sheet, whatever can have the focus has a name and a role, and says
// whether it is on where it can be.
#include <QAccessible>
#include <QApplication>
#include <QQuickItem>
#include <QTest>

#include <memory>

#include "tests/qml/layout/toured_window.h"

namespace {

/// What is wrong with something that can have the focus; empty when nothing is.
QString faultOf(QAccessibleInterface& thing)
{
    const auto* item = qobject_cast<const QQuickItem*>(thing.object());
    const QString what = item ? QStringLiteral("%1 \"%2\"")
                                    .arg(QLatin1String(item->metaObject()->className()), item->objectName())
                              : QStringLiteral("something");
    if (thing.text(QAccessible::Name).trimmed().isEmpty())
        return what + QStringLiteral(" has no name");
    if (thing.role() == QAccessible::NoRole || thing.role() == QAccessible::Client)
        return what + QStringLiteral(" has no role");
    return {};
}

void walk(QAccessibleInterface* thing, QStringList& faults, int& focusable)
{
    if (!thing || !thing->isValid() || thing->state().invisible)
        return;
    if (thing->state().focusable && thing->role() != QAccessible::StaticText) {
        ++focusable;
        if (const QString fault = faultOf(*thing); !fault.isEmpty())
            faults += fault;
    }
    for (int i = 0; i < thing->childCount(); ++i)
        walk(thing->child(i), faults, focusable);
}

/// Items that Tab leads to.
void tabStops(const QQuickItem& item, QList<const QQuickItem*>& stops)
{
    if (!item.isVisible() || !item.isEnabled())
        return;
    if (item.activeFocusOnTab())
        stops += &item;
    for (const QQuickItem* child : item.childItems())
        tabStops(*child, stops);
}

} // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatHasTheFocusIsNamed_data();
    void whatHasTheFocusIsNamed();

private:
    std::unique_ptr<TouredWindow> m_toured;
};

void AccessibilityTest::initTestCase()
{
    QAccessible::setActive(true);
    m_toured = std::make_unique<TouredWindow>();
    QVERIFY2(m_toured->problem().isEmpty(), qPrintable(m_toured->problem()));
}

void AccessibilityTest::whatHasTheFocusIsNamed_data()
{
    QTest::addColumn<QString>("stop");
    for (const QString& stop : m_toured->stops())
        QTest::newRow(qPrintable(stop)) << stop;
}

void AccessibilityTest::whatHasTheFocusIsNamed()
{
    QFETCH(QString, stop);
    m_toured->goTo(stop);
    QStringList faults;
    int focusable = 0;
    walk(QAccessible::queryAccessibleInterface(&m_toured->window()), faults, focusable);
    QVERIFY2(focusable > 3, qPrintable(QStringLiteral("%1 things can have the focus").arg(focusable)));
    // What Tab leads to and no screen reader knows is worse than a missing name.
    QList<const QQuickItem*> stops;
    tabStops(*m_toured->window().contentItem(), stops);
    for (const QQuickItem* each : stops) {
        QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(each));
        const QString fault =
            thing ? faultOf(*thing)
                  : QStringLiteral("%1 \"%2\" is unknown to screen readers")
                        .arg(QLatin1String(each->metaObject()->className()), each->objectName());
        if (!fault.isEmpty())
            faults += fault;
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv); // Qt Charts draws through the widgets' scene
    AccessibilityTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "accessibility_test.moc"
