#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the lines of a GeoJSON file for core/chart/packed_coast.h, which says what the bytes are.

    pack.py LAND.geojson fine.coast ancient.json       rings of a MultiPolygon
    pack.py RIVERS.geojson rivers.coast ancient.json   lines of a MultiLineString

with the shores of antiquity (ancient.py); without the third name as they are today.

Rings that are no rings (fewer than three points) are left out. Points keep the decimals they have: a step is the coarsest
power of ten that loses none.
"""
import json
import sys
from decimal import Decimal


def number(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value):
    return number(value * 2 if value >= 0 else -value * 2 - 1)


def main(source, target, ancient=None):
    with open(source, encoding="utf-8") as file:
        geometry = json.load(file, parse_float=Decimal, parse_int=Decimal)["geometry"]
    closed = geometry["type"] == "MultiPolygon"
    lines = [ring for polygon in geometry["coordinates"] for ring in polygon] if closed else geometry["coordinates"]
    lines = [[(int(x * 100000), int(y * 100000)) for x, y, *_ in line] for line in lines]
    if closed:
        lines = [line[:-1] if line[0] == line[-1] else line for line in lines]
        lines = [line for line in lines if len(line) > 2]
    step = 10000
    while any(value % step for line in lines for point in line for value in point):
        step //= 10
    if ancient:
        import ancient as then  # needs Shapely, as nothing else here does

        lines = (then.as_it_was if closed else then.rivers_as_they_were)(lines, step, ancient)
    out = bytearray(b"NVCOAST1")
    for value in (int(closed), step, len(lines)):
        out += number(value)
    for line in lines:
        out += number(len(line))
        east = north = 0
        for x, y in line:
            out += signed((x - east) // step) + signed((y - north) // step)
            east, north = x, y
    with open(target, "wb") as file:
        file.write(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
