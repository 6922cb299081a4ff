import type { PriceChange } from '@tiquete/contracts';
import { AppError } from '../../lib/errors';
import { saleMessages } from '../messages/prebooking';

const PART = 0.02;
const MOST_PESOS = 20_000;

/** Maximum cost in whole pesos for a charged sum. We pay an increase of 2 %, at most COP 20 000, ourselves. */
export const mostFor = (charged: number): number =>
  charged + Math.min(MOST_PESOS, Math.floor(charged * PART));
/** True for an increase that we pay ourselves, so that a paid booking does not fail. */
export const isWithinTolerance = (price: number, charged: number): boolean =>
  price <= mostFor(charged);

/** Price that the traveller saw and current price in whole pesos; percentage with one decimal. */
export const priceChange = (previous: number, current: number): PriceChange => ({
  previous,
  current,
  difference: current - previous,
  porcent: Math.round((1000 * (current - previous)) / previous) / 10,
  changed: current !== previous,
});

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
