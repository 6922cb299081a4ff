import { findSeller, type Seller } from '../airlines';
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

/**
 * Airline that issues the ticket: of those that are partners of all others, the one with the most kilometres. Undefined when
 * the flights are not sold on one ticket.
 */
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

/** The flight under the code of the ticket's airline or, without a codeshare, of its operator. */
export const asSoldBy = (seller: Seller, flight: Flight, service: Service): Flight =>
  flight.carrier !== seller.code && seller.shares.has(flight.carrier)
    ? sharedAs(flight, seller.code, service)
    : flight;
