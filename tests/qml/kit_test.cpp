// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/drawing/wall_image.h"
#include "app/campaign/settings/preferences.h"

using namespace navarch;

/// The kit of components, driven by mouse and keyboard in one window that shows them all. With NAVARCH_PICTURES set to
/// a folder, pictures of it are left there for the eye.
class KitTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theStepperCountsByMouseAndKeyboard();
    void theStepperReadsWhatItShows_data();
    void theStepperReadsWhatItShows();
    void theStepperReadsWhatIsTyped_data();
    void theStepperReadsWhatIsTyped();
    void anAmountIsTakenOrSaysWhyNot();
    void theToggleTurnsBySpace();
    void theSegmentsMoveByArrows();
    void tabSelectsWhatStandsInAField();
    void theFieldTakesText();
    void picturesInBothThemes();

private:
    [[nodiscard]] QQuickItem* item(const char* name) const { return m_window->findChild<QQuickItem*>(name); }
    void type(QQuickItem* field, const QString& text);
    void click(QQuickItem* target, QPointF at)
    {
        QTest::mouseClick(m_window, Qt::LeftButton, {}, target->mapToScene(at).toPoint());
    }

    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    QStringList m_warnings;
};

void KitTest::initTestCase()
{
    connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors)
            m_warnings += error.toString();
    });
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));

    QVariantList ships;
    ships << QVariant::fromValue(OutlineTraits{});
    ships << QVariant::fromValue(OutlineTraits{.sizeClass = 5,
                                               .oarFactors = 6,
                                               .cataphract = true,
                                               .towers = 2,
                                               .ballistae = 2,
                                               .corvi = 1,
                                               .damage = 2});
    ships << QVariant::fromValue(OutlineTraits{.sizeClass = 1, .oarFactors = 2, .reinforcedRam = false});
    ships << QVariant::fromValue(
        OutlineTraits{.sizeClass = 3, .oarFactors = 0, .sailOnly = true, .ram = false});
    ships << QVariant::fromValue(OutlineTraits{.sizeClass = 7,
                                               .oarFactors = 8,
                                               .oarFactorsLost = 2,
                                               .cataphract = true,
                                               .parablemata = true,
                                               .highRam = true,
                                               .towers = 3,
                                               .ballistae = 2,
                                               .heavyEngines = 1,
                                               .ferreaManus = 1});
    ships << QVariant::fromValue(OutlineTraits{.damage = 5, .mastDown = true, .rudderHit = true});
    QVariantList walls;
    walls << QVariant::fromValue(ElevationContents{.capacity = 10,
                                                   .towers = 2,
                                                   .heavyEngines = {2},
                                                   .ballistae = 1,
                                                   .archers = 1,
                                                   .marines = 1,
                                                   .pots = 2});
    walls << QVariant::fromValue(ElevationContents{
        .capacity = 8, .ballistae = 2, .archers = 3, .marines = 2, .heavyMarines = 3, .ferreaManus = 1});
    m_engine.setInitialProperties({{QStringLiteral("ships"), ships}, {QStringLiteral("walls"), walls}});
    m_engine.load(QUrl::fromLocalFile(QStringLiteral(NAVARCH_GALLERY)));
    QCOMPARE(m_warnings, QStringList());
    QCOMPARE(m_engine.rootObjects().size(), 1);
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    QVERIFY(m_window);
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
}

void KitTest::theStepperCountsByMouseAndKeyboard()
{
    QQuickItem* stepper = item("stepper");
    QVERIFY(stepper);
    click(stepper, {stepper->width() - 10, stepper->height() / 2});
    QCOMPARE(stepper->property("value").toInt(), 4);
    click(stepper, {10, stepper->height() / 2});
    click(stepper, {10, stepper->height() / 2});
    QCOMPARE(stepper->property("value").toInt(), 2);
    QVERIFY(stepper->width() >= 3 * 36);
    stepper->forceActiveFocus();
    QTest::keyClick(m_window, Qt::Key_Up);
    QCOMPARE(stepper->property("value").toInt(), 3);
}

/// Writes over all that stands in a field and ends it.
void KitTest::type(QQuickItem* field, const QString& text)
{
    field->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_window, Qt::Key_Delete);
    for (const QChar letter : text) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(m_window, &press);
    }
    QTest::keyClick(m_window, Qt::Key_Return);
}

void KitTest::theStepperReadsWhatItShows_data()
{
    QTest::addColumn<QByteArray>("stepper");
    for (const char* name : {"stepper", "length", "turn"})
        QTest::newRow(name) << QByteArray(name);
}

void KitTest::theStepperReadsWhatItShows()
{
    QFETCH(QByteArray, stepper);
    QQuickItem* shown = item(stepper);
    QQuickItem* spin = shown->findChild<QQuickItem*>("spin");
    QVERIFY(spin);
    const int before = shown->property("value").toInt();
    for (int value = shown->property("from").toInt(); value <= shown->property("to").toInt(); ++value) {
        shown->setProperty("value", value);
        const QString text = spin->property("displayText").toString();
        int read = 0;
        QVERIFY(QMetaObject::invokeMethod(shown, "numberIn", Q_RETURN_ARG(int, read), Q_ARG(QString, text)));
        QVERIFY2(read == value, qPrintable(text));
    }
    shown->setProperty("value", before);
}

void KitTest::theStepperReadsWhatIsTyped_data()
{
    QTest::addColumn<QByteArray>("stepper");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("value");
    const auto row = [](const char* stepper, const char* typed, int value) {
        QTest::addRow("%s %s", stepper, typed) << QByteArray(stepper) << QString::fromUtf8(typed) << value;
    };
    row("stepper", "12", 12);
    row("length", "4", 40);
    row("length", "7,5", 75);
    row("length", "7.5 cm", 75);
    row("length", "-3", -30);
    row("length", "−3,5 cm", -35);
    row("turn", "◀ 45°", -45);
    row("turn", "45", 45);
    row("turn", "-30", -30);
    row("turn", "no turn", 0);
    row("turn", "nonsense", 0); // as before
}

void KitTest::theStepperReadsWhatIsTyped()
{
    QFETCH(QByteArray, stepper);
    QFETCH(QString, typed);
    QFETCH(int, value);
    type(item(stepper), typed);
    QCOMPARE(item(stepper)->property("value").toInt(), value);
}

/// What is no amount stands there with what to write, and goes nowhere.
void KitTest::anAmountIsTakenOrSaysWhyNot()
{
    QQuickItem* amount = item("amount");
    QVERIFY(!amount->property("problem").toString().isEmpty());
    type(amount, QStringLiteral("120.50"));
    QCOMPARE(amount->property("taken").toString(), QStringLiteral("120.50"));
    type(amount, QStringLiteral("12 talents"));
    QCOMPARE(amount->property("taken").toString(), QStringLiteral("120.50"));
    QVERIFY(!amount->property("problem").toString().isEmpty());
    QCOMPARE(amount->property("text").toString(), QStringLiteral("12 talents"));
}

void KitTest::theToggleTurnsBySpace()
{
    QQuickItem* toggle = item("toggle");
    QVERIFY(toggle->property("checked").toBool());
    toggle->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_Space);
    QVERIFY(!toggle->property("checked").toBool());
}

void KitTest::theSegmentsMoveByArrows()
{
    QQuickItem* segments = item("segments");
    segments->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_Left);
    QCOMPARE(segments->property("value").toString(), QStringLiteral("a"));
    QTest::keyClick(m_window, Qt::Key_Right);
    QCOMPARE(segments->property("value").toString(), QStringLiteral("b"));
}

void KitTest::theFieldTakesText()
{
    QQuickItem* field = item("field");
    QMetaObject::invokeMethod(field, "selectAll");
    QTest::keyClick(m_window, Qt::Key_S);
    QTest::keyClick(m_window, Qt::Key_A);
    QCOMPARE(field->property("text").toString(), QStringLiteral("sa"));
}

/// What is typed after Tab takes the place of what stood there; a press leaves the cursor where it was put.
void KitTest::tabSelectsWhatStandsInAField()
{
    for (const char* name : {"field", "amount"}) {
        const auto* input = item(name)->property("input").value<QObject*>();
        QVERIFY2(input, name);
        item("segments")->forceActiveFocus();
        item(name)->forceActiveFocus(Qt::TabFocusReason);
        QVERIFY2(!input->property("text").toString().isEmpty(), name);
        QCOMPARE(input->property("selectedText").toString(), input->property("text").toString());
        item("segments")->forceActiveFocus();
        click(item(name), {item(name)->width() / 2, item(name)->height() / 2});
        QVERIFY2(input->property("selectedText").toString().isEmpty(), name);
    }
}

void KitTest::picturesInBothThemes()
{
    auto* preferences =
        m_engine.singletonInstance<Preferences*>(qmlTypeId("Navarch.App", 1, 0, "Preferences"));
    QVERIFY(preferences);
    const QString folder = qEnvironmentVariable("NAVARCH_PICTURES");
    for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
        preferences->setTheme(theme);
        const QImage picture = m_window->grabWindow();
        QVERIFY(!picture.isNull());
        if (!folder.isEmpty())
            QVERIFY(picture.save(QDir(folder).filePath(QStringLiteral("kit-%1.png").arg(theme))));
    }
    QCOMPARE(m_warnings, QStringList());
}

QTEST_MAIN(KitTest)
#include "kit_test.moc"
