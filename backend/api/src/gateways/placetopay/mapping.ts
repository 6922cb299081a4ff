import { type Customer, DOCUMENT_TYPES, type PaymentMethod } from '@tiquete/contracts';
import type { GatewayState, PaymentRequest, Receipt } from '../../bookings/ports';
import type { Part, Session, Transaction } from './wire';

/** The vendor's document types with the patterns that it accepts. A civil registry or a foreign DNI cannot pay. */
const PAYER_DOCUMENTS: ReadonlyMap<number, { type: string; pattern: RegExp }> = new Map([
  [DOCUMENT_TYPES.CEDULA_CIUDADANIA, { type: 'CC', pattern: /^[1-9]\d{3,9}$/ }],
  [DOCUMENT_TYPES.PASAPORTE, { type: 'PPN', pattern: /^\w{4,16}$/ }],
  [DOCUMENT_TYPES.TARJETA_IDENTIDAD, { type: 'TI', pattern: /^[1-9]\d{4,11}$/ }],
  [DOCUMENT_TYPES.NIT, { type: 'NIT', pattern: /^[1-9]\d{6,9}$/ }],
  [DOCUMENT_TYPES.CEDULA_EXTRANJERIA, { type: 'CE', pattern: /^([a-zA-Z]{1,5})?[1-9]\d{3,7}$/ }],
]);

/** Amount for the gateway, where COP has two decimals. */
export const toTotal = (pesos: number): number => Number(pesos.toFixed(2));

/** Whole pesos of the gateway's amount. @throws RangeError for centavos, which we never request */
export function fromTotal(total: number | string): number {
  const pesos = Number(total);
  if (!Number.isSafeInteger(pesos) || pesos < 0) throw new RangeError('not whole pesos');
  return pesos;
}

/**
 * Codes by which a session is limited to some payment methods; docs/Metodos-de-pago.md of placetopay-org/api-services-docs.
 */
const METHOD_CODES: Record<PaymentMethod, string> = {
  PSE: 'pse',
  Visa: 'visa',
  Mastercard: 'master',
  'American Express': 'amex',
  'Diners Club': 'diners',
  Efectivo: 'efecty',
};

/** Amount of an action on a part of the captured money. */
export const toGatewayAmount = (pesos: number) => ({ currency: 'COP', total: toTotal(pesos) });

export const toSessionRequest = (payment: PaymentRequest, requiresConfirmation = false) => ({
  locale: 'es_CO',
  buyer: toPerson(payment.customer),
  payment: {
    reference: payment.reference,
    description: payment.description.slice(0, 255),
    amount: { currency: 'COP', total: toTotal(payment.amount), ...toDetails(payment) },
    allowPartial: false,
  },
  ...(payment.methods.length > 0 && {
    paymentMethod: payment.methods.map((method) => METHOD_CODES[method]).join(','),
  }),
  expiration: payment.expiresAt.toISOString(),
  returnUrl: payment.returnUrl,
  cancelUrl: payment.returnUrl,
  ipAddress: payment.ipAddress,
  userAgent: payment.userAgent.slice(0, 255),
  skipResult: true,
  ...(requiresConfirmation && { metadata: { requiresConfirmation } }),
});

/** Details of an amount that includes extras. Booking and extras add up to the total. */
const toDetails = ({ amount, extras = 0 }: PaymentRequest) =>
  extras > 0
    ? {
        details: [
          { kind: 'subtotal', amount: toTotal(amount - extras) },
          { kind: 'additional', amount: toTotal(extras) },
        ],
      }
    : {};

/** Prefills the payment page with the buyer, who may change it: another person may pay. */
function toPerson({
  document_type,
  document,
  name,
  lastname,
  company,
  email,
  phone_country,
  phone,
}: Customer) {
  const known = document_type && PAYER_DOCUMENTS.get(document_type);
  return {
    ...(known &&
      document !== undefined &&
      known.pattern.test(document) && { documentType: known.type, document }),
    name,
    surname: lastname,
    ...(company && { company }),
    email,
    mobile: `+${phone_country}${phone}`,
  };
}

/** State of a whole session by the vendor's status. An unknown status is pending. */
const STATUS: Record<string, GatewayState['status']> = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PARTIAL_EXPIRED: 'REJECTED',
  FAILED: 'REJECTED',
  CANCELED: 'REJECTED',
  CANCELLED: 'REJECTED',
  // Processing failed, and no money was taken.
  ERROR: 'REJECTED',
  // The money was taken and fully refunded, so the session pays nothing.
  REFUNDED: 'REJECTED',
  REVERSED: 'REJECTED',
};
const isIn =
  (...words: string[]) =>
  ({ status }: Part) =>
    words.includes(status.status);
/**
 * Condition for transactions whose money was taken, even if it was refunded later. A transaction may have the session's
 * status.
 */
const isTaken = isIn('APPROVED', 'APPROVED_PARTIAL', 'REFUNDED', 'REVERSED', 'DISPUTE');
/** Condition for transactions that were refunded in full, or reversed before the banks settled. */
const isReturned = isIn('REFUNDED', 'REVERSED');
/** Condition for a payer who has finished while a bank, a check or a person at the gateway has not decided yet. */
const isProcessing = isIn('PENDING', 'PENDING_VALIDATION', 'PENDING_PROCESS', 'MANUAL');
/** Condition for a payment that the payer's bank disputes, so that the money may be taken back. */
const isDisputed = isIn('DISPUTE');

/**
 * Converts a session. A status that is not clearly final is pending, such as APPROVED_PARTIAL or an unknown one. Money counts
 * as taken regardless of the session's status. A pending session whose transaction waits for our confirmation is authorised.
 * `refunded` is true for partial and full refunds and gives no amount. @throws RangeError
 */
export function fromSession({ status, request, payment }: Session): GatewayState {
  const session = { status };
  const transactions = payment ?? [];
  const taken = transactions.filter(isTaken);
  const waiting = transactions.find(isIn('PENDING_CONFIRMATION'));
  const returned = taken.filter((one) => isReturned(one) || isReturned(session));
  const shownAsRefunded = taken.filter((one) => one.refunded === true && !returned.includes(one));
  const last = taken.at(-1) ?? waiting ?? transactions.at(-1);
  const { reference, amount } = request.payment;
  const known = STATUS[status.status] ?? 'PENDING';
  const [captured, back] = [sum(taken), sum(returned)];
  const isAllBack = captured > 0 && back === captured;
  const discounts = taken.flatMap(({ discount }) => (discount?.amount ? [discount] : []));
  return {
    status: statusOf(known, waiting !== undefined, isAllBack),
    isProcessing: known === 'PENDING' && (transactions.some(isProcessing) || isChecked(session)),
    isDisputed: isDisputed(session) || transactions.some(isDisputed),
    reference,
    currency: amount.currency,
    amount: fromTotal(amount.total),
    captured,
    discount: {
      amount: discounts.reduce((total, one) => total + fromTotal(one.amount ?? 0), 0),
      bearer: discounts[0]?.type ?? '',
    },
    refunded: {
      least: back + shownAsRefunded.length,
      most: back + sum(shownAsRefunded),
    },
    receipt: last ? toReceipt(last) : null,
  };
}
/** Condition for a session under review. PENDING means that it waits for its payer. */
const isChecked = isIn('PENDING_VALIDATION', 'PENDING_PROCESS', 'MANUAL');

function statusOf(
  known: GatewayState['status'],
  isWaiting: boolean,
  isAllBack: boolean,
): GatewayState['status'] {
  if (known === 'PENDING' && isWaiting) return 'AUTHORIZED';
  // The payment was approved and fully refunded before this query, so it cannot pay for a booking.
  return known === 'APPROVED' && isAllBack ? 'REJECTED' : known;
}

/** Sum of transactions. One that is split into parts states its whole amount, but only the approved parts were taken. */
const sum = (transactions: readonly Transaction[]): number =>
  transactions
    .flatMap((transaction) => {
      const parts = transaction.dispersion ?? [];
      return parts.length > 0 ? parts.filter(isTaken) : [transaction];
    })
    .reduce(
      (total, { amount }) => total + fromTotal(amount?.from?.total ?? amount?.to?.total ?? 0),
      0,
    );

const toReceipt = (transaction: Transaction): Receipt => ({
  authorization: String(transaction.authorization ?? ''),
  receipt: String(transaction.receipt ?? ''),
  franchise: String(transaction.franchise ?? ''),
  issuerName: String(transaction.issuerName ?? ''),
  paymentMethodName: String(transaction.paymentMethodName ?? ''),
  internalReference: String(transaction.internalReference ?? ''),
});
