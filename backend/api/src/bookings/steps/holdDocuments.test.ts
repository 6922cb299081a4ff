import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests products that are held before the payment, and products whose document is issued after it. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened), { holds: true, issues: true });

describe('a document', () => {
  const paid = async () => {
    test.product.become({ issues: true });
    const { booking, pay } = await test.prebook();
    const { reference } = await pay();
    test.gateway.settle(reference, 'APPROVED');
    return booking;
  };

  it('is issued once the supplier has booked', async () => {
    const booking = await paid();
    await test.work(3);
    expect((await test.eventsOf(booking.id)).slice(-4)).toEqual([
      'BOOKING_AT_SUPPLIER',
      'ISSUE_DUE',
      'ISSUING',
      'CONFIRMED',
    ]);
    expect([
      test.product.booked.get(booking.code)?.length,
      test.product.issued.get(booking.code)?.length,
    ]).toEqual([1, 1]);
  });

  it.each(['lost-after', 'lost-before'] as const)(
    'whose answer was lost (%s) is looked up, and never issued twice',
    async (turn) => {
      const booking = await paid();
      test.product.nextIssues = [turn];
      await test.work(6);
      expect([
        await test.stateOf(booking.id),
        test.product.issued.get(booking.code)?.length,
        test.gateway.netOf(booking.code),
      ]).toEqual(['CONFIRMED', 1, 480_000]);
    },
  );

  it.each([['refused'], ['lost-before', 'lost-before']] as const)(
    'that cannot be issued (%p…) cancels the booking and refunds everything',
    async (...turns) => {
      const booking = await paid();
      test.product.nextIssues = [...turns];
      await test.work(12);
      expect([
        await test.stateOf(booking.id),
        test.product.booked.has(booking.code),
        test.gateway.netOf(booking.code),
      ]).toEqual(['REJECTED', false, 0]);
      expect(await test.refundsOf(booking.id)).toEqual([
        { state: 'DONE', reason: 'SUPPLIER_REJECTED', amount: 480_000 },
      ]);
    },
  );

  it('whose outcome stays unknown opens a case, and counts once it is found', async () => {
    const booking = await paid();
    test.product.nextIssues = ['lost-after'];
    test.advance(61_000);
    await test.runDue();
    test.product.isDown = true;
    await test.work(40, undefined, 120_000);
    expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
      'ISSUE_REVIEW',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }],
    ]);
    test.product.isDown = false;
    await test.work(31);
    expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
      'CONFIRMED',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' }],
    ]);
  });
});
