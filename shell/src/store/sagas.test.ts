import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createAction, fork, put, take, type ErrorReport } from '@tiquete/platform';
import { settle } from '@tiquete/testing';
import { createSagaSupervisor } from './sagas';

const asked = createAction('asked');
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
/** Longer than all waits between restarts; on a fake clock, so that the test does not depend on the machine's speed. */
const restarted = () => jest.advanceTimersByTimeAsync(100);
afterEach(() => void jest.useRealTimers());
const answering = (text: string) =>
  function* () {
    for (;;) {
      yield* take(asked);
      yield* put(answered(text));
    }
  };

it('starts a saga that threw again, and it answers', async () => {
  jest.useFakeTimers();
  const { store, reports, supervisor } = start();
  let runs = 0;
  supervisor.run(owner, function* () {
    runs += 1;
    if (runs === 1) throw new Error('boom');
    yield* answering('hola')();
  });
  await restarted();
  store.dispatch(asked());
  expect(store.getState()).toEqual(['hola']);
  expect(reports).toEqual([{ ...owner, message: 'saga: Error: boom' }]);
});
it('stops for good after three restarts in a short time, and says so once', async () => {
  jest.useFakeTimers();
  const { reports, onStopped, supervisor } = start();
  supervisor.run(owner, function* () {
    throw new Error('boom');
  });
  await restarted();
  expect(reports).toHaveLength(4);
  expect(onStopped.mock.calls).toEqual([[owner]]);
});
it('restarts a saga that fails now and then for as long as the page is open', async () => {
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
  store.dispatch(asked());
  expect(store.getState()).toEqual(['hola']);
  expect(onStopped).not.toHaveBeenCalled();
});
it('replaces the saga of another release, so that nothing is answered twice', async () => {
  const { store, supervisor } = start();
  supervisor.run(owner, answering('r1'));
  supervisor.run({ ...owner, release: 'hotels_r0' }, answering('r0'));
  store.dispatch(asked());
  await settle();
  expect(store.getState()).toEqual(['r0']);
});
it('a saga that throws leaves the other modules alone', async () => {
  const { store, supervisor } = start();
  supervisor.run({ module: 'flights', release: 'flights_r1' }, answering('vuelos'));
  supervisor.run(owner, function* () {
    throw new Error('boom');
  });
  await settle();
  store.dispatch(asked());
  expect(store.getState()).toEqual(['vuelos']);
});
