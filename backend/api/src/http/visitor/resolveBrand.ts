import type { IncomingMessage } from 'node:http';
import type { BrandFile } from '@tiquete/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { AppError } from '../../lib/errors';
import { hostName, isLoopbackHost } from '../host';

/** Number of Host headers. Of two, Node uses the first and another server may use the second (RFC 9112, 3.2: answer 400). */
const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * Sets the brand of every request from its exact Host, and rejects plain http except on this machine. @throws AppError
 * INVALID_FORMAT, UNKNOWN_HOST, FORBIDDEN
 */
export function resolveBrand(app: FastifyInstance, { brands }: Pick<Deps, 'brands'>): void {
  app.decorateRequest('brand');
  app.addHook('onRequest', (request, _reply, done) => {
    if (hostsIn(request.raw) > 1) throw new AppError('INVALID_FORMAT');
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
