import type { Corners, Density, Typeface } from '@tiquete/contracts';

/** What a brand chooses beside its colours; each field may be absent. */
export interface BrandLook {
  typeface?: Typeface;
  corners?: Corners;
  density?: Density;
}
const SYSTEM_FONT =
  "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
/** What draws a character that the brand's typeface lacks, and everything until it is there. */
const FALLBACKS: Partial<Record<Typeface, string>> = {
  fraunces: "Georgia, 'Times New Roman', serif",
};
/** Pixels of small, middle and large corners, and of what is round at its ends. */
const RADII: Record<Corners, readonly [s: number, m: number, l: number, pill: number]> = {
  square: [2, 2, 4, 4],
  soft: [8, 12, 20, 999],
  round: [14, 20, 32, 999],
};
/** Pixels of a step of room. */
const STEPS: Record<Density, number> = { compact: 3.5, normal: 4, airy: 4.5 };

/** Name of a typeface's family in style sheets; no font of the device has it. */
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
