import { contentProblems, KB, missingShared, routeWeight, weightRows } from './rules.mjs';

const size = (kb) => ({ raw: 4 * kb * KB, brotli: kb * KB });
const aShell = (kb = 180) => ({
  entry: ['main.js'],
  sizes: { 'main.js': size(kb) },
  shared: { react: '19.3.1' },
});
const aRemote = (over = {}) => ({
  remote: 'hotels',
  entry: 'entry.js',
  descriptor: { tab: { path: '/' }, routes: [{ path: '/', page: 'home' }] },
  chunks: { remote: ['remote.js'], home: ['common.js', 'home.js'] },
  sizes: { 'entry.js': size(2), 'remote.js': size(3), 'common.js': size(4), 'home.js': size(7) },
  ...over,
});
const aChunk = (packages) => ({ files: ['x.js'], packages });

it('adds up the files that a route starts with', () => {
  expect(routeWeight(aShell(), aRemote(), 'home')).toBe(196 * KB);
});

it('accepts a light remote, and reports its numbers', () => {
  const rows = weightRows(aShell(), aRemote(), () => 190 * KB);
  expect(rows.every((row) => row.ok)).toBe(true);
  expect(rows.map((row) => row.value)).toEqual(['2.0 KB', '14.0 KB', '196.0 KB', '1.032']);
});

it.each([
  ['a heavy entry', { sizes: { ...aRemote().sizes, 'entry.js': size(4) } }, 180, 'hotels: entry'],
  [
    'a heavy first page',
    { sizes: { ...aRemote().sizes, 'home.js': size(20) } },
    150,
    'hotels: first page (home)',
  ],
  ['a heavy route', {}, 210, 'route /: JavaScript to start with'],
])('reports a budget exceeded by %s', (_, over, shellKb, name) => {
  const broken = weightRows(aShell(shellKb), aRemote(over), () => 500 * KB).filter(
    (row) => !row.ok,
  );
  expect(broken.map((row) => row.name)).toEqual([name]);
});

it('reports a federated build that is a tenth larger than a plain one', () => {
  expect(
    weightRows(aShell(), aRemote(), () => 175 * KB).find((row) => row.name.includes('plain bundle'))
      .ok,
  ).toBe(false);
});

it("rejects code for clicks in a page's first files, and accepts it in a lazy chunk", () => {
  const contents = {
    main: aChunk({ react: ['react@19'], zod: ['zod@4'] }),
    calendar: aChunk({ 'react-aria-components': ['react-aria-components@1'] }),
  };
  expect(contentProblems('shell', contents, ['main'])).toEqual([
    'shell: zod is in "main", which every page starts with; load it when it is needed',
  ]);
});

it('rejects two copies of a package, and moment', () => {
  const contents = {
    main: aChunk({ react: ['react@19.3.1'] }),
    lazy: aChunk({ react: ['react@18.2.0'], moment: ['moment@2.31.0'] }),
  };
  const problems = contentProblems('shell', contents, ['main']);
  expect(problems).toEqual([
    'shell: two copies of react: react@19.3.1, react@18.2.0',
    'shell: moment is in this build; use the functions of @tiquete/domain',
  ]);
});

it('names a shared module that the shell does not provide', () => {
  expect(missingShared({ react: '^19.0.0', '@tiquete/ui': '^1.0.0' }, aShell())).toEqual([
    'The shell does not provide the shared module @tiquete/ui',
  ]);
});
