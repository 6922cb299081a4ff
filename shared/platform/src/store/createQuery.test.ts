import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { ApiClient } from '../api/apiClient';
import { localProblem } from '../api/problem';
import { createQuery } from './createQuery';

/** Each question hangs until the test answers it. */
function start() {
  const asked: {
    city: string;
    signal: AbortSignal;
    answer: (name: string) => void;
    fail: () => void;
  }[] = [];
  const weather = createQuery<string, string>(
    'test/weather',
    (_, city, signal) =>
      new Promise((resolve, reject) =>
        asked.push({
          city,
          signal,
          answer: resolve,
          fail: () => reject(localProblem('OFFLINE')),
        }),
      ),
  );
  const api: ApiClient = { call: () => Promise.reject(new Error('not asked')) };
  const saga = createSagaMiddleware({ context: { api } });
  const store = configureStore({
    reducer: combineReducers({ weather: weather.reducer }),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  });
  saga.run(weather.saga);
  return { weather, asked, store, state: () => store.getState().weather };
}
const settle = () => new Promise((next) => setTimeout(next, 0));

it('loads, and keeps what it knew when it could not be refreshed', async () => {
  const { weather, asked, store, state } = start();
  store.dispatch(weather.opened('Bogotá'));
  expect(state()).toEqual({ phase: 'loading', query: 'Bogotá', value: null });
  asked[0]?.answer('lluvia');
  await settle();
  expect(state()).toEqual({ phase: 'ready', query: 'Bogotá', value: 'lluvia', problem: null });
  store.dispatch(weather.refreshed('Bogotá'));
  expect(state()).toEqual({ phase: 'loading', query: 'Bogotá', value: 'lluvia' });
  asked[1]?.fail();
  await settle();
  expect(state()).toMatchObject({
    phase: 'ready',
    value: 'lluvia',
    problem: { code: 'OFFLINE' },
  });
});

it('says what failed when nothing was known', async () => {
  const { weather, asked, store, state } = start();
  store.dispatch(weather.opened('Bogotá'));
  asked[0]?.fail();
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', problem: { code: 'OFFLINE' } });
});

it('aborts the older question for a newer one, and every question when it is closed', async () => {
  const { weather, asked, store, state } = start();
  store.dispatch(weather.opened('Bogotá'));
  store.dispatch(weather.opened('Cali'));
  asked[0]?.answer('lluvia');
  await settle();
  expect(state()).toMatchObject({ phase: 'loading', query: 'Cali' });
  store.dispatch(weather.closed());
  await settle();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(state()).toEqual({ phase: 'idle' });
});
