import { aCall, someTerms } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
const confirmed = () => test.confirmed({ cancellation: someTerms(test.clock()) });
const DAY = 24 * 3_600_000;

it('cancels for nothing while it is free, and gives all of it back', async () => {
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

it('keeps the penalty that was agreed to, also when the supplier takes until the next step', async () => {
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

it('gives nothing back when all of it is kept, and cancels all the same', async () => {
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

it('needs another consent when it costs more than was shown, and shows the new cost', async () => {
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

it('takes the lower penalty when it fell since', async () => {
  const { booking } = await confirmed();
  expect((await test.cancel(booking.id, 240_000)).answer).toMatchObject({
    penalty: 0,
    refund: 480_000,
  });
});

it('answers one key alike for ever, and asks the supplier once however many ask', async () => {
  const { booking } = await confirmed();
  const before = test.product.cancels;
  const call = aCall({ route: 'cancellations', bodyHash: booking.id });
  const replicas = [test.first, test.start()];
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      test
        .cancel(booking.id, 0, replicas[index % 2], index < 10 ? call : undefined)
        .catch((error: { code: string }) => error.code),
    ),
  );
  for (const one of asked)
    if (typeof one === 'string') expect(['IN_PROGRESS', 'NOT_CANCELLABLE']).toContain(one);
  expect(asked.some((one) => typeof one !== 'string')).toBe(true);
  await test.work(3);
  expect([
    await test.stateOf(booking.id),
    test.product.cancels - before,
    test.gateway.netOf(booking.code),
  ]).toEqual(['CANCELLED', 1, 0]);
  const again = await test
    .cancel(booking.id, 0, test.first, call)
    .catch((error: { code: string }) => error.code);
  // The first key keeps its answer; another key is told that the booking is cancelled.
  expect(asked.some((one) => JSON.stringify(one) === JSON.stringify(again))).toBe(true);
  await expect(test.cancel(booking.id, 0)).rejects.toMatchObject({
    code: 'NOT_CANCELLABLE',
    body: { meta: { reason: 'ALREADY' } },
  });
});

it.each(['lost-after', 'lost-before'] as const)(
  'is cancelled once although the supplier’s answer was lost (%s)',
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

it('becomes a person’s matter after half an hour, and ends by itself when the supplier answers', async () => {
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

it('stays in force when the supplier refuses, with a case, and can be cancelled later', async () => {
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

it('left to a person has its case at once, and ends as agreed once the supplier has cancelled', async () => {
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

it('does not end a booking that was paid a moment ago', async () => {
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

describe('a part that goes back', () => {
  const keepingHalf = async () => {
    const { booking } = await confirmed();
    test.advance(2 * DAY);
    await test.cancel(booking.id, 240_000);
    return booking;
  };

  it('goes back once although the answer was lost, also where the gateway says only that it did', async () => {
    test.gateway.isVague = true;
    test.gateway.nextRefunds = ['lost-after'];
    const booking = await keepingHalf();
    await test.work(10);
    expect(test.gateway.netOf(booking.code)).toBe(240_000);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'DONE', amount: 240_000 }]);
  });

  it('is not sent again when the call was lost, and waits for a person', async () => {
    test.gateway.isVague = true;
    test.gateway.nextRefunds = ['lost-before'];
    const booking = await keepingHalf();
    await test.work(72, undefined, 3_600_000);
    expect(test.gateway.netOf(booking.code)).toBe(480_000);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL', amount: 240_000 }]);
    expect(await test.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
  });

  it('waits for the banks to settle the whole', async () => {
    test.gateway.nextRefunds = ['not-yet', 'not-yet'];
    const booking = await keepingHalf();
    await test.work(10);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'DUE' }]);
    expect(await test.casesOf(booking.id)).toEqual([]);
    await test.work(13 * 60, undefined, 1_800_000);
    expect([test.gateway.netOf(booking.code), await test.refundsOf(booking.id)]).toMatchObject([
      240_000,
      [{ state: 'DONE' }],
    ]);
  });

  it('is a person’s matter when it is refused for five days', async () => {
    test.gateway.nextRefunds = Array.from({ length: 40 }, () => 'not-yet' as const);
    const booking = await keepingHalf();
    await test.work(6 * 24 * 60, undefined, 3_600_000);
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL' }]);
    expect(await test.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
  });
});
