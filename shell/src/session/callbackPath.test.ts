import { callbackPath } from './callbackPath';

const origin = 'https://tiquete.test';

it.each([
  ['/searchs/hotels?x=1#top', '/searchs/hotels?x=1#top'],
  ['https://tiquete.test/my_bookings', '/my_bookings'],
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test', '/'],
  ['https://user@tiquete.test/', '/'],
  ['https://tiquete.test//evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\nb', '/'],
  ['/login?callbackUrl=/', '/'],
  ['/register?callbackUrl=/', '/'],
  ['/api/auth/signout', '/'],
  ['http://[', '/'],
  [null, '/'],
])('turns %s into %s', (given, expected) => {
  expect(callbackPath(given, origin)).toBe(expected);
});
