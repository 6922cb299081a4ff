import { type FlightUpselling, flightUpsellingResponseSchema } from '@tiquete/contracts';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { FlightSupplier } from './ports';
import { findFlightOffer } from './session';
import { aFlightApi, codesOf, FEE, parse } from './testing/aFlightApi';
import { fakeFlightSupplier } from './testing/fakeFlightSupplier';
import { anOffer, noNames } from './testing/offers';

const query = {
  segments: [{ originLocationCode: 'BOG', destinationLocationCode: 'MDE', date: '2027-03-10' }],
  travelers: [{ id: '1', travelerType: 'ADULT' as const, age: 30 }],
};
const meal = { key: 'meal' as const, state: 'included' as const, text: 'Comida a bordo' };
const brands: FlightSupplier['upsell'] = async () => ({
  offers: [
    anOffer(query, { family: 'Flex', base: 400_000, key: 'flex-key' }),
    anOffer(query, { family: 'Basic' }),
    anOffer(query, { family: 'Light', base: 180_000 }),
    anOffer(query, { family: 'Plus', number: '1' }),
  ],
  features: [[meal], [], [], []],
  dictionaries: noNames,
});
async function open(upsell: FlightSupplier['upsell']) {
  const api = await aFlightApi([fakeFlightSupplier({ upsell })]);
  const { data, meta } = parse(await api.search());
  const request = (body: object = {}, headers?: Record<string, string>) =>
    api.post(
      'searches_upselling',
      { sessionCode: meta.sessionCode, offerId: data[0]?.id, ...body },
      headers,
    );
  const read = async (): Promise<FlightUpselling> =>
    flightUpsellingResponseSchema.parse((await request()).json());
  return { ...api, base: data[0], meta, request, read };
}

it('shows the other fares of the same flights, each as an offer that can be booked', async () => {
  const { read, base, meta, cache } = await open(brands);
  const answer = await read();
  expect(
    answer.tariffs.map(({ name, code, totalPrice, difference_from_base }) => [
      name,
      code,
      totalPrice,
      difference_from_base,
    ]),
  ).toEqual([
    ['Light', 'LIGHT', 230_000 + FEE, -20_000],
    ['Basic', 'BASIC', 250_000 + FEE, 0],
    ['Flex', 'FLEX', 450_000 + FEE, 200_000],
  ]);
  expect([
    answer.tariffs[1]?.offerId,
    answer.tariffs[2]?.features,
    answer.meta.expires_at,
    answer.warnings,
  ]).toEqual([base?.id, [meal], meta.expires_at, undefined]);
  expect(answer.data.map(({ id }) => id)).toEqual(answer.tariffs.map(({ offerId }) => offerId));
  expect(
    await findFlightOffer(cache, 'a.test', meta.sessionCode, answer.tariffs[2]?.offerId ?? ''),
  ).toMatchObject({ offer: { key: 'flex-key', totalPrice: 450_000 } });
});
it('gives a fare the same id throughout the session', async () => {
  const { read } = await open(brands);
  expect((await read()).tariffs).toEqual((await read()).tariffs);
});
it.each<[string, FlightSupplier['upsell']]>([
  [
    'has no other fares',
    async (offer) => ({ offers: [offer], features: [[meal]], dictionaries: noNames }),
  ],
  ['does not answer', () => Promise.reject(new SupplierError('GDS', 'unavailable'))],
])('shows only the given fare, with a warning, when the airline %s', async (_, upsell) => {
  const { read, base } = await open(upsell);
  const answer = await read();
  expect([answer.data, answer.tariffs.length, answer.warnings?.[0]?.title]).toEqual([
    [base],
    1,
    expect.stringContaining('otras tarifas'),
  ]);
});
it('finds only offers of the same session and brand', async () => {
  const { request, wait } = await open(brands);
  const refused = [
    await request({ offerId: 'unknown-0' }),
    await request({ sessionCode: 'another-session' }),
    await request({}, { host: 'b.test' }),
  ];
  wait(15 * 60_000);
  expect([...refused, await request()].map((reply) => [reply.statusCode, codesOf(reply)])).toEqual(
    Array(4).fill([410, ['SESSION_EXPIRED']]),
  );
});

it('finds a preview’s offers inside the preview only, never for a sale', async () => {
  const preview = { 'x-preview': 'draft' };
  const { post, search, cache } = await aFlightApi([fakeFlightSupplier({ upsell: brands })]);
  const { data, meta } = parse(await search(undefined, preview));
  const [sessionCode, offerId] = [meta.sessionCode, data[0]?.id ?? ''];
  const fares = (headers?: Record<string, string>) =>
    post('searches_upselling', { sessionCode, offerId }, headers);
  expect((await fares(preview)).statusCode).toBe(200);
  expect(codesOf(await fares())).toEqual(['SESSION_EXPIRED']);
  expect(await findFlightOffer(cache, 'a.test', sessionCode, offerId)).toBeUndefined();
});
