import type { PackageDetail, PackageSearchBody } from '@tiquete/contracts';
import { packageSearchResponseSchema } from '@tiquete/contracts';
import { aPackageApp } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aRoom } from '../testing/searches';

let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeAll(async () => {
  api = await aPackageApp(aTour());
});
afterAll(() => api.close());

const FAMILY = [aRoom(2, [8, 4], { infants: 1 })];
const send = (changes: Partial<PackageSearchBody> = {}) =>
  api.search({
    type: 'GET_WITH_FILTER',
    ItemPackageID: 'PE-CUSCO',
    DateBegin: '2027-05-05',
    DateEnd: '2027-05-05',
    Room: [aRoom(2)],
    ...changes,
  });
const quote = async (changes: Partial<PackageSearchBody> = {}) => {
  const reply = await send(changes);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { data } = packageSearchResponseSchema.parse(reply.json());
  if (!data.detail || data.Booking === null) throw new Error('no quote');
  return { booking: data.Booking, expiresAt: data.expires_at, detail: data.detail };
};
const problemOf = async (changes: Partial<PackageSearchBody>) => {
  const reply = await send(changes);
  const [error] = reply.json().errors;
  return [reply.statusCode, error.code, error.source?.pointer];
};
const totalOf = ({ by_passenger, services }: PackageDetail) =>
  by_passenger.reduce((sum, { amount }) => sum + amount, 0) +
  services.reduce((sum, one) => sum + (one.is_chosen ? one.total : 0), 0);
/** Converts dollars at the demo's exchange rate and rounds. */
const pesos = (dollars: number) => Math.round(dollars * 4102.35);

it("quotes the price of the card: the cheapest hotel, the first origin, each traveller in pesos at the day's rate", async () => {
  const { detail, expiresAt } = await quote({ Room: FAMILY });
  expect(detail).toMatchObject({
    ItemPackageID: 'PE-CUSCO',
    DateBegin: '2027-05-05',
    DateEnd: '2027-05-07',
    origin: { code: 'BOG', name: 'Bogotá' },
    hotel: { id_hotel: 'turista', star_number: 3 },
    availability: { status: 'ON_REQUEST', total: 5 },
    halt_booking_date: '2027-05-02',
    minimum_group: { travelers: 6, decided_by: '2027-04-15', is_reached: false },
    documents: { type: 'PASSPORT', validity_months: 6 },
  });
  expect(detail.by_passenger.map(({ type, has_bed, amount }) => [type, has_bed, amount])).toEqual([
    ['AD', true, pesos(450)],
    ['AD', true, pesos(450)],
    ['CH', true, pesos(400)],
    ['CH', false, pesos(300)],
    ['INF', false, pesos(50)],
  ]);
  expect(detail.rooms.map(({ room_type }) => room_type)).toEqual(['triple']);
  expect(detail.total).toBe(totalOf(detail));
  expect(detail.price).toMatchObject({
    from_per_person: pesos(500),
    total: detail.total,
    deposit: { percent: 30, amount: Math.ceil(detail.total * 0.3) },
    original: { amount: '500', currency: 'USD', exchange: { rate: '4102.35' } },
  });
  expect(detail.price_breakdown).toMatchObject({ base: detail.total, fees: [] });
  expect(
    detail.flights.map(({ date, from, to, airline }) => [date, from.name, to.name, airline.name]),
  ).toEqual([
    ['2027-05-05', 'Bogotá', 'Cusco', 'Avianca'],
    ['2027-05-07', 'Cusco', 'Bogotá', 'Avianca'],
  ]);
  expect(detail.itinerary.map(({ date }) => date)).toEqual([
    '2027-05-05',
    '2027-05-06',
    '2027-05-07',
  ]);
  expect(detail.departures.map(({ DateBegin, fits }) => [DateBegin, fits])).toEqual([
    ['2027-05-05', true],
    ['2027-05-19', true],
    ['2027-06-02', false],
  ]);
  expect(expiresAt).toBe(new Date(api.deps.clock().getTime() + 3_600_000).toISOString());
});

it.each([
  ['', 500],
  ['MDE', 560],
])(
  'shows the price of the quote from %p on card, months and calendar',
  async (OriginID, dollars) => {
    const { detail } = await quote({ OriginID });
    const [card] = packageSearchResponseSchema.parse(
      (await send({ ItemPackageID: '', OriginID })).json(),
    ).data.packages;
    expect(card?.price).toEqual(detail.price);
    expect(card?.price.from_per_person).toBe(pesos(dollars));
    expect(card?.price.original?.amount).toBe(String(dollars));
    for (const one of ['', '&ItemPackageID=PE-CUSCO']) {
      const url = `/api/packages/months_and_dates?OriginID=${OriginID}&id_month=5&id_year=2027${one}`;
      const { months, dates } = (await api.guest().get(url)).json().data;
      expect(months[4]).toMatchObject({ id_month: 5, from_price: pesos(dollars) });
      expect(dates[0]).toMatchObject({ DateBegin: '2027-05-05', from_price: pesos(dollars) });
    }
  },
);

it('includes the supplement of the origin in the price filter', async () => {
  const within = { price: { min: 0, max: pesos(530) } };
  const countFrom = async (OriginID: string) => {
    const filters = within;
    const reply = await send({ ItemPackageID: '', OriginID, filters });
    return reply.json().meta.total;
  };
  expect([await countFrom('BOG'), await countFrom('MDE')]).toEqual([1, 0]);
});

it('splits the total into a deposit and two payments', async () => {
  const { detail } = await quote();
  const plan = detail.payment_plan;
  expect(plan).toMatchObject({ deposit_percent: 30, grace_days: 3 });
  expect(plan?.instalments.map(({ due_on }) => due_on)).toEqual([null, '2027-02-14', '2027-03-21']);
  expect(plan?.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(detail.total);
});

it('changes hotel, services, origin, rooms, day and month one after the other, and updates the price', async () => {
  const first = await quote();
  const go = { Booking: first.booking, Room: undefined };
  const hotel = await quote({ ...go, id_temp_hotel: 'primera' });
  expect(hotel.detail.total).toBe(2 * pesos(700));
  expect(
    first.detail.hotels_alternatives.map(({ id_temp_hotel, difference, is_chosen }) => [
      id_temp_hotel,
      difference,
      is_chosen,
    ]),
  ).toEqual([
    ['turista', 0, true],
    ['primera', hotel.detail.total - first.detail.total, false],
  ]);
  const services = await quote({
    ...go,
    Booking: hotel.booking,
    id_services: ['machu-picchu', 'cena', 'cena'],
  });
  expect(services.detail.hotel.id_hotel).toBe('primera');
  expect(services.detail.total).toBe(2 * pesos(700) + 2 * pesos(250) + 2 * pesos(40));
  expect(services.detail.price_breakdown.fees.map(({ name }) => name)).toEqual([
    'Machu Picchu',
    'Cena con espectáculo',
  ]);
  const origin = await quote({ ...go, Booking: services.booking, OriginID: 'MDE' });
  expect(origin.detail).toMatchObject({
    total: 2 * pesos(760),
    flights: [{ from: { name: 'Medellín' } }, { to: { name: 'Medellín' } }],
  });
  const month = await quote({ ...go, Booking: origin.booking, id_month: 6, id_year: 2027 });
  expect(month.detail).toMatchObject({
    DateBegin: '2027-06-02',
    origin: { code: 'MDE' },
    total: 2 * pesos(760),
  });
  const day = await quote({ ...go, Booking: month.booking, DateBegin: '2027-05-19' });
  expect(day.detail.DateBegin).toBe('2027-05-19');
  const rooms = await quote({
    ...go,
    Booking: day.booking,
    Line: [aRoom(1)],
    DateBegin: '2027-05-19',
  });
  expect(rooms.detail.total).toBe(pesos(1060));
  expect((await quote({ ...go })).detail.total).toBe(first.detail.total);
});

it('charges infants no services and no seat', async () => {
  const { detail } = await quote({
    Room: [aRoom(2, [], { infants: 1 })],
    OriginID: 'MDE',
    id_services: ['cena'],
  });
  expect(detail.total).toBe(2 * pesos(560) + pesos(50) + 2 * pesos(40));
});

it('uses the first requested departure with rooms, and never moves a changed quote to another day', async () => {
  const { detail, booking } = await quote({ DateBegin: '2027-05-06', DateEnd: '2027-06-30' });
  expect(detail.DateBegin).toBe('2027-05-19');
  expect(
    await problemOf({ Booking: booking, DateBegin: '2027-05-06', DateEnd: '2027-06-30' }),
  ).toEqual([409, 'DEPARTURE_SOLD_OUT', '/DateBegin']);
});

it.each<[string, Partial<PackageSearchBody>, number, string, string]>([
  ['an unknown package', { ItemPackageID: 'NO-HAY' }, 404, 'PACKAGE_NOT_FOUND', '/ItemPackageID'],
  ['no rooms', { Room: undefined }, 400, 'MANDATORY_DATA_MISSING', '/Room'],
  ['an unknown hotel', { id_temp_hotel: 'lujo' }, 400, 'INVALID_FORMAT', '/id_temp_hotel'],
  ['an unknown tour', { id_services: ['cena', 'rio'] }, 400, 'INVALID_FORMAT', '/id_services/1'],
  ['another origin', { OriginID: 'CLO' }, 400, 'INVALID_FORMAT', '/OriginID'],
  ['a month without its year', { id_month: 5 }, 400, 'INVALID_FORMAT', '/id_year'],
  [
    'a month without departures',
    { id_month: 7, id_year: 2027 },
    409,
    'DEPARTURE_SOLD_OUT',
    '/id_month',
  ],
  [
    'more rooms than are left',
    { Room: [1, 2, 3].map((room) => aRoom(2, [], { room })) },
    409,
    'DEPARTURE_SOLD_OUT',
    '/DateBegin',
  ],
  [
    'four adults in a room',
    { Room: [aRoom(2), aRoom(4, [], { room: 2 })] },
    422,
    'ROOM_LINE_INVALID',
    '/Room/1',
  ],
  [
    'four adults under the other name of rooms',
    { Room: undefined, Line: [aRoom(4)] },
    422,
    'ROOM_LINE_INVALID',
    '/Line/0',
  ],
  ['an unknown quote', { Booking: 'x'.repeat(22) }, 410, 'QUOTE_EXPIRED', '/Booking'],
  ['no name of a quote', { Booking: 'x:*' }, 410, 'QUOTE_EXPIRED', '/Booking'],
])('rejects %s', async (_, changes, status, code, pointer) => {
  expect(await problemOf(changes)).toEqual([status, code, pointer]);
});

it('finds a quote only in its own brand and for its own package', async () => {
  await api.sell(aTour(), aTour({ code: 'PE-LIMA' }));
  const { booking } = await quote();
  expect(await problemOf({ Booking: booking, ItemPackageID: 'PE-LIMA' })).toEqual([
    410,
    'QUOTE_EXPIRED',
    '/Booking',
  ]);
  const body = { Booking: booking, ItemPackageID: 'PE-CUSCO', DateBegin: '2027-05-05' };
  const elsewhere = await api.search(body, api.guest('andes.localhost'));
  expect(elsewhere.json().errors[0].code).toBe('QUOTE_EXPIRED');
});

it('expires a quote after an hour, even if it was changed', async () => {
  const first = await quote();
  api.advance(50 * 60_000);
  const swapped = await quote({ Booking: first.booking, id_temp_hotel: 'primera' });
  expect(swapped.expiresAt).toBe(first.expiresAt);
  api.advance(11 * 60_000);
  for (const { booking } of [first, swapped])
    expect(await problemOf({ Booking: booking })).toEqual([410, 'QUOTE_EXPIRED', '/Booking']);
});
