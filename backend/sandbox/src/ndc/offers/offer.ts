import type { AirWorld, Offer } from '../../airworld';
import type { PriceMoves } from '../../control/priceMoves';
import { offerGone, wrongState } from '../errors';
import type { KnownOffer } from './offerStore';

/** Whom to ask what an offer costs now. */
export interface Pricing {
  world: AirWorld;
  /** Staged rises. */
  moves: PriceMoves;
  now: () => Date;
}
/** The offer at today's price. @throws NdcError 422 when it expired or the airline no longer sells it. */
export function priceNow(known: KnownOffer, { world, moves, now }: Pricing): Offer {
  if (now() >= known.expiresAt)
    throw wrongState('offer_expired', 'The offer has expired; search again');
  const offer = known.isGone ? 'SOLD_OUT' : world.price(known.selection);
  if (typeof offer === 'string') throw offerGone();
  return moves.apply({ ...offer, ...known.kept });
}

const HOLD_MS = 24 * 3_600_000;
const BEFORE_DEPARTURE_MS = 15 * 60_000;
export const departsAt = ({ bounds }: Offer): number =>
  bounds[0]?.journey.flights[0]?.departureAt ?? 0;
/** Until when the airline keeps seats without money; null when it wants it at once. */
export const heldUntil = (offer: Offer, now: Date): Date | null =>
  offer.isInstantTicketing
    ? null
    : new Date(Math.min(now.getTime() + HOLD_MS, departsAt(offer) - BEFORE_DEPARTURE_MS));
