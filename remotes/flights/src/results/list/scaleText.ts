import type { Itinerary } from '@tiquete/contracts';
import { formatDuration, scaleLabel, type TranslateOf } from '@tiquete/platform';
import { layoversOf } from '../../model/legsOf';

/** How long it waits where: `2h en CLO`. */
export const waitsText = (t: TranslateOf<'flights'>, itinerary: Itinerary): string =>
  layoversOf(itinerary)
    .map(({ airport, minutes }) =>
      t('itinerary.layoverShort', { duration: formatDuration(minutes), airport }),
    )
    .join(' · ');
/** `Directo`, or `1 Escala · 2h en CLO`: how often it stops, and how long where. */
export const scaleText = (t: TranslateOf<'flights'>, itinerary: Itinerary): string =>
  [scaleLabel(itinerary.stops), waitsText(t, itinerary)].filter(Boolean).join(' · ');
