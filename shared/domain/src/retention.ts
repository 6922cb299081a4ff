/** A time for which data are stored: whole days, or whole years. */
export type RetentionTime = { days: number } | { years: number };

/**
 * Times for which data about travellers are stored. The jobs that delete them, the table of the operations guide and the data policy
 * read them here.
 */
export const RETENTION_TIMES = {
  /** From the end of the trip or the last change, as long as a merchant keeps books and papers (Ley 962 de 2005, art. 28). */
  bookingPeople: { years: 10 },
  /** From the registration. */
  unconfirmedAccount: { days: 7 },
  /** From the sending. */
  mailText: { days: 7 },
  /** From the creation of a mail that belongs to no booking. */
  mailWithoutBooking: { days: 730 },
  /** From the transfer of an event to the mails. */
  event: { days: 30 },
  /** From the last use. */
  session: { days: 60 },
  /** From the last sign-in. */
  knownNetwork: { days: 90 },
  /** From the end of the window or of the block. */
  attemptCounter: { days: 1 },
  /** From the act. */
  staffAct: { days: 730 },
  /** From the request of a price alert that is not confirmed. */
  unconfirmedAlert: { days: 2 },
  /** From the line. The operator's log store deletes it. */
  logLine: { days: 90 },
} as const satisfies Record<string, RetentionTime>;
