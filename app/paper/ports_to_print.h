// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <optional>

#include "app/base/lists/shown_choice.h"
#include "app/paper/print_desk.h"

namespace navarch {

struct PrintMaterial;

/// Which ports have their cards printed: of the campaign all with walls, or one of them; or the one in the builder.
class PortsToPrint : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// First all of them. Empty where there is nothing to choose.
    Q_PROPERTY(QList<navarch::ShownChoice> choices READ choices NOTIFY changed)
    /// 0: all.
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY changed)

public:
    /// `desk` must outlive it.
    explicit PortsToPrint(PrintDesk& desk) : m_desk(desk) {}

    /// Prints the card of a port of the campaign, by number.
    Q_INVOKABLE void choose(int port);

    [[nodiscard]] QList<ShownChoice> choices() const;
    [[nodiscard]] int chosen() const { return static_cast<int>(m_port.value); }
    void setChosen(int port);

    /// What lies on the desk is another: a port that is gone is not chosen any more.
    void lookAgain();
    void addTo(PrintMaterial& material) const;
    /// Of what is chosen; none: of all there is.
    [[nodiscard]] std::optional<QString> title() const;
    [[nodiscard]] QString whyEmpty() const;

signals:
    void changed();
    /// Something else was chosen.
    void picked();

private:
    PrintDesk& m_desk;
    PortId m_port;
};

} // namespace navarch
