import { randomUUID } from 'node:crypto';
import { aCall, aQuote, toAnswer } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';
import { leaveUnpaid, returnToUnpaid } from './unpaidHolds';

/** Tests holds without payment: their number per departure and caller, and their duration. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened), { holds: true });

const MINUTE_MS = 60_000;
const aUser = async () => {
  const id = randomUUID();
  await test.db.withBrand('tiquete', (tx) =>
    tx.query(
      'insert into users (id, brand, email, name, password_hash, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, 'tiquete', `${id}@viajes.test`, 'Ana', 'x', test.clock()],
    ),
  );
  return { id };
};
const rooms = (count: number, departure: string) => ({ departure, unit: 'rooms' as const, count });
let departures = 0;
beforeEach(() => void (departures += 1));
const hold = async (count: number, call: { userId?: string; network?: string } = {}) => {
  const unpaidHold = rooms(count, `ANDES ${departures}`);
  const created = await test.first.checkout
    .createBooking(aCall(call), async () => ({
      quote: aQuote(test.clock(), { unpaidHold }),
      toAnswer,
    }))
    .catch((error: { code: string; message: string }) => error);
  return 'answer' in created ? created.answer : created;
};
const codesOf = (held: object[]) => held.map((one) => ('code' in one ? String(one.code) : ''));
const refused = (held: object[]) =>
  codesOf(held).filter((code) => code === 'TOO_MANY_UNPAID').length;

describe('unpaid rooms of one departure', () => {
  it('are counted by network, for all addresses of a guest’s network', async () => {
    const network = 'caller:2001:db8:0:1';
    const held = [
      await hold(3, { network }),
      await hold(3, { network }),
      await hold(1, { network }),
    ];
    expect(refused(held)).toBe(1);
    expect(held[2]).toMatchObject({
      message:
        'Desde tu conexión hay 6 habitaciones sin pagar de esta salida, y se pueden apartar 6 habitaciones a la vez. Paga o cancela esas reservas, o espera a que venzan.',
    });
    expect(refused([await hold(3, { network: 'caller:203.0.113.9' })])).toBe(0);
  });

  it('are counted by account', async () => {
    const { id } = await aUser();
    const { id: other } = await aUser();
    const held = [await hold(6, { userId: id }), await hold(1, { userId: id })];
    expect(refused(held)).toBe(1);
    expect(refused([await hold(6, { userId: other })])).toBe(0);
  });

  it('are limited for fifteen simultaneous bookings', async () => {
    const network = 'caller:198.51.100.7';
    const held = await Promise.all(Array.from({ length: 15 }, () => hold(3, { network })));
    expect(refused(held)).toBe(13);
  });

  it('are free again once they are paid, cancelled or expired', async () => {
    const network = 'caller:192.0.2.1';
    const first = await hold(6, { network });
    await test.runDue();
    if (!('id' in first)) throw new Error('not held');
    await test.cancel(first.id, 0);
    await test.runDue();
    expect(refused([await hold(6, { network })])).toBe(0);
  });

  it("may exceed the limit in a caller's first booking", async () => {
    expect(refused([await hold(12, { network: 'caller:192.0.2.2' })])).toBe(0);
  });

  it('are not counted for guests on this machine, who cannot be distinguished', async () => {
    expect(refused([await hold(6), await hold(6)])).toBe(0);
  });
});

it('last 20 minutes for a guest and 30 for an account', async () => {
  const { id } = await aUser();
  const minutesOf = async (held: object) => {
    if (!('id' in held)) throw new Error('not held');
    const { pay_by: payBy, created_at: createdAt } = await test.booking(String(held.id));
    return Math.round((payBy.getTime() - createdAt.getTime()) / MINUTE_MS);
  };
  expect([
    await minutesOf(await hold(1, { network: 'caller:192.0.2.3' })),
    await minutesOf(await hold(1, { userId: id })),
  ]).toEqual([20, 30]);
});

describe('a page that was left', () => {
  const leave = async (id: string) =>
    leaveUnpaid(test.first.checkout.engine, await test.booking(id));
  const held = async () => {
    const traveller = await test.prebook({ unpaidHold: rooms(1, `LEFT ${departures}`) });
    await test.runDue();
    return traveller;
  };
  const endOf = async (id: string, code: string) => [
    await test.stateOf(id),
    test.product.heldAs.has(code),
  ];

  it('ends its hold after three minutes', async () => {
    const { booking } = await held();
    expect(await leave(booking.id)).not.toBeNull();
    await test.work(2);
    expect(await endOf(booking.id, booking.code)).toEqual(['HELD', true]);
    await test.work(3);
    expect(await endOf(booking.id, booking.code)).toEqual(['EXPIRED', false]);
  });

  it('leaves its hold until the deadline when the traveller comes back', async () => {
    const { booking } = await held();
    await leave(booking.id);
    await test.work(1);
    const { pay_by: payBy } = await test.booking(booking.id);
    expect(
      await returnToUnpaid(test.first.checkout.engine, await test.booking(booking.id)),
    ).toEqual(payBy);
    await test.work(6);
    expect(await endOf(booking.id, booking.code)).toEqual(['HELD', true]);
  });

  it('leaves its hold when the traveller comes back and pays', async () => {
    const { booking, pay } = await held();
    await leave(booking.id);
    await test.work(1);
    await pay();
    await test.work(6);
    expect(await endOf(booking.id, booking.code)).toEqual(['AWAITING_PAYMENT', true]);
  });

  it('changes nothing while a payment is open: a reload or the back button at the gateway', async () => {
    const { booking, pay } = await held();
    const { reference } = await pay();
    expect(await leave(booking.id)).toBeNull();
    await test.work(6);
    test.gateway.settle(reference, 'APPROVED');
    await test.work(6);
    expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
  });

  it('changes nothing without a hold, or after the booking has ended', async () => {
    const { booking } = await test.prebook();
    expect(await leave(booking.id)).toBeNull();
    const over = await held();
    await test.cancel(over.booking.id, 0);
    expect(await leave(over.booking.id)).toBeNull();
  });
});
