import { SupplierError } from '../../lib/http-client/supplierError';
import type {
  AssistanceQuery,
  AssistanceSupplier,
  LimitedPlan,
  SupplierPlan,
} from '../../products/assistance/ports';
import { createTkClient, type TkAccess } from './client';
import { isFor, toLimited } from './plans/knownPlan';
import { createTkCatalogueStore, type TkCatalogue } from './plans/catalogue';
import { toSupplierPlan } from './plans/toSupplierPlan';
import { TK_CODE, NOT_SOLD, numberOf } from './refusal';
import { toTrip } from './request';
import { createTkSale } from './sale/sale';

export interface TkOptions extends TkAccess {
  /** Called with the reason for every plan that cannot be read; for metrics. */
  onDropped?: (reason: string) => void;
}

/**
 * Adapter for the assistance supplier TK. The README in this folder lists the vendor's pages that it follows, and our
 * assumptions.
 */
export function createTk(
  options: TkOptions,
): AssistanceSupplier & Required<Pick<AssistanceSupplier, 'list'>> & { close(): Promise<void> } {
  const { clock, onDropped = () => undefined } = options;
  const client = createTkClient(options);
  const store = createTkCatalogueStore(client, () => clock().getTime(), onDropped);

  /** Prices by plan; empty when nothing is sold for this trip. */
  const queryPrices = async (query: AssistanceQuery, territory: string, signal: AbortSignal) => {
    try {
      return await client.prices(toTrip(query, territory), signal);
    } catch (error) {
      if (NOT_SOLD.includes(numberOf(error) ?? 0)) return {};
      throw error;
    }
  };
  const toPlans = (
    prices: Record<string, unknown>,
    { plans: known }: TkCatalogue,
    query: AssistanceQuery,
  ): SupplierPlan[] => {
    const dropped: string[] = [];
    const rows = Object.entries(prices).filter(([code]) => {
      const plan = known.get(code);
      return !plan || !isOutside(plan, query);
    });
    const plans = rows.flatMap(([code, raw]) => {
      const plan = known.get(code);
      const mapped = plan
        ? toSupplierPlan(plan, raw, query)
        : { state: 'malformed' as const, reason: 'unknown' };
      if (mapped.state === 'sold') return [mapped.plan];
      dropped.push(mapped.reason);
      return [];
    });
    for (const reason of dropped) onDropped(reason);
    if (rows.length > 0 && plans.length === 0)
      throw new SupplierError(TK_CODE, 'malformed', new Error(dropped[0]));
    return plans;
  };
  return {
    code: TK_CODE,
    async search(query, signal) {
      const catalogue = await store.all(signal);
      const territory = catalogue.territory(query.destinations);
      const prices = await queryPrices(query, territory.id, signal);
      const limited = [...catalogue.plans.values()]
        .filter((plan) => isFor(plan, territory.reach, query.origin) && isOutside(plan, query))
        .map(toLimited);
      return { plans: toPlans(prices, catalogue, query), limited };
    },
    ...createTkSale({ client, store, clock }),
    close: () => client.close(),
  };
}

const DAY_MS = 86_400_000;
function isOutside({ limits }: Pick<LimitedPlan, 'limits'>, { from, to, ages }: AssistanceQuery) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return (
    days < limits.minDays ||
    days > limits.maxDays ||
    ages.length > limits.maxPax ||
    ages.some((age) => age < limits.minAge || age > limits.maxAge)
  );
}
