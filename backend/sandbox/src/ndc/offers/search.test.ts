import type { FastifyInstance } from 'fastify';
import { NOW, testApp } from '../../testing/client';
import { askNdc, aSlice, seatsOf, type NdcOffer } from '../../testing/ndcClient';

let app: FastifyInstance;
let clock = NOW.getTime();
beforeAll(async () => {
  app = await testApp({ now: () => new Date(clock) });
});
afterEach(() => {
  clock = NOW.getTime();
});
afterAll(() => app.close());

const back = {
  slices: [aSlice(), aSlice({ origin: 'MDE', destination: 'BOG', departure_date: '2027-03-14' })],
};
const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + Number(amount), 0);
const first = (offers: NdcOffer[]): NdcOffer => {
  const [offer] = offers;
  if (!offer) throw new Error('no offer');
  return offer;
};

it.each([
  ['one way', { slices: [aSlice()] }],
  ['round trip', back],
  ['abroad', { slices: [aSlice({ destination: 'MAD' })] }],
])('offers that add up and fly in order: %s', async (_, change) => {
  const offers = await askNdc(app).search({
    ...change,
    passengers: [{ type: 'adult' }, { age: 8 }, { age: 1 }, { type: 'infant_with_seat' }],
  });
  expect(offers.length).toBeGreaterThan(4);
  for (const offer of offers) {
    expect(offer.total_amount).toMatch(/^\d+\.00$/);
    expect(Number(offer.total_amount)).toBe(Number(offer.base_amount) + Number(offer.tax_amount));
    expect(sum(offer.passengers.map(({ price }) => price.total_amount))).toBe(
      Number(offer.total_amount),
    );
    for (const { price } of offer.passengers)
      expect(sum(price.taxes.map(({ amount }) => amount))).toBe(Number(price.tax_amount));
    expect(offer.passengers.map(({ type }) => type)).toEqual([
      'adult',
      'child',
      'infant_without_seat',
      'infant_with_seat',
    ]);
    for (const { segments } of offer.slices) {
      segments
        .slice(1)
        .forEach((segment, index) =>
          expect(segment.departing_at > (segments[index]?.arriving_at ?? '')).toBe(true),
        );
      for (const { passengers } of segments)
        expect(passengers[2]?.baggages.every(({ quantity }) => quantity === 0)).toBe(true);
    }
  }
  expect(offers.map(({ total_amount }) => Number(total_amount))).toEqual(
    offers.map(({ total_amount }) => Number(total_amount)).sort((a, b) => a - b),
  );
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
});
it('sells the fare brands of the same flights as offers of their own', async () => {
  const offers = await askNdc(app).search();
  const { comparison_key } = first(offers).slices[0] ?? {};
  const brands = offers.filter(({ slices }) => slices[0]?.comparison_key === comparison_key);
  expect(brands.length).toBeGreaterThan(1);
  expect(new Set(brands.map(({ slices }) => slices[0]?.fare_brand_name)).size).toBe(brands.length);
  expect(
    new Set(
      brands.map(({ slices }) =>
        slices[0]?.segments.map(({ departing_at }) => departing_at).join(),
      ),
    ).size,
  ).toBe(1);
});
it('keeps to the cabin and the connections asked for', async () => {
  const { search } = askNdc(app);
  const direct = await search({ slices: [aSlice({ destination: 'MIA' })], max_connections: 0 });
  expect(direct.length).toBeGreaterThan(0);
  expect(direct.every(({ slices }) => slices.every(({ segments }) => segments.length === 1))).toBe(
    true,
  );
  const business = await search({
    slices: [aSlice({ destination: 'MIA' })],
    cabin_class: 'business',
  });
  expect(
    new Set(
      business.flatMap(({ slices }) =>
        slices[0]?.segments.map(({ passengers }) => passengers[0]?.cabin_class),
      ),
    ),
  ).toEqual(new Set(['business']));
});
it('applies a corporate code to its airlines only', async () => {
  const { search } = askNdc(app);
  const plain = await search();
  const own = await search({
    private_fares: { AV: [{ corporate_code: 'TQ2027', tracking_reference: 'x' }] },
  });
  const cheapest = (offers: NdcOffer[], code: string) =>
    Number(offers.find(({ owner }) => owner.iata_code === code)?.total_amount);
  expect(cheapest(own, 'AV')).toBeLessThan(cheapest(plain, 'AV'));
  expect(
    own.every(
      ({ owner, private_fares }) =>
        (owner.iata_code === 'AV') === (private_fares[0]?.corporate_code === 'TQ2027'),
    ),
  ).toBe(true);
});
it('prices an offer again, with the bags that can be added', async () => {
  const { search, offer } = askNdc(app);
  const asked = first(await search({ ...back, passengers: [{ type: 'adult' }, { age: 1 }] }));
  const { data } = await offer(asked.id);
  expect(data).toMatchObject({ id: asked.id, total_amount: asked.total_amount });
  expect(data.available_services?.length).toBeGreaterThan(0);
  for (const service of data.available_services ?? []) {
    expect(service.passenger_ids).toEqual([data.passengers[0]?.id]);
    expect(
      data.slices.some(
        ({ segments }) => segments.map(({ id }) => id).join() === service.segment_ids.join(),
      ),
    ).toBe(true);
  }
});
it.each([
  ['at home', back],
  [
    'across the sea',
    {
      slices: [
        aSlice({ destination: 'CDG' }),
        aSlice({ origin: 'FCO', destination: 'BOG', departure_date: '2027-03-20' }),
      ],
    },
  ],
])('sells every offer that it shows, at that price: %s', async (_, change) => {
  const { search, offer } = askNdc(app);
  const offers = await search({
    ...change,
    passengers: [{ type: 'adult' }, { type: 'adult' }, { age: 3 }],
  });
  const some = offers.filter((_offer, index) => index % 7 === 0);
  expect(some.length).toBeGreaterThan(1);
  for (const { id, total_amount } of some)
    expect(await offer(id)).toMatchObject({ code: 200, data: { total_amount } });
});
it('lets an offer go after twenty minutes, and does not know others', async () => {
  const { search, offer } = askNdc(app);
  const asked = first(await search());
  expect(Date.parse(asked.expires_at) - clock).toBe(20 * 60_000);
  clock += 20 * 60_000;
  expect(await offer(asked.id)).toMatchObject({
    code: 422,
    errors: [{ type: 'invalid_state_error', code: 'offer_expired' }],
  });
  expect(await offer('off_0000abcdefgh000')).toMatchObject({
    code: 404,
    errors: [{ code: 'not_found' }],
  });
});
it('keeps a staged rise for later orders', async () => {
  const { search, offer, order, stage } = askNdc(app);
  const asked = first(await search());
  await stage({ target: 'ndcOffer', mode: 'priceUp', times: 1 });
  const dearer = (await offer(asked.id)).data;
  expect(Number(dearer.total_amount)).toBeGreaterThan(Number(asked.total_amount));
  expect((await offer(asked.id)).data.total_amount).toBe(dearer.total_amount);
  expect((await order(asked)).errors).toMatchObject([
    { code: 'payment_amount_does_not_match_order_amount' },
  ]);
  expect((await order(dearer)).code).toBe(201);
});
it('draws the seats of every segment, each for the passengers who may sit there', async () => {
  const { search, seatMaps } = askNdc(app);
  const [asked] = (
    await search({ passengers: [{ type: 'adult' }, { age: 8 }, { age: 1 }] })
  ).filter(({ owner }) => owner.iata_code === 'AV');
  if (!asked) throw new Error('no offer');
  const maps = await seatMaps(asked);
  expect(maps.map(({ segment_id }) => segment_id)).toEqual(
    asked.slices.flatMap(({ segments }) => segments.map(({ id }) => id)),
  );
  const seats = seatsOf(maps).filter(({ type }) => type === 'seat');
  const free = seats.filter(({ available_services = [] }) => available_services.length > 0);
  expect(free.length).toBeGreaterThan(10);
  expect(free.length).toBeLessThan(seats.length);
  expect(
    seats
      .flatMap(({ available_services = [] }) => available_services)
      .every(({ passenger_id }) => passenger_id !== asked.passengers[2]?.id),
  ).toBe(true);
  for (const { cabins } of maps)
    for (const { aisles, rows } of cabins)
      for (const { sections } of rows) expect(sections).toHaveLength(aisles + 1);
});
