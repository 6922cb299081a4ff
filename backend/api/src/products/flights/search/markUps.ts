import type { FlightSource, MarkUpRule } from '@tiquete/contracts';
import { type MarkUp, markUpFor } from '../../../money';
import type { AirportTable } from '../places/airportTable';
import type { FlightQuery } from '../ports';

interface Way {
  origin: string;
  destination: string;
  /** Day of the first flight. */
  day: string;
}
/** The brand's mark-up on each traveller's price, by source. */
export const flightMarkUp = (
  rules: readonly MarkUpRule[] | undefined,
  supplier: FlightSource,
  { origin, destination, day }: Way,
  airports: AirportTable,
): MarkUp =>
  markUpFor(rules, {
    product: 'FLIGHT',
    supplier,
    origins: codesOf(origin, airports),
    destinations: [
      ...codesOf(destination, airports),
      airports.cityOf(destination)?.countryCode ?? '',
    ],
    day,
  });
const codesOf = (code: string, airports: AirportTable): string[] => [
  code,
  airports.cityOf(code)?.code ?? code,
];

/** Destination of a search: the end of the outbound flight of a round trip, or the last place of any other trip. */
export function wayOf({ segments }: Pick<FlightQuery, 'segments'>, airports: AirportTable): Way {
  const [first, last] = [segments[0], segments.at(-1)];
  const cityOf = (code: string) => airports.cityOf(code)?.code ?? code;
  const origin = first?.originLocationCode ?? '';
  const back = last?.destinationLocationCode ?? '';
  const isReturn = segments.length === 2 && cityOf(origin) === cityOf(back);
  const destination = isReturn ? (first?.destinationLocationCode ?? '') : back;
  return { origin, destination, day: first?.date ?? '' };
}
