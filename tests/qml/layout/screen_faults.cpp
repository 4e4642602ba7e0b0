// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/layout/screen_faults.h"

#include <QFontInfo>
#include <QQuickItem>

#include <algorithm>
#include <vector>

namespace {

constexpr double slack = 1.5; ///< what rounding may be off by, in pixels

/// A text or a control, in the order in which things are painted.
struct Thing {
    const QQuickItem* item = nullptr;
    QRectF rect; ///< in the scene: of a text what its letters take, without what is clipped away
    int order = 0;
};

struct Found {
    std::vector<Thing> words;
    std::vector<Thing> controls;
    std::vector<Thing> covers; ///< opaque rectangles
    int order = 0;
};

bool isText(const QQuickItem& item)
{
    return item.inherits("QQuickText");
}

bool isControl(const QQuickItem& item)
{
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickComboBox")
           || item.inherits("QQuickTextInput") || item.inherits("QQuickSlider")
           || item.inherits("QQuickSpinBox");
}

QString named(const QQuickItem& item)
{
    const QString words = item.property("text").toString().left(40);
    QString where = item.objectName();
    for (const QQuickItem* around = item.parentItem(); around && where.isEmpty();
         around = around->parentItem())
        where = around->objectName();
    return QStringLiteral("%1 \"%2\"%3")
        .arg(QString::fromLatin1(item.metaObject()->className()).section(QLatin1String("_QML"), 0, 0), words,
             where.isEmpty() ? QString() : QStringLiteral(" at %1").arg(where));
}

QString shown(const QRectF& rect)
{
    return QStringLiteral("%1,%2 %3x%4")
        .arg(rect.x(), 0, 'f', 0)
        .arg(rect.y(), 0, 'f', 0)
        .arg(rect.width(), 0, 'f', 0)
        .arg(rect.height(), 0, 'f', 0);
}

double emOf(const QQuickItem& text)
{
    return QFontInfo(text.property("font").value<QFont>()).pixelSize();
}

/// What the letters of a text take, in its own coordinates.
QRectF lettersOf(const QQuickItem& text)
{
    const double width = text.property("contentWidth").toDouble();
    const double height = text.property("contentHeight").toDouble();
    const int level = text.property("effectiveHorizontalAlignment").toInt();
    const int upright = text.property("verticalAlignment").toInt();
    const auto padding = [&](const char* edge) { return text.property(edge).toDouble(); };
    const QRectF room = QRectF(0, 0, text.width(), text.height())
                            .adjusted(padding("leftPadding"), padding("topPadding"), -padding("rightPadding"),
                                      -padding("bottomPadding"));
    const double x = level & Qt::AlignRight     ? room.width() - width
                     : level & Qt::AlignHCenter ? (room.width() - width) / 2
                                                : 0;
    const double y = upright & Qt::AlignBottom    ? room.height() - height
                     : upright & Qt::AlignVCenter ? (room.height() - height) / 2
                                                  : 0;
    return {room.x() + x, room.y() + y, width, height};
}

/// A row that a list has let go and keeps, unpainted, for later: another stands in its place.
bool isSetAside(const QQuickItem& item)
{
    const QQuickItem* content = item.parentItem();
    QQuickItem* view = content ? content->parentItem() : nullptr;
    if (!view || !view->inherits("QQuickItemView")
        || view->property("contentItem").value<QQuickItem*>() != content)
        return false;
    QQuickItem* listed = nullptr;
    QMetaObject::invokeMethod(view, "itemAt", Q_RETURN_ARG(QQuickItem*, listed),
                              Q_ARG(qreal, item.x() + item.width() / 2),
                              Q_ARG(qreal, item.y() + item.height() / 2));
    return listed && listed != &item
           && qstrcmp(listed->metaObject()->className(), item.metaObject()->className()) == 0;
}

void walk(const QQuickItem& item, const QRectF& clip, Found& found)
{
    if (!item.isVisible() || item.opacity() < 0.05 || isSetAside(item))
        return;
    const QRectF inner =
        item.clip() ? clip.intersected(item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))) : clip;
    ++found.order;
    if (isText(item)) {
        if (!item.property("text").toString().trimmed().isEmpty())
            found.words.push_back(
                {&item, item.mapRectToScene(lettersOf(item)).intersected(clip), found.order});
    } else if (isControl(item)) {
        found.controls.push_back(
            {&item, item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).intersected(clip),
             found.order});
    } else if (item.inherits("QQuickRectangle") && item.property("color").value<QColor>().alpha() > 250
               && item.opacity() > 0.99) {
        found.covers.push_back(
            {&item, item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).intersected(clip),
             found.order});
    }
    QList<QQuickItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    for (const QQuickItem* child : children)
        walk(*child, inner, found);
}

bool holds(const QRectF& outer, const QRectF& rect)
{
    return outer.adjusted(-slack, -slack, slack, slack).contains(rect);
}

/// Why that part of the item cannot be brought before one's eyes; empty when it can.
QString outOfReach(const QQuickWindow& window, const QQuickItem& item, const QRectF& part)
{
    QRectF rect = item.mapRectToScene(part);
    const QQuickItem* inner = &item;
    for (const QQuickItem* around = item.parentItem(); around;
         inner = around, around = around->parentItem()) {
        const QRectF view = around->mapRectToScene(QRectF(0, 0, around->width(), around->height()));
        if (around->inherits("QQuickFlickable")
            && around->property("contentItem").value<QQuickItem*>() == inner) {
            const QRectF within = inner->mapRectFromScene(rect);
            const double left = around->property("originX").toDouble();
            const double top = around->property("originY").toDouble();
            const double width = std::max(around->width(), around->property("contentWidth").toDouble());
            const double height = std::max(around->height(), around->property("contentHeight").toDouble());
            const bool isList =
                around->inherits("QQuickItemView"); // how long it is it guesses from what it shows
            const bool fits =
                within.left() >= left - slack && within.right() <= left + width + slack
                && (isList || (within.top() >= top - slack && within.bottom() <= top + height + slack));
            if (!fits)
                return QStringLiteral("%1 stands beyond what is scrolled, %2x%3")
                    .arg(shown(within))
                    .arg(width, 0, 'f', 0)
                    .arg(height, 0, 'f', 0);
            rect = view;
        } else if (around->clip() && !holds(view, rect)) {
            return QStringLiteral("%1 is cut by %2 at %3").arg(shown(rect), named(*around), shown(view));
        }
    }
    const QRectF all(0, 0, window.width(), window.height());
    return holds(all, rect) ? QString() : QStringLiteral("%1 stands outside the window").arg(shown(rect));
}

const QQuickItem* controlAround(const QQuickItem& item)
{
    for (const QQuickItem* around = item.parentItem(); around; around = around->parentItem())
        if (around->inherits("QQuickAbstractButton"))
            return around;
    return nullptr;
}

bool isWithin(const QQuickItem& item, const QQuickItem& around)
{
    return around.isAncestorOf(&item) || item.isAncestorOf(&around);
}

/// Something opaque is painted between the two, over all they share: the later one is seen, the other is not.
bool isCovered(const Found& found, const Thing& first, const Thing& second, const QRectF& shared)
{
    return std::any_of(found.covers.begin(), found.covers.end(), [&](const Thing& cover) {
        return cover.order > first.order && cover.order < second.order
               && !first.item->isAncestorOf(cover.item)
               && cover.rect.adjusted(-slack, -slack, slack, slack).contains(shared);
    });
}

void findCut(const Found& found, QStringList& faults)
{
    for (const Thing& word : found.words) {
        if (!word.item->property("truncated").toBool())
            continue;
        const double em = emOf(*word.item);
        const QQuickItem* button = controlAround(*word.item);
        if (button && button->property("text") == word.item->property("text"))
            faults += QStringLiteral("cut on its button: %1").arg(named(*word.item));
        else if (word.item->property("whole").toBool())
            faults += QStringLiteral("cut in its column: %1").arg(named(*word.item));
        else if (word.item->width() < 3.5 * em)
            faults += QStringLiteral("nothing left of it: %1, %2 wide")
                          .arg(named(*word.item))
                          .arg(word.item->width(), 0, 'f', 0);
    }
}

void findOutOfReach(const QQuickWindow& window, const Found& found, QStringList& faults)
{
    const auto tell = [&](const Thing& thing, const QRectF& part) {
        if (const QString why = outOfReach(window, *thing.item, part); !why.isEmpty())
            faults += QStringLiteral("out of reach: %1: %2").arg(named(*thing.item), why);
    };
    for (const Thing& word : found.words)
        tell(word, lettersOf(*word.item));
    for (const Thing& control : found.controls)
        if (!control.item->inherits(
                "QQuickTextInput")) // its words are longer than its box, and it scrolls them
            tell(control, QRectF(0, 0, control.item->width(), control.item->height()));
}

void findOverlaps(const Found& found, const std::vector<Thing>& things, bool areWords, QStringList& faults)
{
    for (std::size_t i = 0; i < things.size(); ++i) {
        for (std::size_t j = i + 1; j < things.size(); ++j) {
            if (isWithin(*things[i].item, *things[j].item))
                continue;
            const QRectF shared = things[i].rect.intersected(things[j].rect);
            // Lines stand closer than their letters may be high.
            const double least = areWords ? std::min(emOf(*things[i].item), emOf(*things[j].item)) * 0.45 : 5;
            if (shared.width() < 3 || shared.height() < least
                || isCovered(found, things[i], things[j], shared))
                continue;
            faults += QStringLiteral("over each other: %1 and %2, at %3")
                          .arg(named(*things[i].item), named(*things[j].item), shown(shared));
        }
    }
}

void findSideways(const QQuickItem& item, QStringList& faults)
{
    if (!item.isVisible() || item.opacity() < 0.05)
        return;
    if (item.inherits("QQuickFlickable")) {
        const double content = item.property("contentWidth").toDouble(); // below 0: as wide as it is itself
        if (content > item.width() + slack)
            faults += QStringLiteral("scrolled sideways: %1: %2 of %3")
                          .arg(named(item))
                          .arg(item.width(), 0, 'f', 0)
                          .arg(content, 0, 'f', 0);
    }
    for (const QQuickItem* child : item.childItems())
        findSideways(*child, faults);
}

} // namespace

QStringList sidewaysFaults(const QQuickWindow& window)
{
    QStringList faults;
    findSideways(*window.contentItem(), faults);
    return faults;
}

QStringList layoutFaults(const QQuickWindow& window)
{
    Found found;
    walk(*window.contentItem(), QRectF(0, 0, window.width(), window.height()), found);
    QStringList faults;
    findCut(found, faults);
    findOutOfReach(window, found, faults);
    findOverlaps(found, found.words, true, faults);
    findOverlaps(found, found.controls, false, faults);
    return faults;
}
