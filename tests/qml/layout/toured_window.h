// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSize>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

#include "app/base/speech/speech.h"
#include "app/campaign/settings/preferences.h"

/// The real window over a fresh sample campaign, and a tour that brings it to each of its screens and sheets.
class TouredWindow {
public:
    TouredWindow();

    /// What kept it from being made; nothing when it is there.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] QQmlEngine& engine() { return m_engine; }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] const QString& campaign() const { return m_campaign; } ///< its file
    [[nodiscard]] QStringList stops() const;

    /// Goes to a stop and waits until what it shows is there. Fails the test where it does not come, or where a sheet of an
    /// earlier stop would lie over it.
    void goTo(const QString& stop);
    /// The window at that size, its text by that factor, as it is after three frames.
    void showAt(const QSize& size, double text);
    /// Where panes have no room beside each other, those that can be seen in turn; else one without a name.
    [[nodiscard]] QStringList panes() const;
    void showPane(const QString& pane);
    void setTextFactor(double text) { m_preferences->setTextFactor(text); }
    /// What is spoken from now on, everything that is shown being said anew.
    void speakNow(navarch::Speech speech);
    /// What is wrong with how it lies there (screen_faults.h), once lists have laid themselves out again.
    [[nodiscard]] QStringList faults();

private:
    QTemporaryDir m_folder;
    QString m_campaign;
    QString m_problem;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    std::unique_ptr<QObject> m_tour;
    navarch::Preferences* m_preferences = nullptr;
};
