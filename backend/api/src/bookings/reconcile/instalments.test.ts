import { inInstalments, someTerms } from '../testing/builders';
import { openTestCheckout, type Traveller, type TestCheckout } from '../testing/testCheckout';
import { createReconciliation } from './createReconciliation';
import { EVERY_MS } from './runs';

let test: TestCheckout;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.close());

/** Makes a booking whose first of three payments is made: 160 000, then 200 000 and 120 000. */
const deposited = () =>
  test.confirmed({ ...inInstalments(test.clock()), cancellation: someTerms(test.clock()) });
async function payNext(traveller: Traveller, pay: 'NEXT' | 'ALL' = 'NEXT'): Promise<string> {
  const { reference } = await traveller.pay(undefined, undefined, pay);
  test.gateway.settle(reference, 'APPROVED');
  test.advance(61_000);
  await test.runDue();
  return reference;
}
async function compare() {
  test.advance(EVERY_MS.RECENT + 1000);
  const [recent] = await createReconciliation(test.first.checkout).runDue();
  return recent;
}
const paymentOf = async ({ booking }: Traveller, reference: string) =>
  (await test.paymentsOf(booking.id)).find((one) => one.reference === reference)?.id;
const casesOf = () =>
  test.db.withBrand('tiquete', (tx) =>
    tx.query(
      `select data ->> 'difference' as difference, payment_id from cases where state = 'OPEN' and kind = 'RECONCILIATION'`,
    ),
  );

it('finds no difference for instalments that are open, paid one by one, paid at once, or missed', async () => {
  const { booking: missed } = await deposited();
  const inParts = await deposited();
  await payNext(inParts);
  await payNext(inParts);
  await payNext(await deposited(), 'ALL');
  expect(await compare()).toMatchObject({ result: 'CLEAN', checked: 3, unanswered: 0 });
  test.wakeUpIn(40);
  await test.work(3);
  expect(await test.stateOf(missed.id)).toBe('CANCELLED');
  expect(await compare()).toMatchObject({ result: 'CLEAN', unanswered: 0 });
});

it('finds a later payment that counts as paid and was never captured', async () => {
  const traveller = await deposited();
  const reference = await payNext(traveller);
  test.gateway.settle(reference, 'REJECTED', { captured: 0 });
  expect(await compare()).toMatchObject({
    result: 'DIFFERENT',
    differences: { CONFIRMED_WITHOUT_CHARGE: 1 },
  });
  expect(await casesOf()).toEqual([
    {
      difference: 'CONFIRMED_WITHOUT_CHARGE',
      payment_id: await paymentOf(traveller, reference),
    },
  ]);
});

it('finds a later payment with another amount than its instalment', async () => {
  const traveller = await deposited();
  const reference = await payNext(traveller);
  test.gateway.settle(reference, 'APPROVED', { captured: 47_000 });
  await compare();
  expect(await casesOf()).toEqual([
    { difference: 'AMOUNT_DIFFERS', payment_id: await paymentOf(traveller, reference) },
  ]);
});

it('reports money for an instalment that another payment has paid, until it is refunded', async () => {
  const traveller = await deposited();
  const { reference } = await traveller.pay();
  test.gateway.settle(reference, 'REJECTED');
  test.advance(61_000);
  await test.runDue();
  await payNext(traveller);
  test.gateway.settle(reference, 'APPROVED');
  expect(await compare()).toMatchObject({ differences: { CHARGED_WITHOUT_BOOKING: 1 } });
  const { requestId } = test.gateway.sessions.find(
    ({ request }) => request.reference === reference,
  )!;
  await test.first.payments.notify({ requestId, signature: 's' });
  await test.work(3);
  expect(await compare()).toMatchObject({ result: 'CLEAN' });
  expect(await casesOf()).toEqual([]);
});
