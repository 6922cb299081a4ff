import { MAX_FLIGHT_SEGMENTS } from '@tiquete/contracts/limits';
import {
  countOptions,
  defineFilters,
  known,
  list,
  order,
  range,
  stored,
  toggled,
  type FacetOption,
  type FilterRow,
  type FiltersOf,
  type FilterState,
} from '@tiquete/search';
import {
  DAY_BANDS,
  LUGGAGE,
  SCALES,
  type DayBand,
  type IndexedOffer,
  type Luggage,
} from './indexOffers';

/** The specification's four orders, then two of ours. */
export const FLIGHT_ORDERS = [
  'price_desc',
  'price_asc',
  'departure_desc',
  'departure_asc',
  'best',
  'duration_asc',
] as const;
export type FlightOrder = (typeof FLIGHT_ORDERS)[number];

/** A band of one itinerary as a number: those of the first itinerary are 0 to 3, of the second 4 to 7. */
const timeOf = (index: number, band: DayBand): number =>
  index * DAY_BANDS.length + DAY_BANDS.indexOf(band);
export const readTime = (time: number): { index: number; band: DayBand } => ({
  index: Math.floor(time / DAY_BANDS.length),
  band: DAY_BANDS[time % DAY_BANDS.length] ?? 'DAWN',
});
const ITINERARIES = Array.from({ length: MAX_FLIGHT_SEGMENTS }, (_, index) => index);
/** Empty lists at the end are left out. */
const trimmed = (times: DayBand[][]) =>
  times.slice(0, times.findLastIndex((bands) => bands.length > 0) + 1);

/** Bands of departure, one list for each itinerary of the search. Itineraries before `from` are chosen and not tested. */
const times: FilterRow<DayBand[][], number, IndexedOffer, number, FacetOption<number>[]> = {
  none: [],
  read: (params, name) =>
    trimmed(ITINERARIES.map((index) => known(DAY_BANDS)(params.getAll(`${name}${index}`)))),
  write: (value, name) =>
    value.flatMap((bands, index) =>
      bands.map((band): [string, string] => [`${name}${index}`, band]),
    ),
  choices: (value) => value.flatMap((bands, index) => bands.map((band) => timeOf(index, band))),
  toggle: (value, time) => {
    const { index, band } = readTime(time);
    return trimmed(
      ITINERARIES.map((nth) =>
        nth === index ? toggled(value[nth] ?? [], band) : (value[nth] ?? []),
      ),
    );
  },
  test: (value, from) => {
    const ahead = value.slice(from);
    return ({ bands }) =>
      bands.every((band, index) => !ahead[index]?.length || ahead[index].includes(band));
  },
  facet: countOptions({
    of: ({ bands }: IndexedOffer, from: number) =>
      bands.map((band, index) => timeOf(from + index, band)),
    order: (a, b) => a - b,
  }),
};

/** The context is the number of the step's itinerary. Counts are numbers of cards. */
export const flightFilters = defineFilters(
  {
    times: stored(times),
    scales: stored(
      list({ read: known(SCALES), of: ({ scale }: IndexedOffer) => [scale], order: SCALES }),
    ),
    luggage: stored({
      ...list({
        read: known(LUGGAGE),
        of: (offer: IndexedOffer) => offer.luggage,
        order: LUGGAGE,
      }),
      /** Every chosen bag must be included. */
      test: (bags: Luggage[]) => (offer: IndexedOffer) =>
        bags.every((bag) => offer.luggage.includes(bag)),
    }),
    /** Codes of the carriers. */
    airlines: stored({
      ...list({
        read: (texts) =>
          [...new Set(texts)].filter((code) => /^[A-Z0-9]{2}$/.test(code)).slice(0, 50),
        of: ({ airlines }: IndexedOffer) => [...new Set(airlines.flat())],
      }),
      /** Every itinerary needs a flight sold by a chosen carrier. */
      test: (chosen: string[]) => (offer: IndexedOffer) =>
        offer.airlines.every((codes) => codes.some((code) => chosen.includes(code))),
    }),
    /** Whole pesos of the complete offer. */
    price: stored(range(({ offer }: IndexedOffer) => offer.totalPrice)),
    orderBy: stored(order(FLIGHT_ORDERS, 'best')),
  },
  { cardOf: ({ group }) => group },
);
export type FlightFilters = FiltersOf<typeof flightFilters.rows>;
export type FlightFilterState = FilterState<typeof flightFilters.rows>;
