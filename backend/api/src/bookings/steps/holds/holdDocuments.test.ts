import { useWorld } from '../../testing/useWorld';
import type { World } from '../../testing/world';

/** Tests products that are held before the payment, and products whose document is issued after it. */
let world: World;
useWorld((opened) => (world = opened), { holds: true, issues: true });

describe('a document', () => {
  const paid = async () => {
    world.product.become({ issues: true });
    const { booking, pay } = await world.prebook();
    const { reference } = await pay();
    world.gateway.settle(reference, 'APPROVED');
    return booking;
  };

  it('is issued once the supplier has booked', async () => {
    const booking = await paid();
    await world.work(3);
    expect((await world.eventsOf(booking.id)).slice(-4)).toEqual([
      'BOOKING_AT_SUPPLIER',
      'ISSUE_DUE',
      'ISSUING',
      'CONFIRMED',
    ]);
    expect([
      world.product.booked.get(booking.code)?.length,
      world.product.issued.get(booking.code)?.length,
    ]).toEqual([1, 1]);
  });

  it.each(['lost-after', 'lost-before'] as const)(
    'whose answer is lost (%s) is looked up, and never issued twice',
    async (turn) => {
      const booking = await paid();
      world.product.nextIssues = [turn];
      await world.work(6);
      expect([
        await world.stateOf(booking.id),
        world.product.issued.get(booking.code)?.length,
        world.gateway.netOf(booking.code),
      ]).toEqual(['CONFIRMED', 1, 480_000]);
    },
  );

  it.each([['refused'], ['lost-before', 'lost-before']] as const)(
    'that is not to be had (%p…) has the booking taken back and all the money with it',
    async (...turns) => {
      const booking = await paid();
      world.product.nextIssues = [...turns];
      await world.work(12);
      expect([
        await world.stateOf(booking.id),
        world.product.booked.has(booking.code),
        world.gateway.netOf(booking.code),
      ]).toEqual(['REJECTED', false, 0]);
      expect(await world.refundsOf(booking.id)).toEqual([
        { state: 'DONE', reason: 'SUPPLIER_REJECTED', amount: 480_000 },
      ]);
    },
  );

  it('whose outcome stays unknown gets a case, and counts once it is found at last', async () => {
    const booking = await paid();
    world.product.nextIssues = ['lost-after'];
    world.advance(61_000);
    await world.runDue();
    world.product.isDown = true;
    await world.work(40, undefined, 120_000);
    expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
      'ISSUE_REVIEW',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }],
    ]);
    world.product.isDown = false;
    await world.work(31);
    expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
      'CONFIRMED',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' }],
    ]);
  });
});
