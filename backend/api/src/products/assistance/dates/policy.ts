import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../../modules/bookings/repository';
import type { Days } from '../plans/cover';
import type { Moving } from '../sale/supplierData';

/** A policy as far as its days go: a booking of its own, or bought beside another product's. */
export interface Policy {
  /** Of the booking, or of the extra beside it. */
  id: string;
  booking: Pick<BookingRow, 'id' | 'brand' | 'code' | 'state'>;
  /** Our reference at the supplier. */
  reference: string;
  supplier: string;
  /** Null unless it is issued and stands. */
  locator: string | null;
  /** Of cover. */
  days: Days;
  moving: Moving | undefined;
  /** `age` is what was priced. */
  insured: readonly { name: string; birthDate: string; age: number }[];
  /** Locks it; undefined unless it is issued and stands. */
  hold(tx: Tx): Promise<HeldPolicy | undefined>;
}
/** A policy that a transaction has locked. */
export interface HeldPolicy {
  moving: Moving | undefined;
  firstDay: string;
  /** Null: it is not being moved any more. */
  keep(moving: Moving | null, now: Date): Promise<void>;
  /** Writes its new days wherever they are kept, and its terms counted from the new first day; ends the move. */
  moveTo(days: Days, now: Date): Promise<void>;
}
