import type { Counters, Limit } from '../../lib/counters/rule';
import type { AddressTemplate } from '../templates';
import { recipientHash } from '../createMail';
import type { BookingTemplate } from '../topics';

const limit = (free: number, windowSeconds: number): Limit => ({
  free,
  windowSeconds,
  wait: 'rest-of-window',
});
/** Limits of mails that strangers can cause in any mailbox by booking with its address. */
const STRANGERS = [limit(2, 3600), limit(6, 86_400)];
/** Limits of mails that follow a payment: high, so that a person with many bookings gets each of them. */
const PAID_FOR = [limit(20, 3600), limit(60, 86_400)];
/**
 * Higher than the limits of the requests themselves, and without a daily one, so that a link or code always works within the
 * hour.
 */
const ACCOUNT = [limit(30, 3600)];
/** Limits for sign-ins on new devices: each needs the right password, and a private window counts as new. */
const SIGN_INS = [limit(3, 3600), limit(10, 86_400)];
/**
 * Limits of mails that strangers can cause by requesting alerts for an address: the alerts that it may have in an hour, and
 * twice that in a day.
 */
const ALERTS_REQUESTED = [limit(5, 3600), limit(10, 86_400)];
/** Limit of mails for confirmed alerts: one a day for each, and some more when alerts are ended and requested again. */
const ALERTS_SENT = [limit(10, 86_400)];
/** Receipts, tickets, cancellations and refunds: always sent, because each needs a payment or a person. */
const ALWAYS: readonly Limit[] = [];

const BUDGETS: Record<BookingTemplate | AddressTemplate, readonly Limit[]> = {
  'booking.reserved': [limit(3, 3600), limit(6, 86_400)],
  'payment.pending': STRANGERS,
  'payment.rejected': STRANGERS,
  'booking.expired': STRANGERS,
  'payment.approved': ALWAYS,
  'booking.issued': ALWAYS,
  'booking.rejected': ALWAYS,
  'booking.cancelled': ALWAYS,
  'refund.owed': ALWAYS,
  'refund.done': ALWAYS,
  'instalment.due': PAID_FOR,
  'instalment.overdue': PAID_FOR,
  'booking.waiting': PAID_FOR,
  'booking.moved': PAID_FOR,
  'booking.passenger': PAID_FOR,
  'booking.rescheduled': PAID_FOR,
  'booking.claimed': PAID_FOR,
  'optional.moved': PAID_FOR,
  'alert.confirm': ALERTS_REQUESTED,
  'alert.full': [limit(2, 86_400)],
  'alert.dropped': ALERTS_SENT,
  'account.confirm': ACCOUNT,
  'account.reset': ACCOUNT,
  'account.changed': ACCOUNT,
  'account.moved': ACCOUNT,
  'account.claim': ACCOUNT,
  'account.code': ACCOUNT,
  'account.claimed': ACCOUNT,
  'account.invitation': ACCOUNT,
  'account.deleted': ACCOUNT,
  'account.locked': ACCOUNT,
  'account.device': SIGN_INS,
};
const isTemplate = (template: string): template is keyof typeof BUDGETS => template in BUDGETS;

export interface PlannedMail {
  brand: string;
  template: string;
  email: string;
  /** True when the traveller requested the mail again; such requests have their own limit. */
  isResent: boolean;
}
/**
 * `over-budget`: the mailbox has reached its limit of these mails. `over-quota`: the brand has reached its hourly limit, so
 * the mail waits.
 */
export type Allowance =
  | { kind: 'allowed' }
  | { kind: 'over-budget' }
  | { kind: 'over-quota'; limit: number; freesAt: Date };
export type Budget = (mail: PlannedMail) => Promise<Allowance>;

const QUOTA_KEY = 'brand-quota:mailsPerHour';

/** Counts one more mail for its mailbox and its brand, or for neither when one has reached its limit. */
export const createBudget = (
  counters: Counters,
  clock: () => Date,
  { mailsPerHour }: { mailsPerHour: number },
): Budget => {
  const quota = { key: QUOTA_KEY, limit: limit(mailsPerHour, 3600) };
  return async ({ brand, template, email, isResent }) => {
    const limits = isTemplate(template) && !isResent ? BUDGETS[template] : ALWAYS;
    const takes = limits.map((one) => ({
      key: `mail-${template}-${one.windowSeconds}:${recipientHash(brand, email)}`,
      limit: one,
    }));
    const now = clock();
    const taken = await counters.take(brand, [...takes, quota], now);
    if (taken.isAllowed) return { kind: 'allowed' };
    if (taken.key !== QUOTA_KEY) return { kind: 'over-budget' };
    const freesAt = new Date(now.getTime() + taken.retryAfterSeconds * 1000);
    return { kind: 'over-quota', limit: mailsPerHour, freesAt };
  };
};
