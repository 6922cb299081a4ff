import { inInstalments, someTerms } from '../../testing/builders';
import { WAITS_MS } from '../../testing/fakeProduct';
import { useWorld } from '../../testing/useWorld';
import type { World } from '../../testing/world';

let world: World;
useWorld((opened) => (world = opened));

const HOUR = 3_600_000;
/** Paid, at a supplier that has three days to decide. */
const waiting = async (over: Parameters<World['paid']>[0] = {}) => {
  world.product.next = ['waiting'];
  const paid = await world.paid({ cancellation: someTerms(world.clock()), ...over });
  await world.work(2);
  expect(await world.stateOf(paid.booking.id)).toBe('WAITING');
  return paid;
};
const decide = async (code: string, decision: 'CONFIRM' | 'CANCEL') => {
  world.product.decide(code, decision);
  world.advance(HOUR);
  await world.work(2);
};
const asked = async (hours: number) => {
  const lookUp = jest.spyOn(world.product, 'lookUp');
  for (let hour = 0; hour < hours; hour += 1) {
    await world.runDue();
    world.advance(HOUR);
  }
  const { length } = lookUp.mock.calls;
  lookUp.mockRestore();
  return length;
};

it('is checked every hour until the supplier confirms', async () => {
  const { booking } = await waiting();
  expect(await world.booking(booking.id)).toMatchObject({
    supplier_locator: `HB-${booking.code}-1`,
  });
  world.advance(HOUR);
  expect(await asked(5)).toBe(5);
  await decide(booking.code, 'CONFIRM');
  expect(await world.booking(booking.id)).toMatchObject({ state: 'CONFIRMED', waits_until: null });
  expect(world.product.booked.get(booking.code)).toHaveLength(1);
  expect(await world.eventsOf(booking.id)).toEqual(
    expect.arrayContaining(['WAITING', 'CONFIRMED']),
  );
});

it('cancels, and everything paid goes back, the parts too', async () => {
  const traveller = await waiting(inInstalments(world.clock()));
  const { reference } = await traveller.pay();
  world.gateway.settle(reference, 'APPROVED');
  world.advance(61_000);
  await world.runDue();
  expect((await world.booking(traveller.booking.id)).paid).toBe(360_000);
  await decide(traveller.booking.code, 'CANCEL');
  expect(await world.booking(traveller.booking.id)).toMatchObject({
    state: 'CANCELLED',
    cancel_cause: 'SUPPLIER_CANCELLED',
    cancel_penalty: 0,
  });
  expect(world.gateway.netOf(traveller.booking.code)).toBe(0);
});

it('has promised money taken before it decides', async () => {
  world.product.next = ['waiting'];
  const { booking, pay } = await world.prebook();
  world.gateway.settle((await pay()).reference, 'AUTHORIZED');
  await world.work(2);
  expect(await world.stateOf(booking.id)).toBe('WAITING');
  expect(world.gateway.netOf(booking.code)).toBe(480_000);
});

it('has its document issued once it confirmed', async () => {
  world.product.become({ issues: true });
  const { booking } = await waiting();
  expect(world.product.issued.has(booking.code)).toBe(false);
  await decide(booking.code, 'CONFIRM');
  expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
  expect(world.product.issued.get(booking.code)).toHaveLength(1);
});

it('keeps what the terms say of who does not want to wait', async () => {
  const { booking } = await waiting();
  world.advance(49 * HOUR);
  await world.cancel(booking.id, 240_000);
  await world.work(2);
  expect(await world.stateOf(booking.id)).toBe('CANCELLED');
  expect(world.gateway.netOf(booking.code)).toBe(240_000);
});

it('that refuses to cancel goes on deciding', async () => {
  const { booking } = await waiting();
  world.product.nextCancels = ['refused'];
  await world.cancel(booking.id, 0);
  await world.work(2);
  expect(await world.stateOf(booking.id)).toBe('WAITING');
  world.advance(24 * HOUR);
  await decide(booking.code, 'CONFIRM');
  expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
});

it('does not make up for a payment that is missed meanwhile', async () => {
  const { booking } = await waiting(inInstalments(world.clock()));
  world.product.waiting.set(booking.code, new Date(world.clock().getTime() + 50 * 24 * HOUR));
  world.wakeUpIn(21);
  world.advance(9 * HOUR);
  await world.runDue();
  expect(await world.eventsOf(booking.id)).toContain('INSTALMENT_OVERDUE');
  world.wakeUpIn(3);
  await world.work(3);
  expect(await world.booking(booking.id)).toMatchObject({
    state: 'CANCELLED',
    cancel_cause: 'INSTALMENT_MISSED',
  });
});

it('that decides nothing in its time is a case for an operator until it does', async () => {
  const { booking } = await waiting();
  world.advance(WAITS_MS - HOUR);
  await world.runDue();
  expect(await world.casesOf(booking.id)).toEqual([]);
  world.advance(HOUR);
  await world.runDue();
  expect(await world.casesOf(booking.id)).toEqual([{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }]);
  expect(await world.stateOf(booking.id)).toBe('WAITING');
  await decide(booking.code, 'CONFIRM');
  expect(await world.casesOf(booking.id)).toEqual([
    { kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' },
  ]);
});
