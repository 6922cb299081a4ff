import type { Cabin, FlightTariff, Room } from '@tiquete/contracts';
import type {
  FlightPlaceChoice,
  FlightQuery,
  QuerySegment,
  TripType,
} from '@tiquete/domain/searches/flights';
import type { FieldGuards, GuardKit, SharedLists } from '@tiquete/platform';
import { MAX_RECENT_SEARCHES } from '@tiquete/search';
import type { FlightFilterState, FlightOrder } from '../model/flightFilters';
import type { DayBand, Luggage, Scale } from '../model/indexOffers';
import type { DrawerOffer, FlightState, PersistedField, RecentSearch } from './flightState';
import { recentKey } from './recentSearches';

/** Lists that the tabs of a browser share. */
export const lists: SharedLists<Pick<FlightState, PersistedField>> = {
  recentSearches: { keyOf: recentKey, max: MAX_RECENT_SEARCHES },
};
/** Schema of the slice as it is stored. */
export const fields: FieldGuards<Pick<FlightState, PersistedField>> = (kit) => {
  const { flag, listOf, nullable, shape, text } = kit;
  const tariff = tariffGuard(kit);
  return {
    tariffs: listOf(tariff),
    ...filterGuards(kit),
    recentSearches: listOf(recentSearchGuard(kit)),
    tariffSelected: nullable(tariff),
    openDrawerTariff: flag,
    drawerOffer: nullable(
      shape<DrawerOffer>({ flights: text, fare: text, sessionCode: text, expiresAt: text }),
    ),
  };
};

function filterGuards({ flag, listOf, number, oneOf, pairOf, shape, text }: GuardKit) {
  return {
    filterValues: shape<FlightFilterState['filterValues']>({
      times: listOf(
        listOf(oneOf<DayBand>({ DAWN: true, MORNING: true, AFTERNOON: true, NIGHT: true })),
      ),
      scales: listOf(oneOf<Scale>({ DIRECT: true, ONE_STOP: true, TOW_MORE_STOPS: true })),
      luggage: listOf(oneOf<Luggage>({ HAND: true, CHECKED: true })),
      airlines: listOf(text),
      price: pairOf(number),
      orderBy: oneOf<FlightOrder>({
        price_desc: true,
        price_asc: true,
        departure_desc: true,
        departure_asc: true,
        best: true,
        duration_asc: true,
      }),
    }),
    filterSeleted: shape<FlightFilterState['filterSeleted']>({
      times: flag,
      scales: flag,
      luggage: flag,
      airlines: flag,
      price: flag,
      orderBy: flag,
    }),
  };
}
function recentSearchGuard({ count, day, listOf, oneOf, shape, text }: GuardKit) {
  const place = shape<FlightPlaceChoice>({
    kind: oneOf<FlightPlaceChoice['kind']>({ city: true, airport: true }),
    code: text,
    name: text,
  });
  return shape<RecentSearch>({
    destination_name: text,
    dates: shape({ start: day, end: day }),
    checkInLabel: text,
    checkOutLabel: text,
    rooms: listOf(shape<Room>({ adults: count, childrens: listOf(count) })),
    image: text,
    destination_code: text,
    destinationObject: place,
    totalRooms: count,
    totalPax: count,
    passengersAge: listOf(count),
    origin: text,
    query: shape<FlightQuery>({
      tripType: oneOf<TripType>({ ONE_WAY: true, ROUND_TRIP: true, MULTI_CITY: true }),
      segments: listOf(shape<QuerySegment>({ origin: place, destination: place, date: day })),
      adults: count,
      ages: listOf(count),
      seatedInfants: count,
      cabin: oneOf<Cabin>({
        ALL: true,
        ECONOMY: true,
        PREMIUM_ECONOMY: true,
        BUSINESS: true,
        FIRST: true,
      }),
      corporateCodes: listOf(text),
    }),
  });
}
/** A branded fare as in the api's answer. */
function tariffGuard({ flag, listOf, nullable, number, oneOf, shape, text }: GuardKit) {
  type Feature = FlightTariff['features'][number];
  return shape<FlightTariff>({
    code: text,
    offerId: text,
    name: text,
    cabin: oneOf({ ECONOMY: true, PREMIUM_ECONOMY: true, BUSINESS: true, FIRST: true }),
    totalPrice: number,
    difference_from_base: number,
    features: listOf(
      shape<Feature>({
        key: oneOf<Feature['key']>({
          bag_personal: true,
          bag_hand: true,
          bag_checked: true,
          seat: true,
          change: true,
          refund: true,
          meal: true,
          wifi: true,
          priority: true,
          miles: true,
        }),
        state: oneOf<Feature['state']>({
          included: true,
          paid: true,
          not_allowed: true,
          unknown: true,
        }),
        text,
      }),
    ),
    fare_rules_short: shape<FlightTariff['fare_rules_short']>({
      changeable: nullable(flag),
      change_penalty: nullable(number),
      refundable: nullable(flag),
      refund_penalty: nullable(number),
    }),
  });
}
