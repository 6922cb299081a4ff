import { aBootRecord } from '@tiquete/testing';
import { aRemote } from '../testing/builders';
import { fakeOffline } from '../testing/fakeOffline';
import { cacheSet, removeCaches } from './cacheSet';

const SHELL = '/assets/shell/main.0a1b2c3d.js';
const PICTURES = [aBootRecord().brand.favicon, aBootRecord().brand.logo];
const remoteOf = (id: string, release: string) => {
  const at = (file: string) => `/assets/remotes/${id}/${release}/${file}.0a1b2c3d.js`;
  const chunks = {
    remote: [at('c.remote')],
    home: [at('c.home')],
    results: [at('c.results')],
    checkout: [at('c.checkout')],
  };
  return aRemote({ id, release, entry: at('remoteEntry'), chunks, fallback: null });
};
/** A document of a release set; `loaded` lists the scripts that its page has run. */
function aBoot(set: string, releases: Record<string, string>, loaded: string[] = [SHELL]) {
  const remotes = Object.entries(releases).map(([id, release]) => remoteOf(id, release));
  const files = [
    SHELL,
    '/assets/shell/c.unused.0a1b2c3d.js',
    ...remotes.flatMap(({ entry, chunks }) => [entry, ...Object.values(chunks).flat()]),
  ];
  const integrity = Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => loaded.map((file) => ({ name: `http://localhost${file}` })),
    configurable: true,
  });
  return aBootRecord({ set, remotes, integrity });
}
const pagesOf = (id: string, release: string) =>
  ['c.home', 'c.remote', 'c.results', 'remoteEntry'].map(
    (file) => `/assets/remotes/${id}/${release}/${file}.0a1b2c3d.js`,
  );

it('caches the document, the loaded scripts of the shell and the pages of the visited remote, each by its hash', async () => {
  const { cached, current, fetched, registered } = fakeOffline({});
  await cacheSet(aBoot('set_b', { hotels: 'hotels_b', flights: 'flights_b' }), new Set(['hotels']));
  expect(cached()['offline-1:set_b']).toEqual(
    [...PICTURES, SHELL, ...pagesOf('hotels', 'hotels_b'), '/offline.html'].sort(),
  );
  expect([await current(), registered]).toEqual(['set_b', ['/sw.js']]);
  expect(fetched.filter((file) => file.includes('/assets/'))).toEqual(
    expect.arrayContaining([`${SHELL} sha384-${SHELL}`]),
  );
  expect(fetched.filter((file) => file.includes('/assets/') && !file.includes('sha384-'))).toEqual(
    [],
  );
});

it('adds the remotes that are visited later, and requests no file twice', async () => {
  const { cached, fetched, server } = fakeOffline({});
  const boot = aBoot('set_b', { hotels: 'hotels_b', flights: 'flights_b' });
  server.boot = boot;
  await cacheSet(boot, new Set(['hotels']));
  fetched.length = 0;
  await cacheSet(boot, new Set(['hotels', 'flights']));
  expect(fetched.map((file) => file.split(' ')[0]).sort()).toEqual(pagesOf('flights', 'flights_b'));
  expect(cached()['offline-1:set_b']).toEqual(
    expect.arrayContaining([...pagesOf('hotels', 'hotels_b'), ...pagesOf('flights', 'flights_b')]),
  );
});

describe('when a brand changes while its releases stay the same', () => {
  const withNights = (nights: number) => {
    const boot = aBoot('set_b', { hotels: 'hotels_b' });
    return { ...boot, remotes: boot.remotes.map((one) => ({ ...one, settings: { nights } })) };
  };
  const hotels = new Set(['hotels']);

  it('caches the document with its new settings', async () => {
    const { documentOf, cached, server } = fakeOffline({});
    server.boot = withNights(2);
    await cacheSet(withNights(2), hotels);
    server.boot = withNights(5);
    await cacheSet(withNights(5), hotels);
    expect(await documentOf('set_b')).toContain('"settings":{"nights":5}');
    expect(cached()['offline-1:set_b']).toEqual(
      expect.arrayContaining(pagesOf('hotels', 'hotels_b')),
    );
  });

  it('leaves the cached document unchanged when the server returns that of another set', async () => {
    const { documentOf, server } = fakeOffline({});
    server.boot = withNights(2);
    await cacheSet(withNights(2), hotels);
    Object.assign(server, { set: 'set_c', boot: aBoot('set_c', { hotels: 'hotels_c' }) });
    await cacheSet(withNights(5), hotels);
    expect(await documentOf('set_b')).toContain('"settings":{"nights":2}');
  });
});

it('includes the visited remotes in the next set, retains the previous set and removes older ones', async () => {
  const { cached, current, server } = fakeOffline({}, 'set_a');
  await cacheSet(aBoot('set_a', { hotels: 'hotels_a' }), new Set(['hotels']));
  for (const set of ['set_b', 'set_c']) {
    server.set = set;
    const boot = aBoot(set, { hotels: `hotels_${set}`, flights: `flights_${set}` });
    await cacheSet(boot, new Set(['flights']));
  }
  expect(Object.keys(cached()).sort()).toEqual(['offline-1', 'offline-1:set_b', 'offline-1:set_c']);
  expect(await current()).toBe('set_c');
  expect(cached()['offline-1:set_c']).toEqual(
    expect.arrayContaining([
      ...pagesOf('hotels', 'hotels_set_c'),
      ...pagesOf('flights', 'flights_set_c'),
    ]),
  );
});

it('leaves the last complete set in use when a file of the next one cannot be loaded', async () => {
  const { cached, current, server } = fakeOffline({}, 'set_a');
  await cacheSet(aBoot('set_a', { hotels: 'hotels_a' }), new Set(['hotels']));
  const before = cached();
  server.set = 'set_b';
  server.files[pagesOf('hotels', 'hotels_b')[0] ?? ''] = null;
  await expect(
    cacheSet(aBoot('set_b', { hotels: 'hotels_b' }), new Set(['hotels'])),
  ).rejects.toThrow('404');
  expect([cached(), await current()]).toEqual([before, 'set_a']);
});

it('does not replace the newest set by the set of an older page', async () => {
  const { current, server } = fakeOffline({}, 'set_b');
  await cacheSet(aBoot('set_b', { hotels: 'hotels_b' }), new Set(['hotels']));
  await cacheSet(aBoot('set_a', { hotels: 'hotels_a' }), new Set(['hotels']));
  expect(await current()).toBe('set_b');
  server.isReachable = false;
  await expect(
    cacheSet(aBoot('set_c', { hotels: 'hotels_c' }), new Set(['hotels'])),
  ).rejects.toThrow('fetch');
  expect(await current()).toBe('set_b');
});

it('removes all caches when the host wants no worker', async () => {
  const { cached, registered } = fakeOffline({});
  await cacheSet(aBoot('set_b', { hotels: 'hotels_b' }), new Set(['hotels']));
  await removeCaches();
  expect([cached(), registered]).toEqual([{}, []]);
});
