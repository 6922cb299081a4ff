import { summarize } from '../../db/statementSpan';
import { readTraceparent } from './trace';
import { withoutIds } from './withoutIds';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it('reads the position in a traceparent header, also of a later version', () => {
  const position = { traceId: TRACE, spanId: SPAN };
  expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual(position);
  expect(readTraceparent(`01-${TRACE}-${SPAN}-00-more`)).toEqual(position);
});

it.each([
  undefined,
  ['two', 'headers'],
  '',
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}\n-${SPAN}-01`,
])('rejects %j', (header) => expect(readTraceparent(header)).toBeNull());

it.each([
  ['/hotel-api/1.0/hotels', '/hotel-api/1.0/hotels'],
  ['/hotel-api/1.0/bookings/1-3452345?lang=CAS', '/hotel-api/1.0/bookings/{id}'],
  ['/v1/booking/flight-orders/eJzTd9f3NjIJCHYFAQrRAk', '/v1/booking/flight-orders/{id}'],
  ['/policies/marta%40viajes.test', '/policies/{id}'],
  ['/customers/marta@viajes.test/1032456789', '/customers/{id}/{id}'],
  ['/orders/TQ7K2M9XPA4B', '/orders/{id}'],
])('shows the path %s as %s', (path, shown) => expect(withoutIds(path)).toBe(shown));

it.each([
  [
    'select id from bookings where brand = $1 for update of bookings skip locked',
    'select bookings',
  ],
  ['with moved as (update bookings set state = $1) select id from moved', 'update bookings'],
  ['insert into mails (id) values ($1) on conflict (id) do update set id = $1', 'insert mails'],
  ['select set_config($1, $2, true)', 'select'],
])('names the statement %s as %s', (sql, name) => expect(summarize(sql)).toBe(name));
