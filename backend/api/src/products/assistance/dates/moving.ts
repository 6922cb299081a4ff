import type { Tx } from '../../../db/database';
import { closeCase, openCase, SYSTEM } from '../../../bookings/cases';
import { MOVED_AT_LAST } from '../messages/es';
import type { Days } from '../plans/cover';
import type { MoveOutcome } from '../ports';
import type { Moving } from '../sale/supplierData';
import type { Policy } from './policy';

/**
 * `again`: the answer to an earlier attempt was lost. `busy`: another move is in progress, or another caller is waiting for
 * the answer.
 */
export type Begun = 'first' | 'again' | 'busy' | 'over';
/** `reviewed`: an operator has to decide. `over`: the policy is no longer issued, or another call settled the move. */
type Settled = 'moved' | 'open' | 'forgotten' | 'reviewed' | 'over';

const isSame = (moving: Moving, days: Days): boolean =>
  moving.from === days.from && moving.to === days.to;
const caseKey = ({ id }: Policy): string => `POLICY_DATES:${id}`;

/**
 * Records a move before the supplier is called, so that no move at the supplier is unknown here. There is one move at a time,
 * and only one caller until `until`. A `retry` starts no new move.
 */
export async function beginMove(
  tx: Tx,
  policy: Policy,
  days: Days,
  { now, until, isRetry }: { now: Date; until: Date; isRetry: boolean },
): Promise<Begun> {
  const held = await policy.hold(tx);
  const moving = held?.moving;
  if (!held || (isRetry && moving === undefined)) return 'over';
  const isAsked = moving?.askedUntil !== undefined && new Date(moving.askedUntil) > now;
  if (moving && (isAsked || !isSame(moving, days))) return 'busy';
  await held.keep({ ...moving, ...days, askedUntil: until.toISOString() }, now);
  return moving ? 'again' : 'first';
}

/**
 * Records the supplier's answer. A no counts at the first attempt only: after a lost answer, the earlier attempt may have
 * moved the policy.
 */
export async function settleMove(
  tx: Tx,
  policy: Policy,
  days: Days,
  { outcome, begun, now }: { outcome: MoveOutcome; begun: Begun; now: Date },
): Promise<Settled> {
  const held = await policy.hold(tx);
  const moving = held?.moving;
  if (!held || !moving || !isSame(moving, days)) return 'over';
  const { askedUntil: _over, ...rest } = moving;
  if (outcome.kind === 'unknown') {
    await held.keep(rest, now);
    return 'open';
  }
  const { brand } = policy.booking;
  if (outcome.kind === 'yes') {
    await held.moveTo(days, now);
    await closeCase(tx, { brand, key: caseKey(policy), at: now, by: SYSTEM, note: MOVED_AT_LAST });
    return 'moved';
  }
  if (begun === 'first') {
    await held.keep(null, now);
    return 'forgotten';
  }
  await held.keep({ ...rest, isRefused: true }, now);
  await openCase(tx, {
    brand,
    kind: 'RECONCILIATION',
    key: caseKey(policy),
    at: now,
    bookingId: policy.booking.id,
    data: {
      difference: 'DATES_UNCLEAR',
      supplier: policy.supplier,
      reference: policy.reference,
      locator: policy.locator,
      ours: held.firstDay,
      asked: days.from,
      answer: outcome.reason,
    },
  });
  return 'reviewed';
}
