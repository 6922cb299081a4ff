import { openTestCheckout, type TestCheckout } from '../bookings/testing/testCheckout';
import { leasedBookings } from '../bookings/repository';
import { LEASE_MS } from './leases';

let test: TestCheckout;
beforeEach(async () => (test = await openTestCheckout()));
afterEach(() => test.close());

/** Claims at most two bookings. */
const claimTwo = async () => (await leasedBookings.claim(test.first.checkout.engine, 2)).rows;
const brandsClaimed = async () => (await claimTwo()).map(({ brand }) => brand);
const prebook = (day: number, brand: string) =>
  test.prebook({ dateFrom: `2027-03-0${day}`, dateTo: '2027-04-02' }, brand);

it('claims the oldest row of each brand before the second of any', async () => {
  for (const day of [1, 2, 3]) await prebook(day, 'tiquete');
  await prebook(1, 'andes');
  test.advance(3_600_000);
  expect((await brandsClaimed()).sort()).toEqual(['andes', 'tiquete']);
  expect(await brandsClaimed()).toEqual(['tiquete', 'tiquete']);
  expect(await brandsClaimed()).toEqual([]);
  test.advance(LEASE_MS + 1);
  expect(await brandsClaimed()).toHaveLength(2);
});

it('measures how long the oldest due row has waited, until a worker takes it', async () => {
  const delayOf = async (wanted: string) =>
    (await test.first.worker.readDelays()).find(({ kind }) => kind === wanted)?.seconds;
  expect(await delayOf('booking')).toBe(0);
  await prebook(1, 'tiquete');
  await prebook(1, 'andes');
  const [row] = await test.db.queryBrands<{ since: Date }>(
    'select min(next_at) as since from bookings',
    [],
  );
  test.advance(3_600_000);
  const waited = (test.clock().getTime() - (row?.since.getTime() ?? 0)) / 1000;
  expect(await delayOf('booking')).toBeCloseTo(waited, 0);
  await claimTwo();
  expect(await delayOf('booking')).toBe(0);
});

it('gives different rows to two workers that claim at the same moment', async () => {
  for (const day of [1, 2, 3]) await prebook(day, 'tiquete');
  await prebook(1, 'andes');
  test.advance(3_600_000);
  const claimed = await Promise.all([claimTwo(), claimTwo()]);
  const ids = claimed.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('leases no more than its limit, even when PostgreSQL expects an empty table', async () => {
  await test.db.pool.query('analyze bookings');
  for (const day of [1, 2, 3]) await prebook(day, 'tiquete');
  await prebook(1, 'andes');
  test.advance(3_600_000);
  expect(await claimTwo()).toHaveLength(2);
});
