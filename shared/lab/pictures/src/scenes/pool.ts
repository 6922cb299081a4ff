import type { Scene } from '@tiquete/sandbox/geography';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { frame, palm, tree } from '../plants';
import { sky } from '../sky';
import { ellipse, gradient, hills, polygon, rect } from '../svg';
import { terraces } from '../buildings';
import { sea } from './beach';
import { range } from './mountains';

const DECK = 540;
const WATERSIDE: Scene[] = ['beach', 'island'];
const MOUNTAIN: Scene[] = ['andes', 'coffee', 'lake', 'jungle'];

function background(paint: Paint, scene: Scene): string {
  const { random } = paint;
  if (WATERSIDE.includes(scene)) return sky(paint, 400) + sea(paint, 400, DECK + 20);
  if (MOUNTAIN.includes(scene))
    return (
      sky(paint, 460) +
      range(paint, 480, 260, '#5f8a86', 0.5) +
      hills(random, 440, 40, 1.6, paint.lit('#4f9068', 0.25))
    );
  const roofs = Array.from({ length: 16 }, (_, index) =>
    rect(
      index * 82 - 20,
      DECK - random.between(60, scene === 'skyline' ? 300 : 130),
      74,
      320,
      paint.lit(
        random.pick(['#c9a58c', '#d8c3a8', '#a9b0bc', '#b98f7c']),
        random.between(0.3, 0.6),
      ),
    ),
  ).join('');
  return sky(paint, DECK) + hills(random, 450, 36, 1.4, paint.lit('#6f93a0', 0.5)) + roofs;
}
/** A lounger seen from its foot, with a rolled towel. */
function lounger(paint: Paint, x: number, y: number, size: number): string {
  const cushion = paint.lit(paint.second);
  const wood = paint.lit('#9a7050');
  return (
    ellipse(
      x + size * 0.55,
      y + size * 0.3,
      size * 0.72,
      size * 0.07,
      paint.light.shade,
      'opacity="0.18"',
    ) +
    rect(x + size * 0.06, y + size * 0.1, size * 0.05, size * 0.2, wood) +
    rect(x + size * 0.86, y + size * 0.1, size * 0.05, size * 0.2, wood) +
    rect(x, y + size * 0.04, size, size * 0.08, wood, 'rx="4"') +
    rect(x - 2, y - size * 0.05, size, size * 0.11, cushion, 'rx="7"') +
    polygon(
      [
        [x + size * 0.7, y],
        [x + size * 1.06, y - size * 0.4],
        [x + size * 1.14, y - size * 0.36],
        [x + size * 0.86, y + size * 0.05],
      ],
      cushion,
    ) +
    ellipse(x + size * 0.98, y - size * 0.32, size * 0.08, size * 0.055, paint.lit(paint.accent)) +
    rect(
      x + size * 0.02,
      y - size * 0.05,
      size * 0.22,
      size * 0.11,
      paint.lit(paint.accent),
      'rx="5"',
    )
  );
}
function parasol(paint: Paint, x: number, y: number, size: number): string {
  const cloth = paint.lit(paint.accent);
  return (
    rect(x - 3, y - size * 1.05, 6, size * 1.1, paint.lit('#8a6a50')) +
    polygon(
      [
        [x - size * 0.72, y - size * 0.78],
        [x, y - size * 1.24],
        [x + size * 0.72, y - size * 0.78],
      ],
      cloth,
    ) +
    polygon(
      [
        [x, y - size * 1.24],
        [x + size * 0.72, y - size * 0.78],
        [x + size * 0.2, y - size * 0.78],
      ],
      mix(cloth, paint.light.shade, 0.2),
    ) +
    rect(x - size * 0.72, y - size * 0.79, size * 1.44, size * 0.06, mix(cloth, '#ffffff', 0.45))
  );
}
function water(paint: Paint): string {
  const { random, light } = paint;
  const ripples = Array.from({ length: 26 }, () => {
    const t = random.next();
    const x = 160 + random.between(0, 760) - t * 60;
    const y = 640 + t * 136;
    const w = 26 + t * 60;
    return `<path d="M${Math.round(x)},${Math.round(y)} q${Math.round(w / 4)},-6 ${Math.round(w / 2)},0 t${Math.round(w / 2)},0" fill="none" stroke="#ffffff" stroke-width="${(1.6 + t * 2).toFixed(1)}" stroke-linecap="round" opacity="0.42"/>`;
  }).join('');
  const edge = paint.lit('#fbf3e4');
  return (
    polygon(
      [
        [150, 606],
        [1050, 606],
        [1230, 812],
        [-30, 812],
      ],
      edge,
    ) +
    polygon(
      [
        [178, 620],
        [1022, 620],
        [1178, 812],
        [22, 812],
      ],
      mix(paint.lit('#3f9fb5'), light.shade, 0.15),
    ) +
    polygon(
      [
        [178, 634],
        [1022, 634],
        [1160, 812],
        [40, 812],
      ],
      'url(#water)',
    ) +
    ripples
  );
}

export function pool(paint: Paint, scene: Scene): string {
  const { random, light } = paint;
  const isLeft = random.next() < 0.5;
  const deck = paint.lit(random.pick(['#e3cba6', '#d9b98f', '#e9dcc6', '#c9a27c']));
  const hedge = Array.from({ length: 15 }, (_, index) =>
    ellipse(
      index * 86 + random.between(-14, 14),
      DECK + 4,
      random.between(46, 70),
      random.between(24, 40),
      paint.lit(random.pick(['#4d8a5a', '#3f7d55', '#5f9a5c']), 0.05),
    ),
  ).join('');
  const trees =
    WATERSIDE.includes(scene) || scene === 'plains' || scene === 'desert'
      ? [0, 1, 2]
          .map((index) =>
            palm(
              paint,
              isLeft ? 1120 - index * 110 : 80 + index * 110,
              580,
              random.between(300, 400) - index * 40,
              random.between(-50, 50),
            ),
          )
          .join('')
      : [0, 1]
          .map((index) =>
            tree(
              paint,
              isLeft ? 1100 - index * 170 : 100 + index * 170,
              570,
              random.between(200, 260),
            ),
          )
          .join('');
  const spots = [0, 1].map((index) => (isLeft ? 560 : 250) + index * 230);
  const blue = [mix(light.sea[2], '#7fdcd6', 0.5), mix(light.sea[1], '#2fa3b8', 0.45)];
  return (
    `<defs>${gradient('water', blue)}</defs>` +
    background(paint, scene) +
    terraces(
      paint,
      { x: isLeft ? -30 : 830, y: 250, w: 400, h: 320 },
      random.int(4, 6),
      paint.second,
      0.08,
    ) +
    hedge +
    trees +
    rect(0, DECK + 14, WIDTH, HEIGHT - DECK, deck) +
    Array.from({ length: 8 }, (_, index) =>
      rect(0, DECK + 14 + index ** 1.7 * 6, WIDTH, 2, light.shade, 'opacity="0.07"'),
    ).join('') +
    spots.map((x) => parasol(paint, x + 60, 588, 96) + lounger(paint, x + 40, 572, 110)).join('') +
    water(paint) +
    frame(paint, isLeft ? 'right' : 'left', 0.75)
  );
}
