// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/settings/preferences.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlApplicationEngine>

#include <algorithm>

#include "app/base/own_settings.h"
#include "app/base/speech/retelling.h"
#include "app/base/speech/speech.h"

namespace navarch {
namespace {

QString firstInstalled(const QStringList& wanted, const QString& otherwise)
{
    for (const QString& family : wanted)
        if (QFontDatabase::hasFamily(family))
            return family;
    return otherwise;
}

const QString systems = QStringLiteral("system");

/// As the one who uses the machine has it, outside any campaign.
QString languageIn(const OwnSettings& settings)
{
    const QString chosen = settings.value("language").toString();
    return spokenLanguages().contains(chosen) ? chosen : systems;
}

QString oneOf(const QString& value, const QStringList& known)
{
    return known.contains(value) ? value : known.first();
}

const QStringList themes{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
const QStringList papers{QStringLiteral("A4"), QStringLiteral("A5"), QStringLiteral("Letter")};

} // namespace

Preferences::Preferences(QObject* parent)
    : QObject(parent),
      m_theme(oneOf(m_settings.value("theme").toString(), themes)),
      m_language(languageIn(m_settings)),
      m_textFactor(std::clamp(m_settings.value("textFactor", 1.0).toDouble(), 0.85, 2.0)),
      m_paper(oneOf(m_settings.value("paper").toString(), papers)),
      m_hints(m_settings.value("hints", true).toBool()),
      m_reducedMotion(m_settings.value("reducedMotion", false).toBool()),
      m_closedHints(m_settings.value("closedHints").toStringList()),
      m_titleFamily(firstInstalled({QStringLiteral("EB Garamond"), QStringLiteral("EB Garamond 12")},
                                   QFontDatabase::systemFont(QFontDatabase::TitleFont).family())),
      m_dataFamily(firstInstalled({QStringLiteral("Inter")},
                                  QFontDatabase::systemFont(QFontDatabase::GeneralFont).family())),
      m_iconFamily(firstInstalled({QStringLiteral("Material Design Icons")}, m_dataFamily))
{
    qApp->installEventFilter(this);
}

bool Preferences::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && m_theme == themes.first())
        emit themeChanged();
    return QObject::eventFilter(watched, event);
}

void Preferences::setTheme(const QString& theme)
{
    if (theme == m_theme || !themes.contains(theme))
        return;
    m_theme = theme;
    m_settings.setValue("theme", theme);
    emit themeChanged();
}

bool Preferences::isDark() const
{
    if (m_theme != themes.first())
        return m_theme == themes.last();
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QList<ShownChoice> Preferences::languages()
{
    QList<ShownChoice> list;
    for (const QString& language : spokenLanguages())
        list += ShownChoice{language, isProvisionalLanguage(language)
                                          ? tr("%1 (not read over yet)").arg(languageName(language))
                                          : languageName(language)};
    return list;
}

QString Preferences::firstLanguage()
{
    const QString chosen = languageIn(OwnSettings{});
    return chosen == systems ? systemLanguage() : chosen;
}

void Preferences::setLanguage(const QString& language)
{
    if (language == m_language || (language != systems && !spokenLanguages().contains(language)))
        return;
    m_language = language;
    m_settings.setValue("language", language);
    speakLanguage(language == systems ? systemLanguage() : language);
    emit languageChanged();
    auto* engine = qobject_cast<QQmlApplicationEngine*>(qmlEngine(this));
    if (!engine)
        return;
    engine->retranslate();
    for (QObject* root : engine->rootObjects())
        tellAnew(*root);
}

void Preferences::setTextFactor(double factor)
{
    factor = std::clamp(factor, 0.85, 2.0);
    if (qFuzzyCompare(factor, m_textFactor))
        return;
    m_textFactor = factor;
    m_settings.setValue("textFactor", factor);
    emit textFactorChanged();
}

void Preferences::setPaper(const QString& paper)
{
    if (paper == m_paper || !papers.contains(paper))
        return;
    m_paper = paper;
    m_settings.setValue("paper", paper);
    emit paperChanged();
}

void Preferences::setHints(bool hints)
{
    if (hints == m_hints)
        return;
    m_hints = hints;
    m_settings.setValue("hints", hints);
    if (hints) {
        m_closedHints.clear();
        m_settings.remove("closedHints");
    }
    emit hintsChanged();
}

void Preferences::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    m_settings.setValue("reducedMotion", reduced);
    emit reducedMotionChanged();
}

void Preferences::closeHint(const QString& name)
{
    if (m_closedHints.contains(name))
        return;
    m_closedHints += name;
    m_settings.setValue("closedHints", m_closedHints);
    emit hintsChanged();
}

} // namespace navarch
