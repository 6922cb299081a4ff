import type { FastifyInstance } from 'fastify';
import { atOnce } from '../../lib/server/atOnce';
import { AppError } from '../../lib/errors';
import { isStorable } from '../../lib/isStorable';
import { isKnownBody } from '../../lib/server/knownBodies';

/**
 * Rejects texts that no table can hold and nesting that no call has. A body is searched once its schema has dropped what no
 * call takes. @throws AppError INVALID_FORMAT
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    atOnce(({ query, params }) => {
      if (!isStorable(query) || !isStorable(params)) throw new AppError('INVALID_FORMAT');
    }),
  );
  app.addHook(
    'preHandler',
    atOnce(({ body }) => {
      if (!isKnownBody(body) && !isStorable(body)) throw new AppError('INVALID_FORMAT');
    }),
  );
}
