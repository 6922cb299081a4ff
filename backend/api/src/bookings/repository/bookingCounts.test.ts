import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';
import { countByBrandAndState, countByState, foldBookingCounts } from './bookingCounts';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const counted = async () => {
  const rows = await test.db.queryBrands<{ brand: string; state: string; count: number }>(
    'select brand, state, count(*) as count from bookings group by 1, 2 order by 1, 2',
    [],
  );
  return rows.map(({ brand, state, count }) => [brand, state, count]);
};
const kept = async () =>
  (await countByBrandAndState(test.db)).map(({ brand, state, count }) => [brand, state, count]);
const ofBrand = (brand: string) => test.db.withBrand(brand, (tx) => countByState(tx, brand));

it('counts the bookings of every state, before and after the changes are added up', async () => {
  const { booking } = await test.confirmed();
  await test.confirmed();
  await test.prebook();
  await test.prebook({}, 'andes');
  expect(await kept()).toEqual(await counted());
  await foldBookingCounts(test.db);
  expect(await kept()).toEqual(await counted());

  await test.cancel(booking.id, 480_000);
  await test.work(2);
  expect(await test.stateOf(booking.id)).toBe('CANCELLED');
  expect(await kept()).toEqual(await counted());
  await foldBookingCounts(test.db);
  expect(await kept()).toEqual(await counted());
  expect(await test.db.queryBrands('select id from booking_count_changes', [])).toEqual([]);
});

it('has the numbers of one brand, and the oldest booking that has not ended', async () => {
  const ours = await ofBrand('tiquete');
  const states = (await counted()).filter(([brand]) => brand === 'tiquete');
  expect(ours.map(({ state, count }) => ['tiquete', state, count])).toEqual(states);
  expect(ours.find(({ state }) => state === 'CREATED')?.oldest_at).toBeInstanceOf(Date);
  expect(ours.find(({ state }) => state === 'CONFIRMED')?.oldest_at).toBeNull();
});
