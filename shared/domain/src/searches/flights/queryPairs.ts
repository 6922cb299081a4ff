import type { FlightQuery } from './flightQuery';

/**
 * The search fields of an address:
 * `tripType=ROUND_TRIP&segments=BOG-MDE-2027-01-10_MDE-BOG-2027-01-17&place=BOG:Bogotá&adults=1`.
 */
export function queryPairs({
  tripType,
  segments,
  adults,
  ages,
  seatedInfants,
  cabin,
  corporateCodes,
}: FlightQuery): [string, string][] {
  const places = new Map(
    segments
      .flatMap(({ origin, destination }) => [origin, destination])
      .map((place) => [place.code, place]),
  );
  const pairs: [string, string][] = [
    ['tripType', tripType],
    [
      'segments',
      segments
        .map(({ origin, destination, date }) => `${origin.code}-${destination.code}-${date}`)
        .join('_'),
    ],
    ...[...places.values()].map(({ kind, code, name }): [string, string] => [
      'place',
      `${kind === 'city' ? '' : '*'}${code}:${name}`,
    ]),
    ['adults', String(adults)],
  ];
  if (ages.length > 0) pairs.push(['ages', ages.join(',')]);
  if (seatedInfants > 0) pairs.push(['seated', String(seatedInfants)]);
  if (cabin !== 'ALL') pairs.push(['cabin', cabin]);
  if (corporateCodes.length > 0) pairs.push(['corporate', corporateCodes.join(',')]);
  return pairs;
}
/** The search without other parameters. Equal strings are equal searches. */
export function queryKey(query: FlightQuery): string {
  return new URLSearchParams(queryPairs(query)).toString();
}
