import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { frame, palm } from '../plants';
import { sky } from '../sky';
import { ellipse, gradient, hills, path, polygon, rect } from '../svg';
import { cabin } from './jungle';

const HORIZON = 400;

function pier(paint: Paint, fromX: number, toX: number): string {
  const wood = paint.lit('#b98f68');
  const dark = mix(wood, paint.light.shade, 0.35);
  const boards = Array.from({ length: 16 }, (_, index) => {
    const t = (index / 16) ** 1.6;
    const y = 520 + t * 280;
    const x = toX + (fromX - toX) * t;
    const w = 16 + t * 120;
    return rect(x - w, y, w * 2, 2 + t * 3, dark, 'opacity="0.55"');
  }).join('');
  return (
    polygon(
      [
        [toX - 16, 520],
        [toX + 16, 520],
        [fromX + 136, HEIGHT],
        [fromX - 136, HEIGHT],
      ],
      wood,
    ) + boards
  );
}
const boat = (paint: Paint, x: number, y: number, size: number) =>
  ellipse(
    x + size * 0.5,
    y + size * 0.24,
    size * 0.56,
    size * 0.05,
    paint.light.shade,
    'opacity="0.18"',
  ) +
  path(
    `M${x},${y} q${size * 0.5},${size * 0.26} ${size},0 l${-size * 0.1},${size * 0.18} q${-size * 0.4},${size * 0.1} ${-size * 0.8},0 Z`,
    paint.lit(paint.accent),
  ) +
  path(
    `M${x},${y} q${size * 0.5},${size * 0.26} ${size},0 l${-size * 0.03},${size * 0.05} q${-size * 0.47},${size * 0.22} ${-size * 0.94},0 Z`,
    paint.lit(paint.second),
  );

export function island(paint: Paint): string {
  const { random, light } = paint;
  const isLeft = random.next() < 0.5;
  const shallow = mix(light.sea[2], '#ffffff', 0.18);
  const patches = Array.from({ length: 9 }, () =>
    ellipse(
      random.between(0, WIDTH),
      random.between(480, 780),
      random.between(90, 240),
      random.between(8, 20),
      random.next() < 0.5 ? shallow : mix(light.sea[1], light.shade, 0.12),
      'opacity="0.35"',
    ),
  ).join('');
  const islet = (x: number, w: number, depth: number) =>
    ellipse(x, HORIZON + 6, w, 12, paint.lit('#f2dfb6', depth)) +
    hills(random, HORIZON - 8, 6, 2, 'none') +
    Array.from({ length: 5 }, (_, index) =>
      palm(
        paint,
        x - w * 0.5 + (index * w) / 4.5,
        HORIZON + 4,
        random.between(60, 104),
        random.between(-16, 16),
        depth,
      ),
    ).join('');
  const huts = [0, 1, 2]
    .map((index) =>
      cabin(
        paint,
        isLeft ? 820 + index * 150 : 380 - index * 150,
        530 + index * 26,
        130 + index * 34,
        0.1 - index * 0.04,
      ),
    )
    .join('');
  const glints = Array.from({ length: 40 }, () => {
    const t = random.next();
    return rect(
      random.between(0, WIDTH),
      HORIZON + 10 + t * 380,
      16 + t * 80,
      2 + t * 2,
      '#ffffff',
      `rx="2" opacity="${(0.4 - t * 0.2).toFixed(2)}"`,
    );
  }).join('');
  const beachSide = path(
    isLeft
      ? 'M0,560 C170,560 330,600 420,680 C470,730 500,770 520,800 H0 Z'
      : 'M1200,560 C1030,560 870,600 780,680 C730,730 700,770 680,800 H1200 Z',
    paint.lit('#f6e3bd'),
  );
  const foam = path(
    isLeft
      ? 'M0,548 C180,546 350,590 446,676 C500,730 530,770 552,800 H0 Z'
      : 'M1200,548 C1020,546 850,590 754,676 C700,730 670,770 648,800 H1200 Z',
    '#ffffff',
    'opacity="0.6"',
  );
  const palms = [0, 1, 2]
    .map((index) =>
      palm(
        paint,
        isLeft ? 60 + index * 110 : 1140 - index * 110,
        640 + index * 40,
        330 - index * 50,
        (isLeft ? 1 : -1) * (50 + index * 26),
      ),
    )
    .join('');
  return (
    `<defs>${gradient('lagoon', [light.sea[1], mix(light.sea[1], light.sea[2], 0.6), shallow])}</defs>` +
    sky(paint, HORIZON) +
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#lagoon)') +
    islet(isLeft ? 420 : 800, 120, 0.3) +
    patches +
    glints +
    pier(paint, isLeft ? 760 : 440, isLeft ? 700 : 500) +
    huts +
    foam +
    beachSide +
    palms +
    boat(paint, isLeft ? 500 : 560, 560, 130) +
    frame(paint, isLeft ? 'right' : 'left', 0.6)
  );
}
