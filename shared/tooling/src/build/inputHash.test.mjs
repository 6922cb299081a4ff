import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputHash } from './inputHash.mjs';

let folder;
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const hash = () => inputHash(folder, ['src', 'lock.yaml']);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tiquete-hash-'));
  write('src/remote.ts', 'one');
  write('lock.yaml', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is ten hex digits, equal for equal files', () => {
  expect(hash()).toMatch(/^[0-9a-f]{10}$/);
  expect(hash()).toBe(hash());
});

it.each([
  ['the text of a file', () => write('src/remote.ts', 'two')],
  ['a new file', () => write('src/deep/new.ts', '')],
  [
    'a name',
    () => renameSync(path.join(folder, 'src/remote.ts'), path.join(folder, 'src/other.ts')),
  ],
  ['the lockfile', () => write('lock.yaml', 'other')],
])('changes with %s', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('stays the same when only tests, builders or generated folders change', () => {
  const before = hash();
  write('src/remote.test.ts', 'a test');
  write('src/testing/builders.ts', 'a builder');
  write('src/node_modules/x/index.js', 'a package');
  write('src/dist/x.js', 'a build');
  expect(hash()).toBe(before);
});

it('ignores a missing input', () => {
  expect(inputHash(folder, ['src', 'absent'])).toBe(inputHash(folder, ['src']));
});
