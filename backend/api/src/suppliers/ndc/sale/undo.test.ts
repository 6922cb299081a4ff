import {
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../lib/testing/scriptedServer';
import published from '../examples/cancellation.json';
import { createNdcClient, type NdcClient } from '../client';
import { undo } from './undo';

const anOrder = (changes: object = {}) => ({
  id: 'ord_1',
  created_at: '2027-01-10T12:00:00Z',
  total_amount: '480000.00',
  total_currency: 'COP',
  payment_status: { awaiting_payment: false, paid_at: '2027-01-10T12:05:00Z' },
  ...changes,
});
const inPesos = { refund_amount: '400000.00', refund_currency: 'COP', refund_to: 'balance' };

let vendor: ScriptedServer;
let client: NdcClient;
beforeEach(async () => {
  vendor = await startScriptedServer(json({}));
  client = createNdcClient({ baseUrl: vendor.url, token: 'test' });
});
afterEach(async () => {
  await client.close();
  await vendor.close();
});

/**
 * Cancels an order while the vendor sends these answers for the order and its cancellation. Returns the outcome, and whether
 * the cancellation was confirmed.
 */
async function cancel(cancellation: object, order = anOrder()) {
  vendor.behave((response, request) => {
    const body = request.url.includes('/air/orders')
      ? order
      : { ...published.data, ...cancellation };
    json({ data: body })(response, request);
  });
  const outcome = await undo(client, 'ord_1', AbortSignal.timeout(5000));
  const isConfirmed = vendor.requests.some(({ url }) => url.endsWith('/actions/confirm'));
  return { outcome, isConfirmed };
}

it('counts the part that is not refunded as the penalty, in pesos', async () => {
  expect(await cancel(inPesos)).toEqual({
    outcome: { kind: 'yes', penalty: { amount: '80000', currency: 'COP' } },
    isConfirmed: true,
  });
});

it.each([
  ['a voucher', { ...inPesos, refund_to: 'voucher' }],
  ['credit of the airline', { ...inPesos, refund_to: 'airline_credits' }],
  ['another currency than was paid, as in the published example', {}],
])('does not cancel for %s until an operator has asked the traveller', async (_, cancellation) => {
  expect(await cancel(cancellation)).toEqual({
    outcome: { kind: 'no', reason: 'no-money' },
    isConfirmed: false,
  });
});

it('counts the part of pounds that is not refunded as a penalty in pounds', async () => {
  const { refund_amount, refund_currency } = published.data;
  const paid = anOrder({ total_amount: '120.50', total_currency: refund_currency });
  expect((await cancel({ refund_to: 'balance' }, paid)).outcome).toEqual({
    kind: 'yes',
    penalty: {
      amount: String(Number((120.5 - Number(refund_amount)).toFixed(2))),
      currency: refund_currency,
    },
  });
});

it('counts a voucher for an order that was cancelled elsewhere as no refund', async () => {
  const gone = anOrder({
    cancelled_at: '2027-01-11T12:00:00Z',
    cancellation: { ...inPesos, refund_to: 'voucher' },
  });
  expect((await cancel({}, gone)).outcome).toEqual({
    kind: 'yes',
    penalty: { amount: '480000', currency: 'COP' },
  });
});
