// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/marked_sheets.h"

#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QUrl>

#include <algorithm>
#include <array>
#include <set>

#include "app/paper/scan/battle_sheets.h"
#include "core/campaign/archive/archive.h"
#include "db/campaign_file.h"
#include "reports/paint/page_painter.h"
#include "reports/scan/box_map.h"
#include "tests/reports/scan/pencil.h"

using namespace navarch;

namespace {

constexpr int dots = 300;

/// Whose box it is.
std::int64_t shipOf(const MappedSheet& sheet, const MappedBox& box)
{
    if (box.ship > 0)
        return box.ship;
    const auto code = readPaperCode(sheet.codes.front().text);
    return code ? code->ships.front() : 0;
}

struct Marked {
    int page = 0;
    Box box;
    Hand hand = Hand::Cross;
};

/// The first box of one of those keys that is nobody's of `taken`.
std::optional<std::pair<const MappedSheet*, const MappedBox*>>
boxOf(const std::vector<MappedSheet>& map, std::initializer_list<std::string_view> keys,
      const std::set<std::int64_t>& taken)
{
    for (const std::string_view key : keys)
        for (const MappedSheet& sheet : map)
            for (const MappedBox& box : sheet.boxes)
                if (box.key == key && box.place == 0 && !box.isHatched && !taken.contains(shipOf(sheet, box)))
                    return std::pair(&sheet, &box);
    return std::nullopt;
}

bool writePdf(const QImage& page, const QString& path)
{
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    writer.setResolution(150);
    QPainter painter(&writer);
    painter.drawImage(QRect(0, 0, writer.width(), writer.height()), page);
    return painter.end();
}

} // namespace

QVariantMap markedSheets(const OpenCampaign& campaign, int battle, const QString& folder)
{
    const BattleRecord* record = campaign.campaign()->find(BattleId{battle});
    if (!record)
        return {};
    const std::string tag = warTag(campaign.file()->identity());
    PrintMaterial material;
    for (const FleetId fleet : fleetsMeeting(*campaign.campaign(), record->id))
        material.add(*campaign.campaign(), fleet, tag, record->id);
    PrintOptions options;
    options.sheets.game = record->rules;
    options.sheets.perPage = 4;
    const auto document = layOut(material, campaign.figures(), options);
    if (!document)
        return {};
    const std::vector<MappedSheet> map = boxMapOf(*document);
    std::set<std::int64_t> taken;
    std::vector<Marked> marks;
    QVariantMap made;
    const auto mark = [&](const char* name, std::initializer_list<std::string_view> keys, Hand hand) {
        const auto found = boxOf(map, keys, taken);
        if (!found)
            return false;
        const std::int64_t ship = shipOf(*found->first, *found->second);
        taken.insert(ship);
        marks.push_back({found->first->page, found->second->box, hand});
        made.insert(QString::fromLatin1(name), QString::fromStdString(typedText({tag, {ship}})));
        return true;
    };
    const std::initializer_list<std::string_view> losses{"rudder_hit", "damage",       "hull",
                                                         "hull_hit",   "marines_lost", "oars_lost"};
    if (!mark("sunk", {"fate.sunk"}, Hand::Cross) || !mark("hurt", losses, Hand::Cross)
        || !mark("doubtful", losses, Hand::BlackedOut) || !mark("doubtfulToo", losses, Hand::BlackedOut))
        return {};
    QVariantList files;
    Lots lots(17);
    bool isTablesIn = false;
    for (int page = 1; page <= static_cast<int>(document->pages.size()); ++page) {
        const bool hasSheets = !document->pages[static_cast<std::size_t>(page) - 1].sheets.empty();
        if (!hasSheets && (isTablesIn || page == 1))
            continue;
        isTablesIn = isTablesIn || !hasSheets;
        QImage image = previewPage(*document, page - 1, dots);
        image.setDotsPerMeterX(qRound(dots / 0.0254));
        image.setDotsPerMeterY(qRound(dots / 0.0254));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(dots / 2540.0, dots / 2540.0);
        for (const Marked& each : marks)
            if (each.page == page)
                drawMark(painter, each.box, each.hand, lots);
        painter.end();
        const QImage scan = scanned(image, lots);
        constexpr std::array<const char*, 3> endings{"jpg", "png", "pdf"};
        const char* ending = endings[static_cast<std::size_t>(files.size() % 3)];
        const QString path = QStringLiteral("%1/%2-%3.%4")
                                 .arg(folder, QString::fromStdString(record->rules))
                                 .arg(page)
                                 .arg(ending);
        if (!(ending == endings.back() ? writePdf(scan, path) : scan.save(path)))
            return {};
        files.push_back(QUrl::fromLocalFile(path));
    }
    made.insert(QStringLiteral("pages"), files);
    return made;
}
