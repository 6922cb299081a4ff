import {
  type AssistancePlan,
  type AssistanceSearchResponse,
  assistancePlanSchema,
  type EntryRule,
  type ExchangeRate,
} from '@tiquete/contracts';
import type { ExchangeRates } from '../../../money/ports';
import { entryRulesOf, placeNames } from '../places';
import type { AssistanceQuery, AssistanceSupplier, LimitedPlan } from '../ports';
import { unsoldWarning } from '../../../lib/search/collectAnswers';
import { coverDaysOf } from './readAssistanceQuery';
import { toUnavailable } from './refuseOutsiders';

interface ResultParts {
  query: AssistanceQuery;
  supplier: AssistanceSupplier['code'];
  report: Omit<AssistanceSearchResponse['meta']['suppliers'][number], 'plans'>;
  limited: readonly LimitedPlan[];
  plans: readonly AssistancePlan[];
  /** Currencies of plans that are not sold today. */
  currenciesLeftOut: readonly string[];
  exchange: ExchangeRates;
  healthRetention: AssistanceSearchResponse['data']['health_kept'];
  sessionCode: string;
  expiresAt: string;
}

/** False for a plan that breaks the contract. Such a plan is not sold. */
export const isReadable = (plan: AssistancePlan): boolean =>
  plan.total > 0 && assistancePlanSchema.safeParse(plan).success;

/** Search answer in the contract's shape, cheapest plan first. */
export function toAssistanceResult({
  query,
  supplier,
  report,
  limited,
  plans,
  currenciesLeftOut,
  exchange,
  healthRetention,
  sessionCode,
  expiresAt,
}: ResultParts): AssistanceSearchResponse {
  const warnings = unsoldWarning(currenciesLeftOut);
  const rules = entryRulesOf(query.destinations);
  return {
    data: {
      sessionCode,
      expires_at: expiresAt,
      checkin: query.from,
      checkout: query.to,
      days: coverDaysOf(query),
      supplier,
      destination_name: placeNames(query.destinations),
      ages: [...query.ages],
      plans: plans.toSorted((a, b) => a.total - b.total || a.name.localeCompare(b.name, 'es')),
      unavailable: limited.map((plan) => toUnavailable(plan, query, supplier)),
      entry_rules: rules,
      exchange_rates: ratesFor(plans, rules, exchange),
      health_kept: healthRetention,
    },
    meta: {
      total: plans.length,
      complete: warnings.length === 0,
      suppliers: [{ ...report, plans: plans.length }],
    },
    ...(warnings.length > 0 && { warnings }),
  };
}
/** Exchange rates that let the page compare sums: plans cover amounts in dollars, Europe's entry rule is in euros. */
function ratesFor(
  plans: readonly AssistancePlan[],
  rules: readonly EntryRule[],
  exchange: ExchangeRates,
): ExchangeRate[] {
  const currencies = [
    ...plans.map(({ benefits }) => benefits.medical.currency),
    ...rules.flatMap(({ minimum }) => minimum?.currency ?? []),
  ];
  // `has` comes first, because `rateOf` counts a missing rate as a lost sale. Here the rate is only displayed.
  const known = [...new Set(currencies)].filter((currency) => exchange.has?.(currency) ?? true);
  return known.flatMap((currency) => exchange.rateOf(currency) ?? []);
}
