import { createWorker, type Worker, type WorkerOptions } from '../effects/worker';
import { handOver } from './handOver';
import { hasMailWork, leasedMails, readBrandsWithOutbox } from './mailRow';
import { sendMail, type StepDeps } from './step';

/** Worker that turns outbox rows into mails and sends the due ones. Any number may run, in any process. */
export function createMailWorker(deps: StepDeps, options: WorkerOptions = {}): Worker {
  const { db, clock, log } = deps;
  const mails = {
    kind: 'mails',
    isDue: hasMailWork,
    async claim(limit: number) {
      for (const brandId of await readBrandsWithOutbox(db)) await handOver(db, brandId, clock());
      const { rows } = await leasedMails.claim(deps, limit);
      return rows.map(
        (mail) => () =>
          // The lease ends by itself when even storing the outcome fails.
          sendMail(deps, mail).catch((error: unknown) =>
            log.error({ err: error, mail: mail.id }, 'mail step failed'),
          ),
      );
    },
  };
  return createWorker(
    { db, clock, log, sources: [mails] },
    { concurrency: 4, idleMs: 1000, ...options },
  );
}
