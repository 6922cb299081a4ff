import { useWorld } from '../../testing/useWorld';
import type { World } from '../../testing/world';

/** Tests products that are held before the payment, and products whose document is issued after it. */
let world: World;
useWorld((opened) => (world = opened), { holds: true, issues: true });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'paid',
    (error: { code: string }) => error.code,
  );

describe('a hold', () => {
  it('is there before anything can be paid, and needs only its document then', async () => {
    const { booking, pay } = await world.prebook();
    expect(await codeOf(pay())).toBe('HOLD_PENDING');
    await world.runDue();
    expect(await world.booking(booking.id)).toMatchObject({
      state: 'HELD',
      held_as: `HOLD-${booking.code}-1`,
    });
    const { reference } = await pay();
    world.gateway.settle(reference, 'APPROVED');
    const drafts = world.product.drafts.length;
    await world.work(3);
    expect(await world.booking(booking.id)).toMatchObject({
      state: 'CONFIRMED',
      supplier_locator: `TKT-${booking.code}-1`,
      confirmation: { ticket: `TKT-${booking.code}-1` },
    });
    expect([
      world.product.drafts.length - drafts,
      world.product.issued.get(booking.code)?.length,
      world.gateway.netOf(booking.code),
    ]).toEqual([0, 1, 480_000]);
  });

  it('that is refused ends the booking, without money', async () => {
    world.product.nextHolds = ['refused'];
    const { booking, pay } = await world.prebook();
    await world.runDue();
    expect(await world.stateOf(booking.id)).toBe('REJECTED');
    expect(await codeOf(pay())).toBe('BOOKING_REJECTED');
  });

  it.each(['lost-after', 'lost-before'] as const)(
    'whose answer is lost (%s) is looked up, and is not payable meanwhile',
    async (turn) => {
      world.product.nextHolds = [turn];
      const { booking, pay } = await world.prebook();
      await world.runDue();
      expect([await world.stateOf(booking.id), await codeOf(pay())]).toEqual([
        'HOLD_UNKNOWN',
        'HOLD_PENDING',
      ]);
      await world.work(4);
      expect([
        await world.stateOf(booking.id),
        world.product.heldAs.get(booking.code)?.length,
      ]).toEqual(['HELD', 1]);
    },
  );

  it('whose outcome stays unknown is released at its deadline, under our reference', async () => {
    world.product.nextHolds = ['lost-after'];
    world.product.isDown = true;
    const { booking } = await world.prebook();
    await world.work(40, undefined, 120_000);
    expect([await world.stateOf(booking.id), world.product.heldAs.has(booking.code)]).toEqual([
      'EXPIRED',
      false,
    ]);
  });

  it('can be paid no longer than the supplier keeps it', async () => {
    world.product.become({ holds: true, issues: true, holdMinutes: 20 });
    const { booking } = await world.prebook();
    await world.runDue();
    const { pay_by: payBy, held_until: until } = await world.booking(booking.id);
    expect((until?.getTime() ?? 0) - payBy.getTime()).toBe(2 * 60_000);
    await world.work(19);
    expect([await world.stateOf(booking.id), world.product.heldAs.has(booking.code)]).toEqual([
      'EXPIRED',
      false,
    ]);
  });

  it('that is not paid is released before the booking ends', async () => {
    const { booking, pay } = await world.prebook();
    await world.runDue();
    await pay();
    world.product.nextReleases = ['lost-before', 'lost-before'];
    world.advance(61 * 60_000);
    await world.runDue();
    expect([await world.stateOf(booking.id), world.product.heldAs.has(booking.code)]).toEqual([
      'RELEASING',
      true,
    ]);
    await world.work(5);
    expect([await world.stateOf(booking.id), world.product.heldAs.has(booking.code)]).toEqual([
      'EXPIRED',
      false,
    ]);
  });

  it('that the supplier will not release is a person’s matter', async () => {
    const { booking } = await world.prebook();
    await world.runDue();
    world.product.nextReleases = ['refused'];
    world.advance(61 * 60_000);
    await world.runDue();
    expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
      'RELEASING',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }],
    ]);
    await world.work(35);
    expect([await world.stateOf(booking.id), await world.casesOf(booking.id)]).toEqual([
      'EXPIRED',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' }],
    ]);
  });

  it('is released when the traveller cancels without having paid', async () => {
    const { booking } = await world.prebook();
    await world.runDue();
    await world.cancel(booking.id, 0);
    await world.runDue();
    expect([await world.stateOf(booking.id), world.product.heldAs.has(booking.code)]).toEqual([
      'CANCELLED',
      false,
    ]);
  });

  it('whose payment arrives while it is released is booked again, once', async () => {
    const { booking, pay } = await world.prebook();
    await world.runDue();
    const { reference } = await pay();
    world.product.nextReleases = ['lost-before'];
    world.advance(61 * 60_000);
    await world.runDue();
    expect(await world.stateOf(booking.id)).toBe('RELEASING');
    world.gateway.settle(reference, 'APPROVED');
    await world.first.payments.notify({
      requestId: world.gateway.sessions.at(-1)?.requestId,
      signature: 's',
    });
    await world.work(70, undefined, 300_000);
    expect([
      await world.stateOf(booking.id),
      world.product.heldAs.has(booking.code),
      world.product.booked.get(booking.code)?.length,
      world.gateway.netOf(booking.code),
    ]).toEqual(['CONFIRMED', false, 1, 480_000]);
  });
});

describe('a hold without a document', () => {
  const paid = async (status: 'APPROVED' | 'AUTHORIZED') => {
    world.product.become({ holds: true });
    const { booking, pay } = await world.prebook();
    await world.runDue();
    const { reference } = await pay();
    world.gateway.settle(reference, status);
    return { booking, reference };
  };

  it('is booked once it is paid', async () => {
    const { booking } = await paid('APPROVED');
    await world.work(3);
    expect(world.product.drafts.at(-1)).toMatchObject({
      reference: booking.code,
      held: `HOLD-${booking.code}-1`,
    });
    expect([
      await world.stateOf(booking.id),
      world.product.heldAs.has(booking.code),
      world.product.booked.get(booking.code)?.length,
    ]).toEqual(['CONFIRMED', false, 1]);
  });

  it.each(['APPROVED', 'AUTHORIZED'] as const)(
    'is taken back when the supplier will not book it after all (%s)',
    async (status) => {
      const { booking } = await paid(status);
      world.product.next = ['sold-out'];
      world.product.nextCancels = ['lost-before'];
      await world.work(6);
      expect([
        await world.stateOf(booking.id),
        world.product.heldAs.has(booking.code),
        world.gateway.netOf(booking.code),
      ]).toEqual(['REJECTED', false, 0]);
    },
  );

  it('is taken back when the authorisation lapses before it is booked', async () => {
    const { booking, reference } = await paid('AUTHORIZED');
    const find = async () =>
      (await world.first.payments.find('tiquete', reference)) ??
      Promise.reject(new Error('no payment'));
    world.advance(4000);
    await world.first.payments.refresh(await find());
    world.gateway.settle(reference, 'REJECTED');
    world.advance(4000);
    await world.first.payments.refresh(await find());
    await world.work(3);
    expect([
      await world.stateOf(booking.id),
      world.product.heldAs.has(booking.code),
      world.gateway.netOf(booking.code),
    ]).toEqual(['REJECTED', false, 0]);
  });
});
