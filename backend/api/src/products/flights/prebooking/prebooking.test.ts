import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';
import { problem } from '../testing/problemOf';

/** Tests the whole way from a search to tickets, with our app on a real database and the sandbox over HTTP. */
const sale = flightSaleOfSuite();

const MINUTE = 60_000;

it('prices an offer again, and returns all facts that the buyer needs', async () => {
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

it.each(['GDS', 'NDC'] as const)(
  'sells tickets of %s to a guest who started with a search',
  async (source) => {
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
      title: 'Vuelo Bogotá – Pasto, ida y vuelta',
      destination_name: 'Pasto',
      image: '/media/places/PSO',
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
  },
);

it('reports a price that differs from the displayed one and accepts it, because nothing is sold yet', async () => {
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

it('requires a passport of every passenger on an international flight, infants included', async () => {
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
  'sells a family tickets of %s for a flight abroad, with a baby on a lap',
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

it('sells a journey of several routes as one booking', async () => {
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
  it('may be sold out when it is priced again', async () => {
    const browser = sale.guest();
    const chosen = await sale.choose(browser);
    await sale.stage({ target: 'gdsPricing', mode: 'soldOut', times: 1 });
    expect(problem(await sale.prebook(browser, chosen))).toEqual([
      409,
      'OFFER_NO_LONGER_AVAILABLE',
      undefined,
    ]);
  });
  it('belongs to its session and brand', async () => {
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
  it('answers with an error when the supplier does not answer', async () => {
    const browser = sale.guest();
    const chosen = await sale.choose(browser);
    await sale.stage({ target: 'gdsPricing', mode: 'error500', times: 9 });
    expect((await sale.prebook(browser, chosen)).statusCode).toBeGreaterThanOrEqual(502);
  });
});

describe('a prebooking', () => {
  it('belongs to one visitor', async () => {
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
  it('expires after a quarter of an hour', async () => {
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
