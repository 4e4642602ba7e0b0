// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantAnimation>

#include <map>
#include <vector>

#include "app/battle/board/board_camera.h"
#include "app/battle/board/board_motion.h"
#include "app/battle/board/plot_tracks.h"
#include "app/battle/board/ship_sprites.h"
#include "app/battle/board/word_images.h"
#include "app/battle/room/battle_room.h"

namespace navarch {

/// The table of a battle room: sea, shore and wind, ships from above, the orders of the chosen ship as
/// shapes to pick, a move laid out by hand with its handles, ships to be placed. Drag and wheel move what is
/// seen.
class BattleBoard : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::BattleRoom* room READ room WRITE setRoom NOTIFY roomChanged)
    /// { sea, land, ink, softInk, card, line, accent, good, warn, bad, deck, sides: [colour] }.
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY looksChanged)
    Q_PROPERTY(QString dataFamily MEMBER m_dataFamily NOTIFY looksChanged)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily NOTIFY looksChanged)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY looksChanged)
    /// What lies over the item's edges, that fit() keeps free of.
    Q_PROPERTY(int leftMargin MEMBER m_left NOTIFY marginsChanged)
    Q_PROPERTY(int topMargin MEMBER m_top NOTIFY marginsChanged)
    Q_PROPERTY(int rightMargin MEMBER m_right NOTIFY marginsChanged)
    Q_PROPERTY(int bottomMargin MEMBER m_bottom NOTIFY marginsChanged)
    /// The order that is pointed at, here or in a list; -1: none.
    Q_PROPERTY(int litOrder READ litOrder WRITE setLitOrder NOTIFY pointedChanged)
    /// The ship under the pointer, and what to say of it.
    Q_PROPERTY(int pointedShip READ pointedShip NOTIFY pointedChanged)
    Q_PROPERTY(QVariantMap pointed READ pointed NOTIFY pointedChanged)
    Q_PROPERTY(bool fitted READ fitted NOTIFY cameraChanged)
    /// Orders are not seen on their way: the board shows at once what came of them.
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY looksChanged)
    /// What happened is being shown; skip() ends it.
    Q_PROPERTY(bool moving READ moving NOTIFY movingChanged)
    /// The bases of all ships are drawn, not only of the chosen one and the one that is pointed at.
    Q_PROPERTY(bool bases MEMBER m_bases NOTIFY looksChanged)
    /// Whom the chosen ship may strike or shoot at, and how far she may come, stand out.
    Q_PROPERTY(bool threats MEMBER m_threats NOTIFY looksChanged)

public:
    explicit BattleBoard(QQuickItem* parent = nullptr);
    ~BattleBoard() override;

    Q_INVOKABLE void fit();
    /// Shows the part of the table that has ships on it.
    Q_INVOKABLE void fitShips();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomAt(const QPointF& at, double factor);
    Q_INVOKABLE void pan(double right, double down);
    Q_INVOKABLE void show(int ship);
    /// Shows at once what came of what is being shown.
    Q_INVOKABLE void skip();
    /// Where a ship, or the end of an order, stands in the item, for tests and for hints.
    Q_INVOKABLE QPointF placeOfShip(int ship) const;
    Q_INVOKABLE QPointF placeOfOrder(int order) const;
    /// Of the plot that is written: where a step that may be next leads, and where one that is written has led.
    Q_INVOKABLE QPointF placeOfWay(const QString& symbol) const;
    Q_INVOKABLE QPointF placeOfStep(int step) const;

    [[nodiscard]] BattleRoom* room() const { return m_room; }
    void setRoom(BattleRoom* room);
    [[nodiscard]] QVariantMap colours() const { return m_colours; }
    void setColours(const QVariantMap& colours);
    [[nodiscard]] int litOrder() const { return m_litOrder; }
    void setLitOrder(int order);
    [[nodiscard]] int pointedShip() const { return m_pointedShip; }
    [[nodiscard]] QVariantMap pointed() const;
    [[nodiscard]] bool fitted() const { return m_fitted; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool moving() const { return m_isMoving; }
    [[nodiscard]] const BoardMotion& motion() const { return m_motion; }
    /// Shows a motion there and stays, as long as nobody goes on with it: for pictures of it.
    void holdAt(double time);

    void paint(QPainter* painter) override;

signals:
    void roomChanged();
    void looksChanged();
    void marginsChanged();
    void pointedChanged();
    void cameraChanged();
    void movingChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    enum class Drag { None, Pressed, Pan, PullAhead, PullBow, Place, Form };

    /// A piece as it is drawn now.
    struct Shown {
        const BoardPiece* piece = nullptr;
        MotionPiece how;
    };

    void takeIn();
    void beginMotion();
    void endMotion();
    void goOnMoving();
    void lookOn();
    void turnCamera();
    [[nodiscard]] bool canMove() const;
    /// How far the motion has come, 0 to 1; 1 when nothing moves.
    [[nodiscard]] double partGone() const;
    [[nodiscard]] std::vector<Shown> piecesShown() const;
    [[nodiscard]] const Shown* shownOf(int ship) const;
    [[nodiscard]] QPointF middleOf(const Shown& shown) const;
    [[nodiscard]] QPolygonF baseOf(const Shown& shown) const;
    [[nodiscard]] int shipAt(const QPointF& at) const;
    [[nodiscard]] int orderAt(const QPointF& at) const;
    [[nodiscard]] Drag handleAt(const QPointF& at) const;
    void pointAt(const QPointF& at);
    void click(const QPointF& at);
    [[nodiscard]] QPointF bowOf(const OrderShape& shape) const;
    /// The middle of a piece that lies there, in the item.
    [[nodiscard]] QPointF middleOf(const BoardPose& pose, const BoardPiece& piece) const
    {
        return m_camera.toScreen(m_camera.middleOf(pose, piece));
    }
    /// How far a piece is from the chosen one, of tables measured in inches; empty elsewhere.
    [[nodiscard]] QString distanceTo(const BoardPiece& piece) const;
    [[nodiscard]] QMarginsF margins() const;

    [[nodiscard]] QColor colour(const char* name) const
    {
        return m_colours.value(QLatin1String(name)).value<QColor>();
    }
    [[nodiscard]] QColor sideColour(int side) const;
    void paintStill(QPainter& painter);
    void paintTable(QPainter& painter) const;
    void paintTerrain(QPainter& painter, const QRectF& around, hex::Terrain terrain, int column,
                      int row) const;
    void paintCells(QPainter& painter) const;
    [[nodiscard]] QColor terrainColour(hex::Terrain terrain) const;
    [[nodiscard]] static QString terrainWord(hex::Terrain terrain);
    void paintTerrainKey(QPainter& painter) const;
    /// An edge of view().edges that is land, not a side's.
    [[nodiscard]] bool isShore(std::size_t edge) const;
    [[nodiscard]] std::size_t placeOfEdge(std::size_t edge) const;
    void paintShores(QPainter& painter) const;
    void paintEdges(QPainter& painter) const;
    void paintWind(QPainter& painter) const;
    void paintScale(QPainter& painter) const;
    void paintShips(QPainter& painter);
    void paintShip(QPainter& painter, const Shown& shown);
    void paintRowing(QPainter& painter, const Shown& shown) const;
    void paintEffects(QPainter& painter) const;
    void paintThreats(QPainter& painter) const;
    void paintReach(QPainter& painter) const;
    void write(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink) const;
    void paintLinks(QPainter& painter) const;
    void paintBoardMarks(QPainter& painter) const;
    void paintSquadron(QPainter& painter, const Shown& shown) const;
    void paintLabels(QPainter& painter) const;
    void layAside();
    void fitTable();
    void showShips();
    void follow();
    /// How far a piece is drawn from its place, in pixels: on rexes those of one rex lie side by side.
    [[nodiscard]] QPointF asideOf(const BoardPiece& piece) const;
    void paintCounters(QPainter& painter, const BoardPiece& piece, const QPointF& at) const;
    void paintMarks(QPainter& painter, const Shown& shown) const;
    void paintOrders(QPainter& painter) const;
    void paintShape(QPainter& painter, const OrderShape& shape, const QColor& ink, bool strong,
                    bool broken) const;
    void paintDraft(QPainter& painter) const;
    void paintPlacing(QPainter& painter) const;
    [[nodiscard]] PlotTracks plotTracks() const;
    void paintFormation(QPainter& painter, const std::vector<PlacedShip>& ships, const QColor& ink,
                        bool strong, bool broken) const;

    QPointer<BattleRoom> m_room;
    QVariantMap m_colours;
    QString m_dataFamily;
    QString m_titleFamily;
    int m_textSize = 13;
    int m_left = 0;
    int m_top = 0;
    int m_right = 0;
    int m_bottom = 0;
    BoardCamera m_camera;
    ShipSprites m_sprites;
    bool m_fitted = true;
    bool m_follows = true; ///< nobody has looked elsewhere yet
    int m_turnSeen = 0;
    int m_litOrder = -1;
    int m_pointedShip = -1;
    bool m_isStepPointed = false;
    QPointF m_pointer;
    bool m_isPointed = false; ///< the pointer is over it

    Drag m_drag = Drag::None;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    BoardPose m_placing; ///< of the ship that is being dragged
    bool m_placingAllowed = false;

    mutable std::vector<QRectF> m_counters; ///< drawn beside ships so far
    std::map<ShipNumber, double> m_asides;  ///< in rexes across their headings
    std::map<ShipNumber, double> m_asidesBefore;

    bool m_reducedMotion = false;
    bool m_bases = false;
    bool m_threats = false;
    BoardMotion m_motion;
    std::vector<BoardPiece> m_pieces; ///< as the room has them,
    std::vector<BoardPiece> m_before; ///< and as it had them before what happened last
    bool m_isMoving = false;
    bool m_isHeld = false;
    double m_movedFor = 0;        ///< thousandths of a second
    QVariantAnimation m_clock;    ///< the scene graph's: it runs only while something moves
    ShipNumber m_placed = noShip; ///< it was dragged where it lies now: it is there already
    BoardLook m_lookBefore;
    BoardLook m_lookAfter;
    bool m_isTurning = false; ///< the camera goes from the one to the other
    mutable std::vector<Shown> m_shown;

    QImage m_still; ///< sea and shore as they were painted last
    bool m_isStillGood = false;
    mutable WordImages m_words;
};

} // namespace navarch
