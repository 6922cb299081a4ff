import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { ApiClient } from './apiClient';
import { createRequest } from './createRequest';
import { localProblem } from './problem';

/** Starts a store whose requests the test answers. */
function start() {
  const calls: {
    city: string;
    signal: AbortSignal;
    answer: (name: string) => void;
    fail: () => void;
  }[] = [];
  const weather = createRequest<string, string>(
    'test/weather',
    (_, city, signal) =>
      new Promise((resolve, reject) =>
        calls.push({
          city,
          signal,
          answer: resolve,
          fail: () => reject(localProblem('OFFLINE')),
        }),
      ),
  );
  const api: ApiClient = { call: () => Promise.reject(new Error('not called')) };
  const saga = createSagaMiddleware({ context: { api } });
  const store = configureStore({
    reducer: combineReducers({ weather: weather.reducer }),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  });
  saga.run(weather.saga);
  return { weather, calls, store, state: () => store.getState().weather };
}
const settle = () => new Promise((next) => setTimeout(next, 0));

it('loads, and retains the value when a refresh fails', async () => {
  const { weather, calls, store, state } = start();
  store.dispatch(weather.opened('Bogotá'));
  expect(state()).toEqual({ phase: 'loading', query: 'Bogotá', value: null });
  calls[0]?.answer('lluvia');
  await settle();
  expect(state()).toEqual({ phase: 'ready', query: 'Bogotá', value: 'lluvia', problem: null });
  store.dispatch(weather.refreshed('Bogotá'));
  expect(state()).toEqual({ phase: 'loading', query: 'Bogotá', value: 'lluvia' });
  calls[1]?.fail();
  await settle();
  expect(state()).toMatchObject({
    phase: 'ready',
    value: 'lluvia',
    problem: { code: 'OFFLINE' },
  });
});

it('shows the problem when there is no value', async () => {
  const { weather, calls, store, state } = start();
  store.dispatch(weather.opened('Bogotá'));
  calls[0]?.fail();
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', problem: { code: 'OFFLINE' } });
});

it('aborts the older request for a newer one, and every request when it is closed', async () => {
  const { weather, calls, store, state } = start();
  store.dispatch(weather.opened('Bogotá'));
  store.dispatch(weather.opened('Cali'));
  calls[0]?.answer('lluvia');
  await settle();
  expect(state()).toMatchObject({ phase: 'loading', query: 'Cali' });
  store.dispatch(weather.closed());
  await settle();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(state()).toEqual({ phase: 'idle' });
});
