import { Secret, TOTP } from 'otpauth';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { setRole } from '../../accounts/sign-in/setRole';
import { type AnswerOptions, createSoftAuthenticator } from '../testing/softAuthenticator';

const PASSWORD = 'clave-de-olga-1';
const MINUTE_MS = 60_000;
const SITE = { origin: 'http://localhost', rpId: 'localhost' };
const PATH = 'operations/second_factor';
let test: TestApp;
let olga: Browser;
let email: string;
let turn = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.advance(3_600_000);
  turn += 1;
  email = `olga${turn}@viajes.test`;
  for (const brand of ['tiquete', 'andes']) {
    await test.addUser(brand, email, PASSWORD);
    await setRole(test.deps.db, brand, email, { role: 'operator' });
  }
  olga = await signedIn();
});

type Browser = ReturnType<typeof openBrowser>;
type Reply = Awaited<ReturnType<Browser['get']>>;
type Authenticator = ReturnType<typeof createSoftAuthenticator>;
async function signedIn(host = 'localhost'): Promise<Browser> {
  const browser = openBrowser(test.app, host);
  await browser.signIn(email, PASSWORD);
  return browser;
}
const outcome = (reply: Reply) => [reply.statusCode, reply.json().errors?.[0].code];
const OPEN = [200, undefined];
const REJECTED = [422, 'PASSKEY_REJECTED'];
const summary = async (browser: Browser) => outcome(await browser.get('/api/operations/summary'));
const challengeOf = async (browser: Browser, path: string): Promise<string> =>
  (await browser.call(`POST ${PATH}/${path}/options`)).json().data.challenge;

async function register(
  browser: Browser,
  key: Authenticator,
  over: Partial<AnswerOptions> = {},
): Promise<Reply> {
  const challenge = await challengeOf(browser, 'passkeys');
  const response = key.register({ ...SITE, challenge, ...over });
  return browser.call(`POST ${PATH}/passkeys`, { name: 'Portátil', response });
}
async function prove(
  browser: Browser,
  key: Authenticator,
  over: Partial<AnswerOptions> = {},
): Promise<Reply> {
  const challenge = await challengeOf(browser, 'passkey_proofs');
  const response = key.prove({ ...SITE, challenge, ...over });
  return browser.call(`POST ${PATH}/passkey_proofs`, { response });
}
const giveCode = (browser: Browser, code: string) => browser.call(`POST ${PATH}/proofs`, { code });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: test.deps.clock().getTime(),
  });

it('opens the console for the session that registers a passkey, and for another session that uses it', async () => {
  const key = createSoftAuthenticator();
  expect(await summary(olga)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  const reply = await register(olga, key);
  expect(reply.json().data.recovery_codes).toHaveLength(10);
  expect(await summary(olga)).toEqual(OPEN);
  const other = await signedIn();
  expect((await other.get(`/api/${PATH}`)).json().data).toEqual({
    enrolled: true,
    app: false,
    passkeys_here: 1,
  });
  expect(await summary(other)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect(outcome(await prove(other, key))).toEqual(OPEN);
  expect(await summary(other)).toEqual(OPEN);
});

it('counts as a recent code: personal data is shown for five minutes', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  test.advance(6 * MINUTE_MS);
  const remove = () => olga.call(`DELETE ${PATH}/passkeys/${key.id}`);
  expect(outcome(await remove())).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  await prove(olga, key);
  expect(outcome(await remove())).toEqual([409, 'SECOND_FACTOR_LAST']);
});

it.each<[string, Partial<AnswerOptions>]>([
  ['another origin', { origin: 'http://localhost.evil.test' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['another host', { rpId: 'andes.localhost' }],
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['no user verification', { isVerified: false }],
])('rejects %s, at the registration and at the sign-in', async (_, over) => {
  const key = createSoftAuthenticator();
  expect(outcome(await register(olga, key, over))).toEqual(REJECTED);
  await register(olga, key);
  const other = await signedIn();
  expect(outcome(await prove(other, key, over))).toEqual(REJECTED);
  expect(await summary(other)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
});

it('rejects a counter that does not grow, which indicates a copied passkey', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  expect(outcome(await prove(olga, key, { counter: 9 }))).toEqual(OPEN);
  for (const counter of [9, 8])
    expect(outcome(await prove(olga, key, { counter }))).toEqual(REJECTED);
  expect(outcome(await prove(olga, key, { counter: 10 }))).toEqual(OPEN);
});

it('accepts a challenge once, within three minutes, for its purpose and in its session', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  const send = (browser: Browser, challenge: string) =>
    browser.call(`POST ${PATH}/passkey_proofs`, { response: key.prove({ ...SITE, challenge }) });

  const once = await challengeOf(olga, 'passkey_proofs');
  const replies = await Promise.all([send(olga, once), send(olga, once)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);

  const late = await challengeOf(olga, 'passkey_proofs');
  test.advance(3 * MINUTE_MS);
  expect(outcome(await send(olga, late))).toEqual(REJECTED);

  const others = await challengeOf(olga, 'passkey_proofs');
  expect(outcome(await send(await signedIn(), others))).toEqual(REJECTED);

  const toRegister = await challengeOf(olga, 'passkeys');
  expect(outcome(await send(olga, toRegister))).toEqual(REJECTED);
});

it('belongs to one account, one brand and one host', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  const atAndes = await signedIn('andes.localhost');
  const options = await atAndes.call(`POST ${PATH}/passkey_proofs/options`);
  expect(outcome(options)).toEqual([404, 'NOT_FOUND']);
  const own = createSoftAuthenticator();
  const andes = { origin: 'http://andes.localhost', rpId: 'andes.localhost' };
  await register(atAndes, own, andes);
  expect(outcome(await prove(atAndes, key, andes))).toEqual(REJECTED);
  expect(outcome(await prove(atAndes, own, andes))).toEqual(OPEN);
});

it('cannot be added with a stolen password or in an open console', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  const thief = await signedIn();
  const path = `POST ${PATH}/passkeys/options`;
  expect(outcome(await thief.call(path))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect(outcome(await thief.call(`POST ${PATH}/enrolments`))).toEqual([
    403,
    'SECOND_FACTOR_REQUIRED',
  ]);
  test.advance(6 * MINUTE_MS);
  expect(outcome(await olga.call(path))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
});

it('invalidates a secret that a thief of the password requested before', async () => {
  const thief = await signedIn();
  const { secret } = (await thief.call(`POST ${PATH}/enrolments`)).json().data;
  await register(olga, createSoftAuthenticator());
  expect(outcome(await giveCode(thief, codeOf(secret)))).toEqual([422, 'SECOND_FACTOR_WRONG']);
});

it('requires a recent sign-in for the first passkey', async () => {
  test.advance(16 * MINUTE_MS);
  expect(outcome(await olga.call(`POST ${PATH}/passkeys/options`))).toEqual([
    403,
    'REAUTHENTICATION_REQUIRED',
  ]);
});

it('is recovered with a code, once, which registers another passkey in its place', async () => {
  const lost = createSoftAuthenticator();
  const [code] = (await register(olga, lost)).json().data.recovery_codes;
  const other = await signedIn();
  expect(outcome(await giveCode(other, code))).toEqual(OPEN);
  expect(outcome(await giveCode(await signedIn(), code))).toEqual([422, 'SECOND_FACTOR_WRONG']);
  const added = await register(other, createSoftAuthenticator());
  expect(added.json().data.recovery_codes).toBeNull();
  expect(outcome(await other.call(`DELETE ${PATH}/passkeys/${lost.id}`))).toEqual(OPEN);
  const list = (await other.get(`/api/${PATH}/passkeys`)).json().data;
  expect(list).toMatchObject([{ name: 'Portátil', host: 'localhost' }]);
  const last = await signedIn();
  expect(outcome(await prove(last, lost))).toEqual(REJECTED);
});

it('works next to an authenticator application: either opens the console, and the recovery codes remain', async () => {
  const key = createSoftAuthenticator();
  const [recovery] = (await register(olga, key)).json().data.recovery_codes;
  const { secret } = (await olga.call(`POST ${PATH}/enrolments`)).json().data;
  expect((await giveCode(olga, codeOf(secret))).json().data).toEqual({ recovery_codes: null });
  for (const code of [recovery, codeOf(secret)]) {
    test.advance(MINUTE_MS);
    const fresh = code === recovery ? recovery : codeOf(secret);
    expect(outcome(await giveCode(await signedIn(), fresh))).toEqual(OPEN);
  }
  await showSecondFactor(test, email);
  expect(outcome(await olga.call(`DELETE ${PATH}/passkeys/${key.id}`))).toEqual(OPEN);
});

it('is removed with the role, so that a colleague can help a person without a factor', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  await setRole(test.deps.db, 'tiquete', email, { role: 'operator' });
  const fresh = await signedIn();
  expect((await fresh.get(`/api/${PATH}`)).json().data).toMatchObject({ enrolled: false });
  expect(
    (await register(fresh, createSoftAuthenticator())).json().data.recovery_codes,
  ).toHaveLength(10);
});

it('lists passkeys only after the second factor, and limits guesses as for codes', async () => {
  const key = createSoftAuthenticator();
  await register(olga, key);
  const other = await signedIn();
  expect(outcome(await other.get(`/api/${PATH}/passkeys`))).toEqual([
    403,
    'SECOND_FACTOR_REQUIRED',
  ]);
  for (let tries = 0; tries < 5; tries += 1) await giveCode(other, '000000');
  expect((await prove(other, key)).statusCode).toBe(429);
});
