import { tiles, wall, type Box } from '../buildings';
import { mix } from '../color';
import { WIDTH, type Paint } from '../paint';
import { flowers, palm } from '../plants';
import { sky } from '../sky';
import { circle, ellipse, group, path, polygon, rect } from '../svg';

const GROUND = 640;
const WALLS = [
  '#e8a84c',
  '#d9694f',
  '#4f9fb5',
  '#f2e6cf',
  '#c65b6e',
  '#e7c36a',
  '#7fae8a',
  '#f0d6c0',
  '#b5688a',
];

/** Church towers and a dome far behind the street. */
function towers(paint: Paint, x: number): string {
  const stone = paint.lit('#e6c9a0', 0.3);
  const dark = mix(stone, paint.light.shade, 0.2);
  const roof = paint.lit('#c0654a', 0.28);
  const tower = (at: number) =>
    rect(at, 240, 74, 300, stone) +
    rect(at + 54, 240, 20, 300, dark) +
    rect(at - 6, 236, 86, 12, dark) +
    path(`M${at + 20},320 v-40 q17,-26 34,0 v40 Z`, dark) +
    path(`M${at - 4},236 Q${at + 37},130 ${at + 78},236 Z`, roof) +
    rect(at + 34, 150, 5, 34, roof);
  return (
    path(`M${x + 90},400 Q${x + 96},250 ${x + 190},244 Q${x + 284},250 ${x + 290},400 Z`, roof) +
    path(
      `M${x + 190},244 Q${x + 284},250 ${x + 290},400 H${x + 236} Q${x + 240},280 ${x + 190},244 Z`,
      mix(roof, paint.light.shade, 0.18),
    ) +
    rect(x + 180, 206, 20, 42, stone) +
    rect(x + 70, 396, 240, 160, stone) +
    tower(x) +
    tower(x + 306)
  );
}
function balcony(paint: Paint, { x, y, w, h }: Box): string {
  const wood = paint.lit('#7d4f36');
  const bars = Array.from({ length: Math.floor(w / 13) }, (_, index) =>
    rect(x + 6 + index * 13, y + h * 0.58, 4, h * 0.36, mix(wood, '#ffffff', 0.1)),
  ).join('');
  return (
    rect(x, y + h * 0.94, w, 9, mix(wood, paint.light.shade, 0.2)) +
    rect(x, y + h * 0.55, w, 6, wood) +
    bars +
    [0.02, 0.5, 0.96].map((at) => rect(x + w * at - 3, y, 6, h, wood)).join('') +
    tiles(paint, x - 2, y - 18, w + 4, 20, '#a85a3c') +
    [0.12, 0.88]
      .map((at) =>
        polygon(
          [
            [x + w * at - 5, y + h],
            [x + w * at + 5, y + h],
            [x + w * at, y + h + 20],
          ],
          wood,
        ),
      )
      .join('')
  );
}
const door = (paint: Paint, x: number, w: number, h: number, color: string) =>
  path(
    `M${x},${GROUND} v${-h + w / 2} a${w / 2},${w / 2} 0 0 1 ${w},0 V${GROUND} Z`,
    paint.lit('#f4ead6'),
  ) +
  path(
    `M${x + 8},${GROUND} v${-h + w / 2 + 4} a${w / 2 - 8},${w / 2 - 8} 0 0 1 ${w - 16},0 V${GROUND} Z`,
    paint.lit(color),
  ) +
  rect(x + w / 2 - 1.5, GROUND - h + 14, 3, h - 14, paint.light.shade, 'opacity="0.3"');
const tallWindow = (paint: Paint, x: number, y: number, w: number, h: number, shutter: string) =>
  rect(x - 5, y - 5, w + 10, h + 10, paint.lit('#f6ecda')) +
  rect(x, y, w, h, paint.pane()) +
  rect(x - 3, y, w * 0.26, h, shutter) +
  rect(x + w * 0.74 + 3, y, w * 0.26, h, shutter) +
  rect(x, y + h * 0.48, w, 3, paint.lit('#f6ecda'));

function house(paint: Paint, box: Box, color: string): string {
  const { random } = paint;
  const { x, y, w } = box;
  const shutter = paint.lit(random.pick(['#3f7a68', '#6a4633', '#2f6f8f', '#f1e7d4']));
  const upper = y + 42;
  const half = w / 2;
  const hasBalcony = random.next() < 0.72;
  const up =
    [0, 1]
      .map((at) => tallWindow(paint, x + half * at + half / 2 - 24, upper, 48, 104, shutter))
      .join('') +
    (hasBalcony ? balcony(paint, { x: x + 16, y: upper - 6, w: w - 32, h: 128 }) : '');
  const low =
    door(paint, x + w * 0.56, 74, 150, random.pick(['#6a4633', '#2f6f6a', '#8a4a3a'])) +
    tallWindow(paint, x + w * 0.2, GROUND - 148, 52, 96, shutter);
  return (
    wall(paint, box, color, 0, 0.05) +
    rect(x, GROUND - 34, w, 34, mix(paint.lit(color), paint.light.shade, 0.25)) +
    rect(x, upper + 152, w, 7, paint.lit('#f6ecda')) +
    low +
    up +
    tiles(paint, x - 2, y - 20, w + 4, 28) +
    (hasBalcony && random.next() < 0.75
      ? flowers(
          paint,
          x + random.between(0, half),
          upper + 58,
          half,
          46,
          random.pick(['#d8437f', '#e5627a', '#c03a8a', '#f08a4a']),
        )
      : '')
  );
}
function lantern(paint: Paint, x: number): string {
  const iron = mix(paint.light.shade, '#000000', 0.1);
  const isOn = paint.light.lamps > 0.3;
  return (
    (isOn ? circle(x, 420, 130, 'url(#lamp)') : '') +
    rect(x - 4, 440, 8, 236, iron) +
    rect(x - 12, 668, 24, 12, iron) +
    polygon(
      [
        [x - 16, 400],
        [x + 16, 400],
        [x + 11, 440],
        [x - 11, 440],
      ],
      isOn ? '#ffe4a6' : paint.lit('#e9e2cf'),
    ) +
    polygon(
      [
        [x - 20, 400],
        [x + 20, 400],
        [x, 380],
      ],
      iron,
    )
  );
}

export function colonial(paint: Paint): string {
  const { random, light } = paint;
  const colors = random.sample([paint.accent, ...WALLS], 6);
  let x = random.between(-120, -20);
  let houses = '';
  for (const color of colors) {
    const w = random.between(210, 300);
    const top = random.between(262, 340);
    if (x < WIDTH) houses += house(paint, { x, y: top, w, h: GROUND - top }, color);
    x += w;
  }
  const stone = paint.lit('#cdb79c');
  const cobbles = Array.from({ length: 46 }, () => {
    const t = random.next();
    return ellipse(
      random.between(0, WIDTH),
      680 + t * 110,
      16 + t * 26,
      3 + t * 5,
      mix(stone, light.shade, 0.13),
      'opacity="0.55"',
    );
  }).join('');
  return (
    sky(paint, 560) +
    towers(paint, random.between(80, 720)) +
    (random.next() < 0.6
      ? palm(paint, random.between(200, 1000), 560, 400, random.between(-40, 40), 0.2)
      : '') +
    houses +
    rect(0, GROUND, WIDTH, 28, mix(stone, '#ffffff', 0.25)) +
    rect(0, GROUND + 26, WIDTH, 180, stone) +
    group(cobbles, '') +
    polygon(
      [
        [0, 668],
        [WIDTH, 668],
        [WIDTH, 690],
        [0, 720],
      ],
      light.shade,
      'opacity="0.12"',
    ) +
    lantern(paint, random.pick([150, 1040])) +
    (random.next() < 0.5 ? lantern(paint, 600) : '')
  );
}
