/** Sales a second for which the model is run. */
export const RATES = [1, 10, 100];

/**
 * Steps of each sale, with those of visitors who do not buy. Assumption: two of a hundred visits end in a sale, a visit opens 1.2
 * documents, and six of ten searches find a cached answer.
 */
export const STEPS_OF_A_SALE = {
  document: 60,
  'search, cached': 30,
  'hotel search': 12,
  'flight search': 8,
  details: 20,
  sale: 1,
  confirmation: 1,
};

/** Assumed milliseconds until a supplier has answered a search, a question about one offer, and a booking. */
export const SUPPLIER_MS = { search: 1500, details: 500, sale: 3000 };
/** Steps that a worker runs at once (`effects/worker.ts`), and connections that a process opens at most (`db/openStorage.ts`). */
export const [STEPS_OF_A_WORKER, CONNECTIONS_OF_A_PROCESS] = [24, 10];

const SEARCHES = ['hotel search', 'flight search'];

/** Visits of one step in the stations of the model, from its measured costs. */
export function visitsOf(name, { processor, database }) {
  const api = (share) => ({ station: 'api', ms: processor.api * share });
  const stored = [
    { station: 'postgres', ms: processor.postgres },
    { station: 'connections', ms: database.connectionMs },
  ];
  const visits = [api(0.5)];
  if (SEARCHES.includes(name)) visits.push({ station: 'slots', ms: SUPPLIER_MS.search });
  if (name === 'details') visits.push({ station: 'suppliers', ms: SUPPLIER_MS.details });
  visits.push(api(0.5), ...stored);
  if (name === 'sale')
    visits.push(
      { station: 'worker', ms: processor.worker },
      { station: 'steps', ms: SUPPLIER_MS.sale },
    );
  return visits.filter(({ ms }) => ms > 0);
}

/** Sources of the simulation for a rate of sales. Steps without a measured cost are an error. */
export const sourcesOf = (costs, salesPerSecond, steps = STEPS_OF_A_SALE) =>
  Object.entries(steps).map(([name, count]) => {
    if (!costs[name]) throw new Error(`The step "${name}" has no measured cost.`);
    return { name, perSecond: salesPerSecond * count, visits: visitsOf(name, costs[name]) };
  });

/** Calls a second to each outside system. */
export function callsPerSecond(costs, salesPerSecond, steps = STEPS_OF_A_SALE) {
  const calls = {};
  for (const [name, count] of Object.entries(steps))
    for (const [supplier, each] of Object.entries(costs[name].calls))
      calls[supplier] = (calls[supplier] ?? 0) + salesPerSecond * count * each;
  return calls;
}
