import { packageSearchBodySchema, packageSearchResponseSchema } from '@tiquete/contracts';
import { answerIn } from '../../../lib/search/readyAnswer';
import { createPostgresCatalogue } from '../catalogue/postgresCatalogue';
import { holdRooms, releaseRooms } from '../departures/allotments';
import { aPackageApp } from '../testing/aPackageApp';
import { aDeparture, aPackage } from '../testing/builders';
import { aRoom, aSearch } from '../testing/searches';
import { createPackageSearch } from './search';

let app: Awaited<ReturnType<typeof aPackageApp>>;
const [stop] = aPackage().stops;
const cartagena = aPackage({
  deposit: { percent: 30, instalments: 1, due_days_before: 20, grace_days: 3 },
});
/** A package in dollars, to Madrid and Paris. */
const paris = aPackage({
  code: 'EU-PARIS',
  name: 'París',
  currency: 'USD',
  nights: 7,
  stops: [
    { ...stop!, code: 'MAD', name: 'Madrid', country: 'ES', nights: 0, is_gateway: true },
    { ...stop!, nights: 7, code: 'PAR', name: 'París', country: 'FR' },
  ],
  hotels: [
    {
      id: 'turista',
      name: 'Turista',
      star_number: 4,
      stays: [{ stop: 'PAR', name: 'Hotel Lyon', nights: 7, board: 'BB' }],
    },
  ],
  prices: [
    { season: 'baja', hotel: 'turista', adult: { single: 1900, double: 1500 }, children: [] },
  ],
  departures: [aDeparture('2027-03-20'), aDeparture('2027-04-10', { season: 'baja' })],
});
/** A package that begins at its first stop and has a minimum group. */
const amazon = aPackage({
  code: 'LET-AMAZONAS',
  name: 'Amazonas',
  origins: [],
  includes: [{ type: 'tour', text: 'Río Amazonas' }],
  stops: [{ ...stop!, code: 'LET', name: 'Leticia' }],
  hotels: [
    { ...aPackage().hotels[0]!, stays: [{ ...aPackage().hotels[0]!.stays[0]!, stop: 'LET' }] },
  ],
  prices: [{ season: 'baja', hotel: 'turista', adult: { double: 2_500_000 }, children: [] }],
  departures: [aDeparture('2027-03-12', { rooms: { double: 2 } })],
  minimum_group: { travelers: 4, decided_days_before: 20 },
});
beforeAll(async () => {
  app = await aPackageApp(cartagena, paris, amazon);
});
afterAll(() => app.close());
const find = async (changes: Parameters<typeof app.search>[0] = {}) =>
  packageSearchResponseSchema.parse((await app.search(changes)).json());
const codes = async (...given: Parameters<typeof find>) =>
  (await find(...given)).data.packages.map(({ ItemPackageID }) => ItemPackageID);
const problemOf = async (changes: object) => {
  const reply = await app.search(changes);
  const [error] = reply.json().errors;
  return [reply.statusCode, error.code, error.source?.pointer];
};

it('shows the departures of the requested days, the cheapest first', async () => {
  const { data, meta } = await find();
  expect(meta).toEqual({ total: 3, cursor: null });
  expect(data.packages.map(({ ItemPackageID }) => ItemPackageID)).toEqual([
    'CTG-MURALLAS',
    'LET-AMAZONAS',
    'EU-PARIS',
  ]);
  expect(data.packages[0]).toMatchObject({
    name: 'Cartagena entre murallas',
    image: '/media/places/CTG',
    image_alt: 'Murallas de Cartagena',
    nights: 2,
    days: 3,
    DateBegin: '2027-03-05',
    DateEnd: '2027-03-07',
    origin: { code: 'BOG', name: 'Bogotá' },
    route: [{ code: 'CTG', name: 'Cartagena', country: 'Colombia' }],
    hotel: { id_hotel: 'turista', name: 'Turista', star_number: 3 },
    stars: [3, 4.5],
    price: {
      from_per_person: 900_000,
      total: null,
      deposit: { percent: 30, amount: null },
      original: null,
    },
    availability: { status: 'AVAILABLE', total: 7 },
  });
  expect(data.packages[1]).toMatchObject({
    origin: null,
    price: { deposit: null },
    availability: { status: 'ON_REQUEST', total: 2 },
  });
  expect(data.packages[2]?.price).toMatchObject({
    from_per_person: Math.round(1500 * Number(app.deps.exchange.rateOf('USD')?.rate)),
    original: { amount: '1500', currency: 'USD', exchange: app.deps.exchange.rateOf('USD') },
  });
  expect(data.packages[2]?.route.map(({ name }) => name)).toEqual(['Madrid', 'París']);
});

it('prices the rooms of a family, and omits the total when the package has no such room', async () => {
  const { data } = await find({
    type: 'GET_WITH_FILTER',
    Line: [aRoom(2, [8], { beds: [false] }), aRoom(1, [], { room: 2 })],
  });
  const [ctg, amazonas] = data.packages;
  expect(ctg?.price.total).toBe(2 * 900_000 + 600_000 + 1_300_000);
  expect(ctg?.price.deposit).toEqual({ percent: 30, amount: Math.ceil(3_700_000 * 0.3) });
  // The Amazon package sells no single room.
  expect(amazonas?.price.total).toBeNull();
});

it('offers a deposit only while the last payment is far enough away', async () => {
  const late = aPackage({
    deposit: { percent: 30, instalments: 1, due_days_before: 50, grace_days: 3 },
  });
  await app.sell(late, paris, amazon);
  expect((await find()).data.packages[0]?.price.deposit).toBeNull();
  await app.sell(cartagena, paris, amazon);
});

it.each<[string, object, string[]]>([
  ['a city', { DestinationID: 'CTG' }, ['CTG-MURALLAS']],
  ['a country', { DestinationID: 'CO' }, ['CTG-MURALLAS', 'LET-AMAZONAS']],
  ['a region', { DestinationID: 'EUROPE' }, ['EU-PARIS']],
  ['a region to which nothing departs', { DestinationID: 'ASIA' }, []],
  ['an origin', { OriginID: 'MDE' }, ['LET-AMAZONAS']],
  ['a month', { DateEnd: '2027-05-31', id_month: 4, id_year: 2027 }, ['EU-PARIS']],
  ['a month outside of the days', { id_month: 5, id_year: 2027 }, []],
  [
    'days that began before today',
    { DateBegin: '2026-12-01', DateEnd: '2027-03-06' },
    ['CTG-MURALLAS'],
  ],
  ['nights', { filters: { nights: { min: 3, max: 9 } } }, ['EU-PARIS']],
  ['a price', { filters: { price: { min: 900_001, max: 3_000_000 } } }, ['LET-AMAZONAS']],
  ['a region by filter', { filters: { regions: ['EUROPE', 'ASIA'] } }, ['EU-PARIS']],
  [
    'everything included',
    { filters: { includes: ['flight', 'hotel'] } },
    ['CTG-MURALLAS', 'EU-PARIS'],
  ],
  ['any of the stars', { filters: { stars: [4, 4.5] } }, ['CTG-MURALLAS', 'EU-PARIS']],
  [
    'months by filter',
    { DateEnd: '2027-05-31', filters: { months: ['2027-04', '2027-05'] } },
    ['EU-PARIS'],
  ],
])('finds packages by %s', async (_, changes, expected) => {
  expect(await codes(changes)).toEqual(expected);
});

it('shows the cheapest departure of the filtered months', async () => {
  const [shown] = (await find({ DateEnd: '2027-05-31', filters: { months: ['2027-04'] } })).data
    .packages;
  expect(shown?.DateBegin).toBe('2027-04-10');
});

it('counts all results in the filter values, including filtered ones', async () => {
  const { data, meta } = await find({
    DateEnd: '2027-05-31',
    filters: { regions: ['EUROPE'], nights: { min: 7, max: 7 } },
  });
  expect(meta.total).toBe(1);
  expect(data.facets).toEqual({
    price: { min: 900_000, max: data.packages[0]?.price.from_per_person },
    nights: { min: 2, max: 7 },
    months: [
      { value: '2027-03', label: 'Mar 2027', count: 3 },
      { value: '2027-04', label: 'Abr 2027', count: 1 },
    ],
    regions: [{ value: 'EUROPE', label: 'Europa', count: 1 }],
    includes: [
      { value: 'flight', label: 'Vuelos', count: 2 },
      { value: 'hotel', label: 'Hotel', count: 2 },
      { value: 'tour', label: 'Tours y visitas', count: 1 },
    ],
    stars: [
      { value: '4.5', label: '4,5', count: 1 },
      { value: '4', label: '4,0', count: 1 },
      { value: '3', label: '3,0', count: 2 },
    ],
  });
});

it.each([
  ['price_asc', ['CTG-MURALLAS', 'LET-AMAZONAS', 'EU-PARIS']],
  ['price_desc', ['EU-PARIS', 'LET-AMAZONAS', 'CTG-MURALLAS']],
  ['nights_asc', ['CTG-MURALLAS', 'LET-AMAZONAS', 'EU-PARIS']],
  ['departure_asc', ['CTG-MURALLAS', 'LET-AMAZONAS', 'EU-PARIS']],
] as const)(
  'orders by %s, page by page, with filter values on the first page only',
  async (order, expected) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { data, meta } = await find({ order, limit: 1, cursor });
      expect([meta.total, data.facets === null]).toEqual([3, cursor !== '']);
      seen.push(...data.packages.map(({ ItemPackageID }) => ItemPackageID));
      cursor = meta.cursor;
    }
    expect(seen).toEqual(expected);
  },
);

it('leaves out departures whose rooms are held or sold, and finds them again after the release', async () => {
  const both = {
    package: 'LET-AMAZONAS',
    date: '2027-03-12',
    roomType: 'double',
    count: 2,
  } as const;
  const change = (move: typeof holdRooms) =>
    app.deps.db.withBrand('tiquete', (tx) => move(tx, 'tiquete', [both]));
  await change(holdRooms);
  expect(await codes({ DestinationID: 'LET' })).toEqual([]);
  await change(releaseRooms);
  expect(await codes({ DestinationID: 'LET' })).toEqual(['LET-AMAZONAS']);
});

it('warns about a currency that cannot be converted today', async () => {
  const { list } = createPackageSearch({
    catalogue: createPostgresCatalogue(app.deps.db),
    exchange: { rateOf: () => undefined },
    clock: app.deps.clock,
  });
  const send = async (changes: object) => {
    const packed = await list({ id: 'tiquete' }, packageSearchBodySchema.parse(aSearch(changes)));
    const text = await answerIn('identity', packed);
    return packageSearchResponseSchema.parse(JSON.parse(text.toString()));
  };
  const { data, warnings } = await send({});
  expect(data.packages.map(({ ItemPackageID }) => ItemPackageID)).toEqual([
    'CTG-MURALLAS',
    'LET-AMAZONAS',
  ]);
  expect(warnings).toEqual([expect.objectContaining({ code: 'CURRENCY_NOT_SOLD', detail: 'USD' })]);
  expect((await send({ DestinationID: 'CO' })).warnings).toBeUndefined();
});

it('gives each of many simultaneous searches its own turn of the event loop', async () => {
  const catalogue = createPostgresCatalogue(app.deps.db);
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const searched: number[] = [];
  const { list } = createPackageSearch({
    ...app.deps,
    catalogue: {
      ...catalogue,
      async listing(...given) {
        const { byPlace, ...listing } = await catalogue.listing(...given);
        const seen = { get: (place: string) => (searched.push(turns), byPlace.get(place)) };
        return { ...listing, byPlace: seen as typeof byPlace };
      },
    },
  });
  const days = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `2027-03-0${day}`);
  const questions = days.map((DateBegin) => aSearch({ DateBegin, DestinationID: 'CTG' }));
  await Promise.all(
    questions.map((one) => list({ id: 'tiquete' }, packageSearchBodySchema.parse(one))),
  );
  clearImmediate(next);
  expect(new Set(searched).size).toBe(days.length);
});

it('shows no package of another brand', async () => {
  const { data } = (await app.search({}, app.guest('andes.localhost'))).json();
  expect(data.packages).toEqual([]);
});

it.each<[object, [number, string, string]]>([
  [{ DateEnd: '2027-02-01' }, [400, 'INVALID_DATE', '/DateEnd']],
  [{ DateBegin: '2026-12-01', DateEnd: '2027-01-09' }, [422, 'DEPARTURE_IN_PAST', '/DateEnd']],
  [{ DateBegin: '2028-03-01', DateEnd: '2028-03-31' }, [422, 'DATE_TOO_FAR', '/DateBegin']],
  [{ DestinationID: 'XYZ' }, [422, 'UNKNOWN_DESTINATION', '/DestinationID']],
  [{ type: 'GET_WITH_FILTER' }, [400, 'MANDATORY_DATA_MISSING', '/Room']],
  [
    { type: 'GET_WITH_FILTER', Room: [aRoom(1, [], { room: 2 })] },
    [422, 'ROOM_LINE_INVALID', '/Room/0/room'],
  ],
  [{ id_month: 4 }, [400, 'INVALID_FORMAT', '/id_year']],
  [{ id_year: 2027 }, [400, 'INVALID_FORMAT', '/id_month']],
  [{ cursor: 'otra-cosa' }, [400, 'INVALID_FORMAT', '/cursor']],
])('rejects %j with a pointer to the field', async (changes, problem) => {
  expect(await problemOf(changes)).toEqual(problem);
});
