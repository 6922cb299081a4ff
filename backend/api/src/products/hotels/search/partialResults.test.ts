import { type HotelSearchResponse, hotelSearchResponseSchema } from '@tiquete/contracts';
import type { SharedStore } from '../../../lib/cache/redisStore';
import { SupplierError, type SupplierErrorKind } from '../../../lib/http-client/supplierError';
import { aSupplierHotel, fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import { createSearchSlots } from '../../../lib/search/searchSlots';
import { clonedThreads } from '../../../lib/testing/clonedThreads';
import type { HotelSupplier, SupplierHotel } from '../ports';
import { sourcesOf } from '../session';
import type { HotelSearch } from './search';
import { anApi, codesOf } from '../testing/anApi';
import { aSearch } from '../testing/builders';

/** A supplier in memory that answers when the test releases it. */
function held(code: HotelSupplier['code']) {
  let answer: (hotels: SupplierHotel[]) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const answering = new Promise<SupplierHotel[]>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  answering.catch(() => undefined);
  return {
    ...fakeSupplier({ code, search: () => answering }),
    answer: (...hotels: SupplierHotel[]) => answer(hotels),
    fail: (kind: SupplierErrorKind) => fail(new SupplierError(code, kind)),
  };
}
const medina = aSupplierHotel();
const twin = aSupplierHotel({
  hotelCode: 'D7',
  name: 'Casa Medina Boutique Hotel',
  min_rate: 650_000,
  max_rate: 650_000,
});
const own = aSupplierHotel({
  hotelCode: 'D8',
  name: 'Hostal del Pozo',
  min_rate: 90_000,
  max_rate: 90_000,
  geo: { latitude: 10.43, longitude: -75.54 },
});
/** Timing with partial results at once, and limits that no test reaches. */
const atOnce = { supplierTimeoutMs: 20_000, maxWaitMs: 20_000, togetherMs: 0 };
const parse = (reply: { json(): unknown }): HotelSearchResponse =>
  hotelSearchResponseSchema.parse(reply.json());
const sessionOf = async (hotels: HotelSearch, sessionCode: string) => {
  const session = await hotels.session('a.test', sessionCode);
  if (!session) throw new Error('no session');
  return session;
};
const namesOf = ({ data }: HotelSearchResponse) =>
  data.hotels.map(({ supplier, hotelCode, min_rate }) => [supplier, hotelCode, min_rate]);

it('answers once one supplier has answered, names the pending ones, and adds their hotels to the same session', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { search, hotels } = await anApi([hb, second], {}, atOnce);
  hb.answer(medina);
  const first = parse(await search());
  expect(namesOf(first)).toEqual([['HB', '1001', 700_001]]);
  expect(first.meta).toMatchObject({
    complete: false,
    suppliers: [
      { code: 'HB', status: 'ok', hotels: 1 },
      { code: 'DO', status: 'pending', hotels: 0 },
    ],
  });
  expect(first.warnings).toBeUndefined();
  const { sessionCode } = first.data;
  expect(sourcesOf(await sessionOf(hotels, sessionCode), '1001')).toEqual([
    { supplier: 'HB', hotelCode: '1001' },
  ]);

  const rest = search(aSearch({ sessionCode }));
  second.answer(twin, own);
  const whole = parse(await rest);
  expect(whole.data.sessionCode).toBe(sessionCode);
  expect(whole.meta).toMatchObject({
    complete: true,
    total: 2,
    suppliers: [
      { code: 'HB', status: 'ok' },
      { code: 'DO', status: 'ok', hotels: 2 },
    ],
  });
  expect(namesOf(whole)).toEqual([
    ['DO', 'D8', 90_000],
    ['HB', '1001', 650_000],
  ]);
  const session = await sessionOf(hotels, sessionCode);
  expect(sourcesOf(session, '1001')).toEqual([
    { supplier: 'HB', hotelCode: '1001' },
    { supplier: 'DO', hotelCode: 'D7' },
  ]);
  expect(sourcesOf(session, 'D7')).toEqual(sourcesOf(session, '1001'));
  expect(sourcesOf(session, '7')).toEqual([]);
  expect([hb.queries, second.queries].map(({ length }) => length)).toEqual([1, 1]);
});

it('retains name and pictures of a card that was displayed before the preferred supplier answered', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { search } = await anApi([hb, second], {}, atOnce);
  second.answer(twin);
  const { sessionCode } = parse(await search()).data;
  const rest = search(aSearch({ sessionCode }));
  hb.answer(aSupplierHotel({ min_rate: 600_000 }));
  expect(namesOf(parse(await rest))).toEqual([['DO', 'D7', 600_000]]);
});

it('returns partial results when the wait is over, even an empty list, and then the rest', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { search } = await anApi([hb, second], {}, { ...atOnce, maxWaitMs: 40 });
  const empty = parse(await search());
  expect(empty.meta).toMatchObject({
    total: 0,
    complete: false,
    suppliers: [{ status: 'pending' }, { status: 'pending' }],
  });
  expect(empty.warnings?.map(({ code }) => code)).toEqual(['STILL_SEARCHING']);
  const still = parse(await search(aSearch({ sessionCode: empty.data.sessionCode })));
  expect([still.meta.total, still.data.sessionCode]).toEqual([0, empty.data.sessionCode]);
  hb.answer(medina);
  second.answer(own);
  let last = still;
  while (!last.meta.complete)
    last = parse(await search(aSearch({ sessionCode: empty.data.sessionCode })));
  expect([last.meta.total, last.data.sessionCode]).toEqual([2, empty.data.sessionCode]);
  expect(last.warnings).toBeUndefined();
});

it('gives the same answer with threads, which merge it', async () => {
  const threads = clonedThreads();
  const sellers = () => [
    fakeSupplier({ code: 'HB', search: async () => [medina] }),
    fakeSupplier({ code: 'DO', search: async () => [twin, own] }),
  ];
  const [here, there] = [await anApi(sellers()), await anApi(sellers(), {}, { threads })];
  const [one, other] = [parse(await here.search()), parse(await there.search())];
  expect(other.data.hotels).toEqual(one.data.hotels);
  expect(other.data.facets).toEqual(one.data.facets);
  expect(threads.ran).toEqual(['mergeAnswers']);
  const session = await sessionOf(there.hotels, other.data.sessionCode);
  expect(sourcesOf(session, '1001')).toHaveLength(2);
});

it('rejects a search above the limit of slots, and still answers for a session', async () => {
  const first = held('HB');
  const { search } = await anApi([first], {}, { ...atOnce, slots: createSearchSlots(1) });
  const running = search().then((reply) => reply);
  const other = await search(aSearch({ checkout: '2027-03-20' }));
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '3']);
  expect(codesOf(other)).toEqual(['TOO_MANY_SEARCHES']);
  first.answer(medina);
  const { sessionCode } = parse(await running).data;
  expect(parse(await search(aSearch({ sessionCode }))).meta.total).toBe(1);
});

it('lists no supplier as pending once a late one failed', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { search } = await anApi([hb, second], {}, atOnce);
  hb.answer(medina);
  const { sessionCode } = parse(await search()).data;
  second.fail('unavailable');
  const whole = parse(await search(aSearch({ sessionCode })));
  expect(whole.meta).toMatchObject({
    complete: false,
    total: 1,
    suppliers: [{ status: 'ok' }, { code: 'DO', status: 'error' }],
  });
  expect(whole.warnings).toMatchObject([{ code: 'SUPPLIER_ERROR', detail: 'DO' }]);
});

it('waits for a second supplier that answers soon after the first', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { search } = await anApi([hb, second], {}, { ...atOnce, togetherMs: 20_000 });
  const requested = search();
  hb.answer(medina);
  second.answer(twin);
  expect(parse(await requested).meta.complete).toBe(true);
});

it('lets another visitor join a running search, and gives both the complete answer', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { search } = await anApi([hb, second], {}, atOnce);
  hb.answer(medina);
  const first = parse(await search());
  const other = parse(await search());
  expect(other).toEqual(first);
  const rest = search(aSearch({ sessionCode: first.data.sessionCode }));
  second.answer(own);
  const whole = parse(await rest);
  expect([
    parse(await search()),
    parse(await search(aSearch({ sessionCode: whole.data.sessionCode }))),
  ]).toEqual([whole, whole]);
  expect(hb.queries).toHaveLength(1);
});

it("queries every supplier of a hotel that is named by one supplier's code", async () => {
  const second = fakeSupplier({ code: 'DO', search: async () => [twin] });
  const hb = fakeSupplier();
  const { search } = await anApi([hb, second], {
    codesOfProperties: (codes) =>
      codes.flatMap((code) => (code === 'D7' ? ['1001', 'D7'] : [code])),
  });
  expect(
    namesOf(parse(await search(aSearch({ destination_code: [], Hotel_codes: ['D7'] })))),
  ).toEqual([['HB', '1001', 650_000]]);
  expect([hb, second].map(({ queries }) => queries[0]?.Hotel_codes)).toEqual([
    ['1001', 'D7'],
    ['1001', 'D7'],
  ]);
});

it('starts another search for an unknown session', async () => {
  const { search } = await anApi([fakeSupplier()], {}, atOnce);
  const answer = parse(await search(aSearch({ sessionCode: 'of-another-day' })));
  expect([answer.meta.complete, answer.data.sessionCode === 'of-another-day']).toEqual([
    true,
    false,
  ]);
});

it('continues a search for a caller that has a partial result, and stops one without callers', async () => {
  const [hb, second] = [held('HB'), held('DO')];
  const { app, search } = await anApi([hb, second], {}, atOnce);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const request = (signal: AbortSignal, body = aSearch()) =>
    fetch(`${url}/api/hotels/searchs`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', host: 'a.test' },
      body: JSON.stringify(body),
    });
  hb.answer(medina);
  const first = await request(new AbortController().signal);
  const { data } = hotelSearchResponseSchema.parse(await first.json());
  const gone = new AbortController();
  const again = request(gone.signal, aSearch({ sessionCode: data.sessionCode }));
  gone.abort();
  await expect(again).rejects.toThrow();
  expect(second.signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.answer(own);
  expect(
    parse(await search(aSearch({ sessionCode: data.sessionCode }), { host: '127.0.0.1' })).meta
      .complete,
  ).toBe(true);
});

/** A store in memory in place of Redis. */
function sharedStore(): SharedStore {
  const [values, locks] = [new Map<string, Buffer>(), new Map<string, string>()];
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, bytes) => void values.set(key, bytes),
    async lock(key) {
      if (locks.has(key)) return null;
      locks.set(key, 'held');
      return 'held';
    },
    unlock: async (key) => void locks.delete(key),
    close: async () => undefined,
  };
}
it('continues at another replica with the same session', async () => {
  const shared = sharedStore();
  const [hb, second, idle] = [held('HB'), held('DO'), held('HB')];
  const [one, other] = [
    await anApi([hb, second], {}, { ...atOnce, shared }),
    await anApi([idle, held('DO')], {}, { ...atOnce, maxWaitMs: 60, shared }),
  ];
  hb.answer(medina);
  const first = parse(await one.search());
  const still = parse(await other.search(aSearch({ sessionCode: first.data.sessionCode })));
  expect(still).toEqual(first);
  second.answer(own);
  let last = still;
  while (!last.meta.complete)
    last = parse(await other.search(aSearch({ sessionCode: first.data.sessionCode })));
  expect([last.meta.total, last.data.sessionCode]).toEqual([2, first.data.sessionCode]);
  expect(idle.queries).toHaveLength(0);
});

it('finds the hotels of a later part at a replica that has read an earlier part of the session', async () => {
  const shared = sharedStore();
  const [hb, second] = [held('HB'), held('DO')];
  const one = await anApi([hb, second], {}, { ...atOnce, shared });
  const other = await anApi([held('HB'), held('DO')], {}, { ...atOnce, shared });
  hb.answer(medina);
  const { sessionCode } = parse(await one.search()).data;
  const sourcesAtOther = async () => sourcesOf(await sessionOf(other.hotels, sessionCode), 'D8');
  expect(await sourcesAtOther()).toEqual([]);
  second.answer(own);
  expect(parse(await one.search(aSearch({ sessionCode }))).meta.complete).toBe(true);
  expect(await sourcesAtOther()).toEqual([{ supplier: 'DO', hotelCode: 'D8' }]);
});
