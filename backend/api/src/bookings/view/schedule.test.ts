import { randomUUID } from 'node:crypto';
import { addDays } from '@tiquete/domain';
import type { Quote } from '../ports';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

let app: BookedApp;
let ana: Browser;
beforeAll(async () => {
  app = await startBookedApp();
  ana = await app.browserOf('ana@viajes.test');
});
afterAll(() => app.close());

/** Instalments of 180 000 now and 300 000 in ten days, with two days of grace. */
const inParts = (): Partial<Quote> => ({
  schedule: {
    instalments: [
      { number: 1, due_on: null, amount: 180_000 },
      { number: 2, due_on: app.day(10), amount: 300_000 },
    ],
    graceDays: 2,
  },
});
const open = (body: object) =>
  ana.postJson('/api/payments', body, { 'idempotency-key': randomUUID() });
const listed = async (id: string) =>
  (await ana.get('/api/bookings')).json().data.find((one: { id: string }) => one.id === id);

it('is paid at once without another agreement', async () => {
  const { id } = await app.book('ana@viajes.test');
  expect(await app.detail(ana, id)).toMatchObject({
    balance: 480_000,
    next_payment: {
      number: 1,
      amount: 480_000,
      due_on: null,
      grace_until: null,
      is_overdue: false,
    },
    schedule: [{ number: 1, due_on: null, amount: 480_000, status: 'OPEN', paid_at: null }],
    can: { pay: true },
  });
  await app.pay(ana, id);
  expect(await app.detail(ana, id)).toMatchObject({
    balance: 0,
    next_payment: null,
    schedule: [{ status: 'PAID', paid_at: expect.any(String) }],
    can: { pay: false },
  });
});

it('shows a balance until the next instalment is paid, and accepts all of it on request', async () => {
  const { id } = await app.book('ana@viajes.test', inParts());
  expect(await app.detail(ana, id)).toMatchObject({
    balance: 480_000,
    next_payment: { number: 1, amount: 180_000 },
    schedule: [{ status: 'OPEN' }, { status: 'LATER' }],
  });
  await app.pay(ana, id);
  const [next, due] = [{ number: 2, amount: 300_000, due_on: app.day(10) }, app.day(10)];
  expect(await app.detail(ana, id)).toMatchObject({
    status: 'OK',
    payment_status: 'APPROVED',
    balance: 300_000,
    next_payment: {
      ...next,
      grace_until: new Date(`${addDays(due, 3)}T05:00:00Z`).toISOString(),
      is_overdue: false,
    },
    schedule: [{ status: 'PAID' }, { number: 2, due_on: due, amount: 300_000, status: 'OPEN' }],
    can: { pay: true },
  });
  expect(await listed(id)).toMatchObject({ balance: 300_000, next_payment: next });
  const opened = await open({ bookingId: id, pay: 'ALL' });
  expect(opened.json().data).toMatchObject({ amount: 300_000, instalments: [2] });
  app.gateway.settle(opened.json().data.reference, 'APPROVED');
  await app.work();
  expect(await app.detail(ana, id)).toMatchObject({ balance: 0, next_payment: null });
  expect((await open({ bookingId: id })).json().errors[0]).toMatchObject({ code: 'ALREADY_PAID' });
});

it('shows an overdue instalment, and accepts no payment after the days of grace', async () => {
  const { id } = await app.book('ana@viajes.test', inParts());
  await app.pay(ana, id);
  const later = async (days: number) => {
    app.advance(days * 86_400_000);
    ana = await app.browserOf('ana@viajes.test');
  };
  await later(11);
  expect(await app.detail(ana, id)).toMatchObject({
    next_payment: { is_overdue: true },
    schedule: [{ status: 'PAID' }, { status: 'OVERDUE' }],
  });
  await later(2);
  expect(await app.detail(ana, id)).toMatchObject({ status: 'OK', next_payment: null });
  await app.work(5);
  expect(await app.detail(ana, id)).toMatchObject({
    status: 'CANCEL',
    balance: 0,
    refunded: 180_000,
  });
});
