import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';

export const factory = new GeometryFactory();

/** The boundary of a box, `[west, south, east, north]`. */
export const ringOf = ([west, south, east, north]) =>
  factory.createLinearRing(
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ].map(([x, y]) => new Coordinate(x, y)),
  );
export const polygonOf = (box) => factory.createPolygon(ringOf(box));

const pairs = (ring) => ring.getCoordinates().map(({ x, y }) => [x, y]);
/** GeoJSON coordinates of a polygon. */
export const ringsOf = (polygon) => [
  pairs(polygon.getExteriorRing()),
  ...Array.from({ length: polygon.getNumInteriorRing() }, (_, index) =>
    pairs(polygon.getInteriorRingN(index)),
  ),
];
/** The polygons of a geometry. */
export const polygonsOf = (geometry) =>
  Array.from({ length: geometry.getNumGeometries() }, (_, index) =>
    geometry.getGeometryN(index),
  ).filter((part) => part.getGeometryType() === 'Polygon' && !part.isEmpty());
