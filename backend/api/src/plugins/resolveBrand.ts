import type { BrandFile } from '@tiquete/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { AppError } from '../lib/errors';
import { hostName, isLoopbackHost } from '../lib/server/host';

/**
 * Gives every request the brand of its exact Host, and refuses plain http anywhere but on this machine.
 * @throws AppError UNKNOWN_HOST, FORBIDDEN
 */
export function resolveBrand(app: FastifyInstance, { brands }: Pick<Deps, 'brands'>): void {
  app.decorateRequest('brand');
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.hostless) return done();
    const name = hostName(request.host);
    if (!name) throw new AppError('UNKNOWN_HOST');
    const take = (brand: BrandFile | undefined): void => {
      if (!brand) throw new AppError('UNKNOWN_HOST');
      request.brand = brand;
      if (request.protocol !== 'https' && !isLoopbackHost(name))
        throw new AppError('FORBIDDEN', { detail: 'Esta dirección solo atiende por https.' });
    };
    const found = brands.byHost(name);
    if (found instanceof Promise) return void found.then(take).then(() => done(), done);
    take(found);
    done();
  });
}
