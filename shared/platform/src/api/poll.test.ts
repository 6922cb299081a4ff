import createSagaMiddleware from 'redux-saga';
import { applyMiddleware, createStore } from 'redux';
import type { ApiClient } from './apiClient';
import { poll, type PollRule } from './poll';
import { request } from './request';

const rule: PollRule<number> = { isPending: (answer) => answer < 3, pauseMs: 100, forMs: 1000 };
const SEEN = 'page/seen';

/** Polls `fetch` in a saga, and records each answer. */
function start(fetch: (previous: number, signal: AbortSignal) => Promise<number>, given = rule) {
  const answers: number[] = [];
  const saga = createSagaMiddleware({
    context: { api: {} as ApiClient },
    onError: () => undefined,
  });
  const store = createStore(() => null, applyMiddleware(saga));
  const task = saga.run(function* () {
    return yield* poll<number>(
      (previous = 0) => request((_, signal) => fetch(previous, signal)),
      given,
      function* (answer) {
        yield answers.push(answer);
      },
    );
  });
  return { answers, task, see: () => store.dispatch({ type: SEEN }) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('reports partial answers until the answer is complete, and returns the last one', async () => {
  const { answers, task } = start(async (previous) => previous + 1);
  await pass(1000);
  expect(answers).toEqual([1, 2, 3]);
  expect(await task.toPromise()).toBe(3);
});

it('ends with the last answer when the time is over', async () => {
  const { answers, task } = start(async () => 0);
  await pass(60_000);
  expect(answers).toHaveLength(11);
  expect(await task.toPromise()).toBe(0);
});

it('doubles the pause up to its limit, and ends after the maximum number of calls', async () => {
  const times: number[] = [];
  const begin = Date.now();
  const fetch = async () => {
    times.push(Date.now() - begin);
    return 0;
  };
  start(fetch, { isPending: () => true, pauseMs: 100, longestPauseMs: 400, maxCalls: 5 });
  await pass(60_000);
  expect(times).toEqual([0, 100, 300, 700, 1100]);
});

it('aborts the call and makes no other one when its saga is cancelled', async () => {
  const signals: AbortSignal[] = [];
  const { task } = start((_, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  task.cancel();
  await pass(1000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('ends with the error of a failed call', async () => {
  const fetch = jest.fn().mockResolvedValueOnce(0).mockRejectedValue(new Error('offline'));
  const { task, answers } = start(fetch);
  const outcome = expect(task.toPromise()).rejects.toThrow('offline');
  await pass(1000);
  await outcome;
  expect(answers).toEqual([0]);
});

it('makes no calls while the page is hidden, and one at once when it is visible again', async () => {
  const { answers, see } = start(async (previous) => previous + 1, { ...rule, seen: SEEN });
  await pass(0);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(answers).toEqual([1]);
  hidden.mockRestore();
  see();
  await pass(0);
  expect(answers).toEqual([1, 2]);
  await pass(100);
  expect(answers).toEqual([1, 2, 3]);
});
