import type { FlightConfirmation } from '@tiquete/contracts';
import type { LookedUp, SupplierOutcome } from '../../../modules/checkout/ports';
import { refusalOf } from '../refusal';
import { travelerIds } from './orderRequest';
import type { WireOrder } from './wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
/** Codes after which no order was made; every other failure may hide one that was, `duplicate_booking` above all. */
const REFUSALS: Readonly<Record<string, No['reason']>> = {
  offer_no_longer_available: 'sold-out',
  offer_expired: 'sold-out',
  service_no_longer_available: 'sold-out',
  not_found: 'sold-out',
  price_changed: 'price-changed',
  payment_amount_does_not_match_order_amount: 'price-changed',
  requires_instant_payment: 'refused',
};
export const cancelled: No = { kind: 'no', reason: 'cancelled' };

export function outcomeOfFailure(error: unknown): No | { kind: 'unknown' } {
  const refusal = refusalOf(error);
  if (!refusal) return { kind: 'unknown' };
  const reason =
    REFUSALS[refusal.code] ?? (refusal.type === 'validation_error' ? 'refused' : undefined);
  return reason ? { kind: 'no', reason } : { kind: 'unknown' };
}

export const isCancelled = ({ cancelled_at }: WireOrder): boolean =>
  cancelled_at !== null && cancelled_at !== undefined;
export const totalOf = ({ total_amount: amount, total_currency: currency }: WireOrder) => ({
  amount,
  currency,
});
export const isPaid = ({ payment_status }: WireOrder): boolean =>
  payment_status.paid_at !== null && payment_status.paid_at !== undefined;

function confirmationOf({ booking_reference, documents, metadata }: WireOrder): FlightConfirmation {
  const ours = travelerIds(metadata ?? {});
  const tickets = (documents ?? [])
    .filter(({ type }) => type === 'electronic_ticket')
    .flatMap(({ unique_identifier, passenger_ids }) =>
      passenger_ids.flatMap((passenger) => {
        const travelerId = ours.get(passenger);
        return travelerId === undefined ? [] : [{ travelerId, documentNumber: unique_identifier }];
      }),
    );
  return { record_locator: booking_reference ?? '', tickets };
}
export const outcomeOf = (order: WireOrder): SupplierOutcome =>
  isCancelled(order)
    ? cancelled
    : { kind: 'yes', locator: order.id, details: confirmationOf(order) };

/** Yes once everybody has a ticket; `not-found` while it is not paid. */
export function ticketsOf(order: WireOrder): LookedUp<SupplierOutcome> {
  if (isCancelled(order)) return cancelled;
  const details = confirmationOf(order);
  const everybody = [...travelerIds(order.metadata ?? {}).values()];
  const isWhole =
    everybody.length > 0 &&
    everybody.every((id) => details.tickets.some(({ travelerId }) => travelerId === id));
  if (isWhole) return { kind: 'yes', locator: order.id, details };
  return { kind: isPaid(order) ? 'unknown' : 'not-found' };
}
/** The one order that stands among those under our reference. */
export function theOne(
  orders: readonly WireOrder[],
  reference: string,
): WireOrder | 'several' | 'cancelled' | undefined {
  const ours = orders.filter(({ metadata }) => metadata?.reference === reference);
  const [first, second] = ours.filter((order) => !isCancelled(order));
  if (second) return 'several';
  return first ?? (ours.length > 0 ? 'cancelled' : undefined);
}
