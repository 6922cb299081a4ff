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

const STATUS: Record<string, GatewayState['status']> = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PARTIAL_EXPIRED: 'REJECTED',
  FAILED: 'REJECTED',
  CANCELED: 'REJECTED',
  CANCELLED: 'REJECTED',
};
const isIn =
  (...words: string[]) =>
  ({ status }: Part) =>
    words.includes(status.status);
/** Their two words for money that was taken: a transaction may have the session's. */
const isTaken = isIn('APPROVED', 'APPROVED_PARTIAL');

/**
 * Whatever is not clearly over is pending: APPROVED_PARTIAL, and words they may add. Money counts as taken whatever the session is
 * called. A pending session whose transaction waits for our confirmation is authorised. `refunded` is true of a part as of the
 * whole, and says no amount. @throws RangeError
 */
export function fromSession({ status, request, payment }: Session): GatewayState {
  const transactions = payment ?? [];
  const taken = transactions.filter(isTaken);
  const waiting = transactions.find(isIn('PENDING_CONFIRMATION'));
  const given = taken.filter(({ refunded }) => refunded === true);
  const last = taken.at(-1) ?? waiting ?? transactions.at(-1);
  const { reference, amount } = request.payment;
  const known = STATUS[status.status] ?? 'PENDING';
  return {
    status: known === 'PENDING' && waiting ? 'AUTHORIZED' : known,
    isProcessing: known === 'PENDING' && transactions.some(isIn('PENDING')),
    reference,
    currency: amount.currency,
    amount: fromTotal(amount.total),
    captured: sum(taken),
    refunded: { least: given.length, most: sum(given) },
    receipt: last ? toReceipt(last) : null,
  };
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
