import type { SupplierFlightOffer } from '../../products/flights/ports';

/** Milliseconds that a vendor's clock and its timer may be behind ours. */
const MARGIN_MS = 2 * 60_000;

/** Whether nothing of a hold whose answer never came can stand any more, by the moment we gave it or else the offer's own. */
export function isHoldOver(
  { offer, holdUntil }: { offer: SupplierFlightOffer; holdUntil: Date | null },
  now: Date,
): boolean {
  const until =
    holdUntil?.getTime() ?? (offer.hold_until ? Date.parse(offer.hold_until) : Infinity);
  return now.getTime() > until + MARGIN_MS;
}
