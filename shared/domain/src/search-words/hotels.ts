import type { SearchWords } from '@tiquete/contracts';
import { formatDay } from '../dates';
import { nightsBetween } from '../searches/days';
import { checkSearch, parseSearch, firstSearch } from '../searches/hotels';
import { pluralize } from '../pluralize';

/** The search of an address in words, as its page writes it. Null under the conditions of `firstSearch`. */
export function searchWords(search: string, today: string): SearchWords | null {
  const checked = checkSearch(parseSearch(search), today);
  if (checked.phase === 'invalid' || !firstSearch(search, today)) return null;
  const { destination, checkin, checkout, rooms } = checked.query;
  const guests = rooms.reduce((sum, room) => sum + room.adults + room.childrens.length, 0);
  const party = [
    pluralize(guests, 'huésped', 'huéspedes'),
    pluralize(rooms.length, 'habitación', 'habitaciones'),
  ];
  return {
    title: destination.name,
    detail: `${formatDay(checkin)} – ${formatDay(checkout)} · ${party.join(', ')}`,
    heading: destination.kind === 'hotel' ? destination.name : `Hoteles en ${destination.name}`,
    price: `${pluralize(nightsBetween(checkin, checkout), 'noche', 'noches')}, impuestos incluidos`,
  };
}
