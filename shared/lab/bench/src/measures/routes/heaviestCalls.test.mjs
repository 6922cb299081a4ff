import { readFileSync } from 'node:fs';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { HEAVIEST_CALLS } from './heaviestCalls.mjs';

/** The OpenAPI document of the contract, which a test of the api compares with the code. */
const { paths } = JSON.parse(readFileSync(inRepo('backend/api/openapi.json'), 'utf8'));
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/'.length)}`),
);
/** Routes that are not measured, and why. */
const LEFT_OUT = [
  ['staff only', /^\w+ (?:console|operations|development)\//],
  ['one account: a row, or a password’s hash', /^\w+ (?:accounts|auths)(?:\/|$)/],
  ['one booking: a row, and checkouts measures bookings', /^\w+ (?:\w+\/)?bookings(?:\/|$)/],
  [
    'makes one booking, after the price that is measured',
    /^POST (?:hotels|packages|asisstances)\/prebookings$/,
  ],
  ['one payment: a row', /^\w+ payments(?:\/|$)/],
  ['one price alert: a row', /^POST flights\/price_alerts(?:\/|$)/],
  ['one visit’s report: counters', /^POST releases\/health$/],
];
const keyOf = ([name, { method, path }]) => {
  const route = name.includes(':') ? name : path;
  return `${method} ${route.replace(/:(\w+)/g, '{$1}')}`;
};
const measured = new Set(Object.entries(HEAVIEST_CALLS).map(keyOf));

it('measures every public route of the contract', () => {
  const left = routes.filter((route) => !LEFT_OUT.some(([, pattern]) => pattern.test(route)));
  expect(left.filter((route) => !measured.has(route))).toEqual([]);
});
it('omits only existing routes', () => {
  const unused = LEFT_OUT.filter(([, pattern]) => !routes.some((route) => pattern.test(route)));
  expect(unused).toEqual([]);
});
it('measures only existing routes', () => {
  const document = 'GET openapi.json';
  expect([...measured].filter((route) => route !== document && !routes.includes(route))).toEqual(
    [],
  );
});
