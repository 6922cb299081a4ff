import createSagaMiddleware from 'redux-saga';
import { applyMiddleware, createStore } from 'redux';
import type { ApiClient } from './apiClient';
import { mutate } from './mutate';
import { ApiProblem, type Problem } from './problem';

const failure = (code: string) =>
  new ApiProblem({ code, title: 'Falló.', status: 409, requestId: null });
const isInProgress = ({ code }: Problem) => code === 'IN_PROGRESS';

/** Sends a change from a saga, as often as the saga repeats it. */
function start(send: (api: ApiClient) => Promise<string>) {
  const saga = createSagaMiddleware({
    context: { api: {} as ApiClient },
    onError: () => undefined,
  });
  createStore(() => null, applyMiddleware(saga));
  return saga.run(function* () {
    return yield* mutate(send, isInProgress);
  });
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the change once and returns its outcome', async () => {
  const send = jest.fn(async () => 'booked');
  expect(await start(send).toPromise()).toBe('booked');
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('returns the outcome after the api did not know it yet', async () => {
  const send = jest.fn(async () => 'booked').mockRejectedValueOnce(failure('IN_PROGRESS'));
  const outcome = start(send).toPromise();
  await pass(1500);
  expect(await outcome).toBe('booked');
  expect(send).toHaveBeenCalledTimes(2);
});

it('throws the problem after 12 calls without an outcome', async () => {
  const send = jest.fn().mockRejectedValue(failure('IN_PROGRESS'));
  const outcome = expect(start(send).toPromise()).rejects.toThrow('IN_PROGRESS');
  await pass(60_000);
  await outcome;
  expect(send).toHaveBeenCalledTimes(12);
});

it.each(['TIMEOUT', 'PRICE_CHANGED'])('does not send again by itself after %s', async (code) => {
  const send = jest.fn().mockRejectedValue(failure(code));
  const outcome = expect(start(send).toPromise()).rejects.toThrow(code);
  await pass(60_000);
  await outcome;
  expect(send).toHaveBeenCalledTimes(1);
});

it('gets the outcome with the same key after an answer was lost', async () => {
  const made = new Map<string, string>();
  let isLost = true;
  const book = (key: string) => async () => {
    const booking = made.get(key) ?? `booking ${made.size + 1}`;
    made.set(key, booking);
    if (isLost) throw failure('TIMEOUT');
    return booking;
  };
  await expect(start(book('intent-1')).toPromise()).rejects.toThrow('TIMEOUT');
  isLost = false;
  expect(await start(book('intent-1')).toPromise()).toBe('booking 1');
});
