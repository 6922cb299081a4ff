import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests the gateway's confirmation flow: the payer has finished, and money is captured only after the supplier's booking. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const authorized = async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'AUTHORIZED');
  return { ...traveller, reference };
};
/** Makes the due booking calls. A call whose answer is lost has not been looked up yet. */
const bookedUnseen = async () => {
  test.advance(61_000);
  while ((await test.first.worker.runDue()) > 0);
};
const paymentOf = async (id: string) => (await test.paymentsOf(id))[0]?.state;
const notify = async (reference: string) =>
  test.first.payments.notify({
    requestId: test.gateway.sessions.find(({ request }) => request.reference === reference)
      ?.requestId,
    signature: 's',
  });

it('books first and captures the money then', async () => {
  const { booking } = await authorized();
  await test.work(3);
  expect([
    await test.stateOf(booking.id),
    await paymentOf(booking.id),
    test.gateway.netOf(booking.code),
  ]).toEqual(['CONFIRMED', 'APPROVED', 480_000]);
  expect(await test.eventsOf(booking.id)).toEqual([
    'CREATED',
    'PAYMENT_OPENED',
    'AWAITING_PAYMENT',
    'PAYMENT_AUTHORIZED',
    'PAID',
    'BOOKING_AT_SUPPLIER',
    'CONFIRMING_PAYMENT',
    'PAYMENT_APPROVED',
    'CONFIRMED',
  ]);
});

it('captures and refunds nothing when the supplier rejects the booking', async () => {
  const { booking } = await authorized();
  test.product.next = ['sold-out'];
  await test.work(3);
  expect([
    await test.stateOf(booking.id),
    await paymentOf(booking.id),
    test.gateway.netOf(booking.code),
    await test.refundsOf(booking.id),
  ]).toEqual(['REJECTED', 'REJECTED', 0, []]);
  expect(await test.eventsOf(booking.id)).toEqual(
    expect.arrayContaining(['NOT_BOOKED', 'PAYMENT_RELEASED', 'REJECTED']),
  );
});

it.each(['lost-after', 'lost-before', 'refused'] as const)(
  'voids an authorisation although the answer was lost or wrong (%s)',
  async (turn) => {
    const { booking } = await authorized();
    test.product.next = ['sold-out'];
    test.gateway.nextCancels = [turn];
    await test.work(20);
    expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
      'REJECTED',
      0,
    ]);
  },
);

it.each(['lost-after', 'lost-before'] as const)(
  'captures the money once although the answer to the confirmation was lost (%s)',
  async (turn) => {
    const { booking } = await authorized();
    test.gateway.nextConfirms = [turn];
    await test.work(5);
    expect([
      await test.stateOf(booking.id),
      test.gateway.netOf(booking.code),
      test.product.booked.get(booking.code)?.length,
    ]).toEqual(['CONFIRMED', 480_000, 1]);
  },
);

it('cancels the room when the bank rejects the confirmation', async () => {
  const { booking, reference } = await authorized();
  test.product.next = ['lost-after'];
  await bookedUnseen();
  test.gateway.settle(reference, 'REJECTED');
  await test.work(5);
  expect([
    await test.stateOf(booking.id),
    await paymentOf(booking.id),
    test.gateway.netOf(booking.code),
  ]).toEqual(['REJECTED', 'REJECTED', 0]);
  expect([test.product.cancelled.includes(booking.code), await test.refundsOf(booking.id)]).toEqual(
    [true, []],
  );
});

it.each(['lost-after', 'lost-before'] as const)(
  'cancels the room although the supplier’s answer to that was lost (%s)',
  async (turn) => {
    const { booking, reference } = await authorized();
    test.product.next = ['lost-after'];
    await bookedUnseen();
    test.gateway.settle(reference, 'REJECTED');
    test.product.nextCancels = [turn];
    await test.work(5);
    expect([await test.stateOf(booking.id), test.product.booked.has(booking.code)]).toEqual([
      'REJECTED',
      false,
    ]);
  },
);

it('opens a case when the supplier does not cancel the room', async () => {
  const { booking, reference } = await authorized();
  test.product.next = ['lost-after'];
  await bookedUnseen();
  test.gateway.settle(reference, 'REJECTED');
  test.product.nextCancels = ['refused', 'refused'];
  await test.work(5);
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'VOIDING',
    [{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }],
  ]);
  await test.work(65);
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'REJECTED',
    [{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }],
  ]);
});

it('cancels the booking when the gateway rejects the capture for half an hour', async () => {
  const { booking } = await authorized();
  test.gateway.nextConfirms = Array.from({ length: 20 }, () => 'refused' as const);
  await test.work(60);
  expect([
    await test.stateOf(booking.id),
    test.gateway.netOf(booking.code),
    test.product.booked.has(booking.code),
  ]).toEqual(['REJECTED', 0, false]);
});

it('opens a case when it is unknown whether the money was captured', async () => {
  const { booking } = await authorized();
  test.product.next = ['lost-after'];
  await bookedUnseen();
  test.gateway.isDown = true;
  await test.work(60);
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'CONFIRMING_PAYMENT',
    [{ kind: 'PAYMENT_MISMATCH', state: 'OPEN' }],
  ]);
  test.gateway.isDown = false;
  await test.work(65);
  expect([
    await test.stateOf(booking.id),
    await test.casesOf(booking.id),
    test.gateway.netOf(booking.code),
  ]).toEqual(['CONFIRMED', [{ kind: 'PAYMENT_MISMATCH', state: 'RESOLVED' }], 480_000]);
});

it('books nothing for an authorisation that has lapsed before', async () => {
  const { booking, pay } = await test.prebook();
  const { reference } = await pay();
  test.gateway.settle(reference, 'AUTHORIZED');
  const drafts = test.product.drafts.length;
  test.advance(4000);
  // The state is read after it lapsed and before the worker processed the booking.
  await test.first.payments.refresh(await found(reference));
  test.gateway.settle(reference, 'REJECTED');
  test.advance(4000);
  await test.first.payments.refresh(await found(reference));
  await test.work(3);
  expect([
    await test.stateOf(booking.id),
    test.product.drafts.length - drafts,
    test.gateway.netOf(booking.code),
  ]).toEqual(['REJECTED', 0, 0]);
});
const found = async (reference: string) => {
  const one = await test.first.payments.find('tiquete', reference);
  if (!one) throw new Error('no payment');
  return one;
};

it('voids a second authorisation of the same booking', async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'REJECTED');
  await test.work(2);
  const second = await traveller.pay();
  test.gateway.settle(second.reference, 'AUTHORIZED');
  await test.work(2);
  test.gateway.settle(reference, 'AUTHORIZED');
  await notify(reference);
  await test.work(3);
  expect([
    await test.stateOf(traveller.booking.id),
    test.gateway.netOf(traveller.booking.code),
    await test.refundsOf(traveller.booking.id),
  ]).toEqual(['CONFIRMED', 480_000, []]);
  expect((await test.paymentsOf(traveller.booking.id)).map(({ state }) => state)).toEqual([
    'REJECTED',
    'APPROVED',
  ]);
});

it('books what was authorised after the deadline', async () => {
  const { booking, pay } = await test.prebook();
  const { reference } = await pay();
  test.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await test.work(80, undefined, 300_000);
  expect(await test.stateOf(booking.id)).toBe('EXPIRED');
  test.gateway.settle(reference, 'AUTHORIZED');
  await test.work(65, undefined, 300_000);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CONFIRMED',
    480_000,
  ]);
});

it('issues only what is captured', async () => {
  test.product.become({ issues: true });
  const { booking } = await authorized();
  await test.work(3);
  expect(await test.eventsOf(booking.id)).toEqual(
    expect.arrayContaining(['CONFIRMING_PAYMENT', 'ISSUE_DUE', 'ISSUING', 'CONFIRMED']),
  );
  expect([test.product.issued.get(booking.code)?.length, test.gateway.netOf(booking.code)]).toEqual(
    [1, 480_000],
  );
});
