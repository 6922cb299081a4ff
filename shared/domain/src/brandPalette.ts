/** The four colours of a brand, each #rrggbb. */
export interface BrandColors {
  primary_color: string;
  secondary_color: string;
  gradient_color_start: string;
  gradient_color_end: string;
}
/** Colours with a contrast of at least 4.5:1: every `…Text` on white and on the subtle background, every `…Contrast` on its own colour. */
export interface BrandPalette {
  primary: string;
  primaryContrast: string;
  primaryText: string;
  primarySoft: string;
  secondary: string;
  secondaryContrast: string;
  secondaryText: string;
  secondarySoft: string;
  gradientStart: string;
  gradientEnd: string;
  gradientContrast: string;
}
interface Rgb {
  r: number;
  g: number;
  b: number;
}
const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const INK: Rgb = { r: 17, g: 24, b: 39 };
/** The darkest background of coloured text. */
const SUBTLE: Rgb = { r: 241, g: 244, b: 249 };
/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

function toRgb(hex: string): Rgb {
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return { r: channel(1), g: channel(3), b: channel(5) };
}
function toHex({ r, g, b }: Rgb): string {
  return (
    '#' + [r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  );
}
function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => a + (b - a) * share;
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
function ratio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
/** Contrast of two #rrggbb colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  return ratio(toRgb(a), toRgb(b));
}
/** White or ink, whichever reads better on all the surfaces given. */
function readableOn(...surfaces: Rgb[]): Rgb {
  const worst = (text: Rgb) => Math.min(...surfaces.map((surface) => ratio(text, surface)));
  return worst(WHITE) >= worst(INK) ? WHITE : INK;
}
/** The colour, darkened as far as needed to be readable on white, on the subtle background and on its own soft tint. */
function readableText(color: Rgb): Rgb {
  const soft = mix(color, WHITE, 0.9);
  for (let share = 0; share < 1; share += 0.04) {
    const text = mix(color, INK, share);
    if ([WHITE, SUBTLE, soft].every((surface) => ratio(text, surface) >= READABLE)) return text;
  }
  return INK;
}
/** A background on which white or ink is readable: mid-tones where neither reaches 4.5:1 are darkened. */
function readableSurface(color: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const surface = mix(color, INK, share);
    if (ratio(readableOn(surface), surface) >= READABLE) return surface;
  }
  return INK;
}
/** A gradient behind text: one text colour must be readable on both ends and between them. */
function readableGradient(start: Rgb, end: Rgb): { start: Rgb; end: Rgb; contrast: Rgb } {
  for (let share = 0; share < 1; share += 0.04) {
    const [from, to] = [mix(start, INK, share), mix(end, INK, share)];
    const surfaces = [0, 0.25, 0.5, 0.75, 1].map((point) => mix(from, to, point));
    const contrast = readableOn(...surfaces);
    if (surfaces.every((surface) => ratio(contrast, surface) >= READABLE))
      return { start: from, end: to, contrast };
  }
  return { start: INK, end: INK, contrast: WHITE };
}

/** Computes a readable palette from any legal brand colours. */
export function brandPalette(brand: BrandColors): BrandPalette {
  const primary = readableSurface(toRgb(brand.primary_color));
  const secondary = readableSurface(toRgb(brand.secondary_color));
  const gradient = readableGradient(
    toRgb(brand.gradient_color_start),
    toRgb(brand.gradient_color_end),
  );
  return {
    primary: toHex(primary),
    primaryContrast: toHex(readableOn(primary)),
    primaryText: toHex(readableText(toRgb(brand.primary_color))),
    primarySoft: toHex(mix(toRgb(brand.primary_color), WHITE, 0.9)),
    secondary: toHex(secondary),
    secondaryContrast: toHex(readableOn(secondary)),
    secondaryText: toHex(readableText(toRgb(brand.secondary_color))),
    secondarySoft: toHex(mix(toRgb(brand.secondary_color), WHITE, 0.9)),
    gradientStart: toHex(gradient.start),
    gradientEnd: toHex(gradient.end),
    gradientContrast: toHex(gradient.contrast),
  };
}
/** The palette as the CSS variables that the theme reads. */
export function brandCssVariables(
  palette: BrandPalette,
): Record<`--brand-palette-${string}`, string> {
  return {
    '--brand-palette-primary-main': palette.primary,
    '--brand-palette-primary-contrastText': palette.primaryContrast,
    '--brand-palette-primary-text': palette.primaryText,
    '--brand-palette-primary-soft': palette.primarySoft,
    '--brand-palette-secondary-main': palette.secondary,
    '--brand-palette-secondary-contrastText': palette.secondaryContrast,
    '--brand-palette-secondary-text': palette.secondaryText,
    '--brand-palette-secondary-soft': palette.secondarySoft,
    '--brand-palette-gradient-start': palette.gradientStart,
    '--brand-palette-gradient-end': palette.gradientEnd,
    '--brand-palette-gradient-contrastText': palette.gradientContrast,
  };
}
