import type { Redis } from 'ioredis';
import * as z from 'zod';
import { compareAndSet } from '../cache/compareAndSet';
import { type Count, counted, type Counters, undone, type Taken, waitSeconds } from './rule';

const countSchema = z.object({
  hits: z.number(),
  windowEnds: z.number(),
  blockedUntil: z.number(),
});

const lifeOf = ({ windowEnds, blockedUntil }: Count): number =>
  Math.max(1000, Math.max(windowEnds, blockedUntil) - Date.now());

/** @throws Error when this Redis may evict keys: an evicted count would allow unlimited guesses */
async function requireNoEviction(redis: Redis): Promise<void> {
  const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
  if (policy !== 'noeviction')
    throw new Error(`COUNTERS_REDIS_URL evicts keys (${policy}): set maxmemory-policy noeviction.`);
}

/** @throws Error when Redis does not answer or may evict keys: an attempt that cannot be counted is rejected */
export function createRedisCounters(redis: Redis): Counters {
  let checked: Promise<void> | undefined;
  const checkOnce = () =>
    (checked ??= requireNoEviction(redis).catch((error: unknown) => {
      checked = undefined;
      throw error;
    }));
  const name = (brandId: string, key: string) => `tiquete:{${brandId}}:count:${key}`;
  const attempt = async <T>(
    names: string[],
    decide: (counts: (Count | undefined)[]) => { write?: Count[]; answer: T },
  ): Promise<T> => {
    await checkOnce();
    return compareAndSet(redis, names, countSchema, (counts) => {
      const { write, answer } = decide(counts);
      return {
        answer,
        ...(write && { write: write.map((value) => ({ value, lifeMs: lifeOf(value) })) }),
      };
    });
  };
  return {
    take: (brandId, takes, now) => {
      const instant = now.getTime();
      return attempt<Taken>(
        takes.map(({ key }) => name(brandId, key)),
        (counts) => {
          for (const [place, { key }] of takes.entries()) {
            const retryAfterSeconds = waitSeconds(counts[place], instant);
            if (retryAfterSeconds > 0)
              return { answer: { isAllowed: false, key, retryAfterSeconds } };
          }
          return {
            write: takes.map(({ limit }, place) => counted(counts[place], limit, instant)),
            answer: { isAllowed: true },
          };
        },
      );
    },
    undo: (brandId, key, limit) =>
      attempt([name(brandId, key)], ([count]) => ({
        ...(count && { write: [undone(count, limit)] }),
        answer: undefined,
      })),
    clear: async (brandId, key) => {
      await redis.del(name(brandId, key));
    },
  };
}
