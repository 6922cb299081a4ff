import { CURRENCY, type ExchangeRate } from '@tiquete/contracts';
import { AppError } from '../../lib/errors';
import type { ExchangeRates } from '../../money';
import type { PackageDetail } from './ports';
import type { KeptQuote } from './session';

/** The quote's rate, while today's rate is usable. Null: prices are in pesos. @throws AppError EXCHANGE_RATE_MISSING */
export function rateOf(
  { content: { currency } }: PackageDetail,
  kept: Pick<KeptQuote, 'rate'> | undefined,
  exchange: ExchangeRates,
): ExchangeRate | null {
  if (currency === CURRENCY) return null;
  const current = exchange.rateOf(currency);
  if (!current)
    throw new AppError('EXCHANGE_RATE_MISSING', { source: { pointer: '/ItemPackageID' } });
  return kept?.rate?.currency === currency ? kept.rate : current;
}
