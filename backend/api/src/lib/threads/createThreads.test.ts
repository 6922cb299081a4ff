import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createThreads, type ThreadsOptions } from './createThreads';
import { type Task, ThreadError, type Threads } from './threads';

const SCRIPT = `
import { setTimeout as wait } from 'node:timers/promises';
export const double = (value) => value * 2;
export const die = () => process.exit(3);
export const refuse = () => { throw new Error('not so'); };
export const sleep = (ms) => wait(ms, 'slept');
`;
/** Tasks of the script, which this thread never runs. */
const elsewhere = <Input, Output>(name: string): Task<Input, Output> => ({
  name,
  run: () => {
    throw new Error('ran in the caller’s thread');
  },
});
const double = elsewhere<number, number>('double');
const die = elsewhere<null, never>('die');
const sleep = elsewhere<number, string>('sleep');

const folder = mkdtempSync(join(tmpdir(), 'tiquete-threads-'));
const open: Threads[] = [];
const start = (options: Partial<ThreadsOptions> = {}) => {
  const script = join(folder, 'tasks.mjs');
  writeFileSync(script, SCRIPT);
  const threads = createThreads({ script: pathToFileURL(script), maxThreads: 1, ...options });
  open.push(threads);
  return threads;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((threads) => threads.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('runs a task by its name in another thread', async () => {
  expect(await start().run(double, 21)).toBe(42);
});

it('fails the task of a thread that dies, and runs the next one in a new thread', async () => {
  const threads = start();
  await expect(threads.run(die, null)).rejects.toThrow(ThreadError);
  expect(await threads.run(double, 4)).toBe(8);
});

it('names the failed task in the error', async () => {
  await expect(start().run(elsewhere('refuse'), null)).rejects.toThrow('refuse: not so');
});

it('fails at once when the maximum number of tasks waits', async () => {
  const threads = start({ maxWaiting: 1 });
  const running = threads.run(sleep, 50);
  await threads.run(double, 1).catch(() => undefined);
  const some = [1, 2, 3].map(() => threads.run(sleep, 50));
  const outcomes = await Promise.allSettled(some);
  const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.every((error) => error instanceof ThreadError && error.isFull)).toBe(true);
  expect(await running).toBe('slept');
});

it('ends its threads and the running task when it is closed', async () => {
  const threads = start();
  expect(await threads.run(double, 1)).toBe(2);
  const running = threads.run(sleep, 60_000);
  const outcome = running.catch((error: unknown) => error);
  await threads.close();
  expect(await outcome).toBeInstanceOf(ThreadError);
});

it('starts no task for a caller that has aborted', async () => {
  const left = AbortSignal.abort(new Error('left'));
  await expect(start().run(double, 1, left)).rejects.toThrow('left');
});
