import type { SearchWords } from '@tiquete/contracts';
import { formatDay } from '../dates';
import { CABIN_LABELS, checkSearch, parseSearch } from '../searches/flights';
import { pluralize } from '../pluralize';

/** The search of an address in words, as its page writes it. Null for an invalid search. */
export function searchWords(search: string, today: string): SearchWords | null {
  const checked = checkSearch(parseSearch(search), today);
  if (checked.phase === 'invalid') return null;
  const { tripType, segments, adults, ages, cabin } = checked.query;
  const isRoundTrip = tripType === 'ROUND_TRIP';
  const outward = isRoundTrip ? segments.slice(0, 1) : segments;
  const names = outward.flatMap(({ origin, destination }) => [origin.name, destination.name]);
  const stations = names.filter((name, index) => name !== names[index - 1]);
  const route = stations.join(isRoundTrip ? ' ⇄ ' : ' → ');
  const days = segments.map(({ date }) => formatDay(date));
  const passengers = pluralize(adults + ages.length, 'pasajero', 'pasajeros');
  return {
    title: route,
    detail: [
      days.join(tripType === 'MULTI_CITY' ? ', ' : ' – '),
      passengers,
      CABIN_LABELS[cabin],
    ].join(' · '),
    heading: `Vuelos ${route}`,
    price: '',
  };
}
