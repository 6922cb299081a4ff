import { createCache } from '../cache/createCache';
import { createSearches } from './createSearches';
import { createSearchSlots } from './searchSlots';

const policy = { freshMs: 60_000, loadMs: 1000 };
/** A search that ends when the test releases it. */
function heldSearch(text: string) {
  let end = (): void => undefined;
  const promise = new Promise<Buffer>((resolve) => (end = () => resolve(Buffer.from(text))));
  return { search: () => promise, end: () => end() };
}
/** Searches with some slots. `request` runs the search if its caller must. */
function start(slots: number) {
  const searches = createSearches({
    cache: createCache(),
    policy,
    maxWaitMs: 10_000,
    slots: createSearchSlots(slots),
  });
  const request = async (key: string, search: () => Promise<Buffer>) => {
    const { run, answer } = await searches.join(key, false);
    if (run)
      void run
        .start()
        .then(async (mustSearch) => mustSearch && run.finish(await search(), true))
        .catch(run.fail);
    return answer();
  };
  return { searches, request };
}

it('rejects a search beyond the limit at once, with the time of the next attempt', async () => {
  const { request } = start(1);
  const first = heldSearch('first');
  const running = request('a', first.search);
  await expect(request('b', heldSearch('b').search)).rejects.toMatchObject({
    code: 'TOO_MANY_SEARCHES',
    status: 503,
    headers: { 'retry-after': '3' },
  });
  first.end();
  expect(String(await running)).toBe('first');
});

it('runs a rejected search as soon as a slot is free', async () => {
  const { request } = start(1);
  const first = heldSearch('first');
  const running = request('a', first.search);
  await expect(request('b', heldSearch('b').search)).rejects.toThrow();
  first.end();
  await running;
  expect(String(await request('b', async () => Buffer.from('b')))).toBe('b');
});

it('lets callers join a running search, and reads cached results, without a slot', async () => {
  const { request } = start(1);
  expect(String(await request('known', async () => Buffer.from('known')))).toBe('known');
  const first = heldSearch('first');
  const both = [1, 2].map(() => request('a', first.search));
  expect(String(await request('known', heldSearch('other').search))).toBe('known');
  first.end();
  expect((await Promise.all(both)).map(String)).toEqual(['first', 'first']);
});

it('frees the slot of a failed search', async () => {
  const { request } = start(1);
  await expect(
    request('a', async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(String(await request('b', async () => Buffer.from('b')))).toBe('b');
});
