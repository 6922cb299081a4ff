import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createFlightInventory } from './flights';
import { gdsControls } from './amadeus/orders/controls';
import { createGds } from './amadeus/gds';
import { amadeusPlugin } from './amadeus/plugin';
import { createFaults } from './control/faults';
import { createQuotes } from './control/quotes';
import { createRequestLog } from './control/requestLog';
import { controlRoutes } from './control/routes';
import { doHotelsPlugin } from './dohotels/plugin';
import { doStock } from './dohotels/stock';
import { hotelbedsPlugin } from './hotelbeds/plugin';
import { inventory } from './inventory/inventory';
import { doPictureRoutes, giataRoutes, mediaRoutes } from './media/routes';
import { ndcControls } from './ndc/orders/controls';
import { createNdcOrderStore } from './ndc/orders/orderStore';
import { ndcPlugin } from './ndc/plugin';
import type { withDefaults } from './options';
import { buildPayments } from './placetopay/app';
import { paymentControls } from './placetopay/controlRoutes';
import { createGateway } from './placetopay/gateway';
import { tkControls } from './tk/controls';
import { tkPlugin } from './tk/plugin';
import { createTk } from './tk/tk';
import { withoutPrivate } from './tk/verbs';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Paths whose bodies contain a secret: requests for tokens. */
const WITH_SECRETS = /^\/v1\/security\//;
/** Paths whose bodies contain a token and health data. */
const WITH_PRIVATE = /^\/tk\//;
const bodyOf = ({ url, body }: FastifyRequest): unknown => {
  if (WITH_SECRETS.test(url)) return undefined;
  return WITH_PRIVATE.test(url) ? withoutPrivate(body) : body;
};

export interface Apps {
  /** Server of the suppliers with their pictures and the controls. */
  suppliers: FastifyInstance;
  /** Server of the payment gateway, on its own origin. Closing `suppliers` closes it too. */
  payments: FastifyInstance;
}

/** Builds the stand-in suppliers and the payment gateway. */
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
      body: bodyOf(request),
      fault: faults.active(request)?.mode,
    });
  });
  const quotes = createQuotes();
  quotes.hook(app);
  await app.register(hotelbedsPlugin(inventory(), faults, options));
  await app.register(doHotelsPlugin(faults, options));
  const air = createFlightInventory({ now: options.now });
  const gds = createGds(air, options);
  await app.register(amadeusPlugin(gds, faults, options));
  const ndcOrders = createNdcOrderStore(options.stateDir, air, options.now);
  await app.register(ndcPlugin(air, faults, options, ndcOrders));
  const tk = createTk(options);
  await app.register(tkPlugin(tk, faults, options));
  await app.register(mediaRoutes(faults), { prefix: '/media' });
  await app.register(doPictureRoutes({ doStock: doStock(), inventory: inventory() }, faults), {
    prefix: '/t',
  });
  await app.register(giataRoutes(inventory(), faults), { prefix: '/giata' });
  const gateway = createGateway(options.site, options.stateDir, options.now);
  const { app: payments, addressOf } = await buildPayments(gateway, faults, options.now);
  await app.register(
    controlRoutes(faults, log, {
      payments: paymentControls(gateway, addressOf),
      gds: gdsControls(gds),
      ndc: ndcControls(ndcOrders),
      quotes: quotes.controls,
      tk: tkControls(tk),
    }),
    { prefix: '/control' },
  );
  app.addHook('onClose', () => payments.close());
  return { suppliers: app, payments };
}
