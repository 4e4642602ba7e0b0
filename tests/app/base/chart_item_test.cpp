// SPDX-License-Identifier: GPL-3.0-or-later
// What charts have in common in the window: which part of one is seen, and what the pointer does on it.
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/base/chart/chart_item.h"
#include "app/base/chart/chart_picture.h"

using namespace navarch;

namespace {

/// Ten degrees of sea by five, of which an item shows what it does with clicks and drags.
class Chart : public ChartItem {
public:
    QStringList told;
    bool ownsPresses = false;
    bool ownsDrags = false;

    void paint(QPainter*) override {}
    void press(const QPointF& at, Qt::MouseButton button = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseButtonPress, at, at, button, button, {});
        mousePressEvent(&event);
    }
    void move(const QPointF& to)
    {
        QMouseEvent event(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, {});
        mouseMoveEvent(&event);
    }
    void release(const QPointF& at, Qt::MouseButton button = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseButtonRelease, at, at, button, {}, {});
        mouseReleaseEvent(&event);
    }
    using ChartItem::camera;
    using ChartItem::mouseUngrabEvent;

protected:
    ChartBounds bounds() const override
    {
        ChartBounds bounds;
        bounds.sheet = bounds.all = QRectF(20, 35, 10, 5);
        bounds.leastShare = 0.5;
        return bounds;
    }
    void click(const QPointF&) override { told += QStringLiteral("click"); }
    void point(const QPointF&) override {}
    void pointAway() override {}
    bool takesPress(const QPointF&, Qt::MouseButton) override { return ownsPresses; }
    bool takesDrag() override { return ownsDrags; }
    void drag(const QPointF&) override { told += QStringLiteral("drag"); }
    void drop(const QPointF&) override { told += QStringLiteral("drop"); }
    void cancel() override { told += QStringLiteral("cancel"); }
};

} // namespace

class ChartItemTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void allIsSeenUntilOneMoves();
    void marginsStayFree();
    void nobodyGoesTooFarAway();
    void theMiddleStaysOnTheSheet();
    void whatIsLookedForComesNearEnough();
    void aCursorStaysInSight();
    void aPressIsAClickOrADrag();
    void aDragMayBeTheChartsOwn();
    void otherButtonsMoveAndClickNothing();
    void aPressThatIsTakenAwayDoesNothing();
    void aPictureIsMovedUntilItNoLongerCovers();

private:
    std::unique_ptr<Chart> m_chart;
};

void ChartItemTest::init()
{
    m_chart = std::make_unique<Chart>();
    m_chart->setSize({800, 600});
}

void ChartItemTest::allIsSeenUntilOneMoves()
{
    const QRectF sheet = m_chart->camera().toScreen(QRectF(20, 35, 10, 5)).normalized();
    QVERIFY(QRectF(-0.5, -0.5, 801, 601).contains(sheet));
    QVERIFY(std::abs(sheet.width() - 800) < 1 || std::abs(sheet.height() - 600) < 1);
    const double mile = m_chart->viewport()->mile();
    m_chart->setSize({400, 300});
    QVERIFY(m_chart->viewport()->mile() < mile); // it is fitted still
    m_chart->viewport()->zoomBy(4);
    const double near = m_chart->viewport()->mile();
    m_chart->setSize({800, 600});
    QCOMPARE(m_chart->viewport()->mile(), near);
    m_chart->viewport()->fit();
    QCOMPARE(m_chart->viewport()->mile(), mile);
}

void ChartItemTest::marginsStayFree()
{
    m_chart->viewport()->setProperty("leftMargin", 200);
    QVERIFY(m_chart->camera().toScreen(QRectF(20, 35, 10, 5)).normalized().left() > 199);
}

void ChartItemTest::nobodyGoesTooFarAway()
{
    m_chart->viewport()->zoomBy(0.001);
    const QRectF sheet = m_chart->camera().toScreen(QRectF(20, 35, 10, 5)).normalized();
    QVERIFY(std::abs(sheet.width() - 400) < 1 || std::abs(sheet.height() - 300) < 1);
}

void ChartItemTest::theMiddleStaysOnTheSheet()
{
    m_chart->viewport()->zoomBy(8);
    m_chart->viewport()->pan(-1e6, -1e6);
    const QPointF middle = m_chart->camera().toDegrees({400, 300});
    QVERIFY(QRectF(20, 35, 10, 5).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(middle));
}

void ChartItemTest::whatIsLookedForComesNearEnough()
{
    const QPointF place(28, 36);
    m_chart->viewport()->show(place);
    QVERIFY(m_chart->camera().scale() >= 260);
    QVERIFY(QRectF(0, 0, 800, 600).contains(m_chart->viewport()->placeOf(place)));
    QSignalSpy moved(m_chart->viewport(), &ChartViewport::moved);
    m_chart->viewport()->show(place); // one sees it
    QVERIFY(moved.isEmpty());
}

void ChartItemTest::aCursorStaysInSight()
{
    m_chart->viewport()->zoomBy(4);
    const QPointF east = m_chart->camera().toDegrees({805, 300});
    m_chart->viewport()->keepInSight(east);
    const QPointF at = m_chart->viewport()->placeOf(east);
    QVERIFY(at.x() < 800);
    QVERIFY(std::abs(at.y() - 300) < 1e-6); // no more than it must
}

void ChartItemTest::aPressIsAClickOrADrag()
{
    m_chart->press({100, 100});
    m_chart->move({101, 100}); // a hand that trembles
    m_chart->release({101, 100});
    QCOMPARE(m_chart->told, QStringList{"click"});
    m_chart->told.clear();
    m_chart->viewport()->zoomBy(4);
    const QPointF place = m_chart->camera().toDegrees({400, 300});
    m_chart->press({400, 300});
    m_chart->move({450, 320});
    m_chart->release({450, 320});
    QVERIFY(m_chart->told.isEmpty());
    QVERIFY((m_chart->viewport()->placeOf(place) - QPointF(450, 320)).manhattanLength() < 1e-6);
}

void ChartItemTest::aDragMayBeTheChartsOwn()
{
    m_chart->ownsDrags = true;
    const ChartCamera before = m_chart->camera();
    m_chart->press({400, 300});
    m_chart->move({450, 320});
    m_chart->release({450, 320});
    QCOMPARE(m_chart->told, (QStringList{"drag", "drop"}));
    QVERIFY(m_chart->camera() == before);
    m_chart->told.clear();
    m_chart->ownsPresses = true; // from where it was pressed on
    m_chart->press({400, 300});
    m_chart->release({400, 300});
    QCOMPARE(m_chart->told, QStringList{"drop"});
}

void ChartItemTest::otherButtonsMoveAndClickNothing()
{
    m_chart->press({400, 300}, Qt::RightButton);
    m_chart->release({400, 300}, Qt::RightButton);
    QVERIFY(m_chart->told.isEmpty());
}

void ChartItemTest::aPressThatIsTakenAwayDoesNothing()
{
    m_chart->press({400, 300});
    m_chart->mouseUngrabEvent();
    m_chart->release({400, 300});
    QCOMPARE(m_chart->told, QStringList{"cancel"});
}

void ChartItemTest::aPictureIsMovedUntilItNoLongerCovers()
{
    ChartPicture picture;
    ChartCamera camera = m_chart->camera();
    const QSizeF item(800, 600);
    QVERIFY(!picture.covers(camera, item, 1, false));
    picture.begin(camera, item, 1, Qt::black);
    QVERIFY(picture.size().width() > item.width());
    QVERIFY(picture.covers(camera, item, 1, false));
    QVERIFY(!picture.covers(camera, item, 2, false)); // on another screen
    camera.pan({100, 0});
    QVERIFY(picture.covers(camera, item, 1, false));
    camera.zoomAt({400, 300}, 1.1);
    QVERIFY(!picture.covers(camera, item, 1, false));
    QVERIFY(picture.covers(camera, item, 1, true)); // stretched meanwhile
    camera.pan({1000, 0});
    QVERIFY(!picture.covers(camera, item, 1, true));
    picture.clear();
    QVERIFY(!picture.covers(camera, item, 1, true));
}

QTEST_MAIN(ChartItemTest)
#include "chart_item_test.moc"
