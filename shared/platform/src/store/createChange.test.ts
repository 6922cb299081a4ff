import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { ApiClient } from '../api/apiClient';
import { localProblem } from '../api/problem';
import { createChange } from './createChange';

interface Seat {
  booking: string;
  row: number;
}
interface Hanging {
  what: string;
  signal: AbortSignal;
  answer: (price: number) => void;
  fail: () => void;
}
/** Each request hangs until the test answers it. */
function start() {
  const asked: Hanging[] = [];
  const hang = (what: string, signal: AbortSignal) =>
    new Promise<number>((answer, reject) =>
      asked.push({ what, signal, answer, fail: () => reject(localProblem('OFFLINE')) }),
    );
  const seats = createChange<Seat, number, number>('test', {
    keyOf: ({ booking }) => booking,
    ask: (_, { row }, signal) => hang(`row ${row}?`, signal),
    make: (_, { row }, price, signal) => hang(`row ${row} for ${price}`, signal),
  });
  const api: ApiClient = { call: () => Promise.reject(new Error('not asked')) };
  const saga = createSagaMiddleware({ context: { api } });
  const store = configureStore({
    reducer: { test: combineReducers({ changes: seats.reducer }) },
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  });
  saga.run(seats.saga);
  const state = (booking = 'b-1') => seats.select(store.getState(), { booking, row: 0 });
  return { seats, asked, store, state, whats: () => asked.map(({ what }) => what) };
}
const settle = () => new Promise((next) => setTimeout(next, 0));
const seat = { booking: 'b-1', row: 7 };

it('asks what a change would do, and makes it once, on the terms that were agreed to', async () => {
  const { seats, asked, store, state, whats } = start();
  store.dispatch(seats.confirmed(seat));
  store.dispatch(seats.opened(seat));
  asked[0]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'offered', terms: 90, problem: null });
  store.dispatch(seats.confirmed(seat));
  store.dispatch(seats.confirmed(seat));
  asked[1]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'made', made: 90 });
  expect(whats()).toEqual(['row 7?', 'row 7 for 90']);
});

it('keeps the terms when the change fails, so that it can be tried again', async () => {
  const { seats, asked, store, state } = start();
  store.dispatch(seats.opened(seat));
  asked[0]?.fail();
  await settle();
  expect(state()).toMatchObject({ phase: 'idle', problem: { code: 'OFFLINE' } });
  store.dispatch(seats.opened(seat));
  asked[1]?.answer(90);
  await settle();
  store.dispatch(seats.confirmed(seat));
  asked[2]?.fail();
  await settle();
  expect(state()).toMatchObject({ phase: 'offered', terms: 90, problem: { code: 'OFFLINE' } });
  store.dispatch(seats.confirmed(seat));
  asked[3]?.answer(90);
  await settle();
  expect(state()).toMatchObject({ phase: 'made' });
});

it('aborts a question for a newer one of the same subject, and when it is closed', async () => {
  const { seats, asked, store, state } = start();
  store.dispatch(seats.opened(seat));
  store.dispatch(seats.opened({ booking: 'b-2', row: 1 }));
  store.dispatch(seats.opened({ ...seat, row: 8 }));
  asked[0]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'asking' });
  store.dispatch(seats.closed(seat));
  await settle();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, true]);
  expect([state(), state('b-2')]).toEqual([{ phase: 'idle', problem: null }, { phase: 'asking' }]);
});

it('goes on with what was agreed to without its page, and keeps the outcome for it', async () => {
  const { seats, asked, store, state } = start();
  store.dispatch(seats.opened(seat));
  asked[0]?.answer(90);
  await settle();
  store.dispatch(seats.confirmed(seat));
  store.dispatch(seats.closed(seat));
  expect(asked[1]?.signal.aborted).toBe(false);
  asked[1]?.answer(90);
  await settle();
  expect(state()).toEqual({ phase: 'made', made: 90 });
  store.dispatch(seats.closed(seat));
  expect(state()).toEqual({ phase: 'idle', problem: null });
});
