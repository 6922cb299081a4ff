import type { BookingRow, PaymentRow } from '../repository';
import type { BookOutcome, GatewayState } from '../ports';
import type { ExtraEvidence } from '../extras/fulfilment/queryProviders';

export const DIFFERENCE_KINDS = [
  'CHARGED_WITHOUT_BOOKING',
  'CONFIRMED_WITHOUT_CHARGE',
  'CANCELLED_BUT_AT_SUPPLIER',
  'CONFIRMED_NOT_AT_SUPPLIER',
  'LOCATOR_DIFFERS',
  'REFUND_NOT_AT_GATEWAY',
  'REFUNDED_UNRECORDED',
  'AMOUNT_DIFFERS',
  'PAYMENT_DISPUTED',
  'UNKNOWN_BOOKING_AT_SUPPLIER',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
export interface Difference {
  kind: DifferenceKind;
  paymentId?: string;
  /** Reference of the booking's extra concerned. */
  extra?: string;
  /** Our values and theirs, without personal data. Money in whole pesos. */
  data: Record<string, unknown>;
}
export type Found = BookOutcome | { kind: 'not-found' };
export interface CheckedPayment {
  row: PaymentRow;
  gateway: GatewayState;
  /** Whole pesos of the refunds that are completed, and of those that are owed. */
  refunded: number;
  owed: number;
  /** Whole pesos of the booking's instalments that the payment paid; 0 for none. */
  pays: number;
}
/** A booking with its states at gateway and supplier, read at about the same time. */
export interface Evidence {
  booking: BookingRow;
  payments: CheckedPayment[];
  /** State at the supplier. Null when it was not queried, because it was never called. */
  supplier: Found | null;
  /** Extras whose outcome is known to us. */
  extras: ExtraEvidence[];
  at: Date;
}
/** States in which the traveller has, or had, the service that was paid for. */
const STANDS: readonly string[] = [
  'WAITING',
  'CONFIRMED',
  'CANCELLING',
  'CANCELLING_AT_SUPPLIER',
  'CANCEL_UNKNOWN',
  'CANCEL_REVIEW',
];
const OVER: readonly string[] = ['CANCELLED', 'REJECTED', 'EXPIRED'];
/** Milliseconds after a session's end by which the poller has certainly run. */
const POLLED_MS = 2 * 3_600_000;

/** Differences between us, the gateway and the supplier; empty when all agree or the booking is in progress. */
export const findDifferences = (evidence: Evidence): Difference[] => [
  ...chargesWithoutBooking(evidence),
  ...missingCharge(evidence),
  ...evidence.payments.flatMap((payment) => [
    ...amountOf(evidence.booking, payment),
    ...refundsOf(payment),
    ...disputeOf(payment),
  ]),
  ...atSupplier(evidence),
  ...evidence.extras.flatMap(atProvider),
];

/**
 * Captured money minus completed and owed refunds. A refund that is completed in our ledger but not at the gateway is a
 * separate difference.
 */
const retained = ({ gateway, refunded, owed }: CheckedPayment): number =>
  gateway.captured - Math.max(gateway.refunded.most, refunded) - (owed - refunded);

function chargesWithoutBooking({ booking, payments, at }: Evidence): Difference[] {
  const settled = payments.filter(
    ({ row }) =>
      !['CREATED', 'PENDING', 'AUTHORIZED'].includes(row.state) ||
      at.getTime() > row.expires_at.getTime() + POLLED_MS,
  );
  if (OVER.includes(booking.state)) {
    // We may retain the penalty of a cancelled booking, and the price of its extras.
    const allowed =
      booking.state === 'CANCELLED' ? (booking.cancel_penalty ?? 0) + booking.optionals_total : 0;
    const amount = settled.reduce((sum, payment) => sum + retained(payment), 0) - allowed;
    return amount > 0
      ? [
          {
            kind: 'CHARGED_WITHOUT_BOOKING',
            paymentId: settled.find((payment) => retained(payment) > 0)?.row.id,
            data: { state: booking.state, amount, allowed },
          },
        ]
      : [];
  }
  return settled
    .filter((payment) => payment.pays === 0 && retained(payment) > 0)
    .map((payment) => ({
      kind: 'CHARGED_WITHOUT_BOOKING',
      paymentId: payment.row.id,
      data: { state: booking.state, amount: retained(payment), reference: payment.row.reference },
    }));
}

function missingCharge({ booking, payments }: Evidence): Difference[] {
  if (!STANDS.includes(booking.state)) return [];
  const paying = payments.filter(({ pays }) => pays > 0);
  const untaken = paying.filter(({ gateway }) => gateway.captured === 0);
  const missing = paying.length === 0 ? [undefined] : untaken;
  return missing.map((paid) => ({
    kind: 'CONFIRMED_WITHOUT_CHARGE',
    paymentId: paid?.row.id,
    data: {
      state: booking.state,
      reference: paid?.row.reference ?? null,
      gateway: paid?.gateway.status ?? null,
      captured: 0,
    },
  }));
}

function amountOf(booking: BookingRow, { row, gateway, pays }: CheckedPayment): Difference[] {
  const due = pays + (row.id === booking.paid_with ? booking.optionals_total : 0);
  const isDemand =
    gateway.reference === row.reference &&
    gateway.currency === 'COP' &&
    gateway.amount === row.amount;
  // While a payment is open its captured sum may change at any moment, so it is not compared.
  const isTaken =
    row.state === 'PENDING' ||
    row.captured === 0 ||
    gateway.captured === 0 ||
    gateway.captured === row.captured;
  const isDue = pays === 0 || row.amount === due;
  if (isDemand && isTaken && isDue) return [];
  const { reference, currency, amount, captured } = gateway;
  return [
    {
      kind: 'AMOUNT_DIFFERS',
      paymentId: row.id,
      data: {
        reference: row.reference,
        due,
        ours: { amount: row.amount, captured: row.captured },
        gateway: { reference, currency, amount, captured },
      },
    },
  ];
}

/** A gateway that shows no refunds contradicts none, because it confirmed each one when it was sent. */
function refundsOf({ row, gateway, refunded, owed }: CheckedPayment): Difference[] {
  const data = { reference: row.reference, ours: refunded, owed, gateway: gateway.refunded };
  const { least, most } = gateway.refunded;
  if (most > 0 && most < refunded)
    return [{ kind: 'REFUND_NOT_AT_GATEWAY', paymentId: row.id, data }];
  return least > owed ? [{ kind: 'REFUNDED_UNRECORDED', paymentId: row.id, data }] : [];
}

function disputeOf({ row, gateway }: CheckedPayment): Difference[] {
  if (gateway.isDisputed !== true) return [];
  const { reference, captured } = row;
  return [{ kind: 'PAYMENT_DISPUTED', paymentId: row.id, data: { reference, captured } }];
}

function atSupplier({ booking, supplier }: Evidence): Difference[] {
  if (supplier === null) return [];
  const data = {
    supplier: booking.supplier,
    reference: booking.code,
    state: booking.state,
    locator: booking.supplier_locator,
  };
  const isThere = supplier.kind === 'yes' || supplier.kind === 'waiting';
  if (OVER.includes(booking.state))
    return isThere
      ? [{ kind: 'CANCELLED_BUT_AT_SUPPLIER', data: { ...data, locator: supplier.locator } }]
      : [];
  if (booking.state !== 'CONFIRMED') return [];
  if (!isThere)
    return [{ kind: 'CONFIRMED_NOT_AT_SUPPLIER', data: { ...data, answer: supplier.kind } }];
  return supplier.locator === booking.supplier_locator
    ? []
    : [{ kind: 'LOCATOR_DIFFERS', data: { ...data, theirs: supplier.locator } }];
}

function atProvider({ reference, provider, state, locator, found }: ExtraEvidence): Difference[] {
  const difference = (kind: DifferenceKind, more: Record<string, unknown>): Difference[] => [
    { kind, extra: reference, data: { supplier: provider, reference, state, locator, ...more } },
  ];
  if (state !== 'CONFIRMED')
    return found.kind === 'yes'
      ? difference('CANCELLED_BUT_AT_SUPPLIER', { locator: found.locator })
      : [];
  if (found.kind !== 'yes') return difference('CONFIRMED_NOT_AT_SUPPLIER', { answer: found.kind });
  return found.locator === locator ? [] : difference('LOCATOR_DIFFERS', { theirs: found.locator });
}
