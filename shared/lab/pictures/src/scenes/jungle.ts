import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { frame, palm, tree } from '../plants';
import { sky } from '../sky';
import { gradient, hills, path, polygon, rect } from '../svg';

/** A wooden house on stilts with a thatched roof and a light inside. */
export function cabin(paint: Paint, x: number, y: number, size: number, depth = 0): string {
  const wood = paint.lit('#9a6a48', depth);
  const dark = mix(wood, paint.light.shade, 0.3);
  const thatch = paint.lit('#b08a54', depth);
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  const glass =
    paint.light.lamps > 0.1 ? '#ffdf9c' : mix(paint.lit('#e9d7ae'), paint.light.shade, 0.1);
  const stilts = [-0.42, -0.15, 0.15, 0.42]
    .map((dx) => rect(x + dx * size - size * 0.015, y, size * 0.03, size * 0.3, dark))
    .join('');
  const [rx, ry] = at(-0.52, -0.01);
  return (
    stilts +
    rect(rx, ry, size * 1.04, size * 0.05, dark) +
    rect(x - size * 0.4, y - size * 0.36, size * 0.8, size * 0.36, wood) +
    rect(x - size * 0.3, y - size * 0.28, size * 0.16, size * 0.18, glass) +
    rect(x + size * 0.14, y - size * 0.28, size * 0.16, size * 0.18, glass) +
    rect(x - size * 0.07, y - size * 0.29, size * 0.14, size * 0.29, mix(glass, wood, 0.35)) +
    polygon([at(-0.58, -0.32), at(-0.1, -0.78), at(0.1, -0.78), at(0.58, -0.32)], thatch) +
    polygon(
      [at(0.1, -0.78), at(0.58, -0.32), at(0.2, -0.32)],
      mix(thatch, paint.light.shade, 0.2),
    ) +
    rect(x - size * 0.5, y - size * 0.13, size, size * 0.02, dark)
  );
}
export function jungle(paint: Paint): string {
  const { random, light } = paint;
  const side = random.next() < 0.5 ? 'left' : 'right';
  const water = [mix(light.sea[0], '#5fa98f', 0.35), mix(light.sea[1], '#3c7f70', 0.4)];
  const mist = (y: number) =>
    rect(0, y, WIDTH, 46, mix('#ffffff', light.haze, 0.4), 'opacity="0.22" rx="23"');
  const wall = (y: number, depth: number, size: number, count: number, bottom = HEIGHT) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index * WIDTH) / (count - 1) + random.between(-24, 24);
      if (index % 4 === 3) return palm(paint, x, y + 40, size * 2, random.between(-30, 30), depth);
      return tree(
        paint,
        x,
        y + size * 0.55,
        size * random.between(0.95, 1.5),
        depth,
        random.pick(['#3f8a5c', '#2f7a57', '#5a9a58', '#2c6e52', '#4f9a6a']),
      );
    }).join('') + hills(random, y + 18, 14, 2.4, paint.lit('#3f7d58', depth), '', bottom);
  return (
    `<defs>${gradient('stream', water)}</defs>` +
    sky(paint, 430) +
    hills(random, 330, 70, 1.3, paint.lit('#4f8f80', 0.58)) +
    hills(random, 390, 56, 1.7, paint.lit('#3f8068', 0.38)) +
    mist(404) +
    wall(450, 0.3, 130, 17) +
    mist(478) +
    wall(536, 0.12, 150, 13, 640) +
    rect(0, 588, WIDTH, HEIGHT - 588, 'url(#stream)') +
    Array.from({ length: 26 }, () =>
      rect(
        random.between(60, 1100),
        random.between(600, 780),
        random.between(30, 130),
        3,
        '#ffffff',
        'rx="2" opacity="0.24"',
      ),
    ).join('') +
    path(
      side === 'left'
        ? 'M1200,560 C1040,556 760,590 600,624 C700,676 980,700 1200,690 Z'
        : 'M0,560 C160,556 440,590 600,624 C500,676 220,700 0,690 Z',
      paint.lit('#568f58'),
    ) +
    path(
      side === 'left'
        ? 'M0,720 C260,690 560,740 1200,756 V800 H0 Z'
        : 'M1200,720 C940,690 640,740 0,756 V800 H1200 Z',
      mix(paint.lit('#3f7d50'), light.shade, 0.25),
    ) +
    cabin(paint, side === 'left' ? 900 : 300, 596, 230) +
    frame(paint, side, 1.15) +
    (random.next() < 0.7 ? frame(paint, side === 'left' ? 'right' : 'left', 0.7) : '')
  );
}
