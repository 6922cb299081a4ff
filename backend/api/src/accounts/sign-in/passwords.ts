import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../../lib/async/boundedQueue';

/** Cost of argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const HASHES_PER_CORE = 2;
const QUEUE = 50;

/** Computes at most `width` hashes at a time, while at most `depth` more wait. `cost` is that of argon2id. */
export function createPasswords({
  width = availableParallelism() * HASHES_PER_CORE,
  depth = QUEUE,
  cost = COST,
} = {}) {
  const enqueue = createBoundedQueue(width, depth);
  let dummy: Promise<string> | undefined;
  const parameters = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;
  return {
    hash: (password: string) => enqueue(() => hash(password, cost)),
    /**
     * Compares a password. It takes the same time without a stored hash, for an unknown address. @throws AppError OVERLOADED
     */
    matches: (stored: string | undefined, password: string) =>
      enqueue(async () => {
        dummy ??= hash(randomBytes(24).toString('base64'), cost);
        const isMatch = await verify(stored ?? (await dummy), password);
        return isMatch && stored !== undefined;
      }),
    needsRehash: (stored: string) => !stored.includes(`$${parameters}$`),
    /** Hash that no password matches, for an account whose owner has not chosen one. It takes the usual time to check. */
    unusable: () => `$argon2id$v=19$${parameters}$${randomPart(16)}$${randomPart(32)}`,
  };
}
export type Passwords = ReturnType<typeof createPasswords>;

/** Random bytes in base64 without padding, as in the PHC string format. */
const randomPart = (bytes: number): string =>
  randomBytes(bytes).toString('base64').replaceAll('=', '');
