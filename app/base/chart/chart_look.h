// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/drawing/drawing_look.h"

namespace navarch {

/// The colours and typefaces that the chart is drawn with. Its colours are { sea, land, shore, ink, softInk, card, line, accent,
/// accentInk, warn, bad } and a colour for each colour of a side.
class ChartLook : public navarch::DrawingLook {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart view has one.")
    Q_PROPERTY(QString iconFamily MEMBER m_iconFamily NOTIFY changed)

public:
    using DrawingLook::DrawingLook;

    [[nodiscard]] QColor sideColour(const QString& name) const;

    /// `factor` times the text's size.
    [[nodiscard]] QFont font(double factor, bool strong) const;
    /// For the names of ports, and of all else.
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont nameFont() const { return font(0.88, false); }
    [[nodiscard]] QFont iconFont(double pixels) const;

private:
    QString m_iconFamily;
};

} // namespace navarch
