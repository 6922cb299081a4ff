import { useTestCheckout } from '../../testing/useTestCheckout';
import type { TestCheckout } from '../../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

describe('a supplier', () => {
  it.each(['sold-out', 'price-changed'] as const)(
    'that answers %s causes a full refund, once',
    async (turn) => {
      const { booking } = await test.paid();
      test.product.next = [turn];
      const before = test.gateway.refunds.length;
      await test.work(5);
      expect(await test.stateOf(booking.id)).toBe('REJECTED');
      expect([test.gateway.netOf(booking.code), test.gateway.refunds.length - before]).toEqual([
        0, 1,
      ]);
      expect((await test.paymentsOf(booking.id))[0]).toMatchObject({
        state: 'REFUNDED',
        refund_reserved: 480_000,
      });
    },
  );

  it.each(['lost-after', 'lost-before', 'throws'] as const)(
    'whose answer was lost (%s) is looked up, and has one booking at the end',
    async (turn) => {
      const { booking } = await test.paid();
      test.product.next = [turn];
      await test.work(6);
      expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
      expect(test.product.booked.get(booking.code)).toHaveLength(1);
    },
  );

  it('gets no second booking call before its own time to book is over', async () => {
    const { booking } = await test.paid();
    test.product.next = ['lost-before'];
    test.advance(61_000);
    while ((await test.first.worker.runDue()) > 0);
    const before = test.product.drafts.length;
    test.advance(59_000);
    await test.first.worker.runDue();
    expect([test.product.drafts.length, await test.stateOf(booking.id)]).toEqual([
      before,
      'SUPPLIER_UNKNOWN',
    ]);
    await test.work(3);
    expect([test.product.drafts.length, await test.stateOf(booking.id)]).toEqual([
      before + 1,
      'CONFIRMED',
    ]);
  });

  it('that has nothing after two attempts causes a full refund', async () => {
    const { booking } = await test.paid();
    test.product.next = ['lost-before', 'lost-before'];
    await test.work(10);
    expect(await test.stateOf(booking.id)).toBe('REJECTED');
    expect([test.gateway.netOf(booking.code), test.product.booked.get(booking.code)]).toEqual([
      0,
      undefined,
    ]);
  });

  it('that does not answer for half an hour causes a case, and its later answer still counts', async () => {
    const { booking } = await test.paid();
    test.product.next = ['lost-after'];
    test.product.isDown = true;
    await test.work(45);
    expect(await test.stateOf(booking.id)).toBe('MANUAL_REVIEW');
    expect(await test.casesOf(booking.id)).toEqual([{ kind: 'SUPPLIER_UNKNOWN', state: 'OPEN' }]);
    expect(test.gateway.netOf(booking.code)).toBe(480_000);
    test.product.isDown = false;
    await test.work(31);
    expect(await test.stateOf(booking.id)).toBe('CONFIRMED');
    expect(await test.casesOf(booking.id)).toEqual([
      { kind: 'SUPPLIER_UNKNOWN', state: 'RESOLVED' },
    ]);
    expect(test.product.booked.get(booking.code)).toHaveLength(1);
  });
});
