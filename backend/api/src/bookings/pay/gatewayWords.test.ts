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

it('a bank’s discount pays the rest of the amount, and the books say whose it is', async () => {
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

it('what was charged, and no more, goes back when a discounted booking fails', async () => {
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

it('less than the amount without a discount that explains it is a person’s matter', async () => {
  const booking = await settledAs('APPROVED', {
    captured: 460_000,
    discount: { amount: 10_000, bearer: 'FRANCHISE' },
  });
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'AWAITING_PAYMENT',
    mismatch,
  ]);
});

it('a payment that is contested before we saw it books nothing, and a person looks', async () => {
  const booking = await settledAs('APPROVED', { isDisputed: true });
  expect([
    await test.stateOf(booking.id),
    await test.casesOf(booking.id),
    test.product.booked.has(booking.code),
  ]).toEqual(['AWAITING_PAYMENT', mismatch, false]);
});

it('money of which some went back before we saw it books nothing, and a person looks', async () => {
  const booking = await settledAs('APPROVED', { refunded: 1000 });
  expect([await test.stateOf(booking.id), await test.casesOf(booking.id)]).toEqual([
    'AWAITING_PAYMENT',
    mismatch,
  ]);
});

it('money that was refunded completely before we saw it is not refunded a second time', async () => {
  const booking = await settledAs('REJECTED', { captured: 480_000, refunded: 480_000 });
  expect([await test.refundsOf(booking.id), (await test.paymentsOf(booking.id))[0]?.state]).toEqual(
    [[], 'REJECTED'],
  );
});
