import { breaches, packageOf, unprovided } from './federationRules.cjs';

const policy = { allowed: [], sharedIds: ['react', '@tiquete/platform'] };
const aRemote = (over = {}) => ({
  id: 'hotels',
  folder: '/repo/remotes/hotels',
  files: ['/repo/remotes/hotels/src/remote.ts'],
  provides: [],
  consumes: ['react'],
  ...over,
});

it('accepts a remote of its own files and shared modules', () => {
  expect(breaches(aRemote(), policy)).toEqual([]);
});

it.each([
  [
    'a package of its own',
    { files: ['/repo/node_modules/.pnpm/moment@2.31.0/node_modules/moment/moment.js'] },
    'its own copy of moment',
  ],
  ['a scoped package', { files: ['/repo/node_modules/@emotion/react/index.js'] }, '@emotion/react'],
  [
    'code of a neighbour',
    { files: ['/repo/remotes/flights/src/page.ts'] },
    'remotes/flights/src/page.ts',
  ],
  ['code of contracts', { files: ['/repo/shared/contracts/src/index.ts'] }, 'import only types'],
  [
    'a folder whose name only begins alike',
    { files: ['/repo/remotes/hotels-2/src/a.ts'] },
    'hotels-2',
  ],
  ['a shared module it provides', { provides: ['react'] }, 'provides react'],
  ['a shared module the shell lacks', { consumes: ['react-router-dom'] }, 'does not share'],
])('rejects %s', (_, over, sentence) => {
  const found = breaches(aRemote(over), policy);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(sentence);
});

it('allows a remote to contain a package that the policy names', () => {
  const files = ['/repo/node_modules/.pnpm/zod@4.6.7/node_modules/zod/index.js'];
  expect(breaches(aRemote({ files }), { ...policy, allowed: ['zod'] })).toEqual([]);
});

it('allows a remote to contain schemas of contracts where the policy names them, and no other package', () => {
  const files = ['/repo/shared/contracts/src/bookings.ts', '/repo/shared/domain/src/money.ts'];
  const found = breaches(aRemote({ files }), { ...policy, allowed: ['@tiquete/contracts'] });
  expect(found).toEqual([expect.stringContaining('shared/domain/src/money.ts')]);
});

it('allows a remote to contain the rules of travellers where the policy names them, and no other part of domain', () => {
  const files = ['/repo/shared/domain/src/travellers/age.ts', '/repo/shared/domain/src/dates.ts'];
  expect(
    breaches(aRemote({ files }), { ...policy, allowed: ['@tiquete/domain/travellers'] }),
  ).toEqual([expect.stringContaining('shared/domain/src/dates.ts')]);
  expect(breaches(aRemote({ files }), policy)).toHaveLength(2);
});

it('finds the package of a file in a plain, a scoped and a pnpm folder', () => {
  expect(packageOf('/repo/node_modules/react/index.js')).toBe('react');
  expect(
    packageOf('/repo/node_modules/.pnpm/@emotion+react@11/node_modules/@emotion/react/index.js'),
  ).toBe('@emotion/react');
  expect(packageOf('/repo/shell/src/index.ts')).toBeNull();
});

it('names shared modules that the shell does not use', () => {
  expect(unprovided({ provides: ['react'] }, ['react', 'react/compiler-runtime'])).toEqual([
    expect.stringContaining('react/compiler-runtime'),
  ]);
});
