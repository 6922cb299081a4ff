import { wall, type Box } from '../buildings';
import { mix } from '../color';
import { WIDTH, type Paint } from '../paint';
import { tree } from '../plants';
import { sky } from '../sky';
import { circle, ellipse, path, polygon, rect } from '../svg';

const GROUND = 650;
const STONES = ['#e9dcc3', '#e3cfb0', '#f0e4d2', '#d9c2a4', '#e8c9a8', '#d8b59a', '#cfd3cf'];

function dormers(paint: Paint, { x, y, w }: Box, count: number): string {
  const trim = paint.lit('#f4ecdd');
  return Array.from({ length: count }, (_, index) => {
    const at = x + (w / count) * (index + 0.5);
    return (
      rect(at - 17, y - 52, 34, 50, trim) +
      rect(at - 11, y - 44, 22, 40, paint.pane()) +
      path(
        `M${at - 21},${y - 50} q21,-24 42,0 Z`,
        mix(paint.lit('#56647a'), paint.light.shade, 0.15),
      )
    );
  }).join('');
}
function roof(paint: Paint, { x, y, w }: Box, style: number, count: number): string {
  const slate = paint.lit(style === 1 ? '#b8633f' : '#66748c');
  const height = style === 1 ? 44 : 82;
  const chimneys = [0.18, 0.78]
    .map(
      (at) =>
        rect(x + w * at, y - height - 36, 26, 60, paint.lit('#c08a6a')) +
        rect(
          x + w * at - 3,
          y - height - 40,
          32,
          7,
          mix(paint.lit('#c08a6a'), paint.light.shade, 0.2),
        ),
    )
    .join('');
  if (style === 2) {
    const face = paint.lit('#e9dcc3');
    return (
      polygon(
        [
          [x, y + 1],
          [x, y - 24],
          [x + w * 0.24, y - 34],
          [x + w * 0.24, y - 66],
          [x + w * 0.38, y - 74],
          [x + w * 0.38, y - 96],
          [x + w * 0.62, y - 96],
          [x + w * 0.62, y - 74],
          [x + w * 0.76, y - 66],
          [x + w * 0.76, y - 34],
          [x + w, y - 24],
          [x + w, y + 1],
        ],
        face,
      ) + rect(x + w * 0.44, y - 74, w * 0.12, 42, paint.pane())
    );
  }
  return (
    chimneys +
    polygon(
      [
        [x - 4, y],
        [x + (style === 1 ? 30 : 20), y - height],
        [x + w - (style === 1 ? 30 : 20), y - height],
        [x + w + 4, y],
      ],
      slate,
    ) +
    polygon(
      [
        [x + w * 0.9, y],
        [x + w * 0.9 - 8, y - height],
        [x + w - 20, y - height],
        [x + w + 4, y],
      ],
      mix(slate, paint.light.shade, 0.2),
    ) +
    (style === 1 ? '' : dormers(paint, { x, y: y - 8, w, h: 0 }, count))
  );
}
function storey(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  hasBalcony: boolean,
): string {
  const trim = paint.lit('#f8f1e4');
  const iron = mix(paint.light.shade, '#000000', 0.08);
  const cw = w / columns;
  let out = '';
  for (let column = 0; column < columns; column += 1) {
    const wx = x + column * cw + cw * 0.28;
    const ww = cw * 0.44;
    out +=
      rect(wx - 5, y + h * 0.14, ww + 10, h * 0.72, trim) +
      rect(wx, y + h * 0.19, ww, h * 0.67, paint.pane()) +
      rect(wx + ww / 2 - 1, y + h * 0.19, 2, h * 0.67, trim);
    if (hasBalcony)
      out +=
        rect(wx - 9, y + h * 0.6, ww + 18, 3, iron) +
        Array.from({ length: 8 }, (_, bar) =>
          rect(wx - 8 + bar * ((ww + 14) / 7), y + h * 0.6, 2, h * 0.26, iron),
        ).join('') +
        rect(wx - 11, y + h * 0.86, ww + 22, 5, trim);
  }
  return out;
}
function shops(paint: Paint, x: number, w: number, isHotel: boolean): string {
  const awning = paint.lit(
    isHotel ? paint.accent : paint.random.pick(['#3f7a68', '#8a4a4a', '#3f5f8f', '#c08a3f']),
  );
  const glass = paint.light.lamps > 0.3 ? '#ffe0a3' : paint.lit('#a8c4c8');
  const stripes = Array.from({ length: 6 }, (_, index) =>
    polygon(
      [
        [x + 14 + ((w - 28) / 6) * index, GROUND - 108],
        [x + 14 + ((w - 28) / 6) * (index + 0.5), GROUND - 108],
        [x + 8 + ((w - 16) / 6) * (index + 0.5), GROUND - 72],
        [x + 8 + ((w - 16) / 6) * index, GROUND - 72],
      ],
      mix(awning, '#ffffff', 0.55),
    ),
  ).join('');
  return (
    rect(x, GROUND - 112, w, 112, mix(paint.lit('#5a5048'), paint.light.shade, 0.15)) +
    rect(x + 18, GROUND - 84, w * 0.36, 70, glass) +
    rect(x + w * 0.58, GROUND - 84, w * 0.34, 70, glass) +
    rect(x + w * 0.46, GROUND - 88, w * 0.09, 88, paint.lit('#7a5a44')) +
    polygon(
      [
        [x + 14, GROUND - 108],
        [x + w - 14, GROUND - 108],
        [x + w - 8, GROUND - 72],
        [x + 8, GROUND - 72],
      ],
      awning,
    ) +
    stripes
  );
}

/** Style of the roofs: 0 slate mansards, 1 clay roofs, 2 stepped gables. */
function styleOf({ random, culture }: Paint): number {
  if (culture === 'north' || culture === 'english') return 2;
  if (culture === 'italy' || culture === 'iberia' || culture === 'east') return 1;
  return culture ? 0 : random.int(0, 2);
}

export function europe(paint: Paint): string {
  const { random, light } = paint;
  const style = styleOf(paint);
  let x = random.between(-140, -40);
  let out = '';
  const hotelAt = random.int(1, 2);
  for (let index = 0; x < WIDTH; index += 1) {
    const w = style === 2 ? random.between(150, 200) : random.between(240, 330);
    const columns = style === 2 ? 2 : random.int(3, 4);
    const floors = 3;
    const top = random.between(206, 250);
    const color =
      index === hotelAt
        ? mix(paint.second, paint.accent, style === 2 ? 0.6 : 0.16)
        : random.pick(
            style === 2
              ? ['#a8584a', '#7a4a42', '#c98a5c', '#5f6f7a', '#d9c2a4', '#8f5a4f']
              : STONES,
          );
    const fh = (GROUND - 112 - top) / floors;
    out +=
      roof(paint, { x, y: top, w, h: 0 }, style, columns) +
      wall(paint, { x, y: top, w, h: GROUND - top }, color, 0, 0.05) +
      rect(x - 3, top - 4, w + 6, 9, paint.lit('#f8f1e4'));
    for (let floor = 0; floor < floors; floor += 1)
      out += storey(paint, x, top + floor * fh, w, fh, columns, style === 0 || floor === 1);
    out += shops(paint, x, w, index === hotelAt);
    x += w + (style === 2 ? 3 : 0);
  }
  const road = paint.lit('#a9a19a');
  const trees = [random.between(40, 200), random.between(480, 640), random.between(960, 1120)]
    .map(
      (at) =>
        ellipse(at, 716, 70, 9, light.shade, 'opacity="0.2"') +
        tree(
          paint,
          at,
          716,
          random.between(200, 240),
          0,
          random.pick(['#5f9a5c', '#7d9f4f', '#4d8a5a', '#d08f4a']),
        ),
    )
    .join('');
  const lamp = [320, 840]
    .map(
      (at) =>
        (light.lamps > 0.3 ? circle(at, 486, 120, 'url(#lamp)') : '') +
        rect(at - 4, 490, 8, 226, mix(light.shade, '#000000', 0.1)) +
        ellipse(at, 480, 14, 18, light.lamps > 0.3 ? '#ffe9b8' : paint.lit('#f4efe2')) +
        rect(at - 12, 458, 24, 6, light.shade),
    )
    .join('');
  return (
    sky(paint, 520) +
    rect(0, 300, WIDTH, 380, mix(paint.lit('#7a6a60'), light.shade, 0.3)) +
    out +
    rect(0, GROUND, WIDTH, 70, mix(road, '#ffffff', 0.28)) +
    rect(0, 716, WIDTH, 90, road) +
    rect(0, 714, WIDTH, 6, mix(road, light.shade, 0.2)) +
    lamp +
    trees
  );
}
