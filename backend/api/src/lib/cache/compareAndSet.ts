import type { Redis } from 'ioredis';
import type * as z from 'zod';

const RETRIES = 50;
/** Writes all new values, with their life in ms, if none of the old values has changed. */
const COMPARE_AND_SET = `
local n = #KEYS
for i = 1, n do if (redis.call('get', KEYS[i]) or '') ~= ARGV[i] then return 0 end end
for i = 1, n do redis.call('set', KEYS[i], ARGV[n + i], 'PX', ARGV[2 * n + i]) end
return 1`;

export interface Decision<Value, Answer> {
  answer: Answer;
  /** A value for each name. Without it nothing is written. */
  write?: readonly { value: Value; lifeMs: number }[];
}

/**
 * Reads some values and replaces them atomically. @throws Error when Redis does not answer, or too many processes write at the
 * same time
 */
export async function compareAndSet<Value, Answer>(
  redis: Redis,
  names: readonly string[],
  schema: z.ZodType<Value>,
  decide: (values: (Value | undefined)[]) => Decision<Value, Answer>,
): Promise<Answer> {
  for (let tries = 0; tries < RETRIES; tries += 1) {
    const before = await redis.mget([...names]);
    const { write, answer } = decide(
      before.map((text) => (text === null ? undefined : schema.parse(JSON.parse(text)))),
    );
    if (!write) return answer;
    const isWritten = await redis.eval(
      COMPARE_AND_SET,
      names.length,
      ...names,
      ...before.map((text) => text ?? ''),
      ...write.map(({ value }) => JSON.stringify(value)),
      ...write.map(({ lifeMs }) => Math.ceil(lifeMs)),
    );
    if (isWritten === 1) return answer;
  }
  throw new Error('The value could not be written: too many at once.');
}
