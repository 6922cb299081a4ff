import type { AssistanceSearchResponse } from '@tiquete/contracts';
import { askSource } from '../../../lib/search/askSource';
import type { Log } from '../../../lib/search/log';
import type { AssistanceQuery, AssistanceSupplier, SupplierPlans } from '../ports';

export interface SupplierAnswer {
  report: AssistanceSearchResponse['meta']['suppliers'][number];
  found: SupplierPlans;
}

/** The supplier's part of a search, or a report of why there is none. @throws only the caller's own reason */
export async function askSupplier(
  supplier: AssistanceSupplier,
  query: AssistanceQuery,
  timeoutMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<SupplierAnswer> {
  const {
    code,
    status,
    ms,
    answer: found = { plans: [], limited: [] },
  } = await askSource({
    code: supplier.code,
    timeoutMs,
    signal,
    log,
    ask: (limit) => supplier.search(query, limit),
  });
  return { found, report: { code, status, ms, plans: found.plans.length } };
}
