import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps';
import { HTTP_LIMITS, IDLE_TIMEOUT } from './http/connections/listen';
import { limitCosts } from './http/limitCosts';
import { limitConnections } from './http/connections/limitConnections';
import { refuseUnreadable } from './http/refuseUnreadable';
import { traceRequests } from './http/log/traceRequests';
import { logRequests, requestId } from './http/log/logRequests';
import { routedUrl } from './http/routedUrl';
import { writeAnswer } from './http/answers/writeAnswer';
import { accountRoutes } from './accounts/routes';
import { nextAuthRoutes } from './accounts/next-auth/nextAuthRoutes';
import { authRoutes } from './accounts/sign-in/routes';
import { brandConsoleRoutes } from './brands/console/routes';
import { brandRoutes } from './brands/routes';
import { releaseConsoleRoutes } from './releases/console/routes';
import { healthRoutes } from './http/healthRoutes';
import { createPeopleQuota } from './staff';
import { operationsRoutes } from './staff/routes';
import { supportRoutes } from './staff/support/routes';
import { secondFactorRoutes } from './staff/second-factor/routes';
import {
  answerWithDrafts,
  refuseSalesOfPreviews,
  resolveBrand,
  resolveSession,
} from './http/visitor';
import { answerHeaders } from './http/answerHeaders';
import { answerError, answerErrors } from './http/errors';
import { saveTraces } from './traces/saveTraces';
import { countCrashes } from './http/metrics/countCrashes';
import { measureRequests } from './http/metrics/metrics';
import { openApi } from './http/openApi';
import {
  readLeniently,
  normalizePhones,
  refuseCardNumbers,
  refuseUnstorable,
} from './http/requestBodies';
import { refuseCrossSite } from './http/refuseCrossSite';
import { requireProductSold } from './products/requireProductSold';
import { releaseSetReader } from './deps/releases';
import { salesRoutes } from './deps/sales';
import { storefrontRoutes } from './deps/storefront';
import './requestTypes';

/**
 * Maximum bytes of a body whose route sets no other limit, and of a path parameter, which the header limit bounds already.
 */
const BODY_LIMIT_BYTES = 16 * 1024;
const PARAMETER_MAX = 16 * 1024;

/** Builds the whole server without its port. Hooks run in the order in which they are registered here. */
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
    // A replica that closes answers what still reaches it, and then ends each connection: a gateway repeats no payment elsewhere.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: refuseUnreadable(deps.log),
  });
  // Behind trusted proxies, the gateway limits the connections of a caller.
  if (deps.config.trustedProxies.length === 0) limitConnections(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeAnswer);
  app.removeContentTypeParser('text/plain');

  traceRequests(app);
  limitCosts(app, { unitsPerMinute: deps.config.searchUnits, clock: deps.clock });
  logRequests(app);
  measureRequests(app, deps.metrics);
  saveTraces(app, deps);
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
  await app.register(operationsRoutes(deps.sales.checkout, createPeopleQuota(deps), deps.readsFor));
  await app.register(
    supportRoutes({
      checkout: deps.sales.checkout,
      readReleaseSet: releaseSetReader(deps.db),
      stores: deps.config.stores,
    }),
  );
  await app.register(brandConsoleRoutes(deps));
  await app.register(releaseConsoleRoutes(deps));
  await app.register(secondFactorRoutes(deps.secondFactor, deps.passkeys));
  await app.register(deps.mailing.routes);
  await app.register(storefrontRoutes(deps));
  await app.ready();
  return app;
}
