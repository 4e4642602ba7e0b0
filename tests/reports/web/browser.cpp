// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/web/browser.h"

#include <array>

#include <QElapsedTimer>
#include <QFile>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace navarch::test {

Browser::Browser()
{
    std::array<int, 2> orders{};
    std::array<int, 2> answers{};
    if (::pipe2(orders.data(), O_CLOEXEC) != 0 || ::pipe2(answers.data(), O_CLOEXEC) != 0)
        qFatal("no pipes");
    m_process.setProgram(QStringLiteral("chromium"));
    m_process.setArguments(
        {QStringLiteral("--headless"), QStringLiteral("--no-sandbox"), QStringLiteral("--disable-gpu"),
         QStringLiteral("--no-first-run"), QStringLiteral("--disable-background-networking"),
         QStringLiteral("--disable-component-update"), QStringLiteral("--disable-sync"),
         QStringLiteral("--remote-debugging-pipe"), QStringLiteral("--user-data-dir=") + m_home.path(),
         QStringLiteral("about:blank")});
    m_process.setChildProcessModifier([orders, answers] { // it reads from 3 and writes to 4
        const int in = ::fcntl(orders[0], F_DUPFD, 10);
        const int out = ::fcntl(answers[1], F_DUPFD, 10);
        ::dup2(in, 3);
        ::dup2(out, 4);
        ::close(in);
        ::close(out);
    });
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start();
    if (!m_process.waitForStarted())
        qFatal("Chromium does not start; `./dev browser` installs it");
    ::close(orders[0]);
    ::close(answers[1]);
    m_to = orders[1];
    m_from = answers[0];
    // One of our own: whether the first page is there yet depends on how fast it starts.
    const std::string page = call("Target.createTarget", {{"url", "about:blank"}}, false)["targetId"];
    m_session = call("Target.attachToTarget", {{"targetId", page}, {"flatten", true}}, false)["sessionId"];
    for (const char* part : {"Page.enable", "Runtime.enable", "Log.enable", "Network.enable"})
        call(part);
}

Browser::~Browser()
{
    ::close(m_to);
    ::close(m_from);
    m_process.terminate();
    if (!m_process.waitForFinished(5000)) {
        m_process.kill();
        m_process.waitForFinished(5000);
    }
}

Json Browser::message()
{
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < 30000) {
        if (const std::size_t end = m_read.find('\0'); end != m_read.npos) {
            Json found = Json::parse(m_read.substr(0, end), nullptr, false);
            m_read.erase(0, end + 1);
            return found;
        }
        pollfd wait{m_from, POLLIN, 0};
        if (::poll(&wait, 1, 1000) <= 0)
            continue;
        std::array<char, 65536> some{};
        const ssize_t count = ::read(m_from, some.data(), some.size());
        if (count <= 0)
            return {};
        m_read.append(some.data(), static_cast<std::size_t>(count));
    }
    return {};
}

Json Browser::call(const std::string& method, Json parameters, bool ofPage)
{
    const int id = ++m_calls;
    Json order{{"id", id}, {"method", method}, {"params", std::move(parameters)}};
    if (ofPage)
        order["sessionId"] = m_session;
    const std::string bytes = order.dump() + '\0';
    std::size_t written = 0;
    while (written < bytes.size()) {
        const ssize_t count = ::write(m_to, bytes.data() + written, bytes.size() - written);
        if (count < 0)
            qFatal("Chromium is gone");
        written += static_cast<std::size_t>(count);
    }
    while (true) {
        const Json answer = message();
        if (answer.is_null())
            qFatal("Chromium does not answer to %s", method.c_str());
        if (answer.value("id", 0) == id) {
            if (answer.contains("error"))
                m_complaints += QString::fromStdString(method + ": " + answer["error"].dump());
            return answer.value("result", Json::object());
        }
        note(answer);
    }
}

void Browser::note(const Json& event)
{
    const std::string method = event.value("method", "");
    if (method == "Page.loadEventFired")
        m_isLoaded = true;
    else if (method == "Network.requestWillBeSent") {
        const QString address = QString::fromStdString(event["params"]["request"]["url"]);
        if (!address.startsWith(QStringLiteral("data:"))
            && address.section(QLatin1Char('#'), 0, 0) != QUrl::fromLocalFile(m_file).toString())
            m_requests += address;
    } else if (method == "Runtime.exceptionThrown" || method == "Runtime.consoleAPICalled"
               || method == "Log.entryAdded" || method == "Page.javascriptDialogOpening")
        m_complaints += QString::fromStdString(event["params"].dump());
}

void Browser::open(const QString& file)
{
    goTo(QUrl(
        QStringLiteral("about:blank"))); // until it is loaded, so that its event is not taken for the file's
    m_file = file;
    m_complaints.clear();
    m_requests.clear();
    goTo(QUrl::fromLocalFile(file));
}

void Browser::goTo(const QUrl& url)
{
    m_isLoaded = false;
    call("Page.navigate", {{"url", url.toString().toStdString()}});
    while (!m_isLoaded) {
        const Json next = message();
        if (next.is_null())
            qFatal("the page does not load");
        note(next);
    }
}

Json Browser::value(const QString& expression)
{
    const Json answer =
        call("Runtime.evaluate",
             {{"expression", expression.toStdString()}, {"returnByValue", true}, {"awaitPromise", true}});
    if (answer.contains("exceptionDetails"))
        m_complaints += QString::fromStdString(answer["exceptionDetails"].dump());
    return answer.value("result", Json::object()).value("value", Json());
}

void Browser::press(const QString& key, bool withShift)
{
    Json stroke{{"key", key.toStdString()}, {"modifiers", withShift ? 8 : 0}};
    if (key.size() == 1)
        stroke["text"] = key.toStdString();
    for (const char* type : {"keyDown", "keyUp"}) {
        stroke["type"] = type;
        call("Input.dispatchKeyEvent", stroke);
    }
}

void Browser::prefer(const std::vector<std::pair<std::string, std::string>>& features)
{
    Json list = Json::array();
    for (const auto& [name, value] : features)
        list.push_back({{"name", name}, {"value", value}});
    call("Emulation.setEmulatedMedia", {{"features", list}});
}

void Browser::resize(int width, int height)
{
    call("Emulation.setDeviceMetricsOverride",
         {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", width < 600}});
}

void Browser::picture(const QString& file)
{
    const std::string data = call("Page.captureScreenshot", {{"format", "png"}})["data"];
    QFile out(file);
    if (out.open(QIODevice::WriteOnly))
        out.write(QByteArray::fromBase64(QByteArray::fromStdString(data)));
}

} // namespace navarch::test
