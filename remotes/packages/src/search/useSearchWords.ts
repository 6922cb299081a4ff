import {
  isWholeMonth,
  type DepartureDates,
  type RoomDraft,
} from '@tiquete/domain/searches/packages';
import { formatDay, formatMonth, useMessages } from '@tiquete/platform';
import { travellersOf } from '../model/rooms';

/** Formats a search: `marzo de 2027`, `4 viajeros, 2 habitaciones`. */
export function useSearchWords() {
  const t = useMessages('packages');
  const party = (travellers: number, rooms: number) =>
    [
      t('search.travellersCount', { count: travellers }),
      t('search.roomsCount', { count: rooms }),
    ].join(', ');
  return {
    party,
    people: (rooms: readonly RoomDraft[]) => party(travellersOf(rooms), rooms.length),
    departure: (dates: DepartureDates | null) => {
      if (!dates) return t('search.anyDate');
      if (isWholeMonth(dates)) return formatMonth(dates.start);
      const [start, end] = [formatDay(dates.start), formatDay(dates.end)];
      return start === end
        ? t('search.departureOn', { day: start })
        : t('search.range', { start, end });
    },
    lasts: (nights: number, days: number) =>
      [t('search.nights', { count: nights }), t('search.days', { count: days })].join(' · '),
  };
}
