import type { SearchWords } from '@tiquete/contracts';
import { countryName } from '../countryName';
import { formatDay, formatDayYear } from '../dates';
import { checkSearch, parseSearch, REGION_LABELS } from '../searches/assistance';
import { pluralize } from '../pluralize';

const labels = new Map<string, string>(Object.entries(REGION_LABELS));

/** The search of an address in words, as its page writes it. Null for an invalid search. */
export function searchWords(search: string, today: string): SearchWords | null {
  const checked = checkSearch(parseSearch(search), today);
  if (checked.phase === 'invalid') return null;
  const { destinations, checkin, checkout, ages } = checked.query;
  const places = new Intl.ListFormat('es', { type: 'conjunction' }).format(
    destinations.map((code) => labels.get(code) ?? countryName(code)),
  );
  // A cover of a year needs years: without them its last day looks earlier than its first.
  const format = checkin.slice(0, 4) === checkout.slice(0, 4) ? formatDay : formatDayYear;
  return {
    title: places,
    detail: `${format(checkin)} – ${format(checkout)} · ${pluralize(ages.length, 'viajero', 'viajeros')}`,
    heading: `Asistencia para ${places}`,
    price: '',
  };
}
