/** All colours are `#rrggbb`. */
const channel = (hex: string, offset: number) => parseInt(hex.slice(offset, offset + 2), 16);
const channels = (hex: string): [number, number, number] => [
  channel(hex, 1),
  channel(hex, 3),
  channel(hex, 5),
];
const toHex = (parts: number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours: `amount` 0 is all `a`, 1 all `b`. */
export function mix(a: string, b: string, amount: number): string {
  const [r, g, bl] = channels(a);
  const [r2, g2, b2] = channels(b);
  return toHex([r + (r2 - r) * amount, g + (g2 - g) * amount, bl + (b2 - bl) * amount]);
}
/** Multiplies two colours, as tinted light does on an object. */
export function multiply(a: string, b: string): string {
  const left = channels(a);
  return toHex(channels(b).map((part, index) => (part * (left[index] ?? 0)) / 255));
}
