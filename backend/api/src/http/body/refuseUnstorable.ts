import type { FastifyInstance } from 'fastify';
import { syncHook } from '../syncHook';
import { AppError } from '../../lib/errors';
import { isStorable } from '../../lib/isStorable';
import { isKnownBody } from '../answers/knownBodies';

/**
 * Rejects texts that no table can store and excessive nesting. A body is searched after its schema has dropped unknown fields.
 * @throws AppError INVALID_FORMAT
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    syncHook(({ query, params }) => {
      if (!isStorable(query) || !isStorable(params)) throw new AppError('INVALID_FORMAT');
    }),
  );
  app.addHook(
    'preHandler',
    syncHook(({ body }) => {
      if (!isKnownBody(body) && !isStorable(body)) throw new AppError('INVALID_FORMAT');
    }),
  );
}
