import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { AppError } from '../lib/errors';
import { hostName, isLoopbackHost } from '../lib/host';

/**
 * Gives every request the brand of its exact Host, and refuses plain http anywhere but on this machine.
 * @throws AppError UNKNOWN_HOST, FORBIDDEN
 */
export function resolveBrand(app: FastifyInstance, { brands }: Pick<Deps, 'brands'>): void {
  app.decorateRequest('brand');
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.hostless) return;
    const name = hostName(request.host);
    const brand = name && (await brands.byHost(name));
    if (!name || !brand) throw new AppError('UNKNOWN_HOST');
    request.brand = brand;
    if (request.protocol !== 'https' && !isLoopbackHost(name)) throw new AppError('FORBIDDEN', { detail: 'Esta dirección solo atiende por https.' });
  });
}
