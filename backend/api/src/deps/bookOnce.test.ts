import { randomUUID } from 'node:crypto';
import { aFlightBooking } from '../products/flights/testing/bookings';
import { aPrebooking } from '../products/hotels/testing/prebookings';
import { startTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const QUARTER_MS = 15 * 60_000;
const hotel = (remoteAddress: string, host = 'localhost') =>
  test.app.inject({
    method: 'POST',
    url: '/api/hotels/prebookings',
    remoteAddress,
    headers: { host, 'idempotency-key': randomUUID() },
    payload: aPrebooking(),
  });
const flight = (remoteAddress: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/flights/bookings',
    remoteAddress,
    headers: { host: 'localhost', 'idempotency-key': randomUUID() },
    payload: aFlightBooking(randomUUID()),
  });

it('lets one network address try thirty bookings in a quarter of an hour, of hotels and flights together, and others and this machine as before', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      place % 2 === 0 ? hotel('198.51.100.7') : flight('198.51.100.7'),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  const late = await hotel('198.51.100.7');
  expect([
    late.statusCode,
    late.json().errors[0].code,
    Number(late.headers['retry-after']) > 0,
  ]).toEqual([429, 'RATE_LIMITED', true]);
  for (const reply of [
    await hotel('198.51.100.8'),
    await hotel('198.51.100.7', 'andes.localhost'),
    await hotel('127.0.0.1'),
  ])
    expect(reply.statusCode).not.toBe(429);
  test.advance(QUARTER_MS);
  expect((await hotel('198.51.100.7')).statusCode).not.toBe(429);
});

it('counts a /64 of IPv6 as one network', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, place) => hotel(`2001:db8:1:2::${place}`)));
  expect((await hotel('2001:db8:1:2:9::1')).statusCode).toBe(429);
  expect((await hotel('2001:db8:1:3::1')).statusCode).not.toBe(429);
});
