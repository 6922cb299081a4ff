import { act } from '@testing-library/react';
import type { BootRecord } from '@tiquete/contracts';
import { aBootRecord } from '@tiquete/testing';
import { aRemote } from '../testing/builders';
import { fakeOffline } from '../testing/fakeOffline';
import { createOfflineCache } from './offlineCache';

/** A page whose document is loaded; `kept` lists the remotes of each call of `cacheSet`. */
function aPage(changes: Partial<BootRecord> = {}) {
  fakeOffline({});
  const kept: string[][] = [];
  const removed = jest.fn(async () => undefined);
  const boot = aBootRecord({
    offline: 'keep',
    remotes: [aRemote(), aRemote({ id: 'flights', release: 'flights_r1' })],
    ...changes,
  });
  const offlineCache = createOfflineCache(boot, async () => ({
    cacheSet: async (_, drawn) => void kept.push([...drawn]),
    removeCaches: removed,
    filesToCache: () => [],
  }));
  const rest = () => act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
  return { offlineCache, kept, removed, rest };
}
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('caches the remotes that were drawn, once the page is idle', async () => {
  const { offlineCache, kept, rest } = aPage();
  offlineCache.onScreen('hotels', 'hotels_r1');
  offlineCache.onScreen('flights', 'flights_r1');
  expect(kept).toEqual([]);
  await rest();
  expect(kept).toEqual([['hotels', 'flights']]);
});

it('caches nothing from a page in which a release failed, and no fallback release', async () => {
  const failed = aPage();
  failed.offlineCache.onScreen('hotels', 'hotels_r1');
  failed.offlineCache.failed('flights', 'flights_r1', 'render');
  await failed.rest();
  const standsIn = aPage();
  standsIn.offlineCache.onScreen('hotels', 'hotels_r0');
  await standsIn.rest();
  expect([failed.kept, standsIn.kept]).toEqual([[], []]);
});

it.each<[string, Partial<BootRecord>]>([
  ['an operator', { role: 'operator' }],
  ['an override', { override: { releases: {}, expires_at: '2027-01-01T00:00:00Z' } }],
  ['a preview', { preview: 'p' }],
  ['a partner’s frame', { embedded: true }],
  ['a page that was kept', { offline: 'kept' }],
  ['a host that wants none', { offline: 'off' }],
])('caches nothing for %s', async (_, changes) => {
  const { offlineCache, kept, rest } = aPage(changes);
  offlineCache.onScreen('hotels', 'hotels_r1');
  await rest();
  expect(kept).toEqual([]);
});

it('removes the caches of a host that wants none, and only those', async () => {
  const unwanted = aPage({ offline: 'off' });
  await unwanted.rest();
  const wanted = aPage();
  await wanted.rest();
  expect([unwanted.removed.mock.calls.length, wanted.removed.mock.calls.length]).toEqual([1, 0]);
});
