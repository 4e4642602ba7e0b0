// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/paper/material.h"

namespace navarch {

/// Ships to a page at most.
constexpr int mostOn(Paper paper)
{
    return paper == Paper::A3 ? 8 : 4;
}

/// Which papers are made of what is printed, in whose game, and how: language, paper, ink. What is not known, and what does
/// not go together, is left as it was.
class PrintSettings : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The rule-set id of the game whose sheets are printed, and every one there is.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> games READ games CONSTANT)
    /// What its sheets are, and what it has to cut out: "A record sheet a ship".
    Q_PROPERTY(QString aSheetEach READ aSheetEach NOTIFY changed)
    Q_PROPERTY(QString toCutOut READ toCutOut NOTIFY changed)
    /// With these options its tables ("foot") stand below every sheet; otherwise on pages at the end.
    Q_PROPERTY(bool tablesBelowSheets READ tablesBelowSheets NOTIFY changed)
    /// The sheets' language by its tag, one of Preferences.languages: at first the window's, which it doesn't follow later.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// Black and grey, without fills.
    Q_PROPERTY(bool saveInk READ saveInk WRITE setSaveInk NOTIFY changed)
    /// Rulers, templates, and what else a game has to cut out.
    Q_PROPERTY(bool cutOuts READ cutOuts WRITE setCutOuts NOTIFY changed)
    /// "A3", "A4", "A5" or "Letter".
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed)
    /// 1, 2 or 4 ships to a page; on A3 also 8, which other paper makes 4.
    Q_PROPERTY(int perPage READ perPage WRITE setPerPage NOTIFY changed)
    Q_PROPERTY(int mostPerPage READ mostPerPage NOTIFY changed)
    /// Losses are marked.
    Q_PROPERTY(bool currentCondition READ currentCondition WRITE setCurrentCondition NOTIFY changed)
    /// How much of a sheet is filled in: "full", "half" (what is the class's) or "blank", which has no list of ships.
    Q_PROPERTY(QString fill READ fill WRITE setFill NOTIFY changed)
    /// "none", "foot" or "backs".
    Q_PROPERTY(QString tables READ tables WRITE setTables NOTIFY changed)
    /// They are printed at all; on the backs of the sheets.
    Q_PROPERTY(bool hasTables READ hasTables NOTIFY changed)
    Q_PROPERTY(bool tablesOnBacks READ tablesOnBacks NOTIFY changed)
    Q_PROPERTY(bool sheets READ sheets WRITE setSheets NOTIFY changed)
    Q_PROPERTY(bool cover READ cover WRITE setCover NOTIFY changed)
    Q_PROPERTY(bool roster READ roster WRITE setRoster NOTIFY changed)
    /// What the umpire's hand set stands on sheets and port cards, where they are printed with the umpire's eyes.
    Q_PROPERTY(bool marks READ marks WRITE setMarks NOTIFY changed)

public:
    explicit PrintSettings(QObject* parent = nullptr);

    [[nodiscard]] const PrintOptions& options() const { return m_options; }

    [[nodiscard]] QString game() const;
    void setGame(const QString& game);
    [[nodiscard]] QList<ShownChoice> games() const;
    [[nodiscard]] QString aSheetEach() const;
    [[nodiscard]] QString toCutOut() const;
    [[nodiscard]] bool tablesBelowSheets() const;
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] bool saveInk() const { return m_options.sheets.saveInk; }
    void setSaveInk(bool wanted) { set(m_options.sheets.saveInk, wanted); }
    [[nodiscard]] bool cutOuts() const { return m_options.sheets.cutOuts; }
    void setCutOuts(bool wanted) { set(m_options.sheets.cutOuts, wanted); }
    [[nodiscard]] QString paper() const;
    void setPaper(const QString& paper);
    [[nodiscard]] int mostPerPage() const { return mostOn(m_options.sheets.paper); }
    [[nodiscard]] int perPage() const { return m_options.sheets.perPage; }
    void setPerPage(int ships);
    [[nodiscard]] bool currentCondition() const { return m_options.sheets.currentCondition; }
    void setCurrentCondition(bool current) { set(m_options.sheets.currentCondition, current); }
    [[nodiscard]] QString fill() const;
    void setFill(const QString& fill);
    [[nodiscard]] QString tables() const;
    void setTables(const QString& where);
    [[nodiscard]] bool hasTables() const { return m_options.sheets.tables != ReferenceTables::None; }
    [[nodiscard]] bool tablesOnBacks() const { return m_options.sheets.tables == ReferenceTables::Backs; }
    [[nodiscard]] bool sheets() const { return m_options.sheets.shipSheets; }
    void setSheets(bool wanted) { set(m_options.sheets.shipSheets, wanted); }
    [[nodiscard]] bool cover() const { return m_options.sheets.coverList; }
    void setCover(bool wanted) { set(m_options.sheets.coverList, wanted); }
    [[nodiscard]] bool roster() const { return m_options.roster; }
    void setRoster(bool wanted) { set(m_options.roster, wanted); }
    [[nodiscard]] bool marks() const { return m_options.marks; }
    void setMarks(bool wanted) { set(m_options.marks, wanted); }

signals:
    void changed();

private:
    template <class Value>
    void set(Value& option, Value wanted)
    {
        if (option == wanted)
            return;
        option = wanted;
        emit changed();
    }

    PrintOptions m_options;
};

} // namespace navarch
