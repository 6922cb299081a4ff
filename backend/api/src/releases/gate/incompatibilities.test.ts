import { aDescriptor, aFlightsManifest, aManifest, aShell } from '../testing/releases';
import type { Published } from '../records/parseRecord';
import type { ReleaseCombination } from './combination';
import { publishingIncompatibilities } from './newIncompatibilities';

const remote = (manifest = aManifest('hotels_bb22')): Published => ({
  kind: 'remote',
  part: manifest.remote,
  release: manifest.release,
  manifest,
});
const shell = (manifest = aShell('shell_22')): Published => ({
  kind: 'shell',
  part: 'shell',
  release: manifest.release,
  manifest,
});
const live = (over: Partial<ReleaseCombination> = {}): ReleaseCombination => ({
  brands: 'every brand',
  shell: aShell(),
  remotes: [aManifest(), aFlightsManifest()],
  ...over,
});
const isTaken = (path: string) => path === '/login';
const found = (published: Published[], combinations: ReleaseCombination[] = [live()]) =>
  publishingIncompatibilities(published, combinations, isTaken).map(
    ({ rule, wants, found: has }) => [rule, wants, has],
  );
const KB = 1024;
const weighing = (file: string, kb: number) => ({
  ...aManifest('hotels_bb22').sizes,
  [file]: { raw: 9 * kb * KB, brotli: kb * KB },
});
const route = (path: string) => ({ ...aDescriptor().routes[0]!, path });

it('finds no problem in a release equal to the one before', () => {
  expect(found([remote()])).toEqual([]);
  expect(found([shell()])).toEqual([]);
});

it.each([
  [
    'another contract',
    { descriptor: aDescriptor({ contract: '^2.0.0' }) },
    ['contract', 'was written for contract ^2.0.0 of the platform', 'the shell shell_11 has 1.2.0'],
  ],
  [
    'another react',
    { shared: { react: '^20.0.0' } },
    ['shared', 'needs react ^20.0.0', 'the shell shell_11 shares 19.3.1'],
  ],
  [
    'what is not shared',
    { shared: { moment: '^2.0.0' } },
    ['shared', 'needs moment', 'the shell shell_11 does not share it'],
  ],
  [
    "the shell's slice",
    { descriptor: aDescriptor({ slice: 'config' }) },
    ['slice', 'claims the slice config', "it is the shell's own"],
  ],
  [
    "another remote's slice",
    { descriptor: aDescriptor({ slice: 'flight' }) },
    ['slice', 'claims the slice flight', 'flights has it'],
  ],
  [
    "another remote's address",
    { descriptor: aDescriptor({ routes: [...aDescriptor().routes, route('/flights')] }) },
    ['route', 'claims the address /flights', 'flights has it'],
  ],
  [
    "the shell's address",
    { descriptor: aDescriptor({ routes: [...aDescriptor().routes, route('/login')] }) },
    ['route', 'claims the address /login', "it is the shell's or the server's own"],
  ],
  [
    'a heavy entry',
    { sizes: weighing('remoteEntry.11111111.js', 4) },
    ['entry', 'weighs 4.0 KB in its entry', 'the budget is 3.0 KB'],
  ],
  [
    'a heavy entry of Rspack',
    { bundler: 'rspack' as const, sizes: weighing('remoteEntry.11111111.js', 5) },
    ['entry', 'weighs 5.0 KB in its entry', 'the budget is 4.5 KB'],
  ],
  [
    'a heavy entry of Vite, with what it imports',
    {
      bundler: 'vite' as const,
      entryImports: ['c.remote.11111111.js'],
      sizes: weighing('c.remote.11111111.js', 27),
    },
    ['entry', expect.stringMatching(/^weighs 27.\d KB in its entry$/), 'the budget is 26.0 KB'],
  ],
  [
    'a heavy first page',
    { sizes: weighing('c.home.11111111.js', 16) },
    ['first-page', 'weighs 16.0 KB in its first page (home)', 'the budget is 15.0 KB'],
  ],
  [
    'a heavy page',
    { sizes: weighing('c.results.11111111.js', 221) },
    [
      'weight',
      'weighs 221.1 KB in what /searchs/hotels starts with, shell included',
      'the budget is 208.0 KB',
    ],
  ],
])('finds %s', (_, over, expected) => {
  expect(found([remote(aManifest('hotels_bb22', over))])).toContainEqual(expected);
});

it('accepts an entry of each bundler', () => {
  const sizes = weighing('remoteEntry.11111111.js', 4);
  expect(found([remote(aManifest('hotels_bb22', { bundler: 'rspack', sizes }))])).toEqual([]);
});

it("finds a slice whose shape is older than in browsers' storage, and accepts a newer one", () => {
  const persisting = (schema: number) => aDescriptor({ persist: { schema } });
  const now = [live({ remotes: [aManifest('hotels_aa11', { descriptor: persisting(3) })] })];
  const older = remote(aManifest('hotels_bb22', { descriptor: persisting(2) }));
  expect(found([older], now)).toEqual([
    ['schema', 'keeps its slice in shape 2', 'hotels_aa11 keeps it in shape 3'],
  ]);
  expect(found([remote(aManifest('hotels_bb22', { descriptor: persisting(4) }))], now)).toEqual([]);
});

it('finds current remotes that a new shell would not run', () => {
  expect(found([shell(aShell('shell_22', { contract: '2.0.0' }))])).toEqual([
    ['contract', 'was written for contract ^1.0.0 of the platform', 'the shell shell_22 has 2.0.0'],
    ['contract', 'was written for contract ^1.0.0 of the platform', 'the shell shell_22 has 2.0.0'],
  ]);
});

it('checks releases that are published together as one set', () => {
  const newer = aDescriptor({ contract: '^2.0.0' });
  expect(
    found(
      [
        shell(aShell('shell_22', { contract: '2.0.0' })),
        remote(aManifest('hotels_bb22', { descriptor: newer })),
      ],
      [live({ remotes: [aManifest()] })],
    ),
  ).toEqual([]);
});

it('checks every brand, and reports a problem once, with the brands it affects', () => {
  const old = live({ brands: 'andes', shell: aShell('shell_00', { contract: '1.0.0' }) });
  const newer = remote(
    aManifest('hotels_bb22', { descriptor: aDescriptor({ contract: '^1.1.0' }) }),
  );
  const found = publishingIncompatibilities(
    [newer],
    [live(), old, { ...old, brands: 'mar' }],
    isTaken,
  );
  expect(found.map(({ brands }) => brands)).toEqual(['andes']);
});

it('ignores problems that existed before the release', () => {
  const unfit = aFlightsManifest('flights_aa11', { contract: '^9.0.0' });
  expect(found([remote()], [live({ remotes: [aManifest(), unfit] })])).toEqual([]);
});
