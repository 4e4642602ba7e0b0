#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the ancient shore into today's: what pack.py asks for when it is given ancient.json. Needs Shapely (python3-shapely).

The water of every place is cut out of the land, then its land is added. Only rings that this touches are changed; all
others stay as they are, in their order. What is left of a ring stands where it stood, pieces that came off it behind it, new
islands last. The corners of what is drawn by hand are rounded on the finest level, where they would be seen. Slivers that the
thinning of a coarse shore leaves along a hand-drawn line are dropped, and holes of that size are filled; a larger hole is
a lake that was not meant, and refused.
"""
import json
import sys

from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.polygon import orient
from shapely.ops import unary_union
from shapely.validation import make_valid

DEGREE = 100000


def areas(shapes):
    """The polygons of whatever an operation gave."""
    if isinstance(shapes, Polygon):
        return [] if shapes.is_empty else [shapes]
    return [area for part in getattr(shapes, "geoms", []) for area in areas(part)]


def rounded(ring):
    """The ring with each of its corners cut (Chaikin)."""
    pairs = zip(ring, ring[1:] + ring[:1])
    return [(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in pairs for part in (0.25, 0.75)]


def drawn(rings, step):
    """Rings in degrees as one area in hundred-thousandths."""
    if step < 100:
        rings = [rounded(rounded(ring)) for ring in rings]
    polygons = [Polygon([(round(x * DEGREE), round(y * DEGREE)) for x, y in ring]) for ring in rings]
    for polygon in polygons:
        if not polygon.is_valid:
            sys.exit(f"A ring of the ancient coast crosses itself near {polygon.exterior.coords[0]}.")
    return unary_union(polygons) if polygons else MultiPolygon()


def on_grid(ring, step):
    """The points of a line or a ring on the grid, none said twice."""
    points = [(round(x / step) * step, round(y / step) * step) for x, y in ring.coords]
    points = [point for i, point in enumerate(points) if i == 0 or point != points[i - 1]]
    return points[:-1] if len(points) > 1 and points[0] == points[-1] else points


def with_bay(shore, bay):
    """The shore with the bay that it meets in one point, as today's thinned shores do here and there; or nothing."""
    for i, point in enumerate(shore):
        if point in bay:
            at = bay.index(point)
            return shore[:i] + bay[at:] + bay[:at] + shore[i:]
    return None


def pieces(area, least, step, edge):
    """The rings of what is left of a piece of land, the largest first. Only along the edge of what was drawn are there slivers."""
    rings = []
    for part in sorted(areas(area), key=lambda part: -part.area):
        if part.area <= least and part.intersects(edge):
            continue
        part = orient(part)
        ring = on_grid(part.exterior, step)
        for hole in part.interiors:
            lake = Polygon(hole)
            if lake.area <= least and lake.intersects(edge):
                continue
            bay = with_bay(ring, on_grid(hole, step))
            if bay:
                ring = bay
            elif lake.area > least:
                sys.exit(f"The ancient coast leaves a lake near {hole.coords[0]}.")
        if len(ring) > 2:
            rings.append(ring)
    return rings


def places_of(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)["places"]


def rivers_as_they_were(lines, step, path):
    """The rivers, each without what of it would lie in ancient water; those that end at it or pass it by stay as they are."""
    water = unary_union([drawn(place["water"], step) for place in places_of(path)])
    kept = []
    for line in lines:
        river = LineString(line)
        if not river.intersects(water):
            kept.append(line)
            continue
        left = river.difference(water)
        kept += [on_grid(part, step) for part in getattr(left, "geoms", [left]) if part.length > step]
    return [line for line in kept if len(line) > 1]


def as_it_was(rings, step, path):
    """The rings, in hundred-thousandths of a degree, with the shores of ancient.json."""
    places = places_of(path)
    # A sliver is narrower than the shore was thinned by: a square of six steps of the coarse levels, of thirty of the fine.
    least = (max(step, 20) * 6) ** 2
    lands = [Polygon(ring) for ring in rings]
    kept = [[ring] for ring in rings]
    touched = {}

    def now(number):
        if number not in touched:
            land = lands[number]
            touched[number] = land if land.is_valid else make_valid(land)
        return touched[number]

    for place in places:
        water = drawn(place["water"], step)
        for number, land in enumerate(lands):
            if not water.is_empty and land.envelope.intersects(water) and now(number).intersects(water):
                touched[number] = now(number).difference(water)
            elif number in touched and touched[number] is lands[number]:
                del touched[number]  # asked for, but left as it was
    edge = unary_union([drawn(place["water"] + place["land"], step) for place in places]).buffer(least**0.5)
    added = []
    for place in places:
        for ring in place["land"]:
            land = drawn([ring], step)
            joined = [n for n in range(len(lands)) if lands[n].envelope.intersects(land) and now(n).intersects(land)]
            if not joined:
                added.append(land)
                continue
            touched[joined[0]] = unary_union([land] + [touched[n] for n in joined])
            for number in joined[1:]:
                touched[number] = Polygon()
    for number, area in touched.items():
        if area is not lands[number]:
            kept[number] = pieces(area, least, step, edge)
    return [ring for few in kept for ring in few] + [on_grid(land.exterior, step) for land in added]
