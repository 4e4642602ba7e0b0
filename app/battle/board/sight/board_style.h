// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/drawing/drawing_look.h"

namespace navarch {

/// What a board is drawn in - colours and letters -, and what is made to stand out on it. Its colours are
/// { sea, land, ink, softInk, card, line, accent, good, warn, bad, sides: [colour] }.
class BoardStyle : public navarch::DrawingLook {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle board has it.")
    /// The bases of all ships are drawn, not only of the chosen one and the one that is pointed at.
    Q_PROPERTY(bool bases MEMBER m_bases NOTIFY changed)
    /// Whom the chosen ship may strike or shoot at, and how far she may come, stand out.
    Q_PROPERTY(bool threats MEMBER m_threats NOTIFY changed)

public:
    using DrawingLook::DrawingLook;

    /// A side's own, by its number.
    [[nodiscard]] QColor sideColour(int side) const;
    [[nodiscard]] QFont dataFont() const;
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] bool bases() const { return m_bases; }
    [[nodiscard]] bool threats() const { return m_threats; }

private:
    bool m_bases = false;
    bool m_threats = false;
};

} // namespace navarch
