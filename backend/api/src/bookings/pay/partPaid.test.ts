import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('a partially captured payment', () => {
  const part = async () => {
    const traveller = await test.prebook({
      payBy: new Date(test.clock().getTime() + 6 * 3_600_000),
    });
    const { reference } = await traveller.pay();
    test.gateway.settle(reference, 'PENDING', { captured: 200_000 });
    await test.work(3);
    return { ...traveller, reference };
  };
  const paymentOf = async (id: string) => {
    const [payment] = await test.paymentsOf(id);
    return payment && [payment.state, payment.captured, payment.refund_reserved];
  };

  it('is counted and reported once while its page is open, and not opened again to be completed', async () => {
    const { booking, pay } = await part();
    expect(await paymentOf(booking.id)).toEqual(['PENDING', 200_000, 0]);
    expect(
      (await test.eventsOf(booking.id)).filter((code) => code === 'PAYMENT_PARTIAL'),
    ).toHaveLength(1);
    expect(await codeOf(pay())).toBe('PART_PAID');
    expect(await test.refundsOf(booking.id)).toEqual([]);
  });

  it.each([
    ['ends', 'REJECTED'],
    ['never says so', 'PENDING'],
  ] as const)(
    'is refunded when the session has ended and the gateway %s, and can be paid again',
    async (_, word) => {
      const { booking, pay, reference } = await part();
      test.gateway.settle(reference, word, { captured: 200_000 });
      await test.work(45, undefined, 60_000);
      expect([await paymentOf(booking.id), await test.refundsOf(booking.id)]).toEqual([
        ['REFUNDED', 200_000, 200_000],
        [{ state: 'DONE', reason: 'PARTIAL_PAYMENT', amount: 200_000 }],
      ]);
      const again = await pay();
      test.gateway.settle(again.reference, 'APPROVED');
      await test.work(3);
      expect([await test.stateOf(booking.id), test.gateway.netOf(booking.code)]).toEqual([
        'CONFIRMED',
        480_000,
      ]);
    },
  );

  it('is not refunded while a bank processes the rest', async () => {
    const { booking, reference } = await part();
    test.gateway.settle(reference, 'PENDING', { captured: 200_000, isProcessing: true });
    await test.work(45, undefined, 60_000);
    expect(await paymentOf(booking.id)).toEqual(['PENDING', 200_000, 0]);
  });

  it('sells the booking when the rest arrives later', async () => {
    const { booking, reference } = await part();
    test.gateway.settle(reference, 'APPROVED');
    await test.work(3);
    expect([await test.stateOf(booking.id), await paymentOf(booking.id)]).toEqual([
      'CONFIRMED',
      ['APPROVED', 480_000, 0],
    ]);
  });
});
