import type {
  FlightOffer,
  FlightSearchResponse,
  FlightSegmentSold,
  FlightTariff,
  Itinerary,
} from '@tiquete/contracts';
import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';
import { addDays, today } from '@tiquete/platform';
import { minutesBetween } from '../model/localTimes';

export const bogota: FlightPlaceChoice = { kind: 'city', code: 'BOG', name: 'Bogotá' };
export const medellin: FlightPlaceChoice = { kind: 'city', code: 'MDE', name: 'Medellín' };
export const cartagena: FlightPlaceChoice = { kind: 'city', code: 'CTG', name: 'Cartagena' };

/** A search that is valid on any day. */
export const aQuery: FlightQuery = {
  tripType: 'ONE_WAY',
  segments: [{ origin: bogota, destination: medellin, date: addDays(today(), 30) }],
  adults: 1,
  ages: [],
  seatedInfants: 0,
  cabin: 'ALL',
  corporateCodes: [],
};
export const aRoundTrip: FlightQuery = {
  ...aQuery,
  tripType: 'ROUND_TRIP',
  segments: [
    ...aQuery.segments,
    { origin: medellin, destination: bogota, date: addDays(today(), 37) },
  ],
};
const day = aQuery.segments[0]?.date ?? '';

type SegmentChanges = Omit<Partial<FlightSegmentSold>, 'departure' | 'arrival'> & {
  departure?: Partial<FlightSegmentSold['departure']>;
  arrival?: Partial<FlightSegmentSold['arrival']>;
};
export function aSegment({
  departure,
  arrival,
  ...changes
}: SegmentChanges = {}): FlightSegmentSold {
  return {
    id: '1',
    carrierCode: 'AV',
    number: '9314',
    aircraft: { code: '320' },
    duration: 'PT1H5M',
    durationMinutes: 65,
    numberOfStops: 0,
    ...changes,
    departure: { iataCode: 'BOG', terminal: '1', at: `${day}T06:05:00`, ...departure },
    arrival: { iataCode: 'MDE', at: `${day}T07:10:00`, ...arrival },
  };
}
/** An itinerary of consecutive flights. All places share one time zone unless `durationMinutes` differs. */
export function anItinerary(
  segments: FlightSegmentSold[] = [aSegment()],
  changes: Partial<Itinerary> = {},
): Itinerary {
  const [from, to] = [segments[0]?.departure.at ?? '', segments.at(-1)?.arrival.at ?? ''];
  const durationMinutes = minutesBetween(from, to);
  return {
    duration: `PT${durationMinutes}M`,
    durationMinutes,
    departureDate: from.slice(0, 10),
    arrivalDate: to.slice(0, 10),
    stops: segments.length - 1,
    segments,
    ...changes,
  };
}
/** A flight without stops: `AV9314` from BOG at 06:05 on the first day, an hour and five minutes long. */
export function aFlight({
  flight = 'AV9314',
  from = 'BOG',
  to = 'MDE',
  departs = '06:05',
  date = day,
  minutes = 65,
} = {}): Itinerary {
  const at = Date.parse(`${date}T${departs}:00Z`);
  const arrival = new Date(at + minutes * 60_000).toISOString().slice(0, 19);
  const segment = aSegment({
    carrierCode: flight.slice(0, 2),
    number: flight.slice(2),
    durationMinutes: minutes,
    departure: { iataCode: from, at: `${date}T${departs}:00` },
    arrival: { iataCode: to, at: arrival },
  });
  return anItinerary([segment]);
}
export function anOffer(changes: Partial<FlightOffer> = {}): FlightOffer {
  const { totalPrice = 320_000, itineraries = [anItinerary()] } = changes;
  const segments = itineraries.flatMap((itinerary) => itinerary.segments);
  return {
    type: 'flight-offer',
    id: 'offer-1',
    source: 'GDS',
    instantTicketingRequired: false,
    oneWay: itineraries.length === 1,
    hold_until: null,
    numberOfBookableSeats: 9,
    itineraries,
    validatingAirlineCodes: [segments[0]?.carrierCode ?? 'AV'],
    totalPrice,
    price_per_adult: totalPrice,
    price: {
      currency: 'COP',
      base: totalPrice - 100_000,
      taxes: 61_000,
      fees: 39_000,
      total: totalPrice,
      grandTotal: totalPrice,
    },
    travelerPricings: [
      {
        travelerId: '1',
        travelerType: 'ADULT',
        price: {
          currency: 'COP',
          total: totalPrice,
          base: totalPrice - 100_000,
          taxes: [{ code: 'CO', name: 'Tasa aeroportuaria', amount: 61_000 }],
          fees: [{ code: 'TA', name: 'Tarifa administrativa', amount: 39_000 }],
        },
        fareDetailsBySegment: segments.map(({ id }) => ({
          segmentId: id,
          cabin: 'ECONOMY',
          fareBasis: 'YOW',
          brandedFareLabel: 'Básica',
          class: 'Y',
          includedCheckedBags: { quantity: 0 },
          includedCabinBags: { quantity: 1, weight: 10, weightUnit: 'KG' },
        })),
      },
    ],
    includedCabinBags: { quantity: 1, weight: 10, weightUnit: 'KG' },
    includedCheckedBags: { quantity: 0 },
    fare_family: 'Básica',
    fare_rules_short: {
      changeable: true,
      change_penalty: 120_000,
      refundable: false,
      refund_penalty: null,
    },
    co2_kg: 61,
    ...changes,
  };
}
export function aTariff(changes: Partial<FlightTariff> = {}): FlightTariff {
  return {
    code: 'BASIC',
    offerId: 'offer-1',
    name: 'Básica',
    cabin: 'ECONOMY',
    totalPrice: 320_000,
    difference_from_base: 0,
    features: [
      { key: 'bag_hand', state: 'included', text: 'Equipaje de mano de 10 kg' },
      { key: 'bag_checked', state: 'paid', text: 'Maleta de 23 kg con costo' },
      { key: 'refund', state: 'not_allowed', text: 'Sin reembolso' },
    ],
    fare_rules_short: {
      changeable: true,
      change_penalty: 120_000,
      refundable: false,
      refund_penalty: null,
    },
    ...changes,
  };
}
const place = (cityCode: string, cityName: string, name: string) => ({
  cityCode,
  cityName,
  name,
  countryCode: 'CO',
  countryName: 'Colombia',
});
export const dictionaries: FlightSearchResponse['dictionaries'] = {
  locations: {
    BOG: place('BOG', 'Bogotá', 'El Dorado'),
    MDE: place('MDE', 'Medellín', 'José María Córdova'),
    EOH: place('MDE', 'Medellín', 'Olaya Herrera'),
    CTG: place('CTG', 'Cartagena', 'Rafael Núñez'),
    CLO: place('CLO', 'Cali', 'Alfonso Bonilla Aragón'),
  },
  aircraft: { 320: 'Airbus A320', 788: 'Boeing 787-8' },
  carriers: { AV: 'Avianca', LA: 'LATAM Airlines', CM: 'Copa Airlines', P5: 'Wingo' },
};
export function aResult(
  offers: FlightOffer[],
  meta: Partial<FlightSearchResponse['meta']> = {},
): FlightSearchResponse {
  return {
    data: offers,
    meta: {
      count: offers.length,
      sessionCode: 'session-1',
      expires_at: new Date(Date.now() + 900_000).toISOString(),
      complete: true,
      sources: [
        { code: 'GDS', status: 'ok', ms: 900, offers: offers.length },
        { code: 'NDC', status: 'ok', ms: 900, offers: 0 },
      ],
      travelers: [{ id: '1', travelerType: 'ADULT' }],
      ...meta,
    },
    dictionaries,
  };
}
/** Offers of many flights that differ in carrier, time, price and bags. */
export function manyOffers(count: number): FlightOffer[] {
  const carriers = ['AV', 'LA', 'CM', 'P5'];
  return Array.from({ length: count }, (_, index) => {
    const departs = `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`;
    const itinerary = aFlight({
      flight: `${carriers[index % 4] ?? 'AV'}${1000 + index}`,
      departs,
      minutes: 60 + (index % 90),
    });
    return anOffer({
      id: `offer-${index}`,
      itineraries: [itinerary],
      totalPrice: 200_000 + ((index * 7919) % 900_000),
      includedCheckedBags: { quantity: index % 2, weight: 23, weightUnit: 'KG' },
    });
  });
}
