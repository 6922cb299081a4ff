import { poll } from './poll';

const rule = { isPending: (answer: number) => answer < 3, pauseMs: 100, forMs: 1000 };
async function answersOf(ask: (known?: number) => Promise<number>, signal?: AbortSignal) {
  const answers: number[] = [];
  for await (const answer of poll(ask, rule, signal)) answers.push(answer);
  return answers;
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again with the answer before, until nothing is pending', async () => {
  const answers = answersOf(async (known = 0) => known + 1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual([1, 2, 3]);
});

it('leaves it at the last answer when the time is over', async () => {
  const ask = jest.fn(async () => 0);
  const answers = answersOf(ask);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answers).toHaveLength(11);
  expect(ask).toHaveBeenCalledTimes(11);
});

it('asks no more once it is aborted', async () => {
  const abort = new AbortController();
  const ask = jest.fn(async () => 0);
  const answers = answersOf(ask, abort.signal);
  await jest.advanceTimersByTimeAsync(50);
  abort.abort();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual([0]);
  expect(ask).toHaveBeenCalledTimes(1);
});
