import type { Itinerary } from '@tiquete/contracts';
import { formatDuration, scaleLabel, type Translate } from '@tiquete/platform';
import { layoversOf } from '../../model/legsOf';

/** How long it waits where: `2h en CLO`. */
export const waitsText = (t: Translate, itinerary: Itinerary): string =>
  layoversOf(itinerary)
    .map(({ airport, minutes }) =>
      t('itinerary.layoverShort', { duration: formatDuration(minutes), airport }),
    )
    .join(' · ');
/** `Directo`, or `1 Escala · 2h en CLO`: how often it stops, and how long where. */
export const scaleText = (t: Translate, itinerary: Itinerary): string =>
  [scaleLabel(itinerary.stops), waitsText(t, itinerary)].filter(Boolean).join(' · ');
