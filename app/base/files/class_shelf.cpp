// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/class_shelf.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "core/base/text.h"
#include "core/data/own_figures.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

constexpr std::size_t largestClassFile = std::size_t{256} << 10;

QString folder()
{
    // Not the window's own folder, whose name the command line does not know.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + QStringLiteral("/navarch/classes");
}

std::string fileOf(const std::string& id)
{
    return classFolder() + "/" + id + ".json";
}

Problems cannotKeep(Phrase what)
{
    return {{shownPath(classFolder()), std::move(what), phrase("Make room there, or take classes out.")}};
}

} // namespace

std::string classFolder()
{
    return QFile::encodeName(folder()).toStdString();
}

ShelvedClasses shelvedClasses()
{
    ShelvedClasses shelved;
    const QDir here(folder());
    for (const QString& name : here.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (shelved.classes.size() >= static_cast<std::size_t>(maxOwnClasses))
            break;
        const std::string path = QFile::encodeName(here.filePath(name)).toStdString();
        const std::string place = shownPath(path);
        auto book = readWholeFile(path, largestClassFile)
                        .and_then([&](const std::string& text) {
                            return parseDocument(text, place, {classesFormat});
                        })
                        .and_then([&](const Json& json) {
                            return readClassBook(json, place, builtInFigures().classes);
                        });
        if (!book) {
            shelved.problems.push_back(book.error().front());
            continue;
        }
        for (ShipClass& each : book->classes)
            if (std::none_of(shelved.classes.begin(), shelved.classes.end(),
                             [&](const ShipClass& known) { return known.id == each.id; }))
                shelved.classes.push_back(std::move(each));
    }
    std::stable_sort(shelved.classes.begin(), shelved.classes.end(),
                     [](const ShipClass& a, const ShipClass& b) { return a.name < b.name; });
    return shelved;
}

const Figures& figuresWithShelved()
{
    return figuresWith(builtInFigures(), shelvedClasses().classes);
}

Result<void> shelve(const ShipClass& shipClass)
{
    const ShelvedClasses shelved = shelvedClasses();
    bool isThere = false;
    for (const ShipClass& each : shelved.classes) {
        isThere = isThere || each.id == shipClass.id;
        if (each.id != shipClass.id && each.name == shipClass.name)
            return problem(shownPath(classFolder()),
                           phrase("Another class there is called %1.", given(quotedForMessage(each.name))),
                           phrase("Give it a name of its own."));
    }
    if (!isThere && shelved.classes.size() >= static_cast<std::size_t>(maxOwnClasses))
        return tl::unexpected(cannotKeep(phrase("There are %1 classes already.", maxOwnClasses)));
    if (!QDir().mkpath(folder()))
        return tl::unexpected(cannotKeep(phrase("The folder cannot be made.")));
    return writeOutput(fileOf(shipClass.id), FileKind::Classes, jsonText(classBookJson({{}, {shipClass}})),
                       Replacing::Anything);
}

Result<void> unshelve(const std::string& id)
{
    // By what is in them: a file may have been put there under any name.
    const QDir here(folder());
    for (const QString& name : here.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = here.filePath(name);
        const std::string shown = shownPath(QFile::encodeName(path).toStdString());
        const auto book = readWholeFile(QFile::encodeName(path).toStdString(), largestClassFile)
                              .and_then([&](const std::string& text) {
                                  return parseDocument(text, shown, {classesFormat});
                              })
                              .and_then([&](const Json& json) {
                                  return readClassBook(json, shown, builtInFigures().classes);
                              });
        if (!book)
            continue;
        ClassBook left = *book;
        std::erase_if(left.classes, [&](const ShipClass& each) { return each.id == id; });
        if (left.classes.size() == book->classes.size())
            continue;
        if (!left.classes.empty())
            return writeOutput(QFile::encodeName(path).toStdString(), FileKind::Classes,
                               jsonText(classBookJson(left)), Replacing::Anything);
        if (!QFile::remove(path))
            return problem(shown, phrase("The file cannot be taken away."),
                           phrase("Look who may write to its folder."));
        return {};
    }
    return problem(shownPath(classFolder()),
                   phrase("There is no class %1 of your own.", given(quotedForMessage(id))),
                   phrase("`navarch classes` lists them."));
}

} // namespace navarch
