import type { FlightOffer, Itinerary, LUGGAGE_FILTER, STOPS_FILTER } from '@tiquete/contracts';
import { itineraryKey, journeyKey } from './itineraryKey';

export type Scale = (typeof STOPS_FILTER)[number];
export const SCALES: readonly Scale[] = ['DIRECT', 'ONE_STOP', 'TOW_MORE_STOPS'];
export type Luggage = (typeof LUGGAGE_FILTER)[number];
export const LUGGAGE: readonly Luggage[] = ['HAND', 'CHECKED'];
/** Six-hour bands of a departure's time: from 00:00, 06:00, 12:00 and 18:00. */
export const DAY_BANDS = ['DAWN', 'MORNING', 'AFTERNOON', 'NIGHT'] as const;
export type DayBand = (typeof DAY_BANDS)[number];

/** An offer with the values that filters and cards need, computed once for the list. Lists begin at the step's itinerary. */
export interface IndexedOffer {
  offer: FlightOffer;
  /** Keys of all itineraries, from the first. */
  keys: string[];
  /** Key of the offer's card. */
  group: string;
  bands: DayBand[];
  /** Stops of the itinerary with the most stops. */
  scale: Scale;
  luggage: Luggage[];
  /** Selling carriers of each itinerary. */
  airlines: string[][];
}

export function indexOffers(
  offers: readonly FlightOffer[],
  { index, isWhole }: { index: number; isWhole: boolean },
): IndexedOffer[] {
  return offers.map((offer) => {
    const keys = offer.itineraries.map(itineraryKey);
    const ahead = offer.itineraries.slice(index);
    return {
      offer,
      keys,
      group: isWhole ? journeyKey(offer) : (keys[index] ?? ''),
      bands: ahead.map(bandOf),
      scale: scaleOf(Math.max(...ahead.map(({ stops }) => stops))),
      luggage: luggageOf(offer),
      airlines: ahead.map(airlinesOf),
    };
  });
}
/** Offers whose first itineraries are the chosen ones. */
export function matchChosen(
  offers: readonly IndexedOffer[],
  chosen: readonly string[],
): IndexedOffer[] {
  return chosen.length === 0
    ? [...offers]
    : offers.filter(({ keys }) => chosen.every((key, index) => keys[index] === key));
}
/** The chosen itineraries up to the first that no offer has any more. */
export function stillOffered(offers: readonly FlightOffer[], chosen: readonly string[]): string[] {
  const known = offers.map(({ itineraries }) => itineraries.map(itineraryKey));
  const missing = chosen.findIndex(
    (_, index) =>
      !known.some((keys) => chosen.slice(0, index + 1).every((key, nth) => keys[nth] === key)),
  );
  return missing < 0 ? [...chosen] : chosen.slice(0, missing);
}

const HOURS_OF_BAND = 6;
function bandOf({ segments }: Itinerary): DayBand {
  const hour = Number(segments[0]?.departure.at.slice(11, 13));
  return DAY_BANDS[Math.floor(hour / HOURS_OF_BAND)] ?? 'DAWN';
}
function scaleOf(stops: number): Scale {
  if (stops === 0) return 'DIRECT';
  return stops === 1 ? 'ONE_STOP' : 'TOW_MORE_STOPS';
}
/** Bags that the fare includes for certain. */
function luggageOf({ includedCabinBags, includedCheckedBags }: FlightOffer): Luggage[] {
  return [
    ...(includedCabinBags.quantity ? ['HAND' as const] : []),
    ...(includedCheckedBags.quantity ? ['CHECKED' as const] : []),
  ];
}
const airlinesOf = ({ segments }: Itinerary) => [
  ...new Set(segments.map(({ carrierCode }) => carrierCode)),
];
