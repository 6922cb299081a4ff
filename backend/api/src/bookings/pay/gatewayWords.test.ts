import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

/** Tests partial amounts, disputed money, and refunds made before the api read the state. */
let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const settledAs = async (
  ...settling: Parameters<TestCheckout['gateway']['settle']> extends [string, ...infer Rest]
    ? Rest
    : never
) => {
  const { booking, pay } = await test.prebook();
  const { reference } = await pay();
  test.gateway.settle(reference, ...settling);
  await test.work(5);
  return booking;
};
const mismatch = [{ kind: 'PAYMENT_MISMATCH', state: 'OPEN' }];

it('accepts a bank’s discount as part of the amount, and records its bearer', async () => {
  const booking = await settledAs('APPROVED', {
    captured: 470_000,
    discount: { amount: 10_000, bearer: 'FRANCHISE' },
  });
  const { state, paid } = await test.booking(booking.id);
  expect({ state, paid }).toEqual({ state: 'CONFIRMED', paid: 480_000 });
  expect(await test.paymentsOf(booking.id)).toMatchObject([
    {
      state: 'APPROVED',
      amount: 480_000,
      captured: 470_000,
      discount: 10_000,
      discount_bearer: 'FRANCHISE',
    },
  ]);
});

it('refunds what was charged, and no more, when a discounted booking fails', async () => {
  test.product.next = ['sold-out'];
  const booking = await settledAs('APPROVED', {
    captured: 470_000,
    discount: { amount: 10_000, bearer: 'FRANCHISE' },
  });
  expect([await test.stateOf(booking.id), await test.refundsOf(booking.id)]).toEqual([
    'REJECTED',
    [{ state: 'DONE', reason: 'SUPPLIER_REJECTED', amount: 470_000 }],
  ]);
});

it('opens a case for an amount that is too low without a discount', async () => {
  const booking = await settledAs('APPROVED', {
    captured: 460_000,
    discount: { amount: 10_000, bearer: 'FRANCHISE' },
  });
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'AWAITING_PAYMENT',
    mismatch,
  ]);
});

it('books nothing for a payment that was disputed before its state was read, and opens a case', async () => {
  const booking = await settledAs('APPROVED', { isDisputed: true });
  expect([
    await test.stateOf(booking.id),
    await test.casesOf(booking.id),
    test.product.booked.has(booking.code),
  ]).toEqual(['AWAITING_PAYMENT', mismatch, false]);
});

it('books nothing for money that was partly refunded before its state was read, and opens a case', async () => {
  const booking = await settledAs('APPROVED', { refunded: 1000 });
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'AWAITING_PAYMENT',
    mismatch,
  ]);
});

it('does not refund money again that was refunded completely before its state was read', async () => {
  const booking = await settledAs('REJECTED', { captured: 480_000, refunded: 480_000 });
  expect([await test.refundsOf(booking.id), (await test.paymentsOf(booking.id))[0]?.state]).toEqual(
    [[], 'REJECTED'],
  );
});
