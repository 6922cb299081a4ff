import { readPackageSnapshot } from '@tiquete/contracts/package-snapshot';
import { aBooking } from '../testing/checkoutBuilders';

it('reads each field where the api stores it', () => {
  const stored = { ...aBooking.snapshot, ages_on: aBooking.date_to };
  expect(stored).toMatchObject(readPackageSnapshot(stored));
});
