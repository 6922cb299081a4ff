/** A colour with three channels, whole numbers from 0 to 255. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}
/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for controls and meaningful graphics. */
export const READABLE = 4.5;
export const VISIBLE = 3;

export function toRgb(hex: string): Rgb {
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return { r: channel(1), g: channel(3), b: channel(5) };
}
export function toHex({ r, g, b }: Rgb): string {
  return '#' + [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
/** Rounded, so that the measured colour equals the displayed one. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b) };
}

/** Relative luminance by WCAG 2.2. */
function luminance({ r, g, b }: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
export function ratio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
/** Contrast of two #rrggbb colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  return ratio(toRgb(a), toRgb(b));
}
