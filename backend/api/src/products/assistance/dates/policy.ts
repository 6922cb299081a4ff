import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../../bookings/repository';
import type { Days } from '../plans/cover';
import type { Moving } from '../sale/supplierData';

/** A policy with its days: a booking of its own, or an extra of another product's booking. */
export interface Policy {
  /** Id of the booking or of the extra. */
  id: string;
  booking: Pick<BookingRow, 'id' | 'brand' | 'code' | 'state'>;
  /** Our reference at the supplier. */
  reference: string;
  supplier: string;
  /** Null unless it is issued and in force. */
  locator: string | null;
  /** Days of cover. */
  days: Days;
  moving: Moving | undefined;
  /** `age` is the age that was priced. */
  insured: readonly { name: string; birthDate: string; age: number }[];
  /** Locks the policy; undefined unless it is issued and in force. */
  hold(tx: Tx): Promise<HeldPolicy | undefined>;
}
/** A policy locked by a transaction. */
export interface HeldPolicy {
  moving: Moving | undefined;
  firstDay: string;
  /** Stores the move; null ends it. */
  keep(moving: Moving | null, now: Date): Promise<void>;
  /** Stores the new days and the terms counted from the new first day, and ends the move. */
  moveTo(days: Days, now: Date): Promise<void>;
}
