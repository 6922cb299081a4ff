import { findSeller, type Seller } from '../airlines/airlines';
import { sharedAs } from './dated';
import type { Service } from './service';
import type { Flight } from './types';

interface Leg {
  carrier: string;
  km: number;
}
const covers = (seller: Seller, legs: readonly Leg[]) =>
  seller.row.sellsConnections &&
  legs.every(
    ({ carrier }) =>
      carrier === seller.code ||
      (seller.partners.has(carrier) && findSeller(carrier)?.row.sellsConnections),
  );

/** The airline that would issue the ticket: the airline of the most kilometres that all others are partners of; undefined when nobody sells them on one. */
export function ticketOf(legs: readonly Leg[]): Seller | undefined {
  const [only] = legs;
  if (only && legs.length === 1) return findSeller(only.carrier);
  for (const { carrier } of [...legs].sort((a, b) => b.km - a.km)) {
    const seller = findSeller(carrier);
    if (seller && covers(seller, legs)) return seller;
  }
  return undefined;
}
export const ticketOfFlights = (flights: readonly Flight[]): Seller | undefined =>
  ticketOf(flights.map(({ carrier, distanceKm: km }) => ({ carrier, km })));

/** The flight under the code that the ticket's airline sells it by: its own, or the operator's where they do not share codes. */
export const asSoldBy = (seller: Seller, flight: Flight, service: Service): Flight =>
  flight.carrier !== seller.code && seller.shares.has(flight.carrier)
    ? sharedAs(flight, seller.code, service)
    : flight;
