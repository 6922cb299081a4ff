import { randomUUID } from 'node:crypto';
import {
  hotelDetailsResponseSchema,
  type HotelSearchResponse,
  type MarkUpRule,
  prebookingResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, SANDBOX_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { createFakeGateway, type FakeGateway } from '../../bookings/testing/fakeGateway';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { aCitySearch, searchAll } from './testing/findRoom';
import { aPrebooking } from './testing/prebookings';

/**
 * Tests two brands that sell the same supplier. The mark-up of one brand, from the card to the payment, does not change the
 * other's prices.
 */
let sandbox: Sandbox;
let test: TestApp;
let gateway: FakeGateway;
const ADDED = 20_000;
const OPERATOR = { email: 'operadora@viajes.test', password: 'clave-de-operadora-1' };
beforeAll(async () => {
  sandbox = await createSandbox({ now: () => test?.deps.clock() ?? new Date() });
  gateway = createFakeGateway();
  test = await startTestApp({
    gateway,
    config: { hotelbeds: { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS } },
  });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});
const setRules = async (rules: MarkUpRule[]) => {
  await test.deps.db.query(
    "update brands set file = jsonb_set(file, '{mark_ups}', $1::jsonb) where id = 'tiquete'",
    [JSON.stringify(rules)],
  );
  test.deps.brands.refresh();
};

type Browser = ReturnType<typeof openBrowser>;
const ROOMS = [{ adults: 2, childrens: [] }];
async function search(browser: Browser, city: string): Promise<HotelSearchResponse['data']> {
  const checkin = addDays(today(test.deps.clock()), 60);
  const search = { ...aCitySearch(checkin, addDays(checkin, 2)), destination_code: [city] };
  return (await searchAll(browser, search)).data;
}
const detailOf = async (browser: Browser, sessionCode: string, hotelCode: string) =>
  hotelDetailsResponseSchema.parse(
    (
      await browser.postJson('/api/hotels/details', { sessionCode, hotelCode, rooms: ROOMS })
    ).json(),
  ).data;
type Detail = Awaited<ReturnType<typeof detailOf>>;
const tariffsOf = ({ rooms }: Detail) => rooms.flatMap(({ tariffs }) => tariffs);
/** Fields of the tariff as the page displayed it. */
const bought = (
  { checkin: from, checkout: to }: Detail,
  tariff: ReturnType<typeof tariffsOf>[number],
) => ({
  productCode: tariff.productCode,
  from,
  to,
  expected_total: tariff.total,
  accepts: {
    ...aPrebooking().accepts,
    cancellation_policy_hash: tariff.cancellation_policy_hash,
  },
});
const ratesOf = ({ hotels }: HotelSearchResponse['data']) =>
  new Map(hotels.map(({ hotelCode, min_rate }) => [hotelCode, min_rate]));

it('is part of card, rooms, booking, payment and console of one brand, to the peso, and of no price of the other', async () => {
  await setRules([
    { product: 'HOTEL', destination: 'CTG', amount: ADDED },
    { product: 'HOTEL', per_thousand: 100 },
    { product: 'FLIGHT', amount: 1 },
  ]);
  const [ours, theirs] = [
    openBrowser(test.app, 'localhost'),
    openBrowser(test.app, 'andes.localhost'),
  ];
  const [found, requested] = [await search(ours, 'CTG'), await search(theirs, 'CTG')];
  const costs = ratesOf(requested);
  expect(costs.size).toBeGreaterThan(3);
  expect([...ratesOf(found)]).toEqual([...costs].map(([code, cost]) => [code, cost + ADDED]));

  for (const { hotelCode, min_rate } of found.hotels) {
    const detail = await detailOf(ours, found.sessionCode, hotelCode);
    const [tariff] = tariffsOf(detail).filter(
      (one) => one.cancellation.refundable && !one.recheck_required,
    );
    if (!tariff) continue;
    expect(Math.min(...tariffsOf(detail).map(({ total }) => total))).toBe(min_rate);
    const theirTariffs = tariffsOf(await detailOf(theirs, requested.sessionCode, hotelCode));
    expect(theirTariffs.map(({ total }) => total + ADDED)).toContain(tariff.total);
    const { base, taxes, fees } = tariff.price_breakdown;
    const before = theirTariffs.find(({ total }) => total + ADDED === tariff.total);
    expect([base, taxes, fees]).toEqual([
      (before?.price_breakdown.base ?? NaN) + ADDED,
      before?.price_breakdown.taxes,
      before?.price_breakdown.fees,
    ]);

    const reply = await ours.postJson(
      '/api/hotels/prebookings',
      aPrebooking({ sessionCode: found.sessionCode, hotelCode, ...bought(detail, tariff) }),
      { 'idempotency-key': randomUUID() },
    );
    expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
    const { booking, price } = prebookingResponseSchema.parse(reply.json()).data;
    const { id } = booking ?? { id: '' };
    expect(price).toMatchObject({ current: tariff.total, changed: false });
    const shown = (await ours.get(`/api/bookings/${id}`)).json();
    expect(shown.data.total).toBe(tariff.total);
    expect(JSON.stringify(shown)).not.toMatch(/mark_?up/i);

    const { reference } = (
      await ours.postJson('/api/payments', { bookingId: id }, { 'idempotency-key': randomUUID() })
    ).json().data;
    expect((await ours.get(`/api/payments/${reference}`)).json().data.amount).toBe(tariff.total);
    gateway.settle(reference, 'APPROVED');
    test.advance(4000);
    await ours.get(`/api/payments/${reference}`);
    const worker = test.deps.sales.checkout.createWorker();
    while ((await worker.runDue()) > 0);
    expect((await ours.get(`/api/bookings/${id}`)).json().data.status).toBe('OK');

    await test.addUser('tiquete', OPERATOR.email, OPERATOR.password);
    await test.deps.db.query("update users set role = 'operator' where email = $1", [
      OPERATOR.email,
    ]);
    const operator = openBrowser(test.app, 'localhost');
    await operator.signIn(OPERATOR.email, OPERATOR.password);
    await showSecondFactor(test, OPERATOR.email);
    const whole = (await operator.get(`/api/operations/bookings/${id}`)).json().data;
    expect([whole.total, whole.mark_up]).toEqual([tariff.total, ADDED]);
    return;
  }
  throw new Error('nothing fits');
});

it('adds a part per thousand in other places, and leaves displayed prices unchanged when the rules change', async () => {
  await setRules([{ product: 'HOTEL', destination: 'CO', per_thousand: 85 }]);
  const [ours, theirs] = [
    openBrowser(test.app, 'localhost'),
    openBrowser(test.app, 'andes.localhost'),
  ];
  const [found, requested] = [await search(ours, 'SMR'), await search(theirs, 'SMR')];
  const costs = ratesOf(requested);
  for (const [code, rate] of ratesOf(found)) {
    const cost = costs.get(code) ?? NaN;
    expect(rate).toBe(cost + Math.ceil((cost * 85) / 1000));
  }
  const hotelCode = found.hotels[0]?.hotelCode ?? '';
  const detail = await detailOf(ours, found.sessionCode, hotelCode);
  const [tariff] = tariffsOf(detail).filter(({ recheck_required }) => !recheck_required);
  if (!tariff) throw new Error('nothing fits');
  await setRules([]);
  const reply = await ours.postJson(
    '/api/hotels/prebookings',
    aPrebooking({
      sessionCode: found.sessionCode,
      hotelCode,
      ...bought(detail, tariff),
      in_simular: 1,
    }),
  );
  expect([reply.statusCode, reply.json().data?.price.current]).toEqual([200, tariff.total]);
});
