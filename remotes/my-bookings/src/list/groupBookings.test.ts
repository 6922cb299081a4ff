import { aSummary } from '../testing/builders';
import { groupBookings } from './groupBookings';

const ids = (bookings: { id: string }[]) => bookings.map(({ id }) => id);
const stay = (id: string, date_from: string, date_to: string) => aSummary({ id, date_from, date_to });

it('puts the next trip first, and takes one that ends today for a coming one', () => {
  const bookings = [stay('later', '2027-05-01', '2027-05-03'), stay('here', '2027-02-27', '2027-03-01'), stay('soon', '2027-03-10', '2027-03-12')];
  expect(ids(groupBookings(bookings, '2027-03-01').upcoming)).toEqual(['here', 'soon', 'later']);
});

it('puts the last trip first among the past ones', () => {
  const bookings = [stay('first', '2026-01-01', '2026-01-02'), stay('last', '2027-02-01', '2027-02-28'), stay('soon', '2027-03-10', '2027-03-12')];
  expect(ids(groupBookings(bookings, '2027-03-01').past)).toEqual(['last', 'first']);
});

it('keeps cancelled ones apart whatever their days, the newest first', () => {
  const cancelled = (id: string, created_at: string, date_to: string) => aSummary({ id, status: 'CANCEL', created_at, date_to });
  const bookings = [cancelled('old', '2026-01-01T10:00:00Z', '2027-09-09'), cancelled('new', '2027-01-01T10:00:00Z', '2026-09-09')];
  const groups = groupBookings(bookings, '2027-03-01');
  expect(ids(groups.cancelled)).toEqual(['new', 'old']);
  expect([...groups.upcoming, ...groups.past]).toEqual([]);
});
