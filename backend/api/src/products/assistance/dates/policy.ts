import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../../bookings/repository';
import type { Days } from '../plans/cover';

/** A policy with its days of cover: a booking of its own, or an extra of another product's booking. */
export interface Policy {
  /** Id of the booking or of the extra. */
  id: string;
  booking: Pick<BookingRow, 'id' | 'brand' | 'code' | 'state'>;
  /** Our reference at the supplier. */
  reference: string;
  supplier: string;
  /** Null unless the policy is issued and in force. */
  locator: string | null;
  /** Days of cover. */
  days: Days;
  /** `age` is the age for which the policy was priced. */
  insured: readonly { name: string; birthDate: string; age: number }[];
  /** Locks the policy; undefined unless it is issued and in force. */
  hold(tx: Tx): Promise<HeldPolicy | undefined>;
}
/** A policy locked by a transaction. */
export interface HeldPolicy {
  firstDay: string;
  /** Stores the new days and the terms counted from the new first day. */
  moveTo(days: Days, now: Date): Promise<void>;
}
