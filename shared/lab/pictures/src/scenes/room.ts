import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { leaf } from '../plants';
import { sky } from '../sky';
import { circle, ellipse, group, hills, path, polygon, rect } from '../svg';
import type { Scene } from '@tiquete/sandbox/geography';
import { sea } from './beach';

/** View from a window or a terrace: the sea, hills or roofs of the place. */
export function windowView(paint: Paint, scene: Scene): string {
  const { random } = paint;
  if (scene === 'beach' || scene === 'island') return sky(paint, 330) + sea(paint, 330, 800);
  const towns = scene === 'skyline' || scene === 'europe' || scene === 'colonial';
  const far =
    sky(paint, 400) +
    hills(random, 330, 34, 1.6, paint.lit('#6f93a0', 0.5)) +
    hills(random, 380, 30, 2.2, paint.lit('#5f8f7a', 0.25));
  if (!towns) return far + hills(random, 440, 22, 2.6, paint.lit('#4d8a63', 0.05));
  return (
    far +
    Array.from({ length: 14 }, (_, index) => {
      const h = random.between(60, scene === 'skyline' ? 240 : 120);
      return rect(
        index * 90 - 10,
        520 - h,
        84,
        h + 60,
        paint.lit(
          random.pick(['#c9a58c', '#d8c3a8', '#a9b0bc', '#b98f7c']),
          random.between(0.1, 0.4),
        ),
      );
    }).join('')
  );
}
function bed(paint: Paint, x: number, cover: string): string {
  const wood = paint.lit('#8a6248');
  const linen = paint.lit('#fbf7f0');
  return (
    ellipse(x + 245, 716, 330, 26, paint.light.shade, 'opacity="0.18"') +
    rect(x - 10, 384, 510, 220, wood, 'rx="16"') +
    rect(x + 6, 400, 478, 190, mix(wood, '#ffffff', 0.08), 'rx="10"') +
    path(
      `M${x - 4},560 Q${x - 6},520 ${x + 36},516 H${x + 454} Q${x + 496},520 ${x + 494},560 V690 H${x - 4} Z`,
      linen,
    ) +
    rect(x + 30, 462, 196, 84, mix(linen, paint.light.shade, 0.05), 'rx="26"') +
    rect(x + 264, 462, 196, 84, mix(linen, paint.light.shade, 0.05), 'rx="26"') +
    rect(x + 168, 492, 154, 62, paint.lit(paint.accent), 'rx="18"') +
    path(
      `M${x - 14},604 Q${x + 245},572 ${x + 504},604 V706 Q${x + 245},722 ${x - 14},706 Z`,
      cover,
    ) +
    path(
      `M${x - 14},604 Q${x + 245},572 ${x + 504},604 V622 Q${x + 245},590 ${x - 14},622 Z`,
      mix(cover, '#ffffff', 0.3),
    )
  );
}
function lamp(paint: Paint, x: number): string {
  const isOn = paint.light.lamps > 0.3;
  return (
    (isOn ? circle(x, 446, 210, 'url(#lamp)') : '') +
    rect(x - 48, 540, 96, 150, paint.lit('#a07a5c'), 'rx="8"') +
    rect(x - 3, 470, 6, 70, paint.lit('#5f4c42')) +
    polygon(
      [
        [x - 40, 478],
        [x + 40, 478],
        [x + 26, 412],
        [x - 26, 412],
      ],
      isOn ? '#ffe2ac' : paint.lit('#f4e6cf'),
    )
  );
}
export function room(paint: Paint, scene: Scene): string {
  const { random, light } = paint;
  const wallColor = paint.lit(mix(paint.second, paint.accent, random.between(0.04, 0.16)));
  const floor = paint.lit(random.pick(['#b98d68', '#c9a27c', '#a87b5a', '#cbb8a0']));
  const isLeft = random.next() < 0.5;
  const isArched = random.next() < 0.35;
  const windowX = isLeft ? 70 : 700;
  const bedX = isLeft ? 560 : 140;
  const boards = Array.from({ length: 9 }, (_, index) =>
    polygon(
      [
        [index * 150 - 60, HEIGHT],
        [index * 150 - 54, HEIGHT],
        [index * 130 + 44, 640],
        [index * 130 + 42, 640],
      ],
      mix(floor, light.shade, 0.12),
    ),
  ).join('');
  const curtain = (x: number, flip: number) =>
    path(
      `M${x},96 q${24 * flip},260 ${4 * flip},520 h${70 * flip} q${-14 * flip},-260 ${6 * flip},-520 Z`,
      mix(paint.lit('#fffaf0'), light.haze, 0.2),
      'opacity="0.93"',
    );
  const frameColor = paint.lit('#f8f3ea');
  const plantX = isLeft ? 492 : 708;
  const plant =
    rect(plantX - 34, 610, 68, 84, paint.lit(paint.accent), 'rx="10"') +
    Array.from({ length: 7 }, (_, index) =>
      leaf(
        paint,
        plantX,
        614,
        random.between(110, 175),
        -150 + index * 20,
        random.pick(['#3c8360', '#4d9166', '#2c6e52']),
      ),
    ).join('');
  return (
    rect(0, 0, WIDTH, HEIGHT, wallColor) +
    rect(0, 0, WIDTH, 60, mix(wallColor, '#ffffff', 0.25)) +
    rect(0, 640, WIDTH, 160, floor) +
    boards +
    rect(0, 628, WIDTH, 14, mix(wallColor, '#ffffff', 0.45)) +
    `<clipPath id="w"><rect x="${windowX}" y="110" width="430" height="440" rx="${isArched ? 205 : 0}"/></clipPath>` +
    rect(windowX - 14, 96, 458, 468, frameColor, `rx="${isArched ? 220 : 6}"`) +
    group(
      `<g transform="translate(${windowX - 140},70) scale(0.7)">${windowView(paint, scene)}</g>`,
      'clip-path="url(#w)"',
    ) +
    rect(windowX + 211, 110, 8, 440, frameColor) +
    rect(windowX, 318, 430, 6, frameColor) +
    rect(windowX - 26, 552, 482, 16, frameColor, 'rx="4"') +
    curtain(windowX - 34, 1) +
    curtain(windowX + 464, -1) +
    rect(windowX - 60, 84, 550, 10, paint.lit('#6f5646'), 'rx="5"') +
    polygon(
      [
        [windowX + 20, 642],
        [windowX + 400, 642],
        [windowX + 460, HEIGHT],
        [windowX - 90, HEIGHT],
      ],
      light.sun,
      'opacity="0.16"',
    ) +
    ellipse(isLeft ? 640 : 520, 760, 480, 52, mix(paint.lit(paint.second), floor, 0.25)) +
    ellipse(isLeft ? 640 : 520, 760, 440, 42, mix(paint.lit(paint.accent), floor, 0.55)) +
    lamp(paint, isLeft ? 1122 : 72) +
    bed(paint, bedX, mix(paint.lit(paint.accent), '#ffffff', 0.2)) +
    plant +
    rect(bedX + 130, 180, 104, 136, paint.lit('#fbf6ec'), 'rx="3"') +
    rect(bedX + 256, 180, 104, 136, paint.lit('#fbf6ec'), 'rx="3"') +
    circle(bedX + 182, 244, 32, paint.lit(paint.accent)) +
    path(`M${bedX + 270},296 q38,-90 76,0 Z`, paint.lit('#5f8f7a'))
  );
}
