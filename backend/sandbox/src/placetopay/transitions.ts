import { cents } from './amount';
import type { Attempt } from './makeTransaction';
import {
  approvedCents,
  isFinal,
  pendingOf,
  rejectedCount,
  type Session,
  type Transaction,
  waitingOf,
} from './session';
import { statusOf, type StatusKind } from './statuses';

/** Changes the status. An unchanged status retains its date, because the date is signed. */
function withStatus(session: Session, kind: StatusKind, now: Date): Session {
  const status = statusOf(kind, now);
  const isSame = status.status === session.status.status && status.reason === session.status.reason;
  return isSame ? session : { ...session, status };
}
const totalCents = ({ request }: Session) => cents(request.payment.amount.total);
export const missingCents = (session: Session): number =>
  totalCents(session) - approvedCents(session);
/**
 * Amount of an attempt. It is less than the missing amount if the session accepts partial payments, or the bank approves
 * only a part.
 */
export function shareOf(
  session: Session,
  { cents: wanted, ...attempt }: Omit<Attempt, 'cents'> & { cents?: number },
): Attempt {
  const missing = missingCents(session);
  if (attempt.outcome === 'part') {
    const half = cents(Math.floor(missing / 200));
    return { ...attempt, cents: Math.min(wanted ?? half, missing), requestedCents: missing };
  }
  const share = session.request.payment.allowPartial
    ? Math.min(wanted ?? missing, missing)
    : missing;
  return { ...attempt, cents: share };
}
const hasExpired = ({ expiration }: Session, now: Date) => Date.parse(expiration) <= now.getTime();

function kindOf(session: Session, attempts: number, now: Date): StatusKind {
  const paid = approvedCents(session);
  if (paid >= totalCents(session)) return 'approved';
  const isOpen =
    pendingOf(session) !== undefined ||
    waitingOf(session) !== undefined ||
    (!hasExpired(session, now) && rejectedCount(session) < attempts);
  if (isOpen) return paid > 0 ? 'partly' : 'pending';
  if (paid > 0) return 'partlyExpired';
  return hasExpired(session, now) ? 'expired' : 'rejected';
}

/** A payment after the changes that happen by themselves: banks answer, and unpaid transactions expire with the session. */
function afterTime(transaction: Transaction, session: Session, now: Date): Transaction {
  if (transaction.confirms && transaction.status.status === 'PENDING_CONFIRMATION') {
    const isExpired = Date.parse(transaction.confirms.until) <= now.getTime();
    return isExpired
      ? { ...transaction, confirms: null, status: statusOf('transactionExpired', now) }
      : transaction;
  }
  if (transaction.status.status !== 'PENDING') return transaction;
  const { settles } = transaction;
  if (!settles)
    return hasExpired(session, now)
      ? { ...transaction, status: statusOf('transactionExpired', now) }
      : transaction;
  if (Date.parse(settles.at) > now.getTime()) return transaction;
  return answered(transaction, settles.to, now);
}
const answered = (
  transaction: Transaction,
  to: 'APPROVED' | 'REJECTED',
  now: Date,
): Transaction => ({
  ...transaction,
  settles: null,
  ...(to === 'APPROVED' && { authorization: transaction.receipt.slice(0, 6) }),
  status: statusOf(to === 'APPROVED' ? 'transactionApproved' : 'transactionRejected', now),
});

/** The state of a session at an instant. */
export function advance(session: Session, attempts: number, now: Date): Session {
  if (isFinal(session)) return session;
  const transactions = session.transactions.map((transaction) =>
    afterTime(transaction, session, now),
  );
  const isSame = transactions.every(
    (transaction, index) => transaction === session.transactions[index],
  );
  const next = isSame ? session : { ...session, transactions };
  // The payer has left, so no other card is tried after the time limit.
  if (!isSame && waitingOf(session) && !waitingOf(next)) return withStatus(next, 'rejected', now);
  return withStatus(next, kindOf(next, attempts, now), now);
}
export const attempted = (session: Session, transaction: Transaction): Session => ({
  ...session,
  transactions: [transaction, ...session.transactions],
});

/** The session after the answer to its pending payment. */
export function settled(session: Session, to: 'APPROVED' | 'REJECTED', now: Date): Session {
  const pending = pendingOf(session);
  return {
    ...session,
    transactions: session.transactions.map((transaction) =>
      transaction === pending ? answered(transaction, to, now) : transaction,
    ),
  };
}
/** The session after the merchant's confirmation: the bank answers at once, and a rejection ends the payment. */
export function confirmed(session: Session, waiting: Transaction, now: Date): Session {
  const { confirms } = waiting;
  if (!confirms) return session;
  const next = {
    ...session,
    transactions: session.transactions.map((one) =>
      one === waiting ? { ...answered(waiting, confirms.to, now), confirms: null } : one,
    ),
  };
  return confirms.to === 'APPROVED' ? next : withStatus(next, 'rejected', now);
}
/** The session after the merchant voided the payment, which is not charged. */
export const unconfirmed = (session: Session, waiting: Transaction, now: Date): Session =>
  withStatus(
    {
      ...session,
      transactions: session.transactions.map((one) =>
        one === waiting
          ? { ...one, confirms: null, status: statusOf('transactionCancelled', now) }
          : one,
      ),
    },
    'cancelledWaiting',
    now,
  );

/** The session after payer or merchant left. Partial payments remain. */
export const ended = (
  session: Session,
  kind: 'cancelledByPayer' | 'cancelledByMerchant' | 'rejected',
  now: Date,
): Session => withStatus(session, approvedCents(session) > 0 ? 'partlyExpired' : kind, now);

export function refunded(session: Session, internalReference: number, count: number): Session {
  const give = (transaction: Transaction) =>
    transaction.internalReference === internalReference
      ? { ...transaction, refundedCents: transaction.refundedCents + count }
      : transaction;
  return { ...session, transactions: session.transactions.map(give) };
}
