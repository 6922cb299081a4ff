import type { FastifyInstance } from 'fastify';
import { hasCardNumber } from '../lib/cardNumbers';
import { AppError } from '../lib/errors';

/** No card number enters, wherever it stands: it is refused before validation, so that no message can repeat it. */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params, headers }) => {
    // The key of a call is stored.
    if ([body, query, params, headers['idempotency-key']].some((given) => hasCardNumber(given))) throw new AppError('CARD_DATA_REFUSED');
  });
}
