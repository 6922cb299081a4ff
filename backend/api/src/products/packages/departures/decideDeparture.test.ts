import { randomUUID } from 'node:crypto';
import type { PackagePassenger } from '@tiquete/contracts';
import { problemOf } from '../../assistance/testing/anAssistanceApp';
import { aConsole, CUSCO, tour, weekend } from '../testing/aConsole';
import { createStock, type BookedRooms } from '../sale/stock';
import type { Browser } from '../testing/aPackageApp';
import { aPassenger } from '../testing/prebookings';
import { aRoom } from '../testing/searches';

let shop: Awaited<ReturnType<typeof aConsole>>;
jest.setTimeout(60_000);
beforeEach(async () => {
  shop = await aConsole();
});
afterEach(() => shop.close());

const DAY_MS = 86_400_000;
const DAY = '2027-05-05';
const decide = (decision: 'CONFIRM' | 'CANCEL', id = CUSCO, browser?: Browser) =>
  shop.act(`${id}/decision`, { decision, reason: 'Así quedó el grupo' }, browser);
/** Each buyer buys once. */
let buyers = 0;
const others = (): PackagePassenger[] => {
  buyers += 1;
  return [
    aPassenger({ document: `AV${1000 + buyers}` }),
    aPassenger({ name: 'Luis', document: `AV${2000 + buyers}` }),
  ];
};
/** Two adults in a double room; returns the booking and its buyer. */
const buy = async (payment: 'TOTAL' | 'DEPOSIT' = 'TOTAL') => {
  const browser = shop.guest();
  const quoted = await shop.quote();
  const id = await shop.buy(browser, shop.toBody(quoted, { payment, passengers: others() }));
  return { id, read: () => shop.bookingOf(browser, id), browser, total: quoted.detail.total };
};
/** Two single rooms, which are all there are. */
const buySingles = async () => {
  const Room = [aRoom(1), aRoom(1, [], { room: 2 })];
  const passengers = others().map((one, index) => ({ ...one, room: index + 1 }));
  return shop.buy(shop.guest(), shop.toBody(await shop.quote({ Room }), { passengers }));
};
const listed = async () => {
  const [found] = (await shop.search({ DateBegin: DAY, DateEnd: DAY }))
    .json()
    .data.packages.filter(({ ItemPackageID }: { ItemPackageID: string }) =>
      /CUSCO/.test(ItemPackageID),
    );
  return found?.availability.status ?? null;
};
/** Templates of the mails of a booking, in order. */
const mailsOf = async (id: string) => {
  const rows = await shop.deps.db.queryBrand<{ topic: string }>(
    'tiquete',
    'select topic from outbox where booking_id = $1 order by id',
    [id],
  );
  return rows.map(({ topic }) => topic);
};
const taking = (reference: string, roomType: 'single' | 'double', count: number): BookedRooms => ({
  brandId: 'tiquete',
  reference,
  package: 'PE-CUSCO',
  date: DAY,
  rooms: [{ roomType, count }],
});

it('waits below the minimum group, paid or begun to be, with its rooms', async () => {
  const [whole, parts] = [await buy(), await buy('DEPOSIT')];
  for (const { read } of [whole, parts])
    expect(await read()).toMatchObject({
      status: 'COTIZED',
      course: 'WAITING',
      waits_until: '2027-04-16T04:59:59.000Z',
      payment_status: 'APPROVED',
      can: { voucher: false },
    });
  expect(await shop.roomsOf(DAY)).toMatchObject({ double: '0+2/2' });
  expect(await mailsOf(whole.id)).toContain('WAITING');
  expect(await shop.departure()).toMatchObject({
    bookings: 2,
    paid: (await whole.read()).total + (await parts.read()).total - (await parts.read()).balance,
    decided: null,
    minimum_group: { sold: 4, is_reached: false, decision: null },
  });
});

it('is confirmed finally by the sale that completes the group, together with the waiting bookings', async () => {
  const [first, second] = [await buy(), await buy()];
  expect(await listed()).toBe('ON_REQUEST');
  const last = await buySingles();
  expect(await mailsOf(last)).not.toContain('WAITING');
  await shop.work();
  for (const { read } of [first, second])
    expect(await read()).toMatchObject({ status: 'OK', course: null, waits_until: null });
  expect(await shop.departure()).toMatchObject({
    decided: { at: shop.deps.clock().toISOString(), by: null, reason: null },
    minimum_group: { decision: 'CONFIRM', is_reached: true },
  });
  expect(await listed()).toBe('AVAILABLE');

  await first.browser.postJson(
    `/api/bookings/${first.id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': randomUUID() },
  );
  await shop.work();
  expect((await first.read()).status).toBe('CANCEL');
  expect((await second.read()).status).toBe('OK');
  expect(await listed()).toBe('AVAILABLE');
  expect((await (await buy()).read()).status).toBe('OK');
  expect(problemOf(await decide('CANCEL'))).toEqual([409, 'DEPARTURE_DECIDED', undefined]);
});

it('is confirmed by an operator, once, with any group', async () => {
  const { id, read } = await buy();
  const reply = await decide('CONFIRM');
  expect(reply.json().data).toMatchObject({
    decided: { by: 'Olga Ruiz', reason: 'Así quedó el grupo' },
    minimum_group: { sold: 2, is_reached: false, decision: 'CONFIRM' },
  });
  await shop.work();
  expect((await read()).status).toBe('OK');
  expect(await mailsOf(id)).toEqual(expect.arrayContaining(['WAITING', 'CONFIRMED']));
  expect(await listed()).toBe('AVAILABLE');
  expect((await shop.quote()).detail.minimum_group).toMatchObject({ is_reached: true });
  expect(await shop.ids('?below_minimum=yes')).not.toContain(CUSCO);
  shop.advance(DAY_MS);
  const olga = await shop.operator();
  expect((await decide('CONFIRM', CUSCO, olga)).json()).toEqual(reply.json());
  const refused = await decide('CANCEL', CUSCO, olga);
  expect(refused.json().errors[0]).toMatchObject({
    code: 'DEPARTURE_DECIDED',
    detail: 'Esta salida ya está confirmada.',
  });
});

it('gives everything back when it is cancelled, also to who was confirmed, and sells nothing more', async () => {
  await shop.sell({ ...tour, minimum_group: undefined }, weekend);
  const before = await buy();
  expect((await before.read()).status).toBe('OK');
  await shop.sell(tour, weekend);
  const parts = await buy('DEPOSIT');
  const paying = shop.guest();
  const Room = [aRoom(1)];
  const held = await shop.prebook(
    paying,
    shop.toBody(await shop.quote({ Room }), { passengers: others().slice(1) }),
  );
  await shop.work();
  const quoted = await shop.quote({ Room });

  const { data } = (await decide('CANCEL')).json();
  expect(data).toMatchObject({
    sale: 'CANCELLED',
    bookings: 0,
    paid: 0,
    rooms: { sold: 0, held: 1 },
    minimum_group: { decision: 'CANCEL' },
  });
  await shop.work();
  for (const { id, read } of [before, parts]) {
    expect(shop.gateway.netOf((await read()).code)).toBe(0);
    expect(await read()).toMatchObject({ status: 'CANCEL', course: null });
    expect(await mailsOf(id)).toContain('CANCELLED');
  }
  expect(await listed()).toBeNull();
  await expect(shop.quote()).rejects.toThrow('DEPARTURE_SOLD_OUT');
  expect(problemOf(await shop.prebook(shop.guest(), shop.toBody(quoted))).slice(0, 2)).toEqual([
    409,
    'DEPARTURE_SOLD_OUT',
  ]);
  const { id } = held.json().data.booking;
  await shop.approve(paying, (await shop.openPayment(paying, id)) ?? '');
  expect(await shop.bookingOf(paying, id)).toMatchObject({ status: 'CANCEL' });
  expect(shop.gateway.netOf((await shop.bookingOf(paying, id)).code)).toBe(0);
});

it('stays cancelled after any opening or import', async () => {
  const cancelled = (await decide('CANCEL')).json();
  expect((await decide('CANCEL')).json()).toEqual(cancelled);
  expect(problemOf(await decide('CONFIRM'))).toEqual([409, 'DEPARTURE_DECIDED', undefined]);
  expect(problemOf(await shop.setSale('OPEN'))).toEqual([409, 'DEPARTURE_CANCELLED', undefined]);
  const [first, ...others] = tour.departures;
  await shop.sell({ ...tour, departures: others }, weekend);
  expect(await shop.departure()).toMatchObject({ sale: 'CANCELLED', is_offered: false });
  await shop.sell({ ...tour, departures: [first!, ...others] }, weekend);
  expect(await shop.departure()).toMatchObject({ sale: 'CANCELLED', is_offered: true });
  expect(await listed()).toBeNull();
});

it('is not decided without a group, nor cancelled without a code of now', async () => {
  const refused = await decide('CONFIRM', 'CTG-MURALLAS_2027-05-05');
  expect(refused.json().errors[0]).toMatchObject({
    code: 'DEPARTURE_DECIDED',
    detail: 'Esta salida no pide un grupo mínimo: se hace.',
  });
  expect((await decide('CONFIRM', 'PE-CUSCO_2027-05-06')).statusCode).toBe(404);
  // The code is no longer fresh, but the session has not ended.
  shop.advance(29 * 60_000);
  expect(problemOf(await decide('CANCEL')).slice(0, 2)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect((await decide('CONFIRM')).statusCode).toBe(200);
});

it('tells who buys when it is overdue that it is decided tomorrow, and its operators that it is', async () => {
  const { detail } = await shop.quote();
  expect(detail.minimum_group).toEqual({
    travelers: 6,
    decided_by: '2027-04-15',
    is_reached: false,
  });
  shop.advance(Date.parse('2027-04-20T17:00:00Z') - shop.deps.clock().getTime());
  const late = await shop.quote();
  expect(late.detail.minimum_group).toMatchObject({ decided_by: '2027-04-21' });
  expect(await (await buy()).read()).toMatchObject({ waits_until: '2027-04-22T04:59:59.000Z' });
  const olga = await shop.operator();
  expect((await shop.departures('', olga)).json().data[1]).toMatchObject({
    id: CUSCO,
    minimum_group: { decided_by: '2027-04-15', is_overdue: true },
  });
});

it('sells nothing after it is cancelled, and cancels nothing that its last sale confirmed', async () => {
  const stock = createStock(shop.deps);
  const soldFirst = () =>
    Promise.all([stock.sell(taking('A', 'double', 2)), stock.sell(taking('B', 'single', 2))]);
  const [sold, decision] = await Promise.all([soldFirst(), decide('CANCEL')]);
  const departure = await shop.departure();
  if (decision.statusCode === 200) {
    expect(sold.every(({ kind }) => kind === 'cancelled' || kind === 'sold')).toBe(true);
    expect(departure).toMatchObject({ sale: 'CANCELLED', rooms: { sold: 0 } });
    for (const reference of ['A', 'B'])
      expect((await stock.findSale('tiquete', reference))?.kind).not.toBe('sold');
  } else {
    expect(departure).toMatchObject({ sale: 'OPEN', minimum_group: { decision: 'CONFIRM' } });
    expect(await soldFirst()).toEqual(sold.map(() => ({ kind: 'sold', waitsUntil: null })));
  }
});

it('is completed by two sales of different rooms at once', async () => {
  const stock = createStock(shop.deps);
  await Promise.all([
    stock.sell(taking('A', 'double', 2)),
    stock.sell(taking('B', 'single', 2)),
    stock.sell(taking('C', 'double', 2)),
  ]);
  expect(await shop.departure()).toMatchObject({
    minimum_group: { decision: 'CONFIRM', is_reached: true },
  });
  expect(await stock.findSale('tiquete', 'B')).toEqual({ kind: 'sold', waitsUntil: null });
});
