import { lookCssVariables } from './brandLook';

it('has the default look without any field', () => {
  expect(lookCssVariables({})).toMatchObject({
    '--brand-radius-s': '8px',
    '--brand-radius-m': '12px',
    '--brand-radius-l': '20px',
    '--brand-space': '4px',
    '--brand-font': expect.stringMatching(/^ui-sans-serif/) as string,
  });
});
it("uses the chosen typeface, and the device's font until it has loaded", () => {
  expect(lookCssVariables({ typeface: 'nunito' })['--brand-font']).toMatch(
    /^brand-nunito, ui-sans-serif/,
  );
  expect(lookCssVariables({ typeface: 'fraunces' })['--brand-font']).toMatch(
    /^brand-fraunces, Georgia/,
  );
});
it('has smaller corners and spacing where the brand chooses them', () => {
  const [square, round] = [{ corners: 'square' }, { corners: 'round' }] as const;
  const radius = (look: Parameters<typeof lookCssVariables>[0]) =>
    parseInt(lookCssVariables(look)['--brand-radius-m'] ?? '');
  expect(radius(square)).toBeLessThan(radius({}));
  expect(radius(round)).toBeGreaterThan(radius({}));
  expect(lookCssVariables({ density: 'compact' })['--brand-space']).toBe('3.5px');
});
