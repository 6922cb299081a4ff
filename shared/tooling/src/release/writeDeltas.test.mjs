import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { compressFolder } from '../build/publish.mjs';
import { writeDeltas } from './writeDeltas.mjs';

const HEADER_BYTES = 40;
/** Long and without repetition, so that it compresses like code. */
const body = (seed) =>
  Array.from({ length: 200 }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest('hex'),
  ).join(';');
let root;
beforeAll(init);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'deltas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function release(name, files) {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  await compressFolder(folder);
  return folder;
}
const base64 = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

it('writes a delta that gives the new file to a browser with the old one, under the path that the browser requests', async () => {
  const older = await release('hotels_a', { 'c.home.11111111.js': `"hotels_a";${body('home')}` });
  const newer = await release('hotels_b', { 'c.home.22222222.js': `"hotels_b";${body('home')}` });
  await expect(writeDeltas(newer, [older])).resolves.toMatchObject({ files: 1 });
  const old = path.join(older, 'c.home.11111111.js');
  const delta = readFileSync(path.join(newer, 'c.home.22222222.js.dcz', base64(old)));
  expect(delta.subarray(0, HEADER_BYTES).toString('hex')).toBe(
    `5e2a4d1820000000${createHash('sha256').update(readFileSync(old)).digest('hex')}`,
  );
  expect(
    Buffer.from(
      decompressUsingDict(createDCtx(), delta.subarray(HEADER_BYTES), readFileSync(old)),
    ).toString(),
  ).toBe(`"hotels_b";${body('home')}`);
  expect(delta.length).toBeLessThan(150);
});

it('leaves existing files unchanged, and writes nothing the second time', async () => {
  const older = await release('hotels_a', { 'c.home.11111111.js': `"hotels_a";${body('home')}` });
  const newer = await release('hotels_b', {
    'c.home.22222222.js': `"hotels_b";${body('home')}`,
    'release.json': '{}',
  });
  const before = readdirSync(newer);
  const first = await writeDeltas(newer, [older]);
  expect(readdirSync(newer).filter((name) => !name.endsWith('.dcz'))).toEqual(before);
  await expect(writeDeltas(newer, [older])).resolves.toEqual(first);
});

it('writes no delta where it would save little, for a new role, or when the older release is missing', async () => {
  const older = await release('hotels_a', {
    'c.home.11111111.js': body('old'),
    'c.gone.11111111.js': body('home'),
  });
  const newer = await release('hotels_b', {
    'c.home.22222222.js': body('new'),
    'c.come.22222222.js': body('home'),
  });
  await expect(writeDeltas(newer, [older, path.join(root, 'hotels_0'), newer])).resolves.toEqual({
    files: 0,
    bytes: 0,
    brotli: 0,
  });
  expect(readdirSync(newer, { recursive: true }).filter((name) => name.includes('.dcz'))).toEqual(
    [],
  );
});
