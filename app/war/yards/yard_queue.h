// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/campaign_list.h"
#include "app/war/yards/yard_deed.h"

namespace navarch {

struct YardEntry {
    qint64 id = 0;
    YardDeed::Kind deed = YardDeed::Build;
    QString what;
    QString detail;
    int weeks = 0;
    QString done;
    QString paid;
    int sizes = 0;
    int shipId = 0;
    QVariant outline;

    [[nodiscard]] qint64 key() const { return id; }
};

/// What the yard of a port works on (CP-5), next done first, as far as the eyes that look may know: the port's owner and
/// the umpire. What is done already is not listed, though it takes up its share of the month.
///
/// Roles: workId, deed (YardDeed), what (the ship's name), detail (class, levels, where it goes), weeks
/// (still to go), done (the date), paid, sizes (of the yard's month), shipId (0: not launched yet), outline.
class YardQueue : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY portChanged)
    /// These eyes may know what the yard does, and there is one.
    Q_PROPERTY(bool known READ isKnown NOTIFY laidOut)
    /// Size classes a month, and those that can still be taken up in this one (CP-5.1).
    Q_PROPERTY(int capacity READ capacity NOTIFY laidOut)
    Q_PROPERTY(int room READ room NOTIFY laidOut)
    /// Whose yard it is; 0: nobody's.
    Q_PROPERTY(int sideId READ sideId NOTIFY laidOut)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] int port() const { return static_cast<int>(m_port.value); }
    void setPort(int port);
    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    [[nodiscard]] int capacity() const { return m_capacity; }
    [[nodiscard]] int room() const { return m_room; }
    [[nodiscard]] int sideId() const { return static_cast<int>(m_side.value); }

    /// What calling a work off gives back, or why it cannot be.
    Q_INVOKABLE navarch::DeedPreview previewCancel(int work) const;
    Q_INVOKABLE bool cancel(int work);

signals:
    void portChanged();
    void laidOut();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<YardEntry>& roles();
    [[nodiscard]] bool lists(int work) const;
    [[nodiscard]] YardEntry entryOf(const Campaign& all, const YardWorkRecord& work) const;

    ListRows<YardEntry> m_rows{*this, roles()};
    PortId m_port;
    SideId m_side;
    bool m_isKnown = false;
    int m_capacity = 0;
    int m_room = 0;
};

} // namespace navarch
