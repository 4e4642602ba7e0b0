// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/fortification.h"

#include "core/base/json_reader.h"

namespace navarch {

namespace {

void checkSection(const WallSection& section, std::size_t index, const Fortification& port,
                  const Limits& limits, Defences defences, Findings& findings)
{
    const auto find = [&](Severity severity, const char* key, Phrase message) {
        findings.push_back(
            {severity, key, "SA-15.11", wallSectionName(static_cast<int>(index) + 1), std::move(message)});
    };
    if (section.capacity > port.economicValue) {
        find(Severity::Error, "wall-capacity",
             phrase("Its capacity is %1; a port of economic value %2 allows %3.", section.capacity,
                    port.economicValue, port.economicValue));
    }
    if (const int over = section.unitsTaken(limits) - section.capacity; over > 0) {
        const bool rolled = defences == Defences::Rolled;
        find(rolled ? Severity::Note : Severity::Error, "wall-room",
             rolled ? phraseN("What stands on it takes {%n unit|%n units} more than its capacity of %1; "
                              "defences that were rolled may.",
                              over, section.capacity)
                    : phraseN("What stands on it takes {%n unit|%n units} more than its capacity of %1; "
                              "take that much off, or build it larger.",
                              over, section.capacity));
    }
    if (section.ferreaManus > limits.ferreaManusOfASection) {
        find(Severity::Error, "wall-ferrea-manus",
             phrase("It has %1 ferrea manus; one a section is allowed.", section.ferreaManus));
    }
    if (section.isBare())
        find(Severity::Warning, "wall-bare",
             phrase("Nobody stands on it; put troops there, or leave it out."));
}

} // namespace

int WallSection::unitsTaken(const Limits& limits) const
{
    int units = archers + marines + heavyMarines + ballistae + towers;
    for (const int modifier : heavyEngines)
        units += modifier * limits.wallEngineSpacePerModifier;
    return units;
}

bool WallSection::isBare() const
{
    return archers + marines + heavyMarines + ballistae + towers == 0 && heavyEngines.empty();
}

Phrase wallSectionName(int number)
{
    return phrase("Wall section %1", number);
}

int mostWallSections(int economicValue, const Limits& limits)
{
    return (economicValue + limits.sectionsDivisor - 1) / limits.sectionsDivisor;
}

Result<Fortification> readFortification(const Json& json, const std::string& file)
{
    Problems problems;
    Fortification port;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(portFormat);
    top("name", port.name, optionalNameText);
    if (!top.has("economic_value") && top.isObject())
        top.refuse("economic_value", phrase("The economic value is missing."),
                   phrase("Give a whole number from 1 to 10."));
    top("economic_value", port.economicValue, economicValueBounds);
    top("garrison_quality", port.garrison);
    if (const Json* commander = top.value("commander")) {
        ObjectReader read(*commander, file, "commander", problems);
        read("name", port.commander.name, optionalNameText);
        read("quality", port.commander.quality);
        read.finish();
    }
    for (const Json* item : top.items("sections", maxWallSections)) {
        ObjectReader read(*item, file, "sections[" + std::to_string(port.sections.size()) + "]", problems);
        WallSection section;
        section.capacity = port.economicValue;
        visitWallSection(section, read);
        read.finish();
        port.sections.push_back(std::move(section));
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return port;
}

Json fortificationJson(const Fortification& port)
{
    Json json{{"format", portFormat},
              {"name", port.name},
              {"economic_value", port.economicValue},
              {"garrison_quality", nameOf(port.garrison)},
              {"commander", {{"name", port.commander.name}, {"quality", nameOf(port.commander.quality)}}},
              {"sections", Json::array()}};
    for (const WallSection& section : port.sections) {
        Json row = Json::object();
        ObjectWriter writer(row);
        visitWallSection(section, writer);
        json["sections"].push_back(std::move(row));
    }
    return json;
}

Findings fortificationFindings(const Fortification& port, const Limits& limits, Defences defences)
{
    Findings findings;
    const int most = mostWallSections(port.economicValue, limits);
    if (static_cast<int>(port.sections.size()) > most) {
        findings.push_back(
            {Severity::Error, "wall-count", "SA-15.11", given(port.name),
             phrase("It has %1 wall sections; a port of economic value %2 allows %3.",
                    static_cast<std::int64_t>(port.sections.size()), port.economicValue, most)});
    }
    for (std::size_t i = 0; i < port.sections.size(); ++i)
        checkSection(port.sections[i], i, port, limits, defences, findings);
    return findings;
}

} // namespace navarch
