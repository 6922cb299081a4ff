import { randomUUID } from 'node:crypto';
import { showSecondFactor } from '../testing/testApp';
import { errorCodeOf, openOperations, OPERATOR } from './testing/openOperations';

/** Tests the actions of operators: query a supplier again, refund and resolve cases. */
const { fixture, gateway, product, work, aPaidBooking, aCase, whole, refund, aRefund } =
  openOperations();

it('repeats a query: work that waits for an answer is due at once', async () => {
  product.next = ['lost-before'];
  const unknown = await aPaidBooking();
  fixture.booking = unknown.booking;
  const id = await aCase();
  expect((await whole()).state).toBe('SUPPLIER_UNKNOWN');
  const before = (await whole()).supplier_tries.next_at;
  expect(new Date(before).getTime()).toBeGreaterThan(fixture.test.deps.clock().getTime());
  const requested = await fixture.operator.postJson(
    `/api/operations/bookings/${fixture.booking.id}/asks`,
    {
      case: { id, version: 1 },
    },
  );
  expect(requested.statusCode).toBe(200);
  expect((await whole()).supplier_tries.next_at).toBe(fixture.test.deps.clock().toISOString());
  expect((await fixture.operator.get(`/api/operations/cases/${id}`)).json().data).toMatchObject({
    version: 2,
    actions: [
      { action: 'OPENED', actor: null },
      { action: 'ASKED', actor: 'Olga Ruiz' },
    ],
  });
  // The case has changed since the operator saw it.
  expect(
    errorCodeOf(
      await fixture.operator.postJson(`/api/operations/bookings/${fixture.booking.id}/asks`, {
        case: { id, version: 1 },
      }),
    ),
  ).toBe('CASE_CHANGED');
});

it('sends a refund once for repeated requests, and no more than the remaining amount', async () => {
  const [key, body] = [randomUUID(), await aRefund()];
  const replies = await Promise.all(Array.from({ length: 8 }, () => refund(body, key)));
  expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const again = await refund(body, key);
  expect(again.json()).toEqual({
    data: { payment_id: body.payment_id, amount: 100_000, refundable: 380_000 },
  });
  expect((await whole()).refunds).toMatchObject([
    { reason: 'OPERATOR', state: 'DUE', amount: 100_000 },
  ]);
  expect((await refund({ ...body, amount: 1, repeated_amount: 1 }, key)).statusCode).toBe(422);
  await work();
  expect(gateway.netOf(fixture.booking.code)).toBe(380_000);
  expect(await whole()).toMatchObject({ state: 'CONFIRMED', refunds: [{ state: 'DONE' }] });
});

it('rejects a refund when the last code is older than five minutes, and sends it after a new code', async () => {
  const [key, body] = [randomUUID(), await aRefund()];
  fixture.test.advance(5 * 60_000);
  const refused = await refund(body, key);
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect((await whole()).refunds).toEqual([]);
  await showSecondFactor(fixture.test, OPERATOR.email);
  expect((await refund(body, key)).statusCode).toBe(200);
});

it('rejects a refund of a captured part while its payment is open, because that part is refunded automatically', async () => {
  const { booking } = await aPaidBooking((reference) =>
    gateway.settle(reference, 'PENDING', { captured: 100_000 }),
  );
  fixture.booking = booking;
  const [payment] = (await whole()).payments;
  expect(payment).toMatchObject({ state: 'PENDING', captured: 100_000, refundable: 0 });
  expect(errorCodeOf(await refund(await aRefund()))).toBe('AMOUNT_NOT_REFUNDABLE');
  expect((await whole()).refunds).toEqual([]);
});

it("rejects a refund without the operator's current view, a repeated amount and a reason", async () => {
  const id = await aCase();
  const refusals: [object, string][] = [
    [{ repeated_amount: 10_000 }, 'AMOUNTS_DIFFER'],
    [{ refundable: 1 }, 'REFUNDABLE_CHANGED'],
    [{ amount: 480_001, repeated_amount: 480_001 }, 'AMOUNT_NOT_REFUNDABLE'],
    [{ payment_id: randomUUID() }, 'NOT_FOUND'],
    [{ reason: '   ' }, 'INVALID_FORMAT'],
    [{ case: { id, version: 7 } }, 'CASE_CHANGED'],
    [{ case: { id: randomUUID(), version: 1 } }, 'NOT_FOUND'],
  ];
  for (const [over, code] of refusals)
    expect([code, errorCodeOf(await refund(await aRefund(over)))]).toEqual([code, code]);
  expect(
    errorCodeOf(
      await fixture.operator.postJson(
        `/api/operations/bookings/${fixture.booking.id}/refunds`,
        await aRefund(),
      ),
    ),
  ).toBe('IDEMPOTENCY_KEY_MISSING');
  expect((await whole()).refunds).toEqual([]);
  // A rejected call releases its key.
  const key = randomUUID();
  await refund(await aRefund({ repeated_amount: 1 }), key);
  expect((await refund(await aRefund({ case: { id, version: 1 } }), key)).statusCode).toBe(200);
  expect(
    (await fixture.operator.get(`/api/operations/cases/${id}`)).json().data.actions,
  ).toMatchObject([
    {},
    { action: 'REFUNDED', data: { amount: 100_000, reason: 'Compensación por el ruido' } },
  ]);
});

it('lets two operators refund the whole amount only once', async () => {
  const body = await aRefund({ amount: 480_000, repeated_amount: 480_000 });
  const replies = await Promise.all([refund(body), refund(body)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await whole()).refunds).toHaveLength(1);
});

it('resolves a case once, with a note, and only in the version that the operator saw', async () => {
  const id = await aCase();
  const resolve = (body: object) =>
    fixture.operator.postJson(`/api/operations/cases/${id}/resolutions`, body);
  expect((await resolve({ version: 1 })).statusCode).toBe(400);
  await aCase({ tries: 4 });
  expect(errorCodeOf(await resolve({ version: 1, note: 'El hotel confirmó por teléfono' }))).toBe(
    'CASE_CHANGED',
  );
  const done = await resolve({ version: 2, note: 'El hotel confirmó por teléfono' });
  expect(done.json().data).toMatchObject({
    state: 'RESOLVED',
    note: 'El hotel confirmó por teléfono',
    actions: [{}, { actor: 'Olga Ruiz', action: 'RESOLVED' }],
  });
  expect((await resolve({ version: 2, note: 'El hotel confirmó por teléfono' })).statusCode).toBe(
    200,
  );
  expect(errorCodeOf(await resolve({ version: 3, note: 'Otra cosa' }))).toBe('CASE_CHANGED');
  const ids = async (state: string) =>
    (await fixture.operator.get(`/api/operations/cases?state=${state}`))
      .json()
      .data.map((one: { id: string }) => one.id);
  expect([(await ids('OPEN')).includes(id), (await ids('RESOLVED')).includes(id)]).toEqual([
    false,
    true,
  ]);
});
