import { aCall, someTerms } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
const confirmed = () => test.confirmed({ cancellation: someTerms(test.clock()) });
const DAY = 24 * 3_600_000;

it('cancels free of charge while it is free, and refunds everything', async () => {
  const { booking } = await confirmed();
  const before = test.product.cancels;
  expect((await test.cancel(booking.id, 0)).answer).toEqual({
    status: 'OK',
    course: 'CANCELLING',
    penalty: 0,
    refund: 480_000,
  });
  await test.work(3);
  expect(await test.stateOf(booking.id)).toBe('CANCELLED');
  expect([test.gateway.netOf(booking.code), test.product.cancels - before]).toEqual([0, 1]);
  expect(test.product.cancelled).toContain(booking.code);
  expect(await test.refundsOf(booking.id)).toEqual([
    { state: 'DONE', reason: 'CANCELLATION', amount: 480_000 },
  ]);
  expect((await test.paymentsOf(booking.id))[0]).toMatchObject({ state: 'REFUNDED' });
  expect((await test.eventsOf(booking.id)).slice(-5)).toEqual([
    'CANCELLING',
    'CANCELLING_AT_SUPPLIER',
    'CANCELLED',
    'REFUND_OWED',
    'REFUNDED',
  ]);
});

it('retains the agreed penalty, even when the supplier cancels after the next step began', async () => {
  const { booking } = await confirmed();
  test.advance(2 * DAY);
  test.product.nextCancels = ['lost-before'];
  test.product.isDown = true;
  expect((await test.cancel(booking.id, 240_000)).answer).toMatchObject({
    penalty: 240_000,
    refund: 240_000,
  });
  await test.work(5);
  test.advance(1.5 * DAY);
  test.product.isDown = false;
  await test.work(60);
  expect(await test.stateOf(booking.id)).toBe('CANCELLED');
  expect(test.gateway.netOf(booking.code)).toBe(240_000);
  expect((await test.paymentsOf(booking.id))[0]).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refund_reserved: 240_000,
  });
});

it('cancels a booking without a refund when everything is retained', async () => {
  const { booking } = await confirmed();
  test.advance(3 * DAY);
  await test.cancel(booking.id, 480_000);
  await test.work(3);
  expect([
    await test.stateOf(booking.id),
    await test.refundsOf(booking.id),
    test.gateway.netOf(booking.code),
  ]).toEqual(['CANCELLED', [], 480_000]);
  expect((await test.paymentsOf(booking.id))[0]).toMatchObject({ state: 'APPROVED' });
});

it('requires another consent when the penalty is higher than shown, and returns the new one', async () => {
  const { booking } = await confirmed();
  test.advance(2 * DAY);
  const call = aCall({ route: 'cancellations', bodyHash: booking.id });
  await expect(test.cancel(booking.id, 0, test.first, call)).rejects.toMatchObject({
    code: 'PENALTY_CHANGED',
    body: { meta: { penalty: 240_000, refund: 240_000, free_until: null } },
  });
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
  // The key is free again for the newly accepted penalty.
  expect((await test.cancel(booking.id, 240_000, test.first, call)).answer).toMatchObject({
    refund: 240_000,
  });
});

it('uses the lower penalty when it has fallen since', async () => {
  const { booking } = await confirmed();
  expect((await test.cancel(booking.id, 240_000)).answer).toMatchObject({
    penalty: 0,
    refund: 480_000,
  });
});

it('always returns one answer per key, and calls the supplier once for simultaneous requests', async () => {
  const { booking } = await confirmed();
  const before = test.product.cancels;
  const call = aCall({ route: 'cancellations', bodyHash: booking.id });
  const replicas = [test.first, test.start()];
  const requested = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      test
        .cancel(booking.id, 0, replicas[index % 2], index < 10 ? call : undefined)
        .catch((error: { code: string }) => error.code),
    ),
  );
  for (const one of requested)
    if (typeof one === 'string') expect(['IN_PROGRESS', 'NOT_CANCELLABLE']).toContain(one);
  expect(requested.some((one) => typeof one !== 'string')).toBe(true);
  await test.work(3);
  expect([
    await test.stateOf(booking.id),
    test.product.cancels - before,
    test.gateway.netOf(booking.code),
  ]).toEqual(['CANCELLED', 1, 0]);
  const again = await test
    .cancel(booking.id, 0, test.first, call)
    .catch((error: { code: string }) => error.code);
  // The first key gets its stored answer. Another key learns that the booking is cancelled.
  expect(requested.some((one) => JSON.stringify(one) === JSON.stringify(again))).toBe(true);
  await expect(test.cancel(booking.id, 0)).rejects.toMatchObject({
    code: 'NOT_CANCELLABLE',
    body: { meta: { reason: 'ALREADY' } },
  });
});

it.each(['lost-after', 'lost-before'] as const)(
  'cancels once although the supplier’s answer was lost (%s)',
  async (turn) => {
    const { booking } = await confirmed();
    test.product.nextCancels = [turn];
    await test.cancel(booking.id, 0);
    await test.work(6);
    expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
      'CANCELLED',
      0,
    ]);
    expect(test.product.cancelled.filter((code) => code === booking.code)).toHaveLength(1);
    expect(await test.casesOf(booking.id)).toEqual([]);
  },
);

it('opens a case after half an hour, and completes when the supplier answers', async () => {
  const { booking } = await confirmed();
  test.product.nextCancels = ['lost-after'];
  test.product.isDown = true;
  await test.cancel(booking.id, 0);
  await test.work(40);
  expect(await test.stateOf(booking.id)).toBe('CANCEL_REVIEW');
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }]);
  expect(test.gateway.netOf(booking.code)).toBe(480_000);
  test.product.isDown = false;
  await test.work(35);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }]);
});

it('leaves the booking in force when the supplier rejects, with a case, and allows a later cancellation', async () => {
  const { booking } = await confirmed();
  test.product.nextCancels = ['refused'];
  await test.cancel(booking.id, 0);
  await test.work(3);
  expect(await test.booking(booking.id)).toMatchObject({
    state: 'CONFIRMED',
    cancel_penalty: null,
  });
  expect((await test.eventsOf(booking.id)).at(-1)).toBe('CANCEL_REFUSED');
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }]);
  expect(test.gateway.netOf(booking.code)).toBe(480_000);
  await test.cancel(booking.id, 0);
  await test.work(3);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }]);
});

it('opens a case at once when the supplier leaves it to an operator, and ends as agreed once it is done', async () => {
  const { booking } = await confirmed();
  test.product.nextCancels = ['manual'];
  await test.cancel(booking.id, 0);
  await test.work(3);
  expect(await test.booking(booking.id)).toMatchObject({
    state: 'CANCEL_REVIEW',
    cancel_penalty: 0,
  });
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }]);
  // Days later the whole price would be retained.
  test.advance(3 * DAY);
  await test.work(35);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CANCEL_REVIEW',
    480_000,
  ]);
  test.product.cancelled.push(booking.code);
  await test.work(35);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }]);
});

it('ends an unpaid booking at once, and refunds a payment that arrives later', async () => {
  const { booking, pay } = await test.prebook();
  const { reference } = await pay();
  expect((await test.cancel(booking.id, 0)).answer).toEqual({
    status: 'CANCEL',
    course: 'CANCELLED',
    penalty: 0,
    refund: 0,
  });
  test.gateway.settle(reference, 'APPROVED');
  await test.work(5);
  expect([
    await test.stateOf(booking.id),
    test.gateway.netOf(booking.code),
    test.product.booked.has(booking.code),
  ]).toEqual(['CANCELLED', 0, false]);
  expect(await test.refundsOf(booking.id)).toEqual([
    { state: 'DONE', reason: 'LATE_APPROVAL', amount: 480_000 },
  ]);
});

it('does not end a booking that was paid just before', async () => {
  const { booking, pay } = await test.prebook();
  const { reference } = await pay();
  test.gateway.settle(reference, 'APPROVED');
  await expect(test.cancel(booking.id, 0)).rejects.toMatchObject({
    code: 'NOT_CANCELLABLE',
    body: { meta: { reason: 'NOT_CONFIRMED' } },
  });
  await test.work(2);
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
});

describe('a partial refund', () => {
  const refundedByHalf = async () => {
    const { booking } = await confirmed();
    test.advance(2 * DAY);
    await test.cancel(booking.id, 240_000);
    return booking;
  };

  it('is sent once although its answer was lost, even when the gateway only shows that there was a refund', async () => {
    test.gateway.isVague = true;
    test.gateway.nextRefunds = ['lost-after'];
    const booking = await refundedByHalf();
    await test.work(10);
    expect(test.gateway.netOf(booking.code)).toBe(240_000);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'DONE', amount: 240_000 }]);
  });

  it('is not repeated when the call was lost, and waits for an operator', async () => {
    test.gateway.isVague = true;
    test.gateway.nextRefunds = ['lost-before'];
    const booking = await refundedByHalf();
    await test.work(72, undefined, 3_600_000);
    expect(test.gateway.netOf(booking.code)).toBe(480_000);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL', amount: 240_000 }]);
    expect(await test.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
  });

  it('waits until the banks have settled the payment', async () => {
    test.gateway.nextRefunds = ['not-yet', 'not-yet'];
    const booking = await refundedByHalf();
    await test.work(10);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'DUE' }]);
    expect(await test.casesOf(booking.id)).toEqual([]);
    await test.work(13 * 60, undefined, 1_800_000);
    expect([test.gateway.netOf(booking.code), await test.refundsOf(booking.id)]).toMatchObject([
      240_000,
      [{ state: 'DONE' }],
    ]);
  });

  it('goes to an operator when it was rejected for five days', async () => {
    test.gateway.nextRefunds = Array.from({ length: 40 }, () => 'not-yet' as const);
    const booking = await refundedByHalf();
    await test.work(6 * 24 * 60, undefined, 3_600_000);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL' }]);
    expect(await test.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
  });
});
