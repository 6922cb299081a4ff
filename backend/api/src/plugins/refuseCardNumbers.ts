import type { FastifyInstance } from 'fastify';
import { hasCardNumber } from '../lib/cardNumbers';
import { AppError } from '../lib/errors';

/** No card number enters: it is refused before validation, so that no message can repeat it. */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.body !== undefined && hasCardNumber(request.body)) throw new AppError('CARD_DATA_REFUSED');
  });
}
