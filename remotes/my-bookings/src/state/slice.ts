import type { BookingDetail } from '@tiquete/contracts';
import { createAction, createSlice, type PayloadAction, type Problem } from '@tiquete/platform';
import type { FoundBookings } from '../api';
import { initialMyBookings } from './bookingsState';

export interface OpenRequest {
  id: string;
  /** The payment that the traveller comes back from, which is asked about first. */
  reference: string | null;
}
export interface PaymentRequest {
  bookingId: string;
  /** Idempotency key: the same when the very same press is sent again. */
  key: string;
}
/** The detail page was left: nobody waits for its booking any more. */
export const detailClosed = createAction('myBookings/detailClosed');
/** The traveller is back from the gateway's page by the browser's own back. */
export const gatewayLeft = createAction('myBookings/gatewayLeft');

export const myBookingsSlice = createSlice({
  name: 'myBookings',
  initialState: initialMyBookings,
  reducers: {
    /** Whatever was known may be another traveller's of this browser: it goes. */
    listOpened: (state) => ({ ...state, list: { phase: 'loading' } }),
    listSucceeded: (state, { payload }: PayloadAction<FoundBookings>) => ({ ...state, list: { phase: 'ready', ...payload } }),
    listFailed: (state, { payload: problem }: PayloadAction<Problem>) => ({ ...state, list: { phase: 'failed', problem } }),
    detailOpened: (state, { payload: { id } }: PayloadAction<OpenRequest>) => ({
      ...state,
      opened: { phase: 'loading', id },
      payment: { phase: 'idle' },
    }),
    /** Asks again while what is known stays on the screen. */
    detailRefreshed: (state, _: PayloadAction<OpenRequest>) => state,
    detailSucceeded: (state, { payload: booking }: PayloadAction<BookingDetail>) =>
      state.opened.phase === 'idle' ? state : { ...state, opened: { phase: 'ready', id: state.opened.id, booking, problem: null } },
    detailFailed: (state, { payload: problem }: PayloadAction<Problem>) => {
      const { opened } = state;
      if (opened.phase === 'idle') return state;
      if (opened.phase === 'ready') return { ...state, opened: { ...opened, problem } };
      return { ...state, opened: { phase: 'failed', id: opened.id, problem } };
    },
    paymentRequested: (state, { payload }: PayloadAction<PaymentRequest>) => ({
      ...state,
      payment: { phase: 'opening', bookingId: payload.bookingId },
    }),
    paymentFailed: (state, { payload: problem }: PayloadAction<Problem>) =>
      state.payment.phase === 'opening' ? { ...state, payment: { phase: 'failed', bookingId: state.payment.bookingId, problem } } : state,
    paymentSettled: (state) => ({ ...state, payment: { phase: 'idle' } }),
  },
  extraReducers: (builder) => builder.addCase(detailClosed, (state) => ({ ...state, opened: { phase: 'idle' }, payment: { phase: 'idle' } })),
  selectors: {
    selectBookingList: (state) => state.list,
    selectOpenedBooking: (state) => state.opened,
    selectPaymentAttempt: (state) => state.payment,
  },
});
export const {
  listOpened, listSucceeded, listFailed, detailOpened, detailRefreshed, detailSucceeded, detailFailed, paymentRequested, paymentFailed, paymentSettled,
} = myBookingsSlice.actions;
export const { selectBookingList, selectOpenedBooking, selectPaymentAttempt } = myBookingsSlice.selectors;
