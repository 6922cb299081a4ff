import type { BookingDetail, Payment } from '@tiquete/contracts';
import { fakeApi, pending, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import {
  aDetail,
  anApprovedPayment,
  aPayment,
  aPaymentWith,
  aRefusal,
} from '../testing/cruiseBuilders';
import { createResult } from './createResult';
import { bookingOf, leadOf, paymentOf } from './resultState';

const result = createResult('cruise');
const { actions } = result;
const ofPayment = { bookingId: null, reference: 'TQ7K2M9P-1' };
const ofBooking = { bookingId: 'b-1', reference: null };
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function start({
  payment = () => aPayment,
  booking = () => aDetail(),
  answers = {},
}: {
  payment?: () => Payment;
  booking?: () => BookingDetail;
  answers?: ApiAnswers;
} = {}) {
  const api = fakeApi({
    'POST payments': () => ({ data: aPayment }),
    'GET payments/:reference': () => ({ data: payment() }),
    'GET bookings/:id': () => ({ data: booking() }),
    ...answers,
  });
  const store = startTestStore({ context: { api } });
  store.addSlice(result.name, result.reducer);
  store.runSaga(result.saga);
  const state = () => result.select(store.getState() as never);
  const opened = () => {
    const now = state();
    if (!now) throw new Error('No result is open.');
    return now;
  };
  const requests = (key: string) => api.requests.filter((call) => call.key === key);
  return { store, api, state, opened, requests };
}
afterEach(() => jest.useRealTimers());

it('polls the payment until it is settled, and loads the booking at each change of the payment', async () => {
  jest.useFakeTimers();
  const answers = [aPayment, anApprovedPayment];
  const { store, opened, requests } = start({
    payment: () => answers.shift() ?? anApprovedPayment,
  });
  store.dispatch(actions.opened(ofPayment));
  await pass(0);
  expect(paymentOf(opened())?.status).toBe('PENDING');
  await pass(60_000);
  expect(paymentOf(opened())?.status).toBe('APPROVED');
  expect(bookingOf(opened())?.title).toBe('Crucero por el Caribe');
  expect(requests('GET payments/:reference')).toHaveLength(2);
  expect(requests('GET bookings/:id')).toHaveLength(2);
});
it('polls a booking with unconfirmed extras without a payment', async () => {
  jest.useFakeTimers();
  const [extra] = aDetail().optionals;
  if (!extra) throw new Error('The booking has no extra.');
  const answers = [aDetail({ optionals: [{ ...extra, status: 'CONFIRMING' }] }), aDetail()];
  const { store, opened, requests } = start({ booking: () => answers.shift() ?? aDetail() });
  store.dispatch(actions.opened(ofBooking));
  await pass(60_000);
  expect(leadOf(opened()).phase).toBe('known');
  expect(requests('GET bookings/:id')).toHaveLength(2);
  expect(requests('GET payments/:reference')).toHaveLength(0);
});
it('loads at once when the page is visible again, and not while it is hidden', async () => {
  jest.useFakeTimers();
  const { store, requests } = start();
  store.dispatch(actions.opened(ofPayment));
  await pass(0);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(600_000);
  expect(requests('GET payments/:reference')).toHaveLength(1);
  hidden.mockRestore();
  store.dispatch(actions.pageSeen());
  await pass(0);
  expect(requests('GET payments/:reference')).toHaveLength(2);
});
it('shows the last answer while the network is down, and reports a failure without one', async () => {
  jest.useFakeTimers();
  let isDown = false;
  const { store, opened } = start({
    payment: () => {
      if (isDown) throw aRefusal('OFFLINE');
      return aPayment;
    },
  });
  store.dispatch(actions.opened(ofPayment));
  await pass(0);
  isDown = true;
  await pass(5000);
  expect(leadOf(opened()).phase).toBe('known');
  store.dispatch(actions.opened({ ...ofPayment, reference: 'TQ7K2M9P-2' }));
  await pass(0);
  expect(leadOf(opened())).toMatchObject({ phase: 'failed', problem: { code: 'OFFLINE' } });
});
it('stops polling an unknown payment', async () => {
  jest.useFakeTimers();
  const { store, opened, requests } = start({
    payment: () => {
      throw aRefusal('NOT_FOUND');
    },
  });
  store.dispatch(actions.opened(ofPayment));
  await pass(60_000);
  expect(leadOf(opened()).phase).toBe('unknown');
  expect(requests('GET payments/:reference')).toHaveLength(1);
});
it('ignores the payment of another booking', async () => {
  const other = aPaymentWith({ booking: { ...aPayment.booking, id: 'b-2' } });
  const { store, opened } = start({ payment: () => other });
  store.dispatch(actions.opened({ ...ofBooking, reference: 'TQ7K2M9P-1' }));
  await settle();
  expect(paymentOf(opened())).toBeNull();
  expect(bookingOf(opened())?.id).toBe('b-1');
});
it('aborts its requests and clears its state when the page is left', async () => {
  const { store, api, state } = start({
    answers: { 'GET payments/:reference': pending },
  });
  store.dispatch(actions.opened(ofPayment));
  await settle();
  store.dispatch(actions.closed());
  await settle();
  expect(api.aborted()).toEqual([true]);
  expect(state()).toBeNull();
});
it('pays once for two presses, reuses the key until a payment opens, and then uses a new one', async () => {
  let problem: unknown = aRefusal('TIMEOUT', { status: 0 });
  const { store, opened, requests } = start({
    answers: {
      'POST payments': () => {
        if (problem) throw problem;
        return { data: aPayment };
      },
    },
  });
  const press = async () => {
    const order = { bookingId: 'b-1', returnPath: '/checkout/cruise?booking=b-1' };
    store.dispatch(result.payment.requested(order));
    store.dispatch(result.payment.requested(order));
    await settle();
  };
  store.dispatch(actions.opened(ofBooking));
  await settle();
  await press();
  expect(opened().attempt).toMatchObject({ phase: 'failed', problem: { code: 'TIMEOUT' } });
  problem = aRefusal('GATEWAY_ERROR');
  await press();
  problem = null;
  await press();
  await press();
  const keys = requests('POST payments').map(({ input }) => input.idempotencyKey);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
  expect(opened().attempt).toEqual({ phase: 'opened', payment: aPayment });
});
it('does not open an invalid address', async () => {
  const { store, opened } = start({
    answers: {
      'POST payments': () => ({ data: aPaymentWith({ processUrl: 'javascript:alert(1)' }) }),
    },
  });
  store.dispatch(actions.opened(ofBooking));
  store.dispatch(result.payment.requested({ bookingId: 'b-1', returnPath: '/' }));
  await settle();
  expect(opened().attempt.phase).toBe('failed');
});
