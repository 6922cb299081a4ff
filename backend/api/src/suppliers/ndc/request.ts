import type { FlightPerson, FlightQuery } from '../../products/flights/ports';

/** Airlines with corporate fare codes. Each airline has its own code. */
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

/**
 * Age from which a traveller is requested as an adult. Younger ones are requested by age, even if they pay the adult fare.
 */
const FULL_AGE = 18;
function toPassenger({ travelerType, age }: FlightPerson): { type: string } | { age: number } {
  if (travelerType === 'SEATED_INFANT') return { type: 'infant_with_seat' };
  if (travelerType === 'HELD_INFANT') return { type: 'infant_without_seat' };
  return age >= FULL_AGE ? { type: 'adult' } : { age };
}
/** Ages that the offer request states, by our traveller ids. */
export const agesOf = (travelers: readonly FlightPerson[]): Record<string, number> =>
  Object.fromEntries(
    travelers.flatMap((traveler) => {
      const passenger = toPassenger(traveler);
      return 'age' in passenger ? [[traveler.id, passenger.age]] : [];
    }),
  );

/** References of our agency at airlines, by the airline's IATA code. */
export type TrackingReferences = Readonly<Record<string, string>>;
const privateFare = (corporate_code: string, tracking_reference: string | undefined) => [
  { corporate_code, ...(tracking_reference !== undefined && { tracking_reference }) },
];

/** Body of `POST /air/offer_requests`. The vendor returns the passengers in the same order. */
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
