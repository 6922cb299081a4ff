import type { AssistanceQuery } from './assistanceQuery';

/** The search fields of an address: `origin_code=CO&destination_code=EUROPE&checkin=…&checkout=…&age_pax=35,7`. */
export function queryPairs({
  origin,
  destinations,
  checkin,
  checkout,
  ages,
}: AssistanceQuery): [string, string][] {
  return [
    ['origin_code', origin],
    ...destinations.map((code): [string, string] => ['destination_code', code]),
    ['checkin', checkin],
    ['checkout', checkout],
    ['age_pax', ages.join(',')],
  ];
}
/** The search without its filters. Equal strings are equal searches. */
export const queryKey = (query: AssistanceQuery): string =>
  new URLSearchParams(queryPairs(query)).toString();
