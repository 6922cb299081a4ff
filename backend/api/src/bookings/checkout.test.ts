import { useTestCheckout } from './testing/useTestCheckout';
import type { TestCheckout } from './testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
it('books what was paid, once, with the stored price, people and exchange rate', async () => {
  const { booking } = await test.paid();
  await test.work(3);
  expect(await test.booking(booking.id)).toMatchObject({
    state: 'CONFIRMED',
    supplier_locator: `HB-${booking.code}-1`,
    supplier_name: 'Hotelera S.A.',
    confirmation: { vat: 'ES123' },
  });
  expect(test.product.booked.get(booking.code)).toHaveLength(1);
  expect(test.product.drafts.at(-1)).toMatchObject({
    reference: booking.code,
    total: 480_000,
    supplierData: { rateKey: 'secret-rate-key' },
    people: { customer: { document: '1032456789' } },
  });
  expect(test.gateway.netOf(booking.code)).toBe(480_000);
  expect(await test.eventsOf(booking.id)).toEqual([
    'CREATED',
    'PAYMENT_OPENED',
    'AWAITING_PAYMENT',
    'PAYMENT_APPROVED',
    'PAID',
    'BOOKING_AT_SUPPLIER',
    'CONFIRMED',
  ]);
});

it('writes one outbox row for every change, without personal data', async () => {
  const { booking } = await test.paid();
  await test.work(3);
  const lines = await test.db.withBrand('tiquete', (tx) =>
    tx.query<{ topic: string; payload: object }>(
      'select topic, payload from outbox where booking_id = $1 order by id',
      [booking.id],
    ),
  );
  expect(lines.map(({ topic }) => topic)).toEqual(await test.eventsOf(booking.id));
  expect(JSON.stringify(lines)).not.toMatch(/Ana|Torres|1032456789|viajes/);
});

it('does not confirm a booking by its payment alone', async () => {
  const { booking } = await test.paid();
  test.product.next = ['lost-before'];
  test.product.isDown = true;
  await test.work(5);
  expect(await test.stateOf(booking.id)).toBe('SUPPLIER_UNKNOWN');
});

it('leaves a booking payable when a payment is rejected, and books with the second', async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'REJECTED');
  await test.work(2);
  expect(await test.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  const second = await traveller.pay();
  expect(second.reference).not.toBe(reference);
  test.gateway.settle(second.reference, 'APPROVED');
  await test.work(2);
  expect(await test.stateOf(traveller.booking.id)).toBe('CONFIRMED');
  expect((await test.paymentsOf(traveller.booking.id)).map(({ state }) => state)).toEqual([
    'REJECTED',
    'APPROVED',
  ]);
});

it('waits for a payment that stays pending long after its page has closed, without any notification', async () => {
  const traveller = await test.prebook({
    payBy: new Date(test.clock().getTime() + 6 * 3_600_000),
  });
  const { reference } = await traveller.pay();
  await test.work(180, undefined, 300_000);
  expect(await test.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  test.gateway.settle(reference, 'APPROVED');
  await test.work(65, undefined, 300_000);
  expect(await test.stateOf(traveller.booking.id)).toBe('CONFIRMED');
});

it('expires unpaid bookings', async () => {
  const { booking } = await test.prebook();
  await test.work(61);
  expect(await test.stateOf(booking.id)).toBe('EXPIRED');
});

it('does not end a booking before its deadline, even when it is due for another reason', async () => {
  const { booking, pay } = await test.prebook();
  await pay();
  await test.db.withBrand('tiquete', (tx) =>
    tx.query('update bookings set next_at = $2 where id = $1', [booking.id, test.clock()]),
  );
  while ((await test.first.worker.runDue()) > 0);
  expect(await test.stateOf(booking.id)).toBe('AWAITING_PAYMENT');
  await test.work(80, undefined, 300_000);
  expect(await test.stateOf(booking.id)).toBe('EXPIRED');
});

it('queries the gateway about an open payment before it expires a booking', async () => {
  const { booking } = await test.paid();
  test.gateway.isDown = true;
  test.advance(60 * 60_000);
  await test.first.worker.runDue();
  expect(await test.stateOf(booking.id)).toBe('AWAITING_PAYMENT');
  test.gateway.isDown = false;
  await test.work(6);
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
});

it.each([
  ['books when the price still holds', 'yes', 'CONFIRMED', 480_000],
  ['gives the money back when it does not', 'price-changed', 'REJECTED', 0],
] as const)('an approval after the deadline %s', async (_, turn, state, net) => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await test.work(80, undefined, 300_000);
  expect(await test.stateOf(traveller.booking.id)).toBe('EXPIRED');
  test.product.next = [turn];
  test.gateway.settle(reference, 'APPROVED');
  await test.work(65, undefined, 300_000);
  expect(await test.stateOf(traveller.booking.id)).toBe(state);
  expect(test.gateway.netOf(traveller.booking.code)).toBe(net);
});

it('refunds a second payment of the same booking', async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'REJECTED');
  await test.work(2);
  const second = await traveller.pay();
  test.gateway.settle(second.reference, 'APPROVED');
  await test.work(2);
  test.gateway.settle(reference, 'APPROVED');
  await test.first.payments.notify({
    requestId: test.gateway.sessions.find(({ request }) => request.reference === reference)
      ?.requestId,
    signature: 's',
  });
  await test.work(2);
  expect(await test.stateOf(traveller.booking.id)).toBe('CONFIRMED');
  expect(test.gateway.netOf(traveller.booking.code)).toBe(480_000);
  expect(await test.refundsOf(traveller.booking.id)).toEqual([
    { state: 'DONE', reason: 'DUPLICATE_PAYMENT', amount: 480_000 },
  ]);
});

it('refunds a second payment even while the supplier has not answered', async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'REJECTED');
  await test.work(2);
  const second = await traveller.pay();
  test.gateway.settle(second.reference, 'APPROVED');
  test.product.next = ['lost-after'];
  test.product.isDown = true;
  await test.work(2);
  expect(await test.stateOf(traveller.booking.id)).toBe('SUPPLIER_UNKNOWN');
  test.gateway.settle(reference, 'APPROVED');
  await test.first.payments.notify({
    requestId: test.gateway.sessions.find(({ request }) => request.reference === reference)
      ?.requestId,
    signature: 's',
  });
  await test.work(2);
  test.product.isDown = false;
  await test.work(5);
  expect(await test.booking(traveller.booking.id)).toMatchObject({
    state: 'CONFIRMED',
    paid_with: second.id,
  });
  expect([
    test.product.booked.get(traveller.booking.code)?.length,
    test.gateway.netOf(traveller.booking.code),
  ]).toEqual([1, 480_000]);
});

it.each([
  ['reference', { reference: 'TQOTHER2345-1' }],
  ['currency', { currency: 'USD' }],
  ['amount', { amount: 100, captured: 100 }],
  ['captured amount', { captured: 1 }],
])('opens a case for an approval with another %s', async (_, over) => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'APPROVED', over);
  await test.work(3);
  expect(await test.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  // The case is opened once, until the gateway reports the requested payment.
  expect(await test.casesOf(traveller.booking.id)).toEqual([
    { kind: 'PAYMENT_MISMATCH', state: 'OPEN' },
  ]);
  test.gateway.settle(reference, 'APPROVED', {
    reference,
    currency: 'COP',
    amount: 480_000,
    captured: 480_000,
  });
  await test.work(10);
  expect([
    await test.stateOf(traveller.booking.id),
    await test.casesOf(traveller.booking.id),
  ]).toEqual(['CONFIRMED', [{ kind: 'PAYMENT_MISMATCH', state: 'RESOLVED' }]]);
});

it('reports once that a bank is still processing a payment', async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await test.work(12);
  expect(
    (await test.eventsOf(traveller.booking.id)).filter((code) => code === 'PAYMENT_PENDING'),
  ).toHaveLength(1);
});

it('refunds what was captured of a payment that was rejected as a whole', async () => {
  const traveller = await test.prebook();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'REJECTED', { captured: 200_000 });
  await test.work(3);
  expect(await test.stateOf(traveller.booking.id)).toBe('AWAITING_PAYMENT');
  expect(test.gateway.netOf(traveller.booking.code)).toBe(0);
  expect(await test.refundsOf(traveller.booking.id)).toEqual([
    { state: 'DONE', reason: 'PARTIAL_PAYMENT', amount: 200_000 },
  ]);
});

describe('a refund', () => {
  it('is paid once although its answer was lost', async () => {
    const { booking } = await test.paid();
    test.product.next = ['sold-out'];
    test.gateway.nextRefunds = ['lost-after'];
    const before = test.gateway.refunds.length;
    await test.work(10);
    expect(await test.stateOf(booking.id)).toBe('REJECTED');
    expect([test.gateway.netOf(booking.code), test.gateway.refunds.length - before]).toEqual([
      0, 1,
    ]);
  });

  it('that is rejected waits for an operator, and ends when the gateway shows it', async () => {
    const { booking, reference } = await test.paid();
    test.product.next = ['sold-out'];
    test.gateway.nextRefunds = ['refused'];
    await test.work(5);
    expect(await test.stateOf(booking.id)).toBe('REFUND_DUE');
    expect(await test.refundsOf(booking.id)).toMatchObject([{ state: 'MANUAL' }]);
    test.gateway.settle(reference, 'APPROVED', { refunded: 480_000 });
    await test.work(60, undefined, 300_000);
    expect(await test.stateOf(booking.id)).toBe('REJECTED');
  });
});
