import { extraFault, isOnOtherDays, retainedOf } from './auditExtras';
import { mailFault } from './auditMails';
import type { Books, StoredBooking } from './readBooks';
import type { Story } from '../people/traveller';
import type { Sold } from '../products/driver';

/** Numbers of problems by kind. In a correct run all are zero. */
export interface Findings {
  /**
   * Bookings that a traveller made but that are not stored, or that no traveller made; confirmed ones without exactly one
   * supplier order with its tickets, or without their payments; ones in force despite a missed instalment, or cancelled for
   * a missed instalment that was not missed.
   */
  lost: number;
  /**
   * Bookings with more payments than instalments, even if the surplus was refunded later, and those whose supplier was paid
   * more than once.
   */
  doubleCharged: number;
  duplicateBookings: number;
  paidWithoutBooking: number;
  bookedUnpaid: number;
  /** Bookings for which more was refunded than was owed. */
  refundedTwice: number;
  unfinished: number;
  unreported: number;
  reportedTwice: number;
  /** Mails that were delivered twice although the first attempt had a clear answer. */
  mailedTwice: number;
  /** Mails that are stored as sent but were not delivered. */
  mailsLost: number;
  /** Extras that only their provider or only our database has, and those refunded by less than agreed. */
  extrasLost: number;
  /** Policies that have other days at their supplier than in our database. */
  otherDays: number;
}
/** States that only an operator can end. Their money is accounted for, and there is a case. */
const REVIEWS = ['MANUAL_REVIEW', 'ISSUE_REVIEW', 'CANCEL_REVIEW'];
export const isWithPerson = ({ state, hasCase }: StoredBooking): boolean =>
  hasCase && REVIEWS.includes(state);

/** Number of wrong payments and bookings, without unfinished or unreported ones. */
export const harmOf = (findings: Findings): number =>
  lastingHarmOf(findings) + findings.paidWithoutBooking + findings.bookedUnpaid;
/** Number of wrong payments and bookings while travellers are buying, when a booking may be paid but not booked yet. */
export const lastingHarmOf = ({
  lost,
  doubleCharged,
  duplicateBookings,
  refundedTwice,
  reportedTwice,
  mailedTwice,
  mailsLost,
  extrasLost,
  otherDays,
}: Findings): number =>
  lost +
  doubleCharged +
  duplicateBookings +
  refundedTwice +
  reportedTwice +
  mailedTwice +
  mailsLost +
  extrasLost +
  otherDays;

/** Facts about a traveller for the audit: the booking's code, and the agreed terms of its cancellation. */
export type ReportedBooking = Pick<Story, 'code' | 'cancelled' | 'cancelledExtra' | 'laterParts'>;

/** Compares gateway, suppliers and database, booking by booking. */
export function audit(
  { charges, sold, bookings, open, unreported, reportedTwice, mails, delivered }: Books,
  stories: readonly ReportedBooking[],
  explain: (text: string) => void,
): Findings {
  const findings: Findings = {
    lost: 0,
    doubleCharged: 0,
    duplicateBookings: 0,
    paidWithoutBooking: 0,
    bookedUnpaid: 0,
    refundedTwice: 0,
    unfinished: open,
    unreported,
    reportedTwice: reportedTwice.length,
    mailedTwice: 0,
    mailsLost: 0,
    extrasLost: 0,
    otherDays: 0,
  };
  for (const event of reportedTwice) explain(`reportedTwice: ${event}`);
  const reported = new Map(stories.map((story) => [story.code, story]));
  const note = (kind: keyof Findings, booking: { code: string }, why: string) => {
    findings[kind] += 1;
    explain(`${kind}: ${booking.code} ${why}`);
  };
  const one = (booking: StoredBooking) => {
    const own = charges.filter(({ reference }) => reference.startsWith(`${booking.code}-`));
    const taken = own.reduce((sum, { charges: count }) => sum + count, 0);
    const [captured, refunded] = [
      own.reduce((sum, charge) => sum + charge.captured, 0),
      own.reduce((sum, charge) => sum + charge.refunded, 0),
    ];
    const retained = retainedOf(booking.extras);
    const owed = booking.paid + retained;
    const orders = sold.filter(({ code }) => code === booking.code);
    const live = orders.filter(({ isLive }) => isLive).length;
    const story = reported.get(booking.code);
    const why = `${booking.state}, ${taken} payments, ${captured} taken, ${refunded} given back, ${booking.manual} by a person, ${live} of ${orders.length} orders of ${booking.supplier}, total ${booking.total}, ${story?.cancelled?.penalty ?? 'no'} penalty agreed, ${retained} of extras (${booking.extras.map(({ state }) => state).join(', ')}): ${booking.history}`;
    // It is unknown whether a refund in a state of review was made, so both results are accepted.
    const most = captured - refunded;
    const least = most - (booking.hasCase ? booking.manual : 0);
    const isRetained = (amount: number) => least <= amount && amount <= most;
    if (!story) note('lost', booking, `no traveller knows of it: ${why}`);
    if (taken > Math.max(1, booking.payments)) note('doubleCharged', booking, why);
    if (orders.some(({ payments = 0 }) => payments > 1))
      note('doubleCharged', booking, `its supplier was paid more than once: ${why}`);
    if (live > 1) note('duplicateBookings', booking, why);
    if (least > 0 && orders.length === 0 && !isWithPerson(booking))
      note('paidWithoutBooking', booking, why);
    if (live > 0 && captured === 0) note('bookedUnpaid', booking, why);
    if (
      refunded > captured ||
      (refunded > 0 && booking.state === 'CONFIRMED' && most < owed && taken <= booking.payments)
    )
      note('refundedTwice', booking, why);
    if (booking.state === 'CONFIRMED' && !(live === 1 && isRetained(owed)))
      note('lost', booking, why);
    if (orders.some((order) => order.isLive && isSoldOtherwise(booking, order)))
      note('lost', booking, `its supplier has other terms than it was sold with: ${why}`);
    if (
      booking.state === 'CONFIRMED' &&
      !booking.hasCase &&
      orders.some((order) => order.isLive && isOnOtherDays(booking, order))
    )
      note('otherDays', booking, why);
    if (booking.state === 'CONFIRMED' && booking.paid < booking.total && booking.parts === 1)
      note('lost', booking, `not wholly paid: ${why}`);
    if (story && booking.isMissed !== (story.laterParts === 'missed'))
      note('lost', booking, `its later parts were ${story.laterParts ?? 'not asked for'}: ${why}`);
    if (
      booking.state === 'CONFIRMED' &&
      orders.some(({ isLive, isUnticketed }) => isLive && isUnticketed)
    )
      note('lost', booking, `without tickets: ${why}`);
    if (['REJECTED', 'EXPIRED'].includes(booking.state) && (live > 0 || least > 0))
      note('lost', booking, why);
    if (
      booking.state === 'CANCELLED' &&
      !isWellCancelled(booking, { live, orders: orders.length, retained, isRetained }, story)
    )
      note('lost', booking, why);
    for (const extra of booking.extras) {
      const fault = extraFault(booking, extra, sold, story?.cancelledExtra);
      if (fault) note(fault, booking, `extra ${extra.reference} ${extra.state}: ${why}`);
    }
  };
  bookings.forEach(one);
  for (const mail of mails) {
    const fault = mailFault(mail, delivered);
    if (fault) note(fault, { code: mail.id }, `mail ${mail.state}, ${mail.unclear} unclear`);
  }
  const stored = new Set(
    bookings.flatMap(({ code, extras }) => [code, ...extras.map(({ reference }) => reference)]),
  );
  for (const story of stories) if (!stored.has(story.code)) note('lost', story, 'is not stored');
  for (const { code } of sold)
    if (!stored.has(code)) note('lost', { code }, 'is held by a supplier and not stored');
  return findings;
}

/** True when the supplier's terms are worse than those that the traveller bought. */
const isSoldOtherwise = (booking: StoredBooking, order: Sold): boolean =>
  (order.board !== undefined && booking.board !== null && order.board !== booking.board) ||
  (order.isRefundable === false && booking.isRefundable === true);

/**
 * True for exactly one order, cancelled once, with exactly the penalty retained, plus that of extras by their own terms.
 * Nothing may be retained for an unpaid booking.
 */
function isWellCancelled(
  { isMissed, isWithdrawn, penalty, paid }: StoredBooking,
  {
    live,
    orders,
    retained,
    isRetained,
  }: { live: number; orders: number; retained: number; isRetained: (amount: number) => boolean },
  story: ReportedBooking | undefined,
): boolean {
  if (live > 0) return false;
  // Nothing may be retained, not even for extras.
  if (orders === 0 || isWithdrawn) return orders <= 1 && isRetained(0);
  const agreed = isMissed ? Math.min(penalty ?? 0, paid) : story?.cancelled?.penalty;
  return orders === 1 && (agreed === undefined || isRetained(agreed + retained));
}
