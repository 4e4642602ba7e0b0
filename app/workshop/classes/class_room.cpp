// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_room.h"

#include <algorithm>

#include "app/base/files/class_shelf.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/data/figures.h"
#include "core/rules/own_findings.h"

namespace navarch {

namespace {

constexpr int plainRowers = 100;
constexpr int plainFighters = 20;

} // namespace

ClassRoom::ClassRoom(QObject* parent) : QObject(parent)
{
    m_document.setParent(this); // where it is found and told of another language
    connect(&m_document, &BuilderDocument::altered, this, &ClassRoom::relay);
    connect(&m_document, &BuilderDocument::opened, this, [this] { m_current = 0; });
    connect(&m_document, &BuilderDocument::changed, this, &ClassRoom::changed);
    connect(&m_document, &BuilderDocument::changed, &m_sheet, &ClassSheet::changed);
    relay();
}

void ClassRoom::relay()
{
    const int count = static_cast<int>(book().classes.size());
    m_current = std::clamp(m_current, count > 0 ? 0 : -1, count - 1);
    m_classes.refill();
    m_figures.refill();
    // Which values a formula found stands beside each of them; the finding has them as files call them.
    Findings findings = classBookFindings(book(), builtInFigures().fitRules());
    std::erase_if(findings, [](const Finding& each) { return each.key == "derived-values"; });
    m_findings.setFindings(findings);
    look();
    emit m_document.changed();
}

void ClassRoom::look()
{
    m_isKept = false;
    if (m_current >= 0) {
        const ShipClass& now = book().classes[static_cast<std::size_t>(m_current)];
        const ShelvedClasses shelved = shelvedClasses();
        m_isKept = std::find(shelved.classes.begin(), shelved.classes.end(), now) != shelved.classes.end();
    }
    m_sheet.lookAt(m_current);
    m_giving.lookAt(m_current);
}

template <class Edit>
bool ClassRoom::add(const QString& title, Edit edit)
{
    const int before = m_current;
    m_current = static_cast<int>(book().classes.size()); // the one to come
    if (editBook(m_document, title, edit))
        return true;
    m_current = before;
    return false;
}

bool ClassRoom::addPlain()
{
    return add(tr("New class"), [](const ClassBook& book) {
        return withPlainClass(book, ClassRoom::tr("A class of my own").toStdString(), plainRowers,
                              plainFighters, builtInClasses());
    });
}

bool ClassRoom::take(const QString& classId)
{
    const ShipClass* from = figuresWithShelved().classes.find(classId.toStdString());
    if (!from)
        return false;
    const bool isHere = std::any_of(book().classes.begin(), book().classes.end(),
                                    [&](const ShipClass& each) { return each.id == from->id; });
    if (from->isOwn && !isHere)
        return add(tr("Open %1").arg(words(from->name)),
                   [&](const ClassBook& book) { return withOwn(book, *from, builtInClasses()); });
    return add(tr("Copy %1").arg(spokenTerm(from->name)),
               [&](const ClassBook& book) { return withCopy(book, *from, builtInClasses()); });
}

bool ClassRoom::duplicate()
{
    if (m_current < 0)
        return false;
    const ShipClass from = book().classes[static_cast<std::size_t>(m_current)];
    return add(tr("Copy %1").arg(words(from.name)),
               [&](const ClassBook& book) { return withCopy(book, from, builtInClasses()); });
}

bool ClassRoom::remove()
{
    return m_current >= 0
           && editBook(m_document, tr("Take %1 out").arg(m_sheet.name()),
                       [&](const ClassBook& book) { return withoutClass(book, m_current); });
}

void ClassRoom::step(int by)
{
    if (const int count = m_classes.count(); count > 0)
        setCurrent(std::clamp(m_current + by, 0, count - 1));
}

bool ClassRoom::keep()
{
    if (m_current < 0)
        return false;
    const ShipClass& now = book().classes[static_cast<std::size_t>(m_current)];
    if (const auto shelved = navarch::shelve(now); !shelved) {
        emit m_document.failed(whatOf(shelved.error()), remedyOf(shelved.error()));
        return false;
    }
    look();
    emit m_document.done(tr("%1 is in your library: fleets are built of it.").arg(words(now.name)));
    emit changed();
    emit shelfChanged();
    return true;
}

bool ClassRoom::takeOut(const QString& classId)
{
    const bool isHere = std::any_of(book().classes.begin(), book().classes.end(),
                                    [&](const ShipClass& each) { return words(each.id) == classId; });
    if (!isHere && !take(classId))
        return false;
    if (const auto gone = unshelve(classId.toStdString()); !gone) {
        emit m_document.failed(whatOf(gone.error()), remedyOf(gone.error()));
        return false;
    }
    look();
    emit m_document.done(tr("It is out of your library. Fleets and wars that have ships of it keep theirs."));
    emit changed();
    emit shelfChanged();
    return true;
}

void ClassRoom::setName(const QString& name)
{
    editBook(m_document, tr("Name the file"),
             [&](const ClassBook& book) { return withBookName(book, name.trimmed().toStdString()); });
}

void ClassRoom::setSource(const QString& source)
{
    editBook(m_document, tr("Say where its values are from"),
             [&](const ClassBook& book) { return withBookSource(book, source.trimmed().toStdString()); });
}

void ClassRoom::setCurrent(int current)
{
    if (current == m_current || current < -1 || current >= static_cast<int>(book().classes.size()))
        return;
    m_current = current;
    look();
    emit changed();
}

QString ClassRoom::name() const
{
    return words(book().name);
}

QString ClassRoom::source() const
{
    return words(book().source);
}

} // namespace navarch
