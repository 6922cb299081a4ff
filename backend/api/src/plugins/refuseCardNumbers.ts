import type { FastifyInstance } from 'fastify';
import { atOnce } from '../lib/server/atOnce';
import { hasCardNumber } from '../lib/privacy/cardNumbers';
import { AppError } from '../lib/errors';
import { isKnownBody } from '../lib/server/knownBodies';

/** No card number enters, wherever it stands: it is refused before validation, so that no message can repeat it. */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook(
    'preValidation',
    atOnce(({ body, query, params, headers }) => {
      // The key of a call is stored.
      const others = [query, params, headers['idempotency-key']];
      if (
        (!isKnownBody(body) && hasCardNumber(body)) ||
        others.some((given) => hasCardNumber(given))
      )
        throw new AppError('CARD_DATA_REFUSED');
    }),
  );
}
