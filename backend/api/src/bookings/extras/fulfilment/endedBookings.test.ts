import { anOffer } from '../../testing/fakeProvider';
import type { OpenSale } from '../../testing/openSale';
import { useSale } from '../../testing/useSale';

const [IN, OUT, PLAN] = ['OWN.CTG-IN', 'OWN.CTG-OUT', 'FAKE.BASIC'];
let sale: OpenSale;
useSale((opened) => (sale = opened));

async function cancelBooking(id: string): Promise<void> {
  const { penalty } = (
    await sale.ana.call(`POST bookings/${id}/cancellations`, { mode: 'SIMULATION' })
  ).json().data.quote;
  const reply = await sale.ana.call(
    `POST bookings/${id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: penalty },
    { 'idempotency-key': `cancel-${id}` },
  );
  expect(reply.statusCode).toBe(200);
}

it('releases all extras when the supplier has no room, and refunds the whole payment', async () => {
  const before = await sale.soldOn('CTG-IN', '2027-03-10');
  sale.product.next = ['sold-out'];
  const { id } = await sale.buy([IN, PLAN]);
  expect(await sale.soldOn('CTG-IN', '2027-03-10')).toBe(before + 1);
  await sale.work(2);
  expect(await sale.stateOf(id)).toBe('REJECTED');
  expect(await sale.statesOf(id)).toEqual(['RELEASED', 'RELEASED']);
  expect(await sale.soldOn('CTG-IN', '2027-03-10')).toBe(before);
  expect(await sale.refundsOf(id)).toEqual([{ reason: 'SUPPLIER_REJECTED', amount: 572_000 }]);
  expect(sale.provider.items).toEqual([]);
});

it('releases all extras of an unpaid booking, books them for a late payment, and refunds those no longer available', async () => {
  const dates = { dateFrom: '2027-07-01', dateTo: '2027-07-03' };
  const late = async (allotment: number) => {
    const booking = await sale.choose([IN], dates);
    const { reference } = (await sale.openPayment(booking.id)).json().data;
    await sale.work(90);
    expect([await sale.stateOf(booking.id), await sale.statesOf(booking.id)]).toEqual([
      'EXPIRED',
      ['RELEASED'],
    ]);
    expect(await sale.soldOn('CTG-IN', '2027-07-01')).toBe(0);
    await sale.inBrand(
      "update transfer_days set allotment = $1 where service = 'CTG-IN' and day = '2027-07-01'",
      [allotment],
    );
    sale.gateway.settle(reference, 'APPROVED');
    const { requestId } = sale.gateway.sessions.at(-1) ?? {};
    await sale.ana.postJson('/api/payments/notifications', { requestId, signature: 'late' });
    await sale.work(2);
    expect(await sale.stateOf(booking.id)).toBe('CONFIRMED');
    return booking.id;
  };
  const gone = await late(0);
  expect(await sale.statesOf(gone)).toEqual(['REFUSED']);
  expect(await sale.refundsOf(gone)).toEqual([{ reason: 'OPTIONAL_UNAVAILABLE', amount: 62_000 }]);
  await sale.inBrand(
    "update transfer_days set allotment = 3 where service = 'CTG-IN' and day = '2027-07-01'",
  );
  const had = await late(3);
  expect(await sale.statesOf(had)).toEqual(['CONFIRMED']);
  expect(await sale.soldOn('CTG-IN', '2027-07-01')).toBe(1);
});

it('cancels each extra with the booking, on its own terms', async () => {
  const before = await sale.soldOn('CTG-OUT', '2027-03-12');
  const lastStep = anOffer().cancellation.timeline.at(-1);
  sale.provider.offers = [
    anOffer({
      cancellation: {
        refundable: false,
        free_until: null,
        timeline: [
          {
            ...lastStep,
            from: null,
            refund_amount: 10_000,
            penalty_amount: 20_000,
            penalty_porcent: 66.7,
          },
        ],
      },
    }),
  ];
  const { id, code } = await sale.buy([OUT, PLAN]);
  await sale.work();
  await cancelBooking(id);
  await sale.work(2);
  expect([await sale.stateOf(id), await sale.statesOf(id)]).toEqual([
    'CANCELLED',
    ['CANCELLED', 'CANCELLED'],
  ]);
  expect((await sale.detail(id)).optionals).toMatchObject([
    { refunded: 62_000 },
    { refunded: 10_000, amount: 30_000 },
  ]);
  expect(
    (await sale.refundsOf(id)).filter(
      ({ reason, amount }) => reason === 'CANCELLATION' && [10_000, 62_000].includes(amount),
    ),
  ).toHaveLength(2);
  expect(await sale.soldOn('CTG-OUT', '2027-03-12')).toBe(before);
  expect(sale.provider.cancelled).toContain(`${code}-E1-2`);
});

it('repeats a cancellation without an answer, leaves a rejected one to an operator, and refunds once', async () => {
  sale.provider.nextCancel = ['throws', 'lost-after', 'no'];
  const { id } = await sale.buy([PLAN]);
  await sale.work();
  await cancelBooking(id);
  await sale.work(3);
  expect(await sale.statesOf(id)).toEqual(['CANCEL_UNKNOWN']);
  expect((await sale.detail(id)).optionals).toMatchObject([{ status: 'CANCELLING', refunded: 0 }]);
  expect(await sale.openCases()).toEqual(['OPTIONAL_FAILED']);
  await sale.work(35);
  expect(await sale.statesOf(id)).toEqual(['CANCELLED']);
  expect(await sale.openCases()).toEqual([]);
  expect((await sale.refundsOf(id)).filter(({ amount }) => amount === 30_000)).toEqual([
    { reason: 'CANCELLATION', amount: 30_000 },
  ]);
});

it('cancels an extra that a provider sold while the booking was being cancelled', async () => {
  sale.provider.next = ['lost-after'];
  const { id, code } = await sale.buy([PLAN]);
  await sale.work();
  await cancelBooking(id);
  await sale.work(4);
  expect([await sale.stateOf(id), await sale.statesOf(id)]).toEqual(['CANCELLED', ['CANCELLED']]);
  expect(sale.provider.cancelled).toContain(`${code}-E1-1`);
  expect((await sale.refundsOf(id)).filter(({ amount }) => amount === 30_000)).toHaveLength(1);
});

it('refunds the agreed amount for an extra that was cancelled before its booking', async () => {
  const [requestedAt, soon] = [sale.test.deps.clock(), 3_600_000];
  const until = new Date(requestedAt.getTime() + soon).toISOString();
  const { timeline } = anOffer().cancellation;
  sale.provider.offers = [
    anOffer({
      cancellation: {
        refundable: true,
        free_until: until,
        timeline: timeline.map((step, index) => (index === 0 ? step : { ...step, from: until })),
      },
    }),
  ];
  const { id } = await sale.buy([PLAN]);
  await sale.work(1);
  const [{ id: extra }] = (await sale.detail(id)).optionals;
  await sale.ana.call(`POST bookings/${id}/optionals/${extra}/cancellations`, {
    mode: 'CANCELLATION',
    expected_penalty: 0,
  });
  sale.test.advance(soon);
  await cancelBooking(id);
  await sale.work(2);
  expect((await sale.detail(id)).optionals).toMatchObject([
    { status: 'CANCELLED', refunded: 30_000 },
  ]);
});

it('releases an extra that could not be booked when too little is left of its payment', async () => {
  sale.provider.next = ['refused'];
  const { id } = await sale.buy([PLAN]);
  await sale.giveBack(id, 500_000);
  await sale.work(1);
  expect(await sale.stateOf(id)).toBe('CONFIRMED');
  expect((await sale.detail(id)).optionals).toMatchObject([
    { status: 'REFUSED', refunded: 10_000 },
  ]);
});
