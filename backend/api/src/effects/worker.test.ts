import { createLog } from '../lib/log';
import { createWorker, type WorkSource } from './worker';

/** A worker on sources with this many due steps, and the kinds of the steps that it started, in order. */
function aWorker(due: Record<string, number>, concurrency: number) {
  const started: string[] = [];
  let running = 0;
  let most = 0;
  const sources = Object.entries(due).map(([kind, count]): WorkSource => {
    let left = count;
    const step = async () => {
      started.push(kind);
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    return {
      kind,
      isDue: 'true',
      oldestDue: 'null',
      async claim(limit) {
        const taken = Math.min(limit, left);
        left -= taken;
        return Array.from({ length: taken }, () => step);
      },
    };
  });
  const db = { queryBrands: async () => [{ due: sources.map(() => true) }] as never };
  const worker = createWorker(
    { db, clock: () => new Date(), log: createLog('silent'), sources },
    { concurrency },
  );
  return { worker, sources, started, most: () => most };
}

it('never runs more steps than its limit, and lets the kinds take turns', async () => {
  const { worker, started, most } = aWorker({ a: 9, b: 9, c: 9, d: 9, e: 9 }, 2);
  for (let check = 0; check < 5; check += 1) expect(await worker.runDue()).toBe(2);
  expect(most()).toBe(2);
  expect([...started].sort().join('')).toBe('aabbccddee');
});

it('gives the places that a kind leaves to the next ones', async () => {
  const { worker, started } = aWorker({ a: 1, b: 0, c: 9 }, 4);
  expect(await worker.runDue()).toBe(4);
  expect(started).toEqual(['a', 'c', 'c', 'c']);
});

it('finds the only work although kinds before it have none', async () => {
  const { worker, started } = aWorker({ a: 0, b: 0, c: 1 }, 1);
  expect([await worker.runDue(), started]).toEqual([1, ['c']]);
});

it('runs what it has claimed when another kind cannot be claimed', async () => {
  const { worker, sources, started } = aWorker({ a: 1, b: 1 }, 4);
  const [, broken] = sources;
  if (broken) broken.claim = () => Promise.reject(new Error('no connection'));
  await expect(worker.runDue()).rejects.toThrow('no connection');
  expect(started).toEqual(['a']);
});
