import { tiles } from '../buildings';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { flowers, frame, leaf, palm } from '../plants';
import { sky } from '../sky';
import { circle, ellipse, group, path, polygon, rect } from '../svg';

/** A row of arches on columns, dark inside, with a lamp in each. */
function arcade(paint: Paint, y: number, h: number, count: number, color: string): string {
  const face = paint.lit(color);
  const inner = mix(face, paint.light.shade, 0.5);
  const w = WIDTH / count;
  const holes = Array.from({ length: count }, (_, index) => {
    const x = index * w + w * 0.12;
    const r = w * 0.38;
    const isOpen = index % 2 === 0;
    const door = isOpen
      ? rect(
          x + r * 0.62,
          y + h * 0.4,
          r * 0.76,
          h * 0.6,
          paint.light.lamps > 0.1 ? '#ffd994' : paint.lit('#7a5440'),
        )
      : rect(x + r * 0.55, y + h * 0.42, r * 0.9, h * 0.3, paint.pane());
    return (
      path(`M${x},${y + h} V${y + h * 0.12 + r} a${r},${r} 0 0 1 ${r * 2},0 V${y + h} Z`, inner) +
      door +
      circle(x + r, y + h * 0.26, 46, 'url(#lamp)') +
      circle(x + r, y + h * 0.26, 7, '#ffe7b0') +
      path(
        `M${x - 7},${y + h * 0.12 + r} a${r + 7},${r + 7} 0 0 1 ${r * 2 + 14},0 h-7 a${r},${r} 0 0 0 ${-r * 2},0 Z`,
        paint.lit('#f8efdf'),
      )
    );
  }).join('');
  return (
    rect(0, y, WIDTH, h, face) +
    holes +
    Array.from(
      { length: count + 1 },
      (_, index) =>
        rect(index * w - w * 0.1, y + h - 12, w * 0.2, 12, paint.lit('#f8efdf')) +
        rect(index * w - w * 0.1, y + h * 0.12 + w * 0.34, w * 0.2, 9, paint.lit('#f8efdf')),
    ).join('')
  );
}
function fountain(paint: Paint, x: number, y: number): string {
  const stone = paint.lit('#e2d3ba');
  const dark = mix(stone, paint.light.shade, 0.22);
  const water = mix(paint.light.sea[2], '#ffffff', 0.3);
  const jets = [-1, 1]
    .map(
      (side) =>
        path(
          `M${x},${y - 150} q${side * 46},-40 ${side * 60},44`,
          'none',
          `stroke="${water}" stroke-width="5" stroke-linecap="round" opacity="0.85"`,
        ) +
        path(
          `M${x},${y - 150} q${side * 18},-52 ${side * 26},40`,
          'none',
          `stroke="${water}" stroke-width="4" stroke-linecap="round" opacity="0.7"`,
        ),
    )
    .join('');
  return (
    ellipse(x, y + 44, 210, 26, paint.light.shade, 'opacity="0.16"') +
    polygon(
      [
        [x - 170, y - 16],
        [x + 170, y - 16],
        [x + 150, y + 44],
        [x - 150, y + 44],
      ],
      dark,
    ) +
    ellipse(x, y + 44, 150, 18, dark) +
    ellipse(x, y - 16, 170, 28, stone) +
    ellipse(x, y - 16, 150, 20, water) +
    rect(x - 15, y - 110, 30, 96, stone) +
    rect(x + 4, y - 110, 11, 96, dark) +
    polygon(
      [
        [x - 74, y - 116],
        [x + 74, y - 116],
        [x + 24, y - 84],
        [x - 24, y - 84],
      ],
      dark,
    ) +
    ellipse(x, y - 116, 74, 12, stone) +
    ellipse(x, y - 117, 62, 8, water) +
    rect(x - 6, y - 152, 12, 36, stone) +
    jets
  );
}
const pot = (paint: Paint, x: number, y: number, size: number) =>
  Array.from({ length: 8 }, (_, index) =>
    leaf(
      paint,
      x,
      y - size * 0.4,
      size * paint.random.between(0.7, 1),
      -160 + index * 20,
      paint.random.pick(['#3c8360', '#4d9166', '#2c6e52']),
    ),
  ).join('') +
  polygon(
    [
      [x - size * 0.22, y - size * 0.42],
      [x + size * 0.22, y - size * 0.42],
      [x + size * 0.15, y],
      [x - size * 0.15, y],
    ],
    paint.lit('#b8613f'),
  );

/** The patio of an old house: two galleries, a fountain, plants. */
export function courtyard(paint: Paint): string {
  const { random, light } = paint;
  const color = mix(paint.second, paint.accent, random.pick([0.1, 0.35, 0.62]));
  const floor = paint.lit('#dcc3a0');
  const slabs = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 12 }, (_unused, column) => {
      if ((row + column) % 2) return '';
      const [top, bottom] = [596 + row ** 1.3 * 22, 596 + (row + 1) ** 1.3 * 22];
      const at = (offset: number, y: number) =>
        600 + (column - 6 + offset) * (110 + (y - 596) * 0.45);
      return polygon(
        [
          [at(0, top), top],
          [at(1, top), top],
          [at(1, bottom), bottom],
          [at(0, bottom), bottom],
        ],
        mix(floor, paint.lit(paint.accent), 0.3),
        'opacity="0.6"',
      );
    }).join(''),
  ).join('');
  const rail = paint.lit('#7d4f36');
  const bars = Array.from({ length: 76 }, (_, index) => rect(index * 16, 330, 4, 40, rail)).join(
    '',
  );
  const x = random.between(480, 720);
  return (
    sky(paint, 300) +
    palm(paint, random.between(120, 340), 400, 330, 30, 0.15) +
    palm(paint, random.between(860, 1080), 400, 300, -30, 0.15) +
    arcade(paint, 150, 220, 6, color) +
    bars +
    rect(0, 324, WIDTH, 8, rail) +
    rect(0, 368, WIDTH, 14, paint.lit('#f8efdf')) +
    tiles(paint, -20, 112, WIDTH + 40, 44) +
    arcade(paint, 380, 216, 5, color) +
    rect(0, 584, WIDTH, 14, mix(floor, light.shade, 0.25)) +
    rect(0, 596, WIDTH, HEIGHT - 596, floor) +
    group(slabs, '') +
    [60, 400, 800, 1140].map((at) => pot(paint, at, 630, 110)).join('') +
    flowers(paint, random.between(0, 200), 330, 260, 60) +
    flowers(paint, random.between(700, 900), 330, 240, 56, '#e5627a') +
    fountain(paint, x, 690) +
    pot(paint, x < 600 ? 1050 : 150, 760, 210) +
    frame(paint, x < 600 ? 'left' : 'right', 0.75)
  );
}
