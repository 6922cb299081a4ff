import { writeSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { aTraveler } from '@tiquete/api/testing/account';
import {
  HOSTS,
  idIn,
  openAttackFixture,
  type Owned,
  PASSWORD,
  WHO,
  type AttackFixture,
} from './testing/fixture';
import type { Known } from './testing/arbitraryOf';
import { anyCall, type Call, SALES } from './testing/callOf';
import { createJudge, textOf } from './testing/judge';
import { findFlight, findHotel, findPackage, findPlan, type OnSale } from './testing/onSale';
import { type BrandShown, findBrand } from './testing/ofBrands';
import { operationsOf, readDocument } from './testing/openApi';
import { wronglyTaken } from './testing/wronglyTaken';

const document = readDocument();
const operations = operationsOf(document);
/** Number of calls per operation, enough for nearly every operation to accept one. */
const ENOUGH = 20;
/** Number of calls and seed. `npm run fuzz` sets them; the suite's own run is small and always the same. */
const CALLS = Number(process.env.FUZZ_CALLS ?? ENOUGH * operations.length);
const SEED =
  process.env.FUZZ_SEED === undefined
    ? 20_261_121
    : Number(process.env.FUZZ_SEED) || randomInt(2 ** 31);
const isFull = process.env.FUZZ_CALLS !== undefined;
/** Milliseconds by which the clock moves between two calls, so that rate limits do not end the run. */
const PAUSE_MS = 3000;
const RENEWED_EVERY = 100;
const judge = createJudge(document);
let fixture: AttackFixture;
let hotel: OnSale = { codes: {}, bodies: {} };
let flight: OnSale = { codes: {}, bodies: {} };
let plan: OnSale = { codes: {}, bodies: {} };
let tour: OnSale = { codes: {}, bodies: {} };
let shown: BrandShown = { values: {}, bodies: {} };
jest.setTimeout(isFull ? 3_600_000 : 300_000);
beforeAll(async () => {
  fixture = await openAttackFixture();
  await renew();
});
afterAll(() => fixture.close());

/**
 * Values that exist, by field or parameter: ids, codes and addresses. Access checks are tested only by requests for existing
 * data of others.
 */
const knownIn =
  (path: string): Known =>
  (name) => {
    const { own, victim, foreign, caseId, departureId } = fixture;
    const owners = [own, own, victim, foreign];
    const isFlight = path.includes('flights');
    const isPlan = path.includes('asisstances');
    const others = isPlan ? plan.codes : { ...tour.codes, ...flight.codes, ...hotel.codes };
    const codes = isFlight ? flight.codes : others;
    const body = {
      ...ofOwn(own),
      ...shown.bodies,
      ...{ ...hotel.bodies, ...flight.bodies, ...plan.bodies, ...tour.bodies },
    }[path];
    const pools: Record<string, readonly unknown[]> = {
      ...Object.fromEntries(Object.entries(codes).map(([code, value]) => [code, [value]])),
      ...(body !== undefined && { '': [body] }),
      id:
        idsIn(path, { cases: caseId, departures: departureId }) ??
        owners.map((one) => idIn(one, path)),
      bookingId: owners.map((one) => one.bookingId),
      payment_id: owners.map((one) => one.paymentId),
      reference: owners.map((one) => one.reference),
      code: path.includes('optionals') ? [] : owners.map((one) => one.code),
      email: [...owners.map((one) => one.email), 'persona1@viajes.test'],
      password: [PASSWORD, 'adivinada-9', 'otra-clave-larga-8'],
      current_password: [PASSWORD, 'adivinada-9'],
      return_path: ['/checkout/hotel', '/', '//evil.test', 'https://evil.test/'],
      rooms: [[{ adults: 2, childrens: [] }]],
      destination_code: [['VLY'], ['LET'], []],
      Hotel_codes: [[], [hotel.codes.hotelCode]],
      from: /prebookings|calendar/.test(path) ? [hotel.codes.checkin] : [],
      to: /prebookings|calendar/.test(path) ? [hotel.codes.checkout] : [],
      departure: [hotel.codes.checkin],
      return: [hotel.codes.checkout],
      terms_version: ['2026-11'],
      data_policy_version: ['2026-11'],
      cabin: ['ALL', 'ECONOMY'],
      document_type: [4, 5],
      document: ['1020304050', 'AB123456'],
      brand: ['tiquete', 'andes'],
      cart_version: [0],
      version: [1],
      originLocationCode: ['BOG', 'MDE'],
      destinationLocationCode: ['MDE', 'CTG'],
      keyword: ['bogota', 'MDE'],
      ...(path === '/api/operations/bookings' && {
        state: ['CONFIRMED'],
        product: ['HOTEL'],
        supplier: ['DO'],
        q: [own.code],
        from: ['2026-01-01'],
        to: ['2028-01-01'],
        page: [1],
      }),
      ...(path.startsWith('/api/console/brands') && shown.values),
      ...(path.includes('/hosts/') && { host: ['localhost'] }),
    };
    return pools[name] ?? [];
  };
/** Values of the person's own account and booking. */
const ofOwn = ({ email, bookingId }: Owned): Readonly<Record<string, unknown>> => ({
  '/api/auths/sign_in': { email, password: PASSWORD },
  '/api/accounts/me': { name: 'Luis Ataca' },
  '/api/accounts/me/email_changes': { email: 'otro.buzon@viajes.test', password: PASSWORD },
  '/api/accounts/me/reauthentications': { password: PASSWORD },
  '/api/accounts/me/travelers/{id}': aTraveler(),
  '/api/console/releases/moves': {
    action: 'lock',
    part: 'hotels',
    brand: 'andes',
    reason: 'Prueba de carga',
  },
  '/api/optionals/cart/update': { bookingId, items: [], cart_version: 0 },
});
/** Ids in paths that are the same for all callers. */
const idsIn = (path: string, ids: Readonly<Record<string, string>>): string[] | undefined =>
  Object.entries(ids)
    .find(([folder]) => path.includes(`/${folder}/`))
    ?.slice(1);
/**
 * Signs in again where a call has ended a session, and searches again, because results expire after some minutes. If nothing
 * is found, the earlier search is used.
 */
async function renew(): Promise<void> {
  for (const who of WHO) await fixture.signIn(who);
  hotel = (await findHotel(fixture)) ?? hotel;
  flight = (await findFlight(fixture)) ?? flight;
  plan = (await findPlan(fixture)) ?? plan;
  tour = (await findPackage(fixture)) ?? tour;
  shown = await findBrand(fixture);
}
const send = ({ operation, who, url, headers, payload, ip, hosts }: Call) => {
  const cookie = fixture.browsers[who].jar.header();
  return fixture.test.app.inject({
    method: operation.method,
    url,
    remoteAddress: ip,
    headers: {
      ...(hosts ? { Host: hosts } : { host: HOSTS[who] }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(payload !== null && { payload }),
  });
};

it(`answers ${CALLS} calls, valid, nearly valid and arbitrary, as its document promises, and leaks nothing (seed ${SEED})`, async () => {
  const said = new Map<string, Map<number, number>>();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(anyCall(document, knownIn, operations), async (call) => {
      sent += 1;
      fixture.test.advance(PAUSE_MS);
      if (sent % RENEWED_EVERY === 0) await renew();
      const reply = await send(call);
      if (/brands.*(draft|ions)$/.test(call.operation.path) && reply.statusCode === 200)
        shown = await findBrand(fixture);
      const name = `${call.operation.method} ${call.operation.path}`;
      const counts = said.get(name) ?? new Map<number, number>();
      said.set(name, counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1));
      if (isFull && sent % 2000 === 0) writeSync(1, `${sent} calls\n`);
      const wrong = [
        ...judge(call.operation, reply, fixture.canariesFor(call.who)),
        ...wronglyTaken(document, call, reply.statusCode),
      ];
      if (wrong.length > 0)
        throw new Error(
          `${name} for ${call.who}: ${wrong.join('; ')}\n${textOf(reply).slice(0, 600)}`,
        );
    }),
    { seed: SEED, numRuns: CALLS },
  );
  if (isFull) report(said);
  expect(fixture.test.logged()).not.toContain(PASSWORD);
  if (isFull && CALLS < ENOUGH * operations.length) {
    writeSync(
      1,
      `Fewer than ${ENOUGH * operations.length} calls do not show whether enough of them succeed.\n`,
    );
    return;
  }
  // A run without successful answers and without a sale proves nothing.
  const answered = [...said]
    .filter(([, counts]) => [...counts.keys()].some((status) => status < 300))
    .map(([name]) => name);
  expect(answered.length / operations.length).toBeGreaterThan(0.7);
  expect(answered).toEqual(expect.arrayContaining(SALES));
});

function report(said: ReadonlyMap<string, ReadonlyMap<number, number>>): void {
  const lines = [...said].sort().map(
    ([name, counts]) =>
      `${name.padEnd(58)} ${[...counts]
        .sort()
        .map(([status, count]) => `${status}×${count}`)
        .join(' ')}`,
  );
  writeSync(1, `${lines.join('\n')}\n`);
}
