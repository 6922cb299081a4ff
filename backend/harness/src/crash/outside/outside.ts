import * as z from 'zod';
import { httpCall } from '../httpCall';

/**
 * Shares of calls that fail, 29 of 100 in total: 8 before their effect, 8 after it, 8 that take longer than the caller
 * waits, and 5 that are cut off.
 */
const SHARES = [
  ['error500', 0.08],
  ['error500After', 0.08],
  ['hangAfter', 0.08],
  ['reset', 0.025],
  ['resetAfter', 0.025],
] as const;
/** Changes of a hotel's rate between its display or sale and its check. Each affects 4 of 100 checks. */
const WORSE_TERMS = ['nonRefundable', 'roomOnly', 'hotelCharge'];
const WORSE_SHARE = 0.04;
const GATEWAY_TARGETS = ['paymentOpen', 'paymentQuery', 'paymentCancel', 'paymentRefund'];
const WITHIN_MS = 10_000;
const hitsSchema = z.object({ hits: z.record(z.string(), z.number()) });

/** Controls of the sandbox: failures of suppliers and gateway, and actions of payers on the gateway's page. */
export function createOutside(url: string) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    httpCall({ method, url: `${url}/control/${path}`, body, withinMs: WITHIN_MS });
  return {
    /** Stages faults in the gateway's calls and in the given calls to suppliers. */
    async stageFaults(supplierTargets: readonly string[]) {
      for (const target of [...supplierTargets, ...GATEWAY_TARGETS]) {
        let left = 1;
        for (const [mode, share] of SHARES) {
          // The first matching fault is applied, so the chance of each is relative to the calls that earlier ones left.
          const reply = await call('POST', 'faults', { target, mode, chance: share / left });
          if (reply.status !== 201)
            throw new Error(`The sandbox refuses ${target} ${mode}: ${reply.text}`);
          left -= share;
        }
      }
    },
    /** Makes rates worse in the given calls, which check them. */
    async stageWorseTerms(targets: readonly string[]) {
      for (const target of targets)
        for (const mode of WORSE_TERMS) {
          const reply = await call('POST', 'faults', { target, mode, chance: WORSE_SHARE });
          if (reply.status !== 201)
            throw new Error(`The sandbox refuses ${target} ${mode}: ${reply.text}`);
        }
    },
    /** Stops the gateway from showing refunds in its sessions. */
    hideRefunds: async (): Promise<void> =>
      void (await call('PUT', 'payments/site', { showsRefunds: false })),
    clearFaults: async (): Promise<void> => void (await call('DELETE', 'faults')),
    faults: async () =>
      Object.values(hitsSchema.parse((await call('GET', 'faults')).body).hits).reduce(
        (sum, count) => sum + count,
        0,
      ),
    notify: async (proxy: string): Promise<void> =>
      void (await call('PUT', 'payments/site', { notificationUrl: proxy })),
    /** Pays a session. Returns false when its page no longer accepts a payment. */
    pay: async (
      requestId: string,
      how: { method: 'card' | 'pse'; outcome: 'approve' | 'reject' | 'pending' },
    ) => (await call('POST', `payments/sessions/${requestId}/pay`, how)).status === 200,
    settle: async (requestId: string, outcome: 'approve' | 'reject'): Promise<void> =>
      void (await call('POST', `payments/sessions/${requestId}/settle`, { outcome })),
    leave: async (requestId: string): Promise<void> =>
      void (await call('POST', `payments/sessions/${requestId}/cancel`)),
  };
}
export type Outside = ReturnType<typeof createOutside>;
