// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

#include "core/base/json.h"

namespace navarch::test {

/// Debian's Chromium without a screen, driven by its own protocol over two pipes: no network is needed, nor another program.
class Browser {
public:
    Browser();
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    /// Opens a file and waits until it is there. What was noted of an earlier one is forgotten.
    void open(const QString& file);
    /// The value of an expression in the page; a fault in it is noted as one of the page.
    [[nodiscard]] Json value(const QString& expression);
    /// Presses and releases a key, as a person does: "ArrowRight", " ".
    void press(const QString& key, bool withShift = false);
    /// "prefers-color-scheme", "dark".
    void prefer(const std::vector<std::pair<std::string, std::string>>& features);
    void resize(int width, int height);
    void picture(const QString& file);

    /// Whatever went wrong in the page: faults of its script, what it logged, dialogs, policies it broke.
    [[nodiscard]] const QStringList& complaints() const { return m_complaints; }
    /// The addresses it asked for besides its own file.
    [[nodiscard]] const QStringList& requests() const { return m_requests; }

private:
    Json call(const std::string& method, Json parameters = Json::object(), bool ofPage = true);
    /// The next message, or null after half a minute.
    Json message();
    void note(const Json& event);
    /// Goes there and waits until it is loaded.
    void goTo(const QUrl& url);

    QTemporaryDir m_home;
    QProcess m_process;
    int m_to = -1;
    int m_from = -1;
    std::string m_read;
    int m_calls = 0;
    std::string m_session;
    QString m_file;
    bool m_isLoaded = false;
    QStringList m_complaints;
    QStringList m_requests;
};

} // namespace navarch::test
