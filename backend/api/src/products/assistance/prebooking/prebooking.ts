import type { AssistancePriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import { withinDeadline } from '../../../lib/search/withinDeadline';
import type { Log } from '../../../lib/search/log';
import type { ExchangeRates } from '../../../money';
import {
  checkCustomer,
  createPrebooking,
  hashPolicy,
  costsMoreToCancel,
  readConsents,
  supplierOf,
} from '../../../bookings/prebook';
import { assistanceSaleWords as words } from '../messages';
import { coverOf } from '../plans/cover';
import { findAssistanceOffer, type AssistanceOffer, storeAssistanceOffers } from '../session';
import { currencyOf, priceOf, takeRates, totalWith } from '../plans/price';
import { policyTerms } from '../plans/terms';
import { assistanceCodeOf, toAssistancePlan } from '../plans/toAssistancePlan';
import { unmetRulesOf } from '../plans/unmetRules';
import type { AssistanceSupplier, SupplierPlan } from '../ports';
import { checkEntryRules, checkHealthConsent } from './checkConsents';
import { checkInsured, type AssistancePrebookingRequest } from './checkInsured';
import { toAssistanceQuote } from './toAssistanceQuote';

/** Timeout in milliseconds for pricing a plan: the supplier's time and some for our own code. */
const DEADLINE_MS = 12_000;

export interface AssistancePrebookingOptions {
  suppliers: readonly AssistanceSupplier[];
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
}

/**
 * Checks the price of plans with their supplier again. A changed price is answered with a new offer
 * (`assistancePriceChangedSchema`). The exchange rate of the search applies as long as its currency has any usable rate:
 * nothing is sold at a rate that was withdrawn or is too old.
 */
export function createAssistancePrebookings({
  suppliers,
  exchange,
  cache,
  clock,
  log,
  deadlineMs = DEADLINE_MS,
}: AssistancePrebookingOptions) {
  const repriceOffer = async (
    offer: AssistanceOffer,
    signal: AbortSignal,
  ): Promise<SupplierPlan> => {
    const supplier = supplierOf(suppliers, offer.supplier);
    const answer = await withinDeadline(deadlineMs, signal, log, (limit) =>
      supplier.reprice(offer.plan.key, offer.query, limit),
    );
    // The offer's rate belongs to one currency, so it cannot convert a price in another one.
    if (answer.kind === 'gone' || currencyOf(answer.plan) !== currencyOf(offer.plan))
      throw new AppError('PLAN_NO_LONGER_AVAILABLE', { source: { pointer: '/productCode' } });
    return answer.plan;
  };
  /** Stores the plan under a new code. */
  const offerAgain = async ({ plan, rate, markUp, cancellation, ...set }: AssistanceOffer) => {
    const [productCode = ''] = await storeAssistanceOffers(cache, {
      ...set,
      priced: [{ plan, rate, markUp, cancellation }],
    });
    const { supplier, query: trip } = set;
    const shown = toAssistancePlan(plan, productCode, {
      supplier,
      trip,
      now: clock(),
      rate,
      markUp,
    });
    return {
      plan: { ...shown, cancellation, cancellation_policy_hash: hashPolicy(cancellation) },
    } satisfies Omit<AssistancePriceChanged, 'price'>;
  };
  return createPrebooking({
    clock,
    worseTerms: words.worseTerms,
    async reprice(brand, given: AssistancePrebookingRequest, signal) {
      const offer = await findAssistanceOffer(cache, brand.id, given.productCode, clock());
      if (!offer || offer.sessionCode !== given.sessionCode) throw new AppError('SESSION_EXPIRED');
      const body = { ...given, upgrades: [...new Set(given.upgrades)] };
      const assistanceCode = assistanceCodeOf(offer.supplier, offer.plan.code);
      if (body.assistanceCode !== undefined && body.assistanceCode !== assistanceCode)
        refuse('INVALID_FORMAT', '/assistanceCode');
      if (!takeRates(exchange)(currencyOf(offer.plan)))
        throw new AppError('EXCHANGE_RATE_MISSING', { source: { pointer: '/productCode' } });
      const day = today(clock());
      // When the page was left open overnight, the first day of cover may be in the past.
      if (offer.query.from < day) refuse('DATE_IN_PAST', '/productCode');
      checkCustomer(body.customer, body.Guests, day);
      checkInsured(body, offer.query, day);
      checkHealthConsent(body, brand, day);
      checkUpgrades(body.upgrades, offer.plan);
      const consents = readConsents(body, brand, hashPolicy(offer.cancellation));

      const priceAt = (one: SupplierPlan) => priceOf(one, offer.rate, offer.markUp);
      const shown = totalWith(priceAt(offer.plan), body.upgrades);
      const plan = await repriceOffer(offer, signal);
      checkUpgrades(body.upgrades, plan);
      const unmet = unmetRulesOf(plan, offer.query.destinations, exchange);
      checkEntryRules(body, unmet);
      const total = totalWith(priceAt(plan), body.upgrades);
      if (shown === null || total === null) throw new AppError('UPGRADE_UNKNOWN');
      const now = clock();
      const terms = (price: number) => policyTerms(plan.terms, price, offer.query.from, now);
      const current = { ...offer, plan, cancellation: terms(priceAt(plan).total) };
      return {
        expected: body.expected_total ?? shown,
        total,
        hasWorseTerms: costsMoreToCancel(offer.cancellation, current.cancellation, now),
        offerAgain: () => offerAgain(current),
        sell(payBy) {
          const cancellation = terms(total);
          // Stores the key of the displayed plan, because the key of a repriced one cannot be priced again.
          const sold = { ...current, plan: { ...plan, key: offer.plan.key } };
          return {
            quote: toAssistanceQuote({
              offer: sold,
              body,
              consents,
              total,
              cancellation,
              payBy,
              now,
              unmetRules: unmet.map(({ title }) => title),
            }),
            cancellation,
            own: {
              plan: { assistanceCode, name: plan.name, category: plan.category },
              coverage_from: offer.query.from,
              coverage_to: coverOf(plan, offer.query).to,
            },
          };
        },
      };
    },
  });
}
export type AssistancePrebookings = ReturnType<typeof createAssistancePrebookings>;

function checkUpgrades(chosen: readonly string[], { upgrades }: SupplierPlan): void {
  const unknown = chosen.findIndex((code) => upgrades.every((one) => one.code !== code));
  if (unknown >= 0) refuse('UPGRADE_UNKNOWN', `/upgrades/${unknown}`);
}
