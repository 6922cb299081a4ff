import { randomUUID } from 'node:crypto';
import type { PackagePassenger } from '@tiquete/contracts';
import { problemOf } from '../../assistance/testing/anAssistanceApp';
import { aConsole, CUSCO, tour, weekend } from '../testing/aConsole';
import { createStock, type BookedRooms } from '../sale/stock';
import type { Browser } from '../testing/aPackageApp';
import { aPassenger } from '../testing/prebookings';
import { aRoom } from '../testing/searches';

let api: Awaited<ReturnType<typeof aConsole>>;
beforeEach(async () => {
  api = await aConsole();
});
afterEach(() => api.close());

const DAY_MS = 86_400_000;
const DAY = '2027-05-05';
const decide = (decision: 'CONFIRM' | 'CANCEL', id = CUSCO, browser?: Browser) =>
  api.act(`${id}/decision`, { decision, reason: 'Así quedó el grupo' }, browser);
/** Number of buyers up to now, because each buys once. */
let buyers = 0;
const others = (): PackagePassenger[] => {
  buyers += 1;
  return [
    aPassenger({ document: `AV${1000 + buyers}` }),
    aPassenger({ name: 'Luis', document: `AV${2000 + buyers}` }),
  ];
};
/** Buys a double room for two adults. Returns the booking and its buyer. */
const buy = async (payment: 'TOTAL' | 'DEPOSIT' = 'TOTAL') => {
  const browser = api.guest();
  const quoted = await api.quote();
  const id = await api.buy(browser, api.toBody(quoted, { payment, passengers: others() }));
  return { id, read: () => api.bookingOf(browser, id), browser, total: quoted.detail.total };
};
/** Buys two single rooms, the only ones of the departure. */
const buySingles = async () => {
  const Room = [aRoom(1), aRoom(1, [], { room: 2 })];
  const passengers = others().map((one, index) => ({ ...one, room: index + 1 }));
  return api.buy(api.guest(), api.toBody(await api.quote({ Room }), { passengers }));
};
const listed = async () => {
  const [found] = (await api.search({ DateBegin: DAY, DateEnd: DAY }))
    .json()
    .data.packages.filter(({ ItemPackageID }: { ItemPackageID: string }) =>
      /CUSCO/.test(ItemPackageID),
    );
  return found?.availability.status ?? null;
};
/** Templates of the mails of a booking, in order. */
const mailsOf = async (id: string) => {
  const rows = await api.deps.db.queryBrand<{ topic: string }>(
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

it('leaves a booking below the minimum group waiting with its rooms, paid in full or in part', async () => {
  const [whole, parts] = [await buy(), await buy('DEPOSIT')];
  for (const { read } of [whole, parts])
    expect(await read()).toMatchObject({
      status: 'COTIZED',
      course: 'WAITING',
      waits_until: '2027-04-16T04:59:59.000Z',
      payment_status: 'APPROVED',
      can: { voucher: false },
    });
  expect(await api.roomsOf(DAY)).toMatchObject({ double: '0+2/2' });
  expect(await mailsOf(whole.id)).toContain('WAITING');
  expect(await api.departure()).toMatchObject({
    bookings: 2,
    paid: (await whole.read()).total + (await parts.read()).total - (await parts.read()).balance,
    decided: null,
    minimum_group: { sold: 4, is_reached: false, decision: null },
  });
});

it('confirms the departure and its waiting bookings by the sale that completes the group', async () => {
  const [first, second] = [await buy(), await buy()];
  expect(await listed()).toBe('ON_REQUEST');
  const last = await buySingles();
  expect(await mailsOf(last)).not.toContain('WAITING');
  await api.work();
  for (const { read } of [first, second])
    expect(await read()).toMatchObject({ status: 'OK', course: null, waits_until: null });
  expect(await api.departure()).toMatchObject({
    decided: { at: api.deps.clock().toISOString(), by: null, reason: null },
    minimum_group: { decision: 'CONFIRM', is_reached: true },
  });
  expect(await listed()).toBe('AVAILABLE');

  await first.browser.postJson(
    `/api/bookings/${first.id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': randomUUID() },
  );
  await api.work();
  expect((await first.read()).status).toBe('CANCEL');
  expect((await second.read()).status).toBe('OK');
  expect(await listed()).toBe('AVAILABLE');
  expect((await (await buy()).read()).status).toBe('OK');
  expect(problemOf(await decide('CANCEL'))).toEqual([409, 'DEPARTURE_DECIDED', undefined]);
});

it('lets an operator confirm a departure once, with a group of any size', async () => {
  const { id, read } = await buy();
  const reply = await decide('CONFIRM');
  expect(reply.json().data).toMatchObject({
    decided: { by: 'Olga Ruiz', reason: 'Así quedó el grupo' },
    minimum_group: { sold: 2, is_reached: false, decision: 'CONFIRM' },
  });
  await api.work();
  expect((await read()).status).toBe('OK');
  expect(await mailsOf(id)).toEqual(expect.arrayContaining(['WAITING', 'CONFIRMED']));
  expect(await listed()).toBe('AVAILABLE');
  expect((await api.quote()).detail.minimum_group).toMatchObject({ is_reached: true });
  expect(await api.ids('?below_minimum=yes')).not.toContain(CUSCO);
  api.advance(DAY_MS);
  const olga = await api.operator();
  expect((await decide('CONFIRM', CUSCO, olga)).json()).toEqual(reply.json());
  const refused = await decide('CANCEL', CUSCO, olga);
  expect(refused.json().errors[0]).toMatchObject({
    code: 'DEPARTURE_DECIDED',
    detail: 'Esta salida ya está confirmada.',
  });
});

it('refunds every booking of a cancelled departure, confirmed ones too, and sells nothing more', async () => {
  await api.sell({ ...tour, minimum_group: undefined }, weekend);
  const before = await buy();
  expect((await before.read()).status).toBe('OK');
  await api.sell(tour, weekend);
  const parts = await buy('DEPOSIT');
  const paying = api.guest();
  const Room = [aRoom(1)];
  const held = await api.prebook(
    paying,
    api.toBody(await api.quote({ Room }), { passengers: others().slice(1) }),
  );
  await api.work();
  const quoted = await api.quote({ Room });

  const { data } = (await decide('CANCEL')).json();
  expect(data).toMatchObject({
    sale: 'CANCELLED',
    bookings: 0,
    paid: 0,
    rooms: { sold: 0, held: 1 },
    minimum_group: { decision: 'CANCEL' },
  });
  await api.work();
  for (const { id, read } of [before, parts]) {
    expect(api.gateway.netOf((await read()).code)).toBe(0);
    expect(await read()).toMatchObject({ status: 'CANCEL', course: null });
    expect(await mailsOf(id)).toContain('CANCELLED');
  }
  expect(await listed()).toBeNull();
  await expect(api.quote()).rejects.toThrow('DEPARTURE_SOLD_OUT');
  expect(problemOf(await api.prebook(api.guest(), api.toBody(quoted))).slice(0, 2)).toEqual([
    409,
    'DEPARTURE_SOLD_OUT',
  ]);
  const { id } = held.json().data.booking;
  await api.approve(paying, (await api.openPayment(paying, id)) ?? '');
  expect(await api.bookingOf(paying, id)).toMatchObject({ status: 'CANCEL' });
  expect(api.gateway.netOf((await api.bookingOf(paying, id)).code)).toBe(0);
});

it('leaves a cancelled departure cancelled after an opening or an import', async () => {
  const cancelled = (await decide('CANCEL')).json();
  expect((await decide('CANCEL')).json()).toEqual(cancelled);
  expect(problemOf(await decide('CONFIRM'))).toEqual([409, 'DEPARTURE_DECIDED', undefined]);
  expect(problemOf(await api.setSale('OPEN'))).toEqual([409, 'DEPARTURE_CANCELLED', undefined]);
  const [first, ...others] = tour.departures;
  await api.sell({ ...tour, departures: others }, weekend);
  expect(await api.departure()).toMatchObject({ sale: 'CANCELLED', is_offered: false });
  await api.sell({ ...tour, departures: [first!, ...others] }, weekend);
  expect(await api.departure()).toMatchObject({ sale: 'CANCELLED', is_offered: true });
  expect(await listed()).toBeNull();
});

it('rejects a decision without a minimum group, and a cancellation without a fresh code', async () => {
  const refused = await decide('CONFIRM', 'CTG-MURALLAS_2027-05-05');
  expect(refused.json().errors[0]).toMatchObject({
    code: 'DEPARTURE_DECIDED',
    detail: 'Esta salida no pide un grupo mínimo: se hace.',
  });
  expect((await decide('CONFIRM', 'PE-CUSCO_2027-05-06')).statusCode).toBe(404);
  // The code is no longer fresh, but the session has not ended.
  api.advance(29 * 60_000);
  expect(problemOf(await decide('CANCEL')).slice(0, 2)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect((await decide('CONFIRM')).statusCode).toBe(200);
});

it('tells a buyer that an overdue departure is decided tomorrow, and operators that it is overdue', async () => {
  const { detail } = await api.quote();
  expect(detail.minimum_group).toEqual({
    travelers: 6,
    decided_by: '2027-04-15',
    is_reached: false,
  });
  api.advance(Date.parse('2027-04-20T17:00:00Z') - api.deps.clock().getTime());
  const late = await api.quote();
  expect(late.detail.minimum_group).toMatchObject({ decided_by: '2027-04-21' });
  expect(await (await buy()).read()).toMatchObject({ waits_until: '2027-04-22T04:59:59.000Z' });
  const olga = await api.operator();
  expect((await api.departures('', olga)).json().data[1]).toMatchObject({
    id: CUSCO,
    minimum_group: { decided_by: '2027-04-15', is_overdue: true },
  });
});

it('applies either a cancellation or a simultaneous last sale, not both', async () => {
  const stock = createStock(api.deps);
  const soldFirst = () =>
    Promise.all([stock.sell(taking('A', 'double', 2)), stock.sell(taking('B', 'single', 2))]);
  const [sold, decision] = await Promise.all([soldFirst(), decide('CANCEL')]);
  const departure = await api.departure();
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

it('completes the group by two simultaneous sales of different rooms', async () => {
  const stock = createStock(api.deps);
  await Promise.all([
    stock.sell(taking('A', 'double', 2)),
    stock.sell(taking('B', 'single', 2)),
    stock.sell(taking('C', 'double', 2)),
  ]);
  expect(await api.departure()).toMatchObject({
    minimum_group: { decision: 'CONFIRM', is_reached: true },
  });
  expect(await stock.findSale('tiquete', 'B')).toEqual({ kind: 'sold', waitsUntil: null });
});
