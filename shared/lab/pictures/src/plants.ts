import { mix } from './color';
import type { Paint } from './paint';
import { ellipse, line, path } from './svg';

const n = (value: number) => Math.round(value * 10) / 10;

/** A leaning coconut palm with its foot at x, y. */
export function palm(
  paint: Paint,
  x: number,
  y: number,
  height: number,
  lean: number,
  depth = 0,
): string {
  const { random } = paint;
  const trunk = paint.lit('#7a5c46', depth);
  const leaf = paint.lit(random.pick(['#2f7a57', '#3a8a5c', '#2a6b55']), depth);
  const dark = mix(leaf, paint.light.shade, 0.35);
  const top: [number, number] = [x + lean, y - height];
  const w = height * 0.028;
  const stem = path(
    `M${n(x - w)},${n(y)} Q${n(x + lean * 0.15 - w * 0.6)},${n(y - height * 0.55)} ${n(top[0] - w * 0.45)},${n(top[1])} L${n(top[0] + w * 0.45)},${n(top[1])} Q${n(x + lean * 0.15 + w)},${n(y - height * 0.5)} ${n(x + w * 1.3)},${n(y)} Z`,
    trunk,
  );
  const fronds = Array.from({ length: 10 }, (_, index) => {
    const angle = (-168 + index * (156 / 9) + random.between(-6, 6)) * (Math.PI / 180);
    const reach = height * random.between(0.34, 0.44);
    const tip: [number, number] = [
      top[0] + Math.cos(angle) * reach,
      top[1] + Math.sin(angle) * reach * 0.55 + reach * 0.34,
    ];
    const mid: [number, number] = [
      top[0] + Math.cos(angle) * reach * 0.55,
      top[1] + Math.sin(angle) * reach * 0.95 - reach * 0.1,
    ];
    const belly = reach * 0.15;
    return path(
      `M${n(top[0])},${n(top[1])} Q${n(mid[0])},${n(mid[1] - belly)} ${n(tip[0])},${n(tip[1])} Q${n(mid[0])},${n(mid[1] + belly)} ${n(top[0])},${n(top[1])} Z`,
      index % 2 ? leaf : dark,
    );
  });
  return stem + fronds.join('');
}
/** A round tree: trunk and two or three soft volumes. */
export function tree(
  paint: Paint,
  x: number,
  y: number,
  size: number,
  depth = 0,
  color = '#4d8a5a',
): string {
  const leaf = paint.lit(color, depth);
  const dark = mix(leaf, paint.light.shade, 0.22);
  return (
    path(
      `M${n(x - size * 0.05)},${n(y)} L${n(x - size * 0.03)},${n(y - size * 0.6)} L${n(x + size * 0.03)},${n(y - size * 0.6)} L${n(x + size * 0.05)},${n(y)} Z`,
      paint.lit('#6b5443', depth),
    ) +
    ellipse(x, y - size * 0.78, size * 0.36, size * 0.4, dark) +
    ellipse(x - size * 0.12, y - size * 0.88, size * 0.26, size * 0.28, leaf) +
    ellipse(x + size * 0.16, y - size * 0.7, size * 0.2, size * 0.2, leaf)
  );
}
/** A cypress or pine: a narrow flame. */
export const pine = (
  paint: Paint,
  x: number,
  y: number,
  size: number,
  depth = 0,
  color = '#2f6b55',
): string =>
  path(
    `M${n(x)},${n(y - size)} Q${n(x + size * 0.24)},${n(y - size * 0.3)} ${n(x + size * 0.17)},${n(y)} L${n(x - size * 0.17)},${n(y)} Q${n(x - size * 0.24)},${n(y - size * 0.3)} ${n(x)},${n(y - size)} Z`,
    paint.lit(color, depth),
  );

/** One long leaf with its rib, for close foliage. */
export function leaf(
  paint: Paint,
  x: number,
  y: number,
  length: number,
  degrees: number,
  color: string,
): string {
  const w = length * 0.17;
  const fill = mix(paint.lit(color), paint.light.shade, 0.25);
  const rib = mix(fill, '#ffffff', 0.14);
  return `<g transform="translate(${n(x)},${n(y)}) rotate(${n(degrees)})">${path(`M0,0 C${n(length * 0.3)},${n(-w * 1.3)} ${n(length * 0.75)},${n(-w)} ${n(length)},0 C${n(length * 0.75)},${n(w)} ${n(length * 0.3)},${n(w * 1.3)} 0,0 Z`, fill)}${line(`M${n(length * 0.04)},0 L${n(length * 0.94)},0`, rib, Math.max(1, length * 0.008))}</g>`;
}
/** Leaves that grow into the picture from a lower corner. */
export function frame(paint: Paint, side: 'left' | 'right', size = 1): string {
  const { random } = paint;
  const isLeft = side === 'left';
  return Array.from({ length: 8 }, (_, index) => {
    const angle = isLeft
      ? -88 + index * 13 + random.between(-5, 5)
      : -92 - index * 13 + random.between(-5, 5);
    return leaf(
      paint,
      isLeft ? -30 + index * 12 : 1230 - index * 12,
      830,
      random.between(200, 330) * size,
      angle,
      random.pick(['#2c6e52', '#3c8360', '#245a4a', '#4d9166']),
    );
  }).join('');
}
/** Climbing flowers over a wall. */
export function flowers(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  color = '#d8437f',
): string {
  const { random } = paint;
  const green = paint.lit('#3f7d55');
  return Array.from({ length: 16 }, (_, index) => {
    const fill = index < 6 ? green : mix(paint.lit(color), '#ffffff', random.between(0, 0.25));
    return ellipse(
      x + random.between(0, w),
      y + random.between(0, h),
      random.between(9, 17),
      random.between(8, 13),
      fill,
    );
  }).join('');
}
