// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_list.h"
#include "app/war/people/person_kind.h"

namespace navarch {

struct Person {
    qint64 id = 0;
    PersonKind::Kind kind = PersonKind::Commander;
    QString name;
    QString side;
    QString colour;
    QString emblem;
    QString post;
    QString quality;
    QString state;
    bool hurt = false;
    bool prisoner = false;
    bool named = true;
    int order = 0; ///< as they are listed without a sort: by side, post, number
    int qualityRank = 0;
    int stateRank = 0;
    int experience = -1; ///< -1: not known
    int battles = -1;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The commanders and ships' captains of the sides that may be seen, and the prisoners they hold (CP-2.3): of a prisoner his
/// keeper knows who and how good he is, and no more.
///
/// Everything is read when the campaign changes; choosing, searching and sorting go through what was read.
///
/// Roles: personId, kind (PersonKind), name, side, colour, emblem, post, quality,
/// state, hurt (anything but fit), named (false: a captain nobody has named), experience, battles (-1: not known).
class PeopleList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// 0: every side that may be seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY filterChanged)
    /// One kind of them only; PersonKind.Nobody: all, without captains nobody has named.
    Q_PROPERTY(navarch::PersonKind::Kind show READ show WRITE setShow NOTIFY filterChanged)
    /// Only those whose name, post or state holds it.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// "name", "post", "quality", "state", "experience" or "battles"; empty: by side and post.
    Q_PROPERTY(QString sortBy READ sortBy WRITE setSortBy NOTIFY filterChanged)
    Q_PROPERTY(bool descending READ descending WRITE setDescending NOTIFY filterChanged)
    /// How many there are of each kind, whatever is searched.
    Q_PROPERTY(int commanders READ commanders NOTIFY counted)
    Q_PROPERTY(int captains READ captains NOTIFY counted)
    Q_PROPERTY(int prisoners READ prisoners NOTIFY counted)
    /// Every word that may stand under their quality.
    Q_PROPERTY(QStringList qualityWords READ qualityWords NOTIFY counted)

public:
    using CampaignList::CampaignList;

    /// The number of who stands in a row, or 0; the row of a number, or -1.
    Q_INVOKABLE int idAt(int row) const;
    Q_INVOKABLE int rowOf(int id) const;

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] PersonKind::Kind show() const { return m_show; }
    void setShow(PersonKind::Kind show);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] QString sortBy() const { return m_sortBy; }
    void setSortBy(const QString& sortBy);
    [[nodiscard]] bool descending() const { return m_descending; }
    void setDescending(bool descending);
    [[nodiscard]] int commanders() const { return m_commanders; }
    [[nodiscard]] int captains() const { return m_captains; }
    [[nodiscard]] int prisoners() const { return m_prisoners; }
    [[nodiscard]] static QStringList qualityWords();

signals:
    void filterChanged();
    void counted();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<Person>& roles();
    void narrow();
    [[nodiscard]] bool shows(const Person& person) const;
    [[nodiscard]] bool before(const Person& a, const Person& b) const;

    std::vector<Person> m_people;
    ListRows<Person> m_rows{*this, roles()};
    int m_side = 0;
    PersonKind::Kind m_show = PersonKind::Nobody;
    QString m_filter;
    QString m_sortBy;
    bool m_descending = false;
    int m_commanders = 0;
    int m_captains = 0;
    int m_prisoners = 0;
};

} // namespace navarch
