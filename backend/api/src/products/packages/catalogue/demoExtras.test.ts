import { randomUUID } from 'node:crypto';
import {
  DOCUMENT_TYPES,
  type OptionalSearch,
  packageSearchResponseSchema,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { openBrowser } from '../../../testing/browser';
import { startWithTk } from '../../assistance/testing/startWithTk';
import { aPassenger, aPrebooking } from '../testing/prebookings';
import { aRoom, aSearch } from '../testing/searches';
import { seedDemoPackages } from './demoPackages';

/** Tests the extras of the demo's packages, with the stand-in of the assistance company. */
let started: Awaited<ReturnType<typeof startWithTk>>;
beforeAll(async () => {
  started = await startWithTk('2027-01-11T17:00:00Z');
  const { deps } = started.test;
  await seedDemoPackages({ ...deps, config: { ...deps.config, isDemo: true } }, ['tiquete']);
});
afterAll(() => started.close());

/** Kinds of extras that two adults can buy with a departure of a package. */
async function offeredExtras(ItemPackageID: string): Promise<string[]> {
  const browser = openBrowser(started.test.app, 'localhost');
  const [DateBegin, DateEnd] = ['2027-03-01', addDays('2027-03-01', 60)];
  const search = { type: 'GET_WITH_FILTER', ItemPackageID, DateBegin, DateEnd } as const;
  const quote = await browser.postJson(
    '/api/packages/searches',
    aSearch({ ...search, Room: [aRoom(2)] }),
  );
  const { Booking, detail } = packageSearchResponseSchema.parse(quote.json()).data;
  if (!detail || !Booking) throw new Error(quote.body);
  const traveller = { document_type: DOCUMENT_TYPES.PASAPORTE, passport_expiry: '2035-01-01' };
  const body = aPrebooking({
    Booking,
    ItemPackageID,
    expected_total: detail.total,
    passengers: [
      aPassenger(traveller),
      aPassenger({ ...traveller, name: 'Luis', document: 'AB102031', gender: 48 }),
    ],
    accepts: {
      ...aPrebooking().accepts,
      cancellation_policy_hash: detail.cancellation_policy_hash,
    },
  });
  const key = { 'idempotency-key': randomUUID() };
  const reply = await browser.postJson('/api/packages/prebookings', body, key);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const bookingId = reply.json().data.booking.id;
  const send = async () =>
    (await browser.postJson('/api/optionals/searchs', { bookingId })).json<{
      data: OptionalSearch;
      warnings?: unknown[];
    }>();
  let answer = await send();
  // On a busy machine the answer may lack a slow provider. A repeated request contains it.
  for (let tries = 0; tries < 20 && answer.warnings?.length; tries += 1) answer = await send();
  return [...new Set(answer.data.optionals.map(({ kind }) => kind))].sort();
}
it.each([
  ['MDE-CIUDAD', 'neither is part', ['ASSISTANCE', 'TRANSFER']],
  ['PAN-CANAL', 'neither is part, abroad', ['ASSISTANCE', 'TRANSFER']],
  ['CTG-MURALLAS', 'transfers are part', ['ASSISTANCE']],
  ['ARG-BUENOS', 'assistance is part', ['TRANSFER']],
  ['EU-ESPANA', 'both are part', []],
])('offers extras with %s: %s', async (code, _, kinds) => {
  expect(await offeredExtras(code)).toEqual(kinds);
});
