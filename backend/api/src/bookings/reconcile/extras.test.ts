import type { OpenSale } from '../testing/openSale';
import { useSale } from '../testing/useSale';
import { createReconciliation } from './createReconciliation';
import { EVERY_MS } from './runs';

/** Tests the comparison of extras with their providers. */
const [IN, PLAN] = ['OWN.CTG-IN', 'FAKE.BASIC'];
let sale: OpenSale;
useSale((opened) => (sale = opened));

async function compare() {
  sale.test.advance(EVERY_MS.RECENT + 1000);
  const { checkout, extras } = sale.test.deps.sales;
  const [recent] = await createReconciliation(checkout, extras).runDue();
  return recent;
}
const differences = async () => (await compare())?.differences;
async function bought() {
  const { id, code } = await sale.buy([IN, PLAN]);
  await sale.work(1);
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED', 'CONFIRMED']);
  return { id, policy: `${code}-E1-2` };
}

it('finds no difference for what its provider has sold, and one for a missing sale until it is made', async () => {
  const { policy } = await bought();
  expect(await compare()).toMatchObject({ result: 'CLEAN', differences: {} });
  const locators = sale.provider.sold.get(policy) ?? [];
  sale.provider.sold.delete(policy);
  expect(await differences()).toEqual({ CONFIRMED_NOT_AT_SUPPLIER: 1 });
  expect(await sale.openCases()).toEqual(['RECONCILIATION']);
  sale.provider.sold.set(policy, ['another']);
  expect(await differences()).toEqual({ LOCATOR_DIFFERS: 1 });
  sale.provider.sold.set(policy, locators);
  expect(await differences()).toEqual({});
  expect(await sale.openCases()).toEqual([]);
});

it('finds an extra that was cancelled separately and still exists at its provider', async () => {
  const { id, policy } = await bought();
  const { optionals } = await sale.detail(id);
  await sale.ana.call(`POST bookings/${id}/optionals/${optionals[1].id}/cancellations`, {
    mode: 'CANCELLATION',
    expected_penalty: 0,
  });
  await sale.work(1);
  expect(await sale.statesOf(id)).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(await differences()).toEqual({});
  sale.provider.cancelled = sale.provider.cancelled.filter((reference) => reference !== policy);
  expect(await differences()).toEqual({ CANCELLED_BUT_AT_SUPPLIER: 1 });
  sale.provider.cancelled.push(policy);
  expect(await differences()).toEqual({});
});

it('reports nothing while a provider does not answer', async () => {
  await bought();
  sale.provider.isDown = true;
  expect(await compare()).toMatchObject({ result: 'PARTIAL', differences: {} });
});
