import type { BookingDetail, BookingSummary } from '@tiquete/contracts';
import { BOOKING_STATUS } from '@tiquete/domain';
import { type BookingRow, EVENT_TEXTS, PAYABLE, type PaymentState, type People, shownBookingStatus, shownPaymentStatus } from '../checkout';
import { maskDocument } from './maskDocument';

/** A booking with the state of its newest payment. */
export interface ListedRow extends BookingRow {
  payment_state: PaymentState | null;
}
export interface EventRow {
  at: Date;
  code: string;
}

export function toSummary(row: ListedRow): BookingSummary {
  const status = shownBookingStatus(row.state);
  return {
    id: row.id,
    code: row.code,
    product: row.product,
    title: row.title,
    image: row.image,
    date_from: row.date_from,
    date_to: row.date_to,
    destination_name: row.destination_name,
    totalPax: row.total_pax,
    total: row.total,
    currency: 'COP',
    status,
    status_label: BOOKING_STATUS[status].label,
    payment_status: row.payment_state && shownPaymentStatus(row.payment_state),
    created_at: row.created_at.toISOString(),
    pay_by: PAYABLE.includes(row.state) ? row.pay_by.toISOString() : null,
    supplier_locator: row.supplier_locator,
  };
}

export const toDetail = (row: ListedRow, { customer, passengers }: People, events: readonly EventRow[]): BookingDetail => ({
  ...toSummary(row),
  passengers: passengers.map(({ name, lastname, type, room, document }) => ({ name, lastname, type, room, document_masked: maskDocument(document) })),
  contact: { name: `${customer.name} ${customer.lastname}`, email: customer.email, phone: `+${customer.phone_country} ${customer.phone}` },
  price_breakdown: row.price_breakdown,
  cancellation: row.cancellation,
  rate_comments: row.rate_comments,
  supplier_name: row.supplier_name,
  snapshot: row.confirmation ? { ...row.snapshot, confirmation: row.confirmation } : row.snapshot,
  events: events.flatMap(({ at, code }) => {
    const text = EVENT_TEXTS[code];
    return text === undefined ? [] : [{ at: at.toISOString(), code, text }];
  }),
});
