// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/workshop/boards/board_document.h"
#include "app/workshop/boards/board_findings.h"

namespace navarch {

/// How small and how large a board may be.
struct BoardSizes {
    Q_GADGET
    QML_VALUE_TYPE(boardSizes)
    Q_PROPERTY(int leastColumns MEMBER leastColumns)
    Q_PROPERTY(int mostColumns MEMBER mostColumns)
    Q_PROPERTY(int leastRows MEMBER leastRows)
    Q_PROPERTY(int mostRows MEMBER mostRows)

public:
    int leastColumns = 0;
    int mostColumns = 0;
    int leastRows = 0;
    int mostRows = 0;

    friend bool operator==(const BoardSizes&, const BoardSizes&) = default;
};

/// The board editor: a board for battles on the table, and what is done to it. Each command is one step of undo; one that is refused
/// changes nothing, and its reason is told by the document.
class BoardRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// What its cells are.
    Q_PROPERTY(Shape shape READ shape NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    /// Degrees clockwise from the board's top.
    Q_PROPERTY(int north READ north WRITE setNorth NOTIFY changed)
    /// From one cell's middle to the next; 0: nobody says.
    Q_PROPERTY(int metres READ metres WRITE setMetres NOTIFY changed)
    /// How many cells are land, how many wall sections stand there, and how many ships the zones hold.
    Q_PROPERTY(int land READ land NOTIFY changed)
    Q_PROPERTY(int walls READ walls NOTIFY changed)
    Q_PROPERTY(int firstRoom READ firstRoom NOTIFY changed)
    Q_PROPERTY(int secondRoom READ secondRoom NOTIFY changed)
    /// The places that boards are cut at: of famous battles, then ports.
    Q_PROPERTY(QList<navarch::ShownChoice> places READ places CONSTANT)

    Q_PROPERTY(navarch::BuilderDocument* document READ document CONSTANT)
    Q_PROPERTY(navarch::BoardFindings* findings READ findings CONSTANT)

public:
    /// As BoardShape.
    enum Shape { Hexes, Rexes, FreeTable };
    Q_ENUM(Shape)

    explicit BoardRoom(QObject* parent = nullptr);

    [[nodiscard]] const DrawnBoard& board() const { return m_document.plan().board; }

    /// Begins with open water, or with the coast at one of the places.
    Q_INVOKABLE bool blank(navarch::BoardRoom::Shape shape, int columns, int rows);
    Q_INVOKABLE bool cut(const QString& place, navarch::BoardRoom::Shape shape, int columns, int rows,
                         int metres, int north, bool withShallows);
    /// How many columns and rows a board of that shape may have.
    Q_INVOKABLE navarch::BoardSizes sizesOf(navarch::BoardRoom::Shape shape) const;

    /// Leads a brush along cells, each a column and a row; terrain by its name in files ("land").
    Q_INVOKABLE bool paint(const QList<QPointF>& path, int radius, const QString& terrain);
    Q_INVOKABLE bool zone(const QList<QPointF>& path, int radius, int side);
    Q_INVOKABLE bool fill(const QPoint& cell, const QString& terrain);
    /// Fills the area between these corners.
    Q_INVOKABLE bool area(const QList<QPointF>& corners, const QString& terrain);
    /// Puts a wall section there, or takes out the one that stands there.
    Q_INVOKABLE bool wall(const QPoint& cell);
    Q_INVOKABLE void resize(int columns, int rows);
    Q_INVOKABLE void mirror(bool eastWest);
    Q_INVOKABLE void swapZones();
    Q_INVOKABLE void zonesAlongEdges();
    /// The board as its file would hold it.
    Q_INVOKABLE QString drawn() const;
    /// What a cell holds, in words: "14.22, land, first side's zone".
    Q_INVOKABLE QString wordsAt(const QPoint& cell) const;

    void setName(const QString& name);
    void setNorth(int degrees);
    void setMetres(int metres);
    [[nodiscard]] QString name() const;
    [[nodiscard]] Shape shape() const { return static_cast<Shape>(board().shape); }
    [[nodiscard]] int columns() const { return board().columns; }
    [[nodiscard]] int rows() const { return board().rows; }
    [[nodiscard]] int north() const { return board().north; }
    [[nodiscard]] int metres() const { return board().metres; }
    [[nodiscard]] int land() const;
    [[nodiscard]] int walls() const { return static_cast<int>(board().walls.size()); }
    [[nodiscard]] int firstRoom() const { return roomInZone(board(), 0); }
    [[nodiscard]] int secondRoom() const { return roomInZone(board(), 1); }
    [[nodiscard]] QList<ShownChoice> places() const;

    [[nodiscard]] BuilderDocument* document() { return &m_document; }
    [[nodiscard]] BoardFindings* findings() { return &m_findings; }

signals:
    void changed();
    /// Another board lies on the table.
    void opened();

private:
    BoardDocument m_document;
    BoardFindings m_findings{m_document};
};

} // namespace navarch
