import { type FeaturedPackages, type PackageMonths, type PackagePlaces } from '@tiquete/contracts';
import { holdRooms } from './departures/allotments';
import { aPackageApp } from './testing/aPackageApp';
import { aDeparture, aPackage } from './testing/builders';

let app: Awaited<ReturnType<typeof aPackageApp>>;
const [stop] = aPackage().stops;
const [hotel] = aPackage().hotels;
const at = (code: string, name: string, country: string, over: object = {}) => ({
  stops: [{ ...stop!, code, name, country }],
  hotels: [{ ...hotel!, stays: [{ ...hotel!.stays[0]!, stop: code }] }],
  prices: [{ season: 'baja', hotel: 'turista', adult: { double: 1_000_000 }, children: [] }],
  departures: [aDeparture('2027-03-05', { rooms: { double: 1 } })],
  ...over,
});
beforeAll(async () => {
  app = await aPackageApp(
    aPackage(),
    aPackage({
      code: 'LET',
      name: 'Amazonas',
      ...at('LET', 'Leticia', 'CO', {
        origins: [{ code: 'MDE', name: 'Medellín' }],
        prices: [{ season: 'baja', hotel: 'turista', adult: { double: 700_000 }, children: [] }],
        departures: [
          aDeparture('2027-03-05', { rooms: { double: 1 } }),
          aDeparture('2027-06-04', { rooms: { double: 3 } }),
        ],
        minimum_group: { travelers: 4, decided_days_before: 20 },
      }),
    }),
    aPackage({ code: 'PAR', name: 'París', ...at('PAR', 'París', 'FR') }),
    aPackage({ code: 'LYS', name: 'Lyon', ...at('LYS', 'Lyon', 'FR') }),
    aPackage({ code: 'OLD', name: 'Tokio', ...at('TYO', 'Tokio', 'JP', { on_sale: false }) }),
    aPackage({
      code: 'LIS',
      name: 'Lisboa',
      ...at('LIS', 'Lisboa', 'PT', {
        departures: [aDeparture('2027-03-05', { status: 'CLOSED', rooms: { double: 1 } })],
      }),
    }),
  );
});
afterAll(() => app.close());
const get = async <Data>(path: string): Promise<Data> => {
  const reply = await app.guest().get(`/api/packages/${path}`);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data;
};
const places = (query = '') => get<PackagePlaces>(`places_searches?${query}`);
const months = (query = '') => get<PackageMonths>(`months_and_dates?${query}`);

it('groups the places on sale: regions with countries and cities abroad, cities in Colombia', async () => {
  expect(await places()).toEqual({
    international: [
      {
        region: 'EUROPE',
        label: 'Europa',
        countries: [
          {
            id: 'FR',
            code: 'FR',
            name: 'Francia',
            image: '/media/places/CTG',
            cities: [
              { id: 'LYS', code: 'LYS', name: 'Lyon' },
              { id: 'PAR', code: 'PAR', name: 'París' },
            ],
          },
        ],
      },
    ],
    national: [
      {
        country: 'CO',
        cities: [
          { id: 'CTG', code: 'CTG', name: 'Cartagena' },
          { id: 'LET', code: 'LET', name: 'Leticia' },
        ],
      },
    ],
    origins: [
      { OriginID: 'BOG', name: 'Bogotá', code: 'BOG' },
      { OriginID: 'MDE', name: 'Medellín', code: 'MDE' },
    ],
  });
});

it.each([
  ['q=paris', [['PAR']], []],
  ['q=francia', [['LYS', 'PAR']], []],
  ['q=EUROPA', [['LYS', 'PAR']], []],
  ['q=leti', [], ['LET']],
  ['q=cartagena%20de%20indias', [], ['CTG']],
  ['q=letisia', [], ['LET']],
  ['q=paris%20francia', [['PAR']], []],
  ['q=xyzzyqw', [], []],
  ['q=colombia', [], ['CTG', 'LET']],
  ['scope=national', [], ['CTG', 'LET']],
  ['scope=international', [['LYS', 'PAR']], []],
  ['origin=MDE', [], ['LET']],
])('narrows the places by %s', async (query, abroad, national) => {
  const found = await places(query);
  const codesOf = (cities: { code: string }[]) => cities.map(({ code }) => code);
  expect(
    found.international.flatMap(({ countries }) => countries.map(({ cities }) => codesOf(cities))),
  ).toEqual(abroad);
  expect(found.national.flatMap(({ cities }) => codesOf(cities))).toEqual(national);
});

it('lists this month and the next twelve, with the lowest price of each month that has departures', async () => {
  const { months: all, dates } = await months();
  expect(all).toHaveLength(13);
  expect(all[0]).toEqual({
    id_month: 1,
    id_year: 2027,
    label: 'Ene 2027',
    from_price: null,
    has_sale: false,
  });
  expect(all.filter(({ has_sale }) => has_sale)).toEqual([
    { id_month: 3, id_year: 2027, label: 'Mar 2027', from_price: 700_000, has_sale: true },
    { id_month: 6, id_year: 2027, label: 'Jun 2027', from_price: 700_000, has_sale: true },
  ]);
  expect(all.at(-1)).toMatchObject({ id_month: 1, id_year: 2028 });
  expect(dates).toEqual([]);
});

it('lists the days of a month with their cheapest package, by origin and destination', async () => {
  const march = 'id_month=3&id_year=2027';
  expect((await months(march)).dates).toEqual([
    {
      DateBegin: '2027-03-05',
      DateEnd: '2027-03-07',
      nights: 2,
      from_price: 700_000,
      availability: { status: 'ON_REQUEST', total: 1 },
    },
    expect.objectContaining({ DateBegin: '2027-03-12', from_price: 900_001 }),
  ]);
  const abroad = (await months(`${march}&DestinationID=EUROPE&OriginID=BOG`)).dates;
  expect(abroad.map(({ DateBegin, from_price }) => [DateBegin, from_price])).toEqual([
    ['2027-03-05', 1_000_000],
  ]);
  expect((await months(`${march}&DestinationID=EUROPE&OriginID=MDE`)).dates).toEqual([]);
});

it('lists the days of the month before, of and after a day', async () => {
  const around = async (day: string) =>
    (await months(`DateBegin=${day}`)).dates.map(({ DateBegin }) => DateBegin);
  expect(await around('2027-05-31')).toEqual(['2027-06-04']);
  expect(await around('2027-04-01')).toEqual(['2027-03-05', '2027-03-12']);
  expect(await around('2027-03-12')).toEqual(['2027-03-05', '2027-03-12']);
  expect(await around('2027-08-01')).toEqual([]);
});

it('follows held rooms, and shows sold-out days in the calendar of one package', async () => {
  const last = { package: 'LET', date: '2027-03-05', roomType: 'double', count: 1 } as const;
  await app.deps.db.withBrand('tiquete', (tx) => holdRooms(tx, 'tiquete', [last]));
  expect((await months('id_month=3&id_year=2027')).dates[0]).toMatchObject({ from_price: 900_000 });
  const own = await months('ItemPackageID=LET');
  expect(own.dates.map(({ DateBegin, availability }) => [DateBegin, availability.status])).toEqual([
    ['2027-03-05', 'SOLD_OUT'],
    ['2027-06-04', 'ON_REQUEST'],
  ]);
  expect(own.months.map(({ has_sale }) => has_sale).filter(Boolean)).toHaveLength(1);
  expect((await places()).national[0]?.cities.map(({ code }) => code)).toEqual(['CTG', 'LET']);
});

it.each([
  ['months_and_dates?ItemPackageID=NADA', 404],
  ['months_and_dates?id_month=3', 400],
  ['months_and_dates?id_month=13&id_year=2027', 400],
  ['months_and_dates?DateBegin=2027-02-30', 400],
  ['places_searches?scope=mars', 400],
])('rejects %s', async (path, status) => {
  expect((await app.guest().get(`/api/packages/${path}`)).statusCode).toBe(status);
});

it('features packages of each region, Colombia first, the cheapest of each place', async () => {
  const { regions } = await get<FeaturedPackages>('featured');
  expect(
    regions.map(({ id, label, packages }) => [id, label, packages.map((one) => one.ItemPackageID)]),
  ).toEqual([
    ['CO', 'Colombia', ['LET', 'CTG-MURALLAS']],
    ['EUROPE', 'Europa', ['LYS', 'PAR']],
  ]);
});

it("puts the brand's chosen packages first, in its order", async () => {
  const { db, brands } = app.deps;
  await db.query("update brands set file = file || $1::jsonb where id = 'tiquete'", [
    JSON.stringify({ featured: { packages: ['PAR', 'CTG-MURALLAS', 'GONE'] } }),
  ]);
  brands.refresh();
  const { regions } = await get<FeaturedPackages>('featured');
  expect(regions.map(({ packages }) => packages.map((one) => one.ItemPackageID))).toEqual([
    ['CTG-MURALLAS', 'LET'],
    ['PAR', 'LYS'],
  ]);
});
