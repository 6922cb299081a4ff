import type { Moment } from './testing/mortal';
import { useTestCheckout } from './testing/useTestCheckout';
import type { Replica, TestCheckout } from './testing/testCheckout';

/**
 * Tests a process that is killed at a moment of a booking, and another one that continues later. `deaths.test.ts` covers
 * every moment.
 */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const BOOKING_MOMENTS: Moment[] = [
  'after query',
  'after claim bookings',
  'before book',
  'after book',
  'in BOOKING_AT_SUPPLIER to',
  'after BOOKING_AT_SUPPLIER to',
];
const REFUND_MOMENTS: Moment[] = ['after refund', 'in REFUND_DUE to REJECTED'];

const startPaid = async () => {
  const { booking, pay } = await test.prebook();
  const { reference } = await pay();
  test.gateway.settle(reference, 'APPROVED');
  test.advance(61_000);
  return booking;
};
/** Matches the first moment of the worker whose name starts with `name`. */
const beginsWith = (name: Moment) => (moment: Moment) => moment.startsWith(name);
async function dieAt(name: Moment): Promise<Replica> {
  const doomed = test.start(beginsWith(name));
  for (let turn = 0; turn < 12 && !doomed.isDead(); turn += 1) {
    await doomed.worker.runDue().catch(() => 0);
    if (!doomed.isDead()) test.advance(30_000);
  }
  expect(doomed.isDead()).toBe(true);
  return doomed;
}
async function expectOneOfEach(booking: { id: string; code: string }) {
  expect((await test.booking(booking.id)).state).toBe('CONFIRMED');
  expect(test.product.booked.get(booking.code)).toHaveLength(1);
  expect(test.gateway.netOf(booking.code)).toBe(480_000);
  expect(
    test.gateway.sessions.filter(
      ({ request, state }) => request.reference.startsWith(booking.code) && state.captured > 0,
    ),
  ).toHaveLength(1);
}

async function expectNothing(booking: { id: string; code: string }) {
  expect((await test.booking(booking.id)).state).toBe('REJECTED');
  expect([test.product.booked.get(booking.code), test.gateway.netOf(booking.code)]).toEqual([
    undefined,
    0,
  ]);
}

describe.each(BOOKING_MOMENTS)('a process that is killed %s', (moment) => {
  it.each([[], ['lost-after'], ['lost-before']] as const)(
    'leaves one charge and one booking when the supplier does %p',
    async (...turns) => {
      const booking = await startPaid();
      test.product.next = [...turns];
      await dieAt(moment);
      await test.work(8, test.start().worker);
      // A written intent counts as an attempt, so the booking is refunded when the second attempt is lost too.
      if (moment === 'before book' && turns[0] === 'lost-before') await expectNothing(booking);
      else await expectOneOfEach(booking);
    },
  );

  it('leaves one refund and no booking when the supplier is sold out', async () => {
    const booking = await startPaid();
    test.product.next = ['sold-out', 'sold-out'];
    const before = test.gateway.refunds.length;
    await dieAt(moment);
    await test.work(12, test.start().worker);
    expect((await test.booking(booking.id)).state).toBe('REJECTED');
    expect([
      test.gateway.netOf(booking.code),
      test.gateway.refunds.length - before,
      test.product.booked.get(booking.code),
    ]).toEqual([0, 1, undefined]);
  });
});

it('a process that is killed in a look-up leaves one booking', async () => {
  const booking = await startPaid();
  test.product.next = ['lost-after'];
  await dieAt('after lookUp');
  await test.work(5, test.start().worker);
  await expectOneOfEach(booking);
});

it('a refund whose process was killed before it was sent is left to an operator, because its outcome is unknown', async () => {
  const booking = await startPaid();
  test.product.next = ['sold-out'];
  const before = test.gateway.refunds.length;
  await dieAt('before refund');
  await test.work(60, test.start().worker);
  expect([
    (await test.booking(booking.id)).state,
    await test.casesOf(booking.id),
    test.gateway.refunds.length - before,
  ]).toEqual(['REFUND_DUE', [{ kind: 'REFUND_MANUAL', state: 'OPEN' }], 0]);
});

it.each(REFUND_MOMENTS)('a process that is killed %s leaves one refund', async (moment) => {
  const booking = await startPaid();
  test.product.next = ['sold-out'];
  const before = test.gateway.refunds.length;
  await dieAt(moment);
  await test.work(10, test.start().worker);
  expect((await test.booking(booking.id)).state).toBe('REJECTED');
  expect([test.gateway.netOf(booking.code), test.gateway.refunds.length - before]).toEqual([0, 1]);
});

it.each<Moment>(['before open', 'after open', 'after insert into payments'])(
  'a process that is killed %s while a payment is opened lets the traveller pay once',
  async (moment) => {
    const { booking, pay } = await test.prebook();
    await expect(pay(test.start(beginsWith(moment)))).rejects.toThrow('killed');
    await expect(pay(test.start())).rejects.toMatchObject({ code: 'IN_PROGRESS' });
    test.advance(61_000);
    const { reference } = await pay(test.start());
    test.gateway.settle(reference, 'APPROVED');
    await test.work(5, test.start().worker);
    await expectOneOfEach(booking);
  },
);

it('survives several kills in a row', async () => {
  const booking = await startPaid();
  test.product.next = ['lost-after'];
  for (const moment of ['after claim bookings', 'before book']) await dieAt(moment);
  test.advance(121_000);
  await test.work(8, test.start().worker);
  await expectOneOfEach(booking);
});

it('does nothing twice with simultaneous workers', async () => {
  const bookings = await Promise.all(Array.from({ length: 12 }, () => startPaid()));
  test.product.next = ['lost-after', 'yes', 'sold-out', 'throws', 'lost-before'];
  const before = test.gateway.refunds.length;
  const workers = [test.start().worker, test.start().worker, test.start().worker];
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.all(workers.map((worker) => worker.runDue()));
    await Promise.all(workers.map((worker) => worker.runDue()));
    test.advance(30_000);
  }
  const ends = await Promise.all(
    bookings.map(async ({ id, code }) => {
      const { state } = await test.booking(id);
      return [state, test.product.booked.get(code)?.length ?? 0, test.gateway.netOf(code)].join(
        ' ',
      );
    }),
  );
  expect(ends.sort()).toEqual([
    ...Array.from({ length: 11 }, () => 'CONFIRMED 1 480000'),
    'REJECTED 0 0',
  ]);
  expect(test.gateway.refunds.length - before).toBe(1);
});

it('does not touch a booking that another worker has leased, however often it checks', async () => {
  const booking = await startPaid();
  let answer: () => void = () => undefined;
  test.product.held = new Promise((resolve) => (answer = resolve));
  const [busy, idle] = [test.start().worker, test.start().worker];
  await busy.runDue();
  const before = test.product.drafts.length;
  const step = busy.runDue();
  while (test.product.drafts.length === before)
    await new Promise((resolve) => setTimeout(resolve, 5));
  for (let seconds = 0; seconds < 110; seconds += 10) {
    await idle.runDue();
    test.advance(10_000);
  }
  expect([(await test.booking(booking.id)).state, test.product.drafts.length]).toEqual([
    'BOOKING_AT_SUPPLIER',
    before + 1,
  ]);
  answer();
  test.product.held = null;
  await step;
  await expectOneOfEach(booking);
});

it('ignores the result of a paused worker whose booking another worker has taken over', async () => {
  const booking = await startPaid();
  let answer: () => void = () => undefined;
  test.product.held = new Promise((resolve) => (answer = resolve));
  const [stopped, other] = [test.start().worker, test.start().worker];
  await stopped.runDue();
  const before = test.product.drafts.length;
  const step = stopped.runDue();
  while (test.product.drafts.length === before)
    await new Promise((resolve) => setTimeout(resolve, 5));
  test.advance(121_000);
  await other.runDue();
  expect((await test.booking(booking.id)).state).toBe('SUPPLIER_UNKNOWN');
  answer();
  test.product.held = null;
  await step;
  expect((await test.booking(booking.id)).state).toBe('SUPPLIER_UNKNOWN');
  await test.work(2, other);
  await expectOneOfEach(booking);
});

it('finishes the current step when a worker stops, and leaves the others', async () => {
  const booking = await startPaid();
  const worker = test.start().worker;
  worker.start();
  for (
    let turn = 0;
    turn < 200 && (await test.booking(booking.id)).state !== 'CONFIRMED';
    turn += 1
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop(5000);
  await expectOneOfEach(booking);
  const later = await startPaid();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect((await test.booking(later.id)).state).toBe('AWAITING_PAYMENT');
});
