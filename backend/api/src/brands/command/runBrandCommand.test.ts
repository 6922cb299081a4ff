import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandDraftSchema } from '@tiquete/contracts';
import { findRoot } from '../../lib/findRoot';
import { deleteRows, openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { simulatedProver } from '../hosts/createHostProver';
import { readBrandFiles, seedBrands } from '../seedBrands';
import { nightsSchema } from '../testing/published';
import { runBrandCommand } from './runBrandCommand';

const hotelSettings = { remote: 'hotels', product: 'HOTEL', schema: nightsSchema(14) };
let database: TestDatabase;
let folder: string;
/** Brand files without settings, because the releases of this suite have their own. */
const files = readBrandFiles(join(findRoot(), 'backend/api/brands')).map((file) => ({
  ...file,
  settings: undefined,
}));
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
});
beforeEach(async () => {
  await deleteRows(database.db);
  await seedBrands(database.db, files);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

let second = 0;
const run = (...args: string[]) =>
  runBrandCommand(args, {
    db: database.db,
    hostProver: simulatedProver,
    senderProver: async () => ({ isProven: true }),
    platformMail: { sender: 'correos@plataforma.test', spf: null },
    merchants: null,
    publishedOf: async () => ({ settings: [hotelSettings], products: [] }),
    author: { name: 'ana', at: new Date(Date.UTC(2026, 10, 25, 12, 0, (second += 1))) },
  });
/** Exit code and JSON of a command. */
const requested = async (...args: string[]) => {
  const { exitCode, lines } = await run(...args, '--json');
  return { exitCode, ...JSON.parse(lines.join('')) };
};
const served = async (host: string) => {
  const [row] = await database.db.query<{ id: string; name: string }>(
    "select id, file ->> 'name' as name from brands where hosts @> array[$1]",
    [host],
  );
  return row ?? null;
};
const create = (...more: string[]) =>
  run('create', 'mar', '--copy', 'andes', '--host', 'mar.localhost', ...more);

it('creates a brand in three commands: an unpublished copy, the proof of its host, and its publication', async () => {
  expect(await create('--set', 'name=Mar y Sol', '--set', 'primary_color=#ffcc00')).toEqual({
    exitCode: 0,
    lines: ['mar: draft 1 for mar.localhost'],
    isJson: false,
  });
  expect(await served('mar.localhost')).toBeNull();
  expect((await run('list')).lines).toContainEqual(
    expect.stringMatching(/^mar +Mar y Sol +mar\.localhost +not published, draft 1$/),
  );
  expect(await requested('publish', 'mar')).toMatchObject({ exitCode: 1, code: 'HOST_UNVERIFIED' });
  expect((await run('hosts', 'verify', 'mar', 'mar.localhost')).lines).toEqual([
    'mar: mar.localhost is its own',
  ]);
  expect(await run('publish', 'mar', '--note', 'abre hoy')).toMatchObject({ exitCode: 0 });
  expect(await served('mar.localhost')).toEqual({ id: 'mar', name: 'Mar y Sol' });
  const { versions } = await requested('history', 'mar');
  expect(versions).toMatchObject([{ number: 1, publishedBy: 'ana', note: 'abre hoy' }]);
});

it('edits a draft without changing the published version, shows the differences, and reverts', async () => {
  const edit = await run(
    'edit',
    'andes',
    '--set',
    'name=Andes',
    '--set',
    'whatsapp="573000000009"',
  );
  expect(edit.lines).toEqual([
    'andes: draft 2, saved once',
    '  name: "Andes & Mar" -> "Andes"',
    '  whatsapp: "573000000001" -> "573000000009"',
  ]);
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes & Mar' });
  await run('edit', 'andes', '--set', 'phones.0.label=Cali', '--set', 'whatsapp="573000000001"');
  expect((await run('compare', 'andes')).lines).toEqual([
    'andes: 1 -> 2',
    '  name: "Andes & Mar" -> "Andes"',
    '  phones: [{"label":"Medellín","number":"+57 604 000 0000"}] -> [{"label":"Cali","number":"+57 604 000 0000"}]',
  ]);
  await run('publish', 'andes');
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes' });
  expect((await run('revert', 'andes')).lines).toEqual(['andes: version 3 is version 1 again']);
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes & Mar' });
  // The restored version is the first one.
  expect(await requested('revert', 'andes')).toMatchObject({
    exitCode: 1,
    code: 'UNKNOWN_VERSION',
  });
  expect(await run('revert', 'andes', '--to', '2')).toMatchObject({ exitCode: 0 });
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes' });
});

it.each(files)('exports the file of $id as it was imported, and imports it again', async (seed) => {
  const file = brandDraftSchema.parse(seed);
  const path = join(folder, 'brand.json');
  expect(await run('export', file.id, path)).toMatchObject({ exitCode: 0 });
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(file);
  expect(await requested('edit', file.id, '--file', path)).toMatchObject({
    code: 'NOTHING_CHANGED',
  });
  await writeFile(path, JSON.stringify({ ...file, tagline: 'Otra' }));
  expect(await requested('edit', file.id, '--file', path)).toMatchObject({
    exitCode: 0,
    differences: [{ field: 'tagline', after: 'Otra' }],
  });
});

it('names the mistakes of a file, and changes nothing', async () => {
  const path = join(folder, 'andes.json');
  const [andes] = files.filter(({ id }) => id === 'andes');
  const { is_default: _, merchant: __, ...draft } = andes!;
  const wrong = { ...draft, primary_color: 'green', host: 'x' };
  await writeFile(path, JSON.stringify(wrong, null, 2));
  const { exitCode, lines } = await run('edit', 'andes', '--file', path);
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toMatch(/andes\.json:4:3 primary_color: /);
  expect(lines.join('\n')).toMatch(/andes\.json:\d+:3 host: is not a field of the format/);
  expect(await requested('compare', 'andes')).toMatchObject({ differences: [] });
});

it.each([
  ['a host of another brand', ['edit', 'andes', '--set', 'hosts=["localhost"]'], 'HOST_TAKEN'],
  ['a default brand by a draft', ['edit', 'andes', '--set', 'is_default=true'], 'BAD_FILE'],
  ['a merchant by a draft', ['edit', 'andes', '--set', 'merchant=playa'], 'BAD_FILE'],
  ['a control character', ['edit', 'andes', '--set', 'name="An\\u0007des"'], 'BAD_FILE'],
  ['another id', ['edit', 'andes', '--set', 'id=tiquete'], 'BAD_FILE'],
  ['a colour that is none', ['edit', 'andes', '--set', 'primary_color=red'], 'BAD_FILE'],
  ['a field that does not exist', ['edit', 'andes', '--set', 'nome=Andes'], 'BAD_FILE'],
  ['a brand that does not exist', ['edit', 'nadie', '--set', 'name=x'], 'UNKNOWN_BRAND'],
  ['nothing to publish', ['publish', 'andes'], 'NO_DRAFT'],
  ['nothing to throw away', ['discard', 'andes'], 'NO_DRAFT'],
  ['nothing before', ['revert', 'andes'], 'UNKNOWN_VERSION'],
  [
    'a brand that is there',
    ['create', 'andes', '--copy', 'tiquete', '--host', 'a.localhost'],
    'KNOWN_BRAND',
  ],
])('rejects %s', async (_, args, code) => {
  const before = await database.db.query('select * from brands order by id');
  expect(await requested(...args)).toMatchObject({ exitCode: 1, ok: false, code });
  expect(await database.db.query('select * from brands order by id')).toEqual(before);
});

it('gives a host to the first of two drafts that proves it, even if the other claimed it earlier', async () => {
  const verify = (brand: string) => requested('hosts', 'verify', brand, 'mar.localhost');
  const sol = ['create', 'sol', '--copy', 'andes', '--host', 'mar.localhost'];
  await create();
  expect(await run(...sol)).toMatchObject({ exitCode: 0 });
  expect(await verify('sol')).toMatchObject({ exitCode: 0, host: { state: 'verified' } });
  expect(await verify('mar')).toMatchObject({ exitCode: 1, code: 'HOST_TAKEN' });
  expect(await requested('publish', 'mar')).toMatchObject({
    code: 'HOST_TAKEN',
    message: 'mar.localhost belongs to the brand "sol".',
  });
  // Another brand may prove a host that this one no longer names.
  await run('hosts', 'add', 'sol', 'sol.localhost');
  await run('hosts', 'remove', 'sol', 'mar.localhost');
  expect(await verify('mar')).toMatchObject({ exitCode: 0 });
  expect(await run('publish', 'mar')).toMatchObject({ exitCode: 0 });
  expect(await served('mar.localhost')).toMatchObject({ id: 'mar' });
  expect(await requested(...sol.with(1, 'luna'))).toMatchObject({ code: 'HOST_TAKEN' });
});

it('explains how to prove a host, what was found in place of the proof, and removes the host', async () => {
  const added = await run('hosts', 'add', 'andes', 'sin-prueba.example');
  expect(added.lines.join('\n')).toMatch(
    /sin-prueba\.example\s+pending[^]+TXT _tiquete-challenge\.sin-prueba\.example = tiquete-verification=[0-9a-f]{32}/,
  );
  const { hosts } = await requested('hosts', 'list', 'andes');
  expect(hosts).toMatchObject([
    { host: 'andes.localhost', state: 'verified', method: 'file', is_served: true },
    { host: 'sin-prueba.example', state: 'pending', is_served: false },
  ]);
  expect(await requested('hosts', 'verify', 'andes', 'sin-prueba.example')).toMatchObject({
    exitCode: 1,
    code: 'HOST_UNVERIFIED',
    host: { state: 'failed', why: { code: 'NO_RECORD' } },
  });
  const byFile = ['hosts', 'verify', 'andes', 'sin-prueba.example', '--method', 'http'];
  expect((await run(...byFile)).lines.join()).toMatch(/STATUS 404/);
  expect(await requested('publish', 'andes')).toMatchObject({ code: 'HOST_UNVERIFIED' });
  expect(await served('sin-prueba.example')).toBeNull();
  await run('hosts', 'remove', 'andes', 'sin-prueba.example');
  expect((await requested('hosts', 'list', 'andes')).hosts).toHaveLength(1);
  for (const [args, code] of [
    [['remove', 'andes', 'andes.localhost'], 'LAST_HOST'],
    [['remove', 'andes', 'nadie.example'], 'UNKNOWN_HOST'],
    [['verify', 'andes', 'nadie.example'], 'UNKNOWN_HOST'],
    [['add', 'andes', 'localhost'], 'HOST_TAKEN'],
    [['add', 'andes', 'Con Espacio'], 'BAD_FILE'],
    [['list', 'nadie'], 'UNKNOWN_BRAND'],
  ] as const)
    expect(await requested('hosts', ...args)).toMatchObject({ exitCode: 1, code });
});

it('reverts to hosts that were proven once, unless another brand has them', async () => {
  await run('hosts', 'add', 'andes', 'mar.localhost');
  await run('hosts', 'verify', 'andes', 'mar.localhost');
  await run('publish', 'andes');
  await run('hosts', 'remove', 'andes', 'mar.localhost');
  await run('publish', 'andes');
  expect(await served('mar.localhost')).toBeNull();
  expect(await run('revert', 'andes', '--to', '2')).toMatchObject({ exitCode: 0 });
  expect(await served('mar.localhost')).toMatchObject({ id: 'andes' });
});

it('never rewrites a published version, nor imports a file over it', async () => {
  await run('edit', 'andes', '--set', 'name=Andes');
  await run('publish', 'andes');
  expect(await seedBrands(database.db, files)).toEqual([]);
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes' });
  for (const sql of ["update brand_versions set note = 'x'", 'delete from brand_versions'])
    await expect(database.db.query(`${sql} where brand = $1`, ['andes'])).rejects.toThrow(
      /was published and stays as it is/,
    );
});

it.each([
  [[]],
  [['create', 'mar']],
  [['create', 'mar', '--copy', 'andes']],
  [['create', 'mar', '--copy', 'andes', '--file', 'x']],
  [['edit', 'andes']],
  [['edit', 'andes', '--set', '=x']],
  [['revert', 'andes', '--to', '0']],
  [['export', 'andes', '--to', '1', '--draft']],
  [['publish', 'andes', '--force']],
  [['hosts', 'andes']],
  [['hosts', 'add', 'andes']],
  [['hosts', 'list', 'andes', '--method', 'dns']],
  [['hosts', 'verify', 'andes', 'a.example', '--method', 'mail']],
])('rejects %j and shows the usage', async (args) => {
  const { exitCode, lines } = await run(...args);
  expect(exitCode).toBe(2);
  expect(lines.join('\n')).toContain('Exit codes: 0 done');
});

it('sets settings of remotes by the schema of the release, and retains and names unknown ones', async () => {
  const edit = (...set: string[]) =>
    requested('edit', 'andes', ...set.flatMap((each) => ['--set', each]));
  expect(await edit('settings.hotels.nights=40')).toMatchObject({
    code: 'BAD_SETTING',
    problems: [{ field: 'settings.hotels.nights', message: 'must be an integer from 1 to 14' }],
  });
  expect(await edit('settings.hotels.nights=4')).toMatchObject({ exitCode: 0 });
  expect((await run('edit', 'andes', '--set', 'settings.hotels.nigths=5')).lines).toContain(
    '  settings.hotels.nigths: kept; no release that andes runs has this setting',
  );
  expect((await run('publish', 'andes')).exitCode).toBe(0);
  expect(JSON.parse((await run('export', 'andes')).lines.join('')).settings).toEqual({
    hotels: { nights: 4, nigths: 5 },
  });
  const file = join(folder, 'settings.json');
  await run('export', 'andes', file);
  await run('revert', 'andes', '--to', '1');
  expect(await requested('edit', 'andes', '--file', file)).toMatchObject({
    exitCode: 0,
    differences: [
      { field: 'settings.hotels.nights', after: 4 },
      { field: 'settings.hotels.nigths', after: 5 },
    ],
  });
});
