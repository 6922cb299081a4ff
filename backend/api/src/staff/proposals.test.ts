import { randomUUID } from 'node:crypto';
import { showSecondFactor } from '../testing/testApp';
import { errorCodeOf, openOperations, OPERATOR, TRAVELLER } from './testing/openOperations';

/** In this brand one operator may refund 200.000 of a booking; a larger amount needs another operator. */
const { fixture, gateway, browserOf, work, aCase, whole, refund, aRefund } = openOperations();
const OTHER = { email: 'pedro@viajes.test', password: 'clave-de-pedro-1' };
type Browser = Awaited<ReturnType<typeof browserOf>>;
let other: Browser;

beforeAll(async () => {
  const { db, users, passwords, clock } = fixture.test.deps;
  await db.query(
    `update brands set file = file || '{"refund_limit": 200000}'::jsonb where id = 'tiquete'`,
  );
  const passwordHash = await passwords.hash(OTHER.password);
  await users.save(
    'tiquete',
    { email: OTHER.email, name: 'Pedro Díaz', passwordHash, role: 'operator' },
    clock(),
  );
});
beforeEach(async () => {
  other = await browserOf(OTHER);
  await showSecondFactor(fixture.test, OPERATOR.email);
});

const ofPesos = (amount: number) => aRefund({ amount, repeated_amount: amount });
const propose = async (amount = 300_000): Promise<string> =>
  (await refund(await ofPesos(amount))).json().data.proposal;
const decide = (id: string, decision: string, browser = other, note = 'Hablé con el hotel') =>
  browser.postJson(`/api/operations/refund_proposals/${id}/decisions`, { decision, note });
const eventsOf = async () =>
  (await whole()).events.filter(({ code }: { code: string }) => code.startsWith('OPERATOR_'));
const caseOfIt = async () =>
  (await whole()).cases.find(({ kind }: { kind: string }) => kind === 'REFUND_PROPOSED');

it("sends a refund up to the limit at once, and a larger one after another operator's approval", async () => {
  expect(await whole()).toMatchObject({ refundable_alone: 200_000 });
  const alone = await refund(await ofPesos(200_000));
  expect(alone.json().data).not.toHaveProperty('proposal');
  expect((await whole()).refunds).toMatchObject([{ amount: 200_000 }]);
  await work();
  expect(await whole()).toMatchObject({ refundable_alone: 0 });

  const [key, body] = [randomUUID(), await ofPesos(1)];
  const first = await refund(body, key);
  // One more peso exceeds the limit: earlier refunds count, and a repetition creates no new proposal.
  expect((await refund(body, key)).json()).toEqual(first.json());
  expect(first.json().data).toEqual({
    payment_id: body.payment_id,
    amount: 1,
    refundable: 280_000,
    proposal: expect.any(String),
  });
  const mine = await whole();
  expect(mine.refunds).toHaveLength(1);
  expect(mine.refund_proposals).toMatchObject([{ amount: 1, is_mine: true }]);
  expect(await caseOfIt()).toMatchObject({ state: 'OPEN' });

  const theirs = (await other.get(`/api/operations/bookings/${fixture.booking.id}`)).json().data;
  expect(theirs.refund_proposals).toMatchObject([{ proposed_by: 'Olga Ruiz', is_mine: false }]);
  const { proposal } = first.json().data;
  const approved = await decide(proposal, 'APPROVED');
  expect(approved.json()).toEqual({ data: { decision: 'APPROVED' } });
  // The answer was lost; repeating the decision changes nothing.
  expect((await decide(proposal, 'APPROVED')).statusCode).toBe(200);
  await work();
  expect(gateway.netOf(fixture.booking.code)).toBe(279_999);
  expect(await whole()).toMatchObject({ refund_proposals: [], refunds: [{}, { state: 'DONE' }] });
  expect(await caseOfIt()).toMatchObject({ state: 'RESOLVED' });
});

it('counts waiting proposals, so that other refunds cannot exceed the remaining amount', async () => {
  const [first, second] = [await ofPesos(150_000), await ofPesos(150_001)];
  const [one, two] = await Promise.all([refund(first), refund(second)]);
  // The second one saw an outdated amount, so its operator has to repeat it.
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
  expect(await propose(150_002)).toEqual(expect.any(String));
  expect(await propose(50_001)).toEqual(expect.any(String));
  expect((await whole()).refunds).toHaveLength(1);
});

it('counts a waiting proposal towards the amount that one operator may refund alone', async () => {
  await propose(300_000);
  expect(await propose(1)).toEqual(expect.any(String));
  expect((await whole()).refunds).toEqual([]);
});

it('cannot be decided by its proposer, without a recent code, or without a note', async () => {
  const id = await propose();
  const own = await decide(id, 'APPROVED', fixture.operator);
  expect([own.statusCode, errorCodeOf(own)]).toEqual([403, 'ANOTHER_OPERATOR_NEEDED']);
  expect(errorCodeOf(await decide(id, 'DECLINED', fixture.operator))).toBe(
    'ANOTHER_OPERATOR_NEEDED',
  );
  expect((await decide(id, 'APPROVED', other, 'sí')).statusCode).toBe(400);
  expect(errorCodeOf(await decide(randomUUID(), 'APPROVED'))).toBe('NOT_FOUND');
  expect(errorCodeOf(await decide(id, 'APPROVED', await browserOf(TRAVELLER)))).toBe('NOT_FOUND');
  const foreign = await browserOf(OPERATOR, 'andes.localhost');
  expect(errorCodeOf(await decide(id, 'APPROVED', foreign))).toBe('NOT_FOUND');
  fixture.test.advance(5 * 60_000 + 1);
  const stale = await decide(id, 'APPROVED');
  expect([stale.statusCode, errorCodeOf(stale)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect((await whole()).refunds).toEqual([]);
  await showSecondFactor(fixture.test, OTHER.email);
  expect((await decide(id, 'APPROVED')).statusCode).toBe(200);
});

it('sends one refund for simultaneous approvals, and rejects later decisions', async () => {
  const id = await propose();
  const replies = await Promise.all(Array.from({ length: 6 }, () => decide(id, 'APPROVED')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect((await whole()).refunds).toMatchObject([{ amount: 300_000, reason: 'OPERATOR' }]);
  expect(errorCodeOf(await decide(id, 'DECLINED'))).toBe('PROPOSAL_DECIDED');
});

it('sends no refund for a declined proposal, and records person, decision, time and reason', async () => {
  const id = await propose();
  fixture.test.advance(60_000);
  expect((await decide(id, 'DECLINED')).statusCode).toBe(200);
  expect(await whole()).toMatchObject({ refunds: [], refund_proposals: [] });
  expect(errorCodeOf(await decide(id, 'APPROVED'))).toBe('PROPOSAL_DECIDED');
  expect(await eventsOf()).toMatchObject([
    { code: 'OPERATOR_PROPOSED', data: { by: 'Olga Ruiz', amount: 300_000 } },
    {
      at: fixture.test.deps.clock().toISOString(),
      code: 'OPERATOR_DECLINED',
      data: {
        by: 'Pedro Díaz',
        proposed_by: 'Olga Ruiz',
        amount: 300_000,
        reason: 'Compensación por el ruido',
        note: 'Hablé con el hotel',
      },
    },
  ]);
  expect(await caseOfIt()).toMatchObject({ state: 'RESOLVED' });
  // Declined proposals no longer count.
  expect((await refund(await ofPesos(200_000))).json().data).not.toHaveProperty('proposal');
});

it('approves no more than the remaining amount', async () => {
  const [first, second] = [await propose(480_000), await propose(1)];
  expect((await decide(second, 'APPROVED')).statusCode).toBe(200);
  const late = await decide(first, 'APPROVED');
  expect([late.statusCode, errorCodeOf(late)]).toEqual([422, 'AMOUNT_NOT_REFUNDABLE']);
  expect((await whole()).refund_proposals).toMatchObject([{ id: first }]);
  expect((await decide(first, 'DECLINED')).statusCode).toBe(200);
});

it('leaves its case open until it is decided, and the case names its proposer', async () => {
  const seen = { id: await aCase(), version: 1 };
  await refund({ ...(await ofPesos(300_000)), case: seen });
  const from = (await fixture.operator.get(`/api/operations/cases/${seen.id}`)).json().data;
  expect(from.actions).toMatchObject([{}, { action: 'PROPOSED', actor: 'Olga Ruiz' }]);
  const { id } = await caseOfIt();
  const closed = await fixture.operator.postJson(`/api/operations/cases/${id}/resolutions`, {
    version: 1,
    note: 'Ya no hace falta',
  });
  expect([closed.statusCode, errorCodeOf(closed)]).toEqual([409, 'PROPOSAL_WAITS']);
});
