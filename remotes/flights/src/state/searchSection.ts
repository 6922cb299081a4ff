import { CABINS, TRIP_TYPES } from '@tiquete/contracts/constants';
import {
  emptyDraft,
  emptySegment,
  toSearchBody,
  type FlightDraft,
  type FlightPlaceChoice,
  type FlightQuery,
  type SegmentDraft,
  type TripType,
} from '@tiquete/domain/searches/flights';
import { tripDates, type PlaceObject, type SearchSection } from '@tiquete/platform';

/** Fields of the shell's search section that a flight search writes. */
export function toSearchSection(query: FlightQuery): Partial<SearchSection> {
  const { segments, tripType, cabin, corporateCodes } = query;
  const [first] = segments;
  const last = segments.at(-1);
  return {
    tripType,
    cabin,
    corporateCodes,
    flightsSegments: segments.map(({ origin, destination, date }, index) => ({
      id: String(index + 1),
      dates: { start: date, end: date },
      originLocationCode: origin.code,
      destinationLocationCode: destination.code,
      departureDateTimeRange: { date },
    })),
    flightPassengers: toSearchBody(query).passengers,
    dates: first && last ? { start: first.date, end: last.date } : null,
    origin: first?.origin.code ?? '',
    originObject: first ? toPlaceObject(first.origin) : null,
    destination: first?.destination.code ?? '',
    destinationObject: first ? toPlaceObject(first.destination) : null,
  };
}
/** An incomplete form in the fields of the search section. Missing ages and the names of a third place are not stored. */
export function toDraftSection({
  tripType,
  cabin,
  segments,
  returnDate,
  adults,
  ages,
  seatedInfants,
  corporateCode,
}: FlightDraft): Partial<SearchSection> {
  const [first = emptySegment] = segments;
  const known = ages.filter((age) => age !== null);
  const isWhole = known.length === ages.length;
  return {
    tripType,
    cabin,
    corporateCodes: corporateCode ? [corporateCode] : [],
    flightsSegments: segments.map(({ origin, destination, date }, index) => ({
      id: String(index + 1),
      dates: date ? { start: date, end: date } : null,
      originLocationCode: origin?.code ?? '',
      destinationLocationCode: destination?.code ?? '',
      departureDateTimeRange: { date: date ?? '' },
    })),
    dates: first.date ? { start: first.date, end: returnDate ?? first.date } : null,
    origin: first.origin?.code ?? '',
    originObject: first.origin && toPlaceObject(first.origin),
    destination: first.destination?.code ?? '',
    destinationObject: first.destination && toPlaceObject(first.destination),
    ...(isWhole
      ? {
          flightPassengers: {
            adults,
            children: known.length,
            children_ages: known,
            seated_infants: seatedInfants,
          },
        }
      : {}),
  };
}
/**
 * The form from the search section. `origin` and `destination` belong to the first flight unless another product has changed
 * them. Days of another product become those of the flights; its places and past days are ignored. `today` is YYYY-MM-DD.
 */
export function fromSearchSection(section: SearchSection, today: string): FlightDraft {
  const { origin, originObject, destination, destinationObject } = section;
  const places = [originObject, destinationObject].flatMap((place) =>
    place ? toChoice(place) : [],
  );
  const tripType = isTripType(section.tripType) ? section.tripType : emptyDraft.tripType;
  const placeOf = (code: string): FlightPlaceChoice | null =>
    code
      ? (places.find((place) => place.code === code) ?? { kind: 'city', code, name: code })
      : null;
  const stored = section.flightsSegments.map((segment): SegmentDraft => {
    const { date } = segment.departureDateTimeRange;
    return {
      origin: placeOf(segment.originLocationCode),
      destination: placeOf(segment.destinationLocationCode),
      date: date >= today ? date : null,
    };
  });
  const { start = '', end = '' } = tripDates(section) ?? {};
  const days = { ...emptySegment, date: start >= today ? start : null };
  // Hotels have no origin and assistance has a country: only flights store a place object with it.
  const isOurs = originObject?.code === origin && toChoice(originObject).length > 0;
  const [first = days, ...others] = stored;
  const segments = [
    isOurs ? { ...first, origin: placeOf(origin), destination: placeOf(destination) } : first,
    ...(tripType === 'MULTI_CITY' ? others : []),
  ];
  // Without a departure there is no return.
  const hasReturn = tripType === 'ROUND_TRIP' && Boolean(segments[0]?.date) && end > start;
  return {
    ...emptyDraft,
    ...readPassengers(section.flightPassengers),
    tripType,
    segments,
    returnDate: hasReturn ? end : null,
    cabin: readCabin(section.cabin),
    corporateCode: section.corporateCodes.join(', '),
  };
}

const toPlaceObject = ({ kind, code, name }: FlightPlaceChoice): PlaceObject => ({
  kind,
  code,
  name,
  label: name,
});
function toChoice({ kind, code, name }: PlaceObject): FlightPlaceChoice[] {
  return (kind === 'city' || kind === 'airport') && /^[A-Z]{3}$/.test(code)
    ? [{ kind, code, name }]
    : [];
}
const isTripType = (text: string): text is TripType => TRIP_TYPES.some((type) => type === text);
const readCabin = (text: string) => CABINS.find((cabin) => cabin === text) ?? emptyDraft.cabin;
function readPassengers(stored: unknown): Partial<FlightDraft> {
  if (
    !stored ||
    typeof stored !== 'object' ||
    !('adults' in stored) ||
    !('children_ages' in stored) ||
    !('seated_infants' in stored)
  )
    return {};
  const { adults, children_ages: ages, seated_infants: seatedInfants } = stored;
  const isWhole =
    typeof adults === 'number' &&
    Array.isArray(ages) &&
    ages.every((age) => typeof age === 'number') &&
    typeof seatedInfants === 'number';
  return isWhole ? { adults, ages, seatedInfants } : {};
}
