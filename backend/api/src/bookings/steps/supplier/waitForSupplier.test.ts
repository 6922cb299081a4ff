import { inInstalments, someTerms } from '../../testing/builders';
import { WAITS_MS } from '../../testing/fakeProduct';
import { useTestCheckout } from '../../testing/useTestCheckout';
import type { TestCheckout } from '../../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const HOUR = 3_600_000;
/** Makes a paid booking at a supplier that has three days to decide. */
const waiting = async (over: Parameters<TestCheckout['paid']>[0] = {}) => {
  test.product.next = ['waiting'];
  const paid = await test.paid({ cancellation: someTerms(test.clock()), ...over });
  await test.work(2);
  expect(await test.stateOf(paid.booking.id)).toBe('WAITING');
  return paid;
};
const decide = async (code: string, decision: 'CONFIRM' | 'CANCEL') => {
  test.product.decide(code, decision);
  test.advance(HOUR);
  await test.work(2);
};
const requested = async (hours: number) => {
  const lookUp = jest.spyOn(test.product, 'lookUp');
  for (let hour = 0; hour < hours; hour += 1) {
    await test.runDue();
    test.advance(HOUR);
  }
  const { length } = lookUp.mock.calls;
  lookUp.mockRestore();
  return length;
};

it('is queried every hour until the supplier confirms', async () => {
  const { booking } = await waiting();
  expect(await test.booking(booking.id)).toMatchObject({
    supplier_locator: `HB-${booking.code}-1`,
  });
  test.advance(HOUR);
  expect(await requested(5)).toBe(5);
  await decide(booking.code, 'CONFIRM');
  expect(await test.booking(booking.id)).toMatchObject({ state: 'CONFIRMED', waits_until: null });
  expect(test.product.booked.get(booking.code)).toHaveLength(1);
  expect(await test.eventsOf(booking.id)).toEqual(expect.arrayContaining(['WAITING', 'CONFIRMED']));
});

it('is refunded completely, all instalments included, when the supplier cancels', async () => {
  const traveller = await waiting(inInstalments(test.clock()));
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'APPROVED');
  test.advance(61_000);
  await test.runDue();
  expect((await test.booking(traveller.booking.id)).paid).toBe(360_000);
  await decide(traveller.booking.code, 'CANCEL');
  expect(await test.booking(traveller.booking.id)).toMatchObject({
    state: 'CANCELLED',
    cancel_cause: 'SUPPLIER_CANCELLED',
    cancel_penalty: 0,
  });
  expect(test.gateway.netOf(traveller.booking.code)).toBe(0);
});

it('captures the payment before the supplier confirms the booking', async () => {
  test.product.next = ['waiting'];
  const { booking, pay } = await test.prebook();
  test.gateway.settle((await pay()).reference, 'AUTHORIZED');
  await test.work(2);
  expect(await test.stateOf(booking.id)).toBe('WAITING');
  expect(test.gateway.netOf(booking.code)).toBe(480_000);
});

it('has its document issued once it is confirmed', async () => {
  test.product.become({ issues: true });
  const { booking } = await waiting();
  expect(test.product.issued.has(booking.code)).toBe(false);
  await decide(booking.code, 'CONFIRM');
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
  expect(test.product.issued.get(booking.code)).toHaveLength(1);
});

it('retains the penalty of the terms when the traveller does not want to wait', async () => {
  const { booking } = await waiting();
  test.advance(49 * HOUR);
  await test.cancel(booking.id, 240_000);
  await test.work(2);
  expect(await test.stateOf(booking.id)).toBe('CANCELLED');
  expect(test.gateway.netOf(booking.code)).toBe(240_000);
});

it('continues to wait when the supplier rejects a cancellation', async () => {
  const { booking } = await waiting();
  test.product.nextCancels = ['refused'];
  await test.cancel(booking.id, 0);
  await test.work(2);
  expect(await test.stateOf(booking.id)).toBe('WAITING');
  test.advance(24 * HOUR);
  await decide(booking.code, 'CONFIRM');
  expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
});

it('is cancelled for a missed payment in the meantime', async () => {
  const { booking } = await waiting(inInstalments(test.clock()));
  test.product.waiting.set(booking.code, new Date(test.clock().getTime() + 50 * 24 * HOUR));
  test.wakeUpIn(21);
  test.advance(9 * HOUR);
  await test.runDue();
  expect(await test.eventsOf(booking.id)).toContain('INSTALMENT_OVERDUE');
  test.wakeUpIn(3);
  await test.work(3);
  expect(await test.booking(booking.id)).toMatchObject({
    state: 'CANCELLED',
    cancel_cause: 'INSTALMENT_MISSED',
  });
});

it('opens a case when the supplier does not decide in time, until it does', async () => {
  const { booking } = await waiting();
  test.advance(WAITS_MS - HOUR);
  await test.runDue();
  expect(await test.casesOf(booking.id)).toEqual([]);
  test.advance(HOUR);
  await test.runDue();
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }]);
  expect(await test.stateOf(booking.id)).toBe('WAITING');
  await decide(booking.code, 'CONFIRM');
  expect(await test.casesOf(booking.id)).toEqual([{ kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' }]);
});
