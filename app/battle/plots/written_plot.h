// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <map>
#include <optional>
#include <vector>

#include "core/battle/match/match.h"

namespace navarch {

/// Which way a step leads, for arrow keys.
enum class PlotLean { Ahead, Port, Starboard, Astern };

/// The plot of one ship while it is written: its speed, its steps and what else is written with them, asked of the game
/// after every change. Nothing is ordered here.
class WrittenPlot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    Q_PROPERTY(int ship READ ship NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// { speed, label, note, whyNot, taken }.
    Q_PROPERTY(QVariantList speeds READ speeds NOTIFY changed)
    /// { symbol, label, name, whyNot, isOut }: what may be written next, or why not; isOut: its speed knows no such step.
    Q_PROPERTY(QVariantList symbols READ symbols NOTIFY changed)
    /// { symbol, label, name, phase, refused, warned }; phase 0: it is not reached.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    /// How many steps its speed needs.
    Q_PROPERTY(int wanted READ wanted NOTIFY changed)
    /// { group, label, value, options: [{ value, text, whyNot }] }.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// In the game's own writing; and why a text that was typed could not be taken up.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString unread READ unread NOTIFY changed)
    /// { isRefusal, step, rule, text }.
    Q_PROPERTY(QVariantList notes READ notes NOTIFY changed)
    /// It may be ordered as it is written.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    /// It has been ordered so; something else than what was ordered, or stood there to begin with, is written.
    Q_PROPERTY(bool isOrdered READ isOrdered NOTIFY changed)
    Q_PROPERTY(bool isChanged READ isChanged NOTIFY changed)

public:
    using QObject::QObject;

    /// Takes up a ship's plot; `written`: as it was left unordered. A ship that is taken up already keeps what is written.
    /// False when no plot of it waits.
    bool begin(const Match& match, ShipNumber ship, BoardKind board, const std::optional<PlotDraft>& written);
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

    [[nodiscard]] bool isOn() const { return m_form.has_value(); }
    [[nodiscard]] ShipNumber ship() const { return m_form ? m_form->ship : noShip; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QVariantList speeds() const;
    [[nodiscard]] QVariantList symbols() const;
    [[nodiscard]] QVariantList steps() const;
    [[nodiscard]] int wanted() const { return wantedAt(m_draft.speed); }
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString unread() const { return m_unread; }
    [[nodiscard]] QVariantList notes() const;
    [[nodiscard]] bool allowed() const { return m_order.has_value(); }
    [[nodiscard]] bool isOrdered() const { return m_form && m_form->isPlotted && !isChanged(); }
    [[nodiscard]] bool isChanged() const { return m_form && m_draft != m_form->draft; }

    // For the board and the room.
    [[nodiscard]] const PlotForm* form() const { return m_form ? &*m_form : nullptr; }
    [[nodiscard]] const PlotDraft& draft() const { return m_draft; }
    [[nodiscard]] const PlotTrack& track() const { return m_track; }
    [[nodiscard]] const std::optional<Json>& order() const { return m_order; }
    /// A step that may be written next.
    struct Way {
        char symbol = ' ';
        QString label;         ///< as it is written
        BoardPose pose;        ///< where it leads
        bool isFaster = false; ///< the speed grows by it
    };
    [[nodiscard]] const std::vector<Way>& ways() const { return m_ways; }
    /// The first step that is refused; -1: none.
    [[nodiscard]] int refusedStep() const;
    /// Which way a symbol leads, as far as a track has shown it.
    [[nodiscard]] std::optional<PlotLean> leanOf(char symbol) const;

signals:
    void changed();

private:
    void ask();
    void learn();
    void learn(const PlotTrack& track);
    [[nodiscard]] int wantedAt(int speed) const;
    [[nodiscard]] QString labelOf(char symbol) const;
    [[nodiscard]] const PlotSpeed* fasterFor(std::size_t steps) const;
    [[nodiscard]] PlotDraft sound() const;
    [[nodiscard]] PlotTrack trackOf(const PlotDraft& draft) const;

    const Match* m_match = nullptr;
    BoardKind m_board = BoardKind::Hexes;
    std::optional<PlotForm> m_form;
    PlotDraft m_draft;
    PlotTrack m_track;
    std::vector<PlotSymbol> m_next; ///< after the steps that are not refused
    std::vector<Way> m_ways;
    std::optional<Json> m_order;
    QString m_unread;
    std::map<char, PlotLean> m_leans;
};

} // namespace navarch
