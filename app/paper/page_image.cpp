// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/page_image.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <QThreadPool>

#include <algorithm>
#include <memory>

#include "reports/paint/page_painter.h"

namespace navarch {

namespace {

constexpr int zoomRests = 80; // milliseconds
int picturesToCome = 0;       // of all pages; only the GUI thread counts

constexpr int mostPixels = 6000; // of a side

/// Pages are painted beside laying out and saving, which have the threads that all share.
QThreadPool& painters()
{
    static QThreadPool pool;
    static const bool set = [] {
        pool.setMaxThreadCount(2);
        return true;
    }();
    Q_UNUSED(set);
    return pool;
}

} // namespace

PageImage::PageImage(QQuickItem* parent) : QQuickItem(parent), m_painting(nullptr, &painters())
{
    setFlag(ItemHasContents);
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &PageImage::begin);
}

PageImage::~PageImage()
{
    rest();
}

void PageImage::setJob(PrintJob* job)
{
    if (job == m_job)
        return;
    if (m_job)
        m_job->disconnect(this);
    m_job = job;
    if (m_job)
        connect(m_job, &PrintJob::laidOut, this, [this] { want(true); });
    emit jobChanged();
    want(true);
}

void PageImage::setPage(int page)
{
    if (page == m_page)
        return;
    m_page = page;
    emit pageChanged();
    want(true);
}

void PageImage::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    update();
    want(m_image.isNull());
}

void PageImage::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange)
        want(true);
}

void PageImage::want(bool soon)
{
    if (m_ready) {
        m_ready = false;
        emit readyChanged();
    }
    if (!m_wanted)
        ++picturesToCome;
    m_wanted = true;
    m_wait.start(soon ? 0 : zoomRests);
}

void PageImage::rest()
{
    if (m_wanted)
        --picturesToCome;
    m_wanted = false;
}

bool PageImage::allPainted()
{
    return picturesToCome == 0;
}

void PageImage::begin()
{
    const auto document = m_job ? m_job->pages()->document() : nullptr;
    if (!document || m_page < 0 || m_page >= static_cast<int>(document->pages.size())) {
        m_painting.cancel();
        rest();
        m_image = {};
        m_fresh = true;
        update();
        return;
    }
    const double fine = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize size(std::min(mostPixels, qRound(width() * fine)),
                     std::min(mostPixels, qRound(height() * fine)));
    if (size.isEmpty()) {
        rest();
        return;
    }
    m_painting.begin(
        [document, page = m_page, size](JobProgress&) { return previewPage(*document, page, size); },
        [this](QImage image) { show(std::move(image)); });
}

void PageImage::show(QImage image)
{
    rest();
    m_image = std::move(image);
    m_fresh = true;
    m_ready = true;
    update();
    emit readyChanged();
}

QSGNode* PageImage::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* node = static_cast<QSGImageNode*>(old);
    if (m_image.isNull() || width() <= 0 || height() <= 0) {
        delete node;
        m_fresh = true;
        return nullptr;
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        m_fresh = true;
    }
    if (m_fresh) {
        node->setTexture(window()->createTextureFromImage(m_image, QQuickWindow::TextureIsOpaque));
        m_fresh = false;
    }
    node->setRect(boundingRect());
    return node;
}

} // namespace navarch
