import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { doublingMs } from '../effects/schedule';
import type { Allowance, Budget } from './limits/budget';
import { recipientHash } from './createMail';
import {
  hasMailWork,
  MAIL_LEASE_MS,
  leasedMails,
  type MailRow,
  readBrandsWithOutbox,
} from './mailRow';
import { closeQuotaCase, OVER_QUOTA, queueOverQuota } from './limits/quota';
import type { MailTransport, Message, SendOutcome } from './ports';
import { runStep } from '../effects/runStep';
import { createWorker, type Worker, type WorkerOptions } from '../effects/worker';
import { handOver } from './handOver';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wait after the server certainly did not accept a mail: 30 s, doubling up to an hour. */
const retryMs = (tries: number): number => doublingMs(30 * SECOND, HOUR, tries);
/** Milliseconds before the one repetition of a mail whose delivery is unknown. */
const UNCLEAR_WAIT_MS = 5 * MINUTE;
/** Milliseconds after which a mail that no server accepted is given up: three days. */
const GIVE_UP_MS = 72 * HOUR;
/** Attempts for an e-mail that cannot be written because of a bug; a release may fix it meanwhile. */
const WRITING_TRIES = 12;

export interface StepDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  transport: MailTransport;
  /** The e-mail in its current form; null when later events have outdated it. */
  write(mail: MailRow): Promise<Message | null>;
  allowanceOf: Budget;
}
interface Settlement {
  state: 'DUE' | 'SENT' | 'FAILED' | 'UNCLEAR' | 'DROPPED';
  /** Time of the next attempt; null in all states but DUE, which are final. */
  nextAt: Date | null;
  problem?: string;
  isUnclear?: boolean;
  message?: Message;
  stored?: string;
}

/**
 * Makes one attempt. The intent is committed before the server is contacted, so that a process that dies leaves a trace. SMTP
 * cannot be queried for a mail. If the connection breaks after the content was started, or a worker died with its intent
 * written, the mail is sent once more with the same Message-ID, by which mailboxes detect copies, and then never again. In the
 * worst case one mail arrives twice or, when both attempts broke, not at all, which is logged.
 */
export async function sendMail(deps: StepDeps, mail: MailRow): Promise<void> {
  const { clock, log } = deps;
  if (mail.state === 'SENDING')
    return settle(deps, mail, afterUnclear(mail, 'the worker died', clock()));
  let message: Message | null;
  try {
    message = await deps.write(mail);
  } catch (error) {
    log.error({ err: error, mail: mail.id, template: mail.template }, 'mail could not be written');
    return settle(
      deps,
      mail,
      mail.tries + 1 >= WRITING_TRIES
        ? { state: 'FAILED', nextAt: null, problem: 'not written' }
        : later(mail, 'not written', clock()),
    );
  }
  if (!message) return settle(deps, mail, { state: 'DROPPED', nextAt: null });
  const allowance = await takeAllowance(deps, mail, message);
  if (allowance.kind === 'over-budget') {
    log.warn({ mail: mail.id, template: mail.template }, 'mail over the budget of its mailbox');
    return settle(deps, mail, { state: 'DROPPED', nextAt: null, problem: 'over budget' });
  }
  if (allowance.kind === 'over-quota') return queueOverQuota(deps, mail, allowance);
  if (!(await writeIntent(deps, mail))) return;
  const outcome = await deps.transport.send(message, mail.id);
  await settle(deps, mail, afterSending(deps, mail, message, outcome));
}

/** Only the first attempt of a mail is counted. */
const takeAllowance = async (
  { allowanceOf }: StepDeps,
  { brand, template, tries, is_resent: isResent }: MailRow,
  { to }: Message,
): Promise<Allowance> =>
  tries > 0 ? { kind: 'allowed' } : allowanceOf({ brand, template, email: to.address, isResent });

function afterSending(
  { clock, log }: StepDeps,
  mail: MailRow,
  message: Message,
  outcome: SendOutcome,
): Settlement {
  const { id, template } = mail;
  if (outcome.kind === 'sent')
    return { state: 'SENT', nextAt: null, message, stored: outcome.stored };
  const { kind, problem } = outcome;
  log.warn({ mail: id, template, outcome: kind, problem }, 'mail not sent');
  if (kind === 'unclear') return afterUnclear(mail, problem, clock());
  const isOver = kind === 'refused' || clock().getTime() - mail.created_at.getTime() >= GIVE_UP_MS;
  if (!isOver) return later(mail, problem, clock());
  log.error({ mail: id, template, problem }, 'mail given up');
  return { state: 'FAILED', nextAt: null, problem };
}

const later = (mail: MailRow, problem: string, now: Date): Settlement => ({
  state: 'DUE',
  nextAt: new Date(now.getTime() + retryMs(mail.tries)),
  problem,
});
const afterUnclear = (mail: MailRow, problem: string, now: Date): Settlement =>
  mail.unclear_tries > 0
    ? { state: 'UNCLEAR', nextAt: null, problem, isUnclear: true }
    : { state: 'DUE', nextAt: new Date(now.getTime() + UNCLEAR_WAIT_MS), problem, isUnclear: true };

/** Returns false when another worker has the lease. */
async function writeIntent({ db, clock }: StepDeps, mail: MailRow): Promise<boolean> {
  const rows = await db.queryBrand(
    mail.brand,
    `update mails
     set state = 'SENDING', lease_until = $3
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state = 'DUE'
     returning id`,
    [mail.id, mail.lease_token, new Date(clock().getTime() + MAIL_LEASE_MS)],
  );
  return rows.length > 0;
}

/** Encrypted fields are deleted when the mail is finished. */
async function settle(
  { db, clock }: StepDeps,
  mail: MailRow,
  { state, nextAt, problem, isUnclear = false, message, stored }: Settlement,
): Promise<void> {
  await db.queryBrand(
    mail.brand,
    `update mails
     set state = $3, next_at = $4, problem = $5, tries = tries + 1, unclear_tries = unclear_tries + $6,
       lease_until = null, lease_token = null, sent_at = $7, subject = coalesce($8, subject),
       recipient = coalesce($9, recipient), content = $10,
       sealed = case when $4::timestamptz is null then null else sealed end
     where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2`,
    [
      mail.id,
      mail.lease_token,
      state,
      nextAt,
      problem ?? null,
      isUnclear ? 1 : 0,
      state === 'SENT' ? clock() : null,
      message?.subject ?? null,
      message ? recipientHash(mail.brand, message.to.address) : null,
      stored ?? null,
    ],
  );
  if (mail.problem === OVER_QUOTA) await closeQuotaCase(db, mail.brand, clock());
}

/** Worker that turns outbox rows into mails and sends the due ones. Any number may run, in any process. */
export function createMailWorker(deps: StepDeps, options: WorkerOptions = {}): Worker {
  const { db, clock, log } = deps;
  const mails = {
    kind: 'mails',
    isDue: hasMailWork,
    oldestDue: leasedMails.oldestDue,
    async claim(limit: number) {
      for (const brandId of await readBrandsWithOutbox(db)) await handOver(db, brandId, clock());
      const { rows } = await leasedMails.claim(deps, limit);
      return rows.map(
        (mail) => () =>
          // The lease ends by itself when even storing the outcome fails.
          runStep(deps, {
            kind: 'mail',
            booking: mail.booking_id === null ? null : { brand: mail.brand, id: mail.booking_id },
            step: () => sendMail(deps, mail),
            onFailed: (error) => log.error({ err: error, mail: mail.id }, 'mail step failed'),
          }),
      );
    },
  };
  return createWorker(
    { db, clock, log, sources: [mails] },
    { concurrency: 4, idleMs: 1000, ...options },
  );
}
