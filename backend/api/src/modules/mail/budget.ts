import type { Counters, Limit } from '../../lib/counters/rule';
import { recipientHash } from './createMail';
import type { BookingTemplate } from './topics';

/** What a stranger can have sent to any mailbox by booking with its address. */
const HOUR: Limit = { free: 2, windowSeconds: 3600, wait: 'rest-of-window' };
const DAY: Limit = { free: 6, windowSeconds: 86_400, wait: 'rest-of-window' };
const BUDGETS: Record<BookingTemplate, readonly Limit[]> = {
  'booking.reserved': [{ ...HOUR, free: 3 }, DAY],
  'payment.pending': [HOUR, DAY],
  'payment.rejected': [HOUR, DAY],
  'booking.expired': [HOUR, DAY],
  // Receipts, tickets, cancellations and refunds: always sent, and never without money or a person behind them.
  'payment.approved': [],
  'instalment.due': [],
  'instalment.overdue': [],
  'booking.waiting': [],
  'booking.issued': [],
  'booking.moved': [],
  'booking.passenger': [],
  'booking.rejected': [],
  'booking.cancelled': [],
  'booking.claimed': [],
  'optional.moved': [],
  'refund.owed': [],
  'refund.done': [],
};
const isBudgeted = (template: string): template is BookingTemplate => template in BUDGETS;

export type Budget = (brandId: string, template: string, email: string) => Promise<boolean>;

/** Whether one more mail of a template may go to a mailbox. Mails about accounts have theirs where they are asked for. */
export const createBudget =
  (counters: Counters, clock: () => Date): Budget =>
  async (brandId, template, email) => {
    const limits = isBudgeted(template) ? BUDGETS[template] : [];
    if (limits.length === 0) return true;
    const takes = limits.map((limit) => ({
      key: `mail-${template}-${limit.windowSeconds}:${recipientHash(brandId, email)}`,
      limit,
    }));
    return (await counters.take(brandId, takes, clock())).isAllowed;
  };
