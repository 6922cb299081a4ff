import type { Room } from '@tiquete/contracts';
import type { CoverDates } from '@tiquete/domain/searches/assistance';
import type { FieldGuards, PlaceObject, SharedLists } from '@tiquete/platform';
import { MAX_RECENT_SEARCHES } from '@tiquete/search';
import type { AssistanceState, PersistedField, RecentSearch } from './assistanceState';
import { recentKey } from './recentSearches';

/** Lists that the tabs of a browser share. */
export const lists: SharedLists<Pick<AssistanceState, PersistedField>> = {
  recentSearches: { keyOf: recentKey, max: MAX_RECENT_SEARCHES },
};
/** Schema of the slice as it is stored. */
export const fields: FieldGuards<Pick<AssistanceState, PersistedField>> = ({
  count,
  day,
  listOf,
  matching,
  number,
  optional,
  partly,
  shape,
  text,
}) => ({
  productCode: text,
  assistanceCode: text,
  chosenTotal: number,
  recentSearches: listOf(
    shape<RecentSearch>({
      destination_name: text,
      dates: shape<CoverDates>({ start: day, end: day }),
      checkInLabel: text,
      checkOutLabel: text,
      rooms: listOf(shape<Room>({ adults: count, childrens: listOf(count) })),
      image: text,
      destination_code: text,
      destinationObject: partly<PlaceObject>({
        code: text,
        name: text,
        label: text,
        kind: text,
        image: optional(text),
      }),
      totalRooms: count,
      totalPax: count,
      passengersAge: listOf(count),
      origin: matching(/^[A-Z]{2}$/),
    }),
  ),
});
