import { selectIsLoading } from '@tiquete/platform';
import { aProblem, settle, type ApiAnswers, pending } from '@tiquete/testing';
import {
  aBooking,
  aCancelledBooking,
  anUnpaidBooking,
  aPayment,
  aRefund,
} from '../testing/builders';
import { startMyBookings } from '../testing/startMyBookings';
import { bookingPayment } from './bookingPayment';
import {
  detailClosed,
  detailOpened,
  detailRefreshed,
  detailSeen,
  selectOpenedBooking,
  selectPaymentAttempt,
} from './slice';

function start(answers: ApiAnswers) {
  const { store, ...requests } = startMyBookings(answers);
  return {
    ...requests,
    store,
    state: () =>
      store.getState() as Parameters<typeof selectOpenedBooking>[0] &
        Parameters<typeof selectIsLoading>[0],
  };
}
const opening = { id: 'b-1', reference: null };
const MINUTE = 60_000;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => jest.useRealTimers());

it('polls while a cancellation and its refund are in progress', async () => {
  jest.useFakeTimers();
  const answers = [
    aBooking({ course: 'CANCELLING' }),
    aCancelledBooking({ refunds: [aRefund({ state: 'SENT' })] }),
    aCancelledBooking(),
  ];
  const { store, state, requests } = start({
    'GET bookings/:id': () => ({ data: answers.shift() ?? aCancelledBooking() }),
  });
  store.dispatch(detailOpened(opening));
  await pass(MINUTE);
  expect(requests).toHaveLength(3);
  expect(selectOpenedBooking(state())).toMatchObject({ booking: { refunds: [{ state: 'DONE' }] } });
});

it('polls while a payment is in progress, and stops once the supplier has confirmed', async () => {
  jest.useFakeTimers();
  const answers = [
    anUnpaidBooking({ payment_status: 'PENDING' }),
    anUnpaidBooking({ payment_status: 'APPROVED', pay_by: null }),
    aBooking(),
  ];
  const { store, state, requests } = start({
    'GET bookings/:id': () => ({ data: answers.shift() ?? aBooking() }),
  });
  store.dispatch(detailOpened(opening));
  await pass(0);
  expect(selectOpenedBooking(state())).toMatchObject({ booking: { payment_status: 'PENDING' } });
  await pass(MINUTE);
  expect(selectOpenedBooking(state())).toMatchObject({ phase: 'ready', booking: { status: 'OK' } });
  expect(requests).toHaveLength(3);
});

it('does not poll a booking that waits for the traveller, nor after the page is left', async () => {
  jest.useFakeTimers();
  const waiting = start({ 'GET bookings/:id': () => ({ data: anUnpaidBooking() }) });
  waiting.store.dispatch(detailOpened(opening));
  await pass(MINUTE);
  expect(waiting.requests).toHaveLength(1);

  const left = start({
    'GET bookings/:id': () => ({ data: anUnpaidBooking({ payment_status: 'PENDING' }) }),
  });
  left.store.dispatch(detailOpened(opening));
  await pass(0);
  left.store.dispatch(detailClosed());
  await pass(MINUTE);
  expect(left.requests).toHaveLength(1);
});

it('stops polling after a limit', async () => {
  jest.useFakeTimers();
  const { store, requests } = start({
    'GET bookings/:id': () => ({ data: anUnpaidBooking({ payment_status: 'PENDING' }) }),
  });
  store.dispatch(detailOpened(opening));
  await pass(30 * MINUTE);
  const looks = requests.length;
  await pass(30 * MINUTE);
  expect(requests).toHaveLength(looks);
});

it('leaves the booking on the screen while the network is down, with an error, and continues to poll', async () => {
  jest.useFakeTimers();
  let isDown = false;
  const { store, state } = start({
    'GET bookings/:id': () => {
      if (isDown) throw aProblem({ code: 'OFFLINE', status: 0 });
      return { data: anUnpaidBooking({ payment_status: 'PENDING' }) };
    },
  });
  store.dispatch(detailOpened(opening));
  await pass(0);
  isDown = true;
  await pass(5000);
  expect(selectOpenedBooking(state())).toMatchObject({
    phase: 'ready',
    problem: { code: 'OFFLINE' },
  });
  isDown = false;
  await pass(5000);
  expect(selectOpenedBooking(state())).toMatchObject({ phase: 'ready', problem: null });
});

it('has the payment looked up at the gateway first when the traveller returns from it', async () => {
  const { store, requests } = start({
    'GET payments/:reference': () => {
      throw aProblem({ code: 'NOT_FOUND', status: 404 });
    },
    'GET bookings/:id': () => ({ data: aBooking() }),
  });
  store.dispatch(detailOpened({ id: 'b-1', reference: 'TQ-1' }));
  await settle();
  expect(requests.map(({ key, input }) => [key, input.params])).toEqual([
    ['GET payments/:reference', { reference: 'TQ-1' }],
    ['GET bookings/:id', { id: 'b-1' }],
  ]);
});

it('aborts the older poll when another booking is opened', async () => {
  const { store, aborted } = start({ 'GET bookings/:id': pending });
  store.dispatch(detailOpened(opening));
  store.dispatch(detailOpened({ id: 'b-2', reference: null }));
  await settle();
  expect(aborted()).toEqual([true, false]);
});

it('shows why a payment cannot be opened, and reloads the booking', async () => {
  let isExpired = false;
  const { store, state } = start({
    'POST payments': () => {
      isExpired = true;
      throw aProblem({
        code: 'BOOKING_EXPIRED',
        status: 409,
        title: 'El plazo para pagar esta reserva venció.',
      });
    },
    'GET bookings/:id': () => ({
      data: isExpired ? aBooking({ status: 'CANCEL', payment_status: null }) : anUnpaidBooking(),
    }),
  });
  store.dispatch(detailOpened(opening));
  await settle();
  store.dispatch(bookingPayment.requested({ bookingId: 'b-1', returnPath: '/' }));
  await settle();
  expect(selectPaymentAttempt(state())).toMatchObject({
    phase: 'failed',
    problem: { code: 'BOOKING_EXPIRED' },
  });
  expect(selectOpenedBooking(state())).toMatchObject({ booking: { status: 'CANCEL' } });
  expect(selectIsLoading(state())).toBe(false);
});

it('rejects a gateway address that is not a web page', async () => {
  const { store, state } = start({
    'POST payments': () => ({ data: aPayment({ processUrl: 'javascript:alert(1)' }) }),
    'GET bookings/:id': () => ({ data: anUnpaidBooking() }),
    'GET bookings/:id/glimpse': pending,
  });
  store.dispatch(detailOpened(opening));
  store.dispatch(bookingPayment.requested({ bookingId: 'b-1', returnPath: '/' }));
  await settle();
  expect(selectPaymentAttempt(state())).toMatchObject({ phase: 'failed' });
});

it('leaves the shown booking unchanged during a refresh', async () => {
  const answers: ApiAnswers = { 'GET bookings/:id': () => ({ data: aBooking() }) };
  const { store, state } = start(answers);
  store.dispatch(detailOpened(opening));
  await settle();
  answers['GET bookings/:id'] = pending;
  store.dispatch(detailRefreshed(opening));
  expect(selectOpenedBooking(state())).toMatchObject({ phase: 'ready', booking: { id: 'b-1' } });
});

it('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  jest.useFakeTimers();
  const { store, requests } = start({
    'GET bookings/:id': () => ({ data: anUnpaidBooking({ payment_status: 'PENDING' }) }),
  });
  store.dispatch(detailOpened(opening));
  await pass(0);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(5 * MINUTE);
  expect(requests).toHaveLength(1);
  hidden.mockRestore();
  store.dispatch(detailSeen());
  await pass(0);
  expect(requests).toHaveLength(2);
});

it('stops polling after a rejected request, and continues after a server error', async () => {
  jest.useFakeTimers();
  let problem = aProblem({ code: 'UNAUTHORIZED', status: 401 });
  const { store, state, requests } = start({
    'GET bookings/:id': () => {
      throw problem;
    },
  });
  store.dispatch(detailOpened(opening));
  await pass(MINUTE);
  expect(requests).toHaveLength(1);
  problem = aProblem({ code: 'INTERNAL', status: 500 });
  store.dispatch(detailOpened(opening));
  await pass(MINUTE);
  expect(requests.length).toBeGreaterThan(3);
  expect(selectOpenedBooking(state())).toMatchObject({ phase: 'failed' });
});
