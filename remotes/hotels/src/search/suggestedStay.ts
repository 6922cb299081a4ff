import {
  checkSearch,
  toDraft,
  type HotelQuery,
  type SearchDraft,
} from '@tiquete/domain/searches/hotels';
import { addDays, today } from '@tiquete/platform';

/** Days from today to a suggested stay. */
const DAYS_AHEAD = 14;

/**
 * Days and guests for a featured destination: those of the form if they are complete, else `nights` nights in two weeks for
 * one adult.
 */
export function suggestedStay(
  draft: SearchDraft,
  nights: number,
  firstDay = today(),
): Omit<HotelQuery, 'destination'> {
  const start = addDays(firstDay, DAYS_AHEAD);
  const fallback: HotelQuery = {
    destination: { kind: 'city', code: '', name: '' },
    checkin: start,
    checkout: addDays(start, nights),
    rooms: [{ adults: 1, childrens: [] }],
    nationality: draft.nationality,
  };
  const withPart = (part: Partial<SearchDraft>) => {
    const checked = checkSearch({ ...toDraft(fallback), ...part }, firstDay);
    return checked.phase === 'valid' ? checked.query : fallback;
  };
  const { checkin, checkout } = withPart({ dates: draft.dates });
  const { rooms } = withPart({ rooms: draft.rooms });
  return { checkin, checkout, rooms, nationality: draft.nationality };
}
