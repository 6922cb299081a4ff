import { readFlightSnapshot } from '@tiquete/contracts/flight-snapshot';
import { aConfirmation, aSnapshot } from '../testing/bookingBuilders';

it('reads each field where the api stores it', () => {
  const schedule_change = {
    id: 'aic_1',
    detected_at: '2027-01-10T12:00:00Z',
    flights: [],
    itineraries: null,
    actions: ['ACCEPT' as const],
    penalty: 90_000,
    answer: 'ACCEPTED' as const,
  };
  const stored = { ...aSnapshot, schedule_change, confirmation: aConfirmation };
  expect(stored).toMatchObject(readFlightSnapshot(stored));
});
