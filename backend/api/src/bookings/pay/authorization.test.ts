import { useWorld } from '../testing/useWorld';
import type { World } from '../testing/world';

/** Tests the gateway's confirmation flow: the payer has finished, and money is captured only after the supplier's booking. */
let world: World;
useWorld((opened) => (world = opened));

const authorized = async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'AUTHORIZED');
  return { ...traveller, reference };
};
/** Booked at the supplier, but the answer is not looked up yet. */
const bookedUnseen = async () => {
  world.advance(61_000);
  while ((await world.first.worker.runDue()) > 0);
};
const paymentOf = async (id: string) => (await world.paymentsOf(id))[0]?.state;
const notify = async (reference: string) =>
  world.first.payments.notify({
    requestId: world.gateway.sessions.find(({ request }) => request.reference === reference)
      ?.requestId,
    signature: 's',
  });

it('books first and takes the money then', async () => {
  const { booking } = await authorized();
  await world.work(3);
  expect([
    await world.stateOf(booking.id),
    await paymentOf(booking.id),
    world.gateway.netOf(booking.code),
  ]).toEqual(['CONFIRMED', 'APPROVED', 480_000]);
  expect(await world.eventsOf(booking.id)).toEqual([
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

it('takes nothing and refunds nothing when the supplier says no', async () => {
  const { booking } = await authorized();
  world.product.next = ['sold-out'];
  await world.work(3);
  expect([
    await world.stateOf(booking.id),
    await paymentOf(booking.id),
    world.gateway.netOf(booking.code),
    await world.refundsOf(booking.id),
  ]).toEqual(['REJECTED', 'REJECTED', 0, []]);
  expect(await world.eventsOf(booking.id)).toEqual(
    expect.arrayContaining(['NOT_BOOKED', 'PAYMENT_RELEASED', 'REJECTED']),
  );
});

it.each(['lost-after', 'lost-before', 'refused'] as const)(
  'lets an authorisation go although the answer was lost or wrong (%s)',
  async (turn) => {
    const { booking } = await authorized();
    world.product.next = ['sold-out'];
    world.gateway.nextCancels = [turn];
    await world.work(20);
    expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
      'REJECTED',
      0,
    ]);
  },
);

it.each(['lost-after', 'lost-before'] as const)(
  'takes the money once although the answer to the confirmation was lost (%s)',
  async (turn) => {
    const { booking } = await authorized();
    world.gateway.nextConfirms = [turn];
    await world.work(5);
    expect([
      await world.stateOf(booking.id),
      world.gateway.netOf(booking.code),
      world.product.booked.get(booking.code)?.length,
    ]).toEqual(['CONFIRMED', 480_000, 1]);
  },
);

it('takes the room back when the bank refuses at the confirmation', async () => {
  const { booking, reference } = await authorized();
  world.product.next = ['lost-after'];
  await bookedUnseen();
  world.gateway.settle(reference, 'REJECTED');
  await world.work(5);
  expect([
    await world.stateOf(booking.id),
    await paymentOf(booking.id),
    world.gateway.netOf(booking.code),
  ]).toEqual(['REJECTED', 'REJECTED', 0]);
  expect([
    world.product.cancelled.includes(booking.code),
    await world.refundsOf(booking.id),
  ]).toEqual([true, []]);
});

it.each(['lost-after', 'lost-before'] as const)(
  'takes the room back although the supplier’s answer to that is lost (%s)',
  async (turn) => {
    const { booking, reference } = await authorized();
    world.product.next = ['lost-after'];
    await bookedUnseen();
    world.gateway.settle(reference, 'REJECTED');
    world.product.nextCancels = [turn];
    await world.work(5);
    expect([await world.stateOf(booking.id), world.product.booked.has(booking.code)]).toEqual([
      'REJECTED',
      false,
    ]);
  },
);

it('has a person look at a room that the supplier will not take back', async () => {
  const { booking, reference } = await authorized();
  world.product.next = ['lost-after'];
  await bookedUnseen();
  world.gateway.settle(reference, 'REJECTED');
  world.product.nextCancels = ['refused', 'refused'];
  await world.work(5);
  expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
    'VOIDING',
    [{ kind: 'CANCEL_UNKNOWN', state: 'OPEN' }],
  ]);
  await world.work(65);
  expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
    'REJECTED',
    [{ kind: 'CANCEL_UNKNOWN', state: 'RESOLVED' }],
  ]);
});

it('gives up money that the gateway refuses to take for half an hour', async () => {
  const { booking } = await authorized();
  world.gateway.nextConfirms = Array.from({ length: 20 }, () => 'refused' as const);
  await world.work(60);
  expect([
    await world.stateOf(booking.id),
    world.gateway.netOf(booking.code),
    world.product.booked.has(booking.code),
  ]).toEqual(['REJECTED', 0, false]);
});

it('opens a case when it is unknown whether the money was captured', async () => {
  const { booking } = await authorized();
  world.product.next = ['lost-after'];
  await bookedUnseen();
  world.gateway.isDown = true;
  await world.work(60);
  expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
    'CONFIRMING_PAYMENT',
    [{ kind: 'PAYMENT_MISMATCH', state: 'OPEN' }],
  ]);
  world.gateway.isDown = false;
  await world.work(65);
  expect([
    await world.stateOf(booking.id),
    await world.casesOf(booking.id),
    world.gateway.netOf(booking.code),
  ]).toEqual(['CONFIRMED', [{ kind: 'PAYMENT_MISMATCH', state: 'RESOLVED' }], 480_000]);
});

it('books nothing for an authorisation that lapsed before', async () => {
  const { booking, pay } = await world.prebook();
  const { reference } = await pay();
  world.gateway.settle(reference, 'AUTHORIZED');
  const drafts = world.product.drafts.length;
  world.advance(4000);
  // Read after it lapsed, before the worker processed the booking.
  await world.first.payments.refresh(await found(reference));
  world.gateway.settle(reference, 'REJECTED');
  world.advance(4000);
  await world.first.payments.refresh(await found(reference));
  await world.work(3);
  expect([
    await world.stateOf(booking.id),
    world.product.drafts.length - drafts,
    world.gateway.netOf(booking.code),
  ]).toEqual(['REJECTED', 0, 0]);
});
const found = async (reference: string) => {
  const one = await world.first.payments.find('tiquete', reference);
  if (!one) throw new Error('no payment');
  return one;
};

it('lets a second authorisation of the same booking go without taking it', async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'REJECTED');
  await world.work(2);
  const second = await traveller.pay();
  world.gateway.settle(second.reference, 'AUTHORIZED');
  await world.work(2);
  world.gateway.settle(reference, 'AUTHORIZED');
  await notify(reference);
  await world.work(3);
  expect([
    await world.stateOf(traveller.booking.id),
    world.gateway.netOf(traveller.booking.code),
    await world.refundsOf(traveller.booking.id),
  ]).toEqual(['CONFIRMED', 480_000, []]);
  expect((await world.paymentsOf(traveller.booking.id)).map(({ state }) => state)).toEqual([
    'REJECTED',
    'APPROVED',
  ]);
});

it('books what was authorised after the deadline', async () => {
  const { booking, pay } = await world.prebook();
  const { reference } = await pay();
  world.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await world.work(80, undefined, 300_000);
  expect(await world.stateOf(booking.id)).toBe('EXPIRED');
  world.gateway.settle(reference, 'AUTHORIZED');
  await world.work(65, undefined, 300_000);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CONFIRMED',
    480_000,
  ]);
});

it('issues only what is taken', async () => {
  world.product.become({ issues: true });
  const { booking } = await authorized();
  await world.work(3);
  expect(await world.eventsOf(booking.id)).toEqual(
    expect.arrayContaining(['CONFIRMING_PAYMENT', 'ISSUE_DUE', 'ISSUING', 'CONFIRMED']),
  );
  expect([
    world.product.issued.get(booking.code)?.length,
    world.gateway.netOf(booking.code),
  ]).toEqual([1, 480_000]);
});
