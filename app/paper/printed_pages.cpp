// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/printed_pages.h"

#include <QStringList>

#include <utility>

#include "app/base/background_job.h"
#include "app/campaign/wording.h"

namespace navarch {

void PrintedPages::show(std::shared_ptr<const Document> document, const Problems& problems)
{
    std::swap(m_document, document);
    destroyElsewhere(std::move(document)); // it may have thousands of pages
    if (m_document)
        m_paper = m_document->pages.front().paper;
    m_problem = whatOf(problems);
    m_remedy = remedyOf(problems);
    emit changed();
}

int PrintedPages::count() const
{
    return m_document ? static_cast<int>(m_document->pages.size()) : 0;
}

double PrintedPages::width() const
{
    return sizeOf(m_paper).width / 100.0;
}

double PrintedPages::height() const
{
    return sizeOf(m_paper).height / 100.0;
}

QString PrintedPages::wordsOn(int page) const
{
    if (page < 0 || page >= count())
        return {};
    QStringList texts;
    for (const Item& item : m_document->pages[static_cast<std::size_t>(page)].items) {
        if (const auto* run = std::get_if<TextRun>(&item))
            texts += run->text;
        else if (const auto* drawing = std::get_if<Drawing>(&item);
                 drawing && !drawing->description.isEmpty())
            texts += drawing->description;
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace navarch
