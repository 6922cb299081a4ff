import type { FlightPerson, FlightQuery } from '../../products/flights/ports';

/** Airlines with corporate fare codes; each airline has its own code. */
const CORPORATE_AIRLINES = [
  'AV',
  'LA',
  'CM',
  'AA',
  'UA',
  'DL',
  'AM',
  'IB',
  'UX',
  'AF',
  'KL',
  'LH',
  'BA',
  'TK',
];

/** A traveller below this age is requested by age, even if the fare is an adult's. */
const FULL_AGE = 18;
function toPassenger({ travelerType, age }: FlightPerson): { type: string } | { age: number } {
  if (travelerType === 'SEATED_INFANT') return { type: 'infant_with_seat' };
  if (travelerType === 'HELD_INFANT') return { type: 'infant_without_seat' };
  return age >= FULL_AGE ? { type: 'adult' } : { age };
}
/** The ages stated in the offer request, by our traveller ids. */
export const agesOf = (travelers: readonly FlightPerson[]): Record<string, number> =>
  Object.fromEntries(
    travelers.flatMap((traveler) => {
      const passenger = toPassenger(traveler);
      return 'age' in passenger ? [[traveler.id, passenger.age]] : [];
    }),
  );

/** References by which airlines know this agency, by the airline's IATA code. */
export type TrackingReferences = Readonly<Record<string, string>>;
const privateFare = (corporate_code: string, tracking_reference: string | undefined) => [
  { corporate_code, ...(tracking_reference !== undefined && { tracking_reference }) },
];

/** Body of `POST /air/offer_requests`. The vendor returns passengers in the same order. */
export function toOfferRequest(
  { segments, travelers, cabin, corporateCodes: [code] }: FlightQuery,
  references: TrackingReferences = {},
) {
  return {
    slices: segments.map(({ originLocationCode, destinationLocationCode, date }) => ({
      origin: originLocationCode,
      destination: destinationLocationCode,
      departure_date: date,
    })),
    passengers: travelers.map(toPassenger),
    ...(cabin !== 'ALL' && { cabin_class: cabin.toLowerCase() }),
    ...(code !== undefined && {
      private_fares: Object.fromEntries(
        [...new Set([...CORPORATE_AIRLINES, ...Object.keys(references)])].map((airline) => [
          airline,
          privateFare(code, references[airline]),
        ]),
      ),
    }),
  };
}
