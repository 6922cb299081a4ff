import type { FlightPrebooking } from '@tiquete/contracts';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import type { ChosenFlights } from './chosenFlights';

/** The offer and the search that the checkout's address names. */
export interface CheckoutRequest {
  query: FlightQuery;
  chosen: { sessionCode: string; offerId: string };
  /** Flights, fare and total that the traveller saw. They find the offer again in a new search session. */
  seen: ChosenFlights;
}
/** An offer with the airline's newest price. */
export interface Offer {
  query: FlightQuery;
  /** Search session and id of the offer. */
  chosen: CheckoutRequest['chosen'];
  prebooking: FlightPrebooking;
  /** Total shown before, in whole pesos; null if it is unchanged. */
  previousTotal: number | null;
  /** True if the first prices expired and the offer was searched again. */
  isRenewed: boolean;
}
/** `expired`: a new search no longer has these flights. `soldOut`: the airline has no more seats at this fare. */
export type GoneReason = 'expired' | 'soldOut';
/** Fares, taxes and charges in whole pesos, without seats and bags. */
export const fareTotal = ({ prebooking }: Offer): number => prebooking.offer.totalPrice;
