import * as z from 'zod';
import { httpCall } from '../httpCall';
import type { Sold } from './driver';

const WITHIN_MS = 30_000;

/** Credentials of the sandbox, which are public. */
export const assistanceEnvironment = (sandboxUrl: string): Record<string, string> => ({
  TK_URL: `${sandboxUrl}/tk`,
  TK_USER: 'sandbox-tk-user',
  TK_PASSWORD: 'sandbox-tk-password',
});

const ordersSchema = z.object({
  orders: z.array(
    z.object({ reference: z.string(), from: z.string(), cancelledAt: z.string().nullable() }),
  ),
});
/** Issued policies, from the stand-in's own list, which contains no names. */
export async function readAssistanceSold(sandboxUrl: string): Promise<Sold[]> {
  const { body } = await httpCall({
    method: 'GET',
    url: `${sandboxUrl}/control/tk/orders`,
    withinMs: WITHIN_MS,
  });
  return ordersSchema.parse(body).orders.map(({ reference, from, cancelledAt }) => ({
    code: reference,
    from,
    isLive: cancelledAt === null,
  }));
}
