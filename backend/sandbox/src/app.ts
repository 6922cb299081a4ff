import Fastify, { type FastifyInstance } from 'fastify';
import { createFaults } from './control/faults';
import { createRequestLog } from './control/requestLog';
import { controlRoutes } from './control/routes';
import { doHotelsPlugin } from './dohotels/plugin';
import { doStock } from './dohotels/stock';
import { hotelbedsPlugin } from './hotelbeds/plugin';
import { inventory } from './inventory/inventory';
import { mediaRoutes } from './media/routes';
import type { withDefaults } from './options';
import { buildPayments } from './placetopay/app';
import { paymentControls } from './placetopay/controlRoutes';
import { createGateway } from './placetopay/gateway';

const MAX_BODY_BYTES = 2 * 1024 * 1024;

export interface Apps {
  /** Hotel suppliers, pictures, controls. */
  suppliers: FastifyInstance;
  /** The payment gateway, on an origin of its own; closes with the suppliers. */
  payments: FastifyInstance;
}

/** The whole stand-in. */
export async function buildApps(options: ReturnType<typeof withDefaults>): Promise<Apps> {
  const app = Fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  const faults = createFaults(options.seed);
  const log = createRequestLog();
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/control/')) return;
    log.add({ at: new Date().toISOString(), method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), body: request.body, fault: faults.active(request)?.mode });
  });
  await app.register(hotelbedsPlugin(inventory(), faults, options));
  await app.register(doHotelsPlugin(faults, options));
  await app.register(mediaRoutes(inventory(), doStock(), faults, options.cacheDir), { prefix: '/media' });
  const gateway = createGateway(options.site, options.stateDir, options.now);
  const paymentLog = createRequestLog();
  const { app: payments, addressOf } = await buildPayments(gateway, faults, paymentLog, options.now);
  await app.register(controlRoutes(faults, log, paymentControls(gateway, paymentLog, addressOf)), { prefix: '/control' });
  app.addHook('onClose', () => payments.close());
  return { suppliers: app, payments };
}
