import Fastify, { type FastifyInstance } from 'fastify';
import { createAirWorld } from './airworld';
import { gdsControls } from './amadeus/orders/controls';
import { createGds } from './amadeus/gds';
import { amadeusPlugin } from './amadeus/plugin';
import { createFaults } from './control/faults';
import { createRequestLog } from './control/requestLog';
import { controlRoutes } from './control/routes';
import { doHotelsPlugin } from './dohotels/plugin';
import { doStock } from './dohotels/stock';
import { hotelbedsPlugin } from './hotelbeds/plugin';
import { inventory } from './inventory/inventory';
import { giataRoutes, mediaRoutes } from './media/routes';
import { ndcPlugin } from './ndc/plugin';
import type { withDefaults } from './options';
import { buildPayments } from './placetopay/app';
import { paymentControls } from './placetopay/controlRoutes';
import { createGateway } from './placetopay/gateway';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** What asks for a token carries a secret in its body. */
const WITH_SECRETS = /^\/v1\/security\//;

export interface Apps {
  /** Suppliers of hotels and flights, pictures, controls. */
  suppliers: FastifyInstance;
  /** The payment gateway, on an origin of its own; closes with the suppliers. */
  payments: FastifyInstance;
}

/** All stand-in suppliers, and the payment gateway. */
export async function buildApps(options: ReturnType<typeof withDefaults>): Promise<Apps> {
  const app = Fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  const faults = createFaults(options.seed);
  const log = createRequestLog();
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/control/')) return;
    log.add({
      at: new Date().toISOString(),
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      body: WITH_SECRETS.test(request.url) ? undefined : request.body,
      fault: faults.active(request)?.mode,
    });
  });
  await app.register(hotelbedsPlugin(inventory(), faults, options));
  await app.register(doHotelsPlugin(faults, options));
  const air = createAirWorld({ now: options.now });
  const gds = createGds(air, options);
  await app.register(amadeusPlugin(gds, faults, options));
  await app.register(ndcPlugin(air, faults, options));
  await app.register(mediaRoutes(doStock(), faults, options.cacheDir), { prefix: '/media' });
  await app.register(giataRoutes(inventory(), faults, options.cacheDir), { prefix: '/giata' });
  const gateway = createGateway(options.site, options.stateDir, options.now);
  const paymentLog = createRequestLog();
  const { app: payments, addressOf } = await buildPayments(
    gateway,
    faults,
    paymentLog,
    options.now,
  );
  await app.register(
    controlRoutes(faults, log, {
      payments: paymentControls(gateway, paymentLog, addressOf),
      gds: gdsControls(gds),
    }),
    { prefix: '/control' },
  );
  app.addHook('onClose', () => payments.close());
  return { suppliers: app, payments };
}
