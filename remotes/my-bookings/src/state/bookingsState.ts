import type {
  BookingCancellation,
  BookingDetail,
  BookingSummary,
  CancellationQuote,
} from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import type { ListMeta } from '../api';
import type { ListQuery } from '../urls';

/** `meta` while loading or failed: of the view before, so that its filters stay. */
export type BookingList =
  | { phase: 'idle' }
  | { phase: 'loading'; query: ListQuery; meta: ListMeta | null }
  | {
      phase: 'ready';
      query: ListQuery;
      bookings: BookingSummary[];
      meta: ListMeta;
      more: MorePages;
    }
  | { phase: 'failed'; query: ListQuery; meta: ListMeta | null; problem: Problem };
/** Pages below those that are shown. */
export type MorePages =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'failed'; problem: Problem };
/** `problem` beside a booking: why the newest look failed while an older answer stands. */
export type OpenedBooking =
  | { phase: 'idle' }
  | { phase: 'loading'; id: string }
  | { phase: 'ready'; id: string; booking: BookingDetail; problem: Problem | null }
  | { phase: 'failed'; id: string; problem: Problem };
export type PaymentAttempt =
  | { phase: 'idle' }
  | { phase: 'opening'; bookingId: string }
  | { phase: 'failed'; bookingId: string; problem: Problem };
/** `previous`: the penalty that the traveller saw before it rose. `problem`: why the newest press came to nothing. */
export type Cancelling =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'unknown'; problem: Problem }
  | { phase: 'quoted'; quote: CancellationQuote; previous: number | null; problem: Problem | null }
  | { phase: 'sending'; quote: CancellationQuote }
  | { phase: 'accepted'; result: BookingCancellation };
/** A call that is pressed once and answers once: resending the e-mail, claiming a booking. */
export type Errand<Done> =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'done'; done: Done }
  | { phase: 'failed'; problem: Problem };

export interface MyBookingsState {
  list: BookingList;
  opened: OpenedBooking;
  payment: PaymentAttempt;
  cancelling: Cancelling;
  claim: Errand<{ id: string; code: string }>;
  resend: Errand<null>;
}
export const initialMyBookings: MyBookingsState = {
  list: { phase: 'idle' },
  opened: { phase: 'idle' },
  payment: { phase: 'idle' },
  cancelling: { phase: 'idle' },
  claim: { phase: 'idle' },
  resend: { phase: 'idle' },
};
