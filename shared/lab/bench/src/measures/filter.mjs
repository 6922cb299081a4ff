import { resultsAt } from '../browser/visit.mjs';
import { manyHotels } from './queries/manyHotels.mjs';
import { toggleFilters } from './toggleFilters.mjs';

const RESULTS = 1000;
/** `plain` draws every row at once, as a list without windowing and transition. */
const NAMES = ['product', 'preload', 'plain'];

/** Measures filters over 1,000 hotels. */
export async function filter(context) {
  const { path, shown } = resultsAt(context.resultsPath);
  return {
    interactions: await toggleFilters(context, {
      path,
      shown,
      calls: '**/api/hotels/searchs',
      enlarge: (answer) => manyHotels(answer, RESULTS),
      names: NAMES,
    }),
  };
}
