import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createAction, put, take, type ErrorReport } from '@tiquete/platform';
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
  return {
    store,
    reports,
    supervisor: createSagaSupervisor(middleware, (report) => void reports.push(report), 1),
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
it('gives up after three restarts, reporting each throw', async () => {
  jest.useFakeTimers();
  const { reports, supervisor } = start();
  supervisor.run(owner, function* () {
    throw new Error('boom');
  });
  await restarted();
  expect(reports).toHaveLength(4);
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
