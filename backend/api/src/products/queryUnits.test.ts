import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes } from '@tiquete/contracts';
import { findRoot } from '../lib/findRoot';
import { SEARCH } from '../testing/sampleSearches';
import { startTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { searchUnits: 2 } });
});
afterAll(() => test.close());

const TRIP = 'originLocationCode=BOG&destinationLocationCode=MDE';
const DAYS = 'departure=2027-03-01&return=2027-03-08';
/** A query for each route whose answer depends on one, and the number of calls that two search units allow. */
const QUERIES = new Map<string, [query: string, calls: number]>([
  ['places_searches', ['q=carta', 20]],
  ['hotels/reviews', ['hotelCode=1001', 2]],
  ['flights/places_searches', ['keyword=bog', 20]],
  ['flights/calendar', [`${TRIP}&from=2027-03-01&to=2027-03-02`, 2]],
  ['flights/usual_prices', [`${TRIP}&${DAYS}`, 20]],
  ['flights/price_grid', [`${TRIP}&${DAYS}`, 2]],
  ['asisstances/places', ['q=eur', 20]],
  ['packages/places_searches', ['q=carta', 20]],
  ['packages/months_and_dates', ['DestinationID=CTG', 20]],
]);
let network = 0;
/** Number of calls that are accepted when one network sends 25. */
async function taken(send: (number: number) => { method: 'GET' | 'POST'; url: string }) {
  network += 1;
  const answers: number[] = [];
  for (let number = 0; number < 25; number += 1) {
    const { statusCode } = await test.app.inject({
      headers: { host: 'localhost' },
      remoteAddress: `203.0.113.${network}`,
      ...send(number),
    });
    answers.push(statusCode);
  }
  expect(answers).not.toContain(400);
  return answers.filter((status) => status !== 429).length;
}

it('lists a query for every such route of the products', () => {
  const read = Object.entries(apiRoutes).flatMap(([key, route]) =>
    'query' in route ? (/^GET ((?:\w+\/)?\w+)$/.exec(key)?.[1] ?? []) : [],
  );
  const products = read.filter((path) =>
    /^(?:places|hotels|flights|packages|asisstances)/.test(path),
  );
  expect([...QUERIES.keys()].sort()).toEqual(products.sort());
});

it.each([...QUERIES])('counts what a query costs: %s', async (path, [query, calls]) => {
  expect(await taken(() => ({ method: 'GET', url: `/api/${path}?${query}` }))).toBe(calls);
});

it('counts the units of the lowest nights of a calendar', async () => {
  const send = (number: number) => ({
    method: 'POST' as const,
    url: '/api/hotels/night_prices',
    payload: {
      ...SEARCH,
      checkin: `2027-03-${number + 1}`.replace(/-(\d)$/, '-0$1'),
      checkout: '2027-04-20',
    },
  });
  expect(await taken(send)).toBe(20);
});

describe('the gateway of the composition', () => {
  const file = readFileSync(join(findRoot(), 'shared/tooling/docker/gateway.conf'), 'utf8');
  const costly = [...file.matchAll(/^ +~(\^.*\$|\^.*\/) \$network;$/gm)].map(
    ([, pattern = '']) => new RegExp(pattern.replaceAll('\\ ', ' ')),
  );
  const isCostly = (call: string) => costly.some((pattern) => pattern.test(call));

  it.each([...QUERIES.keys()])('limits %s too', (path) => {
    expect(isCostly(`GET /api/${path}`)).toBe(true);
  });
  it('never limits payments', () => {
    expect(['POST /api/payments', 'GET /api/payments/TQ-1'].filter(isCostly)).toEqual([]);
  });
});
