import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { noteShell, readLiveShell } from './liveShell';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const anOffer = (release: string) => ({
  release,
  contract: '1.0.0',
  shared: { react: '19.3.1' },
  slices: ['config'],
});
const read = async (assetsDir: string) =>
  (await readLiveShell(database.db, assetsDir))?.release ?? null;

it('is the shell of the builds here or, where there are none, of the replica that started last', async () => {
  const assetsDir = await mkdtemp(join(tmpdir(), 'assets-'));
  expect(await read(assetsDir)).toBeNull();
  for (const release of ['shell_11', 'shell_22', 'shell_11'])
    await noteShell(database.db, anOffer(release));
  expect(await read(assetsDir)).toBe('shell_11');
  await mkdir(join(assetsDir, 'shell'));
  // Built before shells said what they offer.
  await writeFile(join(assetsDir, 'shell/shell.json'), JSON.stringify({ release: 'shell_00' }));
  expect(await read(assetsDir)).toBe('shell_11');
  await writeFile(join(assetsDir, 'shell/shell.json'), JSON.stringify(anOffer('shell_33')));
  expect(await read(assetsDir)).toBe('shell_33');
});
