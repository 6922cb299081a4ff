import type { Scene } from '@tiquete/sandbox/geography';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { leaf } from '../plants';
import { circle, ellipse, group, path, polygon, rect } from '../svg';
import { windowView } from './room';

function pot(paint: Paint, x: number, y: number, size: number): string {
  const { random } = paint;
  return (
    ellipse(x, y + 4, size * 0.34, 8, paint.light.shade, 'opacity="0.18"') +
    Array.from({ length: 9 }, (_, index) =>
      leaf(
        paint,
        x,
        y - size * 0.4,
        size * random.between(0.75, 1.15),
        -158 + index * 17,
        random.pick(['#3c8360', '#4d9166', '#2c6e52', '#5aa070']),
      ),
    ).join('') +
    polygon(
      [
        [x - size * 0.22, y - size * 0.42],
        [x + size * 0.22, y - size * 0.42],
        [x + size * 0.16, y],
        [x - size * 0.16, y],
      ],
      paint.lit(mix(paint.accent, '#8a5a40', 0.35)),
    )
  );
}
function sofa(paint: Paint, x: number, y: number, w: number): string {
  const cloth = paint.lit(paint.accent);
  const dark = mix(cloth, paint.light.shade, 0.2);
  return (
    ellipse(x + w / 2, y + 120, w * 0.58, 14, paint.light.shade, 'opacity="0.18"') +
    rect(x + 14, y - 60, w - 28, 110, dark, 'rx="26"') +
    rect(x + 30, y + 8, (w - 60) / 2 - 4, 64, cloth, 'rx="14"') +
    rect(x + w / 2 + 4, y + 8, (w - 60) / 2 - 4, 64, cloth, 'rx="14"') +
    rect(x - 6, y - 8, 50, 104, cloth, 'rx="22"') +
    rect(x + w - 44, y - 8, 50, 104, cloth, 'rx="22"') +
    rect(x + 20, y + 62, w - 40, 36, dark, 'rx="10"') +
    rect(x + 20, y + 94, 10, 26, paint.lit('#6f5040')) +
    rect(x + w - 30, y + 94, 10, 26, paint.lit('#6f5040')) +
    rect(x + 58, y - 30, 62, 58, paint.lit(paint.second), 'rx="12"') +
    rect(x + w - 124, y - 26, 58, 54, paint.lit('#e0a04a'), 'rx="12"')
  );
}
function desk(paint: Paint, x: number, y: number): string {
  const wood = paint.lit('#9c6f50');
  const slats = Array.from({ length: 14 }, (_, index) =>
    rect(x + 14 + index * 22, y + 20, 4, 130, mix(wood, paint.light.shade, 0.2)),
  ).join('');
  return (
    ellipse(x + 165, y + 156, 200, 12, paint.light.shade, 'opacity="0.18"') +
    rect(x, y + 10, 330, 144, wood, 'rx="8"') +
    slats +
    rect(x - 12, y, 354, 18, paint.lit('#f6ecdc'), 'rx="6"') +
    rect(x + 40, y - 46, 34, 46, paint.lit(paint.second), 'rx="8"') +
    [-26, -8, 10].map((turn) => leaf(paint, x + 57, y - 42, 64, -90 + turn, '#d8577f')).join('') +
    rect(x + 236, y - 34, 58, 34, paint.lit('#5a6470'), 'rx="4"')
  );
}
const pendant = (paint: Paint, x: number, drop: number) =>
  rect(x - 1.5, 0, 3, drop, paint.lit('#5f4c42')) +
  circle(x, drop + 26, 120, 'url(#lamp)', 'opacity="0.8"') +
  path(`M${x - 44},${drop + 34} q0,-52 44,-52 q44,0 44,52 Z`, paint.lit('#c99a5c')) +
  ellipse(x, drop + 34, 44, 8, '#ffe7b5');

export function lobby(paint: Paint, scene: Scene): string {
  const { random, light } = paint;
  const wallColor = paint.lit(mix(paint.second, paint.accent, 0.07));
  const floor = paint.lit(random.pick(['#d9c3a3', '#cfae86', '#e6dac6']));
  const dark = paint.lit(random.pick(['#b5583f', '#3f7a7a', '#7a5a44', '#5f7f92']));
  const checks = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 13 }, (_unused, column) => {
      if ((row + column) % 2) return '';
      const top = 600 + row ** 1.35 * 24;
      const bottom = 600 + (row + 1) ** 1.35 * 24;
      const at = (offset: number, y: number) =>
        600 + (column - 6 + offset) * (96 + (y - 600) * 0.42);
      return polygon(
        [
          [at(0, top), top],
          [at(1, top), top],
          [at(1, bottom), bottom],
          [at(0, bottom), bottom],
        ],
        dark,
        'opacity="0.42"',
      );
    }).join(''),
  ).join('');
  const spots = [90, 446, 802];
  const opening = (x: number, grow: number) =>
    `M${x - grow},560 V290 a${150 + grow},${150 + grow} 0 0 1 ${300 + grow * 2},0 V560 Z`;
  const arches =
    spots.map((x) => path(opening(x, 16), paint.lit('#fbf4e6'))).join('') +
    `<clipPath id="arches">${spots.map((x) => `<path d="${opening(x, 0)}"/>`).join('')}</clipPath>` +
    group(
      group(windowView(paint, scene), `transform="translate(0,${scene === 'skyline' ? 60 : 110})"`),
      'clip-path="url(#arches)"',
    ) +
    spots
      .map(
        (x) =>
          rect(x + 147, 140, 6, 420, paint.lit('#fbf4e6')) +
          rect(x, 330, 300, 5, paint.lit('#fbf4e6')),
      )
      .join('');
  const isLeft = random.next() < 0.5;
  return (
    rect(0, 0, WIDTH, HEIGHT, wallColor) +
    rect(0, 0, WIDTH, 46, mix(wallColor, light.shade, 0.12)) +
    Array.from({ length: 9 }, (_, index) =>
      rect(40 + index * 140, 0, 26, 62, paint.lit('#8a6248')),
    ).join('') +
    arches +
    rect(0, 560, WIDTH, 42, mix(wallColor, '#ffffff', 0.35)) +
    rect(0, 600, WIDTH, 200, floor) +
    checks +
    [0, 1, 2]
      .map((index) =>
        polygon(
          [
            [120 + index * 356, 602],
            [360 + index * 356, 602],
            [430 + index * 356, HEIGHT],
            [90 + index * 356, HEIGHT],
          ],
          light.sun,
          'opacity="0.13"',
        ),
      )
      .join('') +
    pendant(paint, 418, 120) +
    pendant(paint, 774, 120) +
    desk(paint, isLeft ? 40 : 830, 510) +
    pot(paint, isLeft ? 440 : 760, 650, 150) +
    ellipse(isLeft ? 860 : 340, 742, 330, 40, paint.lit(paint.second)) +
    sofa(paint, isLeft ? 660 : 140, 610, 400) +
    pot(paint, isLeft ? 1130 : 70, 720, 210)
  );
}
