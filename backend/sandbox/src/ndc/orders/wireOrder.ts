import { hash } from '../../random';
import { wireCancellation, type Cancellation } from './cancellation';
import { idOf } from '../ids';
import { isAwaiting, totalOf, voidableUntil, type Order } from './order';
import { inPesos } from '../text';

const TICKET_DIGITS = 10;
const CHANGE_MINUTES = 55;

/** Three digits of the airline and ten of the document. */
const documentNumber = (order: Order, what: string) =>
  `${100 + (hash(String(order.owner.iata_code)) % 900)}${String(hash(order.id + what))
    .padStart(TICKET_DIGITS, '0')
    .slice(0, TICKET_DIGITS)}`;
/** A ticket for every passenger, a document beside it for every seat and bag. */
function documentsOf(order: Order, now: Date, ticketMs: number) {
  if (
    order.paidAt === null ||
    order.neverTicketed ||
    now.getTime() < Date.parse(order.paidAt) + ticketMs
  )
    return [];
  return [
    ...order.passengers.map(({ id }) => ({
      type: 'electronic_ticket',
      unique_identifier: documentNumber(order, id),
      passenger_ids: [id],
    })),
    ...order.services.map((service, index) => ({
      type: 'electronic_miscellaneous_document_associated',
      unique_identifier: documentNumber(order, `s${index}`),
      passenger_ids: service.passenger_ids,
    })),
  ];
}
/** Local times without offset, some minutes later. */
const later = (local: string) =>
  new Date(Date.parse(`${local}Z`) + CHANGE_MINUTES * 60_000)
    .toISOString()
    .slice(0, -'.000Z'.length);
/** The first slice leaves later than it was sold, when that is staged. */
function changesOf(order: Order, now: Date, ticketMs: number) {
  if (
    !order.isRescheduled ||
    order.paidAt === null ||
    now.getTime() < Date.parse(order.paidAt) + ticketMs
  )
    return [];
  const removed = order.slices.slice(0, 1);
  const added = removed.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment) => ({
      ...segment,
      departing_at: later(segment.departing_at),
      arriving_at: later(segment.arriving_at),
    })),
  }));
  const at = new Date(Date.parse(order.paidAt) + ticketMs).toISOString();
  return [
    {
      id: idOf('aic', order.key),
      order_id: order.id,
      action_taken: null,
      action_taken_at: null,
      available_actions: ['accept'],
      created_at: at,
      updated_at: at,
      expires_at: null,
      removed,
      added,
    },
  ];
}

export function wireOrder(
  order: Order,
  cancellation: Cancellation | undefined,
  now: Date,
  ticketMs: number,
) {
  const isOpen = order.cancelledAt === null && now.getTime() < order.departsAt;
  return {
    id: order.id,
    offer_id: order.offerId,
    type: order.type,
    content: 'managed',
    live_mode: false,
    booking_reference: order.bookingReference,
    metadata: order.metadata,
    created_at: order.createdAt,
    synced_at: now.toISOString(),
    cancelled_at: order.cancelledAt,
    cancellation: cancellation ? wireCancellation(cancellation) : null,
    ...inPesos('total', totalOf(order)),
    ...inPesos('base', order.base + order.extras),
    ...inPesos('tax', order.tax),
    payment_status: {
      awaiting_payment: isAwaiting(order),
      paid_at: order.paidAt,
      payment_required_by: order.paidAt === null ? order.paymentRequiredBy : null,
      price_guarantee_expires_at: order.paidAt === null ? order.paymentRequiredBy : null,
    },
    documents: documentsOf(order, now, ticketMs),
    airline_initiated_changes: changesOf(order, now, ticketMs),
    available_actions: isOpen ? ['cancel', 'update'] : [],
    void_window_ends_at: voidableUntil(order)?.toISOString() ?? null,
    owner: order.owner,
    conditions: order.conditions,
    passengers: order.passengers,
    services: order.services,
    slices: order.slices,
  };
}
