import type { FastifyInstance } from 'fastify';
import { syncHook } from './syncHook';
import { AppError } from '../lib/errors';
import { originOf } from './host';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/**
 * Rejects calls with side effects from pages of other origins. A call without a page is allowed. Only JSON bodies are
 * accepted; the sign-in forms register another type themselves.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook(
    'onRequest',
    syncHook((request) => {
      if (SAFE_METHODS.includes(request.method) || request.routeOptions.config.fromOutside) return;
      const { origin } = request.headers;
      const site = request.headers['sec-fetch-site'];
      const isOwnOrigin = origin === undefined || origin === originOf(request);
      if (!isOwnOrigin || (site !== undefined && !OWN_SITES.includes(String(site))))
        throw new AppError('CROSS_SITE_REQUEST');
    }),
  );
}
