import { mix } from './color';
import { WIDTH, type Paint } from './paint';
import { circle, glow, gradient, group, rect } from './svg';

/** Flat clouds of rounded bars, as in a poster. */
function cloud({ random, light }: Paint, x: number, y: number, size: number): string {
  const color = mix(light.sky[3], '#ffffff', light.lamps > 0.5 ? 0.08 : 0.55);
  return Array.from({ length: random.int(2, 4) }, (_, index) => {
    const w = size * random.between(0.55, 1.25);
    const h = size * 0.12;
    return rect(
      x + random.between(-0.3, 0.3) * size - w / 2,
      y - index * h * 0.86,
      w,
      h,
      color,
      `rx="${Math.round(h / 2)}"`,
    );
  }).join('');
}
const stars = ({ random, light }: Paint, horizon: number) =>
  light.name !== 'night'
    ? ''
    : Array.from({ length: 70 }, () =>
        circle(
          random.between(0, WIDTH),
          random.between(0, horizon * 0.85),
          random.between(0.7, 2.1),
          '#ffffff',
          `opacity="${random.between(0.3, 0.9).toFixed(2)}"`,
        ),
      ).join('');

/** Sky down to the horizon with its sun or moon and clouds. */
export function sky(paint: Paint, horizon: number): string {
  const { random, light } = paint;
  const x = WIDTH * random.pick([0.22, 0.3, 0.68, 0.76]);
  const y = horizon - horizon * light.height * random.between(0.85, 1);
  const size = light.name === 'night' ? 34 : random.between(42, 64);
  const clouds = Array.from({ length: light.name === 'night' ? 2 : random.int(3, 5) }, () =>
    cloud(
      paint,
      random.between(40, WIDTH - 40),
      random.between(horizon * 0.12, horizon * 0.72),
      random.between(120, 270),
    ),
  ).join('');
  return (
    `<defs>${gradient('sky', light.sky)}${glow('sun', light.sun, 0.85)}${glow('lamp', '#ffd48a', 0.6)}</defs>` +
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)') +
    stars(paint, horizon) +
    circle(x, y, size * 4.6, 'url(#sun)') +
    circle(x, y, size, light.sun) +
    group(clouds, `opacity="${light.lamps > 0.5 ? 0.35 : 0.6}"`)
  );
}
