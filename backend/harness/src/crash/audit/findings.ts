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
