import { fieldsOf, itemsOf, numberOf, textOf, type Fields } from '@tiquete/checkout';
import type { Bags, FlightDictionaries, FlightSegmentSold, Itinerary } from '@tiquete/contracts';

/** A chosen seat or bag. */
export interface SoldService {
  kind: string;
  name: string;
  travelerIds: string[];
  segmentIds: string[];
  quantity: number;
}
/** The sold flights (see `flightSnapshotSchema` in the contracts) and the airline's confirmation. */
export interface SoldFlight {
  itineraries: Itinerary[];
  dictionaries: FlightDictionaries;
  /** Name of the fare; empty when it has none. */
  fareFamily: string;
  cabinBags: Bags;
  checkedBags: Bags;
  /** Travellers in the order of the booking's passengers. */
  travelers: { id: string; type: string }[];
  services: SoldService[];
  isInternational: boolean;
  /** Time until which the airline holds the unpaid seats; null if it holds none. */
  holdUntil: string | null;
  /** The airline's booking code; empty until it is known. */
  recordLocator: string;
  tickets: { travelerId: string; documentNumber: string }[];
}
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Reads a snapshot that an older release stored or another remote passes on. Unreadable parts are left out. */
export function readSold(data: unknown): SoldFlight {
  const snapshot = fieldsOf(fieldsOf(data).get('snapshot'));
  const offer = fieldsOf(snapshot.get('offer'));
  const confirmation = fieldsOf(snapshot.get('confirmation'));
  return {
    itineraries: listOf(offer, 'itineraries').flatMap(readItinerary),
    dictionaries: readDictionaries(fieldsOf(snapshot.get('dictionaries'))),
    fareFamily: textOf(offer.get('fare_family')),
    cabinBags: readBags(offer.get('includedCabinBags')),
    checkedBags: readBags(offer.get('includedCheckedBags')),
    travelers: listOf(offer, 'travelerPricings').map((one) => ({
      id: textOf(one.get('travelerId')),
      type: textOf(one.get('travelerType')),
    })),
    services: listOf(snapshot, 'services').map(readService),
    isInternational: snapshot.get('is_international') === true,
    holdUntil: textOf(snapshot.get('hold_until')) || null,
    recordLocator: textOf(confirmation.get('record_locator')),
    tickets: listOf(confirmation, 'tickets')
      .map((one) => ({
        travelerId: textOf(one.get('travelerId')),
        documentNumber: textOf(one.get('documentNumber')),
      }))
      .filter(({ documentNumber }) => documentNumber !== ''),
  };
}
const listOf = (fields: Fields, name: string): Fields[] => itemsOf(fields.get(name)).map(fieldsOf);
const textsOf = (value: unknown): string[] => itemsOf(value).map(textOf).filter(Boolean);

/** Leaves out itineraries with a flight without times. */
function readItinerary(fields: Fields): Itinerary[] {
  const segments = listOf(fields, 'segments').map(readSegment);
  const [first, last] = [segments[0], segments.at(-1)];
  if (
    !first ||
    !last ||
    !segments.every(
      ({ departure, arrival }) => LOCAL_TIME.test(departure.at) && LOCAL_TIME.test(arrival.at),
    )
  )
    return [];
  return [
    {
      duration: textOf(fields.get('duration')),
      durationMinutes: numberOf(fields.get('durationMinutes')),
      departureDate: first.departure.at.slice(0, 10),
      arrivalDate: last.arrival.at.slice(0, 10),
      stops: numberOf(fields.get('stops')),
      segments,
    },
  ];
}
function readSegment(fields: Fields): FlightSegmentSold {
  const operating = textOf(fieldsOf(fields.get('operating')).get('carrierCode'));
  return {
    id: textOf(fields.get('id')),
    departure: readPoint(fields.get('departure')),
    arrival: readPoint(fields.get('arrival')),
    carrierCode: textOf(fields.get('carrierCode')),
    number: textOf(fields.get('number')),
    aircraft: { code: textOf(fieldsOf(fields.get('aircraft')).get('code')) },
    ...(operating && { operating: { carrierCode: operating } }),
    duration: textOf(fields.get('duration')),
    durationMinutes: numberOf(fields.get('durationMinutes')),
    numberOfStops: numberOf(fields.get('numberOfStops')),
  };
}
function readPoint(value: unknown): FlightSegmentSold['departure'] {
  const fields = fieldsOf(value);
  const terminal = textOf(fields.get('terminal'));
  return {
    iataCode: textOf(fields.get('iataCode')),
    at: textOf(fields.get('at')),
    ...(terminal && { terminal }),
  };
}
function readBags(value: unknown): Bags {
  const fields = fieldsOf(value);
  const weight = numberOf(fields.get('weight'));
  return {
    quantity: fields.get('quantity') === null ? null : numberOf(fields.get('quantity')),
    ...(weight > 0 && { weight, weightUnit: 'KG' as const }),
  };
}
function readService(fields: Fields): SoldService {
  return {
    kind: textOf(fields.get('kind')),
    name: textOf(fields.get('name')),
    travelerIds: textsOf(fields.get('travelerIds')),
    segmentIds: textsOf(fields.get('segmentIds')),
    quantity: numberOf(fields.get('quantity')),
  };
}
function readDictionaries(fields: Fields): FlightDictionaries {
  const locations = [...fieldsOf(fields.get('locations'))].map(([code, value]) => {
    const place = fieldsOf(value);
    const read = (name: string) => textOf(place.get(name));
    return [
      code,
      {
        cityCode: read('cityCode'),
        countryCode: read('countryCode'),
        name: read('name'),
        cityName: read('cityName'),
        countryName: read('countryName'),
      },
    ] as const;
  });
  return {
    locations: Object.fromEntries(locations),
    aircraft: readNames(fields.get('aircraft')),
    carriers: readNames(fields.get('carriers')),
  };
}
const readNames = (value: unknown) =>
  Object.fromEntries([...fieldsOf(value)].map(([code, name]) => [code, textOf(name)]));
