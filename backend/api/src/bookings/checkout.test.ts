import { useWorld } from './testing/useWorld';
import type { World } from './testing/world';

let world: World;
useWorld((opened) => (world = opened));
it('books what was paid, once, with the price, people and rate that were stored', async () => {
  const { booking } = await world.paid();
  await world.work(3);
  expect(await world.booking(booking.id)).toMatchObject({
    state: 'CONFIRMED',
    supplier_locator: `HB-${booking.code}-1`,
    supplier_name: 'Hotelera S.A.',
    confirmation: { vat: 'ES123' },
  });
  expect(world.product.booked.get(booking.code)).toHaveLength(1);
  expect(world.product.drafts.at(-1)).toMatchObject({
    reference: booking.code,
    total: 480_000,
    supplierData: { rateKey: 'secret-rate-key' },
    people: { customer: { document: '1032456789' } },
  });
  expect(world.gateway.netOf(booking.code)).toBe(480_000);
  expect(await world.eventsOf(booking.id)).toEqual([
    'CREATED',
    'PAYMENT_OPENED',
    'AWAITING_PAYMENT',
    'PAYMENT_APPROVED',
    'PAID',
    'BOOKING_AT_SUPPLIER',
    'CONFIRMED',
  ]);
});

it('writes one line to be told for every change, without personal data', async () => {
  const { booking } = await world.paid();
  await world.work(3);
  const lines = await world.db.withBrand('tiquete', (tx) =>
    tx.query<{ topic: string; payload: object }>(
      'select topic, payload from outbox where booking_id = $1 order by id',
      [booking.id],
    ),
  );
  expect(lines.map(({ topic }) => topic)).toEqual(await world.eventsOf(booking.id));
  expect(JSON.stringify(lines)).not.toMatch(/Ana|Torres|1032456789|viajes/);
});

it('is not confirmed by the payment alone', async () => {
  const { booking } = await world.paid();
  world.product.next = ['lost-before'];
  world.product.isDown = true;
  await world.work(5);
  expect(await world.stateOf(booking.id)).toBe('SUPPLIER_UNKNOWN');
});

it('leaves the booking payable when a payment is rejected, and books with the second', async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'REJECTED');
  await world.work(2);
  expect(await world.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  const second = await traveller.pay();
  expect(second.reference).not.toBe(reference);
  world.gateway.settle(second.reference, 'APPROVED');
  await world.work(2);
  expect(await world.stateOf(traveller.booking.id)).toBe('CONFIRMED');
  expect((await world.paymentsOf(traveller.booking.id)).map(({ state }) => state)).toEqual([
    'REJECTED',
    'APPROVED',
  ]);
});

it('waits for a payment that stays pending long after its page is gone, without any notification', async () => {
  const traveller = await world.prebook({
    payBy: new Date(world.clock().getTime() + 6 * 3_600_000),
  });
  const { reference } = await traveller.pay();
  await world.work(180, undefined, 300_000);
  expect(await world.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  world.gateway.settle(reference, 'APPROVED');
  await world.work(65, undefined, 300_000);
  expect(await world.stateOf(traveller.booking.id)).toBe('CONFIRMED');
});

it('expires unpaid bookings', async () => {
  const { booking } = await world.prebook();
  await world.work(61);
  expect(await world.stateOf(booking.id)).toBe('EXPIRED');
});

it('does not end a booking before its deadline, for whatever reason it is due', async () => {
  const { booking, pay } = await world.prebook();
  await pay();
  await world.db.withBrand('tiquete', (tx) =>
    tx.query('update bookings set next_at = $2 where id = $1', [booking.id, world.clock()]),
  );
  while ((await world.first.worker.runDue()) > 0);
  expect(await world.stateOf(booking.id)).toBe('AWAITING_PAYMENT');
  await world.work(80, undefined, 300_000);
  expect(await world.stateOf(booking.id)).toBe('EXPIRED');
});

it('asks about an open payment at the deadline before it expires the booking', async () => {
  const { booking } = await world.paid();
  world.gateway.isDown = true;
  world.advance(60 * 60_000);
  await world.first.worker.runDue();
  expect(await world.stateOf(booking.id)).toBe('AWAITING_PAYMENT');
  world.gateway.isDown = false;
  await world.work(6);
  expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
});

it.each([
  ['books when the price still holds', 'yes', 'CONFIRMED', 480_000],
  ['gives the money back when it does not', 'price-changed', 'REJECTED', 0],
] as const)('an approval after the deadline %s', async (_, turn, state, net) => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await world.work(80, undefined, 300_000);
  expect(await world.stateOf(traveller.booking.id)).toBe('EXPIRED');
  world.product.next = [turn];
  world.gateway.settle(reference, 'APPROVED');
  await world.work(65, undefined, 300_000);
  expect(await world.stateOf(traveller.booking.id)).toBe(state);
  expect(world.gateway.netOf(traveller.booking.code)).toBe(net);
});

it('gives a second payment of the same booking back and keeps the first', async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'REJECTED');
  await world.work(2);
  const second = await traveller.pay();
  world.gateway.settle(second.reference, 'APPROVED');
  await world.work(2);
  world.gateway.settle(reference, 'APPROVED');
  await world.first.payments.notify({
    requestId: world.gateway.sessions.find(({ request }) => request.reference === reference)
      ?.requestId,
    signature: 's',
  });
  await world.work(2);
  expect(await world.stateOf(traveller.booking.id)).toBe('CONFIRMED');
  expect(world.gateway.netOf(traveller.booking.code)).toBe(480_000);
  expect(await world.refundsOf(traveller.booking.id)).toEqual([
    { state: 'DONE', reason: 'DUPLICATE_PAYMENT', amount: 480_000 },
  ]);
});

it('gives a second payment back also while the supplier has not answered', async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'REJECTED');
  await world.work(2);
  const second = await traveller.pay();
  world.gateway.settle(second.reference, 'APPROVED');
  world.product.next = ['lost-after'];
  world.product.isDown = true;
  await world.work(2);
  expect(await world.stateOf(traveller.booking.id)).toBe('SUPPLIER_UNKNOWN');
  world.gateway.settle(reference, 'APPROVED');
  await world.first.payments.notify({
    requestId: world.gateway.sessions.find(({ request }) => request.reference === reference)
      ?.requestId,
    signature: 's',
  });
  await world.work(2);
  world.product.isDown = false;
  await world.work(5);
  expect(await world.booking(traveller.booking.id)).toMatchObject({
    state: 'CONFIRMED',
    paid_with: second.id,
  });
  expect([
    world.product.booked.get(traveller.booking.code)?.length,
    world.gateway.netOf(traveller.booking.code),
  ]).toEqual([1, 480_000]);
});

it.each([
  ['reference', { reference: 'TQOTHER2345-1' }],
  ['currency', { currency: 'USD' }],
  ['amount', { amount: 100, captured: 100 }],
  ['captured amount', { captured: 1 }],
])('believes no approval with another %s', async (_, over) => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'APPROVED', over);
  await world.work(3);
  expect(await world.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  // The case is opened once, until the gateway reports the requested payment.
  expect(await world.casesOf(traveller.booking.id)).toEqual([
    { kind: 'PAYMENT_MISMATCH', state: 'OPEN' },
  ]);
  world.gateway.settle(reference, 'APPROVED', {
    reference,
    currency: 'COP',
    amount: 480_000,
    captured: 480_000,
  });
  await world.work(10);
  expect([
    await world.stateOf(traveller.booking.id),
    await world.casesOf(traveller.booking.id),
  ]).toEqual(['CONFIRMED', [{ kind: 'PAYMENT_MISMATCH', state: 'RESOLVED' }]]);
});

it('tells once that a bank is still at it', async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await world.work(12);
  expect(
    (await world.eventsOf(traveller.booking.id)).filter((code) => code === 'PAYMENT_PENDING'),
  ).toHaveLength(1);
});

it('gives back what was taken of a payment that was rejected as a whole', async () => {
  const traveller = await world.prebook();
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'REJECTED', { captured: 200_000 });
  await world.work(3);
  expect(await world.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  expect(world.gateway.netOf(traveller.booking.code)).toBe(0);
  expect(await world.refundsOf(traveller.booking.id)).toEqual([
    { state: 'DONE', reason: 'PARTIAL_PAYMENT', amount: 200_000 },
  ]);
});

describe('a refund', () => {
  it('whose answer is lost is paid once', async () => {
    const { booking } = await world.paid();
    world.product.next = ['sold-out'];
    world.gateway.nextRefunds = ['lost-after'];
    const before = world.gateway.refunds.length;
    await world.work(10);
    expect(await world.stateOf(booking.id)).toBe('REJECTED');
    expect([world.gateway.netOf(booking.code), world.gateway.refunds.length - before]).toEqual([
      0, 1,
    ]);
  });

  it('that is refused waits for a person, and ends when the money is seen to be back', async () => {
    const { booking, reference } = await world.paid();
    world.product.next = ['sold-out'];
    world.gateway.nextRefunds = ['refused'];
    await world.work(5);
    expect(await world.stateOf(booking.id)).toBe('REFUND_DUE');
    expect(await world.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL' }]);
    world.gateway.settle(reference, 'APPROVED', { refunded: 480_000 });
    await world.work(60, undefined, 300_000);
    expect(await world.stateOf(booking.id)).toBe('REJECTED');
  });
});
