// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/base/own_settings.h"

namespace navarch {

/// How this person at this machine wants the window: kept outside any campaign, in the system's place for settings.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// "system", "light" or "dark".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// What that comes to: whether the window is dark now.
    Q_PROPERTY(bool dark READ isDark NOTIFY themeChanged)
    /// "system", or one of the languages that there are (app/base/speech/speech.h).
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// Those languages, each by its own name; one that nobody has read over says so.
    Q_PROPERTY(QList<navarch::ShownChoice> languages READ languages NOTIFY languageChanged)
    /// Multiplies all type: 0.85 to 2.
    Q_PROPERTY(double textFactor READ textFactor WRITE setTextFactor NOTIFY textFactorChanged)
    /// "A4", "A5" or "Letter": what Print begins with.
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY paperChanged)
    /// Whether the hints of the sample campaign are shown; turning them on brings back those put away.
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY hintsChanged)
    /// Whether what happens is shown at once instead of being seen happening.
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// How many hints were put away for good.
    Q_PROPERTY(int closedHints READ closedHints NOTIFY hintsChanged)
    /// The families found on this machine, looked up by name: EB Garamond, Inter, Material Design Icons, or what the
    /// system has in their place.
    Q_PROPERTY(QString titleFamily READ titleFamily CONSTANT)
    Q_PROPERTY(QString dataFamily READ dataFamily CONSTANT)
    Q_PROPERTY(QString iconFamily READ iconFamily CONSTANT)

public:
    explicit Preferences(QObject* parent = nullptr);

    [[nodiscard]] QString theme() const { return m_theme; }
    void setTheme(const QString& theme);
    [[nodiscard]] bool isDark() const;
    [[nodiscard]] QString language() const { return m_language; }
    /// From now on and at the next start; everything that is shown is said anew.
    void setLanguage(const QString& language);
    [[nodiscard]] static QList<ShownChoice> languages();
    /// The language to begin with: what was chosen, else the system's.
    [[nodiscard]] static QString firstLanguage();
    [[nodiscard]] double textFactor() const { return m_textFactor; }
    void setTextFactor(double factor);
    [[nodiscard]] QString paper() const { return m_paper; }
    void setPaper(const QString& paper);
    [[nodiscard]] bool hints() const { return m_hints; }
    void setHints(bool hints);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] int closedHints() const { return static_cast<int>(m_closedHints.size()); }

    Q_INVOKABLE bool isClosed(const QString& hint) const { return m_closedHints.contains(hint); }
    Q_INVOKABLE void closeHint(const QString& name);

    [[nodiscard]] QString titleFamily() const { return m_titleFamily; }
    [[nodiscard]] QString dataFamily() const { return m_dataFamily; }
    [[nodiscard]] QString iconFamily() const { return m_iconFamily; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void themeChanged();
    void languageChanged();
    void textFactorChanged();
    void paperChanged();
    void hintsChanged();
    void reducedMotionChanged();

private:
    OwnSettings m_settings;
    QString m_theme;
    QString m_language;
    double m_textFactor = 1;
    QString m_paper;
    bool m_hints = true;
    bool m_reducedMotion = false;
    QStringList m_closedHints;
    QString m_titleFamily;
    QString m_dataFamily;
    QString m_iconFamily;
};

} // namespace navarch
