import type { FastifyInstance } from 'fastify';
import { atOnce } from '../lib/server/atOnce';
import { AppError } from '../lib/errors';
import { isStorable } from '../lib/isStorable';
import { isKnownBody } from '../lib/server/knownBodies';

/** What no schema would name and no table could hold is refused before anything looks at it. @throws AppError INVALID_FORMAT */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    atOnce(({ body, query, params }) => {
      if (!(isKnownBody(body) || isStorable(body)) || !isStorable(query) || !isStorable(params))
        throw new AppError('INVALID_FORMAT');
    }),
  );
}
