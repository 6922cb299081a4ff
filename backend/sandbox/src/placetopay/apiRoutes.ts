import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { applyAfter, applyEarly, applyLate } from '../control/applyFault';
import type { Faults } from '../control/faults';
import { GatewayError } from '../hotelbeds/errors';
import { checkAuth } from './auth';
import { authRefusal, notValid, Refusal } from './errors';
import type { Gateway } from './gateway';
import { bogota } from './instant';
import { parseBody, sessionRequestSchema, transactionRequestSchema } from './requestSchema';
import type { Session } from './session';
import { statusOf } from './statuses';
import { wireSession, wireTransaction } from './wire';

const failed = (reason: string | number, message: string, now: Date) => ({
  status: { status: 'FAILED', reason, message, date: bogota(now) },
});
const idSchema = z.object({
  requestId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});
const nothing = z.strictObject({});

/**
 * Routes of PlacetoPay's checkout protocol: open, query and cancel a session; reverse, confirm and cancel a payment.
 * `addressOf` returns the address of the hosted page.
 */
export const apiRoutes =
  (
    gateway: Gateway,
    faults: Faults,
    now: () => Date,
    addressOf: (session: Session) => string,
  ): FastifyPluginAsync =>
  async (app) => {
    /** Login of a request, from its signature. */
    const logins = new WeakMap<FastifyRequest, string>();
    app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
      if (error instanceof Refusal)
        return reply.code(error.httpStatus).send(failed(error.reason, error.message, now()));
      if (error instanceof GatewayError && error.status === 401)
        return reply.code(401).send(failed(401, authRefusal(102).message, now()));
      const status = error instanceof GatewayError ? error.status : (error.statusCode ?? 500);
      return reply
        .code(status)
        .send(failed(status, status < 500 ? 'La petición no se entiende' : 'Error interno', now()));
    });
    app.addHook('preHandler', async (request, reply) => {
      const fault = faults.claim(request);
      if (fault) await applyEarly(fault, reply);
      // The caller disconnected during the delay, so the request must not be processed.
      if (request.socket.destroyed) return reply.hijack();
      logins.set(request, checkAuth(request.body, gateway.site(), now()));
      return undefined;
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const fault = faults.active(request);
      if (!fault || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      await applyAfter(fault, request, reply);
      return applyLate(fault, reply, payload);
    });
    const loginOf = (request: FastifyRequest): string => logins.get(request) ?? '';
    const known = (request: FastifyRequest): Session => {
      const id = idSchema.safeParse(request.params);
      const session = id.success ? gateway.find(id.data.requestId) : undefined;
      // The vendor does not document this case. The session of another merchant is answered like a missing one.
      if (session?.login !== loginOf(request)) throw new Refusal(404, 'XN', 'No existe la sesión');
      return session;
    };

    app.post('/session', async (request) => {
      const session = gateway.open(parseBody(sessionRequestSchema, request.body), loginOf(request));
      return {
        status: statusOf('opened', now()),
        requestId: session.requestId,
        processUrl: addressOf(session),
      };
    });
    app.post('/session/:requestId', async (request) => {
      parseBody(nothing, request.body);
      const session = known(request);
      return wireSession(session, addressOf(session), gateway.site().showsRefunds);
    });
    app.post('/session/:requestId/cancel', async (request) => {
      parseBody(nothing, request.body);
      const session = gateway.cancel(known(request), 'cancelledByMerchant');
      return { status: statusOf('done', now()), session: wireSession(session, addressOf(session)) };
    });
    app.post('/transaction', async (request) => {
      const { action, internalReference, amount } = parseBody(
        transactionRequestSchema,
        request.body,
      );
      const login = loginOf(request);
      if (action === 'confirm' || action === 'cancel') {
        const { transaction, session } = gateway.decide(internalReference, action, login);
        return {
          status: transaction.status,
          payment: wireTransaction(transaction, session.request.payment.reference),
        };
      }
      if (action !== 'reverse')
        throw notValid(`La acción [${action}] no está soportada para esta sesión`);
      const { transaction, session, cents } = gateway.reverse(
        internalReference,
        amount?.total,
        login,
      );
      return {
        status: transaction.status,
        payment: wireTransaction(transaction, session.request.payment.reference, cents),
      };
    });
  };
