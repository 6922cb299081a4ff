import * as z from 'zod';
import { httpCall } from '../httpCall';
import type { Sold } from './driver';

const WITHIN_MS = 30_000;
/** Credentials of the sandbox, which are public. */
const NDC_TOKEN = 'sandbox-ndc-token';

export const flightsEnvironment = (sandboxUrl: string): Record<string, string> => ({
  AMADEUS_URL: sandboxUrl,
  AMADEUS_CLIENT_ID: 'sandbox-gds-client',
  AMADEUS_CLIENT_SECRET: 'sandbox-gds-secret',
  NDC_URL: `${sandboxUrl}/ndc`,
  NDC_TOKEN,
});

/** Orders at both suppliers. An order that ended without payment and tickets is omitted. */
export const readFlightsSold = async (sandboxUrl: string): Promise<Sold[]> => [
  ...(await readGds(sandboxUrl)),
  ...(await readNdc(sandboxUrl)),
];

const gdsSchema = z.object({
  orders: z.array(
    z.object({ reference: z.string(), state: z.string(), tickets: z.array(z.unknown()) }),
  ),
});
/** States of GDS orders that cost us money. `UNREFUNDED` is an order that was cancelled without a refund of its tickets. */
const GDS_LIVE = ['HELD', 'CONFIRMED', 'ISSUING', 'TICKETED', 'FAILED', 'UNREFUNDED'];
/** Orders of the GDS from its stand-in, because the vendor has no list. */
async function readGds(sandboxUrl: string): Promise<Sold[]> {
  const { body } = await httpCall({
    method: 'GET',
    url: `${sandboxUrl}/control/gds/orders`,
    withinMs: WITHIN_MS,
  });
  return gdsSchema
    .parse(body)
    .orders.map(({ reference, state, tickets }) => ({
      code: reference,
      isLive: GDS_LIVE.includes(state),
      isUnticketed: tickets.length === 0,
    }))
    .filter(({ isLive, isUnticketed }) => isLive || !isUnticketed);
}

const ndcSchema = z.object({
  data: z.array(
    z.object({
      metadata: z.object({ reference: z.string() }),
      cancelled_at: z.string().nullable(),
      payment_status: z.object({
        awaiting_payment: z.boolean(),
        paid_at: z.string().nullish(),
        payment_required_by: z.string().nullable(),
      }),
    }),
  ),
  meta: z.object({ after: z.string().nullable() }),
});
/** True when an order is paid. Without a time of payment, that is one that awaits no payment and has no due date. */
const isPaid = ({
  paid_at,
  awaiting_payment,
  payment_required_by,
}: z.output<typeof ndcSchema>['data'][number]['payment_status']): boolean =>
  paid_at === undefined ? !awaiting_payment && payment_required_by === null : paid_at !== null;
const paymentsSchema = z.object({
  orders: z.array(z.object({ reference: z.string().nullable(), payments: z.int() })),
});
/** Number of payments of each order, by our reference. */
async function readPayments(sandboxUrl: string): Promise<Map<string, number>> {
  const { body } = await httpCall({
    method: 'GET',
    url: `${sandboxUrl}/control/ndc/orders`,
    withinMs: WITHIN_MS,
  });
  const { orders } = paymentsSchema.parse(body);
  return new Map(orders.map(({ reference, payments }) => [reference ?? '', payments]));
}
async function readNdc(sandboxUrl: string): Promise<Sold[]> {
  const sold: Sold[] = [];
  const paid = await readPayments(sandboxUrl);
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ limit: '200', ...(after && { after }) });
    const headers = {
      authorization: `Bearer ${NDC_TOKEN}`,
      'duffel-version': 'v2',
      accept: 'application/json',
    };
    const { body } = await httpCall({
      method: 'GET',
      url: `${sandboxUrl}/ndc/air/orders?${query.toString()}`,
      headers,
      withinMs: WITHIN_MS,
    });
    const page: z.output<typeof ndcSchema> = ndcSchema.parse(body);
    sold.push(
      ...page.data.map(({ metadata, cancelled_at: cancelledAt, payment_status: payment }) => ({
        code: metadata.reference,
        isLive: cancelledAt === null,
        isUnticketed: !isPaid(payment),
        payments: paid.get(metadata.reference) ?? 0,
      })),
    );
    after = page.meta.after;
  }
  return sold.filter(({ isLive, isUnticketed }) => isLive || !isUnticketed);
}
