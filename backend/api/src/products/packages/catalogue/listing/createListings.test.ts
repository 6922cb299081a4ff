import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../db/database';
import { findRoot } from '../../../../lib/findRoot';
import { readBrandFiles, seedBrands } from '../../../../brands/seedBrands';
import { openTestDatabase, type TestDatabase } from '../../../../testing/testDatabase';
import { aCatalogue, aPackage } from '../../testing/builders';
import { importCatalogue } from '../importCatalogue';
import { createListings, type ListingsOptions } from './createListings';

const DAY = '2027-01-10';
const signal = new AbortController().signal;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBrands(database.db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
});
afterAll(() => database.close());
beforeEach(async () => {
  await fill('andes', 'A1', 'A2', 'A3', 'A4', 'A5');
  await fill('tiquete', 'T1', 'T2', 'T3');
});
const fill = (brand: string, ...codes: string[]) =>
  importCatalogue(
    database.db,
    brand,
    aCatalogue(...codes.map((code) => aPackage({ code, name: `Paquete ${code}` }))),
    { source: 'file', hash: 'x', at: new Date(`${DAY}T12:00:00Z`) },
  );

/** Listings with a database that counts the statements reading packages, by brand, and delays them until `gate` resolves. */
function openListings(options: ListingsOptions) {
  const reads: { brand: string; packages: number }[] = [];
  let gate = Promise.resolve();
  const queryBrand: Database['queryBrand'] = async (brand, sql, values) => {
    const isOfPackages = sql.includes('is_on_sale and code >');
    if (isOfPackages) await gate;
    const rows = await database.db.queryBrand(brand, sql, values);
    if (isOfPackages) reads.push({ brand, packages: rows.length });
    return rows as never;
  };
  const listings = createListings(
    { queryBrand, queryBrands: database.db.queryBrands },
    { atOnce: 2, ...options },
  );
  return {
    ...listings,
    codes: async (brand: string) =>
      (await listings.listing(brand, DAY)).packages.map(({ code }) => code),
    packagesRead: (brand: string) =>
      reads.filter((one) => one.brand === brand).map(({ packages }) => packages),
    close() {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
  };
}

it('reads a catalogue in parts, so that the event loop is never blocked by parsing all of it', async () => {
  const { codes, packagesRead } = openListings({});
  expect(await codes('andes')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  expect(packagesRead('andes')).toEqual([2, 2, 1]);
});

it('uses the previous packages while a large catalogue is reloaded, and then the new ones', async () => {
  const { codes, close } = openListings({});
  await codes('andes');
  await fill('andes', 'A1', 'A2', 'A9');
  const open = close();
  expect(await codes('andes')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  open();
  while ((await codes('andes')).length !== 3) await setImmediate();
  expect(await codes('andes')).toEqual(['A1', 'A2', 'A9']);
});

it('shows an import into a small catalogue at once', async () => {
  const { codes } = openListings({ atOnce: 5 });
  await codes('andes');
  await fill('andes', 'A1', 'A9');
  expect(await codes('andes')).toEqual(['A1', 'A9']);
});

it('drops the least recently used catalogue when the memory is full', async () => {
  const { codes, packagesRead } = openListings({ maxBytes: 6000 });
  await codes('andes');
  await codes('tiquete');
  expect(await codes('andes')).toHaveLength(5);
  expect(packagesRead('andes')).toEqual([2, 2, 1, 2, 2, 1]);
});

it('caches one catalogue that is larger than the whole memory', async () => {
  const { codes, packagesRead } = openListings({ maxBytes: 100 });
  await codes('andes');
  await codes('andes');
  expect(packagesRead('andes')).toEqual([2, 2, 1]);
});

it('preloads large catalogues, and no small ones', async () => {
  const { loadAhead, codes, packagesRead } = openListings({ atOnce: 3 });
  await loadAhead(DAY, signal);
  expect(packagesRead('andes')).toEqual([3, 2]);
  expect(packagesRead('tiquete')).toEqual([]);
  await codes('andes');
  expect(packagesRead('andes')).toEqual([3, 2]);
});

it('preloads into at most half of the memory, and stops when it is aborted', async () => {
  const half = openListings({ maxBytes: 6000 });
  await half.loadAhead(DAY, signal);
  expect(half.packagesRead('tiquete')).toEqual([]);
  const ended = openListings({});
  await ended.loadAhead(DAY, AbortSignal.abort());
  expect(ended.packagesRead('andes')).toEqual([]);
});
