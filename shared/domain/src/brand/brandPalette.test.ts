import fc from 'fast-check';
import { brandPalette } from './brandPalette';
import { contrastRatio, READABLE } from '../contrast';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => '#' + value.toString(16).padStart(6, '0'));

it('leaves the default primary colour unchanged, as white is readable on it', () => {
  const palette = brandPalette({
    primary_color: '#3e6cca',
    secondary_color: '#f2a541',
    gradient_color_start: '#3e6cca',
    gradient_color_end: '#6a3eca',
  });
  expect(palette.primary).toBe('#3e6cca');
  expect(palette.primaryContrast).toBe('#ffffff');
});

it('gives readable text for any valid brand colours', () => {
  fc.assert(
    fc.property(color, color, color, color, (primary, secondary, start, end) => {
      const p = brandPalette({
        primary_color: primary,
        secondary_color: secondary,
        gradient_color_start: start,
        gradient_color_end: end,
      });
      const pairs = [
        [p.primaryContrast, p.primary],
        [p.secondaryContrast, p.secondary],
        [p.primaryText, '#ffffff'],
        [p.primaryText, '#f1f4f9'],
        [p.primaryText, p.primarySoft],
        [p.secondaryText, '#ffffff'],
        [p.secondaryText, p.secondarySoft],
        [p.gradientContrast, p.gradientStart],
        [p.gradientContrast, p.gradientEnd],
      ] as const;
      for (const [text, surface] of pairs)
        expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(READABLE);
    }),
    { numRuns: 1000 },
  );
});
