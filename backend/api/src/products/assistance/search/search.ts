import { hash } from 'node:crypto';
import type { AssistanceSearchQuery, AssistanceSearchResponse } from '@tiquete/contracts';
import { CURRENCY } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import type { Cache, CachePolicy, Loaded } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import type { Log } from '../../../lib/search/log';
import { packAnswer } from '../../../lib/search/readyAnswer';
import { type SearchSlots, unlimitedSearches } from '../../../lib/search/searchSlots';
import { beginSourceCall, type SourceOutcome } from '../../../lib/search/sourceCall';
import { newSessionCode } from '../../../lib/search/createSearchSessions';
import type { Caller } from '../../../http/callerOf';
import type { ExchangeRates } from '../../../money/ports';
import { quoteScope, rulesKey, type SellingBrand } from '../../../money';
import { assistanceSearchWords as words } from '../messages';
import { ASSISTANCE_OFFERS_MS, storeAssistanceOffers } from '../session';
import { assistanceMarkUp } from '../plans/price';
import { currencyOf, takeRates } from '../plans/price';
import { startOfDay } from '../plans/terms';
import { toAssistancePlan } from '../plans/toAssistancePlan';
import type { AssistanceQuery, AssistanceSupplier, SupplierPlans } from '../ports';
import { readAssistanceQuery } from './readAssistanceQuery';
import { isReadable, toAssistanceResult } from './toAssistanceResult';
import { refuseOutsiders } from './refuseOutsiders';

const SUPPLIER_TIMEOUT_MS = 8000;
const MINUTE_MS = 60_000;
/** Prices are served without a reload for 5 minutes, and for up to 15 while the supplier does not answer. */
const RESULT_POLICY: CachePolicy = {
  freshMs: 5 * MINUTE_MS,
  errorMs: 10 * MINUTE_MS,
  loadMs: SUPPLIER_TIMEOUT_MS + 2000,
};

export interface AssistanceServiceOptions {
  suppliers: readonly AssistanceSupplier[];
  exchange: ExchangeRates;
  healthRetention: AssistanceSearchResponse['data']['health_kept'];
  cache: Cache;
  clock: () => Date;
  log: Log;
  onDropped(supplier: string, reason: string): void;
  /** Slots shared by all products; unlimited by default. */
  slots?: SearchSlots;
  supplierTimeoutMs?: number;
}

export function createAssistanceSearch({
  suppliers,
  exchange,
  healthRetention,
  cache,
  clock,
  log,
  onDropped,
  slots = unlimitedSearches,
  supplierTimeoutMs = SUPPLIER_TIMEOUT_MS,
}: AssistanceServiceOptions) {
  const load = async (
    brand: SellingBrand,
    query: AssistanceQuery,
    signal: AbortSignal,
  ): Promise<Loaded> => {
    const [supplier] = suppliers;
    if (!supplier) throw new AppError('SUPPLIER_UNAVAILABLE');
    const call = beginSourceCall({
      code: supplier.code,
      timeoutMs: supplierTimeoutMs,
      signal,
      log,
    });
    const outcome = await call.outcome(supplier.search(query, call.signal));
    const found = mustHaveAnswered(outcome);
    if (found.refused === 'ORIGIN') refuse('ORIGIN_RESTRICTED', '/origin_code');
    if (found.plans.length === 0) refuseOutsiders(found.limited, query);
    const isNothing = found.plans.length === 0 && found.limited.length === 0;
    if (isNothing || found.refused === 'TERRITORY')
      refuse('TERRITORY_INVALID', '/destination_code');

    const now = clock();
    const markUp = assistanceMarkUp(brand, supplier.code, query);
    const shared = { supplier: supplier.code, trip: query, now, markUp };
    const currenciesLeftOut = new Set<string>();
    const drop = (reason: string) => (onDropped(supplier.code, reason), []);
    const rateOf = takeRates(exchange);
    const priced = found.plans.flatMap((plan) => {
      const currency = currencyOf(plan);
      const rate = rateOf(currency);
      if (!rate) {
        currenciesLeftOut.add(currency);
        return drop('currency');
      }
      try {
        const shown = toAssistancePlan(plan, '', { ...shared, rate });
        return isReadable(shown)
          ? [{ plan, rate, markUp, shown, cancellation: shown.cancellation }]
          : drop('malformed');
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return drop('malformed');
      }
    });
    if (priced.length === 0 && currenciesLeftOut.size > 0)
      throw new AppError('EXCHANGE_RATE_MISSING', { detail: words.nothingToConvert });
    const isConverted = priced.some(({ rate }) => rate.currency !== CURRENCY);
    const set = {
      brandId: quoteScope(brand),
      sessionCode: newSessionCode(),
      supplier: supplier.code,
      query,
      expiresAt: priceEnd(now, isConverted).toISOString(),
    };
    const productCodes = await storeAssistanceOffers(cache, {
      ...set,
      priced: priced.map(({ shown: _shown, ...stored }) => stored),
    });
    return packAnswer(
      toAssistanceResult({
        ...set,
        report: { code: outcome.code, status: outcome.status, ms: outcome.ms },
        limited: found.limited,
        plans: priced.map(({ shown }, index) => ({
          ...shown,
          productCode: productCodes[index] ?? '',
        })),
        currenciesLeftOut: [...currenciesLeftOut],
        exchange,
        healthRetention,
      }) satisfies AssistanceSearchResponse,
    );
  };
  return {
    /**
     * Returns the contract's answer, packed by `packAnswer`. Plans in a currency without a rate are left out with a warning.
     * @throws AppError when the query breaks a rule, no plan accepts the ages or days, or no plan can be priced
     */
    async search(
      brand: SellingBrand,
      body: AssistanceSearchQuery,
      caller?: Caller,
    ): Promise<Buffer> {
      const day = today(clock());
      const query = readAssistanceQuery(body, day);
      const name = hash('sha256', JSON.stringify(query), 'base64url');
      const key = `assistance:result:${quoteScope(brand)}:${day}:${name}:${rulesKey(brand)}`;
      return (
        cache.getFresh(key) ??
        cache.getOrLoad(
          key,
          RESULT_POLICY,
          (own) => slots.run(() => load(brand, query, own)),
          caller?.signal,
        )
      );
    },
  };
}
export type AssistanceSearch = ReturnType<typeof createAssistanceSearch>;

/** Returns the supplier's answer. @throws AppError SUPPLIER_TIMEOUT, SUPPLIER_UNAVAILABLE */
function mustHaveAnswered({ status, answer }: SourceOutcome<'TK', SupplierPlans>): SupplierPlans {
  if (status === 'timeout') throw new AppError('SUPPLIER_TIMEOUT');
  if (status !== 'ok') throw new AppError('SUPPLIER_UNAVAILABLE');
  return answer;
}

/** Minimum milliseconds for which a converted price is valid, even if its day's rate ends at midnight. */
const LEAST_MS = 30 * 60_000;

/**
 * Time until which a displayed price can be bought: a day. A converted price ends earlier, with the day of its exchange rate
 * in Colombia.
 */
function priceEnd(now: Date, isConverted: boolean): Date {
  const longest = now.getTime() + ASSISTANCE_OFFERS_MS;
  if (!isConverted) return new Date(longest);
  const midnight = Date.parse(startOfDay(addDays(today(now), 1)));
  return new Date(Math.min(longest, Math.max(midnight, now.getTime() + LEAST_MS)));
}
