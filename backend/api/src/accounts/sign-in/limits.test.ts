import { createHash } from 'node:crypto';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { createPasswords } from './passwords';

const PASSWORD = 'clave-muy-larga-7';
const QUARTER_MS = 900_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => test.close());
beforeEach(() => test.advance(2 * QUARTER_MS));

const signIn = (email: string, password: string, ip: string, more: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auths/sign_in',
    headers: { host: 'localhost', 'x-forwarded-for': ip },
    payload: { email, password, ...more },
  });
type Reply = Awaited<ReturnType<typeof signIn>>;
const challengeOf = (reply: Reply) => String(reply.headers['sign-in-challenge'] ?? '');
/** Answers the challenge of a rejected sign-in. */
function answerTo(reply: Reply) {
  const challenge = challengeOf(reply);
  const bits = Number(challenge.split('.')[0]);
  for (let solution = 0; ; solution += 1) {
    const hash = createHash('sha256').update(`${challenge}:${solution}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0)
      return { challenge, solution: String(solution) };
  }
}
/** Signs in like the page, which answers the challenge if there is one. */
async function signInAnswering(email: string, password: string, ip: string) {
  const first = await signIn(email, password, ip);
  return first.statusCode === 428 ? signIn(email, password, ip, answerTo(first)) : first;
}

it('accepts five failures, then requires a challenge before each further attempt, from any address', async () => {
  await test.addUser('tiquete', 'cinco@viajes.test', PASSWORD);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await signIn('cinco@viajes.test', 'mala', `10.0.0.${turn}`)).statusCode).toBe(401);
  const requested = await signIn('cinco@viajes.test', PASSWORD, '10.0.0.99');
  expect([requested.statusCode, requested.json().errors[0].code]).toEqual([
    428,
    'CHALLENGE_REQUIRED',
  ]);
  const answer = answerTo(requested);
  const wrong = { ...answer, solution: `${Number(answer.solution) + 1}x` };
  expect((await signIn('cinco@viajes.test', PASSWORD, '10.0.0.99', wrong)).statusCode).toBe(428);
  expect((await signIn('otra@viajes.test', 'mala', '10.0.0.98', answer)).statusCode).toBe(401);
  expect((await signIn('cinco@viajes.test', 'mala', '10.0.0.99', answer)).statusCode).toBe(401);
  expect((await signIn('cinco@viajes.test', PASSWORD, '10.0.0.99', answer)).statusCode).toBe(428);
  expect((await signInAnswering('cinco@viajes.test', PASSWORD, '10.0.0.99')).statusCode).toBe(200);
});

it('lets a known browser, and an unknown one that answers a challenge, sign in after fourteen wrong passwords from two addresses', async () => {
  await test.addUser('tiquete', 'duena@viajes.test', PASSWORD);
  const own = openBrowser(test.app, 'localhost');
  await own.signIn('duena@viajes.test', PASSWORD);
  await own.signOut();
  for (let turn = 0; turn < 14; turn += 1)
    expect(
      (await signInAnswering('duena@viajes.test', 'mala', `10.6.0.${turn % 2}`)).statusCode,
    ).toBe(401);
  expect((await own.signIn('duena@viajes.test', PASSWORD)).statusCode).toBe(200);
  expect((await signInAnswering('duena@viajes.test', PASSWORD, '10.6.0.9')).statusCode).toBe(200);
});

it('gives a browser that knows the account its own limit, for that account only', async () => {
  await test.addUser('tiquete', 'propia@viajes.test', PASSWORD);
  await test.addUser('tiquete', 'ajena@viajes.test', PASSWORD);
  const own = openBrowser(test.app, 'localhost');
  await own.signIn('propia@viajes.test', PASSWORD);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await own.signIn('propia@viajes.test', 'mala')).statusCode).toBe(401);
  const waiting = await own.signIn('propia@viajes.test', PASSWORD);
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
  expect((await signIn('propia@viajes.test', PASSWORD, '10.7.0.1')).statusCode).toBe(200);
  for (let turn = 0; turn < 5; turn += 1)
    await signIn('ajena@viajes.test', 'mala', `10.7.1.${turn}`);
  expect((await own.signIn('ajena@viajes.test', PASSWORD)).statusCode).toBe(428);
  const forged = openBrowser(test.app, 'localhost');
  forged.jar.store([`device=${own.jar.get('device')?.slice(0, -2)}xx`]);
  // Five attempts count for the owner's network and five for unknown networks.
  for (let turn = 0; turn < 10; turn += 1) await forged.signIn('propia@viajes.test', 'mala');
  expect((await forged.signIn('propia@viajes.test', 'mala')).statusCode).toBe(428);
});

it('accepts a hundred passwords from unknown networks in a day, and the owner still signs in on her device and in her network', async () => {
  await test.addUser('tiquete', 'largo@viajes.test', PASSWORD);
  const own = openBrowser(test.app, 'localhost');
  await own.signIn('largo@viajes.test', PASSWORD);
  const home = () => signIn('largo@viajes.test', PASSWORD, '10.1.0.1');
  expect((await home()).statusCode).toBe(200);
  for (let turn = 0; turn < 100; turn += 1) {
    if (turn % 5 === 0) test.advance(QUARTER_MS + 1000);
    const guess = await signIn('largo@viajes.test', 'mala', `10.1.1.${turn}`);
    expect(guess.statusCode).toBe(401);
  }
  test.advance(QUARTER_MS + 1000);
  const stranger = () => signIn('largo@viajes.test', PASSWORD, '10.1.2.1');
  const rejected = await stranger();
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3600);
  expect((await home()).statusCode).toBe(200);
  expect((await own.signIn('largo@viajes.test', PASSWORD)).statusCode).toBe(200);
  test.advance(86_400_000);
  expect((await stranger()).statusCode).toBe(200);
});

it('lets the owner sign in from a network that signed in before, while others guess without a pause', async () => {
  await test.addUser('tiquete', 'oficina@viajes.test', PASSWORD);
  await signIn('oficina@viajes.test', PASSWORD, '10.11.0.1');
  for (let turn = 0; turn < 25; turn += 1) {
    await signIn('oficina@viajes.test', 'mala', `10.12.0.${turn}`);
    const own = await signIn('oficina@viajes.test', PASSWORD, '10.11.0.1');
    expect([turn, own.statusCode]).toEqual([turn, 200]);
  }
});

it('forgets a network after ninety days, and stores no network address', async () => {
  await test.addUser('tiquete', 'viejo@viajes.test', PASSWORD);
  await signIn('viejo@viajes.test', PASSWORD, '10.13.0.1');
  const rows = await test.deps.db.query('select n::text as row from known_networks n');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ row }) => String(row)).join()).not.toContain('10.13.0');
  const guess = async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await signIn('viejo@viajes.test', 'mala', `10.14.0.${turn}`);
    return (await signIn('viejo@viajes.test', PASSWORD, '10.13.0.1')).statusCode;
  };
  expect(await guess()).toBe(200);
  test.advance(91 * 86_400_000);
  expect(await guess()).toBe(428);
  await test.deps.account.housekeep();
  expect(
    await test.deps.db.query('select from known_networks where last_at < $1', [test.deps.clock()]),
  ).toEqual([]);
});

it('lets one address fail twenty times in a quarter of an hour', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    expect((await signIn(`nadie${turn}@viajes.test`, 'mala', '10.2.0.1')).statusCode).toBe(401);
  const refused = await signIn('otra@viajes.test', 'mala', '10.2.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await signIn('otra@viajes.test', 'mala', '10.2.0.2')).statusCode).toBe(401);
});

it('counts an attempt before hashing, so a hundred guesses at once cost five hashes', async () => {
  await test.addUser('tiquete', 'prisa@viajes.test', PASSWORD);
  const hashing = jest.spyOn(test.deps.passwords, 'matches');
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => signIn('prisa@viajes.test', 'mala', `10.3.0.${turn}`)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(replies.filter(({ statusCode }) => statusCode === 428)).toHaveLength(95);
  expect(hashing).toHaveBeenCalledTimes(5);
});

it('shares its counters between the backend call and the form', async () => {
  await test.addUser('tiquete', 'dos@viajes.test', PASSWORD);
  for (let turn = 0; turn < 5; turn += 1) await signIn('dos@viajes.test', 'mala', '10.4.0.1');
  const reply = await openBrowser(test.app, 'localhost').signIn('dos@viajes.test', PASSWORD);
  expect([reply.statusCode, new URL(reply.json().url).searchParams.get('error')]).toEqual([
    428,
    'ChallengeRequired',
  ]);
  expect(reply.headers['sign-in-challenge']).toMatch(/^15\./);
});

it('has separate counters for each brand', async () => {
  await test.addUser('andes', 'marca@viajes.test', PASSWORD);
  for (let turn = 0; turn < 6; turn += 1) await signIn('marca@viajes.test', 'mala', '10.5.0.1');
  expect(
    (await openBrowser(test.app, 'andes.localhost').signIn('marca@viajes.test', PASSWORD))
      .statusCode,
  ).toBe(200);
});

it('answers 503 with a time to retry when too many hashes wait, and counts no failure', async () => {
  const narrow = createPasswords({ width: 1, depth: 2 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => narrow.matches(undefined, 'x')),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: 'OVERLOADED', headers: { 'retry-after': '2' } });
});
