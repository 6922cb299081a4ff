import { CURRENCY, type FlightConfirmation } from '@tiquete/contracts';
import type { LookedUp, SupplierOutcome } from '../../../modules/checkout/ports';
import type { FlightPassenger } from '../../../products/flights/ports';
import { isNotFound, issueOf } from '../refusal';
import type { WireOrder } from './wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
/** Refusals of an order after which nothing was made; every other failure may hide one that was. */
const REFUSALS: Readonly<Record<number, No['reason']>> = {
  34651: 'sold-out',
  34107: 'sold-out',
  38034: 'sold-out',
  4926: 'sold-out',
  37200: 'price-changed',
  36870: 'refused',
  425: 'refused',
  477: 'refused',
  2668: 'refused',
  10661: 'refused',
  32171: 'refused',
  1304: 'refused',
};
export const cancelled: No = { kind: 'no', reason: 'cancelled' };

export function outcomeOfFailure(error: unknown): No | { kind: 'unknown' } {
  const issue = issueOf(error);
  const reason = issue?.status === 400 ? REFUSALS[issue.code] : undefined;
  return reason ? { kind: 'no', reason } : { kind: 'unknown' };
}

/** What the order costs, extras included. */
export const totalOf = ({ flightOffers }: WireOrder) => ({
  amount: flightOffers.reduce((sum, { price }) => sum + (price.grandTotal ?? price.total), 0),
  currency: flightOffers[0]?.price.currency ?? CURRENCY,
});

const VALID: readonly string[] = ['ISSUED', 'ORIGINAL', 'EXCHANGED'];
const eTickets = ({ tickets }: WireOrder) =>
  tickets.filter(({ documentType }) => documentType === 'ETICKET');
export const isTaken = (order: WireOrder): boolean =>
  eTickets(order).length > 0 &&
  !eTickets(order).some(({ documentStatus }) => VALID.includes(documentStatus));

function confirmationOf(order: WireOrder): FlightConfirmation {
  const tickets = eTickets(order)
    .filter(({ documentStatus }) => VALID.includes(documentStatus))
    .map(({ travelerId, documentNumber }) => ({ travelerId, documentNumber }));
  return { record_locator: order.associatedRecords[0]?.reference ?? '', tickets };
}
/** An order that stands, or whose tickets were taken back. */
export function outcomeOf(order: WireOrder): SupplierOutcome {
  return isTaken(order)
    ? cancelled
    : { kind: 'yes', locator: order.id, details: confirmationOf(order) };
}
/**
 * Yes once everybody has a ticket; `not-found` while nobody asked for them. `automatedProcess` tells nothing of it: it says on which
 * queue the order goes when this or that happens, so that a healthy order has an entry for errors, too.
 */
export function ticketsOf(
  order: WireOrder,
  passengers: readonly FlightPassenger[],
): LookedUp<SupplierOutcome> {
  if (isTaken(order)) return cancelled;
  const details = confirmationOf(order);
  if (passengers.every(({ id }) => details.tickets.some(({ travelerId }) => travelerId === id)))
    return { kind: 'yes', locator: order.id, details };
  return order.ticketingAgreement.option === 'CONFIRM'
    ? { kind: 'unknown' }
    : { kind: 'not-found' };
}
/** Of an order that we know by its name: what is not found any more was cancelled. */
export const outcomeOfLookUp = (error: unknown): No | { kind: 'unknown' } =>
  isNotFound(error) ? cancelled : { kind: 'unknown' };
