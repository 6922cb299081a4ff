import type {
  BookingCancellation,
  BookingClaim,
  BookingDetail,
  CancellationQuote,
} from '@tiquete/contracts';
import {
  createAction,
  createSlice,
  type PayloadAction,
  type PersistPolicy,
  type Problem,
} from '@tiquete/platform';
import type { CancelRequest, FoundBookings } from '../api';
import { extraCancellation } from './extraCancellation';
import type { ListQuery } from '../urls';
import { bookingPayment } from './bookingPayment';
import { glimpse, type GlimpseRequest } from './glimpse';
import { initialMyBookings, type PersistedField, type OpenedBooking } from './bookingsState';
import { withCancellation, withListRequested, withMore } from './transitions';

export interface OpenRequest extends GlimpseRequest {
  /** Token of the e-mail's link. */
  token?: string | null;
}
/** The list was left. It is cleared, as the next visit may be another traveller's. */
export const listClosed = createAction('myBookings/listClosed');
/** A sign-out, in this tab or another: the next visit may be another traveller's. */
export const travellerLeft = createAction('myBookings/travellerLeft');
/** The detail page was left. */
export const detailClosed = createAction('myBookings/detailClosed');
/** The page became visible again. */
export const detailSeen = createAction('myBookings/detailSeen');
const { opened, payment, cancelling, resend } = initialMyBookings;

export const myBookingsSlice = createSlice({
  name: 'myBookings',
  initialState: initialMyBookings,
  reducers: {
    listRequested: (state, { payload: query }: PayloadAction<ListQuery>) => ({
      ...state,
      filter: { show: query.show, product: query.product },
      list: withListRequested(state.list, query),
    }),
    listSucceeded: (
      state,
      { payload: { query, found } }: PayloadAction<{ query: ListQuery; found: FoundBookings }>,
    ) => ({
      ...state,
      list: { phase: 'ready', query, ...found, more: { phase: 'idle' } },
    }),
    moreSucceeded: (
      state,
      { payload: { query, found } }: PayloadAction<{ query: ListQuery; found: FoundBookings }>,
    ) => ({ ...state, list: withMore(state.list, query, found) }),
    listFailed: (state, { payload: problem }: PayloadAction<Problem>) => {
      const { list } = state;
      if (list.phase === 'idle' || list.phase === 'failed') return state;
      if (list.phase === 'ready')
        return { ...state, list: { ...list, more: { phase: 'failed', problem } } };
      return { ...state, list: { ...list, phase: 'failed', problem } };
    },
    detailOpened: (state, { payload: { id } }: PayloadAction<OpenRequest>) => ({
      ...state,
      payment,
      cancelling,
      resend,
      // The return address of the gateway is another address of the same booking.
      opened: isShown(state.opened, id) ? state.opened : { phase: 'loading', id },
    }),
    /** Fetches the booking again. The present one stays until the answer arrives. */
    detailRefreshed: (state, _: PayloadAction<OpenRequest>) => state,
    detailSucceeded: (state, { payload: booking }: PayloadAction<BookingDetail>) =>
      state.opened.phase === 'idle'
        ? state
        : {
            ...state,
            lastViewed: booking.id,
            opened: { phase: 'ready', id: state.opened.id, booking, problem: null },
          },
    detailFailed: (state, { payload: problem }: PayloadAction<Problem>) => {
      const known = state.opened;
      if (known.phase === 'idle') return state;
      if (known.phase === 'ready') return { ...state, opened: { ...known, problem } };
      return { ...state, opened: { phase: 'failed', id: known.id, problem } };
    },
    /** The payload is the booking's id. */
    cancellationOpened: (state, _: PayloadAction<string>) => ({
      ...state,
      cancelling: { phase: 'loading' },
    }),
    // The dialog may have been closed before the answer arrived.
    cancellationQuoted: (
      state,
      {
        payload,
      }: PayloadAction<{
        quote: CancellationQuote;
        previous: number | null;
        problem: Problem | null;
      }>,
    ) =>
      state.cancelling.phase === 'idle'
        ? state
        : { ...state, cancelling: { phase: 'quoted', ...payload } },
    cancellationUnknown: (state, { payload: problem }: PayloadAction<Problem>) =>
      state.cancelling.phase === 'idle'
        ? state
        : { ...state, cancelling: { phase: 'unknown', problem } },
    cancellationRequested: (state, _: PayloadAction<CancelRequest>) =>
      state.cancelling.phase === 'quoted'
        ? { ...state, cancelling: { phase: 'sending', quote: state.cancelling.quote } }
        : state,
    cancellationAccepted: (state, { payload: result }: PayloadAction<BookingCancellation>) =>
      state.cancelling.phase === 'sending'
        ? {
            ...state,
            cancelling: { phase: 'accepted', result },
            opened: withCancellation(state.opened, result),
          }
        : state,
    cancellationClosed: (state) => ({ ...state, cancelling }),
    claimRequested: (state, _: PayloadAction<{ code: string; email: string }>) => ({
      ...state,
      claim: { phase: 'busy' },
    }),
    claimSucceeded: (state, { payload: done }: PayloadAction<BookingClaim>) => ({
      ...state,
      claim: { phase: 'done', done },
    }),
    claimFailed: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      claim: { phase: 'failed', problem },
    }),
    claimClosed: (state) => ({ ...state, claim: { phase: 'idle' } }),
    /** The payload is the booking's id. */
    resendRequested: (state, _: PayloadAction<string>) => ({ ...state, resend: { phase: 'busy' } }),
    resendSucceeded: (state) => ({ ...state, resend: { phase: 'done', done: null } }),
    resendFailed: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      resend: { phase: 'failed', problem },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(listClosed, (state) => ({
      ...state,
      list: { phase: 'idle' },
      claim: { phase: 'idle' },
    }));
    builder.addCase(travellerLeft, (state) => ({
      ...state,
      filter: initialMyBookings.filter,
      lastViewed: '',
    }));
    builder.addCase(detailClosed, (state) => ({ ...state, opened, payment, cancelling, resend }));
    builder.addMatcher(glimpse.isAction, (state, action) => ({
      ...state,
      payment: glimpse.closed.match(action) ? payment : state.payment,
      glimpse: glimpse.reducer(state.glimpse, action),
    }));
    builder.addMatcher(extraCancellation.isAction, (state, action) => ({
      ...state,
      changes: extraCancellation.reducer(state.changes, action),
    }));
    builder.addMatcher(bookingPayment.isAction, (state, action) => ({
      ...state,
      payment: bookingPayment.reducer(state.payment, action),
    }));
  },
  selectors: {
    selectFilter: (state) => state.filter,
    selectLastViewed: (state) => state.lastViewed,
    selectBookingList: (state) => state.list,
    selectOpenedBooking: (state) => state.opened,
    selectPaymentAttempt: (state) => state.payment,
    selectCancelling: (state) => state.cancelling,
    selectGlimpse: (state) => state.glimpse,
    selectClaim: (state) => state.claim,
    selectResend: (state) => state.resend,
  },
});
const isShown = (opened: OpenedBooking, id: string) => opened.phase === 'ready' && opened.id === id;

export const {
  listRequested,
  listSucceeded,
  moreSucceeded,
  listFailed,
  detailOpened,
  detailRefreshed,
  detailSucceeded,
  detailFailed,
  cancellationOpened,
  cancellationQuoted,
  cancellationUnknown,
  cancellationRequested,
  cancellationAccepted,
  cancellationClosed,
  claimRequested,
  claimSucceeded,
  claimFailed,
  claimClosed,
  resendRequested,
  resendSucceeded,
  resendFailed,
} = myBookingsSlice.actions;
export const {
  selectFilter,
  selectLastViewed,
  selectBookingList,
  selectOpenedBooking,
  selectPaymentAttempt,
  selectCancelling,
  selectClaim,
  selectGlimpse,
  selectResend,
} = myBookingsSlice.selectors;
export const myBookingsPersist = {
  schema: 1,
  allow: ['filter', 'lastViewed'],
  fields: () => import(/* webpackChunkName: "guards" */ './guards'),
} satisfies PersistPolicy & { allow: PersistedField[] };
