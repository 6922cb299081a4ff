import { join } from 'node:path';
import { findRoot } from '../../../lib/findRoot';
import { readBrandFiles, seedBrands } from '../../../modules/brands/seedBrands';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import type { CataloguePackage } from '../format/packageSchema';
import type { FoundPackages, PackageCatalogue, PackageFilter, PackagePage } from '../ports';
import { aCatalogue, aDeparture, aPackage } from '../testing/builders';
import { importCatalogue } from './importCatalogue';
import { createPostgresCatalogue } from './postgresCatalogue';

let database: TestDatabase;
let catalogue: PackageCatalogue;
jest.setTimeout(60_000);
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBrands(database.db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  catalogue = createPostgresCatalogue(database.db);
  await fill(cartagena, paris, amazon);
});
afterAll(() => database.close());

const fill = (...packages: CataloguePackage[]) =>
  importCatalogue(database.db, 'andes', aCatalogue(...packages), {
    source: 'file',
    hash: 'x',
    at: new Date('2027-01-10T12:00:00Z'),
  });
const [stop] = aPackage().stops;
const [hotel] = aPackage().hotels;
const cartagena = aPackage();
const paris = aPackage({
  code: 'EU-PARIS',
  name: 'París',
  currency: 'USD',
  nights: 7,
  stops: [
    { ...stop!, code: 'MAD', country: 'ES', nights: 0, is_gateway: true },
    { ...stop!, code: 'PAR', country: 'FR', nights: 6 },
  ],
  hotels: [{ ...hotel!, star_number: 4, stays: [{ ...hotel!.stays[0]!, stop: 'PAR' }] }],
  prices: [
    { season: 'baja', hotel: 'turista', adult: { single: 1900, double: 1500 }, children: [] },
    { season: 'alta', hotel: 'turista', adult: { single: 2100, double: 1700 }, children: [] },
  ],
});
/** Without flights: it begins at the place itself. */
const amazon = aPackage({
  code: 'LET-AMAZONAS',
  name: 'Amazonas',
  origins: [],
  includes: [{ type: 'tour', text: 'Río Amazonas' }],
  stops: [{ ...stop!, code: 'LET', nights: 2 }],
  hotels: [{ ...hotel!, stays: [{ ...hotel!.stays[0]!, stop: 'LET' }] }],
  prices: [{ season: 'baja', hotel: 'turista', adult: { double: 2_500_000 }, children: [] }],
  departures: [aDeparture('2027-04-09', { rooms: { double: 1 } })],
  sale_ends_days_before: 10,
});

const everything: PackageFilter = {
  from: '2027-01-10',
  to: '2028-01-10',
  today: '2027-01-10',
  rates: { USD: '4000.5' },
};
const find = (
  filter: Partial<PackageFilter> = {},
  page: Partial<PackagePage> = {},
): Promise<FoundPackages> =>
  catalogue.find('andes', { ...everything, ...filter }, { order: 'price_asc', limit: 30, ...page });
const codes = async (...given: Parameters<typeof find>) =>
  (await find(...given)).packages.map(({ code }) => code);

it('shows each package with its cheapest departure, in its currency and in pesos', async () => {
  const { total, packages, next } = await find();
  expect([total, next]).toEqual([3, null]);
  expect(packages).toMatchObject([
    {
      code: 'CTG-MURALLAS',
      date: '2027-03-05',
      fromPrice: 900_000,
      pesos: 900_000,
      stars: [3, 4.5],
    },
    { code: 'LET-AMAZONAS', date: '2027-04-09', fromPrice: 2_500_000, includeTypes: ['tour'] },
    { code: 'EU-PARIS', date: '2027-03-05', currency: 'USD', fromPrice: 1500, pesos: 6_000_750 },
  ]);
});

it.each<[string, Partial<PackageFilter>, string[]]>([
  ['a region', { places: ['EUROPE'] }, ['EU-PARIS']],
  ['a country', { places: ['CO'] }, ['CTG-MURALLAS', 'LET-AMAZONAS']],
  ['any of several places', { places: ['LET', 'FR'] }, ['LET-AMAZONAS', 'EU-PARIS']],
  ['no place that one only passes through', { places: ['ES'] }, []],
  ['an origin, and what begins at the place itself', { origin: 'MDE' }, ['LET-AMAZONAS']],
  ['days', { from: '2027-04-01' }, ['LET-AMAZONAS']],
  ['a day on which a sale has ended', { from: '2027-04-01', today: '2027-03-31' }, []],
  ['nights', { nights: { min: 3, max: 9 } }, ['EU-PARIS']],
  ['a price in pesos', { price: { min: 900_001, max: 6_000_750 } }, ['LET-AMAZONAS', 'EU-PARIS']],
  ['everything that is included', { includes: ['flight', 'hotel'] }, ['CTG-MURALLAS', 'EU-PARIS']],
  ['any of the stars', { stars: [4, 4.5] }, ['CTG-MURALLAS', 'EU-PARIS']],
  ['only what has a rate', { rates: {} }, ['CTG-MURALLAS', 'LET-AMAZONAS']],
])('finds by %s', async (_, filter, expected) => {
  expect(await codes(filter)).toEqual(expected);
});

it.each([
  ['price_asc', ['CTG-MURALLAS', 'LET-AMAZONAS', 'EU-PARIS']],
  ['price_desc', ['EU-PARIS', 'LET-AMAZONAS', 'CTG-MURALLAS']],
  ['nights_asc', ['CTG-MURALLAS', 'LET-AMAZONAS', 'EU-PARIS']],
  ['departure_asc', ['CTG-MURALLAS', 'EU-PARIS', 'LET-AMAZONAS']],
] as const)('orders by %s, page by page', async (order, expected) => {
  const seen: string[] = [];
  let after: PackagePage['after'];
  do {
    const page = await find({}, { order, limit: 1, after });
    expect(page.total).toBe(3);
    seen.push(...page.packages.map(({ code }) => code));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(expected);
});

it('tells months and days with their lowest price', async () => {
  expect(await catalogue.months('andes', everything)).toEqual([
    {
      month: '2027-03',
      dates: [
        { date: '2027-03-05', pesos: 900_000 },
        { date: '2027-03-12', pesos: 900_001 },
      ],
    },
    { month: '2027-04', dates: [{ date: '2027-04-09', pesos: 2_500_000 }] },
  ]);
  expect(await catalogue.months('andes', { ...everything, places: ['ASIA'] })).toEqual([]);
});

it('reads one with its departures and the rooms that are left, and what they cost', async () => {
  const { on_sale, departures, ...content } = cartagena;
  const detail = await catalogue.read('andes', 'CTG-MURALLAS', '2027-01-10');
  expect(detail?.content).toEqual(content);
  expect(detail?.departures).toEqual([
    {
      date: '2027-03-05',
      season: 'baja',
      status: 'OPEN',
      fromPrice: 900_000,
      left: { single: 2, double: 5 },
    },
    {
      date: '2027-03-12',
      season: 'alta',
      status: 'OPEN',
      fromPrice: 900_001,
      left: { single: 2, double: 5 },
    },
  ]);
  const prices = await catalogue.prices('andes', 'CTG-MURALLAS', '2027-03-12', '2027-01-10');
  expect(prices).toEqual({
    currency: 'COP',
    season: 'alta',
    prices: content.prices.filter(({ season }) => season === 'alta'),
  });
});

it('shows nothing of another brand, and nothing that is not sold', async () => {
  expect(await catalogue.read('tiquete', 'CTG-MURALLAS', '2027-01-10')).toBeNull();
  expect(await catalogue.find('tiquete', everything, { order: 'price_asc', limit: 5 })).toEqual({
    total: 0,
    packages: [],
    next: null,
  });
  expect(await catalogue.read('andes', 'NO-SUCH', '2027-01-10')).toBeNull();
  expect(await catalogue.prices('andes', 'CTG-MURALLAS', '2027-03-06', '2027-01-10')).toBeNull();
  const past = await catalogue.read('andes', 'CTG-MURALLAS', '2027-06-01');
  expect(past?.departures).toEqual([]);
});

it('does not find what is sold out, closed or withdrawn', async () => {
  await database.db.query(
    "update package_allotments set sold = total where brand = 'andes' and package = 'LET-AMAZONAS'",
  );
  expect(await codes({ places: ['CO'] })).toEqual(['CTG-MURALLAS']);
  const [soldOut] = (await catalogue.read('andes', 'LET-AMAZONAS', '2027-01-10'))!.departures;
  expect(soldOut?.left).toEqual({ double: 0 });
  const closed = cartagena.departures.map((one) => ({ ...one, status: 'CLOSED' as const }));
  await fill({ ...cartagena, departures: closed }, { ...paris, on_sale: false });
  expect((await find()).total).toBe(0);
  expect(await catalogue.read('andes', 'EU-PARIS', '2027-01-10')).toBeNull();
});
