import { createHash } from 'node:crypto';
import { callsOf } from '../testing/callsOf';
import { startTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const { post } = callsOf(() => test);

const ADDRESS = 'ana@viajes.test';
const refused = () =>
  test
    .logged()
    .split('\n')
    .filter((line) => line.includes('password refused'))
    .map((line) => String(JSON.parse(line).account));

it('labels a rejected address always equally in the log, and in a way that others cannot compute', async () => {
  for (const [email, host] of [
    [ADDRESS, 'localhost'],
    [ADDRESS, 'localhost'],
    ['bea@viajes.test', 'localhost'],
    [ADDRESS, 'andes.localhost'],
  ] as const)
    await post('/api/auths/sign_in', { email, password: 'adivinada-9' }, { host });
  const [first, second, another, otherBrand] = refused();
  expect(first).toBe(second);
  expect(new Set([first, another, otherBrand]).size).toBe(3);
  const plain = ['', 'account:', 'tiquete|', 'log|tiquete|'].map((prefix) =>
    createHash('sha256').update(`${prefix}${ADDRESS}`).digest('base64url').slice(0, 16),
  );
  for (const hash of plain) expect(test.logged()).not.toContain(hash);
});
