import type { Cabin, TRIP_TYPES } from '@tiquete/contracts';

export type TripType = (typeof TRIP_TYPES)[number];
/** A city or an airport by its IATA code. `name` is the name that the traveller chose. */
export interface FlightPlaceChoice {
  kind: 'city' | 'airport';
  code: string;
  name: string;
}
export interface QuerySegment {
  origin: FlightPlaceChoice;
  destination: FlightPlaceChoice;
  /** Day in the origin's time zone, YYYY-MM-DD. */
  date: string;
}
/** A complete, valid search, as the results URL holds it. */
export interface FlightQuery {
  tripType: TripType;
  /** One segment for ONE_WAY, two for ROUND_TRIP, two to six for MULTI_CITY. */
  segments: QuerySegment[];
  adults: number;
  /** Ages of children and babies on the last day of travel, in whole years, oldest first. */
  ages: number[];
  /** Number of travellers under two with a seat of their own. */
  seatedInfants: number;
  cabin: Cabin;
  corporateCodes: string[];
}
export interface SegmentDraft {
  origin: FlightPlaceChoice | null;
  destination: FlightPlaceChoice | null;
  date: string | null;
}
/** Values of the form while it is filled in. A return has a date only: its places are the first segment's, swapped. */
export interface FlightDraft {
  tripType: TripType;
  segments: SegmentDraft[];
  /** Day of the return of a ROUND_TRIP. It stays while another trip type is selected. */
  returnDate: string | null;
  adults: number;
  /** Ages of children and babies. An age is null until it is chosen. */
  ages: (number | null)[];
  seatedInfants: number;
  cabin: Cabin;
  corporateCode: string;
}

export const emptySegment: SegmentDraft = { origin: null, destination: null, date: null };
export const emptyDraft: FlightDraft = {
  tripType: 'ROUND_TRIP',
  segments: [emptySegment],
  returnDate: null,
  adults: 1,
  ages: [],
  seatedInfants: 0,
  cabin: 'ALL',
  corporateCode: '',
};

export function toDraft(query: FlightQuery): FlightDraft {
  const { tripType, segments, adults, ages, seatedInfants, cabin, corporateCodes } = query;
  const isRoundTrip = tripType === 'ROUND_TRIP';
  return {
    tripType,
    adults,
    ages,
    seatedInfants,
    cabin,
    segments: isRoundTrip ? segments.slice(0, 1) : segments,
    returnDate: isRoundTrip ? (segments[1]?.date ?? null) : null,
    corporateCode: corporateCodes.join(', '),
  };
}
