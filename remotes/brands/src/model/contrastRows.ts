import type { BrandDraft, DEFAULT_PRIMARY_COLOR } from '@tiquete/contracts';
import { brandPalette, contrastRatio, READABLE } from '@tiquete/platform';
import { isColor } from './textRules';

/** Colour of brands without one. The type comes from the contracts, because a remote imports only types from there. */
const DEFAULT_PRIMARY: typeof DEFAULT_PRIMARY_COLOR = '#3e6cca';

/** A pair of text and background on the pages, and the contrast of the brand's own colour in it. */
export interface ContrastRow {
  kind: 'text' | 'surface' | 'gradient';
  /** Path of the colour in the brand's file. */
  path: keyof BrandDraft;
  /** The brand's own colour. */
  own: string;
  ownRatio: number;
  text: string;
  ground: string;
  ratio: number;
  /** Colour that pages use instead of the brand's; null if the brand's is readable. */
  fix: string | null;
}
/** All pairs of text and background of a brand. Incomplete colours count as unset. */
export function contrastRows(file: BrandDraft): ContrastRow[] {
  const primary_color = isColor(file.primary_color) ? file.primary_color : DEFAULT_PRIMARY;
  const orPrimary = (color: string | undefined) => (isColor(color) ? color : primary_color);
  const colors = {
    primary_color,
    secondary_color: orPrimary(file.secondary_color),
    gradient_color_start: orPrimary(file.gradient_color_start),
    gradient_color_end: orPrimary(file.gradient_color_end),
  };
  const palette = brandPalette(colors);
  const link = (path: 'primary_color' | 'secondary_color', text: string): ContrastRow =>
    toRow({ kind: 'text', path, own: colors[path], used: text, text, ground: '#ffffff' });
  const surface = (
    path: 'primary_color' | 'secondary_color',
    ground: string,
    text: string,
  ): ContrastRow => toRow({ kind: 'surface', path, own: colors[path], used: ground, text, ground });
  const gradient = (path: 'gradient_color_start' | 'gradient_color_end', ground: string) =>
    toRow({
      kind: 'gradient',
      path,
      own: colors[path],
      used: ground,
      text: palette.gradientContrast,
      ground,
    });
  return [
    link('primary_color', palette.primaryText),
    surface('primary_color', palette.primary, palette.primaryContrast),
    link('secondary_color', palette.secondaryText),
    surface('secondary_color', palette.secondary, palette.secondaryContrast),
    gradient('gradient_color_start', palette.gradientStart),
    gradient('gradient_color_end', palette.gradientEnd),
  ];
}

type Pair = Pick<ContrastRow, 'kind' | 'path' | 'own' | 'text' | 'ground'> & { used: string };
function toRow({ used, ...pair }: Pair): ContrastRow {
  const { kind, own, text, ground } = pair;
  const ownRatio = kind === 'text' ? contrastRatio(own, ground) : contrastRatio(text, own);
  const isChanged = used.toLowerCase() !== own.toLowerCase();
  return {
    ...pair,
    ownRatio,
    ratio: contrastRatio(text, ground),
    fix: isChanged && ownRatio < READABLE ? used : null,
  };
}
