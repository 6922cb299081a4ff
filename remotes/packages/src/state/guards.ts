import type { PackageInclusion, PackageOrder, Region, Room } from '@tiquete/contracts';
import type {
  ChildChoice,
  DepartureDates,
  ListQuery,
  PackageFilters,
  PackagePlace,
  RoomChoice,
} from '@tiquete/domain/searches/packages';
import type { FieldGuards, GuardKit, PlaceObject, SharedLists } from '@tiquete/platform';
import { MAX_RECENT_SEARCHES } from '@tiquete/search';
import type { PersistedField, PackageInfo, PackageState, RecentSearch } from './packageState';
import { recentKey } from './recentSearches';

/** Lists that the tabs of a browser share. */
export const lists: SharedLists<Pick<PackageState, PersistedField>> = {
  recentSearches: { keyOf: recentKey, max: MAX_RECENT_SEARCHES },
};
/** Schema of the slice as it is stored. */
export const fields: FieldGuards<Pick<PackageState, PersistedField>> = (kit) => {
  const { listOf, nullable, number, optional, shape, text } = kit;
  const { dates, rooms, place } = formGuards(kit);
  return {
    dates: nullable(dates),
    guests: rooms,
    origin: nullable(place),
    destination: nullable(place),
    packageInfo: nullable(
      shape<PackageInfo>({
        ItemPackageID: text,
        address: text,
        Booking: text,
        expires_at: text,
        total: optional(number),
      }),
    ),
    recentSearches: listOf(recentSearchGuard(kit)),
  };
};

function formGuards({ count, day, flag, listOf, optional, shape, text }: GuardKit) {
  return {
    dates: shape<DepartureDates>({ start: day, end: day }),
    place: shape<PackagePlace>({ id: text, name: text }),
    rooms: listOf(
      shape<RoomChoice>({
        adults: count,
        children: listOf(shape<ChildChoice>({ age: count, bed: optional(flag) })),
        infants: count,
      }),
    ),
  };
}
function recentSearchGuard(kit: GuardKit) {
  const { count, listOf, nullable, optional, partly, shape, text } = kit;
  const { dates, rooms, place } = formGuards(kit);
  return shape<RecentSearch>({
    destination_name: text,
    dates,
    checkInLabel: text,
    checkOutLabel: text,
    rooms: listOf(shape<Room>({ adults: count, childrens: listOf(count) })),
    image: text,
    destination_code: text,
    destinationObject: nullable(
      partly<PlaceObject>({
        code: text,
        name: text,
        label: text,
        kind: text,
        image: optional(text),
      }),
    ),
    totalRooms: count,
    totalPax: count,
    passengersAge: listOf(count),
    origin: text,
    query: shape<Required<ListQuery>>({
      destination: nullable(place),
      origin: nullable(place),
      dates: nullable(dates),
      rooms,
      filters: filterGuard(kit),
    }),
  });
}
function filterGuard({ listOf, matching, nullable, number, oneOf, pairOf, shape }: GuardKit) {
  return shape<PackageFilters>({
    price: nullable(pairOf(number)),
    nights: nullable(pairOf(number)),
    months: listOf(matching(/^\d{4}-(0[1-9]|1[0-2])$/)),
    regions: listOf(
      oneOf<Region>({
        SOUTH_AMERICA: true,
        NORTH_AMERICA: true,
        EUROPE: true,
        ASIA: true,
        AFRICA: true,
        OCEANIA: true,
        ANTARCTICA: true,
      }),
    ),
    includes: listOf(
      oneOf<PackageInclusion>({
        flight: true,
        hotel: true,
        transfer: true,
        meal: true,
        assistance: true,
        tour: true,
      }),
    ),
    stars: listOf(number),
    orderBy: oneOf<PackageOrder>({
      price_asc: true,
      price_desc: true,
      nights_asc: true,
      departure_asc: true,
    }),
  });
}
