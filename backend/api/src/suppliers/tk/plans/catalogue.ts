import { whileWaiting } from '../../../lib/async/whileWaiting';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import { reuseLoad } from '../../../lib/cache/reuseLoad';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { TkClient } from '../client';
import { TK_CODE } from '../refusal';
import { planSchema } from '../wire';
import { type KnownPlan, readKnownPlan } from './knownPlan';
import { type Reach, reachOf, territoryOf } from './territory';
import { categoryOf } from './words';

const HOUR_MS = 3_600_000;
const LOAD_MS = 30_000;
/** Number of plans fetched at the same time. Each takes three calls, and a client allows 16. */
const TOGETHER = 4;

export interface TkCatalogue {
  plans: ReadonlyMap<string, KnownPlan>;
  /** The vendor's territory that covers the destinations. @throws SupplierError */
  territory(destinations: readonly string[]): { id: string; reach: Reach };
}
type OnDropped = (reason: string) => void;

/**
 * Cache of all plans with their coverages for an hour, because prices come without them. A plan that cannot be read is left
 * out.
 */
export function createTkCatalogueStore(client: TkClient, now: () => number, onDropped: OnDropped) {
  let last: TkCatalogue | undefined;
  const load = async () => {
    try {
      last = await readCatalogue(client, AbortSignal.timeout(LOAD_MS), onDropped);
    } catch (error) {
      // Coverages of an hour ago are still usable when a reload fails. Prices are requested by each search.
      if (!last) throw error;
    }
    return last;
  };
  const all = reuseLoad({ load, now, ttlMs: HOUR_MS });
  return {
    /** All plans. Their load continues after the search that started it ends. @throws SupplierError, the signal's reason */
    all: (signal: AbortSignal): Promise<TkCatalogue> => whileWaiting(all(), signal),
  };
}
export type TkCatalogueStore = ReturnType<typeof createTkCatalogueStore>;

async function readCatalogue(
  client: TkClient,
  signal: AbortSignal,
  onDropped: OnDropped,
): Promise<TkCatalogue> {
  const [regions, categories, rows] = await Promise.all([
    client.regions(signal),
    client.categories(signal),
    client.plans(signal),
  ]);
  const names = new Map(categories.map((one) => [one.id_plan_categoria, one.name_plan]));
  const readPlan = async (row: unknown): Promise<KnownPlan | undefined> => {
    const wire = planSchema.safeParse(decodeTexts(row));
    const category = categoryOf(names.get(wire.data?.id_plan_categoria ?? '') ?? '');
    if (!wire.success || !category) {
      onDropped(wire.success ? 'category' : (wire.error.issues[0]?.path.join('.') ?? 'plan'));
      return undefined;
    }
    const known = await readKnownPlan(client, wire.data, category, signal);
    if (typeof known !== 'string') return known;
    onDropped(known);
    return undefined;
  };
  const plans: (KnownPlan | undefined)[] = [];
  for (let start = 0; start < rows.length; start += TOGETHER)
    plans.push(...(await Promise.all(rows.slice(start, start + TOGETHER).map(readPlan))));
  const readable = plans.filter((plan) => plan !== undefined);
  if (rows.length > 0 && readable.length === 0)
    throw new SupplierError(TK_CODE, 'malformed', new Error('plans'));
  return {
    plans: new Map(readable.map((plan) => [plan.code, plan])),
    territory: (destinations) => {
      const reach = reachOf(destinations);
      return { id: territoryOf(reach, regions), reach };
    },
  };
}
