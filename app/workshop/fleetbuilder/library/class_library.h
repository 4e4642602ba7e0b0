// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "core/data/figures.h"
#include "core/ships/outline.h"

namespace navarch {

struct ClassEntry {
    QString classId;
    QString name;
    QString years;
    QString deck;
    QString summary;
    QString price;
    OutlineTraits outline;
    bool offered = true;
    bool own = false;

    [[nodiscard]] QString key() const { return classId; }
};

/// The ship classes one can build from, narrowed by period, deck and search.
///
/// Roles: classId, name, years ("535 BCE to 30 BCE"), deck ("Aphract", "Cataphract", "Sail"), summary (what it is as it
/// leaves the yard: "size 3 · 8 cm · 4 oars", oar factors being meant), price (of one with an average crew), outline (for ShipSilhouette),
/// offered (in the year), own (somebody's own).
class ClassLibrary : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    /// Holds back classes that are not offered then; 0 shows all.
    Q_PROPERTY(int year READ year WRITE setYear NOTIFY narrowed)
    /// Shows those all the same, marked.
    Q_PROPERTY(bool allPeriods READ allPeriods WRITE setAllPeriods NOTIFY narrowed)
    /// "", "aphract", "cataphract" or "sail".
    Q_PROPERTY(QString deck READ deck WRITE setDeck NOTIFY narrowed)
    /// What a name has in it; those that are it or begin with it come first.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY narrowed)
    /// "period" (as the library has them), "name", "size" or "price".
    Q_PROPERTY(QString order READ order WRITE setOrder NOTIFY narrowed)
    /// How many classes there are in all.
    Q_PROPERTY(int total READ total NOTIFY narrowed)

public:
    explicit ClassLibrary(QObject* parent = nullptr);

    /// Looks again at what is in the folder of own classes.
    Q_INVOKABLE void reread();

    [[nodiscard]] int year() const { return m_year; }
    void setYear(int year) { narrow(m_year, year); }
    [[nodiscard]] bool allPeriods() const { return m_allPeriods; }
    void setAllPeriods(bool all) { narrow(m_allPeriods, all); }
    [[nodiscard]] QString deck() const { return m_deck; }
    void setDeck(const QString& deck) { narrow(m_deck, deck); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search) { narrow(m_search, search); }
    [[nodiscard]] QString order() const { return m_order; }
    void setOrder(const QString& order) { narrow(m_order, order); }
    [[nodiscard]] int total() const { return static_cast<int>(m_figures->classes.all().size()); }

signals:
    void narrowed();

private:
    [[nodiscard]] static const RowRoles<ClassEntry>& roles();
    template <class Value>
    void narrow(Value& place, const Value& value)
    {
        if (place == value)
            return;
        place = value;
        emit narrowed();
        refill();
    }
    void refill();
    [[nodiscard]] bool shows(const ShipClass& shipClass) const;

    const Figures* m_figures;
    ListRows<ClassEntry> m_rows{*this, roles()};
    int m_year = 0;
    bool m_allPeriods = false;
    QString m_deck;
    QString m_search;
    QString m_order = QStringLiteral("period");
};

} // namespace navarch
