import { aFile } from '../testing/builders';
import { contrastRows } from './contrastRows';

const fixes = (primary_color: string) =>
  contrastRows(aFile({ primary_color })).filter(({ fix }) => fix !== null);

it('offers nothing where a colour reads', () => {
  expect(fixes('#1f6b4f')).toEqual([]);
});
it('offers a colour that reads where the brand’s does not', () => {
  const found = fixes('#ffcc00');
  expect(found.map(({ kind, path }) => `${kind} ${path}`)).toContain('text primary_color');
  for (const { ratio, ownRatio } of found) {
    expect(ownRatio).toBeLessThan(4.5);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});
it.each(['#ffff00', '#000000', '#ffffff', '#39ff14', '#808080', '#ff00ff'])(
  'has every pair readable with %s',
  (primary_color) => {
    for (const { ratio } of contrastRows(aFile({ primary_color })))
      expect(ratio).toBeGreaterThanOrEqual(4.5);
  },
);
it('counts what is no colour yet as unset', () => {
  expect(contrastRows(aFile({ primary_color: '#12' }))[0]?.own).toBe('#3e6cca');
});
