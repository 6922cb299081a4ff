import { aFile } from '../testing/builders';
import { contrastRows } from './contrastRows';

const fixes = (primary_color: string) =>
  contrastRows(aFile({ primary_color })).filter(({ fix }) => fix !== null);

it('suggests nothing where a colour is readable', () => {
  expect(fixes('#1f6b4f')).toEqual([]);
});
it('suggests a readable colour where the brand’s is not readable', () => {
  const found = fixes('#ffcc00');
  expect(found.map(({ kind, path }) => `${kind} ${path}`)).toContain('text primary_color');
  for (const { ratio, ownRatio } of found) {
    expect(ownRatio).toBeLessThan(4.5);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});
it.each(['#ffff00', '#000000', '#ffffff', '#39ff14', '#808080', '#ff00ff'])(
  'makes every pair readable with %s',
  (primary_color) => {
    for (const { ratio } of contrastRows(aFile({ primary_color })))
      expect(ratio).toBeGreaterThanOrEqual(4.5);
  },
);
it('treats an incomplete colour as unset', () => {
  expect(contrastRows(aFile({ primary_color: '#12' }))[0]?.own).toBe('#3e6cca');
});
