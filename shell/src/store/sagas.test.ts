import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createAction, fork, put, take, type ErrorReport } from '@tiquete/platform';
import { settle } from '@tiquete/testing';
import { createSagaSupervisor } from './sagas';

const requested = createAction('requested');
const answered = createAction<string>('answered');
const owner = { module: 'hotels', release: 'hotels_r1' };

function start() {
  const middleware = createSagaMiddleware({ onError: () => undefined });
  const reports: ErrorReport[] = [];
  const store = configureStore({
    reducer: (state: string[] = [], action) =>
      answered.match(action) ? [...state, action.payload] : state,
    middleware: (getDefault) => getDefault().concat(middleware),
  });
  const onStopped = jest.fn();
  return {
    store,
    reports,
    onStopped,
    supervisor: createSagaSupervisor(middleware, (report) => void reports.push(report), {
      backoffMs: 1,
      windowMs: 1000,
      onStopped,
    }),
  };
}
/** Advances a fake clock beyond all waits between restarts, so that the test does not depend on the machine's speed. */
const restarted = () => jest.advanceTimersByTimeAsync(100);
afterEach(() => void jest.useRealTimers());
const answering = (text: string) =>
  function* () {
    for (;;) {
      yield* take(requested);
      yield* put(answered(text));
    }
  };

it('restarts a saga that threw, which then handles the next action', async () => {
  jest.useFakeTimers();
  const { store, reports, supervisor } = start();
  let runs = 0;
  supervisor.run(owner, function* () {
    runs += 1;
    if (runs === 1) throw new Error('boom');
    yield* answering('hola')();
  });
  await restarted();
  store.dispatch(requested());
  expect(store.getState()).toEqual(['hola']);
  expect(reports).toEqual([{ ...owner, message: 'saga: Error: boom' }]);
});
it('stops a saga after three restarts in a short time, and reports it once', async () => {
  jest.useFakeTimers();
  const { reports, onStopped, supervisor } = start();
  supervisor.run(owner, function* () {
    throw new Error('boom');
  });
  await restarted();
  expect(reports).toHaveLength(4);
  expect(onStopped.mock.calls).toEqual([[owner]]);
});
it('restarts a saga that fails occasionally for as long as the page is open', async () => {
  jest.useFakeTimers();
  const { store, onStopped, supervisor } = start();
  const failed = createAction('failed');
  supervisor.run(owner, function* () {
    yield* fork(answering('hola'));
    yield* take(failed);
    throw new Error('boom');
  });
  for (let hour = 0; hour < 6; hour += 1) {
    store.dispatch(failed());
    await jest.advanceTimersByTimeAsync(1000);
  }
  store.dispatch(requested());
  expect(store.getState()).toEqual(['hola']);
  expect(onStopped).not.toHaveBeenCalled();
});
it('replaces the saga of another release, so that no action is handled twice', async () => {
  const { store, supervisor } = start();
  supervisor.run(owner, answering('r1'));
  supervisor.run({ ...owner, release: 'hotels_r0' }, answering('r0'));
  store.dispatch(requested());
  await settle();
  expect(store.getState()).toEqual(['r0']);
});
it('a saga that throws does not stop the other modules', async () => {
  const { store, supervisor } = start();
  supervisor.run({ module: 'flights', release: 'flights_r1' }, answering('vuelos'));
  supervisor.run(owner, function* () {
    throw new Error('boom');
  });
  await settle();
  store.dispatch(requested());
  expect(store.getState()).toEqual(['vuelos']);
});
