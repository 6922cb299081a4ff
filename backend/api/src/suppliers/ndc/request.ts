import type { FlightPerson, FlightQuery } from '../../products/flights/ports';

/** Airlines that give companies fares under a code; theirs stands under each airline. */
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

function toPassenger({ travelerType, age }: FlightPerson) {
  if (travelerType === 'ADULT') return { type: 'adult' };
  if (travelerType === 'SEATED_INFANT') return { type: 'infant_with_seat' };
  return travelerType === 'HELD_INFANT' ? { type: 'infant_without_seat' } : { age };
}

/** Body of `POST /air/offer_requests`; passengers come back in this order. */
export function toOfferRequest({
  segments,
  travelers,
  cabin,
  corporateCodes: [code],
}: FlightQuery) {
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
        CORPORATE_AIRLINES.map((airline) => [airline, [{ corporate_code: code }]]),
      ),
    }),
  };
}
