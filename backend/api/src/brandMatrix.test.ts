import { randomUUID } from 'node:crypto';
import { aTraveler } from './accounts/testing/anAccountApi';
import { aCall, aPeople, aQuote, toAnswer } from './bookings/testing/builders';
import { createFakeGateway } from './bookings/testing/fakeGateway';
import { openBrowser } from './testing/browser';
import { ANA, anas, apiCalls, authCalls, type Browser } from './testing/everyCall';
import { showSecondFactor, startTestApp, type TestApp } from './testing/testApp';

/**
 * Tests every call for the brands A and B as an anonymous visitor, another user of A, an operator, and a brand admin and a
 * viewer of B, among a thousand brands. Only Ana of brand A may read or change her data.
 */
const LUIS = { email: 'luis@viajes.test', password: 'clave-de-luis-1', name: 'Luis' };
const BEA = { email: 'bea@viajes.test', password: 'clave-de-bea-1', name: 'Bea' };
/** Staff of brand B with a verified second factor. */
const OLGA = { email: 'olga@viajes.test', password: 'clave-de-olga-1', role: 'operator' } as const;
const ADA = { email: 'ada@viajes.test', password: 'clave-de-ada-1', role: 'brand-admin' } as const;
const VERA = { email: 'vera@viajes.test', password: 'clave-de-vera-1', role: 'viewer' } as const;
const STAFF = [OLGA, ADA, VERA];
const BRANDS = 1000;
type Who =
  | 'A'
  | 'B'
  | 'anonymous'
  | 'other user of A'
  | 'operator of B'
  | 'brand admin of B'
  | 'viewer of B';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ gateway: createFakeGateway() });
  for (const { email, password, name } of [ANA, LUIS])
    await test.addUser('tiquete', email, password, name);
  await test.addUser('andes', BEA.email, BEA.password, BEA.name);
  await addStaff();
  await addBrands();
  const { checkout } = test.deps.sales;
  const user = await test.deps.users.byEmail('tiquete', ANA.email);
  const people = aPeople({ name: ANA.name, email: ANA.email });
  const quote = aQuote(test.deps.clock(), {
    people,
    title: `Hotel de ${ANA.name}`,
    payBy: new Date(test.deps.clock().getTime() + 1000 * 3_600_000),
  });
  const { bookingId, answer } = await checkout.createBooking(
    aCall({ userId: user?.id ?? '' }),
    async () => ({ quote, toAnswer }),
  );
  Object.assign(anas, { bookingId, code: answer.code });
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query(
      `insert into flight_prebookings (id, brand, user_id, source, supplier, answer, expires_at, created_at, updated_at) values ($1, 'tiquete', $2, 'GDS', '{}', '{}', 'infinity', now(), now())`,
      [anas.prebookingId, user?.id],
    ),
  );
  const ana = await browserOf('A');
  const opened = await ana.postJson(
    '/api/payments',
    { bookingId: anas.bookingId },
    { 'idempotency-key': randomUUID() },
  );
  anas.reference = opened.json().data.reference;
  anas.travelerId = (
    await ana.call('POST accounts/me/travelers', aTraveler({ name: 'Ana Secreta' }))
  ).json().data.id;
  anas.sessionId = (await ana.call('GET accounts/me/sessions')).json().data[0].id;
  const { policy_versions: versions } = (await ana.call('GET white_brands')).json().data;
  anas.versions = { terms_version: versions.terms, data_policy_version: versions.data };
});
afterAll(() => test.close());

async function addStaff() {
  const { users, passwords, clock } = test.deps;
  for (const { email, password, role } of STAFF) {
    const passwordHash = await passwords.hash(password);
    const roleParts = role === 'operator' ? [] : ['andes'];
    await users.save(
      'andes',
      { email, name: 'Quien Atiende', passwordHash, role, roleParts },
      clock(),
    );
  }
}
/** Adds copies of brand B, each on its own host. */
const addBrands = () =>
  test.deps.db.query(
    `insert into brands (id, hosts, file)
     select 'many-' || n, array['many-' || n || '.localhost'],
       file || jsonb_build_object('id', 'many-' || n, 'hosts', jsonb_build_array('many-' || n || '.localhost'), 'is_default', false)
     from brands, generate_series(1, $1 - (select count(*)::int from brands)) n where id = 'andes'`,
    [BRANDS],
  );

const SIGNED_IN: Partial<Record<Who, { email: string; password: string }>> = {
  A: ANA,
  B: BEA,
  'other user of A': LUIS,
  'operator of B': OLGA,
  'brand admin of B': ADA,
  'viewer of B': VERA,
};
const browsers = new Map<Who, Browser>();
/**
 * Opens a browser that is signed in. It signs in again only after a call has ended the session, because checking a password
 * takes longer than most calls.
 */
async function browserOf(who: Who): Promise<Browser> {
  const browser =
    browsers.get(who) ?? openBrowser(test.app, who.endsWith('B') ? 'andes.localhost' : 'localhost');
  browsers.set(who, browser);
  const person = SIGNED_IN[who];
  if (person && !(await browser.session()).user)
    await browser.signIn(person.email, person.password);
  if (person && STAFF.some((one) => one === person)) await showSecondFactor(test, person.email);
  return browser;
}
/** All stored rows of Ana and her brand, as one text. */
async function anasRows(): Promise<string> {
  const rows = await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query<{ row: object }>(
      `select to_jsonb(u) as row from users u where email = $1
       union all select to_jsonb(b) from bookings b where id = $2
       union all select to_jsonb(p) from payments p where booking_id = $2
       union all select to_jsonb(t) from saved_travelers t where id = $3`,
      [ANA.email, anas.bookingId, anas.travelerId],
    ),
  );
  expect(rows).toHaveLength(4);
  const brand = await test.deps.db.query("select * from brands where id = 'tiquete'");
  return JSON.stringify([rows, brand]);
}
const anasSession = async (ana: Browser) => (await ana.session()).user;

describe.each<Who>([
  'B',
  'anonymous',
  'other user of A',
  'operator of B',
  'brand admin of B',
  'viewer of B',
])('%s', (who) => {
  it.each([...apiCalls, ...authCalls])(
    'reads and changes nothing of Ana by $name',
    async ({ name, send }) => {
      test.advance(3_600_000);
      const ana = await browserOf('A');
      const token = ana.jar.get('sid') ?? '';
      const browser = await browserOf(who);
      const before = await anasRows();
      const reply = await send(browser, token);
      expect(await anasRows()).toBe(before);
      // The holder of a token may query its own brand about it; the token itself is the permission.
      const mayKnow = name === 'POST auths/validate_tokens' && !who.endsWith('B');
      if (!mayKnow) {
        expect(reply.body).not.toContain(ANA.name);
        expect(reply.body).not.toContain(ANA.email);
      }
      expect(reply.statusCode).toBeLessThan(
        /(hotels|asisstances)\/searchs|flights\/searches$/.test(name) ? 504 : 500,
      );
      const isEnded = name === 'POST auths/validate_tokens' && who.endsWith('B');
      expect(await anasSession(ana)).toEqual(
        isEnded ? undefined : { name: ANA.name, email: ANA.email, image: null },
      );
    },
  );
});

it.each([...apiCalls, ...authCalls])(
  "Ana's cookie is not accepted by the other brand, and her session ends: $name",
  async ({ send }) => {
    test.advance(3_600_000);
    const ana = await browserOf('A');
    const thief = openBrowser(test.app, 'andes.localhost');
    thief.jar.store([`sid=${ana.jar.get('sid')}`]);
    const reply = await send(thief, 'x'.repeat(43));
    expect(reply.body).not.toContain(ANA.name);
    expect(reply.body).not.toContain(ANA.email);
    expect(await ana.session()).toEqual({});
  },
);

it('one address has two travellers, one of each brand', async () => {
  await test.addUser('andes', ANA.email, 'otra-clave-99', 'Ana de Andes');
  const browser = openBrowser(test.app, 'andes.localhost');
  expect((await browser.signIn(ANA.email, ANA.password)).statusCode).toBe(401);
  await browser.signIn(ANA.email, 'otra-clave-99');
  expect(await browser.session()).toMatchObject({ user: { name: 'Ana de Andes' } });
});

it('a bearer token is a session of its brand, and of no other', async () => {
  await test.addUser('tiquete', 'eva@viajes.test', 'clave-de-eva-1', 'Eva');
  const reply = await openBrowser(test.app, 'localhost').postJson('/api/auths/sign_in', {
    email: 'eva@viajes.test',
    password: 'clave-de-eva-1',
  });
  const { access_token: token, expires_in: seconds, user } = reply.json().data;
  expect([seconds, user.name]).toEqual([7 * 86_400, 'Eva']);
  const headers = { authorization: `Bearer ${token}` };
  expect(
    (await openBrowser(test.app, 'localhost').get('/api/auth/session', headers)).json(),
  ).toMatchObject({ user: { name: 'Eva' } });
  expect(
    (await openBrowser(test.app, 'andes.localhost').get('/api/auth/session', headers)).json(),
  ).toEqual({});
  expect(
    (await openBrowser(test.app, 'localhost').get('/api/auth/session', headers)).json(),
  ).toEqual({});
});
