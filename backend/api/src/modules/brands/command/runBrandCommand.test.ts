import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '../../../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import { readBrandFiles, seedBrands } from '../seedBrands';
import { runBrandCommand } from './runBrandCommand';

let database: TestDatabase;
let folder: string;
const files = readBrandFiles(join(findRoot(), 'backend/api/brands'));
jest.setTimeout(60_000);
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
});
beforeEach(async () => {
  await database.db.query('truncate brands, brand_versions cascade');
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
    author: { name: 'ana', at: new Date(Date.UTC(2026, 10, 25, 12, 0, (second += 1))) },
  });
/** What programs read of a command that was carried out, or refused. */
const asked = async (...args: string[]) => {
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

it('opens a brand in two commands: a copy that nobody sees, and its publication', async () => {
  expect(await create('--set', 'name=Mar y Sol', '--set', 'primary_color=#ffcc00')).toEqual({
    exitCode: 0,
    lines: ['mar: draft 1 for mar.localhost'],
    isJson: false,
  });
  expect(await served('mar.localhost')).toBeNull();
  expect((await run('list')).lines).toContain(
    'mar  Mar y Sol  mar.localhost  not published, draft 1',
  );
  expect(await run('publish', 'mar', '--note', 'abre hoy')).toMatchObject({ exitCode: 0 });
  expect(await served('mar.localhost')).toEqual({ id: 'mar', name: 'Mar y Sol' });
  const { versions } = await asked('history', 'mar');
  expect(versions).toMatchObject([{ number: 1, publishedBy: 'ana', note: 'abre hoy' }]);
});

it('edits a draft beside what is published, says what differs, and brings back what was', async () => {
  const edit = await run('edit', 'andes', '--set', 'name=Andes', '--set', 'refund_limit=200000');
  expect(edit.lines).toEqual([
    'andes: draft 2, saved once',
    '  name: "Andes & Mar" -> "Andes"',
    '  refund_limit: nothing -> 200000',
  ]);
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes & Mar' });
  await run('edit', 'andes', '--set', 'phones.0.label=Cali', '--set', 'refund_limit=null');
  expect((await run('compare', 'andes')).lines).toEqual([
    'andes: 1 -> 2',
    '  name: "Andes & Mar" -> "Andes"',
    '  phones: [{"label":"Medellín","number":"+57 604 000 0000"}] -> [{"label":"Cali","number":"+57 604 000 0000"}]',
  ]);
  await run('publish', 'andes');
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes' });
  expect((await run('revert', 'andes')).lines).toEqual(['andes: version 3 is version 1 again']);
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes & Mar' });
  // What is before the version that it brought back: nothing.
  expect(await asked('revert', 'andes')).toMatchObject({ exitCode: 1, code: 'UNKNOWN_VERSION' });
  expect(await run('revert', 'andes', '--to', '2')).toMatchObject({ exitCode: 0 });
  expect(await served('andes.localhost')).toMatchObject({ name: 'Andes' });
});

it.each(files)('writes the file of $id as it was read, and takes it again', async (file) => {
  const path = join(folder, 'brand.json');
  expect(await run('export', file.id, path)).toMatchObject({ exitCode: 0 });
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(file);
  expect(await asked('edit', file.id, '--file', path)).toMatchObject({ code: 'NOTHING_CHANGED' });
  await writeFile(path, JSON.stringify({ ...file, tagline: 'Otra' }));
  expect(await asked('edit', file.id, '--file', path)).toMatchObject({
    exitCode: 0,
    differences: [{ field: 'tagline', after: 'Otra' }],
  });
});

it('says where a file is wrong, and changes nothing', async () => {
  const path = join(folder, 'andes.json');
  const [andes] = files.filter(({ id }) => id === 'andes');
  const wrong = { ...andes, primary_color: 'green', host: 'x' };
  await writeFile(path, JSON.stringify(wrong, null, 2));
  const { exitCode, lines } = await run('edit', 'andes', '--file', path);
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toMatch(/andes\.json:4:3 primary_color: /);
  expect(lines.join('\n')).toMatch(/andes\.json:\d+:3 host: is not a field of the format/);
  expect(await asked('compare', 'andes')).toMatchObject({ differences: [] });
});

it.each([
  ['a host of another brand', ['edit', 'andes', '--set', 'hosts=["localhost"]'], 'HOST_TAKEN'],
  ['a second default', ['edit', 'andes', '--set', 'is_default=true'], null],
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
])('refuses %s', async (_, args, code) => {
  const before = await database.db.query('select * from brands order by id');
  const edited = await asked(...args);
  // Which brand is the default one shows when all of them are looked at, at the publication.
  const refused = code === null ? await asked('publish', 'andes') : edited;
  expect(refused).toMatchObject({ exitCode: 1, ok: false, code: code ?? 'DEFAULT_BRAND' });
  expect(await database.db.query('select * from brands order by id')).toEqual(before);
});

it('keeps a host for the first of two drafts', async () => {
  await create();
  const other = ['create', 'sol', '--copy', 'andes', '--host', 'mar.localhost'];
  expect(await asked(...other)).toMatchObject({
    code: 'HOST_TAKEN',
    message: 'mar.localhost belongs to the brand "mar".',
  });
  await run('discard', 'mar');
  expect(await run(...other)).toMatchObject({ exitCode: 0 });
});

it('never rewrites what was published, nor imports a file over it', async () => {
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
])('does not understand %j, and says what it would', async (args) => {
  const { exitCode, lines } = await run(...args);
  expect(exitCode).toBe(2);
  expect(lines.join('\n')).toContain('Exit codes: 0 done');
});
