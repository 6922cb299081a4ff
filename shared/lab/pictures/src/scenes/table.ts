import type { Scene } from '@tiquete/sandbox/geography';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { flowers, frame, leaf } from '../plants';
import { circle, ellipse, path, polygon, rect } from '../svg';
import { windowView } from './room';

function chair(paint: Paint, x: number, y: number, size: number, flip: number): string {
  const wood = paint.lit('#8f6546');
  return (
    polygon(
      [
        [x, y - size],
        [x + flip * size * 0.1, y - size],
        [x + flip * size * 0.2, y],
        [x + flip * size * 0.1, y],
      ],
      wood,
    ) +
    polygon(
      [
        [x - flip * size * 0.36, y - size * 0.96],
        [x - flip * size * 0.28, y - size * 0.96],
        [x - flip * size * 0.2, y],
        [x - flip * size * 0.3, y],
      ],
      mix(wood, paint.light.shade, 0.15),
    ) +
    [0.94, 0.78, 0.62]
      .map((at) =>
        rect(
          Math.min(x, x - flip * size * 0.34),
          y - size * at,
          size * 0.42,
          size * 0.06,
          wood,
          'rx="3"',
        ),
      )
      .join('') +
    rect(
      x - size * 0.34 - (flip > 0 ? 0.06 : -0.1) * size,
      y - size * 0.42,
      size * 0.6,
      size * 0.1,
      paint.lit(paint.accent),
      'rx="6"',
    ) +
    rect(x - size * 0.26, y - size * 0.34, size * 0.05, size * 0.34, wood) +
    rect(x + size * 0.16, y - size * 0.34, size * 0.05, size * 0.34, wood)
  );
}
function setTable(paint: Paint, x: number, y: number, size: number): string {
  const cloth = paint.lit('#fbf6ec');
  const cup = paint.lit(paint.second);
  const w = size * 1.1;
  return (
    ellipse(x, y + size * 0.06, w * 0.5, size * 0.06, paint.light.shade, 'opacity="0.2"') +
    chair(paint, x - size * 0.62, y, size * 0.9, -1) +
    chair(paint, x + size * 0.62, y, size * 0.9, 1) +
    rect(x - size * 0.04, y - size * 0.5, size * 0.08, size * 0.52, paint.lit('#6f5040')) +
    ellipse(x, y - size * 0.5, w * 0.5, size * 0.13, mix(cloth, paint.light.shade, 0.12)) +
    path(
      `M${x - w * 0.5},${y - size * 0.52} v${size * 0.12} q${w * 0.5},${size * 0.2} ${w},0 v${-size * 0.12} Z`,
      mix(cloth, paint.light.shade, 0.07),
    ) +
    ellipse(x, y - size * 0.53, w * 0.5, size * 0.13, cloth) +
    [-0.26, 0.24]
      .map(
        (at) =>
          ellipse(
            x + w * at,
            y - size * 0.53,
            size * 0.14,
            size * 0.036,
            mix(cup, paint.light.shade, 0.08),
          ) +
          ellipse(x + w * at, y - size * 0.54, size * 0.09, size * 0.022, paint.lit(paint.accent)),
      )
      .join('') +
    rect(
      x - size * 0.045,
      y - size * 0.7,
      size * 0.09,
      size * 0.16,
      paint.lit(mix(paint.accent, '#ffffff', 0.3)),
      'rx="6"',
    ) +
    [-30, -8, 16, 36]
      .map((turn) => leaf(paint, x, y - size * 0.68, size * 0.24, -90 + turn, '#4d9166'))
      .join('') +
    circle(x - size * 0.06, y - size * 0.88, size * 0.045, paint.lit('#e5627a')) +
    circle(x + size * 0.07, y - size * 0.86, size * 0.04, paint.lit('#f0a04a'))
  );
}
/** Strings of small lamps between two posts. */
function garland(paint: Paint, y: number, sag: number): string {
  const count = 13;
  const lamps = Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const at = y + sag * 4 * t * (1 - t);
    return (
      circle(
        t * WIDTH,
        at + 12,
        44,
        'url(#lamp)',
        `opacity="${paint.light.lamps > 0.1 ? 0.9 : 0.25}"`,
      ) + circle(t * WIDTH, at + 12, 8, '#ffe7b0')
    );
  }).join('');
  return `<path d="M0,${y} Q${WIDTH / 2},${y + sag * 2} ${WIDTH},${y}" fill="none" stroke="${mix(paint.light.shade, '#000000', 0.1)}" stroke-width="3"/>${lamps}`;
}

/** A terrace with set tables and the view of the place. */
export function table(paint: Paint, scene: Scene): string {
  const { random, light } = paint;
  const deck = paint.lit(random.pick(['#c9a27c', '#d9b98f', '#b98f6c', '#e0cdb0']));
  const boards = Array.from({ length: 15 }, (_, index) =>
    polygon(
      [
        [600 + (index - 7) * 92 - 1, 520],
        [600 + (index - 7) * 92 + 1, 520],
        [600 + (index - 7) * 190 + 3, HEIGHT],
        [600 + (index - 7) * 190 - 3, HEIGHT],
      ],
      mix(deck, light.shade, 0.16),
    ),
  ).join('');
  const rail = paint.lit('#f6ecdc');
  const bars = Array.from({ length: 61 }, (_, index) =>
    rect(index * 20, 424, 5, 104, mix(rail, light.shade, 0.06)),
  ).join('');
  const post = (x: number) =>
    rect(x, 0, 30, 560, paint.lit('#8a6248')) +
    rect(x + 20, 0, 10, 560, mix(paint.lit('#8a6248'), light.shade, 0.25));
  const beams = Array.from({ length: 10 }, (_, index) =>
    polygon(
      [
        [index * 140 - 60, 0],
        [index * 140 - 26, 0],
        [index * 128 + 8, 62],
        [index * 128 - 18, 62],
      ],
      paint.lit('#7a5640'),
    ),
  ).join('');
  return (
    windowView(paint, scene) +
    rect(0, 416, WIDTH, 10, rail) +
    bars +
    rect(0, 518, WIDTH, 14, rail) +
    rect(0, 530, WIDTH, 270, deck) +
    boards +
    rect(0, 50, WIDTH, 26, paint.lit('#8a6248')) +
    beams +
    post(40) +
    post(1130) +
    flowers(paint, 20, 30, 260, 80, random.pick(['#d8437f', '#e5627a', '#f08a4a'])) +
    flowers(paint, 930, 26, 260, 84) +
    garland(paint, 96, 40) +
    setTable(paint, 330, 640, 170) +
    setTable(paint, 900, 636, 165) +
    setTable(paint, random.between(560, 660), 766, 250) +
    frame(paint, random.next() < 0.5 ? 'left' : 'right', 0.62)
  );
}
