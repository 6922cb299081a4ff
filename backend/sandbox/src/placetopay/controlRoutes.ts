import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod';
import { cents, totalSchema, fromCents } from './amount';
import { testCards } from './cards';
import { Refusal } from './errors';
import type { Gateway } from './gateway';
import type { Instrument } from './makeTransaction';
import { notificationFaultSchema } from './notifier';
import { type Session, isTaken } from './session';
import { wireSession } from './wire';

/** Charges for a reference over all its sessions. Amounts are pesos. */
interface Charge {
  reference: string;
  sessions: number[];
  /** Number of approved payments. More than one is a double charge. */
  charges: number;
  captured: number;
  refunded: number;
  net: number;
}
function chargesOf(sessions: Session[]): Charge[] {
  const byReference = new Map<string, Session[]>();
  for (const session of sessions) {
    const { reference } = session.request.payment;
    byReference.set(reference, [...(byReference.get(reference) ?? []), session]);
  }
  return [...byReference].map(([reference, own]) => {
    const paid = own.flatMap(({ transactions }) => transactions).filter(isTaken);
    const captured = paid.reduce((sum, { cents }) => sum + cents, 0);
    const refunded = paid.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
    return {
      reference,
      sessions: own.map(({ requestId }) => requestId),
      charges: paid.length,
      captured: fromCents(captured),
      refunded: fromCents(refunded),
      net: fromCents(captured - refunded),
    };
  });
}

const OUTCOMES = [
  'approve',
  'part',
  'reject',
  'pending',
  'unfunded',
  'pendingApprove',
  'pendingReject',
] as const;
const paySchema = z.strictObject({
  method: z.enum(['card', 'pse', 'cash']).default('card'),
  outcome: z.enum(OUTCOMES).default('approve'),
  installments: z.int().min(1).max(36).default(1),
  total: totalSchema.optional(),
});
const settleSchema = z.strictObject({ outcome: z.enum(['approve', 'reject']).default('approve') });
const siteSchema = z.strictObject({
  notificationUrl: z.url().nullable().optional(),
  state: z.enum(['active', 'inactive', 'expired', 'credentialsExpired']).optional(),
  name: z.string().min(1).optional(),
  attempts: z.int().min(1).optional(),
  settleMs: z.int().min(0).optional(),
  allowConfirmationFlow: z.boolean().optional(),
  confirmMs: z.int().min(0).optional(),
  partialAfterMs: z.int().min(0).optional(),
  showsRefunds: z.boolean().optional(),
});
const idSchema = z.object({ requestId: z.coerce.number() });
const [card] = testCards;

function instrumentOf({ method, installments }: z.output<typeof paySchema>): Instrument {
  if (method === 'pse') return { method, bank: 'Bancolombia' };
  if (method === 'cash' || !card) return { method: 'cash' };
  return { method, card, installments };
}

/**
 * Control routes under `/control/payments`: pay without the page, answer pending payments, count charges, make notifications
 * fail.
 */
export const paymentControls =
  (gateway: Gateway, addressOf: (session: Session) => string): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
      if (error instanceof z.ZodError)
        return reply.code(400).send({ error: z.prettifyError(error) });
      return reply
        .code(error instanceof Refusal ? error.httpStatus : (error.statusCode ?? 500))
        .send({ error: error.message });
    });
    const known = (params: unknown): Session => {
      const session = gateway.find(idSchema.parse(params).requestId);
      if (!session) throw new Refusal(404, 'XN', 'no such session');
      return session;
    };
    const shown = (session: Session) => ({ session: wireSession(session, addressOf(session)) });
    const done = (reply: FastifyReply) => reply.code(204).send();

    app.put('/site', async ({ body }, reply) => {
      gateway.changeSite(siteSchema.parse(body));
      return done(reply);
    });
    app.get('/sessions/:requestId', async ({ params }) => shown(known(params)));
    app.get('/charges', async ({ query }) => {
      const { reference } = z.object({ reference: z.string().optional() }).parse(query);
      return {
        charges: chargesOf(gateway.list()).filter(
          (charge) => reference === undefined || charge.reference === reference,
        ),
      };
    });
    app.post('/sessions/:requestId/pay', async ({ params, body }) => {
      const payment = paySchema.parse(body ?? {});
      const part = payment.total === undefined ? {} : { cents: cents(payment.total) };
      return shown(
        gateway.pay(known(params), {
          instrument: instrumentOf(payment),
          outcome: payment.method === 'cash' ? 'pending' : payment.outcome,
          ...part,
        }),
      );
    });
    app.post('/sessions/:requestId/settle', async ({ params, body }) =>
      shown(
        gateway.settle(
          known(params),
          settleSchema.parse(body ?? {}).outcome === 'approve' ? 'APPROVED' : 'REJECTED',
        ),
      ),
    );
    app.post('/sessions/:requestId/cancel', async ({ params }) =>
      shown(gateway.cancel(known(params), 'cancelledByPayer')),
    );
    app.post('/sessions/:requestId/expire', async ({ params }) =>
      shown(gateway.expire(known(params))),
    );
    app.get('/notifications', async () => ({
      faults: gateway.notifier.staged(),
      sent: gateway.notifier.deliveries(),
    }));
    app.post('/notifications', async ({ body }, reply) => {
      gateway.notifier.stage(notificationFaultSchema.parse(body));
      return reply.code(201).send({ faults: gateway.notifier.staged() });
    });
    app.delete('/notifications', async (_, reply) => {
      gateway.notifier.clear();
      return done(reply);
    });
  };
