import type { FlightInventory, Offer } from '../../flights';
import type { PriceMoves } from '../../control/priceMoves';
import { offerGone, wrongState } from '../errors';
import type { KnownOffer } from './offerStore';

/** Dependencies for the current price of an offer. */
export interface Pricing {
  inventory: FlightInventory;
  /** Price rises that a test has scheduled. */
  moves: PriceMoves;
  now: () => Date;
}
/** Prices an offer again. @throws NdcError 422 when it has expired or is no longer sold */
export function priceNow(known: KnownOffer, { inventory, moves, now }: Pricing): Offer {
  if (now() >= known.expiresAt)
    throw wrongState('offer_expired', 'The offer has expired; search again');
  const offer = known.isGone ? 'SOLD_OUT' : inventory.price(known.selection);
  if (typeof offer === 'string') throw offerGone();
  return moves.apply({ ...offer, ...known.steadyPrice });
}

const HOLD_MS = 24 * 3_600_000;
const BEFORE_DEPARTURE_MS = 15 * 60_000;
export const departsAt = ({ bounds }: Offer): number =>
  bounds[0]?.journey.flights[0]?.departureAt ?? 0;
/** Time until which the airline holds seats without a payment; null when the offer must be paid at once. */
export const heldUntil = (offer: Offer, now: Date): Date | null =>
  offer.isInstantTicketing
    ? null
    : new Date(Math.min(now.getTime() + HOLD_MS, departsAt(offer) - BEFORE_DEPARTURE_MS));
