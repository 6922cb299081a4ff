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
import type { StoredMutations, Problem, StoredRequest } from '@tiquete/platform';
import type { ListMeta } from '../api';
import { FIRST_QUERY, type ListQuery } from '../urls';
import type { GlimpseRequest } from './glimpse';

/** While loading and after a failure, `meta` is that of the previous list, so that the filters stay visible. */
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
/** State of the loading of further pages. */
export type MorePages =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'failed'; problem: Problem };
/** `problem` beside a booking is the error of the last refresh. */
export type OpenedBooking =
  | { phase: 'idle' }
  | { phase: 'loading'; id: string }
  | { phase: 'ready'; id: string; booking: BookingDetail; problem: Problem | null }
  | { phase: 'failed'; id: string; problem: Problem };
/** `previous` is the penalty before it changed, in whole pesos; `problem` is the error of the last request. */
export type Cancelling =
  | { phase: 'idle' }
  | { phase: 'loading' }
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

/** Last filter of the list that the traveller chose, without a typed code. */
export type PersistedFilter = Pick<ListQuery, 'show' | 'product'>;
export interface MyBookingsState {
  filter: PersistedFilter;
  /** Id of the booking that was shown last; empty before the first one and after a sign-out. */
  lastViewed: string;
  list: BookingList;
  opened: OpenedBooking;
  payment: PaymentAttempt;
  cancelling: Cancelling;
  glimpse: StoredRequest<GlimpseRequest, BookingGlimpse>;
  claim: Submission<BookingClaim>;
  resend: Submission<null>;
  /** Cancellations of extras in progress. */
  changes: StoredMutations<OptionalCancellation, OptionalCancellation>;
}
/** Persisted fields, without personal data. */
export type PersistedField = 'filter' | 'lastViewed';
export const initialMyBookings: MyBookingsState = {
  filter: { show: FIRST_QUERY.show, product: FIRST_QUERY.product },
  lastViewed: '',
  list: { phase: 'idle' },
  opened: { phase: 'idle' },
  payment: { phase: 'idle' },
  cancelling: { phase: 'idle' },
  glimpse: { phase: 'idle' },
  claim: { phase: 'idle' },
  resend: { phase: 'idle' },
  changes: {},
};
