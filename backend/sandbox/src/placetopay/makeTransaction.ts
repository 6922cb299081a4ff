import { randomInt } from 'node:crypto';
import { franchises, type TestCard } from './cards';
import type { Transaction } from './session';
import { statusOf, type StatusKind } from './statuses';

/** Outcome of a payment. With `part` the bank approves less than the requested amount, which a payer cannot choose. */
export type Outcome =
  'approve' | 'part' | 'reject' | 'pending' | 'unfunded' | 'pendingApprove' | 'pendingReject';
export type Instrument =
  | { method: 'card'; card: TestCard; installments: number }
  | { method: 'pse'; bank: string }
  | { method: 'cash' };
export interface Attempt {
  instrument: Instrument;
  outcome: Outcome;
  cents: number;
  /** Requested amount of a `part` in cents, of which `cents` are charged. */
  requestedCents?: number;
}
const KINDS: Record<Outcome, StatusKind> = {
  approve: 'transactionApproved',
  part: 'transactionPartly',
  reject: 'transactionRejected',
  unfunded: 'transactionUnfunded',
  pending: 'transactionPending',
  pendingApprove: 'transactionPending',
  pendingReject: 'transactionPending',
};
const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count));
const field = (keyword: string, value: string | number) => ({
  keyword,
  value,
  displayOn: 'none' as const,
});

/** Data of the payment method. Only the first six and the last four digits of a card are stored, as on a receipt. */
function instrumentParts(instrument: Instrument) {
  if (instrument.method === 'pse')
    return {
      paymentMethod: '_PSE_',
      paymentMethodName: 'PSE',
      issuerName: instrument.bank,
      franchise: '_PSE_',
      processorFields: [field('trazabilityCode', digits(7))],
    };
  if (instrument.method === 'cash')
    return {
      paymentMethod: 'efecty',
      paymentMethodName: 'Efectivo',
      issuerName: 'Red de recaudo',
      franchise: 'EFCTY',
      processorFields: [field('voucher', digits(10))],
    };
  const { number, franchise } = instrument.card;
  const { name, code } = franchises[franchise];
  const processorFields = [
    field('bin', number.slice(0, 6)),
    field('lastDigits', number.slice(-4)),
    field('installments', instrument.installments),
  ];
  return {
    paymentMethod: franchise,
    paymentMethodName: name,
    issuerName: 'Banco de pruebas',
    franchise: code,
    processorFields,
  };
}

function settlement(outcome: Outcome, settleMs: number, now: Date): Transaction['settles'] {
  if (outcome !== 'pendingApprove' && outcome !== 'pendingReject') return null;
  return {
    at: new Date(now.getTime() + settleMs).toISOString(),
    to: outcome === 'pendingApprove' ? 'APPROVED' : 'REJECTED',
  };
}

export const makeTransaction = (
  internalReference: number,
  { instrument, outcome, cents, requestedCents }: Attempt,
  settleMs: number,
  now: Date,
): Transaction => ({
  internalReference,
  status: statusOf(KINDS[outcome], now),
  method: instrument.method,
  ...instrumentParts(instrument),
  cents,
  requestedCents: requestedCents ?? null,
  authorization: outcome === 'approve' || outcome === 'part' ? digits(6) : '000000',
  receipt: digits(12),
  refundedCents: 0,
  settles: settlement(outcome, settleMs, now),
  confirms: null,
});
/** Makes a card payment that waits for the merchant's confirmation. The bank is called only then. */
export function makeWaiting(
  internalReference: number,
  attempt: Attempt,
  confirmMs: number,
  now: Date,
): Transaction {
  const made = makeTransaction(internalReference, attempt, 0, now);
  if (attempt.instrument.method !== 'card') return made;
  const to =
    attempt.outcome === 'approve' || attempt.outcome === 'pendingApprove' ? 'APPROVED' : 'REJECTED';
  return {
    ...made,
    authorization: '000000',
    settles: null,
    status: statusOf('transactionWaiting', now),
    confirms: { until: new Date(now.getTime() + confirmMs).toISOString(), to },
  };
}
/** Number that the payer shows at the cash counter. */
export const voucherOf = ({ processorFields }: Transaction): string =>
  String(processorFields.find(({ keyword }) => keyword === 'voucher')?.value ?? '');
