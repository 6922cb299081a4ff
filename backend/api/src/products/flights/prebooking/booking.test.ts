import { flightPriceChangedSchema } from '@tiquete/contracts';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';
import { problem } from '../testing/problemOf';

/** Tests the checks before a flight is booked, with our app on a real database and the sandbox over HTTP. */
const sale = flightSaleOfSuite();

const MINUTE = 60_000;

describe('a booking', () => {
  it('is created once for a key, and rejected without one', async () => {
    const browser = sale.guest();
    const body = sale.bodyOf(await sale.priced(browser));
    const first = await sale.send(browser, body, 'una-clave-de-prueba');
    sale.test.advance(20 * MINUTE);
    expect((await sale.send(browser, body, 'una-clave-de-prueba')).json()).toEqual(first.json());
    expect(
      problem(await sale.send(browser, { ...body, cart_version: 1 }, 'una-clave-de-prueba')),
    ).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', undefined]);
    expect(problem(await browser.postJson('/api/flights/bookings', body))).toEqual([
      400,
      'IDEMPOTENCY_KEY_MISSING',
      undefined,
    ]);
  });
  it('of the same people on the same flights needs a confirmation', async () => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser);
    const body = sale.bodyOf(prebooking);
    const { code } = (await sale.send(browser, body)).json().data.booking;
    const again = await sale.send(browser, body);
    expect([problem(again), again.json().meta]).toEqual([
      [409, 'DUPLICATE_BOOKING', undefined],
      { code },
    ]);
    expect(
      (await sale.send(browser, { ...body, accepts: { ...body.accepts, duplicate: true } }))
        .statusCode,
    ).toBe(201);
  });
  it.each<[string, object, (string | number)[]]>([
    [
      'of another offer',
      { flightOffers: [{ type: 'flight-offer', id: 'otra' }] },
      [400, 'INVALID_FORMAT', '/flightOffers/0/id'],
    ],
    ['without travellers', { travelers: [] }, [400, 'INVALID_FORMAT', '/travelers']],
    ['with another cart', { cart_version: 3 }, [409, 'CART_VERSION', '/cart_version']],
    [
      'with a short Colombian number',
      {
        contacts: [
          {
            addresseeName: { firstName: 'Marta', lastName: 'Gómez' },
            purpose: 'STANDARD',
            phones: [{ deviceType: 'MOBILE', countryCallingCode: '57', number: '300123' }],
            emailAddress: 'marta@viajes.test',
          },
        ],
      },
      [400, 'INVALID_FORMAT', '/contacts/0/phones/0/number'],
    ],
    [
      'on old terms',
      {
        accepts: {
          terms_version: '2026-11',
          data_policy_version: '2026-11',
          cancellation_policy_hash: 'antigua',
        },
      },
      [422, 'CONSENT_MISSING', '/accepts/cancellation_policy_hash'],
    ],
    [
      'under an old policy',
      {
        accepts: {
          terms_version: '2020-01',
          data_policy_version: '2026-11',
          cancellation_policy_hash: 'x',
        },
      },
      [422, 'CONSENT_MISSING', '/accepts/terms_version'],
    ],
  ])('%s is rejected', async (_, changes, refusal) => {
    const browser = sale.guest();
    const body = sale.bodyOf(await sale.priced(browser));
    expect(problem(await sale.send(browser, { ...body, ...changes }))).toEqual(refusal);
  });
  it('reports a price rise with the current offer, which can be bought', async () => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser, { ways: [['CLO', 'BOG']] });
    const body = sale.bodyOf(prebooking);
    await sale.stage({ target: 'gdsPricing', mode: 'priceUp', times: 1 });
    const refused = await sale.send(browser, body);
    expect(problem(refused)).toEqual([409, 'PRICE_CHANGED', '/expected_total']);
    const { price, prebooking: now } = flightPriceChangedSchema.parse(refused.json().meta);
    expect(price).toMatchObject({
      previous: prebooking.offer.totalPrice,
      current: now.offer.totalPrice,
      changed: true,
    });
    expect(price.current).toBeGreaterThan(price.previous);
    const accepted = await sale.send(browser, {
      ...body,
      expected_total: price.current,
      accepts: { ...body.accepts, cancellation_policy_hash: now.cancellation_policy_hash },
    });
    expect([accepted.statusCode, accepted.json().data.price.current]).toEqual([201, price.current]);
  });
  it('never uses a price sent by the browser', async () => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser);
    expect(
      problem(await sale.send(browser, { ...sale.bodyOf(prebooking), expected_total: 1 }))[1],
    ).toBe('PRICE_CHANGED');
    const dearer = await sale.send(browser, {
      ...sale.bodyOf(prebooking),
      expected_total: 90_000_000,
    });
    expect(dearer.json().data.price.current).toBe(prebooking.offer.totalPrice);
  });
  it('is rejected when the flights were sold out in the meantime', async () => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser);
    await sale.stage({ target: 'gdsPricing', mode: 'soldOut', times: 1 });
    expect(problem(await sale.send(browser, sale.bodyOf(prebooking)))).toEqual([
      409,
      'OFFER_NO_LONGER_AVAILABLE',
      undefined,
    ]);
  });
});
