import { aCall, someTerms } from '../testing/builders';
import { useWorld } from '../testing/useWorld';
import type { World } from '../testing/world';

let world: World;
useWorld((opened) => (world = opened));
const confirmed = () => world.confirmed({ cancellation: someTerms(world.clock()) });
const DAY = 24 * 3_600_000;

it('cancels for nothing while it is free, and gives all of it back', async () => {
  const { booking } = await confirmed();
  const before = world.product.cancels;
  expect((await world.cancel(booking.id, 0)).answer).toEqual({
    status: 'OK',
    course: 'CANCELLING',
    penalty: 0,
    refund: 480_000,
  });
  await world.work(3);
  expect(await world.stateOf(booking.id)).toBe('CANCELLED');
  expect([world.gateway.netOf(booking.code), world.product.cancels - before]).toEqual([0, 1]);
  expect(world.product.cancelled).toContain(booking.code);
  expect(await world.refundsOf(booking.id)).toEqual([
    { state: 'DONE', reason: 'CANCELLATION', amount: 480_000 },
  ]);
  expect((await world.paymentsOf(booking.id))[0]).toMatchObject({ state: 'REFUNDED' });
  expect((await world.eventsOf(booking.id)).slice(-5)).toEqual([
    'CANCELLING',
    'CANCELLING_AT_SUPPLIER',
    'CANCELLED',
    'REFUND_OWED',
    'REFUNDED',
  ]);
});

it('keeps the penalty that was agreed to, also when the supplier takes until the next step', async () => {
  const { booking } = await confirmed();
  world.advance(2 * DAY);
  world.product.nextCancels = ['lost-before'];
  world.product.isDown = true;
  expect((await world.cancel(booking.id, 240_000)).answer).toMatchObject({
    penalty: 240_000,
    refund: 240_000,
  });
  await world.work(5);
  world.advance(1.5 * DAY);
  world.product.isDown = false;
  await world.work(60);
  expect(await world.stateOf(booking.id)).toBe('CANCELLED');
  expect(world.gateway.netOf(booking.code)).toBe(240_000);
  expect((await world.paymentsOf(booking.id))[0]).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refund_reserved: 240_000,
  });
});

it('gives nothing back when all of it is kept, and cancels all the same', async () => {
  const { booking } = await confirmed();
  world.advance(3 * DAY);
  await world.cancel(booking.id, 480_000);
  await world.work(3);
  expect([
    await world.stateOf(booking.id),
    await world.refundsOf(booking.id),
    world.gateway.netOf(booking.code),
  ]).toEqual(['CANCELLED', [], 480_000]);
  expect((await world.paymentsOf(booking.id))[0]).toMatchObject({ state: 'APPROVED' });
});

it('needs another consent when it costs more than was shown, and shows the new cost', async () => {
  const { booking } = await confirmed();
  world.advance(2 * DAY);
  const call = aCall({ route: 'cancellations', bodyHash: booking.id });
  await expect(world.cancel(booking.id, 0, world.first, call)).rejects.toMatchObject({
    code: 'PENALTY_CHANGED',
    body: { meta: { penalty: 240_000, refund: 240_000, free_until: null } },
  });
  expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
  // The key is free again for the newly accepted penalty.
  expect((await world.cancel(booking.id, 240_000, world.first, call)).answer).toMatchObject({
    refund: 240_000,
  });
});

it('takes the lower penalty when it fell since', async () => {
  const { booking } = await confirmed();
  expect((await world.cancel(booking.id, 240_000)).answer).toMatchObject({
    penalty: 0,
    refund: 480_000,
  });
});

it('answers one key alike for ever, and asks the supplier once however many ask', async () => {
  const { booking } = await confirmed();
  const before = world.product.cancels;
  const call = aCall({ route: 'cancellations', bodyHash: booking.id });
  const replicas = [world.first, world.start()];
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world
        .cancel(booking.id, 0, replicas[index % 2], index < 10 ? call : undefined)
        .catch((error: { code: string }) => error.code),
    ),
  );
  for (const one of asked)
    if (typeof one === 'string') expect(['IN_PROGRESS', 'NOT_CANCELLABLE']).toContain(one);
  expect(asked.some((one) => typeof one !== 'string')).toBe(true);
  await world.work(3);
  expect([
    await world.stateOf(booking.id),
    world.product.cancels - before,
    world.gateway.netOf(booking.code),
  ]).toEqual(['CANCELLED', 1, 0]);
  const again = await world
    .cancel(booking.id, 0, world.first, call)
    .catch((error: { code: string }) => error.code);
  // The first key keeps its answer; another key is told that the booking is cancelled.
  expect(asked.some((one) => JSON.stringify(one) === JSON.stringify(again))).toBe(true);
  await expect(world.cancel(booking.id, 0)).rejects.toMatchObject({
    code: 'NOT_CANCELLABLE',
    body: { meta: { reason: 'ALREADY' } },
  });
});

it.each(['lost-after', 'lost-before'] as const)(
  'is cancelled once although the supplier’s answer was lost (%s)',
  async (turn) => {
    const { booking } = await confirmed();
    world.product.nextCancels = [turn];
    await world.cancel(booking.id, 0);
    await world.work(6);
    expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
      'CANCELLED',
      0,
    ]);
    expect(world.product.cancelled.filter((code) => code === booking.code)).toHaveLength(1);
    expect(await world.casesOf(booking.id)).toEqual([]);
  },
);

it('becomes a person’s matter after half an hour, and ends by itself when the supplier answers', async () => {
  const { booking } = await confirmed();
  world.product.nextCancels = ['lost-after'];
  world.product.isDown = true;
  await world.cancel(booking.id, 0);
  await world.work(40);
  expect(await world.stateOf(booking.id)).toBe('CANCEL_REVIEW');
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }]);
  expect(world.gateway.netOf(booking.code)).toBe(480_000);
  world.product.isDown = false;
  await world.work(35);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }]);
});

it('stays in force when the supplier refuses, with a case, and can be cancelled later', async () => {
  const { booking } = await confirmed();
  world.product.nextCancels = ['refused'];
  await world.cancel(booking.id, 0);
  await world.work(3);
  expect(await world.booking(booking.id)).toMatchObject({
    state: 'CONFIRMED',
    cancel_penalty: null,
  });
  expect((await world.eventsOf(booking.id)).at(-1)).toBe('CANCEL_REFUSED');
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }]);
  expect(world.gateway.netOf(booking.code)).toBe(480_000);
  await world.cancel(booking.id, 0);
  await world.work(3);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }]);
});

it('left to a person has its case at once, and ends as agreed once the supplier has cancelled', async () => {
  const { booking } = await confirmed();
  world.product.nextCancels = ['manual'];
  await world.cancel(booking.id, 0);
  await world.work(3);
  expect(await world.booking(booking.id)).toMatchObject({
    state: 'CANCEL_REVIEW',
    cancel_penalty: 0,
  });
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }]);
  // Days later the whole price would be retained.
  world.advance(3 * DAY);
  await world.work(35);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CANCEL_REVIEW',
    480_000,
  ]);
  world.product.cancelled.push(booking.code);
  await world.work(35);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }]);
});

it('ends an unpaid booking at once, and refunds a payment that arrives later', async () => {
  const { booking, pay } = await world.prebook();
  const { reference } = await pay();
  expect((await world.cancel(booking.id, 0)).answer).toEqual({
    status: 'CANCEL',
    course: 'CANCELLED',
    penalty: 0,
    refund: 0,
  });
  world.gateway.settle(reference, 'APPROVED');
  await world.work(5);
  expect([
    await world.stateOf(booking.id),
    world.gateway.netOf(booking.code),
    world.product.booked.has(booking.code),
  ]).toEqual(['CANCELLED', 0, false]);
  expect(await world.refundsOf(booking.id)).toEqual([
    { state: 'DONE', reason: 'LATE_APPROVAL', amount: 480_000 },
  ]);
});

it('does not end a booking that was paid a moment ago', async () => {
  const { booking, pay } = await world.prebook();
  const { reference } = await pay();
  world.gateway.settle(reference, 'APPROVED');
  await expect(world.cancel(booking.id, 0)).rejects.toMatchObject({
    code: 'NOT_CANCELLABLE',
    body: { meta: { reason: 'NOT_CONFIRMED' } },
  });
  await world.work(2);
  expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
});

describe('a part that goes back', () => {
  const keepingHalf = async () => {
    const { booking } = await confirmed();
    world.advance(2 * DAY);
    await world.cancel(booking.id, 240_000);
    return booking;
  };

  it('goes back once although the answer was lost, also where the gateway says only that it did', async () => {
    world.gateway.isVague = true;
    world.gateway.nextRefunds = ['lost-after'];
    const booking = await keepingHalf();
    await world.work(10);
    expect(world.gateway.netOf(booking.code)).toBe(240_000);
    expect(await world.refundsOf(booking.id)).toMatchObject([{ state: 'DONE', amount: 240_000 }]);
  });

  it('is not sent again when the call was lost, and waits for a person', async () => {
    world.gateway.isVague = true;
    world.gateway.nextRefunds = ['lost-before'];
    const booking = await keepingHalf();
    await world.work(72, undefined, 3_600_000);
    expect(world.gateway.netOf(booking.code)).toBe(480_000);
    expect(await world.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL', amount: 240_000 }]);
    expect(await world.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
  });

  it('waits for the banks to settle the whole', async () => {
    world.gateway.nextRefunds = ['not-yet', 'not-yet'];
    const booking = await keepingHalf();
    await world.work(10);
    expect(await world.refundsOf(booking.id)).toMatchObject([{ state: 'DUE' }]);
    expect(await world.casesOf(booking.id)).toEqual([]);
    await world.work(13 * 60, undefined, 1_800_000);
    expect([world.gateway.netOf(booking.code), await world.refundsOf(booking.id)]).toMatchObject([
      240_000,
      [{ state: 'DONE' }],
    ]);
  });

  it('is a person’s matter when it is refused for five days', async () => {
    world.gateway.nextRefunds = Array.from({ length: 40 }, () => 'not-yet' as const);
    const booking = await keepingHalf();
    await world.work(6 * 24 * 60, undefined, 3_600_000);
    expect(await world.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL' }]);
    expect(await world.casesOf(booking.id)).toEqual([{ kind: 'REFUND_MANUAL', state: 'OPEN' }]);
  });
});
