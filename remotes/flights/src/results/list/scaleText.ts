import type { Itinerary } from '@tiquete/contracts';
import { formatDuration, scaleLabel, type Translate } from '@tiquete/platform';
import { layoversOf } from '../../itinerary/legsOf';

/** `Directo`, or `1 Escala · 2h en CLO`: how often it stops, and how long where. */
export function scaleText(t: Translate, itinerary: Itinerary): string {
  const waits = layoversOf(itinerary).map(({ airport, minutes }) =>
    t('itinerary.layoverShort', { duration: formatDuration(minutes), airport }),
  );
  return [scaleLabel(itinerary.stops), ...waits].join(' · ');
}
