import { contentEncoding } from './contentEncoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [`${'x, '.repeat(100)}gzip`, 'gzip'],
])('answers %p with %s', (header, expected) => {
  expect([contentEncoding(header), contentEncoding(header)]).toEqual([expected, expected]);
});
