import { join } from 'node:path';
import { findRoot } from '../../../lib/findRoot';
import { readBrandFiles, seedBrands } from '../../../brands/seedBrands';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import type { CataloguePackage } from '../format/packageSchema';
import { findDays } from '../months';
import type { PackageCatalogue } from '../ports';
import { findPackages, type FoundPackage, listFound } from '../search/findPackages';
import { createPackagePrices } from '../search/packagePrices';
import { aCatalogue, aDeparture, aPackage } from '../testing/builders';
import { importCatalogue } from './importCatalogue';
import { createPostgresCatalogue } from './postgresCatalogue';
import { holdRooms, releaseRooms } from '../departures/allotments';

let database: TestDatabase;
let catalogue: PackageCatalogue;
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
/** A package without flights, which begins at its first stop. */
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

interface Wanted {
  places?: string[];
  origin?: string;
  from?: string;
  today?: string;
  /** Pesos per dollar; null when there is no exchange rate. */
  dollar?: string | null;
}
const search = async ({ dollar = '4000.5', ...wanted }: Wanted = {}, brand = 'andes') => {
  const criteria = { from: '2027-01-10', to: '2028-01-10', today: '2027-01-10', ...wanted };
  const listing = await catalogue.listing(brand, criteria.today);
  const rateOf = (currency: string) =>
    dollar === null ? undefined : { currency, rate: dollar, day: '2027-01-10' };
  const prices = await createPackagePrices({ rateOf })(listing);
  return {
    found: listFound(listing, findPackages(listing, prices, criteria)),
    days: findDays(listing, prices, criteria, undefined),
  };
};
const codesOf = (found: readonly FoundPackage[]) => found.map(({ listed }) => listed.code);
const codes = async (wanted?: Wanted, brand?: string) =>
  codesOf((await search(wanted, brand)).found);

it('lists each package with its cheapest departure in pesos', async () => {
  const { found } = await search();
  expect(found.map(({ listed, pesos }) => [listed.code, pesos, listed.traits.stars])).toEqual([
    ['CTG-MURALLAS', 900_000, [3, 4.5]],
    ['EU-PARIS', 6_000_750, [4]],
    ['LET-AMAZONAS', 2_500_000, [3]],
  ]);
});

it.each<[string, Wanted, string[]]>([
  ['a region', { places: ['EUROPE'] }, ['EU-PARIS']],
  ['a region abroad, without what stays in Colombia', { places: ['SOUTH_AMERICA'] }, []],
  ['a country', { places: ['CO'] }, ['CTG-MURALLAS', 'LET-AMAZONAS']],
  ['any of several places', { places: ['LET', 'FR'] }, ['EU-PARIS', 'LET-AMAZONAS']],
  ['no place that one only passes through', { places: ['ES'] }, []],
  ['an origin, and what begins at the place itself', { origin: 'MDE' }, ['LET-AMAZONAS']],
  ['days', { from: '2027-04-01' }, ['LET-AMAZONAS']],
  ['a day on which a sale has ended', { from: '2027-04-01', today: '2027-03-31' }, []],
  ['only what has a rate', { dollar: null }, ['CTG-MURALLAS', 'LET-AMAZONAS']],
])('finds packages by %s', async (_, wanted, expected) => {
  expect(await codes(wanted)).toEqual(expected);
});

it('lists the days with their lowest price', async () => {
  const { days } = await search();
  expect(days.map(({ date, pesos }) => [date, pesos])).toEqual([
    ['2027-03-05', 900_000],
    ['2027-03-12', 900_001],
    ['2027-04-09', 2_500_000],
  ]);
  expect((await search({ places: ['ASIA'] })).days).toEqual([]);
});

it('reads a package with its departures, their prices and the rooms left', async () => {
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
      sold: { single: 0, double: 0 },
      isConfirmed: false,
    },
    {
      date: '2027-03-12',
      season: 'alta',
      status: 'OPEN',
      fromPrice: 900_001,
      left: { single: 2, double: 5 },
      sold: { single: 0, double: 0 },
      isConfirmed: false,
    },
  ]);
});

it('shows no package of another brand and no withdrawn one', async () => {
  expect(await catalogue.read('tiquete', 'CTG-MURALLAS', '2027-01-10')).toBeNull();
  expect(await codes({}, 'tiquete')).toEqual([]);
  expect(await catalogue.read('andes', 'NO-SUCH', '2027-01-10')).toBeNull();
  const past = await catalogue.read('andes', 'CTG-MURALLAS', '2027-06-01');
  expect(past?.departures).toEqual([]);
});

it('finds no departure that is sold out, closed or withdrawn', async () => {
  const last = {
    package: 'LET-AMAZONAS',
    date: '2027-04-09',
    roomType: 'double',
    count: 1,
  } as const;
  await database.db.withBrand('andes', (tx) => holdRooms(tx, 'andes', [last]));
  expect(await codes({ places: ['CO'] })).toEqual(['CTG-MURALLAS']);
  const [soldOut] = (await catalogue.read('andes', 'LET-AMAZONAS', '2027-01-10'))!.departures;
  expect(soldOut?.left).toEqual({ double: 0 });
  await database.db.withBrand('andes', (tx) => releaseRooms(tx, 'andes', [last]));
  expect(await codes({ places: ['CO'] })).toEqual(['CTG-MURALLAS', 'LET-AMAZONAS']);
  const closed = cartagena.departures.map((one) => ({ ...one, status: 'CLOSED' as const }));
  await fill({ ...cartagena, departures: closed }, { ...paris, on_sale: false });
  expect(await codes()).toEqual([]);
  expect(await catalogue.read('andes', 'EU-PARIS', '2027-01-10')).toBeNull();
});
