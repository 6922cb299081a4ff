import { home } from './home';
import { itinerary } from './itinerary';
import { card, results } from './results';
import { search } from './search';
import { tariffs } from './tariffs';

/** Every word of the flights' pages, a file for each part. `_one` and `_other` are i18next's plural endings. */
export const es = { home, search, results, card, itinerary, tariffs } as const;
