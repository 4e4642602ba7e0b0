// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <optional>

#include "app/battle/plots/plot_answer.h"
#include "app/battle/plots/plot_leans.h"
#include "app/battle/plots/plot_lists.h"

namespace navarch {

/// The plot of one ship while it is written: by steps, by its speed, as text. Its game is asked after every change. Nothing
/// is ordered here.
class WrittenPlot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(int ship READ ship NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// How many steps its speed needs.
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)
    /// In the game's own writing; and why a text that was typed could not be taken up.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString unread READ unread NOTIFY changed)
    /// It may be ordered as it is written.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    /// It has been ordered so; something else than what was ordered, or stood there to begin with, is written.
    Q_PROPERTY(bool isOrdered READ isOrdered NOTIFY changed)
    Q_PROPERTY(bool isChanged READ isChanged NOTIFY changed)
    Q_PROPERTY(navarch::PlotLists* lists READ lists CONSTANT)

public:
    explicit WrittenPlot(QObject* parent = nullptr) : QObject(parent), m_lists(m_plot) {}

    /// Takes up a ship's plot; `written`: as it was left unordered; `thought`: what stands there to begin with where nothing was
    /// ordered, else what its game's form has. False when no plot of it waits.
    bool begin(const Match& match, ShipNumber ship, BoardKind board, const std::optional<PlotDraft>& written,
               const std::optional<PlotDraft>& thought = {});
    void end();

    /// Steps beyond those that the speed needs are dropped.
    Q_INVOKABLE void setSpeed(int speed);
    Q_INVOKABLE void changeSpeed(int by);
    /// Appends a step. A refused last one gives way to it, and where the speed has all its steps, the next one that may be
    /// planned and has room for it is taken.
    Q_INVOKABLE bool write(const QString& symbol);
    /// The step that leads that way: "ahead", "port", "starboard", "astern".
    Q_INVOKABLE bool writeTowards(const QString& way);
    Q_INVOKABLE void takeBack();
    /// Keeps so many steps.
    Q_INVOKABLE void cutTo(int steps);
    /// Appends the first step that may be, again and again, until there are enough.
    Q_INVOKABLE void fill();
    Q_INVOKABLE void choose(int choice, const QString& value);
    /// Takes up a plot in the game's writing. False when it cannot be read: then unread() says so.
    Q_INVOKABLE bool read(const QString& text);
    /// As it was ordered, or stood there to begin with.
    Q_INVOKABLE void putBack();

    [[nodiscard]] bool isOn() const { return m_plot.has_value(); }
    [[nodiscard]] ShipNumber ship() const { return m_plot ? m_plot->form().ship : noShip; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int wanted() const { return m_plot ? m_plot->stepsOf(m_plot->draft().speed) : 0; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString unread() const { return m_unread; }
    [[nodiscard]] bool allowed() const { return m_plot && m_plot->order(); }
    [[nodiscard]] bool isOrdered() const { return m_plot && m_plot->form().isPlotted && !isChanged(); }
    [[nodiscard]] bool isChanged() const { return m_plot && (m_isWritten || m_plot->draft() != m_first); }
    [[nodiscard]] PlotLists* lists() { return &m_lists; }

    /// What is written, and what the game says of it; nothing when no plot is written.
    [[nodiscard]] const std::optional<PlotAnswer>& now() const { return m_plot; }
    /// Which way a symbol leads, as far as a track has shown it.
    [[nodiscard]] std::optional<PlotLean> leanOf(char symbol) const { return m_leans.of(symbol); }

signals:
    void changed();

private:
    /// That is written now; what could not be read is forgotten.
    void put(PlotDraft draft);
    void show(PlotAnswer plot);
    /// Tries the symbols that no track has shown yet.
    void learnAll();

    const Match* m_match = nullptr;
    BoardKind m_board = BoardKind::Hexes;
    std::optional<PlotAnswer> m_plot;
    PlotDraft m_first; ///< as it was ordered, or stood there to begin with
    bool m_isWritten =
        false; ///< it was written before it was taken up, be it what stands there to begin with
    QString m_unread;
    PlotLeans m_leans;
    PlotLists m_lists;
};

} // namespace navarch
