import { fullFolders } from './fullFolders.mjs';

const named = (folder, count, end) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.${end}`);

it('names folders of more than 25 source files, tests among them', () =>
  expect(
    fullFolders([
      ...named('shell/src', 25, 'ts'),
      ...named('e2e/specs', 20, 'spec.ts'),
      ...named('e2e/specs', 6, 'tsx'),
    ]),
  ).toEqual(['e2e/specs: 26 files, 25 at most: split it by subject']));

it('counts neither data nor files in subfolders', () =>
  expect(
    fullFolders([
      ...named('backend/api/migrations', 30, 'sql'),
      ...named('backend/demo', 30, 'json'),
      ...named('shared/ui/src', 20, 'ts'),
      ...named('shared/ui/src/form', 20, 'ts'),
    ]),
  ).toEqual([]));
