import { Secret, TOTP } from 'otpauth';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { setRole } from '../../accounts/sign-in/setRole';

const [EMAIL, PASSWORD] = ['olga@viajes.test', 'clave-de-olga-1'];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('allows ten wrong codes of an account in a day, and mails its holder once, at the fifth', async () => {
  await test.addUser('tiquete', EMAIL, PASSWORD);
  await setRole(test.deps.db, 'tiquete', EMAIL, { role: 'operator' });
  const browser = openBrowser(test.app, 'localhost');
  await browser.signIn(EMAIL, PASSWORD);
  const { secret } = (await browser.call('POST operations/second_factor/enrolments', {})).json()
    .data;
  const prove = async (code: string) =>
    (await browser.call('POST operations/second_factor/proofs', { code })).statusCode;
  const right = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.deps.clock().getTime(),
    });
  const mails = async () => {
    await test.deps.account.settle();
    const rows = await test.deps.db.query("select 1 from mails where template = 'account.locked'");
    return rows.length;
  };
  expect(await prove(right())).toBe(200);
  const seen = [];
  for (let turn = 0; turn < 10; turn += 1) {
    if (turn === 4) expect(await mails()).toBe(0);
    // More than a quarter of an hour in all, and less than the half hour after which the session ends.
    test.advance(turn === 5 ? 901_000 : 1000);
    seen.push(await prove('000000'));
    if (turn === 4) expect(await mails()).toBe(1);
  }
  expect(seen).toEqual(Array.from({ length: 10 }, () => 422));
  test.advance(901_000);
  expect(await prove(right())).toBe(429);
  expect(await mails()).toBe(1);
});
