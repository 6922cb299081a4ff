import type { SearchWords } from '@tiquete/contracts';
import { formatDay, formatMonth } from '../dates';
import {
  checkSearch,
  isWholeMonth,
  parseSearch,
  PLACE_HEADINGS,
  type DepartureDates,
  type PackagePlace,
} from '../searches/packages';
import { pluralize } from '../pluralize';

const headings = new Map<string, string>(Object.entries(PLACE_HEADINGS));

/** The search of an address in words, as its page writes it. Null for an invalid search. */
export function searchWords(search: string, today: string): SearchWords | null {
  const checked = checkSearch(parseSearch(search), today);
  if (checked.phase === 'invalid') return null;
  const { destination, dates, rooms } = checked.query;
  const travellers = rooms.reduce(
    (sum, { adults, children, infants }) => sum + adults + children.length + infants,
    0,
  );
  const party = [
    pluralize(travellers, 'viajero', 'viajeros'),
    pluralize(rooms.length, 'habitación', 'habitaciones'),
  ];
  return {
    title: destination?.name ?? 'Cualquier destino',
    detail: `${departure(dates)} · ${party.join(', ')}`,
    heading: headingOf(destination),
    price: '',
  };
}
function departure(dates: DepartureDates | null): string {
  if (!dates) return 'Cualquier fecha';
  if (isWholeMonth(dates)) return formatMonth(dates.start);
  const [start, end] = [formatDay(dates.start), formatDay(dates.end)];
  return start === end ? `Salida ${start}` : `${start} – ${end}`;
}
function headingOf(destination: PackagePlace | null): string {
  if (!destination) return 'Paquetes a cualquier destino';
  return headings.get(destination.id) ?? `Paquetes a ${destination.name}`;
}
