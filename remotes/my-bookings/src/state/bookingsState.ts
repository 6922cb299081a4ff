import type { PaymentAttempt } from '@tiquete/checkout';
import type {
  BookingCancellation,
  BookingClaim,
  BookingDetail,
  BookingGlimpse,
  BookingSummary,
  CancellationQuote,
  OptionalCancellation,
} from '@tiquete/contracts';
import type { Changes, Problem, QueryState } from '@tiquete/platform';
import type { ListMeta } from '../api';
import type { ListQuery } from '../urls';
import type { GlimpseRequest } from './glimpse';

/** While loading or after a failure, `meta` is the one of the former list, so that the filters stay. */
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
/** Loading of further pages. */
export type MorePages =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'failed'; problem: Problem };
/** `problem` beside a booking says why the last refresh failed. */
export type OpenedBooking =
  | { phase: 'idle' }
  | { phase: 'loading'; id: string }
  | { phase: 'ready'; id: string; booking: BookingDetail; problem: Problem | null }
  | { phase: 'failed'; id: string; problem: Problem };
/** `previous` is the penalty shown before it changed, in whole pesos; `problem` says why the last request failed. */
export type Cancelling =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'unknown'; problem: Problem }
  | { phase: 'quoted'; quote: CancellationQuote; previous: number | null; problem: Problem | null }
  | { phase: 'sending'; quote: CancellationQuote }
  | { phase: 'accepted'; result: BookingCancellation };
/** State of a form or button that sends one request. */
export type Submission<Done> =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'done'; done: Done }
  | { phase: 'failed'; problem: Problem };

export interface MyBookingsState {
  list: BookingList;
  opened: OpenedBooking;
  payment: PaymentAttempt;
  cancelling: Cancelling;
  glimpse: QueryState<GlimpseRequest, BookingGlimpse>;
  claim: Submission<BookingClaim>;
  resend: Submission<null>;
  /** Extras that are being given back. */
  changes: Changes<OptionalCancellation, OptionalCancellation>;
}
export const initialMyBookings: MyBookingsState = {
  list: { phase: 'idle' },
  opened: { phase: 'idle' },
  payment: { phase: 'idle' },
  cancelling: { phase: 'idle' },
  glimpse: { phase: 'idle' },
  claim: { phase: 'idle' },
  resend: { phase: 'idle' },
  changes: {},
};
