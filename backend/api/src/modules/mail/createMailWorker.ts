import { setTimeout as wait } from 'node:timers/promises';
import { handOver } from './handOver';
import { claimMails, type MailRow, readDueMail } from './mailRow';
import { sendMail, type StepDeps } from './step';

export interface MailWorkerOptions {
  /** Number of mails sent at the same time. */
  concurrency?: number;
  /** Milliseconds between two reads of the tables when no mail is due. */
  idleMs?: number;
}
export interface MailWorker {
  /** Hands over and sends everything that is due now, once; returns the number. */
  runDue(): Promise<number>;
  start(): void;
  /** Takes no more work and waits at most `graceMs` for running steps; another worker completes the rest. */
  stop(graceMs: number): Promise<void>;
}

/** Any number of workers may run, in any process. */
export function createMailWorker(
  deps: StepDeps,
  { concurrency = 4, idleMs = 1000 }: MailWorkerOptions = {},
): MailWorker {
  const { db, clock, log } = deps;
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;
  let round: Promise<unknown> = Promise.resolve();

  // The lease expires even if storing the outcome fails.
  const send = (mail: MailRow) =>
    sendMail(deps, mail).catch((error: unknown) =>
      log.error({ err: error, mail: mail.id }, 'mail step failed'),
    );
  const runDue = async (): Promise<number> => {
    const { brands, isAnyDue } = await readDueMail(db, clock());
    let count = 0;
    for (const brandId of brands) count += await handOver(db, brandId, clock());
    const claimed = count > 0 || isAnyDue ? await claimMails(db, concurrency, clock()) : [];
    await Promise.all(claimed.map(send));
    return count + claimed.length;
  };
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      const current = runDue().catch((error: unknown) => {
        log.error({ err: error }, 'mail worker cannot see its work');
        return 0;
      });
      round = current;
      if ((await current) === 0)
        await wait(idleMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  return {
    runDue,
    start() {
      loop ??= keepRunning();
    },
    async stop(graceMs) {
      stopping.abort();
      await Promise.race([round, wait(graceMs, undefined, { ref: false })]);
    },
  };
}
