// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QPointF>
#include <QString>

namespace navarch {

/// Words with a rim, drawn once and kept: outlining letters anew for every frame costs more than all else on a board.
class WordImages {
public:
    /// A text in the painter's font, its baseline beginning at `at`.
    void draw(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink,
              const QColor& rim);
    void clear() { m_kept.clear(); }

private:
    QHash<QString, QImage> m_kept;
};

} // namespace navarch
