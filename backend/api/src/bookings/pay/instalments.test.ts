import { aCall, inInstalments, someTerms } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { Traveller, TestCheckout } from '../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

/** Books by the first instalment. Half of the price, 240 000, is retained from the second day on. */
const deposited = () =>
  test.confirmed({ ...inInstalments(test.clock()), cancellation: someTerms(test.clock()) });
const settle = async (reference: string, status: 'APPROVED' | 'REJECTED' = 'APPROVED') => {
  test.gateway.settle(reference, status);
  test.advance(61_000);
  await test.runDue();
};
const payNext = async (traveller: Traveller, pay: 'NEXT' | 'ALL' = 'NEXT') => {
  const opened = await traveller.pay(undefined, undefined, pay);
  await settle(opened.reference);
  return opened;
};
const eventsOf = async (id: string, start: string) =>
  (await test.eventsOf(id)).filter((code) => code.startsWith(start));
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

it('books with the first payment alone, and leaves the rest to be paid', async () => {
  const { booking } = await deposited();
  expect(await test.booking(booking.id)).toMatchObject({ state: 'CONFIRMED', paid: 160_000 });
  expect(test.product.drafts.at(-1)).toMatchObject({ total: 480_000 });
  expect(test.gateway.netOf(booking.code)).toBe(160_000);
});

it('accepts one payment after the other, each for the next part', async () => {
  const traveller = await deposited();
  const { id, code } = traveller.booking;
  expect(await payNext(traveller)).toMatchObject({ amount: 200_000, instalments: [2] });
  expect(await payNext(traveller)).toMatchObject({ amount: 120_000, instalments: [3] });
  expect(await test.booking(id)).toMatchObject({ state: 'CONFIRMED', paid: 480_000 });
  expect([test.gateway.netOf(code), await codeOf(traveller.pay())]).toEqual([
    480_000,
    'ALREADY_PAID',
  ]);
  expect(await test.payersOf(id)).toEqual((await test.paymentsOf(id)).map((one) => one.id));
  expect(test.product.booked.get(code)).toHaveLength(1);
});

it('accepts everything that is left at once, also everything at the start', async () => {
  const later = await deposited();
  expect(await payNext(later, 'ALL')).toMatchObject({ amount: 320_000, instalments: [2, 3] });
  expect(await test.booking(later.booking.id)).toMatchObject({ paid: 480_000 });
  const first = await test.prebook(inInstalments(test.clock()));
  expect(await payNext(first, 'ALL')).toMatchObject({ amount: 480_000, instalments: [1, 2, 3] });
  await test.work(2);
  expect(await test.booking(first.booking.id)).toMatchObject({
    state: 'CONFIRMED',
    paid: 480_000,
  });
});

it('opens one page at a time, and lets the gateway capture its money at once', async () => {
  const traveller = await deposited();
  const [one, other] = [await traveller.pay(), await traveller.pay(undefined, undefined, 'ALL')];
  expect(other).toMatchObject({ reference: one.reference, amount: 200_000 });
  expect(test.gateway.sessions.at(-1)?.request).toMatchObject({ isTakenAtOnce: true, extras: 0 });
  await settle(one.reference, 'REJECTED');
  expect(await payNext(traveller)).toMatchObject({ instalments: [2] });
});

it('refunds a payment whose part another one has paid, and leaves the booking in force', async () => {
  const traveller = await deposited();
  const { reference } = await traveller.pay();
  await settle(reference, 'REJECTED');
  await payNext(traveller);
  await settle(reference, 'APPROVED');
  await test.first.payments.notify({
    requestId: test.gateway.sessions.find(({ request }) => request.reference === reference)!
      .requestId,
    signature: 's',
  });
  await test.work(3);
  expect(await test.refundsOf(traveller.booking.id)).toEqual([
    { state: 'DONE', reason: 'DUPLICATE_PAYMENT', amount: 200_000 },
  ]);
  expect(await test.booking(traveller.booking.id)).toMatchObject({
    state: 'CONFIRMED',
    paid: 360_000,
  });
  expect(test.gateway.netOf(traveller.booking.code)).toBe(360_000);
});

it('voids a later payment that is only authorised', async () => {
  const traveller = await deposited();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'AUTHORIZED');
  await test.work(3);
  expect((await test.paymentsOf(traveller.booking.id)).at(-1)).toMatchObject({
    state: 'REJECTED',
    captured: 0,
  });
  expect(await test.booking(traveller.booking.id)).toMatchObject({
    state: 'CONFIRMED',
    paid: 160_000,
  });
});

it('reminds a week and a day before, and when it is overdue, each once', async () => {
  const { booking } = await deposited();
  const events = () => eventsOf(booking.id, 'INSTALMENT');
  test.wakeUpIn(12);
  await test.work(60, undefined, 600_000);
  expect(await events()).toEqual([]);
  for (const [days, code] of [
    [1, 'INSTALMENT_WEEK'],
    [6, 'INSTALMENT_EVE'],
    [2, 'INSTALMENT_OVERDUE'],
  ] as const) {
    test.wakeUpIn(days);
    await test.work(600, undefined, 3_600_000);
    expect((await events()).at(-1)).toBe(code);
  }
  expect(await events()).toHaveLength(3);
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
});

it('cancels by the terms what is unpaid after the days of grace, and retains no more than was paid', async () => {
  const { booking } = await deposited();
  test.wakeUpIn(23);
  await test.runDue();
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
  test.wakeUpIn(1);
  await test.work(3);
  // By now the terms would retain 480 000, but only 160 000 were paid.
  expect(await test.booking(booking.id)).toMatchObject({
    state: 'CANCELLED',
    cancel_penalty: 160_000,
    cancel_cause: 'INSTALMENT_MISSED',
  });
  expect([test.gateway.netOf(booking.code), test.product.cancelled.includes(booking.code)]).toEqual(
    [160_000, true],
  );
  expect(await eventsOf(booking.id, 'INSTALMENT_MISSED')).toHaveLength(1);
});

it('refunds what exceeds the penalty, from the newest payment first', async () => {
  const traveller = await test.confirmed({
    ...inInstalments(test.clock()),
    cancellation: {
      ...someTerms(test.clock()),
      timeline: [
        { from: null, penalty_amount: 90_000, refund_amount: 390_000, penalty_porcent: 18.75 },
      ],
    },
  });
  await payNext(traveller);
  test.wakeUpIn(34);
  await test.work(5);
  const { id, code } = traveller.booking;
  expect(await test.booking(id)).toMatchObject({ state: 'CANCELLED', cancel_penalty: 90_000 });
  expect((await test.refundsOf(id)).map(({ state, amount }) => [state, amount]).sort()).toEqual([
    ['DONE', 200_000],
    ['DONE', 70_000],
  ]);
  expect(test.gateway.netOf(code)).toBe(90_000);
  expect((await test.paymentsOf(id)).map(({ refund_reserved }) => refund_reserved)).toEqual([
    70_000, 200_000,
  ]);
});

it('quotes a cancellation by what was paid', async () => {
  const traveller = await deposited();
  const quoted = async () =>
    test.first.checkout.cancellations.quote(await test.booking(traveller.booking.id));
  expect(await quoted()).toMatchObject({ penalty: 0, refund: 160_000 });
  test.advance(2 * 24 * 3_600_000);
  expect(await quoted()).toMatchObject({ penalty: 160_000, refund: 0, refundable: false });
  await payNext(traveller);
  expect(await quoted()).toMatchObject({ penalty: 240_000, refund: 120_000 });
});

it.each([
  ['a page that is open', false, 'CANCELLED'],
  ['a bank that has yet to answer', true, 'CONFIRMED'],
])('waits at the end for %s', async (_, isProcessing, then) => {
  const traveller = await deposited();
  test.wakeUpIn(24);
  test.advance(-10 * 60_000);
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'PENDING', { isProcessing });
  test.advance(11 * 60_000);
  await test.runDue();
  expect(await test.stateOf(traveller.booking.id)).toBe('CONFIRMED');
  await test.work(60, undefined, 300_000);
  expect(await test.stateOf(traveller.booking.id)).toBe(then);
  test.gateway.settle(reference, 'APPROVED');
  // The page of the cancelled booking is closed. The gateway would have to report money that arrived anyway.
  await test.first.payments.notify({
    requestId: test.gateway.sessions.at(-1)?.requestId,
    signature: 's',
  });
  await test.work(130, undefined, 300_000);
  const isPaid = then === 'CONFIRMED';
  expect(await test.booking(traveller.booking.id)).toMatchObject({
    state: then,
    paid: isPaid ? 360_000 : 160_000,
  });
  expect(test.gateway.netOf(traveller.booking.code)).toBe(isPaid ? 360_000 : 160_000);
});

it('accepts a payment in time that was not reported yet, even while the gateway is down', async () => {
  const traveller = await deposited();
  test.wakeUpIn(24);
  test.advance(-10 * 60_000);
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'APPROVED');
  test.gateway.isDown = true;
  test.advance(120 * 60_000);
  await test.work(60, undefined, 300_000);
  expect(await test.stateOf(traveller.booking.id)).toBe('CONFIRMED');
  test.gateway.isDown = false;
  await test.work(60, undefined, 300_000);
  expect(await test.booking(traveller.booking.id)).toMatchObject({
    state: 'CONFIRMED',
    paid: 360_000,
  });
});

it('requests no payment for a booking that is being cancelled, and refunds one that arrives', async () => {
  const traveller = await deposited();
  const { reference } = await traveller.pay();
  const { id, code } = traveller.booking;
  await test.cancel(id, 0);
  expect(await codeOf(traveller.pay())).toBe('ALREADY_PAID');
  await settle(reference);
  await test.work(3);
  expect(await test.stateOf(id)).toBe('CANCELLED');
  expect((await test.refundsOf(id)).map(({ reason, amount }) => [reason, amount]).sort()).toEqual([
    ['CANCELLATION', 160_000],
    ['LATE_APPROVAL', 200_000],
  ]);
  expect(test.gateway.netOf(code)).toBe(0);
});

it('includes a part that is paid just before the traveller cancels', async () => {
  const traveller = await deposited();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'APPROVED');
  const { answer } = await test.cancel(traveller.booking.id, 0, test.first, aCall({ route: 'c' }));
  expect(answer).toMatchObject({ penalty: 0, refund: 360_000 });
  await test.work(3);
  expect(test.gateway.netOf(traveller.booking.code)).toBe(0);
});

it('repeats a rejected cancellation a day later, and not at once', async () => {
  const { booking } = await deposited();
  // Ends the bookings of earlier tests.
  test.wakeUpIn(22);
  await test.work(3);
  test.wakeUpIn(2);
  const before = test.product.cancels;
  test.product.nextCancels = ['refused'];
  await test.work(60, undefined, 300_000);
  expect([await test.stateOf(booking.id), test.product.cancels - before]).toEqual(['CONFIRMED', 1]);
  test.wakeUpIn(1);
  test.advance(3_600_000);
  await test.work(3);
  expect(await test.stateOf(booking.id)).toBe('CANCELLED');
});

it('is paid once in the database too, by one payment and with the agreed amount', async () => {
  const traveller = await deposited();
  const { id: other } = await traveller.pay();
  for (const [change, value] of [
    ['paid_by = $2', other],
    ['paid_by = $2', null],
    ['amount = $2', 1],
  ])
    await expect(
      test.db.withBrand('tiquete', (tx) =>
        tx.query(`update booking_instalments set ${change} where booking_id = $1 and number = 1`, [
          traveller.booking.id,
          value,
        ]),
      ),
    ).rejects.toThrow(/violates|permission denied/);
});
