import type { Random } from '@tiquete/sandbox/random';
import { HEIGHT, WIDTH } from './paint';

const n = (value: number) => Math.round(value * 10) / 10;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${extra}/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`;
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;
export const polygon = (points: [number, number][], fill: string, extra = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${extra}/>`;
export const group = (content: string, attributes: string): string =>
  `<g ${attributes}>${content}</g>`;
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" ${extra}/>`;

/** Stops from top to bottom, evenly spread. */
export const gradient = (id: string, colors: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors.map((color, index) => `<stop offset="${n((index / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`).join('')}</linearGradient>`;
export const glow = (id: string, color: string, strength: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${n(strength * 3) / 10}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** A soft line of hills closed at the bottom; `y` is its mean height. */
export function hills(
  random: Random,
  y: number,
  swing: number,
  waves: number,
  fill: string,
  extra = '',
  bottom = HEIGHT,
): string {
  const phases = [random.next() * 6.28, random.next() * 6.28, random.next() * 6.28];
  const at = (x: number) => {
    const t = (x / WIDTH) * Math.PI * 2 * waves;
    return (
      y +
      swing *
        (0.6 * Math.sin(t + (phases[0] ?? 0)) +
          0.3 * Math.sin(t * 2.1 + (phases[1] ?? 0)) +
          0.1 * Math.sin(t * 4.3 + (phases[2] ?? 0)))
    );
  };
  const points = Array.from(
    { length: 49 },
    (_, index) => `${n((index / 48) * WIDTH)},${n(at((index / 48) * WIDTH))}`,
  );
  return path(`M0,${bottom} L${points.join(' L')} L${WIDTH},${bottom} Z`, fill, extra);
}
