import type { FastifyInstance } from 'fastify';
import { syncHook } from '../syncHook';
import { hasCardNumber } from '../../lib/privacy/cardNumbers';
import { AppError } from '../../lib/errors';
import { isKnownBody } from '../answers/knownBodies';

/**
 * Rejects card numbers in every place where a caller can put them. A body is searched after its schema has dropped unknown
 * fields. @throws AppError CARD_DATA_REFUSED
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    syncHook(({ query, params }) => {
      if (hasCardNumber(query) || hasCardNumber(params)) throw new AppError('CARD_DATA_REFUSED');
    }),
  );
  app.addHook(
    'preHandler',
    syncHook(({ body }) => {
      if (!isKnownBody(body) && hasCardNumber(body)) throw new AppError('CARD_DATA_REFUSED');
    }),
  );
}
