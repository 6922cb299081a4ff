import type { FlightPrebooking } from '@tiquete/contracts';
import { chosenPairs, type ChosenFlights } from '../../results/steps/chosenParams';
import type { FlightQuery } from '../../search/flightQuery';
import { checkoutUrl } from '../../urls';

/** What the address asks to buy. */
export interface CheckoutRequest {
  query: FlightQuery;
  chosen: { sessionCode: string; offerId: string };
  /** The flights, the fare and the total that the traveller saw: what they are known by in another session. */
  seen: ChosenFlights;
}
/** The address of a checkout, which is its request. */
export function requestAddress({ query, chosen, seen }: CheckoutRequest): string {
  return `${checkoutUrl(query, chosen)}&${new URLSearchParams(chosenPairs(seen))}`;
}
/** An offer priced by the airline a moment ago. */
export interface Offer {
  query: FlightQuery;
  /** What it was asked by, for the address. */
  chosen: CheckoutRequest['chosen'];
  prebooking: FlightPrebooking;
  /** Whole pesos that the page or the results showed before; null when that is what it costs. */
  previousTotal: number | null;
  /** The prices had expired and were asked again. */
  isRenewed: boolean;
}
/** Why there is nothing to buy: its prices expired and the flights were not among the new ones, or the airline sold it. */
export type GoneReason = 'expired' | 'soldOut';
/** Whole pesos of fares, taxes and charges, without seats and bags. */
export const fareTotal = ({ prebooking }: Offer): number => prebooking.offer.totalPrice;
