import type { NdcClient } from '../client';
import { ordersSince } from './ordersSince';

const signal = new AbortController().signal;
const from = new Date('2027-01-10T11:00:00Z');
const anOrder = (reference: string | null, changes: object = {}) => ({
  id: `ord_${reference}`,
  metadata: reference === null ? null : { reference },
  created_at: '2027-01-10T12:00:00Z',
  total_amount: '480000.00',
  total_currency: 'COP',
  payment_status: { awaiting_payment: true },
  ...changes,
});
/** A client that serves these pages of orders, newest first, and counts the requested ones. */
function pages(...lists: unknown[][]) {
  const requests: (string | undefined)[] = [];
  const client: Pick<NdcClient, 'orders'> = {
    async orders({ after }) {
      requests.push(after);
      const page = Number(after ?? 0);
      return {
        data: lists[page] ?? [],
        meta: { after: page + 1 < lists.length ? String(page + 1) : null },
      };
    },
  };
  return { client, requests };
}
const isMine = (reference: string) => reference === 'TQ1';

it('finds our order among unreadable orders of other customers', async () => {
  const { client } = pages(
    [anOrder('TQ9', { payment_status: null }), null, anOrder(null, { total_amount: null })],
    [anOrder('TQ1')],
  );
  const found = await ordersSince(client, from, isMine, signal);
  expect(found.map(({ metadata }) => metadata?.reference)).toEqual(['TQ1']);
});

it('throws when our own order cannot be read', async () => {
  const { client } = pages([anOrder('TQ1', { payment_status: null })]);
  await expect(ordersSince(client, from, isMine, signal)).rejects.toThrow('malformed');
});

it('requests no page of older orders, even if orders are unreadable', async () => {
  const old = { created_at: '2027-01-10T10:00:00Z' };
  const { client, requests } = pages([anOrder('TQ1'), anOrder('TQ9', { ...old, id: 7 })], [], []);
  await ordersSince(client, from, isMine, signal);
  expect(requests).toEqual([undefined]);
});
