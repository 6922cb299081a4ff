import path from 'node:path';
import { dist, root } from '../lib/paths.mjs';
import { startServer } from '../lib/server.mjs';

const SANDBOX = 'backend/sandbox/dist/main.js';
const API = 'backend/api/dist/main.js';
/** Megabytes for what lives as long as one answer: fewer collections, a seventh less processor time on hot answers. As in docker-compose.yml. */
const API_NODE_ARGS = ['--max-semi-space-size=32'];
/** The sandbox's own; it need not be secret, because the sandbox sells nothing. */
const SANDBOX_KEYS = { apiKey: 'sandbox-hotelbeds-key', secret: 'sandbox-hotelbeds-secret' };
const SANDBOX_SECOND = { user: '1164', password: 'sandbox-dohotels-key' };
const SANDBOX_GDS = { clientId: 'sandbox-gds-client', clientSecret: 'sandbox-gds-secret' };
const SANDBOX_NDC = { token: 'sandbox-ndc-token' };
const SANDBOX_TK = { user: 'sandbox-tk-user', password: 'sandbox-tk-password' };
const SANDBOX_MERCHANT = { login: 'sandbox-placetopay-login', secret: 'sandbox-placetopay-secret' };
/** Brands that are paid at a site of their own, as the demo's Andes & Mar is. */
const SANDBOX_MERCHANTS = 'andes=sandbox-andes-login:sandbox-andes-secret';

/** The stand-in suppliers, on a port that the system picks unless one is given. */
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
      // What a merchant tells its gateway once: where to say that a payment ended.
      SANDBOX_NOTIFICATION_URL: `http://127.0.0.1:${apiPort}/api/payments/notifications`,
    },
  });

/** Where the hotel supplier is: the operator's, with the operator's credentials, or the sandbox. */
const hotelSupplier = (env, { url }) =>
  env.HOTELBEDS_URL
    ? {}
    : {
        HOTELBEDS_URL: url,
        HOTELBEDS_API_KEY: SANDBOX_KEYS.apiKey,
        HOTELBEDS_SECRET: SANDBOX_KEYS.secret,
        HOTELBEDS_PHOTOS_URL: env.HOTELBEDS_PHOTOS_URL ?? url,
      };

/** The second hotel supplier, chosen the same way; an operator with one supplier of its own sells that one only. */
const secondHotelSupplier = (env, { url }) =>
  env.DOHOTELS_URL || env.HOTELBEDS_URL
    ? {}
    : {
        DOHOTELS_URL: url,
        DOHOTELS_USER: SANDBOX_SECOND.user,
        DOHOTELS_PASSWORD: SANDBOX_SECOND.password,
        DOHOTELS_PHOTOS_URL: env.DOHOTELS_PHOTOS_URL ?? url,
      };

/** Both sources of flights, chosen the same way; an operator with one of its own sells that one only. */
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

/** The supplier of assistance, chosen the same way. */
const assistanceSupplier = (env, { url }) =>
  env.TK_URL
    ? {}
    : { TK_URL: `${url}/tk`, TK_USER: SANDBOX_TK.user, TK_PASSWORD: SANDBOX_TK.password };

/** The gateway, chosen the same way. */
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

/** The api, which serves everything on one origin. `releases` are the builds of the shell and the remotes as they stand. */
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
      // Nothing stands before it that would have to notice; what is left then, the next start takes up.
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
