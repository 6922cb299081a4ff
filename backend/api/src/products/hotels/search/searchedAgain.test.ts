import { hotelSearchResponseSchema } from '@tiquete/contracts';
import { SupplierError, type SupplierErrorKind } from '../../../lib/http-client/supplierError';
import { aSupplierHotel, fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import type { HotelSupplier, SupplierHotel } from '../ports';
import { anApi, codesOf } from '../testing/anApi';
import { aSearch } from '../testing/builders';

type Settle = { answer(hotels: SupplierHotel[]): void; fail(kind: SupplierErrorKind): void };
/** A supplier in memory whose searches each end when the test releases them. */
function held(code: HotelSupplier['code']) {
  const requests: Settle[] = [];
  const search = () =>
    new Promise<SupplierHotel[]>((answer, reject) =>
      requests.push({ answer, fail: (kind) => reject(new SupplierError(code, kind)) }),
    );
  return { ...fakeSupplier({ code, search }), requests };
}
/** Timing with partial results soon, and limits that no test reaches. */
const soon = { supplierTimeoutMs: 20_000, maxWaitMs: 40, togetherMs: 0 };
const parse = (reply: { json(): unknown }) => hotelSearchResponseSchema.parse(reply.json());

async function searchedAgain(kind: SupplierErrorKind) {
  const suppliers = [held('HB'), held('DO')];
  const { search, wait } = await anApi(suppliers, {}, soon);
  const { sessionCode } = parse(await search()).data;
  for (const { requests } of suppliers) requests[0]?.fail(kind);
  const again = () => search(aSearch({ sessionCode }));
  return { suppliers, again, wait };
}

it('answers STILL_SEARCHING when every supplier was too slow, and searches again', async () => {
  const { suppliers, again, wait } = await searchedAgain('timeout');
  const said = async () => {
    const { meta, warnings } = parse(await again());
    return [meta.total, meta.complete, warnings];
  };
  const still = [
    0,
    false,
    [{ code: 'STILL_SEARCHING', title: expect.stringMatching(/^Seguimos buscando/) }],
  ];
  expect([await said(), await said(), await said()]).toEqual([still, still, still]);
  wait(11_000);
  expect(await said()).toEqual(still);
  expect(suppliers.map(({ requests }) => requests.length)).toEqual([2, 2]);
  for (const { requests } of suppliers) requests[1]?.answer([aSupplierHotel()]);
  let last = parse(await again()).meta;
  while (!last.complete) last = parse(await again()).meta;
  expect(last.total).toBeGreaterThan(0);
});

it('reports in Spanish that no supplier can be reached', async () => {
  const { again } = await searchedAgain('unavailable');
  let reply = await again();
  while (reply.statusCode === 200) reply = await again();
  expect([reply.statusCode, codesOf(reply)]).toEqual([503, ['SUPPLIER_UNAVAILABLE']]);
});
