import type { BookedOptional, BookingDetail, CancellationQuote } from '@tiquete/contracts';
import type { InstalmentRow, ListedRow } from '../repository';
import { buyerNames } from '../people/buyerNames';
import { EVENT_TEXTS } from '../messages/checkout';
import { type People } from '../ports';
import { maskDocument } from '../../lib/privacy/maskDocument';
import type { MoneyStatus } from './moneyStatus';
import { toSchedule } from './schedule';
import { toSummary } from './toSummary';

export interface EventRow {
  at: Date;
  code: string;
}
export interface DetailParts {
  row: ListedRow;
  instalments: readonly InstalmentRow[];
  people: People;
  events: readonly EventRow[];
  money: MoneyStatus;
  optionals: BookedOptional[];
  quote: CancellationQuote;
  now: Date;
}

export function toDetail({
  row,
  instalments,
  people: { customer, passengers },
  events,
  money,
  optionals,
  quote,
  now,
}: DetailParts): BookingDetail {
  const summary = toSummary(row, instalments, now);
  const { buyer, contact } = buyerNames(customer);
  const isIssued = summary.status === 'OK' && summary.course === null;
  return {
    ...summary,
    passengers: passengers.map(({ name, lastname, type, room, document }) => ({
      name,
      lastname,
      type,
      room,
      document_masked: maskDocument(document),
    })),
    contact: {
      name: contact ?? buyer,
      ...(contact !== null && { company: buyer }),
      email: customer.email,
      phone: `+${customer.phone_country} ${customer.phone}`,
    },
    price_breakdown: row.price_breakdown,
    cancellation: row.cancellation,
    cancellation_now: quote,
    rate_comments: row.rate_comments,
    Referencia: row.client_reference,
    supplier_name: row.supplier_name,
    snapshot: row.confirmation ? { ...row.snapshot, confirmation: row.confirmation } : row.snapshot,
    events: events.flatMap(({ at, code }) => {
      const text = EVENT_TEXTS[code];
      return text === undefined ? [] : [{ at: at.toISOString(), code, text }];
    }),
    can: {
      cancel: quote.is_cancellable,
      pay: summary.next_payment !== null,
      voucher: isIssued,
      calendar: isIssued,
      resend: true,
    },
    payments: money.payments,
    schedule: toSchedule(row, instalments, now),
    refunds: money.refunds,
    optionals,
  };
}
