// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "app/base/pricing/finding_list.h"
#include "app/workshop/classes/class_figures.h"
#include "app/workshop/classes/class_giving.h"
#include "app/workshop/classes/class_rows.h"
#include "app/workshop/classes/class_sheet.h"

namespace navarch {

/// The class editor: a file of ship classes of one's own on the table, which of them is looked at, and what is done to it. Each
/// command is one step of undo; one that is refused changes nothing, and its reason is told by the document.
class ClassRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// Of the file.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// The class that is looked at, counted from 0; -1: none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    /// Whether the class that is looked at is in the library as it is here.
    Q_PROPERTY(bool kept READ kept NOTIFY changed)
    /// Where the values of the file are from, in words; may be empty.
    Q_PROPERTY(QString source READ source WRITE setSource NOTIFY changed)

    Q_PROPERTY(navarch::BuilderDocument* document READ document CONSTANT)
    Q_PROPERTY(navarch::ClassRows* classes READ classes CONSTANT)
    Q_PROPERTY(navarch::ClassFigures* figures READ figures CONSTANT)
    Q_PROPERTY(navarch::ClassGiving* giving READ giving CONSTANT)
    Q_PROPERTY(navarch::ClassSheet* sheet READ sheet CONSTANT)
    Q_PROPERTY(navarch::FindingList* findings READ findings CONSTANT)

public:
    explicit ClassRoom(QObject* parent = nullptr);

    /// A class of which all but its crew is found by the formulas.
    Q_INVOKABLE bool addPlain();
    /// A copy of a class of the library; one's own comes as it is, to be altered, unless it is here already.
    Q_INVOKABLE bool take(const QString& classId);
    /// Another like the one that is looked at.
    Q_INVOKABLE bool duplicate();
    /// Takes the one that is looked at out of the file.
    Q_INVOKABLE bool remove();
    Q_INVOKABLE void step(int by);
    /// Puts the one that is looked at into the library, or in place of the one there; no step of undo.
    Q_INVOKABLE bool keep();
    /// Takes a class of one's own out of the library; no step of undo, so it comes onto the table first.
    Q_INVOKABLE bool takeOut(const QString& classId);

    void setName(const QString& name);
    void setSource(const QString& source);
    void setCurrent(int current);
    [[nodiscard]] const ClassBook& book() const { return m_document.plan().book; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] bool kept() const { return m_isKept; }
    [[nodiscard]] QString source() const;

    [[nodiscard]] BuilderDocument* document() { return &m_document; }
    [[nodiscard]] ClassRows* classes() { return &m_classes; }
    [[nodiscard]] ClassFigures* figures() { return &m_figures; }
    [[nodiscard]] ClassGiving* giving() { return &m_giving; }
    [[nodiscard]] ClassSheet* sheet() { return &m_sheet; }
    [[nodiscard]] FindingList* findings() { return &m_findings; }

signals:
    void changed();
    /// What is in the library is not what it was.
    void shelfChanged();

private:
    template <class Edit>
    bool add(const QString& title, Edit edit);
    void relay();
    void look();

    ClassDocument m_document;
    ClassRows m_classes{m_document};
    ClassFigures m_figures{m_document};
    ClassGiving m_giving{m_document};
    ClassSheet m_sheet{m_document};
    FindingList m_findings;
    int m_current = -1;
    bool m_isKept = false;
};

} // namespace navarch
