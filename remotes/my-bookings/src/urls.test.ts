import {
  detailUrl,
  documentUrl,
  listUrl,
  parseBookingId,
  parseListQuery,
  parsePaymentReference,
  type ListQuery,
} from './urls';

const searchOf = (url: string) => new URL(url, 'http://localhost').search;

it.each<ListQuery>([
  { show: 'upcoming', product: null, code: '', pages: 1 },
  { show: 'past', product: 'FLIGHT', code: 'TQ7 K-2', pages: 3 },
  { show: 'cancelled', product: null, code: 'ñ', pages: 1 },
])('reads back %j', (query) => {
  expect(parseListQuery(searchOf(listUrl(query)))).toEqual({
    ...query,
    code: query.code === 'ñ' ? '' : query.code,
  });
});

it('shows future trips for an address without valid filters', () => {
  expect(listUrl()).toBe('/my_bookings');
  const first = { show: 'upcoming', product: null, code: '', pages: 1 };
  for (const search of [
    '',
    '?show=all&product=toString&pages=0',
    '?pages=-1&code=%25',
    `?code=${'A'.repeat(25)}&pages=x`,
  ])
    expect(parseListQuery(search)).toEqual(first);
  expect(parseListQuery('?pages=99').pages).toBe(25);
});

it('gives the addresses of a booking’s files', () => {
  expect(documentUrl('b-1', 'voucher.pdf')).toBe('/api/bookings/b-1/documents/voucher.pdf');
});

it('reads back the booking', () => {
  expect(detailUrl('b-1')).toBe('/my_bookings/detail?id=b-1');
  expect(parseBookingId(searchOf(detailUrl('0d8f6a52-6f6e-4a43-9a39-2f0e1b7f7a11')))).toBe(
    '0d8f6a52-6f6e-4a43-9a39-2f0e1b7f7a11',
  );
});

it.each(['', '?id=', '?id=../me', '?id=a%20b', `?id=${'a'.repeat(65)}`])(
  'reads no booking from %j',
  (search) => {
    expect(parseBookingId(search)).toBeNull();
  },
);

it.each([
  ['?id=b-1&reference=TQ7K2M9XPA-1', 'TQ7K2M9XPA-1'],
  ['?id=b-1', null],
  ['?reference=../x', null],
])('reads from %s the payment %s', (search, reference) => {
  expect(parsePaymentReference(search)).toBe(reference);
});
