import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { compressed } from '../compressed';
import { applyAfter, applyEarly, applyLate } from '../control/applyFault';
import { targetOf, type Faults } from '../control/faults';
import { latencyAt } from '../control/latency';
import type { Inventory } from '../inventory/inventory';
import type { SandboxOptions } from '../options';
import { chance } from '../random';
import { auditData, newToken } from './audit';
import { checkSignature } from './auth';
import { bookingRoutes } from './availability/availabilityRoutes';
import { createBookingStore } from './reservation/bookingStore';
import { hbContentRoutes } from './content/contentRoutes';
import { GatewayError, VendorError } from './errors';
import { createLimits } from './limits';
import { reservationRoutes } from './reservation/reservationRoutes';

function refusal(error: FastifyError | Error): { status: number; body: unknown } {
  if (error instanceof GatewayError)
    return { status: error.status, body: { error: error.message } };
  const token = newToken();
  const vendorError = (status: number, code: string, message: string) => ({
    status,
    body: {
      auditData: auditData(performance.now(), token),
      error: { code: `${code}-${token}`, message },
    },
  });
  if (error instanceof VendorError) return vendorError(error.status, error.code, error.message);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return { status, body: '' };
  if (status && status < 500)
    return vendorError(
      400,
      'INVALID_REQUEST',
      `The request is not compliant with the specified version of the API. ${error.message}`,
    );
  return vendorError(500, 'SYSTEM_ERROR', 'Internal server error');
}

/**
 * Stand-in of the vendor's two services behind one gateway, which applies format, faults, signature and limits. Answers are
 * compressed on request.
 */
export const hotelbedsPlugin =
  (stock: Inventory, faults: Faults, options: Required<SandboxOptions>): FastifyPluginAsync =>
  async (app) => {
    const { credentials, now, latency } = options;
    const count = createLimits(options.perSecond, options.quota, now, options.limits.HB);
    const bookings = createBookingStore(options.stateDir, now);
    let served = 0;

    app.setErrorHandler((error: FastifyError, _, reply) => {
      const { status, body } = refusal(error);
      return reply.code(status).send(body);
    });
    app.addHook('preHandler', async (request, reply) => {
      if (!/application\/json|\*\/\*/.test(request.headers.accept ?? ''))
        return reply.code(406).send('');
      const fault = faults.claim(request);
      if (fault) await applyEarly(fault, reply);
      // The caller disconnected during the delay, so the request must not be processed.
      if (request.socket.destroyed) return reply.hijack();
      checkSignature(request, credentials, now());
      count();
      served += 1;
      if (targetOf(request) === 'availability') await sleep(latencyAt(latency, chance(served, 1)));
      return undefined;
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string') return payload;
      const fault = faults.active(request);
      if (fault && reply.statusCode === 200) await applyAfter(fault, request, reply);
      return compressed(
        request,
        reply,
        fault && reply.statusCode === 200 ? applyLate(fault, reply, payload) : payload,
      );
    });
    await app.register(
      bookingRoutes(stock, now, faults, { sold: bookings.sold, isSteady: options.isSteady }),
      { prefix: '/hotel-api/1.0' },
    );
    await app.register(reservationRoutes(stock, bookings, now, credentials.apiKey), {
      prefix: '/hotel-api/1.0',
    });
    await app.register(hbContentRoutes(stock), { prefix: '/hotel-content-api/1.0' });
  };
