import { SupplierError } from '../../../lib/http-client/supplierError';
import type { AssistanceQuery, RepricedPlan } from '../../../products/assistance/ports';
import { TK_CODE, NOT_SOLD, numberOf } from '../refusal';
import { toSupplierPlan } from '../plans/toSupplierPlan';
import { toTrip } from '../request';
import type { TkClient } from '../client';
import type { TkCatalogueStore } from '../plans/catalogue';

export interface TkSaleParts {
  client: TkClient;
  store: TkCatalogueStore;
  clock: () => Date;
}

/** Today's price of one plan. @throws SupplierError when it is unknown */
export async function repricePlan(
  { client, store }: Pick<TkSaleParts, 'client' | 'store'>,
  key: string,
  query: AssistanceQuery,
  signal: AbortSignal,
): Promise<RepricedPlan> {
  const catalogue = await store.all(signal);
  const known = catalogue.plans.get(key);
  if (!known) return { kind: 'gone' };
  try {
    const { id } = catalogue.territory(query.destinations);
    const raw = await client.planPrice({ id_plan: key, ...toTrip(query, id) }, signal);
    const mapped = toSupplierPlan(known, raw, query);
    if (mapped.state === 'malformed')
      throw new SupplierError(TK_CODE, 'malformed', new Error(mapped.reason));
    return { kind: 'priced', plan: mapped.plan };
  } catch (error) {
    if (NOT_SOLD.includes(numberOf(error) ?? 0)) return { kind: 'gone' };
    throw error;
  }
}
