import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { Allowance, Budget } from './limits/budget';
import { recipientHash } from './createMail';
import { LEASE_MS, type MailRow } from './mailRow';
import { closeQuotaCase, OVER_QUOTA, queueOverQuota } from './limits/quota';
import type { MailTransport, Message, SendOutcome } from './transports/ports';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wait after the server surely did not take a mail: 30 s, doubling up to an hour. */
const retryMs = (tries: number): number => Math.min(HOUR, 30 * SECOND * 2 ** Math.min(tries, 7));
/** Before the one repetition of a mail of which it is not known whether it went out. */
const UNCLEAR_WAIT_MS = 5 * MINUTE;
/** An e-mail that no server accepted for three days is given up. */
const GIVE_UP_MS = 72 * HOUR;
/** An e-mail that cannot be written is a bug of ours; it is retried for a while, in case a release fixes it. */
const WRITING_TRIES = 12;

export interface StepDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  transport: MailTransport;
  /** The e-mail as of now; null when it is outdated by what happened since. */
  write(mail: MailRow): Promise<Message | null>;
  allowanceOf: Budget;
}
interface Settlement {
  state: 'DUE' | 'SENT' | 'FAILED' | 'UNCLEAR' | 'DROPPED';
  /** Null exactly for the states in which nothing more is done. */
  nextAt: Date | null;
  problem?: string;
  isUnclear?: boolean;
  message?: Message;
  kept?: string;
}

/**
 * One attempt. The intent is committed before the server is spoken to, so that a process that dies meanwhile leaves a trace.
 *
 * SMTP cannot be asked whether it has a mail. When the connection breaks after the content began to go out, or a worker died with
 * its intent written, the mail is sent once more under the same Message-ID, by which mailboxes tell a copy, and then
 * never again: at worst one mail comes twice, or, when both attempts broke off, not at all, and the log says so.
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

/** A mail counts at its first attempt only. */
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
  if (outcome.kind === 'sent') return { state: 'SENT', nextAt: null, message, kept: outcome.kept };
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

/** False: another worker has the lease. */
async function writeIntent({ db, clock }: StepDeps, mail: MailRow): Promise<boolean> {
  const rows = await db.queryBrand(
    mail.brand,
    "update mails set state = 'SENDING', lease_until = $3 where id = $1 and brand = current_setting('app.brand', true) and lease_token = $2 and state = 'DUE' returning id",
    [mail.id, mail.lease_token, new Date(clock().getTime() + LEASE_MS)],
  );
  return rows.length > 0;
}

/** What was sealed is erased with the end of the mail. */
async function settle(
  { db, clock }: StepDeps,
  mail: MailRow,
  { state, nextAt, problem, isUnclear = false, message, kept }: Settlement,
): Promise<void> {
  await db.queryBrand(
    mail.brand,
    `update mails set state = $3, next_at = $4, problem = $5, tries = tries + 1, unclear_tries = unclear_tries + $6, lease_until = null, lease_token = null,
         sent_at = $7, subject = coalesce($8, subject), recipient = coalesce($9, recipient), content = $10, sealed = case when $4::timestamptz is null then null else sealed end
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
      kept ?? null,
    ],
  );
  if (mail.problem === OVER_QUOTA) await closeQuotaCase(db, mail.brand, clock());
}
