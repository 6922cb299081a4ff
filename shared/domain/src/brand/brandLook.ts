import type { Corners, Density, Typeface } from '@tiquete/contracts';

/** A brand's typeface, corners and spacing. Each field may be absent. */
export interface BrandLook {
  typeface?: Typeface;
  corners?: Corners;
  density?: Density;
}
const SYSTEM_FONT =
  "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
/** Fallback fonts, for characters that the brand's typeface lacks and until it has loaded. */
const FALLBACKS: Partial<Record<Typeface, string>> = {
  fraunces: "Georgia, 'Times New Roman', serif",
};
/** Radii of small, medium, large and pill-shaped corners, in pixels. */
const RADII: Record<Corners, readonly [s: number, m: number, l: number, pill: number]> = {
  square: [2, 2, 4, 4],
  soft: [8, 12, 20, 999],
  round: [14, 20, 32, 999],
};
/** Base unit of spacing, in pixels. */
const STEPS: Record<Density, number> = { compact: 3.5, normal: 4, airy: 4.5 };

/** Family name of a typeface in style sheets. No font of the device has it. */
export const familyOf = (typeface: Typeface): string => `brand-${typeface}`;
/** The look as the CSS variables that the theme reads. */
export function lookCssVariables({
  typeface,
  corners = 'soft',
  density = 'normal',
}: BrandLook): Record<`--brand-${string}`, string> {
  const [s, m, l, pill] = RADII[corners];
  return {
    '--brand-radius-s': `${s}px`,
    '--brand-radius-m': `${m}px`,
    '--brand-radius-l': `${l}px`,
    '--brand-radius-pill': `${pill}px`,
    '--brand-space': `${STEPS[density]}px`,
    '--brand-font': typeface
      ? `${familyOf(typeface)}, ${FALLBACKS[typeface] ?? SYSTEM_FONT}`
      : SYSTEM_FONT,
  };
}
