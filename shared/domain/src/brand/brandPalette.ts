import { READABLE, VISIBLE, mix, ratio, toHex, toRgb, type Rgb } from '../contrast';
import { NEUTRAL_PALETTE } from '../neutralPalette';

/** The four colours of a brand, each #rrggbb. */
export interface BrandColors {
  primary_color: string;
  secondary_color: string;
  gradient_color_start: string;
  gradient_color_end: string;
}
/**
 * Palette with WCAG 2.2 AA contrast for any brand colours. Each `…Text` is readable on the neutral surfaces and on its own
 * soft tint, each `…Contrast` on its own colour, and `primaryEdge` is visible on the neutral surfaces.
 */
export interface BrandPalette {
  primary: string;
  primaryContrast: string;
  /** Primary colour of a control under the pointer. */
  primaryHover: string;
  /** Lines and icons in the primary colour, and borders of primary surfaces. */
  primaryEdge: string;
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
const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const INK: Rgb = { r: 17, g: 24, b: 39 };
/** Background of documents and e-mails. */
const PRINTED_GROUND = '#f1f4f9';
const GROUNDS = [
  NEUTRAL_PALETTE['background-paper'],
  NEUTRAL_PALETTE['background-default'],
  NEUTRAL_PALETTE['background-subtle'],
].map(toRgb);
const TINTED = [
  NEUTRAL_PALETTE['success-soft'],
  NEUTRAL_PALETTE['warning-soft'],
  NEUTRAL_PALETTE['error-soft'],
  PRINTED_GROUND,
].map(toRgb);
/** Contrast below which two surfaces look the same. */
const NOTICED = 1.15;
/** Points at which a gradient is measured, because it can be darker between its ends than at both. */
const POINTS = Array.from({ length: 11 }, (_, index) => index / 10);

/** White or ink, the one with more contrast on all the surfaces. */
function readableOn(...surfaces: Rgb[]): Rgb {
  const worst = (text: Rgb) => Math.min(...surfaces.map((surface) => ratio(text, surface)));
  return worst(WHITE) >= worst(INK) ? WHITE : INK;
}
const softOf = (color: Rgb) => mix(color, WHITE, 0.9);
/** The colour, darkened until it has the given contrast on all the surfaces. */
function darkened(color: Rgb, contrast: number, surfaces: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const text = mix(color, INK, share);
    if (surfaces.every((surface) => ratio(text, surface) >= contrast)) return text;
  }
  return INK;
}
const readableText = (color: Rgb) =>
  darkened(color, READABLE, [...GROUNDS, ...TINTED, softOf(color)]);
/** A background on which white or ink has a contrast of 4.5:1. Mid-tones are darkened for that. */
function readableSurface(color: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const surface = mix(color, INK, share);
    if (ratio(readableOn(surface), surface) >= READABLE) return surface;
  }
  return INK;
}
/**
 * Hover colour: further from the text's colour if the difference is visible, else closer to it. Near white and near black
 * only the latter is possible.
 */
function hoverOf(surface: Rgb): Rgb {
  const text = readableOn(surface);
  const away = text === WHITE ? INK : WHITE;
  const shades = [mix(surface, away, 0.16), mix(surface, text, 0.16)];
  const isSeen = (shade: Rgb) => ratio(shade, surface) >= NOTICED && ratio(text, shade) >= READABLE;
  return shades.find(isSeen) ?? surface;
}
/** A gradient on which one text colour is readable from end to end. */
function readableGradient(start: Rgb, end: Rgb): { start: Rgb; end: Rgb; contrast: Rgb } {
  for (let share = 0; share < 1; share += 0.04) {
    const [from, to] = [mix(start, INK, share), mix(end, INK, share)];
    const surfaces = POINTS.map((point) => mix(from, to, point));
    const contrast = readableOn(...surfaces);
    if (surfaces.every((surface) => ratio(contrast, surface) >= READABLE))
      return { start: from, end: to, contrast };
  }
  return { start: INK, end: INK, contrast: WHITE };
}

/** Computes a readable palette from any valid brand colours. */
export function brandPalette(brand: BrandColors): BrandPalette {
  const primaryColor = toRgb(brand.primary_color);
  const secondaryColor = toRgb(brand.secondary_color);
  const primary = readableSurface(primaryColor);
  const secondary = readableSurface(secondaryColor);
  const gradient = readableGradient(
    toRgb(brand.gradient_color_start),
    toRgb(brand.gradient_color_end),
  );
  return {
    primary: toHex(primary),
    primaryContrast: toHex(readableOn(primary)),
    primaryHover: toHex(hoverOf(primary)),
    primaryEdge: toHex(darkened(primary, VISIBLE, GROUNDS)),
    primaryText: toHex(readableText(primaryColor)),
    primarySoft: toHex(softOf(primaryColor)),
    secondary: toHex(secondary),
    secondaryContrast: toHex(readableOn(secondary)),
    secondaryText: toHex(readableText(secondaryColor)),
    secondarySoft: toHex(softOf(secondaryColor)),
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
    '--brand-palette-primary-hover': palette.primaryHover,
    '--brand-palette-primary-edge': palette.primaryEdge,
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
