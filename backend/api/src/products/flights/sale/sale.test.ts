import { flightPriceChangedSchema } from '@tiquete/contracts';
import { openFlightSale, type OpenFlightSale } from '../testing/openFlightSale';

/** The whole way from a search to tickets: our app on a real database, and the vendors' stand-ins over HTTP. */
let sale: OpenFlightSale;
jest.setTimeout(90_000);
beforeAll(async () => {
  sale = await openFlightSale();
}, 90_000);
afterAll(() => sale.close());
// The same people on the same flights within ten minutes are asked about: that is one test's matter.
beforeEach(() => sale.test.advance(11 * 60_000));
afterEach(() => sale.clearFaults());

const problem = (reply: {
  statusCode: number;
  json(): { errors?: { code: string; source?: { pointer?: string } }[] };
}) => {
  const [error] = reply.json().errors ?? [];
  return [reply.statusCode, error?.code, error?.source?.pointer];
};
const MINUTE = 60_000;

it('prices an offer again with all that its buyer must know', async () => {
  const prebooking = await sale.priced(sale.guest());
  expect(prebooking).toMatchObject({
    price: { changed: false },
    is_international: false,
    bookingRequirements: {
      travelerRequirements: [
        {
          travelerId: '1',
          travelerType: 'ADULT',
          passportRequired: false,
          dateOfBirthRequired: true,
        },
      ],
    },
    retracto: { applies: true, hours: 48, days_before: 8 },
  });
  const {
    offer,
    price_breakdown: { base, taxes, fees },
    fare_rules: rules,
  } = prebooking;
  expect([...taxes, ...fees].reduce((sum, { amount }) => sum + amount, base)).toBe(
    offer.price.grandTotal,
  );
  expect(fees).toContainEqual({ name: 'Tarifa administrativa', amount: 39_000 });
  expect(rules.length).toBeGreaterThan(1);
  expect(JSON.stringify(prebooking)).not.toMatch(/"key"|bookable_until/);
});

it.each(['GDS', 'NDC'] as const)('takes a guest from a search to tickets of %s', async (source) => {
  const browser = sale.guest();
  const { booking, prebooking } = await sale.book(browser, { source });
  await sale.work();
  await sale.pay(browser, booking.id);
  await sale.work();
  const sold = await sale.detail(browser, booking.id);
  expect(sold).toMatchObject({
    status: 'OK',
    product: 'FLIGHT',
    total: prebooking.offer.totalPrice,
    title: 'Vuelo Bogotá – Medellín, ida y vuelta',
    destination_name: 'Medellín',
    image: '/media/places/MDE',
    passengers: [{ document_masked: '•••••••050' }],
  });
  const { confirmation } = sold.snapshot as {
    confirmation: { record_locator: string; tickets: { documentNumber: string }[] };
  };
  expect(confirmation.record_locator).toMatch(/^[A-Z0-9]{6}$/);
  expect(confirmation.tickets).toEqual([
    { travelerId: '1', documentNumber: expect.stringMatching(/^\d{13}$/) },
  ]);
  expect(sold.supplier_locator).toBe(confirmation.record_locator);
  expect(JSON.stringify(sold)).not.toMatch(/1020304050|"key"/);
});

it('tells of another price than was seen, and lets it be: nothing is sold yet', async () => {
  const browser = sale.guest();
  const chosen = await sale.choose(browser);
  const reply = await sale.prebook(browser, chosen, chosen.offer.totalPrice - 10_000);
  expect([reply.statusCode, reply.json().data.price]).toEqual([
    200,
    expect.objectContaining({
      previous: chosen.offer.totalPrice - 10_000,
      current: chosen.offer.totalPrice,
      difference: 10_000,
      changed: true,
    }),
  ]);
});

it('asks for a passport of everybody where a border is crossed, babies included', async () => {
  const {
    bookingRequirements: { travelerRequirements },
    is_international,
    retracto,
  } = await sale.priced(sale.guest(), {
    ways: [['BOG', 'MIA']],
    passengers: { adults: 1, children: 2, children_ages: [7, 0] },
  });
  expect(
    travelerRequirements.map(
      ({ travelerId, travelerType, associatedAdultId, passportRequired, documentRequired }) => [
        travelerId,
        travelerType,
        associatedAdultId,
        passportRequired,
        documentRequired,
      ],
    ),
  ).toEqual([
    ['1', 'ADULT', undefined, true, true],
    ['2', 'CHILD', undefined, true, true],
    ['3', 'HELD_INFANT', '1', true, true],
  ]);
  expect([is_international, retracto.days_before]).toEqual([true, 15]);
});

it.each(['GDS', 'NDC'] as const)(
  'flies a family abroad, the baby on a lap, each with a ticket of %s',
  async (source) => {
    const browser = sale.guest();
    const { booking } = await sale.sold(browser, {
      source,
      ways: [
        ['BOG', 'MIA'],
        ['MIA', 'BOG'],
      ],
      passengers: { adults: 2, children: 2, children_ages: [7, 0] },
    });
    const { status, passengers, snapshot } = await sale.detail(browser, booking.id);
    const {
      confirmation: { tickets },
    } = snapshot as { confirmation: { tickets: { travelerId: string }[] } };
    expect([
      status,
      passengers.map(({ type }) => type),
      [...new Set(tickets.map(({ travelerId }) => travelerId))].sort(),
    ]).toEqual(['OK', ['AD', 'AD', 'CH', 'INF'], ['1', '2', '3', '4']]);
  },
);

it('sells a journey of several ways as one booking', async () => {
  const browser = sale.guest();
  const {
    booking,
    prebooking: { offer },
  } = await sale.sold(browser, {
    ways: [
      ['BOG', 'LIM'],
      ['LIM', 'SCL'],
      ['EZE', 'BOG'],
    ],
  });
  expect(await sale.detail(browser, booking.id)).toMatchObject({
    status: 'OK',
    title: 'Vuelo Bogotá – Lima – Santiago de Chile – Buenos Aires – Bogotá',
    total: offer.totalPrice,
    date_from: sale.day(60),
    destination_name: 'Bogotá',
  });
});

describe('an offer', () => {
  it('may be gone when it is priced again', async () => {
    const browser = sale.guest();
    const chosen = await sale.choose(browser);
    await sale.stage({ target: 'gdsPricing', mode: 'soldOut', times: 1 });
    expect(problem(await sale.prebook(browser, chosen))).toEqual([
      409,
      'OFFER_NO_LONGER_AVAILABLE',
      undefined,
    ]);
  });
  it('is of its session and brand', async () => {
    const browser = sale.guest();
    const chosen = await sale.choose(browser);
    expect(
      problem(await sale.prebook(browser, { ...chosen, sessionCode: 'B'.repeat(22) })),
    ).toEqual([410, 'SESSION_EXPIRED', undefined]);
    expect(problem(await sale.prebook(sale.guest('andes.localhost'), chosen))).toEqual([
      410,
      'SESSION_EXPIRED',
      undefined,
    ]);
  });
  it('waits for a supplier that does not answer', async () => {
    const browser = sale.guest();
    const chosen = await sale.choose(browser);
    await sale.stage({ target: 'gdsPricing', mode: 'error500', times: 9 });
    expect((await sale.prebook(browser, chosen)).statusCode).toBeGreaterThanOrEqual(502);
  });
});

describe('a prebooking', () => {
  it('is its visitor’s alone', async () => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser);
    const { prebookingId } = prebooking;
    for (const stranger of [sale.guest(), sale.guest('andes.localhost')]) {
      expect(problem(await sale.send(stranger, sale.bodyOf(prebooking)))).toEqual([
        404,
        'NOT_FOUND',
        undefined,
      ]);
      expect(problem(await stranger.postJson('/api/optionals/searchs', { prebookingId }))).toEqual([
        404,
        'NOT_FOUND',
        undefined,
      ]);
      expect(problem(await sale.putCart(stranger, prebookingId, []))).toEqual([
        404,
        'NOT_FOUND',
        undefined,
      ]);
    }
    expect((await sale.extras(browser, prebookingId)).data.cart.version).toBe(0);
  });
  it('ends after a quarter of an hour', async () => {
    const browser = sale.guest();
    const prebooking = await sale.priced(browser);
    sale.test.advance(15 * MINUTE);
    expect(problem(await sale.send(browser, sale.bodyOf(prebooking)))).toEqual([
      410,
      'PREBOOKING_EXPIRED',
      undefined,
    ]);
    expect(
      problem(
        await browser.postJson('/api/optionals/searchs', { prebookingId: prebooking.prebookingId }),
      ),
    ).toEqual([410, 'PREBOOKING_EXPIRED', undefined]);
    expect(problem(await sale.putCart(browser, prebooking.prebookingId, []))).toEqual([
      410,
      'PREBOOKING_EXPIRED',
      undefined,
    ]);
  });
});

describe('a booking', () => {
  it('is one for one key, and none without', async () => {
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
  it('of the same people on the same flights is asked about', async () => {
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
    ['of nobody', { travelers: [] }, [400, 'INVALID_FORMAT', '/travelers']],
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
  ])('%s is refused', async (_, changes, refusal) => {
    const browser = sale.guest();
    const body = sale.bodyOf(await sale.priced(browser));
    expect(problem(await sale.send(browser, { ...body, ...changes }))).toEqual(refusal);
  });
  it('tells of a rise with what it costs now, which can be bought', async () => {
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
  it('is never at the price of the browser', async () => {
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
  it('is refused when the flights were sold out in the meantime', async () => {
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
