import { createCache } from '../../../lib/cache/createCache';
import {
  json,
  startScriptedServer,
  type ScriptedServer,
} from '../../../lib/testing/scriptedServer';
import { createHotelbeds } from '../adapter';

/** Tests the range of days by which the vendor's list of bookings is requested. */
const signal = new AbortController().signal;
const now = new Date('2027-03-20T12:00:00Z');
const aRow = (reference: string, status = 'CONFIRMED') => ({
  reference: `1-${reference}`,
  clientReference: reference,
  status,
});
const listOf = (rows: object[]) =>
  json({ auditData: {}, bookings: { bookings: rows, from: 1, to: 25, total: rows.length } });
let vendor: ScriptedServer;
let supplier: ReturnType<typeof createHotelbeds>;

beforeEach(async () => {
  vendor = await startScriptedServer(listOf([]));
  supplier = createHotelbeds({
    baseUrl: vendor.url,
    timeoutMs: 5000,
    clock: () => now,
    cache: createCache(),
    apiKey: 'k',
    secret: 's',
  });
});
afterEach(async () => {
  await supplier.close();
  await vendor.close();
});
const requestedPaths = () =>
  vendor.requests.map(({ url }) => Object.fromEntries(new URL(url, vendor.url).searchParams));

it('looks up a booking around the day of its order, regardless of its age', async () => {
  await supplier.lookUp('TQABCDEFGH23', signal, new Date('2027-01-05T10:00:00Z'));
  await supplier.lookUp('TQABCDEFGH23', signal);
  expect(requestedPaths()).toMatchObject([
    { start: '2027-01-04', end: '2027-01-15', filterType: 'CREATION' },
    { start: '2027-03-10', end: '2027-03-21' },
  ]);
});

it('lists the bookings of a range of days, page after page', async () => {
  const rows = Array.from({ length: 501 }, (_, index) =>
    aRow(`TQ${index}`, index === 500 ? 'CANCELLED' : 'CONFIRMED'),
  );
  vendor.behave((response, request) => {
    const { from, to } = Object.fromEntries(new URL(request.url, vendor.url).searchParams);
    listOf(rows.slice(Number(from) - 1, Number(to)))(response, request);
  });
  const listed = await supplier.list?.(
    { from: new Date('2027-03-13T00:00:00Z'), to: new Date('2027-03-20T00:00:00Z') },
    signal,
  );
  expect(listed).toHaveLength(501);
  expect(listed?.at(-1)).toEqual({ reference: 'TQ500', locator: '1-TQ500', isCancelled: true });
  expect(requestedPaths()).toMatchObject([
    { start: '2027-03-13', end: '2027-03-20', from: '1', to: '500', status: 'ALL' },
    { from: '501', to: '1000' },
  ]);
});
