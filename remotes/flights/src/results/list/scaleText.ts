import type { Itinerary } from '@tiquete/contracts';
import { formatDuration, scaleLabel, type TranslateOf } from '@tiquete/platform';
import { layoversOf } from '../../model/legsOf';

/** Layovers of an itinerary: `2h en CLO`. */
export const waitsText = (t: TranslateOf<'flights'>, itinerary: Itinerary): string =>
  layoversOf(itinerary)
    .map(({ airport, minutes }) =>
      t('itinerary.layoverShort', { duration: formatDuration(minutes), airport }),
    )
    .join(' · ');
/** Stops of an itinerary: `Directo`, or `1 Escala · 2h en CLO`. */
export const scaleText = (t: TranslateOf<'flights'>, itinerary: Itinerary): string =>
  [scaleLabel(itinerary.stops), waitsText(t, itinerary)].filter(Boolean).join(' · ');
