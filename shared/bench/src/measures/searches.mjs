import { fireSearches } from './fireSearches.mjs';
import { searchBody } from './searchBody.mjs';

/** Searches of hotels through the api. */
export const searches = async (context) => ({
  searches: await fireSearches(context, 'hotels/searchs', searchBody),
});
