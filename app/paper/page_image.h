// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QTimer>

#include "app/base/background_job.h"
#include "app/paper/print_job.h"

namespace navarch {

/// One page of a print job, as it will be printed, filling the item. Another thread paints it; until it is there, the
/// picture from before is shown in its place.
class PageImage : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::PrintJob* job READ job WRITE setJob NOTIFY jobChanged)
    /// From 0.
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY pageChanged)
    /// The picture is that of the page, as fine as the item is large.
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)

public:
    explicit PageImage(QQuickItem* parent = nullptr);
    ~PageImage() override;

    [[nodiscard]] PrintJob* job() const { return m_job; }
    void setJob(PrintJob* job);
    [[nodiscard]] int page() const { return m_page; }
    void setPage(int page);
    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] const QImage& image() const { return m_image; }
    /// Every page on the screen is painted: for pictures of the window.
    [[nodiscard]] static bool allPainted();

signals:
    void jobChanged();
    void pageChanged();
    void readyChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    void want(bool soon);
    void rest();
    void begin();
    void show(QImage image);

    QPointer<PrintJob> m_job;
    int m_page = 0;
    bool m_ready = false;
    bool m_wanted = false; ///< a picture is to come
    bool m_fresh = false;  ///< the image is not on the screen yet
    QImage m_image;
    QTimer m_wait; ///< until a zoom has come to rest
    BackgroundJob<QImage> m_painting;
};

} // namespace navarch
