// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/speech/retelling.h"

#include <QAbstractItemModel>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QPointer>

#include <set>

namespace navarch {
namespace {

bool isOurs(const QMetaObject* meta)
{
    for (; meta; meta = meta->superClass())
        if (QByteArray(meta->className()).startsWith("navarch::"))
            return true;
    return false;
}

void tellAnewOf(QObject& object)
{
    const QMetaObject& meta = *object.metaObject();
    std::set<int> signalsOfIt;
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta.propertyCount(); ++i)
        if (const QMetaProperty property = meta.property(i); property.hasNotifySignal())
            signalsOfIt.insert(property.notifySignalIndex());
    // What is read anew by whoever shows it, lists filled with words too.
    for (const char* told : {"changed()", "altered()"})
        if (const int signal = meta.indexOfSignal(told); signal >= 0)
            signalsOfIt.insert(signal);
    const QPointer<QObject> alive(&object);
    for (const int each : signalsOfIt)
        if (const QMetaMethod method = meta.method(each); alive && method.parameterCount() == 0)
            method.invoke(&object, Qt::DirectConnection);
    auto* list = qobject_cast<QAbstractItemModel*>(alive.data());
    if (list && list->rowCount() > 0)
        emit list->dataChanged(list->index(0, 0), list->index(list->rowCount() - 1, 0));
}

} // namespace

void tellAnew(QObject& root)
{
    QList<QPointer<QObject>> all{&root};
    for (QObject* each : root.findChildren<QObject*>())
        all.push_back(each);
    for (const QPointer<QObject>& each : all) // what is told may take others away
        if (each && isOurs(each->metaObject()))
            tellAnewOf(*each);
}

} // namespace navarch
