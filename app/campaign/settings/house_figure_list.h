// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/campaign_list.h"

namespace navarch {

struct HouseFigureEntry {
    QString figure;
    QString title;
    QString rule;
    QString source;
    QString own;
    QString value;
    bool altered = false;
    int least = 0;
    int most = 0;
    QList<ShownChoice> choices;

    [[nodiscard]] QString key() const { return figure; }
};

/// The figures of one game that are ours and not the game's, with what the umpire of the open campaign has put in their
/// place.
///
/// Roles: figure (its lasting name), title, rule, source, own (the game's value), value, altered, least, most (of a whole
/// number), choices ({ value, text }; empty for numbers).
class HouseFigureList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// The games that have any, and the one that is shown.
    Q_PROPERTY(QList<navarch::ShownChoice> games READ games NOTIFY campaignChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// Only those with these letters in title, rule or name.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// Only those that were altered.
    Q_PROPERTY(bool alteredOnly READ alteredOnly WRITE setAlteredOnly NOTIFY filterChanged)
    /// How many of the game there are, and how many were altered.
    Q_PROPERTY(int total READ total NOTIFY counted)
    Q_PROPERTY(int altered READ altered NOTIFY counted)

public:
    using CampaignList::CampaignList;

    /// Puts the umpire's value in place of the game's; the game's own again when they are equal. Empty when it is done,
    /// else why not.
    Q_INVOKABLE QString set(const QString& figure, const QString& value);
    Q_INVOKABLE void restore(const QString& figure);

    [[nodiscard]] QList<ShownChoice> games() const;
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] bool alteredOnly() const { return m_alteredOnly; }
    void setAlteredOnly(bool only);
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] int altered() const { return m_altered; }

signals:
    void gameChanged();
    void filterChanged();
    void counted();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<HouseFigureEntry>& roles();
    [[nodiscard]] QString ownOf(const QString& figure) const;

    ListRows<HouseFigureEntry> m_rows{*this, roles()};
    QString m_game;
    QString m_filter;
    bool m_alteredOnly = false;
    int m_total = 0;
    int m_altered = 0;
};

} // namespace navarch
