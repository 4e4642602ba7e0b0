// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QTimer>

#include "app/war/map/chart_camera.h"
#include "app/war/map/chart_labels.h"
#include "app/war/map/sea_chart.h"

namespace navarch {

/// The chart drawn: sea and coast, lanes, ports, fleets, contacts and ways. Drag, wheel and keys move what is seen; a
/// click picks. What hardly changes (coast and lanes) is painted once into a picture larger than the item, and names and
/// emblems once each, so that moving about costs little with any renderer.
class SeaChartView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// { sea, land, shore, ink, softInk, card, line, accent, accentInk, warn, bad } and a colour for each colour of a side.
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY looksChanged)
    Q_PROPERTY(QString dataFamily MEMBER m_dataFamily NOTIFY looksChanged)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily NOTIFY looksChanged)
    Q_PROPERTY(QString iconFamily MEMBER m_iconFamily NOTIFY looksChanged)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY looksChanged)
    /// What lies over the item's edges, that fit() keeps free of.
    Q_PROPERTY(int leftMargin MEMBER m_left NOTIFY marginsChanged)
    Q_PROPERTY(int topMargin MEMBER m_top NOTIFY marginsChanged)
    Q_PROPERTY(int rightMargin MEMBER m_right NOTIFY marginsChanged)
    Q_PROPERTY(int bottomMargin MEMBER m_bottom NOTIFY marginsChanged)
    /// A click means a place for an order, not something to look at: placePicked() tells.
    Q_PROPERTY(bool choosing MEMBER m_isChoosing NOTIFY choosingChanged)
    /// What the pointer is on: { kind, id, title, detail }, and where it stands; empty when it is on nothing.
    Q_PROPERTY(QVariantMap pointed READ pointed NOTIFY pointedChanged)
    Q_PROPERTY(QPointF pointedAt READ pointedAt NOTIFY pointedChanged)
    /// Pixels a nautical mile.
    Q_PROPERTY(double mile READ mile NOTIFY cameraChanged)
    /// It has the focus, and got it by keyboard: then it says so.
    Q_PROPERTY(bool tabbed READ tabbed NOTIFY tabbedChanged)
    /// How many names are on it, for tests.
    Q_PROPERTY(int labels READ labels NOTIFY laidOut)

public:
    explicit SeaChartView(QQuickItem* parent = nullptr);

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomAt(const QPointF& at, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// Brings it into view, near enough to tell it from its neighbours.
    Q_INVOKABLE void show(navarch::CampaignItem::Kind kind, int id);
    /// Where a port, fleet or contact stands in the item; beyond it when it is not on the chart.
    Q_INVOKABLE QPointF placeOf(navarch::CampaignItem::Kind kind, int id) const;
    /// What its sign takes there; empty when it has none on the chart.
    [[nodiscard]] QRectF boxOf(navarch::CampaignItem::Kind kind, int id) const;

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] QVariantMap colours() const { return m_colours; }
    void setColours(const QVariantMap& colours);
    [[nodiscard]] QVariantMap pointed() const;
    [[nodiscard]] QPointF pointedAt() const;
    [[nodiscard]] double mile() const { return m_camera.mile(); }
    [[nodiscard]] int labels() const { return static_cast<int>(m_labels.size()); }
    [[nodiscard]] const std::vector<PlacedLabel>& placedLabels() const { return m_labels; }
    [[nodiscard]] bool tabbed() const { return m_isTabbed; }
    [[nodiscard]] double scale() const { return m_camera.scale(); }

    void paint(QPainter* painter) override;

signals:
    void chartChanged();
    void looksChanged();
    void marginsChanged();
    void choosingChanged();
    void pointedChanged();
    void cameraChanged();
    void tabbedChanged();
    void laidOut();
    /// A place of the gazetteer, or of a port, was clicked while choosing.
    void placePicked(const QString& place, int port);

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    enum class Kind { None, Place, Port, Fleet, More, Contact };
    /// Something that can be pointed at: which, and where it lies in the item.
    struct Mark {
        Kind kind = Kind::None;
        int index = -1; ///< in its list; of more fleets than have room: the first one that has none
        int more = 0;
        QRectF box;
    };

    [[nodiscard]] QMarginsF margins() const;
    void moved();
    void layOut();
    void layOutContacts();
    void layOutFleets();
    [[nodiscard]] QPointF freeSpot(const QPointF& at, const QSizeF& block, double off) const;
    [[nodiscard]] QPointF atSea(const QPointF& at, const QSizeF& block, double gap) const;
    void layOutLabels();
    [[nodiscard]] const Mark* markAt(const QPointF& at) const;
    [[nodiscard]] static CampaignItem::Kind itemOf(Kind kind);
    [[nodiscard]] int numberOf(const Mark& mark) const;
    void pointAt(const QPointF& at);
    void click(const QPointF& at);

    [[nodiscard]] QColor colour(const char* name) const
    {
        return m_colours.value(QLatin1String(name)).value<QColor>();
    }
    [[nodiscard]] QColor sideColour(const QString& name) const;
    [[nodiscard]] double radiusOf(const SightedPort& port) const;
    [[nodiscard]] bool isSmall() const; ///< so far off that fleets show no figures
    [[nodiscard]] QFont font(double factor, bool strong) const;

    void renderLand(double pixels);
    void renderGround();
    void paintGround(QPainter& painter);
    void paintLanes(QPainter& painter, const ChartCamera& camera) const;
    void paintWay(QPainter& painter, const ChartCamera& camera, const SightedOrder& order,
                  bool isPicked) const;
    void paintWays(QPainter& painter) const;
    /// Where a day ends, with its number; 0: a mere dot.
    void paintNight(QPainter& painter, const QPointF& at, const QColor& face, int day) const;
    void paintPlaces(QPainter& painter) const;
    void paintPort(QPainter& painter, const SightedPort& port);
    void paintSign(QPainter& painter, const QPointF& at, double radius, const QColor& face,
                   const QString& glyph) const;
    void paintFleet(QPainter& painter, const SightedFleet& fleet, const QRectF& box);
    /// Where its sign stands: above the place, so that the fleet it befell is seen beside it.
    [[nodiscard]] QRectF signOf(const SightedMark& mark) const;
    void paintMark(QPainter& painter, const SightedMark& mark) const;
    void paintMore(QPainter& painter, const Mark& mark) const;
    void paintPicked(QPainter& painter) const;
    [[nodiscard]] const QImage& emblemImage(const QString& emblem, const QColor& ink, int size);

    QPointer<SeaChart> m_chart;
    QVariantMap m_colours;
    QString m_dataFamily;
    QString m_titleFamily;
    QString m_iconFamily;
    int m_textSize = 13;
    int m_left = 0;
    int m_top = 0;
    int m_right = 0;
    int m_bottom = 0;
    bool m_isChoosing = false;
    bool m_isFitted = true;
    bool m_isTabbed = false;

    ChartCamera m_camera;
    QImage m_land; ///< sea, coast and lanes; null: to be painted
    ChartCamera m_landCamera;
    QImage m_ground;  ///< the same with the ways of orders
    QTimer m_zooming; ///< runs while one comes nearer or goes away
    QHash<QString, QImage> m_emblems;
    LabelImages m_labelImages;

    std::vector<Mark> m_marks; ///< later ones lie over earlier ones
    std::vector<PlacedLabel> m_labels;
    std::pair<CampaignItem::Kind, int> m_laidOutFor; ///< what was picked then
    Mark m_pointed;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    bool m_isPressed = false;
    bool m_isDragged = false;
};

} // namespace navarch
