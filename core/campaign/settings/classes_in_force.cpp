// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/settings/classes_in_force.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "core/base/json_reader.h"
#include "core/data/own_figures.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

Result<ClassBook> readDocument(const std::string& document, const std::string& place)
{
    return parseJson(document, place).and_then([&](const Json& json) {
        return readClassBook(json, place, builtInFigures().classes);
    });
}

/// Null when it cannot be read. Ships ask for their class one by one, so each document is read once.
std::shared_ptr<const ShipClass> classOfDocument(const std::string& document)
{
    static std::mutex reading;
    static std::map<std::string, std::shared_ptr<const ShipClass>> kept;
    const std::lock_guard lock(reading);
    if (const auto known = kept.find(document); known != kept.end())
        return known->second;
    auto book = readDocument(document, "class");
    auto read = book && book->classes.size() == 1 ? sharedClass(book->classes.front()) : nullptr;
    kept.emplace(document, read);
    return read;
}

} // namespace

std::vector<ShipClass> ownClassesOf(const Campaign& campaign)
{
    std::vector<ShipClass> classes;
    for (const auto& [id, record] : campaign.table<ClassRecord>())
        if (const auto own = classOfDocument(record.document))
            classes.push_back(*own);
    return classes;
}

OwnClass ownClassOf(const Campaign& campaign, const std::string& classId)
{
    if (classId.starts_with(ownClassMark))
        for (const auto& [id, record] : campaign.table<ClassRecord>())
            if (record.classId == classId)
                return {classOfDocument(record.document)};
    return {};
}

ClassRecord recordOf(const ShipClass& shipClass)
{
    return {{}, shipClass.id, classBookJson({{}, {shipClass}}).dump()};
}

const Figures& figuresNow(const Campaign& campaign, const Figures& before)
{
    return figuresWith(figuresWithout(before), ownClassesOf(campaign));
}

const Figures& figuresAfter(const Changes& changes, const Campaign& campaign, const Figures& before)
{
    const bool isOther = std::any_of(changes.begin(), changes.end(), [](const AnyChange& change) {
        return std::holds_alternative<RowChange<ClassRecord>>(change);
    });
    return isOther ? figuresNow(campaign, before) : before;
}

Problems ownClassProblems(const Campaign& campaign, const std::string& place)
{
    Problems problems;
    for (const auto& [id, record] : campaign.table<ClassRecord>()) {
        const std::string at =
            place + ": " + std::string(ClassRecord::tableName) + " " + std::to_string(id.value);
        const auto book = readDocument(record.document, at);
        if (!book)
            problems.insert(problems.end(), book.error().begin(), book.error().end());
        else if (book->classes.size() != 1 || book->classes.front().id != record.classId)
            problems.push_back({at, phrase("Its document is of another class."), {}});
        if (problems.size() >= maxProblems)
            break;
    }
    return problems;
}

} // namespace navarch
