import { randomUUID } from 'node:crypto';
import { BOOKING_STATES, type BookingState, shownBookingStatus, TRANSITIONS } from './states';
import { openTestCheckout, type TestCheckout } from '../testing/testCheckout';
import { transition } from './transition';

let test: TestCheckout;
let paymentId: string;
let booking: { id: string; brand: string };
beforeAll(async () => {
  test = await openTestCheckout();
  const {
    booking: { id },
    pay,
  } = await test.prebook();
  ({ id: paymentId } = await pay());
  booking = { id, brand: 'tiquete' };
});
afterAll(() => test.close());

const lease = { token: randomUUID(), until: new Date() };
const put = (state: BookingState, token: string | null = null) =>
  test.db.withBrand('tiquete', (tx) =>
    tx.query(
      'update bookings set state = $2, paid_with = $3, supplier_locator = $4, lease_token = $5, cancel_penalty = 0, cancel_requested_at = now(), waits_until = now() where id = $1',
      [booking.id, state, paymentId, 'X', token],
    ),
  );
const move = (from: BookingState, to: BookingState, given?: typeof lease) =>
  test.db.withBrand('tiquete', (tx) =>
    transition(
      tx,
      { ...booking, state: from },
      { to, at: test.clock(), nextAt: null, lease: given },
    ),
  );
const state = async () => (await test.booking(booking.id)).state;
const ways = BOOKING_STATES.flatMap((from) => TRANSITIONS[from].map((to) => [from, to] as const));
const noWays = BOOKING_STATES.flatMap((from) =>
  BOOKING_STATES.filter((to) => !TRANSITIONS[from].includes(to)).map((to) => [from, to] as const),
);

it.each(ways)(
  "%s to %s is possible from that state and under one's own lease only, and writes one event",
  async (from, to) => {
    const wrong = BOOKING_STATES.find((other) => other !== from) ?? from;
    await put(wrong);
    const before = (await test.eventsOf(booking.id)).length;
    expect(await move(from, to)).toBe(false);
    expect(await state()).toBe(wrong);
    await put(from, randomUUID());
    expect(await move(from, to, lease)).toBe(false);
    await put(from);
    expect(await move(from, to, lease)).toBe(false);
    expect(await state()).toBe(from);
    expect(await test.eventsOf(booking.id)).toHaveLength(before);
    await put(from, lease.token);
    expect(await move(from, to, lease)).toBe(true);
    expect(await state()).toBe(to);
    expect((await test.eventsOf(booking.id)).slice(before)).toEqual([to]);
  },
);

it.each(noWays)('%s to %s is impossible', async (from, to) => {
  await expect(move(from, to)).rejects.toThrow('cannot go');
});

it('shows OK only for bookings that the supplier has confirmed and not cancelled', () => {
  const cancelling: BookingState[] = [
    'CANCELLING',
    'CANCELLING_AT_SUPPLIER',
    'CANCEL_UNKNOWN',
    'CANCEL_REVIEW',
  ];
  const states: BookingState[] = [
    'BOOKING_AT_SUPPLIER',
    'SUPPLIER_UNKNOWN',
    'MANUAL_REVIEW',
    'CONFIRMING_PAYMENT',
    'WAITING',
    'ISSUING',
    'ISSUE_UNKNOWN',
    'ISSUE_REVIEW',
  ];
  expect(BOOKING_STATES.filter((one) => shownBookingStatus(one) === 'OK')).toEqual([
    'CONFIRMED',
    ...cancelling,
  ]);
  expect(BOOKING_STATES.filter((one) => TRANSITIONS[one].includes('CONFIRMED'))).toEqual([
    ...states,
    'CANCELLING_AT_SUPPLIER',
    'CANCEL_UNKNOWN',
    'CANCEL_REVIEW',
  ]);
  // Only a booking at the supplier can be cancelled, and only one under cancellation is confirmed again.
  expect(
    BOOKING_STATES.filter(
      (one) => cancelling.some((to) => TRANSITIONS[one].includes(to)) && !cancelling.includes(one),
    ),
  ).toEqual(['WAITING', 'CONFIRMED']);
});

describe('the database itself', () => {
  it.each([
    [
      'a confirmation without locator',
      "update bookings set state = 'CONFIRMED', supplier_locator = null where id = $1",
    ],
    [
      'a step behind the payment without one',
      "update bookings set state = 'PAID', paid_with = null where id = $1",
    ],
    [
      'a second open payment',
      "insert into payments (id, brand, booking_id, reference, state, amount, expires_at, created_at, updated_at) select gen_random_uuid(), brand, booking_id, 'TQX-9', 'CREATED', 1, now(), now(), now() from payments where booking_id = $1",
    ],
    [
      'an issued document without locator',
      "update bookings set state = 'ISSUING', supplier_locator = null where id = $1",
    ],
    [
      'a cancellation whose penalty is not fixed',
      "update bookings set state = 'CANCELLING', supplier_locator = 'X', cancel_penalty = null where id = $1",
    ],
    ['a penalty above the price', 'update bookings set cancel_penalty = total + 1 where id = $1'],
    [
      'more back than came in',
      'update payments set refund_reserved = captured + 1 where booking_id = $1',
    ],
    ['a change of history', "update booking_events set code = 'X' where booking_id = $1"],
    [
      "a change of an event's data",
      `update booking_events set data = '{"amount": 1}' where booking_id = $1`,
    ],
    ['its deletion', 'delete from booking_events where booking_id = $1'],
    ['the deletion of a booking', 'delete from bookings where id = $1'],
  ])('rejects %s', async (_, sql) => {
    await expect(test.db.withBrand('tiquete', (tx) => tx.query(sql, [booking.id]))).rejects.toThrow(
      /violates|permission denied/,
    );
  });

  it('shows a booking, its payments and its history only to its own brand', async () => {
    for (const table of ['bookings', 'payments', 'booking_events', 'outbox', 'idempotency_keys']) {
      const rows = await test.db.withBrand('andes', (tx) => tx.query(`select * from ${table}`));
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});
