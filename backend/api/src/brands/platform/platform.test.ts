import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFileSchema } from '@tiquete/contracts';
import { findRoot } from '../../lib/findRoot';
import { deleteRows, openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { runBrandCommand } from '../command/runBrandCommand';
import { simulatedProver } from '../hosts/createHostProver';
import { readBrandFiles, seedBrands } from '../seedBrands';
import { publishedNothing } from '../testing/published';

let database: TestDatabase;
let folder: string;
const files = readBrandFiles(join(findRoot(), 'backend/api/brands'));
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'brand-platform-'));
});
beforeEach(async () => {
  await deleteRows(database.db);
  await seedBrands(database.db, files);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const run = async (...args: string[]) => {
  const { exitCode, lines } = await runBrandCommand([...args, '--json'], {
    db: database.db,
    hostProver: simulatedProver,
    senderProver: async () => ({ isProven: true }),
    platformMail: { sender: 'correos@plataforma.test', spf: null },
    merchants: new Set(['andes', 'playa']),
    publishedOf: publishedNothing,
    author: { name: 'ana', at: new Date('2026-11-25T12:00:00Z') },
  });
  return { exitCode, ...JSON.parse(lines.join('')) };
};
const served = async (id: string) => {
  const [row] = await database.db.query<{ file: unknown }>(
    'select file from brands where id = $1',
    [id],
  );
  const { merchant, refund_limit, is_default, tagline } = brandFileSchema.parse(row?.file);
  return { merchant, refund_limit, is_default, tagline };
};

it("has the fields of the platform's own files", async () => {
  expect(await run('platform', 'andes')).toMatchObject({
    platform: { merchant: 'andes', is_default: false },
  });
  expect(await served('tiquete')).toMatchObject({ is_default: true });
});

it('sets a merchant and a limit at once, and leaves drafts and earlier versions unchanged', async () => {
  await run('edit', 'andes', '--set', 'tagline=Otra');
  expect(
    await run('platform', 'andes', '--set', 'merchant=playa', '--set', 'refund_limit=200000'),
  ).toMatchObject({ exitCode: 0 });
  const privateSettings = { merchant: 'playa', refund_limit: 200_000 };
  expect(await served('andes')).toMatchObject(privateSettings);
  await run('publish', 'andes');
  expect(await served('andes')).toMatchObject({ ...privateSettings, tagline: 'Otra' });
  await run('revert', 'andes');
  expect(await served('andes')).toMatchObject(privateSettings);
  await run('platform', 'andes', '--set', 'merchant=null');
  expect((await served('andes')).merchant).toBeUndefined();
});

it('can read a version from before, without its merchant and limit', async () => {
  await database.db.query('alter table brand_versions disable trigger brand_versions_stay');
  await database.db.query(
    `update brand_versions set file = file || '{"merchant": "playa", "refund_limit": 9, "is_default": true}' where brand = 'canario'`,
  );
  await database.db.query('alter table brand_versions enable trigger brand_versions_stay');
  await run('edit', 'canario', '--set', 'tagline=Otra');
  await run('publish', 'canario');
  expect(await run('export', 'canario', '--to', '1')).toMatchObject({
    exitCode: 0,
    file: expect.not.objectContaining({ merchant: 'playa' }),
  });
  expect(await run('revert', 'canario', '--to', '1')).toMatchObject({ exitCode: 0 });
  expect(await served('canario')).toMatchObject({ merchant: undefined, is_default: false });
});

it('copies the refund limit to a copied brand, but neither merchant nor default brand', async () => {
  await run('platform', 'andes', '--set', 'refund_limit=200000');
  await run('create', 'mar', '--copy', 'andes', '--host', 'mar.localhost');
  await run('hosts', 'verify', 'mar', 'mar.localhost');
  expect(await run('publish', 'mar')).toMatchObject({ exitCode: 0 });
  expect(await served('mar')).toMatchObject({
    ...{ merchant: undefined, refund_limit: 200_000, is_default: false },
  });
});

it.each(['merchant', 'refund_limit', 'is_default'])(
  'rejects %s in a draft, a copy and an imported file, and names it',
  async (field) => {
    const value = { merchant: 'playa', refund_limit: 5, is_default: true }[field];
    const set = ['--set', `${field}=${String(value)}`];
    const path = join(folder, 'andes.json');
    const { file } = await run('export', 'andes');
    await writeFile(path, JSON.stringify({ ...file, [field]: value }));
    const before = await served('andes');
    for (const args of [
      ['edit', 'andes', ...set],
      ['create', 'mar', '--copy', 'andes', '--host', 'mar.localhost', ...set],
      ['edit', 'andes', '--file', path],
    ]) {
      const { code, message, problems } = await run(...args);
      expect([code, JSON.stringify([message, problems])]).toEqual([
        'BAD_FILE',
        expect.stringContaining(`${field}`),
      ]);
    }
    expect(await served('andes')).toEqual(before);
  },
);

it('moves the default brand, so that there is always one', async () => {
  expect(await run('platform', 'tiquete', '--set', 'is_default=false')).toMatchObject({
    code: 'DEFAULT_BRAND',
  });
  expect(await run('platform', 'andes', '--set', 'is_default=true')).toMatchObject({ exitCode: 0 });
  expect(await served('andes')).toMatchObject({ is_default: true });
  expect(await served('tiquete')).toMatchObject({ is_default: false });
});

it.each([
  ['merchant=nadie', 'UNKNOWN_MERCHANT'],
  ['refund_limit=-1', 'BAD_FILE'],
  ['name=Otra', 'BAD_FILE'],
])('rejects %s', async (set, code) => {
  expect(await run('platform', 'andes', '--set', set)).toMatchObject({ exitCode: 1, code });
  expect(await run('platform', 'nadie')).toMatchObject({ exitCode: 1, code: 'UNKNOWN_BRAND' });
});
