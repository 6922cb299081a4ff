import { randomUUID } from 'node:crypto';
import { aTraveler } from './modules/account/testing/anAccountApi';
import { aCall, aPeople, aQuote, toAnswer } from './modules/checkout/testing/builders';
import { createFakeGateway } from './modules/checkout/testing/fakeGateway';
import { openBrowser } from './testing/browser';
import { ANA, anas, apiCalls, authCalls, type Browser } from './testing/everyCall';
import { startTestApp, type TestApp } from './testing/testApp';

/** Every call of the storefront × {A, B, anonymous, other user of A}: whoever is not A's Ana learns and changes nothing of hers. */
const LUIS = { email: 'luis@viajes.test', password: 'clave-de-luis-1', name: 'Luis' };
const BEA = { email: 'bea@viajes.test', password: 'clave-de-bea-1', name: 'Bea' };
type Who = 'A' | 'B' | 'anonymous' | 'other user of A';

let test: TestApp;
jest.setTimeout(60_000);
beforeAll(async () => {
  test = await startTestApp({ gateway: createFakeGateway() });
  for (const { email, password, name } of [ANA, LUIS])
    await test.addUser('tiquete', email, password, name);
  await test.addUser('andes', BEA.email, BEA.password, BEA.name);
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

async function browserOf(who: Who): Promise<Browser> {
  const browser = openBrowser(test.app, who === 'B' ? 'andes.localhost' : 'localhost');
  if (who === 'A') await browser.signIn(ANA.email, ANA.password);
  if (who === 'B') await browser.signIn(BEA.email, BEA.password);
  if (who === 'other user of A') await browser.signIn(LUIS.email, LUIS.password);
  return browser;
}
const anasSession = async (ana: Browser) => (await ana.session()).user;

describe.each<Who>(['B', 'anonymous', 'other user of A'])('%s', (who) => {
  it.each([...apiCalls, ...authCalls])(
    'learns and changes nothing of Ana by $name',
    async ({ name, send }) => {
      test.advance(3_600_000);
      const ana = await browserOf('A');
      const token = ana.jar.get('sid') ?? '';
      const browser = await browserOf(who);
      const reply = await send(browser, token);
      // The holder of a token may ask its own brand about it; knowing it is the right to.
      const mayKnow = name === 'POST auths/validate_tokens' && who !== 'B';
      if (!mayKnow) {
        expect(reply.body).not.toContain(ANA.name);
        expect(reply.body).not.toContain(ANA.email);
      }
      expect(reply.statusCode).toBeLessThan(
        /(hotels|asisstances)\/searchs|flights\/searches$/.test(name) ? 504 : 500,
      );
      const isEnded = name === 'POST auths/validate_tokens' && who === 'B';
      expect(await anasSession(ana)).toEqual(
        isEnded ? undefined : { name: ANA.name, email: ANA.email, image: null },
      );
    },
  );
});

it.each([...apiCalls, ...authCalls])(
  "Ana's cookie on the other brand is nobody's, and her session ends: $name",
  async ({ send }) => {
    test.advance(3_600_000);
    const ana = await browserOf('A');
    const thief = openBrowser(test.app, 'andes.localhost');
    thief.jar.keep([`sid=${ana.jar.get('sid')}`]);
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
