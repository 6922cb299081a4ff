import { mix } from '../color';
import { WIDTH, type Paint } from '../paint';
import { sky } from '../sky';
import { ellipse, hills, path, polygon, rect } from '../svg';
import { sea } from './beach';

function cactus(paint: Paint, x: number, y: number, size: number): string {
  const green = paint.lit('#5f8a5a');
  const dark = mix(green, paint.light.shade, 0.3);
  const w = size * 0.15;
  const arm = (dir: number, at: number, up: number) =>
    path(
      `M${x},${y - size * at} h${dir * size * 0.2} q${dir * w * 0.9},0 ${dir * w * 0.9},${-w * 0.9} v${-size * up} q0,${-w * 0.6} ${-dir * w * 0.42},${-w * 0.6} t${-dir * w * 0.42},${w * 0.6} v${size * up - w * 0.3} h${-dir * size * 0.2} Z`,
      green,
    );
  return (
    ellipse(x + size * 0.2, y, size * 0.42, size * 0.045, paint.light.shade, 'opacity="0.2"') +
    arm(-1, 0.38, 0.22) +
    arm(1, 0.5, 0.26) +
    rect(x - w / 2, y - size, w, size, green, `rx="${w / 2}"`) +
    rect(
      x + w * 0.12,
      y - size * 0.97,
      w * 0.3,
      size * 0.97,
      dark,
      `rx="${w * 0.15}" opacity="0.6"`,
    )
  );
}
/** Adobe blocks, one over the other, with small deep windows. */
function adobe(paint: Paint, x: number, y: number): string {
  const clay = paint.lit(mix('#d9a878', paint.accent, 0.22));
  const dark = mix(clay, paint.light.shade, 0.26);
  const glass =
    paint.light.lamps > 0.1 ? '#ffdf9c' : mix(paint.lit('#5f7f88'), paint.light.shade, 0.2);
  const box = (bx: number, by: number, w: number, h: number) =>
    rect(bx, by, w, h, clay, 'rx="10"') +
    polygon(
      [
        [bx + w * 0.72, by],
        [bx + w - 8, by],
        [bx + w, by + 8],
        [bx + w, by + h],
        [bx + w * 0.72, by + h],
      ],
      dark,
    );
  const slots = (bx: number, by: number, count: number, gap: number) =>
    Array.from({ length: count }, (_, index) =>
      path(`M${bx + index * gap},${by + 44} v-26 q11,-18 22,0 v26 Z`, glass),
    ).join('');
  const beams = Array.from({ length: 9 }, (_, index) =>
    rect(x + 30 + index * 34, y - 128, 7, 14, paint.lit('#7a5842')),
  ).join('');
  return (
    ellipse(x + 240, y + 4, 330, 18, paint.light.shade, 'opacity="0.18"') +
    box(x + 120, y - 218, 190, 120) +
    slots(x + 146, y - 186, 3, 42) +
    box(x, y - 140, 400, 140) +
    beams +
    slots(x + 36, y - 86, 2, 60) +
    slots(x + 250, y - 86, 1, 60) +
    path(`M${x + 172},${y} v-64 q28,-44 56,0 v64 Z`, paint.lit('#6a4a3c')) +
    box(x + 380, y - 96, 130, 96) +
    slots(x + 406, y - 68, 1, 50) +
    rect(x + 196, y - 2, 8, 6, dark)
  );
}
const mesa = (paint: Paint, x: number, w: number, h: number, base: number, depth: number) => {
  const rock = paint.lit('#b8694a', depth);
  return (
    polygon(
      [
        [x - w * 0.16, base],
        [x + w * 0.04, base - h * 0.55],
        [x + w * 0.08, base - h],
        [x + w * 0.86, base - h * 0.97],
        [x + w * 0.92, base - h * 0.5],
        [x + w * 1.14, base],
      ],
      rock,
    ) +
    polygon(
      [
        [x + w * 0.62, base],
        [x + w * 0.64, base - h * 0.98],
        [x + w * 0.86, base - h * 0.97],
        [x + w * 0.92, base - h * 0.5],
        [x + w * 1.14, base],
      ],
      mix(rock, paint.light.shade, 0.22),
    ) +
    rect(
      x + w * 0.05,
      base - h * 0.7,
      w * 0.84,
      h * 0.07,
      mix(rock, '#ffffff', 0.14),
      'opacity="0.6"',
    )
  );
};

export function desert(paint: Paint): string {
  const { random, light } = paint;
  const hasSea = random.next() < 0.45;
  const horizon = 460;
  const left = random.next() < 0.5;
  const far = hasSea
    ? sea(paint, horizon, 560) + hills(random, 540, 12, 1.4, paint.lit('#e0b07a', 0.1))
    : mesa(paint, left ? 700 : 90, 300, 190, horizon + 50, 0.45) +
      mesa(paint, left ? 980 : 420, 200, 120, horizon + 50, 0.55) +
      hills(random, horizon + 34, 22, 1.4, paint.lit('#dfa472', 0.35));
  const ripples = Array.from({ length: 12 }, (_, index) =>
    path(
      `M${random.between(-100, 900)},${660 + index * 12} q120,-14 260,0 t240,-4`,
      'none',
      `stroke="${mix(paint.lit('#c98f5c'), light.shade, 0.08)}" stroke-width="3" opacity="0.5"`,
    ),
  ).join('');
  return (
    sky(paint, horizon + 20) +
    rect(0, horizon + 10, WIDTH, 120, paint.lit('#e2b27c', 0.3)) +
    far +
    hills(random, 560, 26, 1.1, paint.lit('#e2b27c', 0.12)) +
    adobe(paint, left ? 90 : 600, 624) +
    hills(random, 642, 22, 1, paint.lit('#e9c08c')) +
    hills(random, 712, 30, 0.8, mix(paint.lit('#d9a468'), light.shade, 0.04)) +
    ripples +
    cactus(paint, left ? 820 : 330, 690, 200) +
    cactus(paint, left ? 980 : 170, 730, 140) +
    cactus(paint, left ? 60 : 1150, 770, 110)
  );
}
