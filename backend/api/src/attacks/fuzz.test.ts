import { writeSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { addDays, today } from '@tiquete/domain';
import fc from 'fast-check';
import { HOSTS, idIn, openWorld, PASSWORD, WHO, type World } from './testing/world';
import type { Known } from './testing/arbitraryOf';
import { anyCall, type Call } from './testing/callOf';
import { createJudge, textOf } from './testing/judge';
import { operationsOf, readDocument } from './testing/openApi';

/** `npm run fuzz` sets them; the suite's own run is small, and the same every time. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2000);
const SEED = process.env.FUZZ_SEED === undefined ? 20_261_121 : Number(process.env.FUZZ_SEED) || randomInt(2 ** 31);
const isFull = process.env.FUZZ_CALLS !== undefined;
/** Between two calls, so that limits of many a minute do not end the run at its beginning. */
const PAUSE_MS = 3000;
const RENEWED_EVERY = 100;
const document = readDocument();
const operations = operationsOf(document);
const judge = createJudge(document);
let world: World;
const ROOMS = [{ adults: 2, childrens: [] }];
/** A search that was made, and what it found. */
let sale = { stay: { checkin: '', checkout: '' }, sessionCode: '', hotelCode: '', productCode: '' };
jest.setTimeout(isFull ? 3_600_000 : 120_000);
beforeAll(async () => {
  world = await openWorld();
  await renew();
});
afterAll(() => world.close());

/** Ids, codes and addresses that exist: what one may not see must be asked for to be refused. */
const knownIn = (path: string): Known => (name) => {
  const { own, victim, foreign, caseId } = world;
  const owners = [own, own, victim, foreign];
  const { checkin, checkout } = sale.stay;
  const pools: Record<string, readonly unknown[]> = {
    id: path.includes('/cases/') ? [caseId] : owners.map((one) => idIn(one, path)),
    bookingId: owners.map((one) => one.bookingId),
    payment_id: owners.map((one) => one.paymentId),
    reference: owners.map((one) => one.reference),
    code: path.includes('optionals') ? [] : owners.map((one) => one.code),
    email: [...owners.map((one) => one.email), 'persona1@viajes.test'],
    password: [PASSWORD, 'adivinada-9', 'otra-clave-larga-8'],
    current_password: [PASSWORD, 'adivinada-9'],
    return_path: ['/checkout/hotel', '/', '//evil.test', 'https://evil.test/'],
    sessionCode: [sale.sessionCode], hotelCode: [sale.hotelCode], productCode: [sale.productCode],
    rooms: [ROOMS], checkin: [checkin], checkout: [checkout], from: path.includes('prebookings') ? [checkin] : [], to: path.includes('prebookings') ? [checkout] : [],
    destination_code: [['CTG'], ['BOG'], []], Hotel_codes: [[], [sale.hotelCode]],
    terms_version: ['2026-11'], data_policy_version: ['2026-11'],
    document_type: [4, 5], document: ['1020304050', 'AB123456'],
    cart_version: [0], version: [1],
  };
  return pools[name] ?? [];
};
/** Sessions that the calls have ended, and a search, whose answer is good for some minutes. */
async function renew(): Promise<void> {
  for (const who of WHO) await world.signIn(who);
  const day = today(world.test.deps.clock());
  const stay = { checkin: addDays(day, 60), checkout: addDays(day, 62) };
  const search = { canal: '1', ...stay, rooms: ROOMS, destination_code: ['CTG'], client_nationality: 'CO', currency: 'COP', language: 'es', Hotel_codes: [] };
  const { data } = (await world.browsers.anonymous.postJson('/api/hotels/searchs', search)).json();
  const [hotel] = data?.hotels ?? [];
  // On a crowded machine the vendor's stand-in may be too late for the search: what was found before serves on.
  if (!hotel) return;
  const details = (await world.browsers.anonymous.postJson('/api/hotels/details', { sessionCode: data.sessionCode, hotelCode: hotel.hotelCode, rooms: ROOMS })).json();
  sale = { stay, sessionCode: data.sessionCode, hotelCode: hotel.hotelCode, productCode: details.data?.rooms[0]?.tariffs[0]?.productCode ?? '' };
}
const send = ({ operation, who, url, headers, payload, ip }: Call) => {
  const cookie = world.browsers[who].jar.header();
  return world.test.app.inject({
    method: operation.method, url, remoteAddress: ip, headers: { host: HOSTS[who], ...(cookie && { cookie }), ...headers }, ...(payload !== null && { payload }),
  });
};

it(`answers ${CALLS} calls, valid, nearly valid and arbitrary, as its document promises, and leaks nothing (seed ${SEED})`, async () => {
  const said = new Map<string, Map<number, number>>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(anyCall(document, knownIn, operations), async (call) => {
      sent += 1;
      world.test.advance(PAUSE_MS);
      if (sent % RENEWED_EVERY === 0) await renew();
      const reply = await send(call);
      const name = `${call.operation.method} ${call.operation.path}`;
      const counts = said.get(name) ?? new Map<number, number>();
      said.set(name, counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1));
      if (isFull && sent % 2000 === 0) writeSync(1, `${sent} calls\n`);
      const wrong = judge(call.operation, reply, world.canariesFor(call.who));
      if (wrong.length > 0) throw new Error(`${name} for ${call.who}: ${wrong.join('; ')}\n${textOf(reply).slice(0, 600)}`);
    }),
    { seed: SEED, numRuns: CALLS },
  );
  if (isFull) report(said);
  // A run in which nothing is ever answered proves nothing.
  const answered = [...said].filter(([, counts]) => [...counts.keys()].some((status) => status < 300)).length;
  expect(answered / operations.length).toBeGreaterThan(0.6);
  expect(world.test.logged()).not.toContain(PASSWORD);
});

function report(said: ReadonlyMap<string, ReadonlyMap<number, number>>): void {
  const lines = [...said].sort().map(([name, counts]) => `${name.padEnd(58)} ${[...counts].sort().map(([status, count]) => `${status}×${count}`).join(' ')}`);
  writeSync(1, `${lines.join('\n')}\n`);
}
