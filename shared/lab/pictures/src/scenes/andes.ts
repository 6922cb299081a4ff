import { panes, wall } from '../buildings';
import { mix } from '../color';
import { WIDTH, type Paint } from '../paint';
import { tree } from '../plants';
import { sky } from '../sky';
import { group, hills, polygon, rect } from '../svg';
import { range } from './mountains';

const BRICKS = ['#b5583f', '#c46f4e', '#a84f3b', '#cf8a63', '#d9c3a5', '#8f5a4a', '#e3d2ba'];

function block(paint: Paint, x: number, base: number, w: number, h: number, depth: number): string {
  const { random } = paint;
  const color = random.pick(BRICKS);
  const roof = mix(paint.lit(color, depth), paint.light.shade, 0.25);
  const box = { x, y: base - h, w, h: h + 40 };
  const cap =
    random.next() < 0.4
      ? polygon(
          [
            [x, base - h],
            [x + w, base - h],
            [x + w * 0.6, base - h - 26],
          ],
          roof,
        )
      : rect(x + w * 0.3, base - h - 16, w * 0.3, 16, roof);
  return (
    cap +
    wall(paint, box, color, depth, 0.22) +
    panes(
      paint,
      { x: x + 6, y: base - h + 8, w: w * 0.76 - 10, h },
      Math.max(2, Math.round(w / 30)),
      Math.max(3, Math.round(h / 34)),
      { depth, fill: 0.5 },
    )
  );
}
function row(paint: Paint, base: number, low: number, high: number, depth: number): string {
  const { random } = paint;
  let x = -30;
  let out = '';
  while (x < WIDTH) {
    const w = random.between(64, 118);
    out += block(paint, x, base, w, random.between(low, high), depth);
    x += w + random.between(-6, 16);
  }
  return out;
}
/** The hotel itself, in its own colour, taller than its neighbours. */
function hotel(paint: Paint, x: number): string {
  const box = { x, y: 330, w: 270, h: 330 };
  const trim = paint.lit(paint.second);
  return (
    wall(paint, box, paint.accent, 0, 0.2) +
    [0, 1, 2, 3, 4]
      .map(
        (floor) =>
          panes(paint, { x: x + 14, y: 346 + floor * 54, w: 190, h: 54 }, 4, 1, {
            fill: 0.58,
            round: 2,
          }) + rect(x, 398 + floor * 54, 270, 5, trim),
      )
      .join('') +
    rect(x - 8, 322, 286, 12, trim) +
    rect(x + 40, 300, 190, 22, mix(paint.lit(paint.accent), paint.light.shade, 0.3)) +
    rect(x + 20, 606, 180, 12, trim) +
    rect(x + 84, 618, 54, 44, paint.light.lamps > 0.3 ? '#ffdf9c' : paint.lit('#5a4a44'))
  );
}

export function andes(paint: Paint): string {
  const { random } = paint;
  const x = random.pick([130, 460, 790]);
  const trees = Array.from({ length: 11 }, (_, index) =>
    tree(
      paint,
      index * 118 + random.between(-24, 24),
      704 + random.between(0, 26),
      random.between(110, 170),
      0,
      random.pick(['#4d8a5a', '#3f7d55', '#6a9a58', '#7d9f4f']),
    ),
  ).join('');
  return (
    sky(paint, 480) +
    range(paint, 500, 330, '#4f7f7a', 0.5) +
    range(paint, 540, 230, '#3f7a62', 0.28) +
    group(row(paint, 590, 60, 150, 0.3), '') +
    row(paint, 650, 60, 170, 0.12) +
    hotel(paint, x) +
    hills(random, 676, 12, 1.4, paint.lit('#5f9a5c')) +
    trees +
    hills(random, 760, 14, 1.2, mix(paint.lit('#3f7d50'), paint.light.shade, 0.2))
  );
}
