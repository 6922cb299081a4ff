import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js';
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import InteriorPointArea from 'jsts/org/locationtech/jts/algorithm/InteriorPointArea.js';
import { factory, ringOf } from './geometry.mjs';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';

/** Degrees of margin around a box in which lines are read, so that lines reach the edge of the box. */
const OVER = 0.02;
const LARGEST = 256 * 1024 * 1024;
const inDegrees = (value) => value.toFixed(6);

const gmt = (words, input) =>
  execFileSync('gmt', words, { input, cwd: tmpdir(), maxBuffer: LARGEST, encoding: 'utf8' });
const region = ([west, south, east, north]) =>
  `-R${[west - OVER, east + OVER, south - OVER, north + OVER].map(inDegrees).join('/')}`;

/** Parses lines of GMT's text: `> heading`, then one longitude and latitude per line. */
function linesOf(text) {
  return text
    .split('>')
    .slice(1)
    .map((part) =>
      part
        .split('\n')
        .slice(1)
        .filter((row) => row.trim() !== '' && !row.startsWith('#'))
        .map((row) => {
          const [x, y] = row.split(/\s+/).map(Number);
          return [x > 180 ? x - 360 : x, y];
        }),
    )
    .filter((line) => line.length > 1);
}
const dump = (box, ...what) => linesOf(gmt(['coast', region(box), '-Df', '-M', ...what]));

/**
 * Land in the box as polygons: the outlines and the box's edge divide it into faces, and GMT tells which of them are dry.
 */
function landOf(box) {
  const lines = dump(box, '-W1/', '-W2/', '-W3/', '-W4/').map((line) =>
    factory.createLineString(line.map(([x, y]) => new Coordinate(x, y))),
  );
  const edge = ringOf(box);
  const noded = UnaryUnionOp.union(factory.createGeometryCollection([...lines, edge]));
  const polygonizer = new Polygonizer();
  polygonizer.add(noded);
  const area = factory.createPolygon(edge).getEnvelopeInternal();
  const faces = polygonizer
    .getPolygons()
    .toArray()
    .filter((face) => area.contains(face.getEnvelopeInternal()));
  const points = faces.map((face) => {
    const point = new InteriorPointArea(face).getInteriorPoint();
    return `${point.x} ${point.y}`;
  });
  // GMT omits wet points and prints the other lines unchanged, with the number of their face at the end.
  const dry = gmt(
    ['select', region(box), '-Df', '-Ns/k/s/k/s'],
    points.map((point, index) => `${point} ${index}`).join('\n'),
  );
  const isDry = new Set(
    dry
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((row) => Number(row.split(/\s+/)[2])),
  );
  return faces.filter((_, index) => isDry.has(index));
}
/** Outlines from GSHHG, rivers and borders from WDBII, which GMT ships together; in degrees. */
export function coastOf({ box }) {
  return {
    land: landOf(box),
    rivers: dump(box, '-I1', '-I2', '-I3', '-I4'),
    borders: { country: dump(box, '-N1'), region: dump(box, '-N2') },
  };
}
