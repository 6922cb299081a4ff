import { addDays, today } from '@tiquete/domain';
import { createSandbox, GDS_CREDENTIALS, NDC_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import type { SupplierError } from '../../lib/http-client/supplierError';
import type {
  FlightOrderRequest,
  FlightSupplier,
  SupplierFlightOffer,
} from '../../products/flights/ports';
import { createAmadeus } from '../amadeus/adapter';
import { familyQuery } from '../flightContract';
import { createNdc } from '../ndc/adapter';
import { expectSoundOffers } from '../testing/expectSoundOffers';
import { familyPassengers } from '../testing/familyPassengers';

/** Tests both suppliers over real HTTP, against the sandbox, which speaks their protocols and simulates failures. */
let sandbox: Sandbox;
let both: { GDS: FlightSupplier; NDC: FlightSupplier };
const signal = new AbortController().signal;
const dropped: string[] = [];
/** A route with few flights, because nearly every test of this file searches. */
const query = familyQuery('CTG', 'PTY', addDays(today(), 75));
const stage = (fault: object) =>
  fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const cases = [
  ['GDS', 'gds', 'NDC'],
  ['NDC', 'ndc', 'GDS'],
] as const;
const outcome = (supplier: FlightSupplier, search = query) =>
  supplier.search(search, signal).then(
    ({ offers }) => (offers.length > 0 ? 'offers' : 'none'),
    (error: SupplierError) => error.kind,
  );
const start = (options: { timeoutMs?: number; ordersMs?: number } = {}) => {
  const common = {
    clock: () => new Date(),
    onDropped: (reason: string) => dropped.push(reason),
    ...options,
  };
  both = {
    GDS: createAmadeus({ ...GDS_CREDENTIALS, ...common, baseUrl: sandbox.url }),
    NDC: createNdc({ token: NDC_CREDENTIALS.token, ...common, baseUrl: `${sandbox.url}/ndc` }),
  };
};
const restart = async (options: Parameters<typeof start>[0]) => {
  await Promise.all([both.GDS.close(), both.NDC.close()]);
  start(options);
};

beforeAll(async () => {
  sandbox = await createSandbox();
});
beforeEach(() => {
  dropped.length = 0;
  start();
});
afterEach(async () => {
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
  await Promise.all([both.GDS.close(), both.NDC.close()]);
});
afterAll(() => sandbox.close());

it.each(cases)('%s: reads every offer of every kind of trip', async (code) => {
  const trips = [
    familyQuery('BOG', 'MAD', addDays(today(), 75)),
    familyQuery('BOG', 'PSO', addDays(today(), 20)),
    { ...query, cabin: 'BUSINESS' as const },
    { ...query, segments: query.segments.slice(0, 1) },
    {
      ...query,
      segments: [
        ['BOG', 'CTG', 30],
        ['CTG', 'PTY', 34],
        ['PTY', 'BOG', 40],
      ].map(([from, to, days]) => ({
        originLocationCode: String(from),
        destinationLocationCode: String(to),
        date: addDays(today(), Number(days)),
      })),
    },
    {
      ...query,
      travelers: [
        { id: '1', travelerType: 'ADULT' as const, age: 30 },
        { id: '2', travelerType: 'SEATED_INFANT' as const, age: 1 },
      ],
    },
    { ...query, corporateCodes: ['ACME1'] },
  ];
  for (const trip of trips) {
    const { offers } = await both[code].search(trip, signal);
    expect(offers.length).toBeGreaterThan(0);
    expectSoundOffers(offers, trip, code);
  }
  expect(dropped).toEqual([]);
});

it.each(cases)('%s returns no flights for a place or a day that it rejects', async (code) => {
  const [out] = query.segments;
  if (!out) throw new Error('A trip has flights.');
  const requested = { ...query, travelers: query.travelers.slice(0, 1) };
  const to = (change: object) =>
    outcome(both[code], { ...requested, segments: [{ ...out, ...change }] });
  expect([
    await to({ destinationLocationCode: 'RVE' }),
    await to({ originLocationCode: 'RVE' }),
    await to({ date: addDays(today(), -3) }),
    await to({ date: addDays(today(), 363) }),
    await outcome(both[code], { ...query, travelers: [] }),
  ]).toEqual(['none', 'none', 'none', 'none', 'rejected']);
});

it.each(
  cases.flatMap(([code, target, other]) =>
    (
      [
        ['error500', 'unavailable'],
        ['malformed', 'malformed'],
        ['html', 'malformed'],
        ['truncated', 'unavailable'],
        ['wrongCurrency', 'none'],
        ['unauthorized', 'rejected'],
        ['moneyAsNumber', 'offers'],
        ['empty', 'none'],
      ] as const
    ).map(([mode, kind]) => [code, mode, kind, target, other] as const),
  ),
)(
  '%s with %s is %s, and the other supplier works as before',
  async (code, mode, kind, target, other) => {
    await stage({ target: `${target}Search`, mode });
    expect(await outcome(both[code])).toBe(kind);
    expect(await outcome(both[other])).toBe('offers');
  },
);

it.each(cases)(
  '%s is aborted in time when it is slow, and the other supplier works as before',
  async (code, target, other) => {
    await stage({ target: `${target}Search`, mode: 'hang' });
    // The other supplier has its usual deadline, which a busy machine does not use up.
    const usual = both;
    start({ timeoutMs: 1500 });
    const [slow, well] = await Promise.all([outcome(both[code]), outcome(usual[other])]);
    await Promise.all([usual.GDS.close(), usual.NDC.close()]);
    expect([slow, well]).toEqual(['timeout', 'offers']);
  },
);

it.each(cases)('%s is called again later when its quota is short', async (code, target) => {
  await stage({ target: `${target}Search`, mode: 'rateLimit', times: 1 });
  expect(await outcome(both[code])).toBe('offers');
});

async function anOrder(supplier: FlightSupplier, lastName = 'Gómez'): Promise<FlightOrderRequest> {
  const { offers } = await supplier.search(query, signal);
  const offer = offers.find(({ hold_until }) => hold_until !== null) as SupplierFlightOffer;
  const priced = await supplier.price(offer, query.travelers, [], signal);
  if (priced.kind !== 'priced') throw new Error(priced.kind);
  return {
    reference: `TQ${Date.now()}${supplier.code}`,
    offer: priced.priced.offer,
    extras: [],
    total: priced.priced.offer.totalPrice,
    passengers: familyPassengers(query).map((one) => ({ ...one, lastName })),
    contact: {
      firstName: 'Marta',
      lastName: 'Gómez',
      email: 'marta@example.com',
      phoneCountry: '57',
      phone: '3005550000',
    },
    holdUntil: new Date(Date.now() + 1_800_000),
  };
}
it('finds the order that NDC made before the vendor hung', async () => {
  const order = await anOrder(both.NDC);
  await stage({ target: 'ndcOrder', mode: 'hangAfter', times: 1 });
  await restart({ ordersMs: 1500 });
  const requested = { ...order, madeAt: new Date() };
  expect(await both.NDC.hold(order, signal)).toEqual({ kind: 'unknown' });
  expect(await both.NDC.lookUpHold(requested, signal)).toMatchObject({ kind: 'yes' });
  expect(
    await both.NDC.list?.({ from: new Date(Date.now() - 60_000), to: new Date() }, signal),
  ).toContainEqual({ reference: order.reference, locator: expect.any(String), isCancelled: false });
  expect(await both.NDC.release({ ...requested, held: null }, signal)).toMatchObject({
    kind: 'yes',
  });
  expect(await both.NDC.lookUpHold(requested, signal)).toEqual({ kind: 'no', reason: 'cancelled' });
});
it('reports an order at the GDS as unknown while the vendor hangs, until its hold has ended', async () => {
  const order = await anOrder(both.GDS);
  await stage({ target: 'gdsOrder', mode: 'hangAfter', times: 1 });
  await restart({ ordersMs: 1500 });
  expect(await both.GDS.hold(order, signal)).toEqual({ kind: 'unknown' });
  expect(await both.GDS.lookUpHold({ ...order, madeAt: new Date() }, signal)).toEqual({
    kind: 'unknown',
  });
  const { orders } = await fetch(`${sandbox.url}/control/gds/orders`).then(
    (reply) =>
      reply.json() as Promise<{ orders: { reference: string; state: string; cancelAt: string }[] }>,
  );
  const made = orders.find(({ reference }) => reference === order.reference);
  // The vendor itself cancels the order at the requested time, so it is enough to wait.
  expect([made?.state, Math.round(Date.parse(made?.cancelAt ?? '') / 60_000)]).toEqual([
    'HELD',
    Math.round((order.holdUntil?.getTime() ?? 0) / 60_000),
  ]);
});

it.each(cases)('%s: reads each failure as the vendor documents it', async (code) => {
  const supplier = both[code];
  expect(await supplier.hold(await anOrder(supplier, 'SOLDOUT'), signal)).toEqual({
    kind: 'no',
    reason: 'sold-out',
  });
  expect(await supplier.hold(await anOrder(supplier, 'PRICEUP'), signal)).toEqual({
    kind: 'no',
    reason: 'price-changed',
  });
});
it('reports an order that NDC has accepted as unknown until it exists', async () => {
  const order = await anOrder(both.NDC, 'ACCEPTED');
  expect(await both.NDC.hold(order, signal)).toEqual({ kind: 'unknown' });
  let found = await both.NDC.lookUpHold({ ...order, madeAt: new Date() }, signal);
  while (found.kind === 'not-found')
    found = await both.NDC.lookUpHold({ ...order, madeAt: new Date() }, signal);
  expect(found).toMatchObject({ kind: 'yes' });
});
it('distinguishes late tickets of the GDS from rejected ones', async () => {
  for (const [lastName, kind] of [
    ['LATETICKET', 'unknown'],
    ['NOTICKET', 'no'],
  ] as const) {
    const order = await anOrder(both.GDS, lastName);
    const held = await both.GDS.hold(order, signal);
    const ticket = {
      reference: order.reference,
      locator: held.kind === 'yes' ? held.held : '',
      passengers: order.passengers,
    };
    expect((await both.GDS.lookUpTickets(ticket, signal)).kind).toBe('not-found');
    expect((await both.GDS.issue({ ...ticket, total: order.total }, signal)).kind).toBe('unknown');
    expect((await both.GDS.lookUpTickets(ticket, signal)).kind).toBe(kind);
  }
});
it('replaces an NDC offer that ends too soon, with the chosen seat', async () => {
  const order = await anOrder(both.NDC);
  const maps = await both.NDC.seatMaps(order.offer, query.travelers, signal);
  const seat = maps[0]?.map.decks
    .flatMap(({ seats }) => seats)
    .find(({ passenger_ids }) => passenger_ids.includes('1'));
  const service = {
    kind: 'SEATS' as const,
    key: maps[0]?.keys[seat?.code ?? ''],
    travelerId: '1',
    segmentIds: [maps[0]?.map.segment_id ?? ''],
    quantity: 1,
    amount: seat?.price ?? 0,
  };
  const later = createNdc({
    token: NDC_CREDENTIALS.token,
    baseUrl: `${sandbox.url}/ndc`,
    clock: () => new Date(Date.now() + 15 * 60_000),
  });
  const priced = await later.price(order.offer, query.travelers, [service], signal);
  await later.close();
  if (priced.kind !== 'priced') throw new Error(priced.kind);
  const id = (key: unknown) => (key as { id: string }).id;
  expect(id(priced.priced.offer.key)).not.toBe(id(order.offer.key));
  expect(priced.priced).toMatchObject({
    offer: { totalPrice: order.offer.totalPrice, fare_family: order.offer.fare_family },
    extrasTotal: seat?.price,
    extras: [{ segmentIds: service.segmentIds }],
  });
  const moved = {
    ...order,
    offer: priced.priced.offer,
    extras: priced.priced.extras,
    total: order.total + priced.priced.extrasTotal,
  };
  expect(await both.NDC.hold(moved, signal)).toMatchObject({ kind: 'yes' });
});
