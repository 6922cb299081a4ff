import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '../../db/database';
import { ReleaseRefusal } from '../refusal';

/** Advisory lock of every change of releases. */
const RELEASES_LOCK = 7_283_200;
const TRY_LOCK = 'select pg_try_advisory_xact_lock($1) as "isMine"';
/** Milliseconds between two attempts. */
const PAUSE_MS = 100;

/** A server's call waits as long as one statement may run. */
const SERVER_WAIT_MS = 10_000;
/**
 * A command waits longer: at the first start of a slow machine, one job for each part registers its release, and each reads its
 * files while it has the lock.
 */
export const COMMAND_WAIT_MS = 10 * 60_000;

/** Database with the releases, and the longest wait for another change in milliseconds. */
export interface Turns {
  db: Database;
  waitMs?: number;
}

/**
 * Runs a change of releases in a transaction, one at a time over all processes, so that each sees the result of the one before. It
 * waits without a transaction or a connection: a waiting statement would fail by its own timeout. @throws Refusal BUSY after `waitMs`
 */
export async function inTurn<T>(
  { db, waitMs = SERVER_WAIT_MS }: Turns,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const until = performance.now() + waitMs;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const [lock] = await tx.query<{ isMine: boolean }>(TRY_LOCK, [RELEASES_LOCK]);
      return lock?.isMine ? { result: await change(tx) } : null;
    });
    if (done) return done.result;
    if (performance.now() > until)
      throw new ReleaseRefusal(
        'BUSY',
        'Another change of releases has not ended. Try again once it has.',
      );
    await wait(PAUSE_MS);
  }
}
