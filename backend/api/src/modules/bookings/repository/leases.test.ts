import { claimDue, LEASE_MS } from './leases';
import { openWorld, type World } from '../../checkout/testing/world';

let world: World;
jest.setTimeout(60_000);
beforeEach(async () => (world = await openWorld()));
afterEach(() => world.close());

/** The brands of the bookings that one claim of at most two takes. */
async function brandsClaimed(): Promise<string[]> {
  const works = await claimDue(world.first.checkout.engine, 2);
  return works.flatMap(({ kind, row }) => (kind === 'booking' ? [row.brand] : []));
}
const prebook = (day: number, brand: string) =>
  world.prebook({ dateFrom: `2027-03-0${day}`, dateTo: '2027-04-02' }, brand);

it('takes the oldest work of each brand before the second of any', async () => {
  for (const day of [1, 2, 3]) await prebook(day, 'tiquete');
  await prebook(1, 'andes');
  world.advance(3_600_000);
  expect((await brandsClaimed()).sort()).toEqual(['andes', 'tiquete']);
  expect(await brandsClaimed()).toEqual(['tiquete', 'tiquete']);
  expect(await brandsClaimed()).toEqual([]);
  world.advance(LEASE_MS + 1);
  expect(await brandsClaimed()).toHaveLength(2);
});

it('gives two workers that look at the same moment different work', async () => {
  for (const day of [1, 2, 3]) await prebook(day, 'tiquete');
  await prebook(1, 'andes');
  world.advance(3_600_000);
  const { engine } = world.first.checkout;
  const claimed = await Promise.all([claimDue(engine, 2), claimDue(engine, 2)]);
  const ids = claimed.flat().map(({ row }) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
});
