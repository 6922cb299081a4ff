import { formatDay, nightsBetween, useMessages } from '@tiquete/platform';
import { guestSummary } from './guestSummary';
import type { RoomDraft, StayDates } from './hotelQuery';

/** A search in words: `10 mar. – 12 mar.`, `2 huéspedes, 1 habitación`. */
export function useSearchWords() {
  const t = useMessages('hotels');
  return {
    dates: ({ start, end }: StayDates) =>
      t('search.range', { start: formatDay(start), end: formatDay(end) }),
    nights: ({ start, end }: StayDates) => t('search.nights', { count: nightsBetween(start, end) }),
    guests: (rooms: readonly RoomDraft[]) => {
      const summary = guestSummary(rooms);
      return [
        t('search.guestsCount', { count: summary.guests }),
        t('search.roomsCount', { count: summary.rooms }),
      ].join(', ');
    },
  };
}
