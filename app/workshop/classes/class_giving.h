// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include "app/campaign/open_campaign.h"
#include "app/workshop/classes/class_document.h"

namespace navarch {

/// Gives the open war ship classes of the file on the table: the umpire's deed, which is taken back in the war.
class ClassGiving : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The class editor hands it out.")
    /// The war that is given them; none: nothing is asked.
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    /// What would come of giving it the class that is looked at, and of giving it every class of the file with its house figures.
    Q_PROPERTY(navarch::DeedPreview one READ one NOTIFY changed)
    Q_PROPERTY(navarch::DeedPreview all READ all NOTIFY changed)

public:
    explicit ClassGiving(ClassDocument& document) : m_document(document) {}

    Q_INVOKABLE bool giveOne();
    Q_INVOKABLE bool giveAll();

    /// The class of the file that is looked at, from 0; -1: none.
    void lookAt(int current);
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    [[nodiscard]] DeedPreview one() const { return previewOf(chosen()); }
    [[nodiscard]] DeedPreview all() const { return previewOf(m_document.plan().book); }

signals:
    void changed();

private:
    /// The class that is looked at, alone; no class where none is.
    [[nodiscard]] ClassBook chosen() const;
    [[nodiscard]] DeedPreview previewOf(const ClassBook& book) const;
    bool give(const ClassBook& book);

    ClassDocument& m_document;
    QPointer<OpenCampaign> m_campaign;
    int m_current = -1;
};

} // namespace navarch
