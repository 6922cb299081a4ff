import type { FlightPrebooking } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { ChosenFlights } from '../../results/chosenParams';
import type { FlightQuery } from '../../search/flightQuery';

/** What the address asks to buy. */
export interface CheckoutRequest {
  query: FlightQuery;
  chosen: { sessionCode: string; offerId: string };
  /** The flights, the fare and the total that the traveller saw: what they are known by in another session. */
  seen: ChosenFlights;
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
/** `offer` of `renewing` and `failed` is what stands on the page meanwhile; null when nothing was shown yet. */
export type OfferState =
  | { phase: 'loading' }
  | { phase: 'renewing'; offer: Offer | null }
  | { phase: 'ready'; offer: Offer }
  | { phase: 'gone'; reason: GoneReason }
  | { phase: 'failed'; problem: Problem; offer: Offer | null };

/** What the page can show, whatever is going on. */
export function shownOffer(state: OfferState): Offer | null {
  return 'offer' in state ? state.offer : null;
}
/** Whole pesos of fares, taxes and charges, without seats and bags. */
export const fareTotal = ({ prebooking }: Offer): number => prebooking.offer.totalPrice;
