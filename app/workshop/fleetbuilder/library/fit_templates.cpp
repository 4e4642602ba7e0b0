// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/library/fit_templates.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/files/chosen_file.h"
#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/plan_names.h"
#include "core/base/json_reader.h"
#include "core/pricing/ship_price.h"
#include "core/ships/outline.h"

namespace navarch {

namespace {

constexpr std::string_view templateFormat = "navarch-template/1";
constexpr std::size_t largestTemplate = 64u << 10;
constexpr int mostTemplates = 1000;

/// A name that any file system takes, the same for the same template name.
QString fileFor(const QString& name)
{
    QString plain;
    for (const QChar c : name.toLower())
        plain += c.isLetterOrNumber() && c.unicode() < 128 ? c : QLatin1Char('-');
    const QByteArray mark = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex().left(8);
    return QStringLiteral("%1-%2.json").arg(plain.left(40), QLatin1String(mark));
}

Result<FleetShip> readTemplate(const std::string& path, std::string& name, const Figures& figures)
{
    const std::string shown = shownPath(path);
    const auto bytes = readWholeFile(path, largestTemplate);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto json = parseDocument(*bytes, shown, {templateFormat});
    if (!json)
        return tl::unexpected(json.error());
    Problems problems;
    ObjectReader top(*json, shown, {}, problems, Missing::IsAProblem);
    top.expectFormat(templateFormat);
    top("name", name, nameText);
    FleetShip ship;
    if (const Json* inner = top.value("ship"))
        ship = readFleetShip(*inner, shown, "ship", figures.classes, problems);
    else
        top.refuse("ship", phrase("The template has no ship."), phrase("Delete the file."));
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return ship;
}

} // namespace

FitTemplates::FitTemplates(QObject* parent)
    : RowList(parent),
      m_figures(figuresWithShelved()),
      m_folder(appFolder() + QStringLiteral("/templates"))
{
    QDir().mkpath(m_folder);
    reload();
}

const RowRoles<TemplateEntry>& FitTemplates::roles()
{
    static const RowRoles<TemplateEntry> all{
        {"file", &TemplateEntry::file},           {"name", &TemplateEntry::name},
        {"className", &TemplateEntry::className}, {"summary", &TemplateEntry::summary},
        {"crew", &TemplateEntry::crew},           {"price", &TemplateEntry::price},
        {"outline", &TemplateEntry::outline},     {"trouble", &TemplateEntry::trouble}};
    return all;
}

void FitTemplates::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    emit searchChanged();
    refill();
}

bool FitTemplates::keep(const QString& name)
{
    const PlanRow* row = m_builder ? m_builder->plan().find(m_builder->selection()->current()) : nullptr;
    const std::string wanted = name.trimmed().toStdString();
    if (const auto fit = checkName(wanted, false); !fit || !row) {
        if (!fit)
            emit failed(whatOf(fit.error()), remedyOf(fit.error()));
        return false;
    }
    FleetShip ship;
    ship.classId = row->ship.classId;
    ship.own = row->ship.own;
    ship.crew = row->ship.crew;
    ship.fit = row->ship.fit;
    const Json json{{"format", templateFormat}, {"name", wanted}, {"ship", fleetShipJson(ship)}};
    const QString path = m_folder + QLatin1Char('/') + fileFor(words(wanted));
    const auto written = writeOutput(QFile::encodeName(path).toStdString(), FileKind::Template,
                                     jsonText(json), Replacing::Anything);
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    reload();
    emit done(tr("Kept as the template %1").arg(words(wanted)));
    return true;
}

bool FitTemplates::add(const QString& file)
{
    const FleetShip* ship = find(file);
    return ship && m_builder && m_builder->ships()->addLike(*ship);
}

bool FitTemplates::apply(const QString& file)
{
    const FleetShip* ship = find(file);
    if (!ship || !m_builder)
        return false;
    QString name;
    for (const TemplateEntry& entry : m_all)
        if (entry.file == file)
            name = entry.name;
    m_builder->fitting()->use(tr("Fit as %1").arg(name), ship->fit, ship->crew);
    return true;
}

bool FitTemplates::remove(const QString& file)
{
    const bool known =
        std::any_of(m_all.begin(), m_all.end(), [&](const auto& entry) { return entry.file == file; });
    QFile onDisk(m_folder + QLatin1Char('/') + file);
    if (known && !onDisk.remove()) {
        emit failed(tr("The template %1 could not be deleted.").arg(file),
                    tr("See whether the folder %1 can be written.").arg(shownPlace(m_folder)));
        return false;
    }
    reload();
    return known;
}

bool FitTemplates::knows(const QString& name) const
{
    return std::any_of(m_all.begin(), m_all.end(),
                       [&](const auto& entry) { return entry.name == name.trimmed(); });
}

void FitTemplates::reload()
{
    m_all.clear();
    const QStringList files = QDir(m_folder).entryList({QStringLiteral("*.json")}, QDir::Files);
    for (const QString& file : files.mid(0, mostTemplates)) {
        TemplateEntry entry;
        entry.file = file;
        std::string name;
        const auto ship = readTemplate(QFile::encodeName(m_folder + QLatin1Char('/') + file).toStdString(),
                                       name, m_figures);
        if (ship) {
            entry.ship = *ship;
            entry.name = words(name);
            entry.className = spokenTerm(classOf(*ship, m_figures.classes)->name);
            entry.summary = fitSummary(ship->fit);
            entry.crew = wordOf(ship->crew);
            entry.price = amountText(shipTotal(ship->fit, ship->crew, m_figures.prices));
            entry.outline = outlineTraits(ship->fit);
        } else {
            entry.name = words(shownPath(file.toStdString()));
            entry.trouble = whatOf(ship.error());
        }
        m_all.push_back(std::move(entry));
    }
    std::stable_sort(m_all.begin(), m_all.end(), [](const TemplateEntry& a, const TemplateEntry& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    refill();
}

const FleetShip* FitTemplates::find(const QString& file) const
{
    for (const TemplateEntry& entry : m_all)
        if (entry.file == file && entry.trouble.isEmpty())
            return &entry.ship;
    return nullptr;
}

void FitTemplates::refill()
{
    const QString sought = m_search.trimmed();
    std::vector<TemplateEntry> rows;
    for (const TemplateEntry& entry : m_all)
        if (sought.isEmpty() || entry.name.contains(sought, Qt::CaseInsensitive)
            || entry.className.contains(sought, Qt::CaseInsensitive))
            rows.push_back(entry);
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
