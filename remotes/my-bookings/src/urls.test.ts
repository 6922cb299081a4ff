import { BOOKING_FILTERS, detailUrl, listUrl, parseBookingId, parseFilter, parsePaymentReference } from './urls';

const searchOf = (url: string) => new URL(url, 'http://localhost').search;

it.each(BOOKING_FILTERS)('reads back the filter %s', (filter) => {
  expect(parseFilter(searchOf(listUrl(filter)))).toBe(filter);
});

it('shows what is coming when the address says nothing, or nothing it knows', () => {
  expect(listUrl()).toBe('/my_bookings');
  expect(parseFilter('?show=all')).toBe('upcoming');
});

it('reads back the booking', () => {
  expect(detailUrl('b-1')).toBe('/my_bookings/detail?id=b-1');
  expect(parseBookingId(searchOf(detailUrl('0d8f6a52-6f6e-4a43-9a39-2f0e1b7f7a11')))).toBe('0d8f6a52-6f6e-4a43-9a39-2f0e1b7f7a11');
});

it.each(['', '?id=', '?id=../me', '?id=a%20b', `?id=${'a'.repeat(65)}`])('takes %j for no booking', (search) => {
  expect(parseBookingId(search)).toBeNull();
});

it.each([
  ['?id=b-1&reference=TQ7K2M9XPA-1', 'TQ7K2M9XPA-1'],
  ['?id=b-1', null],
  ['?reference=../x', null],
])('reads of %s the payment %s', (search, reference) => {
  expect(parsePaymentReference(search)).toBe(reference);
});
