import { appendFile, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestDatabase } from '../../testing/testDatabase';
import { openTestDatabase } from '../../testing/testDatabase';
import { parseReleases, registerFromAssets } from './registerFromAssets';
import { runReleaseCommand } from './releaseCommand';
import { createReleaseStore } from './releaseStore';
import type { ReleaseStore } from './ports';
import { aDescriptor, aManifest, writeRelease } from './testing/releases';

let database: TestDatabase;
let releases: ReleaseStore;
let assetsDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  await database.db.query('truncate releases, release_pointers');
  releases = createReleaseStore(database.db);
  assetsDir = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterEach(() => rm(assetsDir, { recursive: true }));
afterAll(() => database.close());

const shell = {
  release: 'shell_11',
  contract: '1.2.0',
  shared: { react: '19.3.1', '@tiquete/platform': '1.0.0' },
  slices: ['config', 'searchSection'],
};
const start = (wanted: string) =>
  registerFromAssets(releases, assetsDir, parseReleases(wanted), shell);
const current = async () =>
  (await releases.current()).current.map(({ manifest, fallback }) => [
    manifest.release,
    fallback?.release ?? null,
  ]);
const run = (...args: string[]) => runReleaseCommand(args, { releases, assetsDir, shell });

describe('at the start of the server', () => {
  it('registers what is on disk and makes the wanted release current', async () => {
    await writeRelease(assetsDir, aManifest());
    await expect(start('hotels=hotels_aa11')).resolves.toEqual({
      registered: ['hotels_aa11'],
      refused: [],
      pointed: ['hotels_aa11'],
    });
    await expect(start('hotels=hotels_aa11')).resolves.toEqual({
      registered: [],
      refused: [],
      pointed: [],
    });
  });

  it('follows a new build, and leaves alone what an operator chose since', async () => {
    await writeRelease(assetsDir, aManifest());
    await start('hotels=hotels_aa11');
    await writeRelease(assetsDir, aManifest('hotels_bb22'));
    await start('hotels=hotels_bb22');
    await expect(current()).resolves.toEqual([['hotels_bb22', 'hotels_aa11']]);
    await releases.point('hotels', 'hotels_aa11', 'hotels_bb22');
    await start('hotels=hotels_bb22');
    await expect(current()).resolves.toEqual([['hotels_aa11', 'hotels_bb22']]);
  });

  it('leaves a current release whose files are gone', async () => {
    await writeRelease(assetsDir, aManifest('hotels_bb22'));
    const gone = await writeRelease(assetsDir, aManifest());
    await start('hotels=hotels_aa11');
    await rm(gone, { recursive: true });
    await start('hotels=hotels_bb22');
    await expect(current()).resolves.toEqual([['hotels_bb22', 'hotels_aa11']]);
  });

  it('refuses a tampered folder and goes on with the others', async () => {
    const tampered = await writeRelease(assetsDir, aManifest('hotels_bb22'));
    await appendFile(join(tampered, 'c.home.11111111.js'), ';evil()');
    await writeRelease(assetsDir, aManifest());
    const report = await start('hotels=hotels_bb22');
    expect(report).toEqual({
      registered: ['hotels_aa11'],
      refused: [expect.stringContaining('hotels_bb22: c.home.11111111.js is not the file')],
      pointed: [],
    });
  });

  it('takes nothing that pages could not run', async () => {
    await writeRelease(
      assetsDir,
      aManifest('hotels_aa11', { descriptor: aDescriptor({ contract: '^2.0.0' }) }),
    );
    const { refused, registered } = await start('hotels=hotels_aa11');
    expect([registered, refused]).toEqual([
      [],
      [expect.stringContaining('hotels_aa11 was written for contract ^2.0.0')],
    ]);
    await expect(current()).resolves.toEqual([]);
  });

  it('starts without any build', async () => {
    await expect(start('')).resolves.toEqual({ registered: [], refused: [], pointed: [] });
  });
});

describe('the command', () => {
  it('registers a folder and makes it current', async () => {
    const folder = await writeRelease(assetsDir, aManifest());
    await expect(run('register', folder, '--point')).resolves.toEqual({
      exitCode: 0,
      lines: ['hotels_aa11: registered', 'hotels: now hotels_aa11'],
    });
    await expect(run('point', 'hotels', 'hotels_aa11')).resolves.toEqual({
      exitCode: 0,
      lines: ['hotels: already hotels_aa11'],
    });
    const { lines } = await run('list');
    expect(lines).toEqual([expect.stringMatching(/^hotels hotels_aa11 \d{4}-.*Z current$/)]);
  });

  it.each([
    [
      'another contract',
      { descriptor: aDescriptor({ contract: '^2.0.0' }) },
      'was written for contract ^2.0.0 of the platform, the live shell shell_11 has 1.2.0',
    ],
    [
      'another react',
      { shared: { react: '^20.0.0' } },
      'needs react ^20.0.0, the live shell shell_11 shares 19.3.1',
    ],
    ['what is not shared', { shared: { moment: '^2.0.0' } }, 'needs moment, which the live shell'],
    [
      "the shell's slice",
      { descriptor: aDescriptor({ slice: 'config' }) },
      "claims the slice config, which is the shell's own",
    ],
    [
      "another remote's slice",
      { descriptor: aDescriptor({ slice: 'flight' }) },
      'claims the slice flight, which flights has',
    ],
  ])('refuses a release for %s, and to go back to one', async (_, over, sentence) => {
    const flights = aManifest('flights_aa11', {
      remote: 'flights',
      descriptor: aDescriptor({ id: 'flights', slice: 'flight' }),
    });
    await run('register', await writeRelease(assetsDir, flights), '--point');
    await run('register', await writeRelease(assetsDir, aManifest()), '--point');
    const unfit = aManifest('hotels_bb22', over);
    const refusal = { exitCode: 1, lines: [expect.stringContaining(`hotels_bb22 ${sentence}`)] };
    await expect(run('register', await writeRelease(assetsDir, unfit), '--point')).resolves.toEqual(
      refusal,
    );
    await releases.register(unfit);
    await expect(run('point', 'hotels', 'hotels_bb22')).resolves.toEqual(refusal);
    await expect(current()).resolves.toContainEqual(['hotels_aa11', null]);
  });

  it('tells the second of two who move a pointer at once what changed, and moves nothing for it', async () => {
    await Promise.all(
      ['hotels_aa11', 'hotels_bb22', 'hotels_cc33'].map(async (release) =>
        run('register', await writeRelease(assetsDir, aManifest(release))),
      ),
    );
    await run('point', 'hotels', 'hotels_aa11');
    const moves = await Promise.all([
      run('point', 'hotels', 'hotels_bb22', '--from', 'hotels_aa11'),
      run('point', 'hotels', 'hotels_cc33', '--from', 'hotels_aa11'),
    ]);
    const [[now]] = (await current()) as [[string]];
    expect(moves).toContainEqual({ exitCode: 0, lines: [`hotels: now ${now}`] });
    expect(moves).toContainEqual({
      exitCode: 1,
      lines: [
        expect.stringMatching(
          new RegExp(`^hotels: not moved. ${now} is current since .*Z, not hotels_aa11 as when`),
        ),
      ],
    });
    await expect(run('point', 'hotels', 'hotels_aa11')).resolves.toMatchObject({ exitCode: 0 });
  });

  it('adds a release that was built elsewhere to those that are served, and takes none away', async () => {
    const image = await mkdtemp(join(tmpdir(), 'image-'));
    const built = await writeRelease(image, aManifest('hotels_bb22'));
    await run('register', await writeRelease(assetsDir, aManifest()), '--point');
    await expect(run('register', dirname(built), '--point')).resolves.toMatchObject({
      exitCode: 0,
    });
    await expect(current()).resolves.toEqual([['hotels_bb22', 'hotels_aa11']]);
    expect((await readdir(join(assetsDir, 'remotes/hotels'))).sort()).toEqual([
      'hotels_aa11',
      'hotels_bb22',
    ]);
    await appendFile(join(assetsDir, 'remotes/hotels/hotels_bb22/c.home.11111111.js'), ';evil()');
    await expect(run('register', built)).resolves.toMatchObject({ exitCode: 1 });
  });

  it('adds the files of another build of the shell to those that open pages have', async () => {
    const built = await mkdtemp(join(tmpdir(), 'shell-'));
    for (const file of ['main.1.js', 'shell.json']) await writeFile(join(built, file), file);
    await run('add-shell', built);
    await rename(join(built, 'main.1.js'), join(built, 'main.2.js'));
    await expect(run('add-shell', built)).resolves.toEqual({
      exitCode: 0,
      lines: ['shell: 1 new files'],
    });
    expect((await readdir(join(assetsDir, 'shell'))).sort()).toEqual(['main.1.js', 'main.2.js']);
  });

  it('goes back to no release whose files are gone', async () => {
    const first = await writeRelease(assetsDir, aManifest());
    await run('register', first, '--point');
    await run('register', await writeRelease(assetsDir, aManifest('hotels_bb22')), '--point');
    await rm(first, { recursive: true });
    await expect(run('point', 'hotels', 'hotels_aa11')).resolves.toEqual({
      exitCode: 1,
      lines: [
        expect.stringMatching(
          /^hotels: not moved, pages could not load it\. .*hotels_aa11: no release\.json$/,
        ),
      ],
    });
    await expect(current()).resolves.toEqual([['hotels_bb22', 'hotels_aa11']]);
  });

  it('leaves a release taken back when the same build starts once more', async () => {
    const bad = await writeRelease(assetsDir, aManifest('hotels_bb22'));
    await run('register', await writeRelease(assetsDir, aManifest()), '--point-new');
    await run('register', bad, '--point-new');
    await expect(current()).resolves.toEqual([['hotels_bb22', 'hotels_aa11']]);
    await run('point', 'hotels', 'hotels_aa11');
    await expect(run('register', bad, '--point-new')).resolves.toEqual({
      exitCode: 0,
      lines: [
        'hotels_bb22: known',
        'hotels: stays hotels_aa11; `release point hotels hotels_bb22` makes this one current',
      ],
    });
  });

  it('refuses what is tampered or unknown', async () => {
    const folder = await writeRelease(assetsDir, aManifest());
    await appendFile(join(folder, 'c.home.11111111.js'), ';evil()');
    await expect(run('register', folder)).resolves.toMatchObject({ exitCode: 1 });
    await expect(run('point', 'hotels', 'hotels_zz99')).resolves.toEqual({
      exitCode: 1,
      lines: ['hotels: no release hotels_zz99 is registered'],
    });
    await expect(run('list')).resolves.toEqual({ exitCode: 0, lines: [] });
  });

  it.each([
    [[]],
    [['point', 'hotels']],
    [['register', 'a', '--now']],
    [['list', 'a', 'b']],
    [['list', '--from', 'a']],
  ])('explains itself when it does not understand %j', async (args) => {
    await expect(run(...args)).resolves.toMatchObject({
      exitCode: 2,
      lines: expect.arrayContaining(['release list [remote]']),
    });
  });
});
