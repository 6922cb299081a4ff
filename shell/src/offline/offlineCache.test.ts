import { act } from '@testing-library/react';
import type { BootRecord } from '@tiquete/contracts';
import { aBootRecord } from '@tiquete/testing';
import { aRemote } from '../testing/builders';
import { fakeOffline } from '../testing/fakeOffline';
import { createOfflineCache } from './offlineCache';

/** A page whose document is loaded; `cached` lists the remotes of each call of `cacheSet`. */
function aPage(changes: Partial<BootRecord> = {}) {
  fakeOffline({});
  const cached: string[][] = [];
  const removed = jest.fn(async () => undefined);
  const boot = aBootRecord({
    offline: 'keep',
    remotes: [aRemote(), aRemote({ id: 'flights', release: 'flights_r1' })],
    ...changes,
  });
  const offlineCache = createOfflineCache(boot, async () => ({
    cacheSet: async (_, drawn) => void cached.push([...drawn]),
    removeCaches: removed,
    filesToCache: () => [],
  }));
  const rest = () => act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
  return { offlineCache, cached, removed, rest };
}
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('caches the remotes that were drawn, once the page is idle', async () => {
  const { offlineCache, cached, rest } = aPage();
  offlineCache.onScreen('hotels', 'hotels_r1');
  offlineCache.onScreen('flights', 'flights_r1');
  expect(cached).toEqual([]);
  await rest();
  expect(cached).toEqual([['hotels', 'flights']]);
});

it('caches nothing from a page in which a release failed, and no fallback release', async () => {
  const failed = aPage();
  failed.offlineCache.onScreen('hotels', 'hotels_r1');
  failed.offlineCache.failed('flights', 'flights_r1', 'render');
  await failed.rest();
  const standsIn = aPage();
  standsIn.offlineCache.onScreen('hotels', 'hotels_r0');
  await standsIn.rest();
  expect([failed.cached, standsIn.cached]).toEqual([[], []]);
});

it.each<[string, Partial<BootRecord>]>([
  ['an operator', { role: 'operator' }],
  ['an override', { override: { releases: {}, expires_at: '2027-01-01T00:00:00Z' } }],
  ['a preview', { preview: 'p' }],
  ['a partner’s frame', { embedded: true }],
  ['a page that was kept', { offline: 'kept' }],
  ['a host that wants none', { offline: 'off' }],
])('caches nothing for %s', async (_, changes) => {
  const { offlineCache, cached, rest } = aPage(changes);
  offlineCache.onScreen('hotels', 'hotels_r1');
  await rest();
  expect(cached).toEqual([]);
});

it('removes the caches of a host that wants none, and only those', async () => {
  const unwanted = aPage({ offline: 'off' });
  await unwanted.rest();
  const wanted = aPage();
  await wanted.rest();
  expect([unwanted.removed.mock.calls.length, wanted.removed.mock.calls.length]).toEqual([1, 0]);
});
