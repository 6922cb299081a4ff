import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { pine, tree } from '../plants';
import { sky } from '../sky';
import { gradient, group, hills, path, polygon, rect } from '../svg';
import { range } from './mountains';

const SHORE = 500;

/** A house with a steep roof, a porch and a chimney. */
function lodge(paint: Paint, x: number, y: number, size: number): string {
  const wood = paint.lit('#9a6a4c');
  const roof = paint.lit(paint.accent);
  const glass = paint.light.lamps > 0.1 ? '#ffdf9c' : paint.lit('#bfe0e4');
  const panes = [0.12, 0.3, 0.58, 0.76]
    .map((at) => rect(x + size * at, y - size * 0.3, size * 0.12, size * 0.18, glass, 'rx="2"'))
    .join('');
  return (
    rect(x + size * 0.74, y - size * 0.86, size * 0.09, size * 0.3, paint.lit('#8a7a70')) +
    rect(x, y - size * 0.4, size, size * 0.4, wood) +
    panes +
    rect(
      x + size * 0.455,
      y - size * 0.3,
      size * 0.09,
      size * 0.3,
      mix(wood, paint.light.shade, 0.4),
    ) +
    polygon(
      [
        [x - size * 0.1, y - size * 0.38],
        [x + size * 0.5, y - size * 0.82],
        [x + size * 1.1, y - size * 0.38],
      ],
      roof,
    ) +
    polygon(
      [
        [x + size * 0.5, y - size * 0.82],
        [x + size * 1.1, y - size * 0.38],
        [x + size * 0.66, y - size * 0.38],
      ],
      mix(roof, paint.light.shade, 0.2),
    ) +
    rect(x + size * 0.42, y - size * 0.56, size * 0.16, size * 0.12, glass, 'rx="3"')
  );
}
function dock(paint: Paint, x: number, lean: number): string {
  const wood = paint.lit('#a8815f');
  const dark = mix(wood, paint.light.shade, 0.35);
  const edge = (t: number, side: number): [number, number] => [
    x + lean * t + side * (26 + t * 90),
    560 + t * 240,
  ];
  const boards = Array.from({ length: 15 }, (_, index) => {
    const t = (index / 15) ** 1.25;
    return polygon(
      [edge(t, -1), edge(t, 1), edge(t + 0.012, 1), edge(t + 0.012, -1)],
      dark,
      'opacity="0.5"',
    );
  }).join('');
  const posts = [0.08, 0.36, 0.72]
    .flatMap((t) =>
      [-1, 1].map((side) =>
        rect(
          edge(t, side)[0] - 4 - t * 5,
          edge(t, side)[1] - 16 - t * 26,
          8 + t * 10,
          40 + t * 60,
          dark,
          'rx="3"',
        ),
      ),
    )
    .join('');
  return posts + polygon([edge(0, -1), edge(0, 1), edge(1, 1), edge(1, -1)], wood) + boards;
}
const boat = (paint: Paint, x: number, y: number) =>
  path(`M${x},${y} q60,34 150,0 l-14,22 q-60,18 -122,0 Z`, paint.lit(paint.accent)) +
  path(`M${x},${y} q60,34 150,0 l-4,7 q-66,26 -142,0 Z`, paint.lit(paint.second));

export function lake(paint: Paint): string {
  const { random, light } = paint;
  const far =
    range(paint, 470, 310, '#5f7f92', 0.45, random.next() < 0.6) +
    hills(random, 430, 30, 2, paint.lit('#4f8a72', 0.25), '', SHORE);
  const side = random.next() < 0.5 ? 0 : 1;
  const trees = Array.from({ length: 20 }, (_, index) => {
    const x = side ? WIDTH - index * 26 : index * 26;
    return index % 3
      ? pine(
          paint,
          x + random.between(-20, 20),
          SHORE + random.between(-4, 22),
          random.between(80, 170),
          0.06,
          random.pick(['#2f6b55', '#3a7a5a', '#2a5f52']),
        )
      : tree(paint, x, SHORE + 18, random.between(80, 130), 0.05);
  }).join('');
  const bank = path(
    side
      ? 'M1200,470 C980,468 760,496 620,506 C800,540 1000,548 1200,552 Z'
      : 'M0,470 C220,468 440,496 580,506 C400,540 200,548 0,552 Z',
    paint.lit('#6a9a5a'),
  );
  const lines = Array.from({ length: 34 }, () => {
    const t = random.next();
    return rect(
      random.between(0, WIDTH),
      520 + t * 270,
      30 + t * 120,
      2 + t * 3,
      mix('#ffffff', light.haze, 0.3),
      `rx="2" opacity="${(0.36 - t * 0.16).toFixed(2)}"`,
    );
  }).join('');
  return (
    `<defs>${gradient('lake', [mix(light.sky[3], light.sea[0], 0.5), light.sea[1], mix(light.sea[1], light.shade, 0.3)])}</defs>` +
    sky(paint, 470) +
    far +
    rect(0, SHORE, WIDTH, HEIGHT - SHORE, 'url(#lake)') +
    `<clipPath id="below"><rect x="0" y="${SHORE}" width="${WIDTH}" height="${HEIGHT - SHORE}"/></clipPath>` +
    group(
      group(
        range(paint, 470, 300, '#5f7f92', 0.5),
        `transform="translate(0,${SHORE * 2}) scale(1,-1)" opacity="0.16"`,
      ),
      'clip-path="url(#below)"',
    ) +
    lines +
    bank +
    trees +
    lodge(paint, side ? 860 : 130, 520, 210) +
    (random.next() < 0.6 ? boat(paint, side ? 250 : 780, 610) : '') +
    dock(paint, side ? 820 : 330, side ? -220 : 220)
  );
}
