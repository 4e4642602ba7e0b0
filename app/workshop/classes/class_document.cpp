// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_document.h"

#include "app/base/files/output.h"
#include "app/workshop/classes/class_room.h"
#include "core/base/json_reader.h"
#include "core/data/figures.h"

namespace navarch {
namespace {

constexpr std::string_view classesDraftFormat = "navarch-classes-draft/1";
constexpr TextBounds classesPathText{4096, true};

bool isBlank(const ClassBook& book)
{
    return book.classes.empty() && book.figures.empty();
}

} // namespace

const ShipClasses& builtInClasses()
{
    return builtInFigures().classes;
}

QString ClassBookKind::draftName()
{
    return QStringLiteral("classes");
}

QString ClassBookKind::freshTitle()
{
    return ClassRoom::tr("New file of classes");
}

Result<ClassBook> ClassBookKind::read(const std::string& path)
{
    const std::string shown = shownPath(path);
    return readWholeFile(path)
        .and_then([&](const std::string& text) { return parseDocument(text, shown, {classesFormat}); })
        .and_then([&](const Json& json) { return readClassBook(json, shown, builtInFigures().classes); });
}

Result<void> ClassBookKind::write(const std::string& path, const ClassBook& content)
{
    if (isBlank(content))
        return problem(shownPath(path), phrase("There is no class in it."), phrase("Give at least one."));
    return writeOutput(path, FileKind::Classes, jsonText(classBookJson(content)));
}

Json ClassBookKind::draftJson(const ClassPlan& plan)
{
    Json json{{"format", classesDraftFormat}, {"path", plan.path}};
    if (isBlank(plan.book)) {
        json["name"] = plan.book.name;
        json["source"] = plan.book.source;
    } else {
        json["book"] = classBookJson(plan.book);
    }
    return json;
}

Result<ClassPlan> ClassBookKind::readDraft(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(classesDraftFormat);
    ClassPlan plan;
    top("path", plan.path, classesPathText);
    top("name", plan.book.name, optionalNameText);
    top("source", plan.book.source, noteText);
    if (const Json* inner = top.value("book")) {
        auto book = readClassBook(*inner, file, builtInFigures().classes);
        if (!book)
            return tl::unexpected(std::move(book.error()));
        plan.book = std::move(*book);
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return plan;
}

} // namespace navarch
