import { tiles } from '../buildings';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { flowers, frame, palm, tree } from '../plants';
import { sky } from '../sky';
import { ellipse, gradient, hills, line, path, polygon, rect } from '../svg';
import { range } from './mountains';

/** A long house with a tiled roof, a painted skirting and a gallery of posts. */
function farmhouse(paint: Paint, x: number, y: number, w: number): string {
  const white = paint.lit('#fbf4e6');
  const trim = paint.lit(paint.accent);
  const h = w * 0.27;
  const posts = Array.from({ length: 8 }, (_, index) =>
    rect(x + 6 + index * ((w - 20) / 7), y - h * 0.96, 8, h * 0.96, trim),
  ).join('');
  const openings = Array.from({ length: 6 }, (_, index) =>
    rect(
      x + w * (0.075 + index * 0.148),
      y - h * (index % 2 ? 0.78 : 0.74),
      w * 0.066,
      index % 2 ? h * 0.78 : h * 0.42,
      index % 2 ? trim : paint.pane(),
      'rx="2"',
    ),
  ).join('');
  const rail =
    rect(x, y - h * 0.3, w, 4, trim) +
    Array.from({ length: Math.floor(w / 12) }, (_, index) =>
      rect(x + index * 12 + 4, y - h * 0.3, 3, h * 0.22, trim),
    ).join('');
  return (
    ellipse(x + w / 2, y + 6, w * 0.56, 14, paint.light.shade, 'opacity="0.16"') +
    rect(x, y - h, w, h, white) +
    rect(x, y - h * 0.1, w, h * 0.1, trim) +
    openings +
    rail +
    posts +
    tiles(paint, x - 26, y - h - w * 0.15, w + 52, w * 0.17, '#b8613f') +
    flowers(paint, x + w * 0.12, y - h * 0.32, w * 0.16, 16) +
    flowers(paint, x + w * 0.62, y - h * 0.32, w * 0.16, 16, '#f0a04a')
  );
}
/** Rows of coffee bushes that follow the slope. */
function rows(paint: Paint, y: number, count: number): string {
  const { random, light } = paint;
  const green = paint.lit('#3f7d50');
  return Array.from({ length: count }, (_, index) => {
    const at = y + index * (22 + index * 3.4);
    const r = 11 + index * 2.6;
    return Array.from({ length: Math.ceil(WIDTH / (r * 2.1)) + 1 }, (_unused, column) =>
      ellipse(
        column * r * 2.1 + (index % 2) * r,
        at + Math.sin(column * 0.5 * (1 + index * 0.12) + index) * 7,
        r * 1.06,
        r * 0.84,
        mix(green, column % 3 ? light.haze : light.shade, random.between(0.03, 0.12)),
      ),
    ).join('');
  }).join('');
}
const waxPalm = (paint: Paint, x: number, y: number, size: number, depth: number) =>
  palm(paint, x, y - size * 0.86, size * 0.3, 0, depth) +
  rect(x - size * 0.011, y - size * 1.14, size * 0.022, size * 1.14, paint.lit('#d5cdba', depth));

export function coffee(paint: Paint): string {
  const { random } = paint;
  const isLeft = random.next() < 0.5;
  const palms =
    random.next() < 0.6
      ? Array.from({ length: 6 }, (_, index) =>
          waxPalm(
            paint,
            (isLeft ? 720 : 80) + index * 74 + random.between(-20, 20),
            520 + random.between(-20, 20),
            random.between(190, 320),
            0.22,
          ),
        ).join('')
      : '';
  return (
    sky(paint, 470) +
    range(paint, 470, 250, '#5f8f92', 0.55) +
    hills(random, 410, 54, 1.4, paint.lit('#5f9a72', 0.36)) +
    hills(random, 470, 46, 1.2, paint.lit('#6fa35f', 0.2)) +
    palms +
    hills(random, 548, 30, 1, paint.lit('#7fae5c', 0.06)) +
    tree(paint, isLeft ? 90 : 1110, 600, 190, 0.05) +
    farmhouse(paint, isLeft ? 150 : 610, 598, 420) +
    tree(paint, isLeft ? 620 : 560, 610, 150, 0.02, '#6a9a4f') +
    hills(random, 622, 14, 1.1, paint.lit('#5f9450')) +
    rows(paint, 646, 5) +
    frame(paint, isLeft ? 'right' : 'left', 0.8)
  );
}

export function plains(paint: Paint): string {
  const { random, light } = paint;
  const isLeft = random.next() < 0.5;
  const pool =
    polygon(
      [
        [isLeft ? 560 : 120, 690],
        [isLeft ? 1060 : 640, 690],
        [isLeft ? 1180 : 700, 770],
        [isLeft ? 520 : 20, 770],
      ],
      paint.lit('#f2e6d0'),
    ) +
    polygon(
      [
        [isLeft ? 584 : 146, 698],
        [isLeft ? 1042 : 620, 698],
        [isLeft ? 1144 : 668, 760],
        [isLeft ? 552 : 62, 760],
      ],
      'url(#pool)',
    );
  const birds = Array.from({ length: 7 }, () => {
    const bx = random.between(200, 1000);
    const by = random.between(110, 300);
    return line(`M${bx},${by} q8,-9 15,0 q8,-9 15,0`, mix(light.shade, light.sky[2], 0.25), 2.4);
  }).join('');
  return (
    `<defs>${gradient('pool', [mix(light.sea[2], '#ffffff', 0.2), light.sea[1]])}</defs>` +
    sky(paint, 520) +
    birds +
    hills(random, 500, 16, 1.4, paint.lit('#6f9f86', 0.5)) +
    hills(random, 522, 10, 2, paint.lit('#7fa866', 0.3)) +
    Array.from({ length: 12 }, (_, index) =>
      index % 3
        ? tree(paint, index * 108 + random.between(-30, 30), 548, random.between(60, 110), 0.24)
        : palm(paint, index * 108, 552, random.between(120, 180), random.between(-20, 20), 0.2),
    ).join('') +
    rect(0, 544, WIDTH, HEIGHT - 544, paint.lit('#9fbf6a')) +
    hills(random, 600, 14, 1, paint.lit('#8fb560')) +
    farmhouse(paint, isLeft ? 90 : 560, 640, 520) +
    tree(paint, isLeft ? 760 : 360, 668, 270, 0, '#5f9450') +
    hills(random, 668, 10, 1, paint.lit('#7fab58')) +
    pool +
    path(
      'M0,776 C300,752 800,800 1200,770 V800 H0 Z',
      mix(paint.lit('#4d8a50'), light.shade, 0.25),
    ) +
    frame(paint, isLeft ? 'left' : 'right', 0.72)
  );
}
