import type { Redis } from 'ioredis';
import { compareAndSet } from '../cache/compareAndSet';
import { closing, decide, type PaceStore } from './paceStore';
import { lifeOf, paceStateSchema } from './rules';

const nameOf = (key: string): string => `tiquete:{paces}:${key}`;

export const createRedisPaces = (redis: Redis): PaceStore => ({
  take: (takes, now) =>
    compareAndSet(
      redis,
      takes.map(({ key }) => nameOf(key)),
      paceStateSchema,
      (states) => {
        const { opens, write } = decide(states, takes, now);
        return {
          answer: opens,
          ...(write && {
            write: write.map((value, index) => ({
              value,
              lifeMs: lifeOf(value, takes[index]?.remembered ?? [], now),
            })),
          }),
        };
      },
    ),
  close: (key, until, now) =>
    compareAndSet(redis, [nameOf(key)], paceStateSchema, ([state]) => {
      const value = closing(state, until);
      return { answer: undefined, write: [{ value, lifeMs: lifeOf(value, [], now) }] };
    }),
});
