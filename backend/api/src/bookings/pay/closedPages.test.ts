import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests that the payment page of an ended booking is closed at the gateway, so that no payment arrives for it. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const opened = async () => {
  const traveller = await test.prebook();
  await traveller.pay();
  return traveller.booking;
};
const pageOf = (code: string) =>
  test.gateway.sessions.find(({ request }) => request.reference.startsWith(code));
const endOf = async ({ id, code }: { id: string; code: string }) => [
  await test.stateOf(id),
  (await test.paymentsOf(id))[0]?.state,
  pageOf(code)?.state.status,
];

it('closes when the traveller cancels, and does not count as a rejected payment', async () => {
  const booking = await opened();
  await test.cancel(booking.id, 0);
  await test.runDue();
  expect(await endOf(booking)).toEqual(['CANCELLED', 'REJECTED', 'REJECTED']);
  const events = await test.eventsOf(booking.id);
  expect(events.filter((code) => code.startsWith('PAYMENT_'))).toEqual([
    'PAYMENT_OPENED',
    'PAYMENT_CLOSED',
  ]);
});

it('closes when the deadline has passed', async () => {
  const booking = await opened();
  await test.work(90);
  expect(await endOf(booking)).toEqual(['EXPIRED', 'REJECTED', 'REJECTED']);
});

it('closes while a hold is released', async () => {
  test.product.become({ holds: true });
  const traveller = await test.prebook();
  await test.runDue();
  await traveller.pay();
  await test.cancel(traveller.booking.id, 0);
  test.product.nextReleases = ['lost-before'];
  await test.runDue();
  expect(pageOf(traveller.booking.code)?.state.status).toBe('REJECTED');
});

it.each(['lost-after', 'lost-before', 'refused'] as const)(
  'closes although the first answer was unclear (%s)',
  async (turn) => {
    const booking = await opened();
    test.gateway.nextSessionEnds = [turn];
    await test.cancel(booking.id, 0);
    await test.work(5);
    expect(await endOf(booking)).toEqual(['CANCELLED', 'REJECTED', 'REJECTED']);
  },
);

it('stays open while a bank has yet to answer, and its money is refunded', async () => {
  const booking = await opened();
  const reference = pageOf(booking.code)?.request.reference ?? '';
  test.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await test.cancel(booking.id, 0);
  await test.work(5);
  expect(await endOf(booking)).toEqual(['CANCELLED', 'PENDING', 'PENDING']);
  test.gateway.settle(reference, 'APPROVED');
  await test.work(40);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
});

it('is checked a last time, and money that has arrived is refunded', async () => {
  const booking = await opened();
  const reference = pageOf(booking.code)?.request.reference ?? '';
  test.gateway.settle(reference, 'REJECTED');
  await test.work(3);
  expect((await test.paymentsOf(booking.id))[0]?.state).toBe('REJECTED');
  test.gateway.settle(reference, 'APPROVED');
  await test.cancel(booking.id, 0);
  await test.work(3);
  expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
});

it('stays open while its booking can be paid', async () => {
  const booking = await opened();
  await test.work(8);
  expect(await endOf(booking)).toEqual(['AWAITING_PAYMENT', 'PENDING', 'PENDING']);
});
