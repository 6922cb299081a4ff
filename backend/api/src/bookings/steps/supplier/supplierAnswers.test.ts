import { useWorld } from '../../testing/useWorld';
import type { World } from '../../testing/world';

let world: World;
useWorld((opened) => (world = opened));

describe('a supplier', () => {
  it.each(['sold-out', 'price-changed'] as const)(
    'that says %s has the whole sum refunded, once',
    async (turn) => {
      const { booking } = await world.paid();
      world.product.next = [turn];
      const before = world.gateway.refunds.length;
      await world.work(5);
      expect(await world.stateOf(booking.id)).toBe('REJECTED');
      expect([world.gateway.netOf(booking.code), world.gateway.refunds.length - before]).toEqual([
        0, 1,
      ]);
      expect((await world.paymentsOf(booking.id))[0]).toMatchObject({
        state: 'REFUNDED',
        refund_reserved: 480_000,
      });
    },
  );

  it.each(['lost-after', 'lost-before', 'throws'] as const)(
    'whose answer is lost (%s) is looked up, and has one booking in the end',
    async (turn) => {
      const { booking } = await world.paid();
      world.product.next = [turn];
      await world.work(6);
      expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
      expect(world.product.booked.get(booking.code)).toHaveLength(1);
    },
  );

  it('is not asked to book again before its own time to book is over', async () => {
    const { booking } = await world.paid();
    world.product.next = ['lost-before'];
    world.advance(61_000);
    while ((await world.first.worker.runDue()) > 0);
    const before = world.product.drafts.length;
    world.advance(59_000);
    await world.first.worker.runDue();
    expect([world.product.drafts.length, await world.stateOf(booking.id)]).toEqual([
      before,
      'SUPPLIER_UNKNOWN',
    ]);
    await world.work(3);
    expect([world.product.drafts.length, await world.stateOf(booking.id)]).toEqual([
      before + 1,
      'CONFIRMED',
    ]);
  });

  it('that has nothing after two attempts has the money refunded', async () => {
    const { booking } = await world.paid();
    world.product.next = ['lost-before', 'lost-before'];
    await world.work(10);
    expect(await world.stateOf(booking.id)).toBe('REJECTED');
    expect([world.gateway.netOf(booking.code), world.product.booked.get(booking.code)]).toEqual([
      0,
      undefined,
    ]);
  });

  it('that does not answer for half an hour needs a person, and is still believed when it answers at last', async () => {
    const { booking } = await world.paid();
    world.product.next = ['lost-after'];
    world.product.isDown = true;
    await world.work(45);
    expect(await world.stateOf(booking.id)).toBe('MANUAL_REVIEW');
    expect(await world.casesOf(booking.id)).toEqual([{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }]);
    expect(world.gateway.netOf(booking.code)).toBe(480_000);
    world.product.isDown = false;
    await world.work(31);
    expect(await world.stateOf(booking.id)).toBe('CONFIRMED');
    expect(await world.casesOf(booking.id)).toEqual([
      { kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' },
    ]);
    expect(world.product.booked.get(booking.code)).toHaveLength(1);
  });
});
