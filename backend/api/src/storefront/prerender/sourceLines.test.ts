import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSourceLines } from './sourceLines';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'lines-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Line 2, column 5 of the file is line 12, column 3 of the source. */
const MAP = { version: 3, sources: ['remotes/hotels/src/Page.tsx'], names: [], mappings: ';IAWE' };
const stackOf = (file: string) =>
  `ReferenceError: x\n    at Page (${file}:2:5)\n    at other.js:1:2`;

it('names the line of the source where a source map is beside the file', async () => {
  const file = join(folder, 'prerender.0a1b.cjs');
  await writeFile(`${file}.map`, JSON.stringify(MAP));
  expect(withSourceLines(stackOf(file))).toBe(
    stackOf('x').replace('x:2:5', 'remotes/hotels/src/Page.tsx:12:3'),
  );
});

it('leaves out lines about packages', async () => {
  const file = join(folder, 'prerender.0a1b.cjs');
  const sources = ['node_modules/react-dom/server.js'];
  await writeFile(`${file}.map`, JSON.stringify({ ...MAP, sources }));
  expect(withSourceLines(stackOf(file))).toBe('ReferenceError: x\n    at other.js:1:2');
});

it.each([
  ['without a source map', async () => undefined],
  ['beside an unreadable one', (map: string) => writeFile(map, 'no JSON')],
  ['beside one of another kind', (map: string) => writeFile(map, '{}')],
])('leaves the line of the file %s', async (_, write) => {
  const file = join(folder, 'prerender.0a1b.cjs');
  await write(`${file}.map`);
  expect(withSourceLines(stackOf(file))).toBe(stackOf(file));
});
