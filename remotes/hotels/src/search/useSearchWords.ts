import type { RoomDraft, StayDates } from '@tiquete/domain/searches/hotels';
import { formatDay, nightsBetween, useMessages } from '@tiquete/platform';
import { guestSummary } from '../model/guestSummary';

/** Formats a search: `10 mar. – 12 mar.`, `2 huéspedes, 1 habitación`. */
export function useSearchWords() {
  const t = useMessages('hotels');
  const party = (pax: number, rooms: number) =>
    [t('search.guestsCount', { count: pax }), t('search.roomsCount', { count: rooms })].join(', ');
  return {
    party,
    dates: ({ start, end }: StayDates) =>
      t('search.range', { start: formatDay(start), end: formatDay(end) }),
    nights: ({ start, end }: StayDates) => t('search.nights', { count: nightsBetween(start, end) }),
    guests: (rooms: readonly RoomDraft[]) => party(guestSummary(rooms).guests, rooms.length),
  };
}
