import { join } from 'node:path';
import { findRoot } from '../../../lib/findRoot';
import { readBrandFiles, seedBrands } from '../../../brands/seedBrands';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import { aCatalogue, aDeparture, aPackage } from '../testing/builders';
import { importCatalogue } from '../catalogue/importCatalogue';
import { holdRooms, releaseRooms, returnRooms, type Rooms, sellRooms } from './allotments';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBrands(database.db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
});
afterAll(() => database.close());
const fill = (single: number, double: number, status: 'OPEN' | 'CLOSED' = 'OPEN') =>
  importCatalogue(
    database.db,
    'andes',
    aCatalogue(
      aPackage({ departures: [aDeparture('2027-03-05', { status, rooms: { single, double } })] }),
    ),
    { source: 'file', hash: 'x', at: new Date('2027-01-10T12:00:00Z') },
  );
beforeEach(async () => {
  await database.db.query('truncate packages, package_departures, package_allotments');
  await fill(4, 7);
});

const rooms = (roomType: Rooms['roomType'], count = 1): Rooms => ({
  package: 'CTG-MURALLAS',
  date: '2027-03-05',
  roomType,
  count,
});
const NO_ROOM = new Error('no room');
/** Runs a change of rooms in its own transaction, like a checkout. Returns false when no room was moved. */
const inOne = (act: typeof holdRooms, wanted: Rooms[], brand = 'andes') =>
  database.db
    .withBrand(brand, async (tx) => {
      if (!(await act(tx, brand, wanted))) throw NO_ROOM;
      return true;
    })
    .catch((error: unknown) => {
      if (error !== NO_ROOM) throw error;
      return false;
    });
const standing = () =>
  database.db.query('select room_type, held, sold from package_allotments order by room_type');

it('gives simultaneous buyers different rooms, without waiting for each other', async () => {
  const buyers = Array.from({ length: 60 }, (_, index) =>
    index % 2 === 0 ? [rooms('single'), rooms('double')] : [rooms('double'), rooms('single')],
  );
  const held = await Promise.all(buyers.map((wanted) => inOne(holdRooms, wanted)));
  expect(held.filter(Boolean)).toHaveLength(4);
  expect(await standing()).toEqual([
    { room_type: 'double', held: 4, sold: 0 },
    { room_type: 'single', held: 4, sold: 0 },
  ]);
});

it('gives the last room to one of ten simultaneous buyers, each time it is released', async () => {
  await fill(1, 7);
  for (let turn = 0; turn < 10; turn += 1) {
    const took = await Promise.all(
      Array.from({ length: 10 }, () => inOne(holdRooms, [rooms('single')])),
    );
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await inOne(releaseRooms, [rooms('single')])).toBe(true);
  }
});

it('sells held rooms once, and takes sold rooms back', async () => {
  expect(await inOne(sellRooms, [rooms('double')])).toBe(false);
  expect(await inOne(holdRooms, [rooms('double', 2)])).toBe(true);
  expect(await inOne(sellRooms, [rooms('double', 2)])).toBe(true);
  expect(await inOne(sellRooms, [rooms('double', 2)])).toBe(false);
  expect(await inOne(releaseRooms, [rooms('double')])).toBe(false);
  expect(await standing()).toContainEqual({ room_type: 'double', held: 0, sold: 2 });
  expect(await inOne(returnRooms, [rooms('double', 2)])).toBe(true);
  expect(await inOne(returnRooms, [rooms('double')])).toBe(false);
  expect(await standing()).toContainEqual({ room_type: 'double', held: 0, sold: 0 });
});

it('holds no rooms of a closed departure or another brand, and not zero rooms', async () => {
  expect(await inOne(holdRooms, [rooms('double')], 'tiquete')).toBe(false);
  expect(await inOne(holdRooms, [rooms('triple')])).toBe(false);
  expect(await inOne(holdRooms, [rooms('double', 0)])).toBe(false);
  expect(await inOne(holdRooms, [rooms('double', -1)])).toBe(false);
  await fill(4, 7, 'CLOSED');
  expect(await inOne(holdRooms, [rooms('double')])).toBe(false);
});

it('never takes a held room away when an import lowers the allotment at the same time', async () => {
  const [outcome, ...held] = await Promise.all([
    fill(4, 1),
    ...Array.from({ length: 7 }, () => inOne(holdRooms, [rooms('double')])),
  ]);
  const [double] = await database.db.query<{ held: number; total: number }>(
    "select held, total from package_allotments where room_type = 'double'",
  );
  expect(double?.held).toBe(held.filter(Boolean).length);
  expect(double?.total).toBe(outcome.kind === 'done' ? 1 : 7);
});
