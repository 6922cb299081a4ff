import { useWorld } from '../testing/useWorld';
import type { World } from '../testing/world';

/** Tests that the payment page of an ended booking is closed at the gateway, so that no payment arrives for it. */
let world: World;
useWorld((opened) => (world = opened));

const opened = async () => {
  const traveller = await world.prebook();
  await traveller.pay();
  return traveller.booking;
};
const pageOf = (code: string) =>
  world.gateway.sessions.find(({ request }) => request.reference.startsWith(code));
const endOf = async ({ id, code }: { id: string; code: string }) => [
  await world.stateOf(id),
  (await world.paymentsOf(id))[0]?.state,
  pageOf(code)?.state.status,
];

it('closes when the traveller cancels, and is not called a payment that was rejected', async () => {
  const booking = await opened();
  await world.cancel(booking.id, 0);
  await world.runDue();
  expect(await endOf(booking)).toEqual(['CANCELLED', 'REJECTED', 'REJECTED']);
  const events = await world.eventsOf(booking.id);
  expect(events.filter((code) => code.startsWith('PAYMENT_'))).toEqual([
    'PAYMENT_OPENED',
    'PAYMENT_CLOSED',
  ]);
});

it('closes when the deadline has passed', async () => {
  const booking = await opened();
  await world.work(90);
  expect(await endOf(booking)).toEqual(['EXPIRED', 'REJECTED', 'REJECTED']);
});

it('closes while a hold is released', async () => {
  world.product.become({ holds: true });
  const traveller = await world.prebook();
  await world.runDue();
  await traveller.pay();
  await world.cancel(traveller.booking.id, 0);
  world.product.nextReleases = ['lost-before'];
  await world.runDue();
  expect(pageOf(traveller.booking.code)?.state.status).toBe('REJECTED');
});

it.each(['lost-after', 'lost-before', 'refused'] as const)(
  'closes although the first answer was no clear yes (%s)',
  async (turn) => {
    const booking = await opened();
    world.gateway.nextSessionEnds = [turn];
    await world.cancel(booking.id, 0);
    await world.work(5);
    expect(await endOf(booking)).toEqual(['CANCELLED', 'REJECTED', 'REJECTED']);
  },
);

it('stays open while a bank has yet to answer, and its money goes back', async () => {
  const booking = await opened();
  const reference = pageOf(booking.code)?.request.reference ?? '';
  world.gateway.settle(reference, 'PENDING', { isProcessing: true });
  await world.cancel(booking.id, 0);
  await world.work(5);
  expect(await endOf(booking)).toEqual(['CANCELLED', 'PENDING', 'PENDING']);
  world.gateway.settle(reference, 'APPROVED');
  await world.work(40);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
});

it('is checked a last time, so that money that arrived meanwhile is refunded', async () => {
  const booking = await opened();
  const reference = pageOf(booking.code)?.request.reference ?? '';
  world.gateway.settle(reference, 'REJECTED');
  await world.work(3);
  expect((await world.paymentsOf(booking.id))[0]?.state).toBe('REJECTED');
  world.gateway.settle(reference, 'APPROVED');
  await world.cancel(booking.id, 0);
  await world.work(3);
  expect([await world.stateOf(booking.id), world.gateway.netOf(booking.code)]).toEqual([
    'CANCELLED',
    0,
  ]);
});

it('stays open while its booking can be paid', async () => {
  const booking = await opened();
  await world.work(8);
  expect(await endOf(booking)).toEqual(['AWAITING_PAYMENT', 'PENDING', 'PENDING']);
});
