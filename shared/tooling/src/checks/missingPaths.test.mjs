import { missingPaths } from './missingPaths.mjs';

const exists = (path) => path === 'shared/ui/src';
const found = (text) => missingPaths('docs/a.md', text, exists);

it('names a path that does not exist, with its line', () => {
  expect(found('In `shared/ui/src`.\nSee `shared/gone/src`.')).toEqual([
    { name: 'docs/a.md', line: 2, what: 'no file or folder shared/gone/src' },
  ]);
});

it('ignores code, placeholders, other folders and the example product', () => {
  expect(
    found('`npm start`, `remotes/<product>/src`, `bookings/pay`, `remotes/cruises/src`'),
  ).toEqual([]);
});

it('checks the path of a line number', () => {
  expect(found('`shared/gone.ts:12`')).toHaveLength(1);
  expect(found('`shared/ui/src:12`')).toEqual([]);
});
