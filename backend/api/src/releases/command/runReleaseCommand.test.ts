import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type OpenCommands, openCommands } from '../testing/openCommands';
import { aKey } from '../testing/registry';
import { aDescriptor, aManifest, aShell, writeRelease } from '../testing/releases';

let test: OpenCommands;
beforeEach(async () => {
  test = await openCommands();
});
afterEach(() => test.close());

const run = (...args: string[]) => test.run(...args);
const json = (...args: string[]) => test.json(...args);
const build = (release: string, over = {}) => test.build(release, over);
const runAs: OpenCommands['runAs'] = (key, ...args) => test.runAs(key, ...args);

it('registers a build, publishes it for all brands and prints their previous release', async () => {
  await expect(run('register', await build('hotels_aa11'))).resolves.toMatchObject({
    exitCode: 0,
    lines: ['hotels_aa11: registered'],
  });
  const { lines } = await run('promote', 'hotels');
  expect(lines).toEqual([
    expect.stringMatching(/^everybody: hotels nothing -> hotels_aa11 \(set_[0-9a-f]{12}\)$/),
  ]);
  await expect(run('promote', 'hotels=hotels_aa11')).resolves.toMatchObject({
    exitCode: 0,
    lines: ['Everybody had hotels_aa11 already.'],
  });
});

it('registers and publishes several builds at once', async () => {
  const shell = await writeRelease(test.assetsDir, aShell('shell_22', { contract: '2.0.0' }));
  const hotels = await build('hotels_aa11', { descriptor: aDescriptor({ contract: '^2.0.0' }) });
  await expect(json('register', shell, hotels, '--promote')).resolves.toMatchObject({
    exitCode: 0,
    ok: true,
    published: [{ outcome: 'registered' }, { outcome: 'registered' }],
    moved: expect.arrayContaining([
      { brand: null, part: 'shell', from: 'shell_11', to: 'shell_22' },
      { brand: null, part: 'hotels', from: null, to: 'hotels_aa11' },
    ]),
  });
});

it('does not publish a rolled-back release again when the same build is registered once more', async () => {
  await run('register', await build('hotels_aa11'), '--promote');
  const bad = await build('hotels_bb22');
  await run('register', bad, '--promote-new');
  await run('rollback', 'hotels');
  await expect(run('register', bad, '--promote-new')).resolves.toMatchObject({
    exitCode: 0,
    lines: ['hotels_bb22: known'],
  });
  const { brands } = await json('status', 'hotels');
  expect(brands[0].parts).toMatchObject([{ part: 'hotels', release: 'hotels_aa11' }]);
});

it('adds a release that was built elsewhere, and removes none', async () => {
  const image = await mkdtemp(join(tmpdir(), 'image-'));
  const built = await writeRelease(image, aManifest('hotels_bb22'));
  await run('register', await build('hotels_aa11'));
  await expect(run('register', dirname(built))).resolves.toMatchObject({ exitCode: 0 });
  expect((await readdir(join(test.assetsDir, 'remotes/hotels'))).sort()).toEqual([
    'hotels_aa11',
    'hotels_bb22',
  ]);
});

it('reports problems as text and as JSON', async () => {
  const folder = await build('hotels_aa11', { shared: { react: '^20.0.0' } });
  await expect(run('register', folder)).resolves.toMatchObject({
    exitCode: 1,
    lines: [
      'It does not fit:',
      '  hotels_aa11 needs react ^20.0.0; the shell shell_11 shares 19.3.1 (every brand). Release the shell first, or build the remote for 19.3.1.',
    ],
  });
  await expect(json('register', folder)).resolves.toMatchObject({
    exitCode: 1,
    ok: false,
    code: 'MISFIT',
    misfits: [{ rule: 'shared', part: 'hotels', release: 'hotels_aa11' }],
  });
});

it('rejects a folder that differs from its record', async () => {
  const folder = await build('hotels_aa11');
  await appendFile(join(folder, 'c.home.11111111.js'), ';evil()');
  await expect(json('register', folder)).resolves.toMatchObject({
    exitCode: 1,
    code: 'BAD_FOLDER',
  });
});

it('does not roll back to a release whose files are missing', async () => {
  const first = await build('hotels_aa11');
  await run('register', first, '--promote');
  await run('register', await build('hotels_bb22'), '--promote');
  await rm(first, { recursive: true });
  await expect(json('rollback', 'hotels')).resolves.toMatchObject({
    exitCode: 1,
    code: 'FILES_MISSING',
  });
});

it('pins, locks and rolls back one brand, and shows all of it in the status', async () => {
  for (const release of ['hotels_aa11', 'hotels_bb22'])
    await run('register', await build(release), '--promote');
  await run('rollback', 'hotels', '--brand', 'andes', '--reason', 'mapa roto');
  await run('lock', 'hotels', '--reason', 'Semana Santa');
  const { lines } = await run('status', 'hotels');
  expect(lines).toEqual([
    expect.stringMatching(/^everybody \(set_[0-9a-f]{12}\)$/),
    expect.stringMatching(
      /^ {2}hotels: hotels_bb22 #2 1\.0\.0 since .*Z by platform \(key [0-9a-f]{16}\)$/,
    ),
    expect.stringMatching(/^andes \(set_[0-9a-f]{12}\)$/),
    expect.stringMatching(/^ {2}hotels: hotels_aa11 .* pinned: mapa roto$/),
    expect.stringMatching(/^locked: hotels of every brand since .* by platform .*: Semana Santa$/),
    expect.stringMatching(/^QUARANTINE hotels: hotels_bb22 rolled back for andes .*: mapa roto$/),
  ]);
  const { brands, locks } = await json('status', '--brand', 'andes');
  expect(brands).toMatchObject([
    { brand: 'andes', parts: [{ part: 'hotels' }, { part: 'shell' }] },
  ]);
  expect(locks).toMatchObject([{ brand: null, part: 'hotels', reason: 'Semana Santa' }]);
});

it("reports slices in browsers' storage that an older release cannot read", async () => {
  const persisting = (schema: number, schemaNotes = {}) => ({
    descriptor: aDescriptor({ persist: { schema } }),
    schemaNotes,
  });
  const note = 'A release of schema 1 does not know favourites.';
  await run('register', await build('hotels_aa11', persisting(1)), '--promote');
  await run('register', await build('hotels_bb22', persisting(2, { 2: note })), '--promote');
  await expect(json('rollback', 'hotels')).resolves.toMatchObject({ lost: [`hotels: ${note}`] });
});

it('reports the result of a move, and the contents of a set', async () => {
  await run('register', await build('hotels_aa11'), '--promote');
  const { entries } = await json('history', 'hotels', '--limit', '1');
  expect(entries).toMatchObject([{ action: 'promote', release: 'hotels_aa11' }]);
  const { lines } = await run('set', entries[0].setAfter);
  expect(lines).toEqual(['hotels  hotels_aa11', 'shell   shell_11']);
  await expect(run('rollback', '--to', entries[0].setBefore)).resolves.toMatchObject({
    exitCode: 0,
    lines: [expect.stringContaining('hotels hotels_aa11 -> nothing')],
  });
});

it('lists releases with their numbers, notes and signers', async () => {
  await run('register', await build('hotels_aa11'), '--promote', '--notes', 'Mapa nuevo');
  await run('register', await build('hotels_bb22'));
  const { lines } = await run('list', 'hotels');
  expect(lines).toEqual([
    expect.stringMatching(/^ {3}hotels_bb22 {2}#2 {2}1\.0\.0 {2}0123abc {2}\d{4}-.*Z {2}platform$/),
    expect.stringMatching(
      /^\* {2}hotels_aa11 {2}#1 {2}1\.0\.0 {2}0123abc {2}\d{4}-.*Z {2}platform$/,
    ),
  ]);
  expect((await json('list', 'hotels')).releases[1].notes).toBe('Mapa nuevo');
  expect((await run('promote', 'hotels#2')).lines[0]).toContain('hotels_aa11 -> hotels_bb22');
  await expect(json('promote', 'hotels#9')).resolves.toMatchObject({ code: 'UNKNOWN_RELEASE' });
});

describe('publishers', () => {
  const team = aKey(7);
  it('release their own remotes only', async () => {
    await run('publisher', 'add', 'flights-team', team.publicKey, '--parts', 'flights');
    await expect(runAs(team, 'register', await build('hotels_aa11'))).resolves.toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('may release flights only')],
    });
    await run('register', await build('hotels_aa11'));
    await expect(runAs(team, 'promote', 'hotels')).resolves.toMatchObject({ exitCode: 1 });
  });

  it('rotate keys: the old key signs no new release, and its signatures remain valid', async () => {
    await run('publisher', 'add', 'hotels-team', team.publicKey, '--parts', 'hotels');
    await runAs(team, 'register', await build('hotels_aa11'), '--promote');
    await run('publisher', 'retire', team.id);
    await expect(runAs(team, 'register', await build('hotels_bb22'))).resolves.toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('was retired; sign with a newer one')],
    });
    const { brands } = await json('status', 'hotels');
    expect(brands[0].parts).toMatchObject([{ release: 'hotels_aa11', problem: null }]);
  });

  it('lose access at once: releases signed only with a revoked key are not served', async () => {
    await run('publisher', 'add', 'hotels-team', team.publicKey, '--parts', 'hotels');
    await runAs(team, 'register', await build('hotels_aa11'), '--promote');
    await run('publisher', 'revoke', team.id);
    const { lines } = await run('status', 'hotels');
    expect(lines[1]).toContain('NOT SERVED: no key that counts has signed it');
    await expect(run('register', join(test.assetsDir, 'remotes/hotels'))).resolves.toMatchObject({
      lines: ['hotels_aa11: signed'],
    });
    expect((await run('status', 'hotels')).lines[1]).not.toContain('NOT SERVED');
  });

  it('sign on one machine for the registry of another', async () => {
    await run('publisher', 'add', 'hotels-team', team.publicKey, '--parts', 'hotels');
    const folder = await build('hotels_aa11');
    await expect(runAs(null, 'register', folder)).resolves.toMatchObject({ exitCode: 1 });
    await runAs(team, 'sign', folder);
    await expect(runAs(null, 'register', folder)).resolves.toMatchObject({ exitCode: 0 });
    await expect(runAs(null, 'promote', 'hotels')).resolves.toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('set RELEASE_KEY')],
    });
  });

  it.each([
    ['a name that is none', ['publisher', 'add', 'Hotels', aKey(7).publicKey, '--parts', 'hotels']],
    ['a key that is none', ['publisher', 'add', 'hotels-team', 'AAAA', '--parts', 'hotels']],
    ['a key that is known', ['publisher', 'add', 'other', aKey().publicKey, '--parts', 'hotels']],
    ['a key that is not known', ['publisher', 'revoke', '0123456789abcdef']],
  ])('%s is rejected', async (_, args) => {
    await expect(run(...args)).resolves.toMatchObject({ exitCode: 1 });
  });
});

it('prints its help on request', async () => {
  const { exitCode, lines } = await run('promote', '--help');
  expect([exitCode, lines[0]]).toEqual([
    0,
    expect.stringContaining('release promote [options] <PART[=RELEASE]...>'),
  ]);
  expect((await run('--help')).lines.length).toBeGreaterThan(12);
});

it.each([
  [[]],
  [['ship', 'hotels']],
  [['promote']],
  [['promote', 'hotels', '--to', 'set_1']],
  [['promote', 'hotels', '--brand', '']],
  [['promote', 'hotels', '--from', 'hotels_aa11']],
  [['register', 'a', '--promote', '--promote-new']],
  [['rollback', 'hotels', 'flights']],
  [['pin', 'hotels', '--brand', 'andes']],
  [['lock', 'hotels']],
  [['list', '--limit', '0']],
  [['publisher', 'add', 'x']],
  [['publisher', 'burn', 'x']],
])('rejects %j', async (args) => {
  const { exitCode, lines } = await run(...args);
  expect(exitCode).toBe(2);
  expect(lines.at(-2)).toContain('Exit codes');
});
