import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import DistanceOp from 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import IndexedPointInAreaLocator from 'jsts/org/locationtech/jts/algorithm/locate/IndexedPointInAreaLocator.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import AffineTransformation from 'jsts/org/locationtech/jts/geom/util/AffineTransformation.js';
import Location from 'jsts/org/locationtech/jts/geom/Location.js';
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { KM } from './cities.mjs';
import { factory, polygonOf } from './geometry.mjs';

/** Minimum kilometres from the shore for a position on land: the drawn shore is a few metres off. */
const INLAND_KM = 0.015;
/**
 * Kilometres between moved hotels: more than the distance between two listings of one property with slightly different names
 * (`propertyLikeness.ts`).
 */
const APART_KM = 0.05;
/** Degrees around the nearest land, an area with room for all moved hotels. */
const ROOM = 0.01;
const DIGITS = 6;
const file = inRepo('backend/sandbox/src/inventory/data/onLand.json');
const read = () => JSON.parse(readFileSync(file, 'utf8'));
const write = (moved) => {
  const rows = Object.entries(moved)
    .sort(([one], [other]) => one - other)
    .map(([code, point]) => `  "${code}": ${JSON.stringify(point).replace(',', ', ')}`);
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
};
const listHotels = (supplier) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        inRepo('shared/lab/data/src/map/listHotels.mjs'),
        supplier,
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    ),
  );

/** Scales longitudes to the length of latitudes at the city, so that distances are those on the ground. */
const onGround = (geometry, aside) =>
  AffineTransformation.scaleInstance(aside, 1).transform(geometry);
/**
 * New positions for a city's hotels in water or at its edge: the nearest point that is clearly on land. Returns `[code,
 * [latitude, longitude]]`.
 */
function movesOf({ core, latitude }, hotels, others, land) {
  const aside = Math.cos((latitude * Math.PI) / 180);
  const around = polygonOf(core);
  const near = land
    .filter((polygon) => polygon.getEnvelopeInternal().intersects(around.getEnvelopeInternal()))
    .map((polygon) => OverlayOp.intersection(polygon, around));
  const dry = UnaryUnionOp.union(factory.createGeometryCollection(near));
  const inland = BufferOp.bufferOp(onGround(dry, aside), -INLAND_KM * KM);
  const locator = new IndexedPointInAreaLocator(inland);
  const isDry = ({ longitude, latitude: y }) =>
    locator.locate(new Coordinate(longitude * aside, y)) === Location.INTERIOR;
  const taken = others.map((other) => new Coordinate(other.longitude * aside, other.latitude));
  return hotels
    .filter((hotel) => !isDry(hotel))
    .map(({ code, isTwin, ...from }) => {
      const point = factory.createPoint(new Coordinate(from.longitude * aside, from.latitude));
      const [nearest] = DistanceOp.nearestPoints(inland, point);
      // The same property in another catalogue may be at the same place.
      const [to] = isTwin
        ? [nearest]
        : DistanceOp.nearestPoints(withRoom(inland, nearest, taken), point);
      taken.push(to);
      return [code, [Number(to.y.toFixed(DIGITS)), Number((to.x / aside).toFixed(DIGITS))]];
    });
}
/** The land around a point without the positions already taken, so that no two hotels move to one place. */
function withRoom(inland, { x, y }, taken) {
  const around = polygonOf([x - ROOM, y - ROOM, x + ROOM, y + ROOM]);
  const discs = taken
    .filter((other) => Math.hypot(other.x - x, other.y - y) < ROOM)
    .map((other) => BufferOp.bufferOp(factory.createPoint(other), APART_KM * KM));
  const local = OverlayOp.intersection(inland, around);
  return discs.length === 0
    ? local
    : OverlayOp.difference(local, UnaryUnionOp.union(factory.createGeometryCollection(discs)));
}
const SUPPLIERS = ['hotelbeds', 'dohotels'];
/**
 * Writes new positions for hotels in water, one supplier after the other, and returns the number of each. A hotel is not
 * moved next to another property of the other supplier, so that deduplication does not join them. `coasts`: land by city.
 */
export function landHotels(cities, coasts) {
  write({});
  return SUPPLIERS.map((supplier) => {
    const hotels = listHotels(supplier);
    const others = SUPPLIERS.filter((other) => other !== supplier)
      .flatMap(listHotels)
      .filter(({ isTwin }) => !isTwin);
    const moves = cities.flatMap((city) => {
      const inCity = (hotel) => hotel.city === city.code;
      return movesOf(city, hotels.filter(inCity), others.filter(inCity), coasts.get(city.code));
    });
    write({ ...read(), ...Object.fromEntries(moves) });
    return { supplier, moved: moves.length };
  });
}
