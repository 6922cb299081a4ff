import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests products that are held before the payment, and products whose document is issued after it. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened), { holds: true, issues: true });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'paid',
    (error: { code: string }) => error.code,
  );

describe('a hold', () => {
  it('exists before anything can be paid, and needs only its document after the payment', async () => {
    const { booking, pay } = await test.prebook();
    expect(await codeOf(pay())).toBe('HOLD_PENDING');
    await test.runDue();
    expect(await test.booking(booking.id)).toMatchObject({
      state: 'HELD',
      held_as: `HOLD-${booking.code}-1`,
    });
    const { reference } = await pay();
    test.gateway.settle(reference, 'APPROVED');
    const drafts = test.product.drafts.length;
    await test.work(3);
    expect(await test.booking(booking.id)).toMatchObject({
      state: 'CONFIRMED',
      supplier_locator: `TKT-${booking.code}-1`,
      confirmation: { ticket: `TKT-${booking.code}-1` },
    });
    expect([
      test.product.drafts.length - drafts,
      test.product.issued.get(booking.code)?.length,
      test.gateway.netOf(booking.code),
    ]).toEqual([0, 1, 480_000]);
  });

  it('that is rejected ends the booking, without a payment', async () => {
    test.product.nextHolds = ['refused'];
    const { booking, pay } = await test.prebook();
    await test.runDue();
    expect(await test.stateOf(booking.id)).toBe('REJECTED');
    expect(await codeOf(pay())).toBe('BOOKING_REJECTED');
  });

  it.each(['lost-after', 'lost-before'] as const)(
    'whose answer was lost (%s) is looked up, and cannot be paid meanwhile',
    async (turn) => {
      test.product.nextHolds = [turn];
      const { booking, pay } = await test.prebook();
      await test.runDue();
      expect([await test.stateOf(booking.id), await codeOf(pay())]).toEqual([
        'HOLD_UNKNOWN',
        'HOLD_PENDING',
      ]);
      await test.work(4);
      expect([
        await test.stateOf(booking.id),
        test.product.heldAs.get(booking.code)?.length,
      ]).toEqual(['HELD', 1]);
    },
  );

  it('whose outcome stays unknown is released at its deadline, under our reference', async () => {
    test.product.nextHolds = ['lost-after'];
    test.product.isDown = true;
    const { booking } = await test.prebook();
    await test.work(40, undefined, 120_000);
    expect([await test.stateOf(booking.id), test.product.heldAs.has(booking.code)]).toEqual([
      'EXPIRED',
      false,
    ]);
  });

  it("can be paid no longer than the supplier's own hold lasts", async () => {
    test.product.become({ holds: true, issues: true, holdMinutes: 20 });
    const { booking } = await test.prebook();
    await test.runDue();
    const { pay_by: payBy, held_until: until } = await test.booking(booking.id);
    expect((until?.getTime() ?? 0) - payBy.getTime()).toBe(2 * 60_000);
    await test.work(19);
    expect([await test.stateOf(booking.id), test.product.heldAs.has(booking.code)]).toEqual([
      'EXPIRED',
      false,
    ]);
  });

  it('that is unpaid is released before the booking ends', async () => {
    const { booking, pay } = await test.prebook();
    await test.runDue();
    await pay();
    test.product.nextReleases = ['lost-before', 'lost-before'];
    test.advance(61 * 60_000);
    await test.runDue();
    expect([await test.stateOf(booking.id), test.product.heldAs.has(booking.code)]).toEqual([
      'RELEASING',
      true,
    ]);
    await test.work(5);
    expect([await test.stateOf(booking.id), test.product.heldAs.has(booking.code)]).toEqual([
      'EXPIRED',
      false,
    ]);
  });

  it('that the supplier does not release opens a case', async () => {
    const { booking } = await test.prebook();
    await test.runDue();
    test.product.nextReleases = ['refused'];
    test.advance(61 * 60_000);
    await test.runDue();
    expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
      'RELEASING',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }],
    ]);
    await test.work(35);
    expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
      'EXPIRED',
      [{ kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' }],
    ]);
  });

  it('is released when the traveller cancels without having paid', async () => {
    const { booking } = await test.prebook();
    await test.runDue();
    await test.cancel(booking.id, 0);
    await test.runDue();
    expect([await test.stateOf(booking.id), test.product.heldAs.has(booking.code)]).toEqual([
      'CANCELLED',
      false,
    ]);
  });

  it('whose payment arrives during its release is booked again, once', async () => {
    const { booking, pay } = await test.prebook();
    await test.runDue();
    const { reference } = await pay();
    test.product.nextReleases = ['lost-before'];
    test.advance(61 * 60_000);
    await test.runDue();
    expect(await test.stateOf(booking.id)).toBe('RELEASING');
    test.gateway.settle(reference, 'APPROVED');
    await test.first.payments.notify({
      requestId: test.gateway.sessions.at(-1)?.requestId,
      signature: 's',
    });
    await test.work(70, undefined, 300_000);
    expect([
      await test.stateOf(booking.id),
      test.product.heldAs.has(booking.code),
      test.product.booked.get(booking.code)?.length,
      test.gateway.netOf(booking.code),
    ]).toEqual(['CONFIRMED', false, 1, 480_000]);
  });
});

describe('a hold without a document', () => {
  const paid = async (status: 'APPROVED' | 'AUTHORIZED') => {
    test.product.become({ holds: true });
    const { booking, pay } = await test.prebook();
    await test.runDue();
    const { reference } = await pay();
    test.gateway.settle(reference, status);
    return { booking, reference };
  };

  it('is booked once it is paid', async () => {
    const { booking } = await paid('APPROVED');
    await test.work(3);
    expect(test.product.drafts.at(-1)).toMatchObject({
      reference: booking.code,
      held: `HOLD-${booking.code}-1`,
    });
    expect([
      await test.stateOf(booking.id),
      test.product.heldAs.has(booking.code),
      test.product.booked.get(booking.code)?.length,
    ]).toEqual(['CONFIRMED', false, 1]);
  });

  it.each(['APPROVED', 'AUTHORIZED'] as const)(
    'is cancelled when the supplier does not book it after all (%s)',
    async (status) => {
      const { booking } = await paid(status);
      test.product.next = ['sold-out'];
      test.product.nextCancels = ['lost-before'];
      await test.work(6);
      expect([
        await test.stateOf(booking.id),
        test.product.heldAs.has(booking.code),
        test.gateway.netOf(booking.code),
      ]).toEqual(['REJECTED', false, 0]);
    },
  );

  it('is cancelled when the authorisation lapses before it is booked', async () => {
    const { booking, reference } = await paid('AUTHORIZED');
    const find = async () =>
      (await test.first.payments.find('tiquete', reference)) ??
      Promise.reject(new Error('no payment'));
    test.advance(4000);
    await test.first.payments.refresh(await find());
    test.gateway.settle(reference, 'REJECTED');
    test.advance(4000);
    await test.first.payments.refresh(await find());
    await test.work(3);
    expect([
      await test.stateOf(booking.id),
      test.product.heldAs.has(booking.code),
      test.gateway.netOf(booking.code),
    ]).toEqual(['REJECTED', false, 0]);
  });
});
