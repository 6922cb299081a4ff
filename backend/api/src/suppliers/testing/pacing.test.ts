import {
  createSandbox,
  DO_CREDENTIALS,
  GDS_CREDENTIALS,
  SANDBOX_CREDENTIALS,
  type Sandbox,
} from '@tiquete/sandbox';
import { type Pacing } from '../../lib/pacing/pacing';
import { createMemoryPaces } from '../../lib/pacing/paceStore';
import { createAmadeusClient } from '../amadeus/client';
import { createDoHotelsClient } from '../dohotels/client';
import { createHotelbedsClient } from '../hotelbeds/client';

/** Rate limits of the vendors, which the stand-ins enforce. Time passes only while a call waits for its turn. */
const LIMITS = {
  GDS: [{ calls: 1, seconds: 0.1 }],
  HB: [{ calls: 50, seconds: 86_400 }],
  DO: [{ calls: 3, seconds: 10 }],
};
const signal = new AbortController().signal;
let now: number;
let sandbox: Sandbox;
let outcomes: string[];
let pacing: Pacing;
const clients: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  now = Date.parse('2027-01-05T10:00:00Z');
  sandbox = await createSandbox({ limits: LIMITS, now: () => new Date(now) });
  outcomes = [];
  pacing = {
    paces: { GDS: LIMITS.GDS, HB: LIMITS.HB },
    paceStore: createMemoryPaces(),
    paceTime: {
      clock: () => now,
      sleep: async (ms) => {
        await new Promise((resolve) => setImmediate(resolve));
        now += ms;
      },
    },
  };
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await sandbox.close();
});

const common = () => ({
  ...pacing,
  baseUrl: sandbox.url,
  clock: () => new Date(now),
  onCall: ({ outcome, path }: { outcome: string; path: string }) => {
    if (!path.includes('oauth2')) outcomes.push(outcome);
  },
});
const closedLater = <Client extends { close(): Promise<void> }>(client: Client): Client => {
  clients.push(client);
  return client;
};
const anAmadeus = (changes: object = {}) =>
  closedLater(createAmadeusClient({ ...common(), ...GDS_CREDENTIALS, ...changes }));
const aHotelbeds = (changes: object = {}) =>
  closedLater(
    createHotelbedsClient({ ...common(), ...SANDBOX_CREDENTIALS, timeoutMs: 4000, ...changes }),
  );
const aDoHotels = () =>
  closedLater(
    createDoHotelsClient({
      ...common(),
      user: DO_CREDENTIALS.keyId,
      password: DO_CREDENTIALS.key,
      timeoutMs: 4000,
    }),
  );
/** Outcomes of calls that two processes make alternately. */
async function outcomesOf(
  count: number,
  calls: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  for (let turn = 0; turn < count; turn += 1)
    await calls[turn % calls.length]?.().catch(() => undefined);
  return outcomes;
}
const place = (client: ReturnType<typeof anAmadeus>) => () =>
  client.places({ keyword: 'BOG', subType: 'CITY' }, signal);
const booking = (client: ReturnType<typeof aHotelbeds>) => () => client.booking('1-1', signal);
const orders = (client: ReturnType<typeof aDoHotels>) => () =>
  client.orders({ partner_order_ids: ['TQ-2027-0001'] }, signal);

it('GDS: two processes together respect the time between calls of the test environment', async () => {
  const all = await outcomesOf(12, [place(anAmadeus()), place(anAmadeus())]);
  expect(all).toEqual(Array(12).fill('ok'));
});
it('GDS: the stand-in rejects calls without a pause between them', async () => {
  const all = await outcomesOf(3, [place(anAmadeus({ paces: { GDS: [] }, timeoutMs: 500 }))]);
  expect(all).toEqual(['ok', 'quota', 'quota']);
});

it('HB: the calls of a day end before the vendor’s quota is used up', async () => {
  const all = await outcomesOf(60, [booking(aHotelbeds()), booking(aHotelbeds())]);
  // Ten of the sixty calls were not made.
  expect(all).toHaveLength(50);
  expect(all).not.toContain('quota');
});
it('HB: the stand-in rejects the 51st call of a day', async () => {
  const all = await outcomesOf(51, [booking(aHotelbeds({ paces: { HB: [] } }))]);
  expect(all.filter((outcome) => outcome === 'quota')).toHaveLength(1);
});

it('DO: calls respect the limit that the answers of each endpoint state', async () => {
  const all = await outcomesOf(10, [orders(aDoHotels())]);
  expect(all).toEqual(Array(10).fill('ok'));
  // The limit is three calls in ten seconds, and its windows end on whole seconds.
  expect(now - Date.parse('2027-01-05T10:00:00Z')).toBeGreaterThanOrEqual(30_000);
});
