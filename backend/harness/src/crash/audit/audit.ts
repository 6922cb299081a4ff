import { mailFault } from './auditMails';
import type { Findings } from './findings';
import type { Books, StoredBooking, StoredExtra } from './readBooks';
import type { CancelledExtra } from '../people/extras';
import type { Story } from '../people/traveller';
import type { Sold } from '../products/driver';

/** States that only an operator can end. Their money is accounted for, and there is a case. */
const REVIEWS = ['MANUAL_REVIEW', 'ISSUE_REVIEW', 'CANCEL_REVIEW'];
export const isWithPerson = ({ state, hasCase }: StoredBooking): boolean =>
  hasCase && REVIEWS.includes(state);

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

/** Provider of extras that are sold by a supplier of the harness. All other extras exist only in our own tables. */
const AT_SUPPLIER = 'POLICY';
/** States in which the provider may have the extra or not. */
const UNDER_WAY = ['CHOSEN', 'BOOKING', 'UNKNOWN', 'CANCELLING', 'CANCEL_UNKNOWN'];

/** Whole pesos that were retained for a booking's extras. */
const retainedOf = (extras: readonly StoredExtra[]): number =>
  extras.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

/** Problem of an extra, which depends on whether its booking has ended; null when there is none. */
function extraFault(
  { state: bookingState, hasCase }: Pick<StoredBooking, 'state' | 'hasCase'>,
  extra: StoredExtra,
  sold: readonly Sold[],
  agreed: CancelledExtra | null | undefined,
): 'extrasLost' | 'otherDays' | 'duplicateBookings' | null {
  const orders = sold.filter(({ code, isLive }) => code === extra.reference && isLive);
  const live = orders.length;
  if (live > 1) return 'duplicateBookings';
  if (hasCase || UNDER_WAY.includes(extra.state)) return null;
  const isSold = extra.state === 'CONFIRMED' && bookingState === 'CONFIRMED';
  if (extra.provider === AT_SUPPLIER && live !== (isSold ? 1 : 0)) return 'extrasLost';
  if (isSold && orders.some((order) => isOnOtherDays(extra, order))) return 'otherDays';
  const isAgreed = agreed?.id === extra.id && bookingState === 'CONFIRMED';
  return isAgreed && extra.amount - extra.refunded > agreed.penalty ? 'extrasLost' : null;
}

/** True when the policy has another first day at the supplier than in our database. */
const isOnOtherDays = (
  { from, isMoving }: { from: string | null; isMoving: boolean },
  order: Sold,
): boolean => !isMoving && order.from !== undefined && order.from !== from;
