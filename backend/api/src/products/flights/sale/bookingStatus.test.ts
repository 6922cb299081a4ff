import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';

/** Tests the booking status of GDS orders after they were made, with the sandbox over HTTP. */
const sale = flightSaleOfSuite();
const held = {
  source: 'GDS' as const,
  fits: ({ hold_until }: { hold_until: string | null }) => hold_until !== null,
};

it('refunds everything when a flight is denied, and leaves no seat taken', async () => {
  const browser = sale.guest();
  const { booking, prebooking } = await sale.sold(browser, held, { lastName: 'DENIED' });
  await sale.workFor(10);
  const { status, refunds } = await sale.detail(browser, booking.id);
  expect([status, refunds.map(({ amount }) => amount)]).toEqual([
    'CANCEL',
    [prebooking.offer.totalPrice],
  ]);
  expect(await sale.ordersOf(booking.code)).toEqual(['CANCELLED']);
});

it('issues no tickets while a flight is on a waiting list, and opens a case in time', async () => {
  const browser = sale.guest();
  const { booking } = await sale.sold(browser, held, { lastName: 'WAITLISTED' });
  await sale.workFor(45, 5);
  const { status, course, refunds } = await sale.detail(browser, booking.id);
  expect([status, course, refunds]).toEqual(['COTIZED', 'REVIEWING', []]);
  expect(await sale.ordersOf(booking.code)).not.toContain('TICKETED');
});
