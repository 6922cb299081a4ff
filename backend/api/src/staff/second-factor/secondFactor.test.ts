import { Secret, TOTP } from 'otpauth';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { setRole } from '../../accounts/sign-in/setRole';

const PASSWORD = 'clave-de-olga-1';
const STEP_MS = 30_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.advance(3_600_000));

type Browser = ReturnType<typeof openBrowser>;
async function anOperator(email: string): Promise<Browser> {
  await test.addUser('tiquete', email, PASSWORD);
  await setRole(test.deps.db, 'tiquete', email, { role: 'operator' });
  return signedIn(email);
}
async function signedIn(email: string, host = 'localhost'): Promise<Browser> {
  const browser = openBrowser(test.app, host);
  await browser.signIn(email, PASSWORD);
  return browser;
}
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: test.deps.clock().getTime(),
  });
const summary = async (browser: Browser) => {
  const reply = await browser.get('/api/operations/summary');
  return [reply.statusCode, reply.json().errors?.[0].code];
};
const enrol = async (browser: Browser): Promise<string> =>
  (await browser.call('POST operations/second_factor/enrolments', {})).json().data.secret;
const prove = (browser: Browser, code: string) =>
  browser.call('POST operations/second_factor/proofs', { code });
const problem = (reply: Awaited<ReturnType<typeof prove>>) => [
  reply.statusCode,
  reply.json().errors?.[0].code,
];
const SHUT = [403, 'SECOND_FACTOR_REQUIRED'];
const OPEN = [200, undefined];

it('rejects a password alone in the console, and opens it for the session that gave a code', async () => {
  const olga = await anOperator('olga@viajes.test');
  expect(await summary(olga)).toEqual(SHUT);
  const secret = await enrol(olga);
  expect(await summary(olga)).toEqual(SHUT);
  expect(problem(await prove(olga, '000000'))).toEqual([422, 'SECOND_FACTOR_WRONG']);
  const proof = (await prove(olga, codeOf(secret))).json().data;
  expect(proof.recovery_codes).toHaveLength(10);
  expect(await summary(olga)).toEqual(OPEN);
  const thief = await signedIn('olga@viajes.test');
  expect(await summary(thief)).toEqual(SHUT);
  expect((await thief.get('/api/operations/second_factor')).json()).toEqual({
    data: { enrolled: true, app: true, passkeys_here: 0 },
  });
  expect(problem(await thief.call('POST operations/second_factor/enrolments', {}))).toEqual([
    409,
    'SECOND_FACTOR_ENROLLED',
  ]);
});

it('accepts each code once, also of the steps directly before and after, and no older one', async () => {
  const olga = await anOperator('pasos@viajes.test');
  const secret = await enrol(olga);
  const code = codeOf(secret);
  expect((await prove(olga, code)).json().data.recovery_codes).toHaveLength(10);
  const again = await signedIn('pasos@viajes.test');
  expect(problem(await prove(again, code))).toEqual([422, 'SECOND_FACTOR_WRONG']);
  test.advance(2 * STEP_MS);
  const late = codeOf(secret);
  test.advance(STEP_MS);
  expect((await prove(again, late)).json()).toEqual({ data: { recovery_codes: null } });
  const old = codeOf(secret);
  test.advance(4 * STEP_MS);
  expect(problem(await prove(again, old))).toEqual([422, 'SECOND_FACTOR_WRONG']);
});

it('accepts a recovery code once in any spelling, and stores only hashes and an encrypted secret', async () => {
  const olga = await anOperator('recupera@viajes.test');
  const secret = await enrol(olga);
  const [code] = (await prove(olga, codeOf(secret))).json().data.recovery_codes as [string];
  const rows = await test.deps.db.query('select t::text as row from operator_factors t');
  for (const { row } of rows)
    for (const word of [secret, code, code.replaceAll('-', '')])
      expect(String(row)).not.toContain(word);
  const other = await signedIn('recupera@viajes.test');
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  const replies = await Promise.all([prove(other, typed), prove(other, typed)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(await summary(other)).toEqual(OPEN);
  expect(test.logged()).not.toContain(code);
  expect(test.logged()).not.toContain(secret);
});

it('allows five guesses, and then delays each further one', async () => {
  const olga = await anOperator('adivina@viajes.test');
  const secret = await enrol(olga);
  for (let turn = 0; turn < 5; turn += 1) await prove(olga, '000000');
  const waiting = await prove(await signedIn('adivina@viajes.test'), codeOf(secret));
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
});

it('does not exist for a traveller, and is set up only soon after signing in', async () => {
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
  const ana = await signedIn('ana@viajes.test');
  expect((await ana.get('/api/operations/second_factor')).statusCode).toBe(404);
  expect((await ana.call('POST operations/second_factor/enrolments', {})).statusCode).toBe(404);
  expect((await prove(ana, '123456')).statusCode).toBe(404);
  const olga = await anOperator('tarde@viajes.test');
  test.advance(16 * 60_000);
  expect(problem(await olga.call('POST operations/second_factor/enrolments', {}))).toEqual([
    403,
    'REAUTHENTICATION_REQUIRED',
  ]);
});

it('is removed with the role, so that granting the role again replaces a lost telephone', async () => {
  const olga = await anOperator('perdido@viajes.test');
  await prove(olga, codeOf(await enrol(olga)));
  await setRole(test.deps.db, 'tiquete', 'perdido@viajes.test', { role: 'operator' });
  expect(await summary(olga)).toEqual([404, 'NOT_FOUND']);
  const again = await signedIn('perdido@viajes.test');
  expect(await summary(again)).toEqual(SHUT);
  expect(await enrol(again)).toMatch(/^[A-Z2-7]{32}$/);
});
