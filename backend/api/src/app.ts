import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps';
import { HTTP_LIMITS, IDLE_TIMEOUT } from './lib/server/httpLimits';
import { limitCosts } from './lib/server/costs/limitCosts';
import { limitConnections } from './lib/server/limitConnections';
import { refuseUnreadable } from './lib/server/refuseUnreadable';
import { requestId } from './lib/server/requestId';
import { routedUrl } from './lib/server/routedUrl';
import { writeAnswer } from './lib/server/writeAnswer';
import { accountRoutes } from './modules/account/routes';
import { nextAuthRoutes } from './modules/auth/next-auth/nextAuthRoutes';
import { authRoutes } from './modules/auth/routes';
import { brandConsoleRoutes } from './modules/brands/console/routes';
import { brandRoutes } from './modules/brands/routes';
import { releaseConsoleRoutes } from './modules/releases/console/routes';
import { healthRoutes } from './modules/health/routes';
import { createPeopleQuota } from './modules/operations';
import { operationsRoutes } from './modules/operations/routes';
import { secondFactorRoutes } from './modules/operations/second-factor/routes';
import { answerWithDrafts } from './plugins/answerWithDrafts';
import { answerHeaders } from './plugins/answerHeaders';
import { answerError, answerErrors } from './plugins/errors';
import { logRequests } from './plugins/logRequests';
import { countCrashes } from './plugins/countCrashes';
import { measureRequests } from './plugins/metrics';
import { openApi } from './plugins/openApi';
import { readLeniently } from './plugins/body/readLeniently';
import { normalizePhones } from './plugins/body/normalizePhones';
import { refuseCardNumbers } from './plugins/body/refuseCardNumbers';
import { refuseCrossSite } from './plugins/refuseCrossSite';
import { refuseSalesOfPreviews } from './plugins/refuseSalesOfPreviews';
import { refuseUnstorable } from './plugins/body/refuseUnstorable';
import { requireProductSold } from './products/requireProductSold';
import { resolveBrand } from './plugins/resolveBrand';
import { resolveSession } from './plugins/resolveSession';
import { salesRoutes } from './composition/sales';
import { storefrontRoutes } from './composition/storefront';
import './requestTypes';

/**
 * Limits in bytes of a body, unless its route sets another, and of a path parameter, whose length the header limit already
 * bounds.
 */
const BODY_LIMIT_BYTES = 16 * 1024;
const PARAMETER_MAX = 16 * 1024;

/** Builds the whole server without its port. Hooks run in the order of their registration here. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: HTTP_LIMITS.requestTimeout,
    connectionTimeout: IDLE_TIMEOUT,
    http: HTTP_LIMITS,
    rewriteUrl: routedUrl,
    routerOptions: { maxParamLength: PARAMETER_MAX },
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: refuseUnreadable(deps.log),
  });
  // Behind trusted proxies the gateway counts callers.
  if (deps.config.trustedProxies.length === 0) limitConnections(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeAnswer);
  app.removeContentTypeParser('text/plain');

  limitCosts(app, { unitsPerMinute: deps.config.searchUnits, clock: deps.clock });
  logRequests(app);
  measureRequests(app, deps.metrics);
  answerHeaders(app);
  answerErrors(app);
  resolveBrand(app, deps);
  refuseCrossSite(app);
  await app.register(cookie);
  resolveSession(app, deps.sessions);
  refuseSalesOfPreviews(app, deps.brandPreviews);
  answerWithDrafts(app, deps.brandPreviews);
  readLeniently(app);
  refuseUnstorable(app);
  refuseCardNumbers(app);
  normalizePhones(app);
  await openApi(app);

  await app.register(healthRoutes(deps.health, deps.releases, deps.exchange));
  await app.register(nextAuthRoutes({ ...deps, onCrash: countCrashes(deps) }));
  await app.register(authRoutes(deps.auth, deps.clock));
  await app.register(accountRoutes(deps.account, deps.devices, deps.clock));
  await app.register(brandRoutes(deps));
  for (const product of deps.products) await app.register(requireProductSold(product));
  await app.register(salesRoutes(deps));
  await app.register(operationsRoutes(deps.sales.checkout, createPeopleQuota(deps)));
  await app.register(brandConsoleRoutes(deps));
  await app.register(releaseConsoleRoutes(deps));
  await app.register(secondFactorRoutes(deps.secondFactor, deps.passkeys));
  await app.register(deps.mailing.routes);
  await app.register(storefrontRoutes(deps));
  await app.ready();
  return app;
}
