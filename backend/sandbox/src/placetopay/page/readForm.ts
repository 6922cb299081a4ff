import * as z from 'zod';
import { cents, totalSchema } from '../amount';
import { findBank } from '../banks';
import { findCard } from '../cards';
import type { Attempt } from '../makeTransaction';
import type { Session } from '../session';
import { missingCents } from '../transitions';
import { notValid } from '../errors';
import type { Entered, FieldName } from './fields';
import { messages } from './messages';
import { waysOf } from './waysOf';

const formSchema = z.record(z.string(), z.string());
export type Read = { kind: 'attempt'; attempt: Attempt } | { kind: 'wrong'; entered: Entered };

/** True when an expiry date, such as `08/29`, `0829` or `08/2029`, is not before this month. */
function isOpen(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] =
    /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  return (
    month !== '' &&
    (2000 + Number(year)) * 12 + Number(month) >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  );
}
/** Cents that the payer pays now. It is the whole missing amount unless the session accepts partial payments. */
function partOf(session: Session, text: string | undefined): number | undefined {
  if (!session.request.payment.allowPartial) return missingCents(session);
  const total = totalSchema.safeParse((text ?? '').replaceAll('.', '').replace(',', '.').trim());
  const count = total.success ? cents(total.data) : 0;
  return count > 0 && count <= missingCents(session) ? count : undefined;
}
const wrong = (
  method: Entered['method'],
  values: Entered['values'],
  errors: (FieldName | false)[],
): Read => ({
  kind: 'wrong',
  entered: { method, values, errors: errors.filter((name) => name !== false) },
});

/** Checks that the session accepts a payment method. @throws Refusal */
function mustTake(isTaken: boolean): void {
  if (!isTaken) throw notValid(messages.notTaken);
}

/** Parses the form of a card to the outcome of a test card. The page never shows a card number again. */
export function readCard(session: Session, body: unknown, now: Date): Read {
  const {
    number = '',
    holder = '',
    expiry = '',
    cvv = '',
    installments = '1',
    part,
  } = formSchema.parse(body);
  const known = findCard(number);
  const card = known && known.franchise in waysOf(session).cards ? known : undefined;
  const count = partOf(session, part);
  const isWhole = /^([1-9]|[12]\d|3[0-6])$/.test(installments);
  const errors = [
    count === undefined && ('part' as const),
    !card && ('number' as const),
    holder.trim() === '' && ('holder' as const),
    !isOpen(expiry, now) && ('expiry' as const),
    !/^\d{3,4}$/.test(cvv.trim()) && ('cvv' as const),
  ];
  if (!card || count === undefined || errors.some(Boolean))
    return wrong('card', { holder, installments, part }, errors);
  return {
    kind: 'attempt',
    attempt: {
      instrument: { method: 'card', card, installments: isWhole ? Number(installments) : 1 },
      outcome: card.outcome,
      cents: count,
    },
  };
}
export function readPse(session: Session, body: unknown): Read {
  const { bank = '', answer, part } = formSchema.parse(body);
  mustTake(waysOf(session).pse);
  const chosen = findBank(bank);
  const count = partOf(session, part);
  if (!chosen || count === undefined)
    return wrong('pse', { bank, answer, part }, [count === undefined && 'part', !chosen && 'bank']);
  const outcome = z
    .enum(['pendingApprove', 'pendingReject', 'pending'])
    .catch('pendingApprove')
    .parse(answer);
  return {
    kind: 'attempt',
    attempt: { instrument: { method: 'pse', bank: chosen.name }, outcome, cents: count },
  };
}
export function readCash(session: Session, body: unknown): Read {
  mustTake(waysOf(session).cash);
  const { part } = formSchema.parse(body ?? {});
  const count = partOf(session, part);
  if (count === undefined) return wrong('cash', { part }, ['part']);
  return {
    kind: 'attempt',
    attempt: { instrument: { method: 'cash' }, outcome: 'pending', cents: count },
  };
}
export const readOutcome = (body: unknown): 'approve' | 'reject' | 'pending' =>
  z.object({ outcome: z.enum(['approve', 'reject', 'pending']) }).parse(body).outcome;
