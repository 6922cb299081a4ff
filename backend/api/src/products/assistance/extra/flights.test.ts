import { randomUUID } from 'node:crypto';
import {
  flightPrebookingResponseSchema,
  flightSearchResponseSchema,
  type OptionalSearch,
} from '@tiquete/contracts';
import { GDS_CREDENTIALS } from '@tiquete/sandbox';
import { openBrowser } from '../../../testing/browser';
import { aFlightBooking, aFlyer, aPassport } from '../../flights/testing/bookings';
import { startWithTk } from '../testing/startWithTk';

/** Tests a policy as extra of an international flight, over both suppliers' stand-ins. */
let started: Awaited<ReturnType<typeof startWithTk>>;
beforeAll(async () => {
  // 23:55 in Colombia, so that the payment can be made on the next day.
  started = await startWithTk('2027-01-12T04:55:00Z', (url) => ({
    amadeus: { url, ...GDS_CREDENTIALS },
  }));
});
afterAll(() => started.close());
const keyed = () => ({ 'idempotency-key': randomUUID() });
const leg = (id: string, from: string, to: string, date: string) => ({
  id,
  originLocationCode: from,
  destinationLocationCode: to,
  departureDateTimeRange: { date },
});

it('is offered for all passengers, issued after the tickets, and free to cancel for five business days from the payment', async () => {
  const browser = openBrowser(started.test.app, 'localhost');
  const search = {
    segments: [leg('1', 'BOG', 'LIM', '2027-01-22'), leg('2', 'LIM', 'BOG', '2027-01-29')],
    passengers: { adults: 1 },
    sources: ['GDS'],
    currency: 'COP',
    language: 'es',
  };
  const request = async (body: object) =>
    flightSearchResponseSchema.parse(
      (await browser.postJson('/api/flights/searches', body)).json(),
    );
  let found = await request(search);
  // On a busy machine the first answer may be partial.
  for (let tries = 0; tries < 20 && !found.meta.complete; tries += 1)
    found = await request({ ...search, sessionCode: found.meta.sessionCode });
  const [offer] = found.data;
  if (!offer) throw new Error('no flight is for sale');
  const { prebookingId, cancellation_policy_hash, ...priced } =
    flightPrebookingResponseSchema.parse(
      (
        await browser.postJson('/api/flights/prebookings', {
          sessionCode: found.meta.sessionCode,
          offerId: offer.id,
          expected_total: offer.totalPrice,
        })
      ).json(),
    ).data;
  const body = aFlightBooking(prebookingId, {
    flightOffers: [{ type: 'flight-offer', id: priced.offer.id }],
    expected_total: priced.offer.totalPrice,
    travelers: [aFlyer({ documents: [aPassport] })],
  });
  const booked = await browser.postJson(
    '/api/flights/bookings',
    { ...body, accepts: { ...body.accepts, cancellation_policy_hash } },
    keyed(),
  );
  expect([booked.statusCode, booked.json().errors]).toEqual([201, undefined]);
  const { id } = booked.json().data.booking;
  const work = async () => {
    const worker = started.test.deps.sales.checkout.createWorker();
    for (let passed = 0; passed < 4; passed += 1) {
      while ((await worker.runDue()) > 0);
      started.test.advance(30_000);
    }
  };
  await work();

  const offered = async () =>
    (await browser.postJson('/api/optionals/searchs', { bookingId: id })).json<{
      data: OptionalSearch;
    }>().data;
  const isPolicy = ({ kind }: { kind: string }) => kind === 'ASSISTANCE';
  let { optionals, cart } = await offered();
  // On a busy machine the answer may lack a slow provider. A repeated request contains it.
  for (let tries = 0; tries < 20 && !optionals.some(isPolicy); tries += 1)
    ({ optionals, cart } = await offered());
  const policy = optionals.find(isPolicy);
  if (!policy) throw new Error('no policy is offered');
  expect(policy.description).toContain('1 viajero de 41 años');
  await browser.call('PUT optionals/cart/update', {
    bookingId: id,
    items: [{ code: policy.code, quantity: 1 }],
    cart_version: cart.version,
  });
  expect(policy.cancellation.free_until).toBe('2027-01-19T00:00:00-05:00');
  started.test.advance(6 * 60_000);
  const payment = await browser.postJson('/api/payments', { bookingId: id }, keyed());
  started.gateway.settle(payment.json().data.reference, 'APPROVED');
  started.test.advance(4000);
  await browser.get(`/api/payments/${payment.json().data.reference}`);
  await work();
  expect((await browser.get(`/api/bookings/${id}`)).json().data).toMatchObject({
    status: 'OK',
    optionals: [
      {
        kind: 'ASSISTANCE',
        status: 'CONFIRMED',
        locator: expect.stringMatching(/./),
        free_until: '2027-01-20T00:00:00-05:00',
      },
    ],
  });
});
