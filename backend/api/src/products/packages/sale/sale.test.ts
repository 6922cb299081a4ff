import { packageSnapshotSchema } from '@tiquete/contracts';
import { randomUUID } from 'node:crypto';
import { aPackageApp, type Browser } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aDeparture } from '../testing/builders';
import { aPassenger } from '../testing/prebookings';
import { aRoom } from '../testing/searches';
import { createPackageSale } from './sale';
import { createStock } from './stock';

let api: Awaited<ReturnType<typeof aPackageApp>>;
beforeEach(async () => {
  api = await aPackageApp(aTour({ minimum_group: undefined }));
});
afterEach(() => api.close());

const stateOf = async (browser: Browser, id: string) => (await api.bookingOf(browser, id)).status;
const cancel = async (browser: Browser, id: string, mode: 'SIMULATION' | 'CANCELLATION') =>
  browser.postJson(
    `/api/bookings/${id}/cancellations`,
    mode === 'CANCELLATION' ? { mode, expected_penalty: 0 } : { mode },
    mode === 'CANCELLATION' ? { 'idempotency-key': randomUUID() } : {},
  );

it('holds the rooms of a booking, sells them after the payment and returns them after a cancellation', async () => {
  const browser = api.guest();
  const body = api.toBody(await api.quote({ id_services: ['cena'] }));
  const reply = await api.prebook(browser, body);
  expect(reply.statusCode).toBe(201);
  const { booking, schedule } = reply.json().data;
  expect(schedule).toEqual([{ number: 1, due_on: null, amount: body.expected_total }]);
  await api.work();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '1+0/2', single: '0+0/2' });
  await api.approve(browser, (await api.openPayment(browser, booking.id)) ?? '');
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  const booked = await api.bookingOf(browser, booking.id);
  expect(booked).toMatchObject({
    product: 'PACKAGE',
    status: 'OK',
    title: 'Cusco y el Valle Sagrado',
    destination_name: 'Cusco',
    total: body.expected_total,
    supplier_locator: null,
  });
  expect(packageSnapshotSchema.parse(booked.snapshot)).toMatchObject({
    hotel: { id_hotel: 'turista' },
    services: [{ id: 'cena' }],
    rooms: [{ room_type: 'double' }],
  });
  expect(JSON.stringify(booked.snapshot)).not.toContain('AB102030');

  const quoted = (await cancel(browser, booking.id, 'SIMULATION')).json().data.quote;
  expect(quoted).toMatchObject({ penalty: 0, refund: body.expected_total });
  await cancel(browser, booking.id, 'CANCELLATION');
  await api.work();
  expect(await stateOf(browser, booking.id)).toBe('CANCEL');
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
});

it('retains the penalty of its band, and nothing within five business days after the payment', () => {
  const product = createPackageSale({ stock: createStock(api.deps) });
  const termsAt = (now: string, DateBegin = '2027-05-05') =>
    product.termsAt?.(
      { total: 1000, snapshot: { DateBegin }, paidAt: new Date('2027-04-19T17:00:00Z') },
      new Date(now),
      { penalty: 600, right: 'FARE', freeUntil: null, startsAt: new Date(0) },
    );
  expect(termsAt('2027-04-27T04:59:00Z')).toMatchObject({ penalty: 0, right: 'RETRACTO' });
  expect(termsAt('2027-04-27T05:00:00Z')).toEqual({
    penalty: 600,
    right: 'FARE',
    freeUntil: null,
    startsAt: new Date('2027-05-05T05:00:00Z'),
  });
  expect(termsAt('2027-04-22T04:59:00Z', '2027-04-22')).toMatchObject({ penalty: 0 });
  expect(termsAt('2027-04-22T05:00:00Z', '2027-04-22')).toMatchObject({ penalty: 600 });
});

it('sells the rooms for the deposit and takes the other payments later', async () => {
  const browser = api.guest();
  const { detail, ...quote } = await api.quote();
  const amounts = detail.payment_plan?.instalments.map(({ amount }) => amount) ?? [];
  const id = await api.buy(browser, api.toBody({ detail, ...quote }, { payment: 'DEPOSIT' }));
  expect(await api.bookingOf(browser, id)).toMatchObject({ status: 'OK', total: detail.total });
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  const paid: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const reference = (await api.openPayment(browser, id)) ?? '';
    await api.approve(browser, reference);
    paid.push((await browser.get(`/api/payments/${reference}`)).json().data.amount);
  }
  expect(paid).toEqual(amounts.slice(1));
  expect(await api.openPayment(browser, id)).toBeNull();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
});

it('returns the rooms when a payment is missed', async () => {
  const browser = api.guest();
  await api.buy(browser, api.toBody(await api.quote(), { payment: 'DEPOSIT' }));
  api.advance(Date.parse('2027-02-18T04:59:00Z') - api.deps.clock().getTime());
  await api.work();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  api.advance(60_000);
  for (let turn = 0; turn < 3; turn += 1) await api.work();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
});

it('tells the second buyer of the last room that it is sold out, not that the payment came too late', async () => {
  await api.sell(
    aTour({
      minimum_group: undefined,
      departures: [aDeparture('2027-05-05', { rooms: { double: 1 } })],
    }),
  );
  const [first, second] = [api.guest(), api.guest()];
  const [one, other] = [await api.quote(), await api.quote()];
  const ids = [
    await api.prebook(first, api.toBody(one)),
    await api.prebook(
      second,
      api.toBody(other, {
        passengers: [aPassenger({ document: 'AB7001' }), aPassenger({ document: 'AB7002' })],
      }),
    ),
  ].map((reply) => reply.json().data.booking.id as string);
  await api.work();
  const codes = await Promise.all(
    [first, second].map(async (browser, index) => {
      const body = { bookingId: ids[index] };
      const key = { 'idempotency-key': randomUUID() };
      return (await browser.postJson('/api/payments', body, key)).json().errors?.[0].code ?? 'open';
    }),
  );
  expect(codes.toSorted()).toEqual(['BOOKING_REJECTED', 'open']);
});

it('releases the rooms of an unpaid booking', async () => {
  const browser = api.guest();
  const reply = await api.prebook(browser, api.toBody(await api.quote()));
  await api.work();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '1+0/2' });
  api.advance(31 * 60_000);
  await api.work();
  await api.work();
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
  expect(await stateOf(browser, reply.json().data.booking.id)).toBe('CANCEL');
});

it('never sells more rooms than exist to simultaneous buyers', async () => {
  const quotes = await Promise.all(Array.from({ length: 12 }, () => api.quote()));
  const buyers = quotes.map((quote, index) => ({
    browser: api.guest(),
    body: api.toBody(quote, {
      passengers: [
        aPassenger({ document: `AB00${index + 10}` }),
        aPassenger({ name: 'Luis', lastname: 'Pardo', document: `AB01${index + 10}` }),
      ],
      accepts: { ...api.toBody(quote).accepts, duplicate: true },
    }),
  }));
  const replies = await Promise.all(buyers.map(({ browser, body }) => api.prebook(browser, body)));
  const made = replies.flatMap((reply, index) =>
    reply.statusCode === 201 ? [{ index, id: reply.json().data.booking.id }] : [],
  );
  await Promise.all([api.work(), api.work(), api.work()]);
  const shown = await Promise.all(
    made.map(async ({ index, id }) => {
      const browser = buyers[index]?.browser ?? api.guest();
      const reference = await api.openPayment(browser, id);
      if (reference !== null) await api.approve(browser, reference);
      return { browser, id };
    }),
  );
  await Promise.all([api.work(), api.work()]);
  const states = await Promise.all(shown.map(({ browser, id }) => stateOf(browser, id)));
  expect(states.filter((state) => state === 'OK')).toHaveLength(2);
  expect(states.filter((state) => state === 'CANCEL')).toHaveLength(made.length - 2);
  expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+2/2' });
  const late = await api.search({
    type: 'GET_WITH_FILTER',
    ItemPackageID: 'PE-CUSCO',
    DateBegin: '2027-05-05',
    DateEnd: '2027-05-05',
    Room: [aRoom(2)],
  });
  expect(late.json().errors[0].code).toBe('DEPARTURE_SOLD_OUT');
});

describe('a payment after the end of the hold', () => {
  const payLate = async (between: () => Promise<unknown>) => {
    const browser = api.guest();
    const reply = await api.prebook(browser, api.toBody(await api.quote()));
    const { id } = reply.json().data.booking;
    await api.work();
    const reference = (await api.openPayment(browser, id)) ?? '';
    // The bank answers late. An unpaid page would have been closed together with the hold.
    api.gateway.settle(reference, 'PENDING', { isProcessing: true });
    api.advance(31 * 60_000);
    await api.work();
    await api.work();
    expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
    await between();
    await api.approve(browser, reference);
    for (let turn = 0; turn < 3; turn += 1) {
      api.advance(60_000);
      await api.work();
    }
    return { browser, id, reference };
  };
  it('gets rooms that are still free', async () => {
    const { browser, id } = await payLate(async () => undefined);
    expect(await stateOf(browser, id)).toBe('OK');
    expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  });
  it('is refunded when another buyer has the rooms', async () => {
    const rooms = [1, 2].map((room) => aRoom(2, [], { room }));
    const { browser, id, reference } = await payLate(async () =>
      api.buy(
        api.guest(),
        api.toBody(await api.quote({ Room: rooms }), {
          passengers: [1, 1, 2, 2].map((room, index) =>
            aPassenger({ room, document: `CD10${index}` }),
          ),
        }),
      ),
    );
    expect(await stateOf(browser, id)).toBe('CANCEL');
    expect(await api.roomsOf('2027-05-05')).toMatchObject({ double: '0+2/2' });
    const payment = (await browser.get(`/api/payments/${reference}`)).json().data;
    expect(payment.refunded).toBe(payment.amount);
  });
});
