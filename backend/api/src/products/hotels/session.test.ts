import type { HotelSearchResponse } from '@tiquete/contracts';
import { aSupplierHotel, fakeSupplier } from '../../suppliers/testing/fakeSupplier';
import { anApi, codesOf } from './testing/anApi';
import { aSearch } from './testing/builders';

describe('a shared result', () => {
  it('is cached for five minutes, for every order of codes and every letter case', async () => {
    const supplier = fakeSupplier();
    const { search, wait } = await anApi([supplier]);
    const first: HotelSearchResponse = (
      await search(aSearch({ destination_code: ['CTG', 'BOG'] }))
    ).json();
    const second: HotelSearchResponse = (
      await search(
        aSearch({ destination_code: ['BOG', 'ctg'], reference: 'x', destination_frontend: '' }),
      )
    ).json();
    expect(second.data.sessionCode).toBe(first.data.sessionCode);
    expect(supplier.queries).toHaveLength(1);
    wait(5 * 60_000 + 1);
    expect(
      (await search(aSearch({ destination_code: ['CTG', 'BOG'] }))).json().data.sessionCode,
    ).not.toBe(first.data.sessionCode);
  });
  it('is separate for each brand, and so is its session', async () => {
    const { search, hotels } = await anApi();
    const a = (await search(aSearch(), { host: 'a.test' })).json().data.sessionCode;
    const b = (await search(aSearch(), { host: 'b.test' })).json().data.sessionCode;
    expect(a).not.toBe(b);
    expect(await hotels.session('a.test', a)).toMatchObject({
      brandId: 'a.test',
      query: { rooms: [{ adults: 2, childrens: [] }] },
      hotels: [{ hotelCode: '1001', min_rate: 700_001 }],
    });
    expect(await hotels.session('b.test', a)).toBeUndefined();
  });
  it('uses the current codes of a property', async () => {
    let codes = ['D7'];
    const supplier = fakeSupplier();
    const { search } = await anApi([supplier], { codesOfProperties: () => codes });
    const ofOneHotel = aSearch({ destination_code: [], Hotel_codes: ['D7'] });
    await search(ofOneHotel);
    codes = ['1001', 'D7'];
    await search(ofOneHotel);
    expect(supplier.queries.map((query) => query.Hotel_codes)).toEqual([['D7'], ['1001', 'D7']]);
  });
  it('rejects a cached query once its day is over', async () => {
    let today = '2027-03-10';
    const { search } = await anApi([fakeSupplier()], { today: () => today });
    expect((await search()).statusCode).toBe(200);
    today = '2027-03-11';
    expect(codesOf(await search())).toEqual(['CHECKIN_IN_PAST']);
  });
  it('expires as a session after thirty minutes', async () => {
    const { search, hotels, wait } = await anApi();
    const code = (await search()).json().data.sessionCode;
    wait(30 * 60_000 - 1);
    expect(await hotels.session('a.test', code)).toBeDefined();
    wait(1);
    expect(await hotels.session('a.test', code)).toBeUndefined();
  });
  it('gives a caller a fresh answer, and later callers the cached one', async () => {
    const slow = fakeSupplier({
      search: () => new Promise((resolve) => setTimeout(resolve, 30, [aSupplierHotel()])),
    });
    const { app } = await anApi([slow]);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const request = () =>
      fetch(`${url}/api/hotels/searchs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aSearch()),
      });
    expect([(await request()).status, (await request()).status, slow.queries.length]).toEqual([
      200, 200, 1,
    ]);
  });
  it('aborts the suppliers when the browser has gone, and only then', async () => {
    const supplier = fakeSupplier({ search: () => new Promise(() => undefined) });
    const { app } = await anApi([supplier]);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const abort = new AbortController();
    const call = fetch(`${url}/api/hotels/searchs`, {
      method: 'POST',
      signal: abort.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aSearch()),
    });
    while (supplier.signals.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(supplier.signals[0]?.aborted).toBe(false);
    abort.abort();
    await expect(call).rejects.toThrow();
    const gone = () => supplier.signals[0]?.aborted;
    while (!gone()) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});
