import { panes, wall } from '../buildings';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { tree } from '../plants';
import { sky } from '../sky';
import { gradient, group, hills, polygon, rect } from '../svg';

const TOWERS = ['#7f98b5', '#a9b8c4', '#c9b7a4', '#8a9fa8', '#d8cbb8', '#6f86a6', '#b99a88'];

function tower(paint: Paint, x: number, base: number, w: number, h: number, depth: number): string {
  const { random } = paint;
  const color = random.pick(TOWERS);
  const face = paint.lit(color, depth);
  const top = base - h;
  const crown = random.int(0, 3);
  const caps = [
    '',
    rect(x + w * 0.2, top - 24, w * 0.6, 26, face) + rect(x + w * 0.48, top - 80, 4, 60, face),
    polygon(
      [
        [x, top + 1],
        [x + w, top + 1],
        [x + w, top - w * 0.45],
      ],
      face,
    ),
    rect(x + w * 0.1, top - 14, w * 0.8, 16, face) +
      rect(x + w * 0.25, top - 30, w * 0.5, 18, face),
  ];
  return (
    (caps[crown] ?? '') +
    wall(paint, { x, y: top, w, h: h + 10 }, color, depth, 0.3) +
    panes(
      paint,
      { x: x + 5, y: top + 8, w: w * 0.68 - 6, h: h - 8 },
      Math.max(2, Math.round(w / 24)),
      Math.max(4, Math.round(h / 24)),
      { depth, fill: 0.6 },
    )
  );
}
function row(
  paint: Paint,
  base: number,
  low: number,
  high: number,
  widths: [number, number],
  depth: number,
): string {
  const { random } = paint;
  let x = -20;
  let out = '';
  while (x < WIDTH) {
    const w = random.between(...widths);
    out += tower(paint, x, base, w, random.between(low, high), depth);
    x += w + random.between(2, 26);
  }
  return out;
}
/** River with broken reflections of the city's lights and colours. */
function river(paint: Paint, top: number): string {
  const { random, light } = paint;
  const streaks = Array.from({ length: 60 }, () => {
    const t = random.next();
    return rect(
      random.between(0, WIDTH),
      top + 4 + t * (HEIGHT - top),
      20 + t * 90,
      2 + t * 3,
      light.lamps > 0.5 && random.next() < 0.5 ? '#ffcf87' : mix(light.haze, '#ffffff', 0.3),
      `rx="2" opacity="${(0.4 - t * 0.2).toFixed(2)}"`,
    );
  }).join('');
  return `<defs>${gradient('river', [mix(light.sea[0], light.haze, 0.3), light.sea[1]])}</defs>${rect(0, top, WIDTH, HEIGHT - top, 'url(#river)')}${streaks}`;
}
export function skyline(paint: Paint): string {
  const { random, light } = paint;
  const hasRiver = random.next() < 0.5;
  const base = hasRiver ? 620 : 660;
  const city =
    sky(paint, 600) +
    rect(0, 600, WIDTH, 120, mix(light.haze, light.shade, 0.2)) +
    row(paint, 600, 130, 320, [50, 90], 0.62) +
    group(row(paint, base, 120, 420, [76, 120], 0.3), '') +
    row(paint, base, 60, 250, [96, 150], 0.08);
  if (hasRiver)
    return (
      city +
      rect(0, base - 6, WIDTH, 16, mix(paint.lit('#a8957f'), light.shade, 0.1)) +
      river(paint, base + 8) +
      hills(random, 772, 16, 1.3, mix(paint.lit('#3f7d55'), light.shade, 0.35)) +
      Array.from({ length: 4 }, (_, index) =>
        tree(
          paint,
          random.between(-40, 120) + index * 340,
          800,
          random.between(120, 190),
          0,
          '#3f7d55',
        ),
      ).join('')
    );
  const lawn =
    hills(random, 668, 10, 1.2, paint.lit('#7fb06a')) +
    hills(random, 730, 16, 1.1, paint.lit('#649a5c'));
  const trees = Array.from({ length: 14 }, (_, index) =>
    tree(
      paint,
      index * 92 + random.between(-30, 30),
      690 + random.between(0, 60),
      random.between(90, 150),
      0,
      random.pick(['#4d8a5a', '#5f9a5c', '#c98a4a', '#3f7d55']),
    ),
  ).join('');
  return city + lawn + trees;
}
