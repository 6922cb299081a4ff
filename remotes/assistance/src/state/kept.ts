import type { Room } from '@tiquete/contracts';
import type { FieldGuards, PlaceObject } from '@tiquete/platform';
import type { CoverDates } from '../model/assistanceQuery';
import type { AssistanceState, KeptField, RecentSearch } from './assistanceState';

/** Schema of the slice as it is stored. */
export const fields: FieldGuards<Pick<AssistanceState, KeptField>> = ({
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
