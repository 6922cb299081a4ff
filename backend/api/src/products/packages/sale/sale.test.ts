import { packageSnapshotSchema } from '@tiquete/contracts';
import { randomUUID } from 'node:crypto';
import { aPackageApp, type Browser } from '../testing/aPackageApp';
import { aTour } from '../testing/aTour';
import { aDeparture } from '../testing/builders';
import { aPassenger } from '../testing/prebookings';
import { aRoom } from '../testing/searches';
import { createPackageSale } from './sale';
import { createStock } from './stock';

let shop: Awaited<ReturnType<typeof aPackageApp>>;
jest.setTimeout(60_000);
beforeEach(async () => {
  shop = await aPackageApp(aTour({ minimum_group: undefined }));
});
afterEach(() => shop.close());

const stateOf = async (browser: Browser, id: string) => (await shop.bookingOf(browser, id)).status;
const cancel = async (browser: Browser, id: string, mode: 'SIMULATION' | 'CANCELLATION') =>
  browser.postJson(
    `/api/bookings/${id}/cancellations`,
    mode === 'CANCELLATION' ? { mode, expected_penalty: 0 } : { mode },
    mode === 'CANCELLATION' ? { 'idempotency-key': randomUUID() } : {},
  );

it('holds the rooms of a booking, sells them once it is paid and gives them back when it is cancelled', async () => {
  const browser = shop.guest();
  const body = shop.toBody(await shop.quote({ id_services: ['cena'] }));
  const reply = await shop.prebook(browser, body);
  expect(reply.statusCode).toBe(201);
  const { booking, schedule } = reply.json().data;
  expect(schedule).toEqual([{ number: 1, due_on: null, amount: body.expected_total }]);
  await shop.work();
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '1+0/2', single: '0+0/2' });
  await shop.approve(browser, (await shop.openPayment(browser, booking.id)) ?? '');
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  const booked = await shop.bookingOf(browser, booking.id);
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
  await shop.work();
  expect(await stateOf(browser, booking.id)).toBe('CANCEL');
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
});

it('keeps what the bands say, but nothing for five business days after paying or until the departure', () => {
  const product = createPackageSale({ stock: createStock(shop.deps) });
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

it('sells the rooms for the deposit, and takes the other payments later', async () => {
  const browser = shop.guest();
  const { detail, ...quote } = await shop.quote();
  const amounts = detail.payment_plan?.instalments.map(({ amount }) => amount) ?? [];
  const id = await shop.buy(browser, shop.toBody({ detail, ...quote }, { payment: 'DEPOSIT' }));
  expect(await shop.bookingOf(browser, id)).toMatchObject({ status: 'OK', total: detail.total });
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  const paid: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const reference = (await shop.openPayment(browser, id)) ?? '';
    await shop.approve(browser, reference);
    paid.push((await browser.get(`/api/payments/${reference}`)).json().data.amount);
  }
  expect(paid).toEqual(amounts.slice(1));
  expect(await shop.openPayment(browser, id)).toBeNull();
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
});

it('gives the rooms back when a payment is missed', async () => {
  const browser = shop.guest();
  await shop.buy(browser, shop.toBody(await shop.quote(), { payment: 'DEPOSIT' }));
  shop.advance(Date.parse('2027-02-18T04:59:00Z') - shop.deps.clock().getTime());
  await shop.work();
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  shop.advance(60_000);
  for (let turn = 0; turn < 3; turn += 1) await shop.work();
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
});

it('says to who was second for the last room that it went, not that it was too late to pay', async () => {
  await shop.sell(
    aTour({
      minimum_group: undefined,
      departures: [aDeparture('2027-05-05', { rooms: { double: 1 } })],
    }),
  );
  const [first, second] = [shop.guest(), shop.guest()];
  const [one, other] = [await shop.quote(), await shop.quote()];
  const ids = [
    await shop.prebook(first, shop.toBody(one)),
    await shop.prebook(
      second,
      shop.toBody(other, {
        passengers: [aPassenger({ document: 'AB7001' }), aPassenger({ document: 'AB7002' })],
      }),
    ),
  ].map((reply) => reply.json().data.booking.id as string);
  await shop.work();
  const codes = await Promise.all(
    [first, second].map(async (browser, index) => {
      const body = { bookingId: ids[index] };
      const key = { 'idempotency-key': randomUUID() };
      return (await browser.postJson('/api/payments', body, key)).json().errors?.[0].code ?? 'open';
    }),
  );
  expect(codes.toSorted()).toEqual(['BOOKING_REJECTED', 'open']);
});

it('lets the rooms of who does not pay go', async () => {
  const browser = shop.guest();
  const reply = await shop.prebook(browser, shop.toBody(await shop.quote()));
  await shop.work();
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '1+0/2' });
  shop.advance(31 * 60_000);
  await shop.work();
  await shop.work();
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
  expect(await stateOf(browser, reply.json().data.booking.id)).toBe('CANCEL');
});

it('never sells more rooms than there are, however many buy at once', async () => {
  const quotes = await Promise.all(Array.from({ length: 12 }, () => shop.quote()));
  const buyers = quotes.map((quote, index) => ({
    browser: shop.guest(),
    body: shop.toBody(quote, {
      passengers: [
        aPassenger({ document: `AB00${index + 10}` }),
        aPassenger({ name: 'Luis', lastname: 'Pardo', document: `AB01${index + 10}` }),
      ],
      accepts: { ...shop.toBody(quote).accepts, duplicate: true },
    }),
  }));
  const replies = await Promise.all(buyers.map(({ browser, body }) => shop.prebook(browser, body)));
  const made = replies.flatMap((reply, index) =>
    reply.statusCode === 201 ? [{ index, id: reply.json().data.booking.id }] : [],
  );
  await Promise.all([shop.work(), shop.work(), shop.work()]);
  const shown = await Promise.all(
    made.map(async ({ index, id }) => {
      const browser = buyers[index]?.browser ?? shop.guest();
      const reference = await shop.openPayment(browser, id);
      if (reference !== null) await shop.approve(browser, reference);
      return { browser, id };
    }),
  );
  await Promise.all([shop.work(), shop.work()]);
  const states = await Promise.all(shown.map(({ browser, id }) => stateOf(browser, id)));
  expect(states.filter((state) => state === 'OK')).toHaveLength(2);
  expect(states.filter((state) => state === 'CANCEL')).toHaveLength(made.length - 2);
  expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+2/2' });
  const late = await shop.search({
    type: 'GET_WITH_FILTER',
    ItemPackageID: 'PE-CUSCO',
    DateBegin: '2027-05-05',
    DateEnd: '2027-05-05',
    Room: [aRoom(2)],
  });
  expect(late.json().errors[0].code).toBe('DEPARTURE_SOLD_OUT');
});

describe('who pays after the hold is over', () => {
  const payLate = async (between: () => Promise<unknown>) => {
    const browser = shop.guest();
    const reply = await shop.prebook(browser, shop.toBody(await shop.quote()));
    const { id } = reply.json().data.booking;
    await shop.work();
    const reference = (await shop.openPayment(browser, id)) ?? '';
    // The bank answers late: an open page would have been closed with the hold.
    shop.gateway.settle(reference, 'PENDING', { isProcessing: true });
    shop.advance(31 * 60_000);
    await shop.work();
    await shop.work();
    expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+0/2' });
    await between();
    await shop.approve(browser, reference);
    for (let turn = 0; turn < 3; turn += 1) {
      shop.advance(60_000);
      await shop.work();
    }
    return { browser, id, reference };
  };
  it('gets rooms that are still there', async () => {
    const { browser, id } = await payLate(async () => undefined);
    expect(await stateOf(browser, id)).toBe('OK');
    expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+1/2' });
  });
  it('is refunded when another buyer has the rooms', async () => {
    const rooms = [1, 2].map((room) => aRoom(2, [], { room }));
    const { browser, id, reference } = await payLate(async () =>
      shop.buy(
        shop.guest(),
        shop.toBody(await shop.quote({ Room: rooms }), {
          passengers: [1, 1, 2, 2].map((room, index) =>
            aPassenger({ room, document: `CD10${index}` }),
          ),
        }),
      ),
    );
    expect(await stateOf(browser, id)).toBe('CANCEL');
    expect(await shop.roomsOf('2027-05-05')).toMatchObject({ double: '0+2/2' });
    const payment = (await browser.get(`/api/payments/${reference}`)).json().data;
    expect(payment.refunded).toBe(payment.amount);
  });
});
