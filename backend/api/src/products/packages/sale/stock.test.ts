import { aPackageApp } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { createStock, type Stock, type BookedRooms } from './stock';

let api: Awaited<ReturnType<typeof aPackageApp>>;
let stock: Stock;
beforeEach(async () => {
  api = await aPackageApp(aTour({ minimum_group: undefined }));
  stock = createStock(api.deps);
});
afterEach(() => api.close());

const taking = (reference: string, count = 1): BookedRooms => ({
  brandId: 'tiquete',
  reference,
  package: 'PE-CUSCO',
  date: '2027-05-05',
  rooms: [{ roomType: 'double', count }],
});
const until = new Date('2027-01-10T18:00:00Z');
const SOLD = { kind: 'sold', waitsUntil: null };
const doubles = async () => (await api.roomsOf('2027-05-05')).double;

it('applies each call once, even if it is repeated', async () => {
  const twice = async <T>(call: () => Promise<T>) => [await call(), await call()];
  expect(await twice(() => stock.hold(taking('A'), until))).toMatchObject([
    { state: 'HELD' },
    { state: 'HELD' },
  ]);
  expect(await doubles()).toBe('1+0/2');
  expect(await twice(() => stock.sell(taking('A')))).toEqual([SOLD, SOLD]);
  expect(await doubles()).toBe('0+1/2');
  expect(await stock.release(taking('A'))).toBe(false);
  await twice(() => stock.giveBack(taking('A')));
  expect(await doubles()).toBe('0+0/2');
  expect(await stock.sell(taking('A'))).toEqual({ kind: 'cancelled' });
  expect(await doubles()).toBe('0+0/2');
});

it('holds all rooms of a booking or none of them', async () => {
  const both = {
    ...taking('A', 2),
    rooms: [...taking('A', 2).rooms, { roomType: 'triple', count: 2 }],
  };
  expect(await stock.hold(both as BookedRooms, until)).toBeNull();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2', triple: '0+0/1' });
  expect(await stock.find('tiquete', 'A')).toBeNull();
});

it('holds nothing for a booking that was released before the hold arrived', async () => {
  expect(await stock.release(taking('A'))).toBe(true);
  expect(await stock.hold(taking('A'), until)).toMatchObject({ state: 'RELEASED' });
  expect(await doubles()).toBe('0+0/2');
});

it('holds and sells once when two calls run at the same time', async () => {
  await Promise.all(Array.from({ length: 8 }, () => stock.hold(taking('A'), until)));
  expect(await doubles()).toBe('1+0/2');
  await Promise.all(Array.from({ length: 8 }, () => stock.sell(taking('A'))));
  expect(await doubles()).toBe('0+1/2');
  await Promise.all(Array.from({ length: 8 }, () => stock.giveBack(taking('A'))));
  expect(await doubles()).toBe('0+0/2');
});

it('releases only abandoned holds that have ended', async () => {
  await stock.hold(taking('A'), until);
  await stock.hold(taking('B'), new Date(until.getTime() + 60_000));
  await stock.sweep(new Date(until.getTime() + 1));
  expect(await doubles()).toBe('1+0/2');
  expect(await stock.find('tiquete', 'B')).toMatchObject({ state: 'HELD' });
  expect(await stock.sell(taking('A'))).toEqual(SOLD);
});

it('lists the sales of one brand, including released ones', async () => {
  const range = { from: new Date(0), to: api.deps.clock() };
  await stock.hold(taking('HELD'), until);
  await stock.sell(taking('SOLD'));
  await stock.giveBack(taking('SOLD'));
  expect(await stock.list(range)).toEqual([{ reference: 'SOLD', isCancelled: true }]);
  expect(await stock.list({ ...range, to: new Date(1) })).toEqual([]);
});
