import { mix } from '../color';
import { HEIGHT, WIDTH, type Paint } from '../paint';
import { polygon } from '../svg';

/** A faceted range: every peak has a bright and a shaded side, and optional snow. */
export function range(
  paint: Paint,
  base: number,
  height: number,
  color: string,
  depth: number,
  hasSnow = false,
): string {
  const { random, light } = paint;
  const body = paint.lit(color, depth);
  const shade = mix(body, light.shade, 0.24);
  const snow = mix('#ffffff', light.haze, 0.25 + depth * 0.3);
  let x = -140;
  let out = '';
  while (x < WIDTH + 140) {
    const w = random.between(240, 420);
    const peak: [number, number] = [
      x + w * random.between(0.42, 0.6),
      base - height * random.between(0.55, 1),
    ];
    const fold: [number, number] = [peak[0] + w * 0.1, base - height * 0.16];
    out +=
      polygon([[x - 60, base], peak, [x + w + 60, base]], body) +
      polygon(
        [
          peak,
          [x + w + 60, base],
          [peak[0] - w * 0.02, base],
          fold,
          [peak[0] - w * 0.05, peak[1] + (base - peak[1]) * 0.4],
        ],
        shade,
      );
    if (hasSnow) {
      const drop = (base - peak[1]) * 0.26;
      out += polygon(
        [
          peak,
          [peak[0] + drop * 0.8, peak[1] + drop],
          [peak[0] + drop * 0.2, peak[1] + drop * 0.72],
          [peak[0] - drop * 0.15, peak[1] + drop * 1.1],
          [peak[0] - drop * 0.62, peak[1] + drop * 0.84],
        ],
        snow,
      );
    }
    x += w * random.between(0.5, 0.78);
  }
  return (
    out +
    polygon(
      [
        [0, base - 2],
        [WIDTH, base - 2],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      mix(body, light.haze, 0.35),
    )
  );
}
