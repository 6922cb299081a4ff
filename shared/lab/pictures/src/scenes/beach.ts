import { terraces } from '../buildings';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { palm } from '../plants';
import { sky } from '../sky';
import { ellipse, gradient, hills, line, path, polygon, rect } from '../svg';

const HORIZON = 430;

export function sea(paint: Paint, top: number, bottom = HEIGHT): string {
  const { light, random } = paint;
  const glitter = Array.from({ length: 34 }, () => {
    const t = random.next() ** 1.6;
    const w = 14 + t * 90;
    return rect(
      random.between(60, WIDTH - 60) - w / 2,
      top + 6 + t * (bottom - top) * 0.6,
      w,
      2 + t * 3,
      mix(light.sun, light.sea[0], 0.25),
      `rx="2" opacity="${(0.5 - t * 0.3).toFixed(2)}"`,
    );
  }).join('');
  return `<defs>${gradient('sea', light.sea)}</defs>${rect(0, top, WIDTH, bottom - top, 'url(#sea)')}${glitter}`;
}
/** The water's edge: three scalloped lines, each paler. */
function shore(paint: Paint, y: number): string {
  const { light } = paint;
  const sand = paint.lit('#f0d9ae');
  const curve = (at: number) =>
    `M0,${at} C200,${at - 34} 340,${at + 26} 560,${at + 4} S980,${at - 30} ${WIDTH},${at + 14} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`;
  return (
    path(curve(y - 26), mix(light.sea[2], '#ffffff', 0.25), 'opacity="0.75"') +
    path(curve(y - 8), mix('#ffffff', light.haze, 0.3), 'opacity="0.85"') +
    path(curve(y + 4), mix(sand, paint.light.shade, 0.14)) +
    path(curve(y + 26), sand)
  );
}
function umbrella(paint: Paint, x: number, y: number, size: number): string {
  const red = paint.lit(paint.accent);
  const pale = paint.lit(paint.second);
  const arc = `M${x - size},${y} A${size},${size * 0.72} 0 0 1 ${x + size},${y} Z`;
  const bed = polygon(
    [
      [x + size * 0.15, y + size * 0.98],
      [x + size * 1.1, y + size * 0.98],
      [x + size * 1.42, y + size * 0.62],
      [x + size * 1.5, y + size * 0.68],
      [x + size * 1.18, y + size * 1.1],
      [x + size * 0.15, y + size * 1.1],
    ],
    pale,
  );
  return (
    ellipse(
      x + size * 0.4,
      y + size * 1.2,
      size * 1.35,
      size * 0.13,
      paint.light.shade,
      'opacity="0.16"',
    ) +
    rect(x - 3, y, 6, size * 1.18, paint.lit('#8a6a50')) +
    path(arc, red) +
    path(
      `M${x - size * 0.45},${y} Q${x - size * 0.3},${y - size * 0.68} ${x},${y - size * 0.72} Q${x + size * 0.3},${y - size * 0.68} ${x + size * 0.45},${y} Z`,
      pale,
    ) +
    bed
  );
}
const sail = (paint: Paint, x: number, y: number, size: number) =>
  polygon(
    [
      [x, y - size],
      [x + size * 0.55, y - size * 0.12],
      [x, y - size * 0.12],
    ],
    mix('#ffffff', paint.light.haze, 0.25),
  ) +
  path(
    `M${x - size * 0.3},${y - size * 0.08} h${size} l${-size * 0.16},${size * 0.14} h${-size * 0.66} Z`,
    paint.lit('#6b5566', 0.2),
  );

export function beach(paint: Paint): string {
  const { random, light } = paint;
  const isLeft = random.next() < 0.5;
  const hotelX = isLeft ? random.between(-60, 20) : random.between(760, 830);
  const shoreY = 606;
  const headland = hills(
    random,
    HORIZON - 18,
    26,
    1.2,
    paint.lit('#5f8f86', 0.55),
    '',
    HORIZON + 2,
  );
  const umbrellas = Array.from({ length: 3 }, (_, index) =>
    umbrella(
      paint,
      (isLeft ? 560 : 170) + index * 190 + random.between(-20, 20),
      640 + index * 22,
      52 + index * 7,
    ),
  ).join('');
  const palms = [0, 1, 2]
    .map((index) =>
      palm(
        paint,
        isLeft ? 330 + index * 85 : 860 - index * 85,
        632 + index * 8,
        250 + random.between(0, 90) - index * 30,
        (isLeft ? 1 : -1) * random.between(30, 80),
      ),
    )
    .join('');
  const near = palm(paint, isLeft ? 1150 : 50, 860, 640, isLeft ? -150 : 150);
  return (
    sky(paint, HORIZON) +
    headland +
    sea(paint, HORIZON) +
    sail(paint, isLeft ? 860 : 360, HORIZON + 34, 54) +
    shore(paint, shoreY) +
    path(
      isLeft
        ? 'M0,590 C180,574 420,584 600,632 C420,668 180,660 0,664 Z'
        : 'M1200,590 C1020,574 780,584 600,632 C780,668 1020,660 1200,664 Z',
      paint.lit('#4c8a63', 0.08),
    ) +
    terraces(paint, { x: hotelX, y: 318, w: 430, h: 310 }, random.int(5, 6), paint.second, 0.06) +
    palms +
    path(
      isLeft
        ? 'M0,640 C240,610 430,640 640,660 S1000,690 1200,668 V800 H0 Z'
        : 'M1200,640 C960,610 770,640 560,660 S200,690 0,668 V800 H1200 Z',
      paint.lit('#f4e0ba'),
    ) +
    umbrellas +
    hills(random, 772, 14, 1.1, mix(paint.lit('#e6c98f'), light.shade, 0.06)) +
    (random.next() < 0.6 ? near : '') +
    line(`M0,${HORIZON} H${WIDTH}`, mix(light.sea[0], '#ffffff', 0.4), 1.5, 'opacity="0.5"')
  );
}
