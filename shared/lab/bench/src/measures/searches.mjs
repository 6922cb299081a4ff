import { fireSearches } from './load/fireSearches.mjs';
import { searchBody } from './queries/searchBody.mjs';

/** Measures searches of hotels through the api. */
export const searches = async (context) => ({
  searches: await fireSearches(context, 'hotels/searchs', searchBody),
});
