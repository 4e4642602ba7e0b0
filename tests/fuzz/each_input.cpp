// SPDX-License-Identifier: GPL-3.0-or-later
// PROGRAM FOLDER: gives a fuzz target every file of a folder, one by one, where there is no libFuzzer to do it.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    int taken = 0;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1])) {
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string input(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>{});
        if (!in) {
            std::fprintf(stderr, "%s cannot be read\n", entry.path().c_str());
            return 2;
        }
        std::fprintf(stderr, "%s\n", entry.path().filename().c_str());
        (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
        ++taken;
    }
    std::printf("%d inputs\n", taken);
    return taken > 0 ? 0 : 1;
}
