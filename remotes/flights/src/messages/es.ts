import { home } from './home';
import { search } from './search';
import type { alerts } from './alerts';
import type { confirmation as checkout } from './confirmation';
import type { comparison } from './comparison';
import type { itinerary } from './itinerary';
import type { passengers } from './passengers';
import type { prices } from './prices';
import type { card, results } from './results';
import type { tariffs } from './tariffs';

/** Texts of every flights page; other files load with their pages. `_one` and `_other` are i18next's plural endings. */
export const es = { home, search } as const;

declare module '@tiquete/platform' {
  interface Messages {
    flights: typeof es & {
      alerts: typeof alerts;
      card: typeof card;
      comparison: typeof comparison;
      itinerary: typeof itinerary;
      passengers: typeof passengers;
      prices: typeof prices;
      results: typeof results;
      tariffs: typeof tariffs;
    };
    'flights-checkout': { checkout: typeof checkout };
  }
}
