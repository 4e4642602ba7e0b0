// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/print_settings.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {

PrintSettings::PrintSettings(QObject* parent) : QObject(parent)
{
    setLanguage(languageSpoken());
}

QString PrintSettings::paper() const
{
    return words(nameOf(m_options.sheets.paper));
}

void PrintSettings::setPaper(const QString& paper)
{
    const auto known = paperByName(paper.toStdString());
    if (!known)
        return;
    m_options.sheets.perPage = std::min(m_options.sheets.perPage, mostOn(*known));
    set(m_options.sheets.paper, *known);
}

void PrintSettings::setPerPage(int ships)
{
    if (ships == 1 || ships == 2 || ships == 4 || (ships == 8 && mostPerPage() >= 8))
        set(m_options.sheets.perPage, ships);
}

QString PrintSettings::game() const
{
    return words(m_options.sheets.game);
}

void PrintSettings::setGame(const QString& game)
{
    if (const SheetsOfGame* known = findSheets(game.toStdString()))
        set(m_options.sheets.game, std::string(known->rules));
}

QList<ShownChoice> PrintSettings::games() const
{
    QList<ShownChoice> list;
    for (const SheetsOfGame& game : builtInSheets())
        list += ShownChoice{words(game.rules), windowText(game.title)};
    return list;
}

QString PrintSettings::aSheetEach() const
{
    return windowText(sheetsOf(m_options.sheets.game).aSheetEach);
}

QString PrintSettings::toCutOut() const
{
    const char* what = sheetsOf(m_options.sheets.game).toCutOut;
    return what ? windowText(what) : QString();
}

bool PrintSettings::tablesBelowSheets() const
{
    return sheetsOf(m_options.sheets.game).tablesBelow && m_options.sheets.perPage == 1
           && m_options.sheets.paper != Paper::A5;
}

QString PrintSettings::language() const
{
    return m_options.sheets.language.tag();
}

void PrintSettings::setLanguage(const QString& language)
{
    if (const auto known = SheetLanguage::of(language))
        set(m_options.sheets.language, *known);
}

QString PrintSettings::fill() const
{
    return words(nameOf(m_options.sheets.fill));
}

void PrintSettings::setFill(const QString& fill)
{
    if (const auto known = enumFromName<SheetFill>(fill.toStdString()))
        set(m_options.sheets.fill, *known);
}

QString PrintSettings::tables() const
{
    return words(nameOf(m_options.sheets.tables));
}

void PrintSettings::setTables(const QString& where)
{
    if (const auto known = enumFromName<ReferenceTables>(where.toStdString()))
        set(m_options.sheets.tables, *known);
}

} // namespace navarch
