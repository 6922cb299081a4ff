import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { frame, palm, tree } from '../plants';
import { sky } from '../sky';
import { ellipse, group, hills, line, path } from '../svg';
import { sea } from './beach';
import { cabin } from './jungle';

/** A hammock hung between two points. */
function hammock(paint: Paint, x1: number, x2: number, y: number): string {
  const cloth = paint.lit(paint.accent);
  const [a, b] = [x1 + 46, x2 - 46];
  const mid = (a + b) / 2;
  const rope = mix(paint.light.shade, '#ffffff', 0.35);
  return (
    line(`M${x1},${y - 10} L${a},${y + 22}`, rope, 3) +
    line(`M${x2},${y - 10} L${b},${y + 22}`, rope, 3) +
    path(
      `M${a},${y + 20} Q${mid},${y + 96} ${b},${y + 20} Q${mid},${y + 150} ${a},${y + 20} Z`,
      cloth,
    ) +
    path(
      `M${a},${y + 20} Q${mid},${y + 96} ${b},${y + 20} Q${mid},${y + 112} ${a},${y + 20} Z`,
      mix(cloth, '#ffffff', 0.28),
    ) +
    ellipse(mid, y + 196, 150, 10, paint.light.shade, 'opacity="0.14"')
  );
}
/** A quiet beach with cabins under the palms and green hills behind. */
export function cove(paint: Paint): string {
  const { random, light } = paint;
  const horizon = 420;
  const isLeft = random.next() < 0.5;
  const hillside = Array.from({ length: 15 }, (_, index) =>
    tree(
      paint,
      index * 46 - 20,
      470 + index * 2,
      random.between(90, 150) - index * 3,
      0.16,
      random.pick(['#3f8a5c', '#2f7a57', '#5a9a58']),
    ),
  ).join('');
  const huts = [0, 1, 2]
    .map((index) =>
      cabin(paint, 120 + index * 190, 540 + index * 22, 150 + index * 18, 0.08 - index * 0.03),
    )
    .join('');
  const sand = paint.lit('#f3dfb6');
  const scene =
    sea(paint, horizon) +
    path(
      `M0,250 C160,270 330,330 470,392 S640,420 700,${horizon + 4} H0 Z`,
      paint.lit('#4f8f72', 0.4),
    ) +
    path(`M0,340 C140,336 320,380 440,410 S560,430 600,470 H0 Z`, paint.lit('#4a8a62', 0.2)) +
    hillside +
    path(
      `M0,520 C240,500 480,520 640,560 S900,640 1200,690 V${HEIGHT} H0 Z`,
      '#ffffff',
      'opacity="0.7"',
    ) +
    path(`M0,532 C240,514 460,534 620,576 S880,660 1200,716 V${HEIGHT} H0 Z`, sand) +
    huts +
    palm(paint, 70, 640, 330, 60) +
    palm(paint, 560, 640, 300, 70) +
    path(`M0,700 C300,676 700,720 1200,770 V${HEIGHT} H0 Z`, mix(sand, light.shade, 0.05)) +
    palm(paint, 700, 770, 470, -60) +
    palm(paint, 1090, 800, 520, 40) +
    hammock(paint, 694, 1094, 620);
  return (
    sky(paint, horizon) +
    hills(random, horizon - 14, 10, 1.2, paint.lit('#7fa6a6', 0.6), '', horizon + 2) +
    (isLeft ? scene : group(scene, `transform="translate(${WIDTH},0) scale(-1,1)"`)) +
    frame(paint, isLeft ? 'left' : 'right', 0.8)
  );
}
