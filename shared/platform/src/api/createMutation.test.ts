import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { ApiClient } from './apiClient';
import { createMutation } from './createMutation';
import { localProblem } from './problem';

interface Seat {
  booking: string;
  row: number;
}
interface Call {
  what: string;
  /** Signal of the call, which only a quote has. */
  signal?: AbortSignal;
  answer: (price: number) => void;
  fail: () => void;
}
/** Starts a mutation whose calls the test answers. */
function start() {
  const calls: Call[] = [];
  const callFor = (what: string, signal?: AbortSignal) =>
    new Promise<number>((answer, reject) =>
      calls.push({ what, signal, answer, fail: () => reject(localProblem('OFFLINE')) }),
    );
  const seats = createMutation<Seat, number, number>('test', {
    keyOf: ({ booking }) => booking,
    quote: (_, { row }, signal) => callFor(`row ${row}?`, signal),
    send: (_, { row }, price) => callFor(`row ${row} for ${price}`),
  });
  const api: ApiClient = { call: () => Promise.reject(new Error('not called')) };
  const saga = createSagaMiddleware({ context: { api } });
  const store = configureStore({
    reducer: { test: combineReducers({ changes: seats.reducer }) },
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  });
  saga.run(seats.saga);
  const state = (booking = 'b-1') => seats.select(store.getState(), { booking, row: 0 });
  return { seats, calls, store, state, whats: () => calls.map(({ what }) => what) };
}
const settle = () => new Promise((next) => setTimeout(next, 0));
const seat = { booking: 'b-1', row: 7 };

it('loads the terms of a change and sends it once on the accepted terms', async () => {
  const { seats, calls, store, state, whats } = start();
  store.dispatch(seats.confirmed(seat));
  store.dispatch(seats.opened(seat));
  calls[0]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'quoted', terms: 90, problem: null });
  store.dispatch(seats.confirmed(seat));
  store.dispatch(seats.confirmed(seat));
  calls[1]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'made', made: 90 });
  expect(whats()).toEqual(['row 7?', 'row 7 for 90']);
});

it('retains the terms when the change fails, so that the traveller can try again', async () => {
  const { seats, calls, store, state } = start();
  store.dispatch(seats.opened(seat));
  calls[0]?.fail();
  await settle();
  expect(state()).toMatchObject({ phase: 'idle', problem: { code: 'OFFLINE' } });
  store.dispatch(seats.opened(seat));
  calls[1]?.answer(90);
  await settle();
  store.dispatch(seats.confirmed(seat));
  calls[2]?.fail();
  await settle();
  expect(state()).toMatchObject({ phase: 'quoted', terms: 90, problem: { code: 'OFFLINE' } });
  store.dispatch(seats.confirmed(seat));
  calls[3]?.answer(90);
  await settle();
  expect(state()).toMatchObject({ phase: 'made' });
});

it('aborts a quote for a newer one of the same subject and when it is closed', async () => {
  const { seats, calls, store, state } = start();
  store.dispatch(seats.opened(seat));
  store.dispatch(seats.opened({ booking: 'b-2', row: 1 }));
  store.dispatch(seats.opened({ ...seat, row: 8 }));
  calls[0]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'quoting' });
  store.dispatch(seats.closed(seat));
  await settle();
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false, true]);
  expect([state(), state('b-2')]).toEqual([{ phase: 'idle', problem: null }, { phase: 'quoting' }]);
});

it('completes a confirmed change after its page was left and stores the outcome', async () => {
  const { seats, calls, store, state } = start();
  store.dispatch(seats.opened(seat));
  calls[0]?.answer(90);
  await settle();
  store.dispatch(seats.confirmed(seat));
  store.dispatch(seats.closed(seat));
  calls[1]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'made', made: 90 });
  store.dispatch(seats.closed(seat));
  expect(state()).toEqual({ phase: 'idle', problem: null });
});
