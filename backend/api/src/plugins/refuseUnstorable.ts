import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/errors';
import { isStorable } from '../lib/isStorable';

/** What no schema would name and no table could hold is refused before anything looks at it. @throws AppError INVALID_FORMAT */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (![body, query, params].every(isStorable)) throw new AppError('INVALID_FORMAT');
  });
}
