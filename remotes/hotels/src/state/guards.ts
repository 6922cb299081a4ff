import type { HotelRoom, HotelTariff, MealPlan, Room } from '@tiquete/contracts';
import type { Destination, StayDates } from '@tiquete/domain/searches/hotels';
import type { FieldGuards, GuardKit, SharedLists } from '@tiquete/platform';
import { MAX_RECENT_SEARCHES } from '@tiquete/search';
import { MAX_FAVOURITES, type Favourite } from '../model/favourites';
import type { HotelFilterState, OrderBy } from '../model/hotelFilters';
import type { HotelState, PersistedField, RecentSearch } from './hotelState';
import { recentKey } from './recentSearches';

/** Lists that the tabs of a browser share. */
export const lists: SharedLists<Pick<HotelState, PersistedField>> = {
  recentSearches: { keyOf: recentKey, max: MAX_RECENT_SEARCHES },
  favourites: { keyOf: ({ hotelCode }) => hotelCode, max: MAX_FAVOURITES },
};
/** Schema of the slice as it is stored. */
export const fields: FieldGuards<Pick<HotelState, PersistedField>> = (kit) => {
  const { count, listOf, shape, text } = kit;
  return {
    pax: count,
    nights: count,
    tariffs: listOf(roomGuard(kit)),
    hotelCode: text,
    productCode: text,
    ...filterGuards(kit),
    recentSearches: listOf(recentSearchGuard(kit)),
    favourites: listOf(
      shape<Favourite>({ hotelCode: text, name: text, image: text, destination_code: text }),
    ),
  };
};

const mealPlanGuard = ({ oneOf }: GuardKit) =>
  oneOf<MealPlan>({ RO: true, BB: true, HB: true, FB: true, AI: true });

function filterGuards(kit: GuardKit) {
  const { flag, listOf, number, oneOf, pairOf, shape, text } = kit;
  return {
    filterValues: shape<HotelFilterState['filterValues']>({
      price: pairOf(number),
      name: text,
      star: listOf(number),
      mealPlan: listOf(mealPlanGuard(kit)),
      orderBy: oneOf<OrderBy>({
        price_desc: true,
        price_asc: true,
        star_asc: true,
        promotion_asc: true,
        recommended: true,
        score_desc: true,
      }),
    }),
    filterSeleted: shape<HotelFilterState['filterSeleted']>({
      price: flag,
      name: flag,
      star: flag,
      mealPlan: flag,
      orderBy: flag,
    }),
  };
}
function recentSearchGuard({ count, day, listOf, matching, oneOf, shape, text }: GuardKit) {
  return shape<RecentSearch>({
    destination_name: text,
    dates: shape<StayDates>({ start: day, end: day }),
    checkInLabel: text,
    checkOutLabel: text,
    rooms: listOf(shape<Room>({ adults: count, childrens: listOf(count) })),
    image: text,
    destination_code: text,
    destinationObject: shape<Destination>({
      kind: oneOf<Destination['kind']>({ city: true, hotel: true }),
      code: text,
      name: text,
    }),
    totalRooms: count,
    totalPax: count,
    passengersAge: listOf(count),
    origin: text,
    nationality: matching(/^[A-Z]{2}$/),
  });
}
/** The chosen tariff as in the api's answer. */
function roomGuard(kit: GuardKit) {
  const { count, listOf, nullable, number, shape, text } = kit;
  return shape<HotelRoom>({
    roomCode: text,
    name: text,
    beds: listOf(shape({ type: text, count })),
    max_adults: count,
    max_children: count,
    size_m2: nullable(number),
    images: listOf(text),
    tariffs: listOf(tariffGuard(kit)),
  });
}
function tariffGuard(kit: GuardKit) {
  const { count, day, flag, listOf, nullable, number, oneOf, optional, shape, text } = kit;
  const line = { name: text, amount: number };
  return shape<HotelTariff>({
    productCode: text,
    boardCode: mealPlanGuard(kit),
    boardName: text,
    total: number,
    per_night: listOf(shape({ date: day, amount: number })),
    price_breakdown: shape<HotelTariff['price_breakdown']>({
      base: number,
      taxes: listOf(shape({ ...line, included: flag })),
      fees: listOf(shape(line)),
      pay_at_hotel: listOf(
        shape<HotelTariff['price_breakdown']['pay_at_hotel'][number]>({
          ...line,
          currency: oneOf({ COP: true }),
          original: optional(shape({ amount: text, currency: text })),
        }),
      ),
      exchange_rate: optional(shape({ currency: text, rate: text, day })),
    }),
    cancellation: shape<HotelTariff['cancellation']>({
      refundable: flag,
      free_until: nullable(text),
      timeline: listOf(
        shape<HotelTariff['cancellation']['timeline'][number]>({
          from: nullable(text),
          refund_amount: number,
          penalty_amount: number,
          penalty_porcent: number,
          penalty_unknown: optional(flag),
        }),
      ),
    }),
    cancellation_policy_hash: text,
    promotion: nullable(shape({ porcent: number, code: text, name: text, remark: text })),
    allotment: nullable(number),
    payment_type: oneOf({ AT_WEB: true, AT_HOTEL: true }),
    rate_comments: text,
    recheck_required: flag,
    occupancy: shape({ adults: count, children: count, childrenAges: listOf(count) }),
    supplier: oneOf({ HB: true, DO: true }),
  });
}
