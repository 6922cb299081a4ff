import { panes, wall } from '../buildings';
import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { frame, palm } from '../plants';
import { sky } from '../sky';
import { ellipse, group, hills, path, rect } from '../svg';
import { sea } from './beach';

/** A white tower with long balconies, typical of seaside avenues. */
function tower(
  paint: Paint,
  x: number,
  base: number,
  w: number,
  h: number,
  depth: number,
  color: string,
): string {
  const { random } = paint;
  const floors = Math.round(h / 22);
  const slabs = Array.from({ length: floors }, (_, floor) =>
    rect(
      x - 5,
      base - h + (floor * h) / floors,
      w + 6,
      4,
      mix(paint.lit('#ffffff', depth), paint.light.haze, 0.1),
    ),
  ).join('');
  const crown =
    random.next() < 0.5
      ? rect(x + w * 0.25, base - h - 16, w * 0.4, 18, paint.lit(color, depth))
      : path(`M${x},${base - h + 1} q${w * 0.5},-34 ${w},0 Z`, paint.lit(color, depth));
  return (
    crown +
    wall(paint, { x, y: base - h, w, h }, color, depth, 0.26) +
    panes(
      paint,
      { x: x + 3, y: base - h, w: w * 0.72, h },
      Math.max(2, Math.round(w / 20)),
      floors,
      { depth, fill: 0.66 },
    ) +
    slabs
  );
}
/** The long curve of a city beach with towers and palms, seen from one end. */
export function bay(paint: Paint): string {
  const { random, light } = paint;
  const horizon = 400;
  const isLeft = random.next() < 0.5;
  const whites = ['#f4efe6', '#e9e4da', '#dfe6ea', '#f2e3d2', paint.second];
  const city = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10;
    const w = 44 + t * 66;
    const depth = 0.5 - t * 0.42;
    const color = index === 8 ? mix(paint.second, paint.accent, 0.55) : random.pick(whites);
    return tower(
      paint,
      560 + t ** 1.4 * 560,
      horizon + 8 + t * 92,
      w,
      random.between(90, 150) + t * random.between(110, 220),
      depth,
      color,
    );
  }).join('');
  const sand = paint.lit('#f2ddb2');
  const curve = `M540,${horizon + 8} C620,${horizon + 26} 700,520 640,600 C580,680 420,740 260,800 H1200 V${horizon + 90} Z`;
  const foam = `M520,${horizon + 10} C600,${horizon + 30} 660,520 596,600 C530,684 370,744 190,800 H300 C470,736 620,676 668,600 C716,520 640,${horizon + 30} 548,${horizon + 8} Z`;
  const avenue = Array.from({ length: 8 }, (_, index) =>
    palm(
      paint,
      720 + index * 66,
      474 + index * 26,
      80 + index * 24,
      random.between(-14, 14),
      0.2 - index * 0.02,
    ),
  ).join('');
  const shades = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10;
    const [x, y, r] = [690 - t * 150 + (index % 2) * 60, 540 + t * 200, 12 + t * 22];
    return (
      ellipse(x + r * 0.4, y + r * 1.1, r * 1.2, r * 0.2, light.shade, 'opacity="0.16"') +
      rect(x - 1.5, y, 3, r * 1.1, paint.lit('#8a6a50')) +
      path(
        `M${x - r},${y} A${r},${r * 0.7} 0 0 1 ${x + r},${y} Z`,
        paint.lit(index % 3 ? paint.accent : paint.second),
      )
    );
  }).join('');
  const scene =
    sea(paint, horizon) +
    hills(random, horizon - 10, 14, 1.5, paint.lit('#6f9a96', 0.6), '', horizon + 2) +
    city +
    path(curve, sand) +
    path(foam, '#ffffff', 'opacity="0.65"') +
    path(
      `M700,${horizon + 60} C820,520 1000,580 1200,620 V700 C1000,650 800,560 690,${horizon + 66} Z`,
      mix(sand, light.shade, 0.12),
    ) +
    avenue +
    shades;
  return (
    sky(paint, horizon) +
    (isLeft ? scene : group(scene, `transform="translate(${WIDTH},0) scale(-1,1)"`)) +
    rect(0, HEIGHT - 2, WIDTH, 2, sand) +
    frame(paint, isLeft ? 'left' : 'right', 0.7)
  );
}
