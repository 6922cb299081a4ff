import type { SupplierFlightOffer } from '../../products/flights/ports';

/** Milliseconds that a vendor's clock and its timer may be behind ours. */
const MARGIN_MS = 2 * 60_000;

/** Whether a hold whose answer was lost has certainly ended: at the time that we asked for, or else at the offer's own end. */
export function isHoldOver(
  { offer, holdUntil }: { offer: SupplierFlightOffer; holdUntil: Date | null },
  now: Date,
): boolean {
  const until =
    holdUntil?.getTime() ?? (offer.hold_until ? Date.parse(offer.hold_until) : Infinity);
  return now.getTime() > until + MARGIN_MS;
}
