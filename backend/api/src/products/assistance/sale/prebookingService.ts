import type {
  AssistancePrebookingResponse,
  AssistancePriceChanged,
  Brand,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import { askWithin } from '../../../lib/search/askWithin';
import type { Log } from '../../../lib/search/log';
import type { ExchangeRates } from '../../../modules/exchange';
import type { NewBooking, Prepared } from '../../../modules/checkout/ports';
import {
  checkConsents,
  checkCustomer,
  hashPolicy,
  keepsMore,
  priceChange,
  saleMessages,
  supplierOf,
  toBookingAnswer,
} from '../../../modules/sale';
import { saleWords as words } from '../messages/es';
import { coverOf } from '../plans/cover';
import { findOffer, type Offer, storeOffers } from '../plans/offers';
import { currencyOf, priceOf, takeRates, totalWith } from '../plans/price';
import { policyTerms } from '../plans/terms';
import { assistanceCodeOf, toPlan } from '../plans/toPlan';
import type { AssistanceSupplier, SupplierPlan } from '../ports';
import { checkHealthConsent, checkInsured, type PrebookingRequest } from './checkInsured';
import { toQuote } from './toQuote';

/** Milliseconds: a price of the supplier, and time for our part. */
const DEADLINE_MS = 12_000;
/** The gateway's session takes twenty of these minutes. */
const PAY_BY_MS = 30 * 60_000;

export interface AssistancePrebookingOptions {
  suppliers: readonly AssistanceSupplier[];
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
}
export interface AssistancePrepared extends Prepared<AssistancePrebookingResponse> {
  /** What a simulation answers: no booking. */
  simulated: AssistancePrebookingResponse;
}
export interface AssistancePrebookings {
  /**
   * Checks who buys, who is insured and what was accepted, then asks the supplier again. A rise is refused with what it costs
   * now in `meta` (`assistancePriceChangedSchema`); a fall is passed on. The rate stays that of the search, as long as
   * there is one at all that may be used: nothing is sold by a rate that was withdrawn or is too old.
   * @throws AppError
   */
  prepare(
    brand: Pick<Brand, 'id' | 'policy_versions'>,
    body: PrebookingRequest,
    signal?: AbortSignal,
  ): Promise<AssistancePrepared>;
}

export function createAssistancePrebookings({
  suppliers,
  exchange,
  cache,
  clock,
  log,
  deadlineMs = DEADLINE_MS,
}: AssistancePrebookingOptions): AssistancePrebookings {
  const reprice = async (offer: Offer, signal: AbortSignal): Promise<SupplierPlan> => {
    const supplier = supplierOf(suppliers, offer.supplier);
    const answer = await askWithin(deadlineMs, signal, log, (limit) =>
      supplier.reprice(offer.plan.key, offer.query, limit),
    );
    // Its rate was kept for one currency; a plan that changed it is another plan.
    if (answer.kind === 'gone' || currencyOf(answer.plan) !== currencyOf(offer.plan))
      throw new AppError('PLAN_NO_LONGER_AVAILABLE', { source: { pointer: '/productCode' } });
    return answer.plan;
  };
  /** What can be bought now, under a code of its own. */
  const changed = async (current: Offer, expected: number, total: number): Promise<AppError> => {
    const { plan, rate, cancellation, ...set } = current;
    const [productCode = ''] = await storeOffers(cache, {
      ...set,
      priced: [{ plan, rate, cancellation }],
    });
    const price = priceChange(expected, total);
    const meta = {
      price,
      plan: {
        ...toPlan(plan, productCode, {
          supplier: set.supplier,
          trip: set.query,
          now: clock(),
          rate,
        }),
        cancellation,
        cancellation_policy_hash: hashPolicy(cancellation),
      },
    } satisfies AssistancePriceChanged;
    const detail =
      price.difference > 0 ? saleMessages.priceRose(expected, total) : words.worseTerms;
    return new AppError('PRICE_CHANGED', { detail, source: { pointer: '/expected_total' }, meta });
  };
  return {
    async prepare(brand, given, signal = new AbortController().signal) {
      const offer = await findOffer(cache, brand.id, given.productCode, clock());
      if (!offer || offer.sessionCode !== given.sessionCode) throw new AppError('SESSION_EXPIRED');
      const body = { ...given, upgrades: [...new Set(given.upgrades)] };
      const assistanceCode = assistanceCodeOf(offer.supplier, offer.plan.code);
      if (body.assistanceCode !== undefined && body.assistanceCode !== assistanceCode)
        refuse('INVALID_FORMAT', '/assistanceCode');
      if (!takeRates(exchange)(currencyOf(offer.plan)))
        throw new AppError('EXCHANGE_RATE_MISSING', { source: { pointer: '/productCode' } });
      const day = today(clock());
      // An offer may be kept overnight.
      if (offer.query.from < day) refuse('DATE_IN_PAST', '/productCode');
      checkCustomer(body.customer, body.Guests, day);
      checkInsured(body, offer.query, day);
      checkHealthConsent(body, brand, day);
      checkUpgrades(body.upgrades, offer.plan);
      checkConsents(body.accepts, brand, hashPolicy(offer.cancellation));

      const shown = totalWith(priceOf(offer.plan, offer.rate), body.upgrades);
      const plan = await reprice(offer, signal);
      checkUpgrades(body.upgrades, plan);
      const total = totalWith(priceOf(plan, offer.rate), body.upgrades);
      if (shown === null || total === null) throw new AppError('UPGRADE_UNKNOWN');
      const expected = body.expected_total ?? shown;
      const now = clock();
      const terms = (price: number) => policyTerms(plan.terms, price, offer.query.from, now);
      const current = { ...offer, plan, cancellation: terms(priceOf(plan, offer.rate).total) };
      if (total > expected || keepsMore(offer.cancellation, current.cancellation, now))
        throw await changed(current, expected, total);

      const payBy = new Date(now.getTime() + PAY_BY_MS);
      const cancellation = terms(total);
      const toAnswer = (booking: NewBooking | null): AssistancePrebookingResponse => ({
        data: {
          booking: booking && toBookingAnswer(booking),
          price: priceChange(expected, total),
          cancellation,
          rate_comments: '',
          pay_by: payBy.toISOString(),
          next: 'payments',
          plan: { assistanceCode, name: plan.name, category: plan.category },
          coverage_from: offer.query.from,
          coverage_to: coverOf(plan, offer.query).to,
        },
      });
      return {
        // The key of the plan that was shown: it can be priced again.
        quote: toQuote({
          offer: { ...current, plan: { ...plan, key: offer.plan.key } },
          body,
          total,
          cancellation,
          payBy,
          now,
        }),
        acceptsDuplicate: body.accepts.duplicate ?? false,
        toAnswer,
        simulated: toAnswer(null),
      };
    },
  };
}

function checkUpgrades(chosen: readonly string[], { upgrades }: SupplierPlan): void {
  const unknown = chosen.findIndex((code) => upgrades.every((one) => one.code !== code));
  if (unknown >= 0) refuse('UPGRADE_UNKNOWN', `/upgrades/${unknown}`);
}
