/** A room or an order at a supplier, by our reference. */
export interface Sold {
  code: string;
  isLive: boolean;
  /** Paid for, and worth nothing without a ticket that is not there. */
  isUnticketed?: boolean;
}
