import { fromCents } from './amount';
import { bogota } from './instant';
import type { Session, Transaction } from './session';

const CURRENCY = 'COP';

export function wireTransaction(
  transaction: Transaction,
  reference: string,
  count = transaction.cents,
) {
  const amount = { currency: CURRENCY, total: fromCents(count) };
  const {
    status,
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
    amount: { from: amount, to: amount, factor: 1 },
    authorization,
    reference,
    receipt,
    franchise,
    refunded: transaction.refundedCents > 0,
    processorFields,
  };
}

/** The answer to a query. Later refunds are seen on the payment, never on the session. */
export function wireSession(
  { requestId, status, request, expiration, transactions }: Session,
  processUrl: string,
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
        ? transactions.map((transaction) => wireTransaction(transaction, request.payment.reference))
        : null,
    subscription: null,
  };
}
