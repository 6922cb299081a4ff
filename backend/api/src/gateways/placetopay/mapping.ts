import { type Customer, DOCUMENT_TYPES, type PaymentMethod } from '@tiquete/contracts';
import type { GatewayState, PaymentRequest, Receipt } from '../../modules/checkout/ports';
import type { Part, Session, Transaction } from './wire';

/** Their kinds of document with the pattern they accept; a civil registry or a foreign DNI cannot pay. */
const PAYER_DOCUMENTS: ReadonlyMap<number, { type: string; pattern: RegExp }> = new Map([
  [DOCUMENT_TYPES.CEDULA_CIUDADANIA, { type: 'CC', pattern: /^[1-9]\d{3,9}$/ }],
  [DOCUMENT_TYPES.PASAPORTE, { type: 'PPN', pattern: /^\w{4,16}$/ }],
  [DOCUMENT_TYPES.TARJETA_IDENTIDAD, { type: 'TI', pattern: /^[1-9]\d{4,11}$/ }],
  [DOCUMENT_TYPES.NIT, { type: 'NIT', pattern: /^[1-9]\d{6,9}$/ }],
  [DOCUMENT_TYPES.CEDULA_EXTRANJERIA, { type: 'CE', pattern: /^([a-zA-Z]{1,5})?[1-9]\d{3,7}$/ }],
]);

/** COP has two decimals at the gateway, and nowhere else. */
export const toTotal = (pesos: number): number => Number(pesos.toFixed(2));

/** @throws RangeError for centavos: we never asked for any */
export function fromTotal(total: number | string): number {
  const pesos = Number(total);
  if (!Number.isSafeInteger(pesos) || pesos < 0) throw new RangeError('not whole pesos');
  return pesos;
}

/** Their codes, by which a session is limited to some; docs/Metodos-de-pago.md of placetopay-org/api-services-docs. */
const METHOD_CODES: Record<PaymentMethod, string> = {
  PSE: 'pse',
  Visa: 'visa',
  Mastercard: 'master',
  'American Express': 'amex',
  'Diners Club': 'diners',
  Efectivo: 'efecty',
};

/** The amount of an action: a part of what was taken. */
export const toAmount = (pesos: number) => ({ currency: 'COP', total: toTotal(pesos) });

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

/** What the amount is made of, when it is of more than the booking: the two make the total. */
const toDetails = ({ amount, extras = 0 }: PaymentRequest) =>
  extras > 0
    ? {
        details: [
          { kind: 'subtotal', amount: toTotal(amount - extras) },
          { kind: 'additional', amount: toTotal(extras) },
        ],
      }
    : {};

/** The buyer fills the page in beforehand and may change it: the payer may be somebody else. */
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
  const known = PAYER_DOCUMENTS.get(document_type);
  return {
    ...(known?.pattern.test(document) && { documentType: known.type, document }),
    name,
    surname: lastname,
    ...(company && { company }),
    email,
    mobile: `+${phone_country}${phone}`,
  };
}

/** State of a whole session by the vendor's word. A word that is not listed is pending. */
const STATUS: Record<string, GatewayState['status']> = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PARTIAL_EXPIRED: 'REJECTED',
  FAILED: 'REJECTED',
  CANCELED: 'REJECTED',
  CANCELLED: 'REJECTED',
  // Processing failed, and nothing was taken.
  ERROR: 'REJECTED',
  // The money was taken and has gone back: nothing is paid.
  REFUNDED: 'REJECTED',
  REVERSED: 'REJECTED',
};
const isIn =
  (...words: string[]) =>
  ({ status }: Part) =>
    words.includes(status.status);
/** Money that was taken, whether it stayed or not: a transaction may have the session's word. */
const isTaken = isIn('APPROVED', 'APPROVED_PARTIAL', 'REFUNDED', 'REVERSED', 'DISPUTE');
/** All of it went back: as a refund, or before the banks had settled. */
const isReturned = isIn('REFUNDED', 'REVERSED');
/** The payer is done, and a bank, a check or a person at the gateway has yet to decide. */
const isProcessing = isIn('PENDING', 'PENDING_VALIDATION', 'PENDING_PROCESS', 'MANUAL');
/** The payer's bank contests it: the money may be taken back. */
const isDisputed = isIn('DISPUTE');

/**
 * Whatever is not clearly over is pending: APPROVED_PARTIAL, and words they may add. Money counts as taken whatever the session is
 * called. A pending session whose transaction waits for our confirmation is authorised. `refunded` is true of a part as of the
 * whole, and says no amount. @throws RangeError
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
/** Words of a session that is being decided; PENDING alone is one that waits for its payer. */
const isChecked = isIn('PENDING_VALIDATION', 'PENDING_PROCESS', 'MANUAL');

function statusOf(
  known: GatewayState['status'],
  isWaiting: boolean,
  isAllBack: boolean,
): GatewayState['status'] {
  if (known === 'PENDING' && isWaiting) return 'AUTHORIZED';
  // Approved, and given back before we looked: there is nothing to book with.
  return known === 'APPROVED' && isAllBack ? 'REJECTED' : known;
}

/** A transaction that is spread over parts names its whole amount; only the approved parts were taken. */
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
