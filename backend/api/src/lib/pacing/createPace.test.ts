import { createPace, type PaceOptions, asHousekeeping } from './createPace';
import { readEtgLimit, readRateLimit } from './limitHeaders';
import { createMemoryPaces } from './paceStore';

const START = Date.parse('2027-01-05T10:00:00Z');

/** Time moves only while a pace waits. */
function aVendor(options: Partial<PaceOptions> = {}) {
  let now = START;
  const left: { who: string; at: number }[] = [];
  const store = options.store ?? createMemoryPaces();
  const open = () =>
    createPace({
      vendor: 'GDS',
      rules: [],
      store,
      clock: () => now,
      sleep: async (ms) => {
        await new Promise((resolve) => setImmediate(resolve));
        now += ms;
      },
      ...options,
    });
  const pace = open();
  const request = async (who: string, { path = '/', waitMs = 60_000, by = pace } = {}) => {
    const hasTurn = await by.turn(path, waitMs);
    if (hasTurn) left.push({ who, at: now - START });
    return hasTurn;
  };
  return { pace, open, request, left, at: () => now, pass: (ms: number) => (now += ms) };
}
const order = (left: readonly { who: string }[]) => left.map(({ who }) => who).join('');

it('sends calls in their order with the minimum time between them', async () => {
  const { request, left } = aVendor({ rules: [{ calls: 1, seconds: 0.1 }] });
  await Promise.all(['a', 'b', 'c', 'd'].map((who) => request(who)));
  expect(order(left)).toBe('abcd');
  for (const [index, { at }] of left.slice(1).entries())
    expect(at - (left[index]?.at ?? 0)).toBeGreaterThanOrEqual(100);
});

it('never exceeds the rule in any period', async () => {
  const { request, left } = aVendor({ rules: [{ calls: 3, seconds: 1 }] });
  await Promise.all([...'abcdefgh'].map((who) => request(who)));
  const times = left.map(({ at }) => at);
  for (const from of times)
    expect(times.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(3);
  expect(times).toHaveLength(8);
});

it("sends travellers' calls before background calls", async () => {
  const { request, left } = aVendor({ rules: [{ calls: 1, seconds: 1 }] });
  await request('-');
  const late = ['x', 'y', 'z'].map((who) => asHousekeeping(() => request(who)));
  const first = ['a', 'b'].map((who) => request(who));
  await Promise.all([...late, ...first]);
  expect(order(left)).toBe('-abxyz');
});

it('reserves half of a day’s calls for travellers', async () => {
  const { request, pass } = aVendor({ rules: [{ calls: 50, seconds: 86_400 }] });
  const housekeeping: boolean[] = [];
  for (let call = 0; call < 40; call += 1) {
    housekeeping.push(await asHousekeeping(() => request('x', { waitMs: 5000 })));
    pass(1000);
  }
  expect(housekeeping.filter(Boolean)).toHaveLength(25);
  const travellers: boolean[] = [];
  for (let call = 0; call < 40; call += 1) travellers.push(await request('a', { waitMs: 5000 }));
  expect(travellers.filter(Boolean)).toHaveLength(25);
  pass(86_400_000);
  expect(await request('b')).toBe(true);
});

it('reports at once that a turn would come too late, and takes none', async () => {
  const { request, left } = aVendor({ rules: [{ calls: 1, seconds: 1 }] });
  const outcomes = await Promise.all([...'abcd'].map((who) => request(who, { waitMs: 1500 })));
  expect(outcomes).toEqual([true, true, false, false]);
  await request('e');
  expect(order(left)).toBe('abe');
});

it('removes a caller that aborted, and gives its turn to the next one', async () => {
  const { pace, request, left } = aVendor({ rules: [{ calls: 1, seconds: 1 }] });
  await request('a');
  const abort = new AbortController();
  const waiting = pace.turn('/', 60_000, abort.signal);
  const next = request('b');
  abort.abort(new Error('newer search'));
  await expect(waiting).rejects.toThrow('newer search');
  await next;
  expect(left.map(({ at }) => at)).toEqual([0, 1010]);
});

it('shares the pace with other processes', async () => {
  const { request, open, left } = aVendor({ rules: [{ calls: 2, seconds: 1 }] });
  const other = open();
  await Promise.all([...'abcd'].map((who, index) => request(who, index % 2 ? { by: other } : {})));
  const times = left.map(({ at }) => at).sort((a, b) => a - b);
  expect(times.filter((at) => at < 1000)).toHaveLength(2);
  expect(times).toHaveLength(4);
});

describe('limits that a vendor states in its answers', () => {
  const etg = (remaining: number, reset: string) => ({
    'x-ratelimit-secondsnumber': '60',
    'x-ratelimit-requestsnumber': '10',
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': reset,
  });

  it('apply to their own endpoint only', async () => {
    const { pace, request, left } = aVendor({ readLimit: readEtgLimit });
    for (const who of 'abc') await request(who, { path: '/search/' });
    pace.note('/search/', etg(0, '2027-01-05T10:00:30'));
    await Promise.all([request('d', { path: '/search/' }), request('e', { path: '/order/' })]);
    expect(left.slice(3)).toEqual([
      { who: 'e', at: 0 },
      { who: 'd', at: 30_000 },
    ]);
  });

  it('apply to the calls of every process from then on', async () => {
    const { pace, open, request, left } = aVendor({ readLimit: readEtgLimit });
    const other = open();
    for (const one of [pace, other]) one.note('/search/', etg(9, '2027-01-05T10:01:00'));
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        request('a', { path: '/search/', waitMs: 600_000, by: index % 2 ? pace : other }),
      ),
    );
    const times = left.map(({ at }) => at);
    for (const from of times)
      expect(times.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(10);
    expect(times).toHaveLength(25);
  });

  it('are read in the formats of ETG and Duffel', () => {
    expect(readEtgLimit(etg(9, '2018-08-14T08:54:11'), START)).toEqual({
      rule: { calls: 10, seconds: 60 },
      remaining: 9,
      resetsAt: Date.parse('2018-08-14T08:54:11Z'),
    });
    expect(
      readRateLimit(
        {
          'ratelimit-limit': '60',
          'ratelimit-remaining': '0',
          'ratelimit-reset': 'Tue, 05 Jan 2027 10:00:20 GMT',
        },
        START,
      ),
    ).toEqual({ rule: null, remaining: 0, resetsAt: START + 20_000 });
    expect(
      readRateLimit({ 'ratelimit-remaining': '3', 'ratelimit-reset': '20' }, START)?.resetsAt,
    ).toBe(START + 20_000);
    for (const read of [readEtgLimit, readRateLimit]) expect(read({}, START)).toBeUndefined();
  });

  it('block an endpoint until its reset when the time span is not stated', async () => {
    const { pace, request, left } = aVendor({ readLimit: readRateLimit });
    pace.note('/air/orders', { 'ratelimit-remaining': '0', 'ratelimit-reset': '20' });
    await request('a', { path: '/air/orders' });
    pace.note('/air/orders', { 'ratelimit-remaining': '59', 'ratelimit-reset': '60' });
    await request('b', { path: '/air/orders' });
    expect(left.map(({ at }) => at)).toEqual([20_000, 20_000]);
  });
});
