import { randomUUID } from 'node:crypto';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

const ANA = 'ana@viajes.test';
const DAY_MS = 86_400_000;
let test: BookedApp;
let ana: Browser;
beforeAll(async () => {
  test = await startBookedApp();
  ana = await test.browserOf(ANA);
});
afterAll(() => test.close());

const paid = async (over: Parameters<BookedApp['book']>[1] = {}) => {
  const { id } = await test.book(ANA, over);
  await test.pay(ana, id);
  return id;
};
const codeOf = (reply: { json(): { errors: { code: string }[] } }) => reply.json().errors[0]?.code;

it('quotes a cancellation without changing anything', async () => {
  const id = await paid();
  const reply = await test.simulate(ana, id);
  expect(reply.json().data).toMatchObject({
    quote: {
      is_cancellable: true,
      has_own_withdrawal: false,
      reason: null,
      refundable: true,
      paid: 480_000,
      penalty: 0,
      refund: 480_000,
    },
    booking: { id, status: 'OK', status_label: 'Emitida', course: null },
  });
  expect(new Date(reply.json().data.quote.free_until).toISOString()).toBe(
    `${test.day(28)}T04:59:00.000Z`,
  );
  expect((await test.detail(ana, id)).can).toEqual({
    cancel: true,
    pay: false,
    voucher: true,
    calendar: true,
    resend: true,
  });
});

it('cancels free of charge at the supplier, refunds everything, and shows the progress in the detail', async () => {
  const id = await paid();
  const accepted = await test.cancel(ana, id, 0, undefined, { reason: 'DATES' });
  expect([accepted.statusCode, accepted.json().data.booking]).toMatchObject([
    200,
    { status: 'OK', course: 'CANCELLING' },
  ]);
  const before = await test.detail(ana, id);
  expect(before).toMatchObject({
    status: 'OK',
    course: 'CANCELLING',
    can: { cancel: false, voucher: false },
    refunds: [],
    cancellation_now: { reason: 'ALREADY' },
  });
  await test.work();
  const { status, status_label, course, refunded, refunds, payments, payment_status } =
    await test.detail(ana, id);
  expect({ status, status_label, course, refunded, payment_status }).toEqual({
    status: 'CANCEL',
    status_label: 'Cancelada',
    course: null,
    refunded: 480_000,
    payment_status: 'REJECTED',
  });
  expect(refunds).toMatchObject([
    { reason: 'CANCELLATION', state: 'DONE', amount: 480_000, method: 'Visa, BANCO' },
  ]);
  expect(Date.parse(refunds[0].due_by) - Date.parse(refunds[0].owed_at)).toBe(15 * DAY_MS);
  expect(Date.parse(refunds[0].done_at)).toBeGreaterThanOrEqual(Date.parse(refunds[0].sent_at));
  expect(payments).toMatchObject([{ amount: 480_000, refunded: 480_000 }]);
});

it('retains the accepted penalty and refunds the rest', async () => {
  const id = await paid({ cancellation: test.terms(-1) });
  expect((await test.simulate(ana, id)).json().data.quote).toMatchObject({
    penalty: 240_000,
    refund: 240_000,
    free_until: null,
  });
  expect((await test.cancel(ana, id, 240_000)).statusCode).toBe(200);
  await test.work();
  expect(await test.detail(ana, id)).toMatchObject({
    status: 'CANCEL',
    refunded: 240_000,
    payment_status: 'APPROVED',
    refunds: [{ state: 'DONE', amount: 240_000 }],
  });
});

it('cancels without a refund when that was accepted', async () => {
  const id = await paid({ cancellation: null });
  expect((await test.simulate(ana, id)).json().data.quote).toMatchObject({
    refundable: false,
    penalty: 480_000,
    refund: 0,
  });
  await test.cancel(ana, id, 480_000);
  await test.work();
  expect(await test.detail(ana, id)).toMatchObject({
    status: 'CANCEL',
    refunds: [],
    refunded: 0,
    payment_status: 'APPROVED',
  });
});

it('rejects a cancellation that costs more than the traveller saw', async () => {
  const id = await paid({ cancellation: test.terms(-1) });
  const reply = await test.cancel(ana, id, 239_999);
  expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'PENALTY_CHANGED']);
  expect(await test.detail(ana, id)).toMatchObject({
    status: 'OK',
    course: null,
    can: { cancel: true },
  });
});

it('cancels an unpaid booking at once', async () => {
  const { id } = await test.book(ANA);
  expect((await test.simulate(ana, id)).json().data.quote).toMatchObject({
    is_cancellable: true,
    paid: 0,
    penalty: 0,
    refund: 0,
  });
  expect((await test.cancel(ana, id, 0)).json().data.booking).toMatchObject({
    status: 'CANCEL',
    course: null,
  });
  expect(await test.detail(ana, id)).toMatchObject({
    status: 'CANCEL',
    can: { cancel: false, pay: false },
    payments: [],
    refunds: [],
  });
  expect(codeOf(await test.cancel(ana, id, 0))).toBe('NOT_CANCELLABLE');
});

it('returns the same answer for the same key, and accepts one of many simultaneous requests', async () => {
  const id = await paid();
  const key = randomUUID();
  const [first, again] = [await test.cancel(ana, id, 0, key), await test.cancel(ana, id, 0, key)];
  expect(again.json()).toEqual(first.json());
  expect(codeOf(await test.cancel(ana, id, 5, key))).toBe('IDEMPOTENCY_KEY_REUSED');
  const other = await paid();
  const replies = await Promise.all(Array.from({ length: 8 }, () => test.cancel(ana, other, 0)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ statusCode }) => statusCode !== 200).map(codeOf))).toEqual(
    new Set(['NOT_CANCELLABLE']),
  );
  await test.work();
  expect((await test.detail(ana, other)).refunds).toMatchObject([{ amount: 480_000 }]);
});

it('requires a key, and the penalty that the traveller saw', async () => {
  const id = await paid();
  const url = `/api/bookings/${id}/cancellations`;
  expect(codeOf(await ana.postJson(url, { mode: 'CANCELLATION', expected_penalty: 0 }))).toBe(
    'IDEMPOTENCY_KEY_MISSING',
  );
  for (const body of [
    {},
    { mode: 'CANCELLATION' },
    { mode: 'CANCELLATION', expected_penalty: -1 },
    { mode: 'CANCELLATION', expected_penalty: 0, reason: 'porque sí' },
  ]) {
    expect((await ana.postJson(url, body, { 'idempotency-key': randomUUID() })).statusCode).toBe(
      400,
    );
  }
});

it('finds no booking of another traveller or another brand, and none of a guest', async () => {
  const id = await paid();
  const strangers = [
    await test.browserOf('luis@viajes.test'),
    await test.browserOf(ANA, 'andes'),
    test.guestOf(id),
  ];
  for (const stranger of strangers) {
    for (const reply of [await test.simulate(stranger, id), await test.cancel(stranger, id, 0)])
      expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'NOT_FOUND']);
  }
  expect(await test.detail(ana, id)).toMatchObject({ status: 'OK' });
});

it('lets a guest cancel only in the browser that booked', async () => {
  const { id } = await test.book(null);
  const [guest, stranger] = [test.guestOf(id), test.guestOf(randomUUID())];
  await test.pay(guest, id);
  expect((await test.cancel(stranger, id, 0)).statusCode).toBe(404);
  expect((await test.cancel(guest, id, 0)).statusCode).toBe(200);
});

it('reports that the supplier rejects the cancellation, and the booking stays in force', async () => {
  const id = await paid();
  test.product.nextCancels.push('refused');
  await test.cancel(ana, id, 0);
  await test.work();
  const { status, course, events } = await test.detail(ana, id);
  expect([status, course]).toEqual(['OK', null]);
  expect(events.map(({ code }: { code: string }) => code)).toContain('CANCEL_REFUSED');
});
