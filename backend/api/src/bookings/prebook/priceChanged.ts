import type { PriceChange } from '@tiquete/contracts';
import { AppError } from '../../lib/errors';
import { saleMessages } from '../messages/prebooking';

/**
 * Rejection of an offer that costs more than the traveller saw or, with `worseTerms` as its detail, has worse terms. `offer`
 * is the current offer, the rest of its `meta`.
 */
export const priceChanged = (price: PriceChange, worseTerms: string, offer: object): AppError =>
  new AppError('PRICE_CHANGED', {
    detail:
      price.difference > 0 ? saleMessages.priceRose(price.previous, price.current) : worseTerms,
    source: { pointer: '/expected_total' },
    meta: { price, ...offer },
  });
