import path from 'node:path';
import { dist, root } from '../lib/paths.mjs';
import { startServer } from '../lib/server.mjs';

const SANDBOX = 'backend/sandbox/dist/main.js';
const API = 'backend/api/dist/main.js';
/**
 * Megabytes for objects that live as long as one answer. Fewer collections save a seventh of the processor time of frequent
 * answers. docker-compose.yml has the same value.
 */
const API_NODE_ARGS = ['--max-semi-space-size=32'];
/** Credentials of the sandbox. They need not be secret, because the sandbox sells nothing. */
const SANDBOX_KEYS = { apiKey: 'sandbox-hotelbeds-key', secret: 'sandbox-hotelbeds-secret' };
const SANDBOX_SECOND = { user: '1164', password: 'sandbox-dohotels-key' };
const SANDBOX_GDS = { clientId: 'sandbox-gds-client', clientSecret: 'sandbox-gds-secret' };
const SANDBOX_NDC = { token: 'sandbox-ndc-token' };
const SANDBOX_TK = { user: 'sandbox-tk-user', password: 'sandbox-tk-password' };
const SANDBOX_MERCHANT = { login: 'sandbox-placetopay-login', secret: 'sandbox-placetopay-secret' };
/** Brands with a merchant account of their own, such as the demo's Andes & Mar. */
const SANDBOX_MERCHANTS = 'andes=sandbox-andes-login:sandbox-andes-secret';

/** Starts the stand-in suppliers, on a port that the system chooses unless one is given. */
export const startSandbox = (
  { env, port: apiPort, dataDir },
  { script = SANDBOX, port = 0, paymentsPort = 0, ...options } = {},
) =>
  startServer('The sandbox', script, {
    ...options,
    env: {
      SANDBOX_STATE_DIR: path.join(dataDir, 'sandbox'),
      ...env,
      SANDBOX_PORT: String(port),
      SANDBOX_PAYMENTS_PORT: String(paymentsPort),
      HB_API_KEY: SANDBOX_KEYS.apiKey,
      HB_SECRET: SANDBOX_KEYS.secret,
      DO_KEY_ID: SANDBOX_SECOND.user,
      DO_KEY: SANDBOX_SECOND.password,
      GDS_CLIENT_ID: SANDBOX_GDS.clientId,
      GDS_CLIENT_SECRET: SANDBOX_GDS.clientSecret,
      NDC_TOKEN: SANDBOX_NDC.token,
      TK_USER: SANDBOX_TK.user,
      TK_PASSWORD: SANDBOX_TK.password,
      PLACETOPAY_LOGIN: SANDBOX_MERCHANT.login,
      PLACETOPAY_SECRET: SANDBOX_MERCHANT.secret,
      // Address for notifications of ended payments, which a merchant gives its gateway once.
      SANDBOX_NOTIFICATION_URL: `http://127.0.0.1:${apiPort}/api/payments/notifications`,
    },
  });

/** Settings of the first hotel supplier: the operator's own, or those of the sandbox. */
const hotelSupplier = (env, { url }) =>
  env.HOTELBEDS_URL
    ? {}
    : {
        HOTELBEDS_URL: url,
        HOTELBEDS_API_KEY: SANDBOX_KEYS.apiKey,
        HOTELBEDS_SECRET: SANDBOX_KEYS.secret,
        HOTELBEDS_PHOTOS_URL: env.HOTELBEDS_PHOTOS_URL ?? url,
      };

/** Settings of the second hotel supplier in the sandbox. Empty when the operator has configured a hotel supplier. */
const secondHotelSupplier = (env, { url }) =>
  env.DOHOTELS_URL || env.HOTELBEDS_URL
    ? {}
    : {
        DOHOTELS_URL: url,
        DOHOTELS_USER: SANDBOX_SECOND.user,
        DOHOTELS_PASSWORD: SANDBOX_SECOND.password,
        DOHOTELS_PHOTOS_URL: env.DOHOTELS_PHOTOS_URL ?? url,
      };

/** Settings of both flight suppliers in the sandbox. Empty when the operator has configured one. */
const flightSuppliers = (env, { url }) =>
  env.AMADEUS_URL || env.NDC_URL
    ? {}
    : {
        AMADEUS_URL: url,
        AMADEUS_CLIENT_ID: SANDBOX_GDS.clientId,
        AMADEUS_CLIENT_SECRET: SANDBOX_GDS.clientSecret,
        NDC_URL: `${url}/ndc`,
        NDC_TOKEN: SANDBOX_NDC.token,
      };

/** Settings of the supplier of assistance: the operator's own, or those of the sandbox. */
const assistanceSupplier = (env, { url }) =>
  env.TK_URL
    ? {}
    : { TK_URL: `${url}/tk`, TK_USER: SANDBOX_TK.user, TK_PASSWORD: SANDBOX_TK.password };

/** Settings of the gateway: the operator's own, or those of the sandbox. */
const gateway = (env, { payments }) =>
  env.PLACETOPAY_URL
    ? {}
    : {
        PLACETOPAY_URL: payments.url,
        PLACETOPAY_PAGE_ORIGIN: payments.pageOrigin,
        PLACETOPAY_LOGIN: SANDBOX_MERCHANT.login,
        PLACETOPAY_SECRET: SANDBOX_MERCHANT.secret,
        PLACETOPAY_MERCHANTS: SANDBOX_MERCHANTS,
      };

/** Starts the api, which serves everything on one origin. `releases` are the current builds of the shell and the remotes. */
export const startApi = (
  { env, port, dataDir },
  { sandbox, releases, script = API, extra = {}, ...options },
) =>
  startServer('The api', script, {
    nodeArgs: API_NODE_ARGS,
    ...options,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SANDBOX: '1',
      // No load balancer has to notice the end. The next start continues unfinished work.
      SHUTDOWN_GRACE_SECONDS: '0',
      SHUTDOWN_SECONDS: '5',
      ...env,
      ...hotelSupplier(env, sandbox),
      ...secondHotelSupplier(env, sandbox),
      ...flightSuppliers(env, sandbox),
      ...assistanceSupplier(env, sandbox),
      ...gateway(env, sandbox),
      ROOT_DIR: root,
      DIST_DIR: dist,
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASES: releases.map(({ name, release }) => `${name}=${release}`).join(','),
      ...extra,
    },
  });
