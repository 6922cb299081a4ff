import { showSecondFactor } from '@tiquete/api/testing/app';
import { openAttackFixture, type Who, type AttackFixture } from './testing/fixture';

/** Tests attacks with a staff session that was left open, copied, or used to read many people's data. */
const STAFF = ['operator', 'product team', 'brand admin', 'viewer'] as const;
const MINUTE_MS = 60_000;
let fixture: AttackFixture;
beforeAll(async () => {
  fixture = await openAttackFixture();
});
afterAll(() => fixture.close());

/** Signs an operator in, with the state from before the previous attack. */
async function signIn(who: Who) {
  await fixture.signIn(who);
  return fixture.browsers[who];
}
const codeOf = (reply: { json(): { errors?: { code: string }[] } }) =>
  reply.json().errors?.[0]?.code;
const show = (reason = 'curiosidad') =>
  fixture.browsers.operator.postJson(
    `/api/operations/bookings/${fixture.victim.bookingId}/people`,
    {
      reason,
    },
  );
const proveAgain = async (who: Who) => {
  const { user } = await fixture.browsers[who].session();
  await showSecondFactor(fixture.test, user.email);
};

it.each(STAFF)(
  'a copied session of the %s expires after half an hour without a call',
  async (who) => {
    const browser = await signIn(who);
    fixture.test.advance(30 * MINUTE_MS);
    expect((await browser.get('/api/accounts/me')).statusCode).toBe(401);
  },
);

it.each(STAFF)(
  'a copied session of the %s that is used all the time expires after twelve hours',
  async (who) => {
    const browser = await signIn(who);
    let alive = 0;
    while ((await browser.get('/api/accounts/me')).statusCode === 200 && alive < 100) {
      alive += 1;
      fixture.test.advance(15 * MINUTE_MS);
    }
    expect(alive).toBe(48);
  },
);

it('a console left open shows no personal data without a fresh code', async () => {
  await signIn('operator');
  fixture.test.advance(6 * MINUTE_MS);
  const reply = await show();
  expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
});

it('an operator who collects personal data is stopped by the quota, and a case is opened', async () => {
  await signIn('operator');
  let shown = 0;
  while ((await show()).statusCode === 200 && shown < 1000) {
    shown += 1;
    await proveAgain('operator');
  }
  expect(shown).toBe(fixture.test.deps.config.peopleReads.hour);
  expect(codeOf(await show())).toBe('PEOPLE_QUOTA_REACHED');
  const { data } = (
    await fixture.browsers.operator.get('/api/operations/cases?kind=PEOPLE_QUOTA')
  ).json();
  expect(data).toHaveLength(1);
});

it('a password alone reads no mail, booking, person or passkey', async () => {
  await signIn('operator');
  await fixture.test.deps.db.query('update sessions set second_factor_at = null');
  for (const path of [
    'development/mails',
    'operations/bookings',
    `operations/bookings/${fixture.victim.bookingId}`,
    'operations/cases',
    'operations/second_factor/passkeys',
    'console/packages/departures',
  ]) {
    const reply = await fixture.browsers.operator.get(`/api/${path}`);
    expect([path, reply.statusCode, codeOf(reply)]).toEqual([path, 403, 'SECOND_FACTOR_REQUIRED']);
  }
});

it.each(STAFF)(
  'a found session of the %s cannot move the account to another mailbox',
  async (who) => {
    const browser = await signIn(who);
    fixture.test.advance(6 * MINUTE_MS);
    const reply = await browser.call('POST accounts/me/email_changes', {
      email: 'ladrona@evil.test',
      password: 'clave-del-atacante-7',
    });
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  },
);
