import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addressKey } from './limits';
import { createPasswords } from './passwords';

const PASSWORD = 'clave-muy-larga-7';
const QUARTER_MS = 900_000;
let test: TestApp;
jest.setTimeout(60_000);
beforeAll(async () => {
  test = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => test.close());
beforeEach(() => test.advance(2 * QUARTER_MS));

const signIn = (email: string, password: string, ip: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auths/sign_in',
    headers: { host: 'localhost', 'x-forwarded-for': ip },
    payload: { email, password },
  });

it('lets five failures pass, then makes the account wait 1, 2, 4 seconds, from any address', async () => {
  await test.addUser('tiquete', 'cinco@viajes.test', PASSWORD);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await signIn('cinco@viajes.test', 'mala', `10.0.0.${turn}`)).statusCode).toBe(401);
  for (const seconds of [1, 2, 4]) {
    const waiting = await signIn('cinco@viajes.test', PASSWORD, '10.0.0.99');
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, String(seconds)]);
    expect(waiting.json().errors[0].code).toBe('RATE_LIMITED');
    test.advance(seconds * 1000);
    expect((await signIn('cinco@viajes.test', 'mala', '10.0.0.99')).statusCode).toBe(401);
  }
});

it('waits at most a minute, so that nobody can lock an account, and forgets after a success', async () => {
  await test.addUser('tiquete', 'largo@viajes.test', PASSWORD);
  for (let turn = 0; turn < 30; turn += 1) {
    await signIn('largo@viajes.test', 'mala', `10.1.0.${turn}`);
    test.advance(20_000);
  }
  test.advance(60_000);
  expect((await signIn('largo@viajes.test', PASSWORD, '10.1.1.1')).statusCode).toBe(200);
  for (let turn = 0; turn < 4; turn += 1)
    expect((await signIn('largo@viajes.test', 'mala', '10.1.1.2')).statusCode).toBe(401);
});

it('lets one address fail twenty times in a quarter of an hour', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    expect((await signIn(`nadie${turn}@viajes.test`, 'mala', '10.2.0.1')).statusCode).toBe(401);
  const refused = await signIn('otra@viajes.test', 'mala', '10.2.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await signIn('otra@viajes.test', 'mala', '10.2.0.2')).statusCode).toBe(401);
});

it('counts before it hashes: a hundred guesses at once cost five hashes', async () => {
  await test.addUser('tiquete', 'prisa@viajes.test', PASSWORD);
  const hashing = jest.spyOn(test.deps.passwords, 'matches');
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => signIn('prisa@viajes.test', 'mala', `10.3.0.${turn}`)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
  expect(hashing).toHaveBeenCalledTimes(5);
});

it('shares its counters between the backend call and the form', async () => {
  await test.addUser('tiquete', 'dos@viajes.test', PASSWORD);
  for (let turn = 0; turn < 5; turn += 1) await signIn('dos@viajes.test', 'mala', '10.4.0.1');
  const reply = await openBrowser(test.app, 'localhost').signIn('dos@viajes.test', PASSWORD);
  expect([reply.statusCode, new URL(reply.json().url).searchParams.get('error')]).toEqual([
    429,
    'RateLimited',
  ]);
  expect(reply.headers['retry-after']).toBe('1');
});

it('keeps the brands apart', async () => {
  await test.addUser('andes', 'marca@viajes.test', PASSWORD);
  for (let turn = 0; turn < 6; turn += 1) await signIn('marca@viajes.test', 'mala', '10.5.0.1');
  expect(
    (await openBrowser(test.app, 'andes.localhost').signIn('marca@viajes.test', PASSWORD))
      .statusCode,
  ).toBe(200);
});

it('turns away with 503 and a time to come back when too many hashes wait, without counting it as a failure', async () => {
  const narrow = createPasswords(1, 2);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => narrow.matches(undefined, 'x')),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: 'OVERLOADED', headers: { 'retry-after': '2' } });
});

it('takes all addresses of one IPv6 line for one', () => {
  expect(addressKey('a', '2001:db8:1:2::5')).toBe(addressKey('a', '2001:db8:1:2:ffff:1:2:3'));
  expect(addressKey('a', '2001:db8:1:2::5')).not.toBe(addressKey('a', '2001:db8:1:3::5'));
  expect(addressKey('a', '::1')).toBe('a:0:0:0:0');
  expect(addressKey('a', '::ffff:10.0.0.1')).toBe('a:::ffff:10.0.0.1');
});
