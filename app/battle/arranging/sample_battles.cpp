// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/arranging/sample_battles.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/battle/match/registry.h"
#include "core/data/embedded.h"

namespace navarch {

namespace {

constexpr std::string_view sampleFormat = "navarch-sample-battle/1";

Result<std::string> noFiles(const std::string& name)
{
    return problem(name, phrase("A battle that comes with the program has its fleets inside."),
                   phrase("Put the fleet inside."));
}

} // namespace

Result<SampleBattle> readSampleBattle(const Json& json, const std::string& file, const Figures& figures)
{
    Problems problems;
    SampleBattle sample;
    std::string source;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat(sampleFormat);
    top("source", source, nameText);
    top("name", sample.name, nameText);
    top("note", sample.note, noteText);
    if (const Json* brief = top.value("brief")) {
        auto read = readBrief(*brief, file + ": brief", figures, noFiles);
        if (read)
            sample.brief = std::move(*read);
        else
            problems.insert(problems.end(), read.error().begin(), read.error().end());
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return sample;
}

const std::vector<SampleBattle>& sampleBattles()
{
    static const std::vector<SampleBattle> samples = [] {
        std::vector<SampleBattle> found;
        for (const std::string_view name : embeddedFileNames()) {
            if (!name.starts_with("battles/"))
                continue;
            const std::string file(name);
            auto read = parseJson(*embeddedFile(name), file).and_then([&](const Json& json) {
                return readSampleBattle(json, file, builtInFigures());
            });
            if (read && builtInRuleSets().find(read->brief.rules))
                found.push_back(std::move(*read));
        }
        std::stable_sort(found.begin(), found.end(), [](const SampleBattle& a, const SampleBattle& b) {
            return shipsOf(a.brief, builtInFigures().classes).size()
                   < shipsOf(b.brief, builtInFigures().classes).size();
        });
        return found;
    }();
    return samples;
}

bool isOfSampleBattle(const Fleet& fleet)
{
    return std::any_of(sampleBattles().begin(), sampleBattles().end(), [&](const SampleBattle& sample) {
        return std::any_of(sample.brief.sides.begin(), sample.brief.sides.end(),
                           [&](const BriefSide& side) { return side.fleet == fleet; });
    });
}

} // namespace navarch
