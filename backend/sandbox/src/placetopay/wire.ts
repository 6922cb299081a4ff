import { fromCents } from './amount';
import { bogota } from './instant';
import type { Session, Status, Transaction } from './session';
import { statusOf } from './statuses';

const CURRENCY = 'COP';
const moved = (count: number) => {
  const amount = { currency: CURRENCY, total: fromCents(count) };
  return { from: amount, to: amount, factor: 1 };
};
const part = (
  kind: 'transactionApproved' | 'transactionRejected',
  count: number,
  date: string,
) => ({
  status: { ...statusOf(kind, new Date(date)), date } satisfies Status,
  amount: moved(count),
  refunded: false,
  agreementType: 'MERCHANT',
});

export function wireTransaction(
  transaction: Transaction,
  reference: string,
  count = transaction.requestedCents ?? transaction.cents,
  showsRefunds = true,
) {
  const {
    status,
    requestedCents,
    cents,
    internalReference,
    paymentMethod,
    paymentMethodName,
    issuerName,
    authorization,
    receipt,
    franchise,
    processorFields,
  } = transaction;
  return {
    status,
    internalReference,
    paymentMethod,
    paymentMethodName,
    issuerName,
    amount: moved(count),
    authorization,
    reference,
    receipt,
    franchise,
    refunded: showsRefunds && transaction.refundedCents > 0,
    processorFields,
    // As in the vendor's example "Partially expired", both the whole amount and its approved part are stated.
    ...(requestedCents !== null && {
      dispersion: [
        part('transactionApproved', cents, status.date),
        part('transactionRejected', requestedCents - cents, status.date),
      ],
    }),
  };
}

/** Answer to a query. Later refunds are shown on the payment, if at all, and never on the session. */
export function wireSession(
  { requestId, status, request, expiration, transactions }: Session,
  processUrl: string,
  showsRefunds = true,
) {
  return {
    requestId,
    status,
    request: {
      ...request,
      payer: request.payer ?? request.buyer,
      expiration: bogota(new Date(expiration)),
      fields: [
        ...request.fields,
        { keyword: '_processUrl_', value: processUrl, displayOn: 'none' },
      ],
    },
    payment:
      transactions.length > 0
        ? transactions.map((transaction) =>
            wireTransaction(transaction, request.payment.reference, undefined, showsRefunds),
          )
        : null,
    subscription: null,
  };
}
