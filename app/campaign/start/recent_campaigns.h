// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QRectF>
#include <QString>

#include "app/base/background_job.h"
#include "app/base/chart/shore_ring.h"
#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_side.h"
#include "app/base/own_settings.h"
#include "core/base/phrase.h"

namespace navarch {

/// A port on the small chart of a campaign; no colour: neutral.
struct PortDot {
    Q_GADGET
    QML_VALUE_TYPE(portDot)
    Q_PROPERTY(double longitude MEMBER longitude)
    Q_PROPERTY(double latitude MEMBER latitude)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString colour MEMBER colour)

public:
    double longitude = 0;
    double latitude = 0;
    int value = 0;
    QString colour;

    friend bool operator==(const PortDot&, const PortDot&) = default;
};

struct RecentCampaign {
    QString path;
    QDateTime opened;
    bool read = false; ///< what follows has been looked up
    Phrase problem;    ///< why it cannot be opened; empty when it can
    Phrase remedy;
    QString name;
    int year = 0;  ///< BCE below nothing
    int month = 0; ///< nothing: what stands in the file is not known
    int week = 0;
    int turn = 0;    ///< nothing: it is being set up
    int battles = 0; ///< that wait before the next week
    int ships = 0;
    QList<ShownSide> sides; ///< { name, colour, emblem }
    QList<PortDot> ports;   ///< { longitude, latitude, value, colour }
    bool hasOwnChart = false;
    QList<ShoreRing> coast; ///< of that chart, in degrees: rings of land, thinned for a small picture
    QRectF region;          ///< that holds the ports, in degrees: west, south, width, height

    [[nodiscard]] QString key() const { return path; }

    // In words, of the language that is spoken when they are asked for.
    [[nodiscard]] QString date() const;
    [[nodiscard]] QString stage() const;
    /// What stands before the next week; it names nobody and nothing, for whoever sits down reads it. Empty: nothing does.
    [[nodiscard]] QString waits() const;
};

/// The campaigns last opened at this machine, latest first. Each is read on another thread; a file that cannot be read
/// is one line that says why, and the others are none the worse.
///
/// Roles: path, place (the same as the window tells it), file (its name), opened (in words), ready (looked up), problem and remedy (empty: sound), name, date,
/// stage, waits, ships, sides, ports and region as in RecentCampaign.
class RecentCampaigns : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit RecentCampaigns(QObject* parent = nullptr);
    ~RecentCampaigns() override;

    /// Puts a campaign at the head of the list, opened just now.
    Q_INVOKABLE void remember(const QString& path);
    /// Takes a campaign off the list; the file stays.
    Q_INVOKABLE void forget(const QString& path);
    /// Looks at one of them again, which may have changed; what is known of it stays until then.
    Q_INVOKABLE void reread(const QString& path);
    /// Looks at the files again.
    Q_INVOKABLE void refresh();

private:
    [[nodiscard]] static const RowRoles<RecentCampaign>& roles();
    void save();
    void readNext();
    void take(RecentCampaign summary);

    ListRows<RecentCampaign> m_rows{*this, roles()};
    QStringList m_changed; ///< paths of rows to be read again
    OwnSettings m_settings;
    BackgroundJob<RecentCampaign> m_reading;
};

} // namespace navarch
