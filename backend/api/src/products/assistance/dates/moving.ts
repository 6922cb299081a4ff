import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../../db/database';
import { callOutside } from '../../../effects/callOutside';
import { LEASE_MS, type Lease } from '../../../effects/leases';
import { isUnresolved, lookUpWaitMs, REVIEWED_EVERY_MS } from '../../../effects/schedule';
import { closeCase, openCase, SYSTEM } from '../../../bookings/cases';
import { supplierOf } from '../../../bookings/prebook';
import { MOVED_AT_LAST } from '../messages';
import type { Days } from '../plans/cover';
import type { AssistanceSupplier, MoveOutcome } from '../ports';
import type { HeldPolicy, Policy } from './policy';
import {
  countTry,
  deleteMove,
  insertMove,
  leaseMove,
  type PolicyMove,
  postponeMove,
} from './policyMoves';

/** Timeouts in milliseconds for moving a policy and for reading its days. The lease lasts longer than both. */
const [MOVE_MS, LOOK_UP_MS] = [15_000, 10_000];

export interface MovingDeps {
  suppliers: readonly AssistanceSupplier[];
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}
export interface LeasedMove {
  move: PolicyMove;
  lease: Lease;
}
export interface BegunMove extends LeasedMove {
  /** True when the supplier has not been called for this move before. */
  isFirst: boolean;
}
/**
 * `open`: the outcome is unknown, and the move is looked up later. `reviewed`: an operator has to decide. `over`: the policy is
 * no longer in force, or another worker settled the move.
 */
export type Settled =
  | { kind: 'moved' }
  | { kind: 'open' }
  | { kind: 'reviewed' }
  | { kind: 'over' }
  | Extract<MoveOutcome, { kind: 'no' }>;

/**
 * Records a traveller's move under a lease before the supplier is called, so that no move at the supplier is unknown here. `busy`:
 * the policy moves to other days, or another caller waits for the supplier's answer. `over`: it is no longer in force.
 */
export async function beginMove(
  { db, clock }: MovingDeps,
  policy: Policy,
  days: Days,
): Promise<BegunMove | 'busy' | 'over'> {
  const { brand, id: bookingId } = policy.booking;
  const key = { id: policy.id, brand };
  return db.withBrand(brand, async (tx) => {
    if (!(await policy.hold(tx))) return 'over';
    const at = clock();
    const lease = { token: randomUUID(), until: new Date(at.getTime() + LEASE_MS) };
    const first = await insertMove(tx, key, { bookingId, days, lease, at });
    const move = first ?? (await leaseMove(tx, key, { days, lease, at }));
    return move ? { move, lease, isFirst: first !== undefined } : 'busy';
  });
}

/** Requests a move from the supplier for the first time. */
export const moveFirst = async (
  deps: MovingDeps,
  policy: Policy,
  leased: LeasedMove,
): Promise<Settled> => settle(deps, policy, leased, await callMove(deps, policy, leased));

/**
 * Looks up whether the supplier has moved the policy, and if not, requests the move again until the supplier answers.
 * Repeating a move does no harm. A rejected move is repeated only when the traveller requests it.
 */
export async function moveAgain(
  deps: MovingDeps,
  policy: Policy,
  leased: LeasedMove,
  isRequested: boolean,
): Promise<Settled> {
  const { db, clock } = deps;
  const { move, lease } = leased;
  const found = await lookUp(deps, policy, move);
  if (found !== 'not-moved') return settle(deps, policy, leased, found);
  if (move.state === 'REFUSED' && !isRequested) return rest(deps, leased);
  if (!(await countTry(db, move, lease, clock()))) return { kind: 'over' };
  const again = { lease, move: { ...move, tries: move.tries + 1 } };
  return settle(deps, policy, again, await callMove(deps, policy, again));
}

const callMove = async (
  { suppliers, ...deps }: MovingDeps,
  { supplier, locator, reference }: Policy,
  { move, lease }: LeasedMove,
): Promise<MoveOutcome> =>
  callOutside(deps, {
    deadlineMs: MOVE_MS,
    lease,
    about: { policy: reference, supplier },
    call: (signal) =>
      supplierOf(suppliers, supplier).move(
        locator ?? '',
        { from: move.date_from, to: move.date_to },
        signal,
      ),
  });

async function lookUp(
  { suppliers, ...deps }: MovingDeps,
  { supplier, locator, reference }: Policy,
  move: PolicyMove,
): Promise<'not-moved' | { kind: 'yes' | 'unknown' }> {
  const found = await callOutside(deps, {
    deadlineMs: LOOK_UP_MS,
    about: { policy: reference, supplier },
    call: (signal) => supplierOf(suppliers, supplier).readDays(locator ?? '', signal),
  });
  if (found.kind === 'unknown') return found;
  return found.from === move.date_from ? { kind: 'yes' } : 'not-moved';
}

/**
 * Stores the outcome and ends the lease. A rejection is final at the first attempt only: after a lost answer, the earlier
 * attempt may have moved the policy.
 */
async function settle(
  { db, clock, log }: MovingDeps,
  policy: Policy,
  leased: LeasedMove,
  outcome: MoveOutcome,
): Promise<Settled> {
  const { move, lease } = leased;
  const { brand } = move;
  return db.withBrand(brand, async (tx): Promise<Settled> => {
    const at = clock();
    const held = await policy.hold(tx);
    if (!held) return end(tx, leased, { kind: 'over' });
    if (outcome.kind === 'no' && move.tries === 1) return end(tx, leased, outcome);
    if (outcome.kind === 'yes') {
      if (!(await deleteMove(tx, move, lease))) return { kind: 'over' };
      await held.moveTo({ from: move.date_from, to: move.date_to }, at);
      await closeCase(tx, { brand, key: caseKey(move), at, by: SYSTEM, note: MOVED_AT_LAST });
      return { kind: 'moved' };
    }
    const next = afterNoMove(move, outcome, at);
    if (!(await postponeMove(tx, move, lease, { ...next, at }))) return { kind: 'over' };
    if (outcome.kind === 'no' || next.state !== move.state) {
      log.error({ policy: policy.reference, outcome }, 'the dates of a policy need a person');
      await openMoveCase(tx, policy, held, { move, outcome, at });
    }
    return { kind: outcome.kind === 'no' ? 'reviewed' : 'open' };
  });
}

const end = async (tx: Tx, { move, lease }: LeasedMove, settled: Settled): Promise<Settled> =>
  (await deleteMove(tx, move, lease)) ? settled : { kind: 'over' };

/** State and time of the next step of a move whose outcome is unclear, or which was rejected after an unclear attempt. */
function afterNoMove(
  { state, first_tried_at: since, look_ups: lookUps }: PolicyMove,
  outcome: Exclude<MoveOutcome, { kind: 'yes' }>,
  at: Date,
): { state: PolicyMove['state']; nextAt: Date | null } {
  if (outcome.kind === 'no') return { state: 'REFUSED', nextAt: null };
  const isLong = isUnresolved(since, at);
  const waitMs = isLong ? REVIEWED_EVERY_MS : lookUpWaitMs(lookUps);
  return {
    state: state === 'UNKNOWN' && isLong ? 'REVIEW' : state,
    nextAt: new Date(at.getTime() + waitMs),
  };
}

/** Leaves a rejected move to the operator who has its case. */
async function rest({ db, clock }: MovingDeps, { move, lease }: LeasedMove): Promise<Settled> {
  await db.withBrand(move.brand, (tx) =>
    postponeMove(tx, move, lease, { state: 'REFUSED', nextAt: null, at: clock() }),
  );
  return { kind: 'reviewed' };
}

/** Ends a move whose policy is no longer in force. */
export const dropMove = async (
  { db }: Pick<MovingDeps, 'db'>,
  { move, lease }: LeasedMove,
): Promise<void> => void (await db.withBrand(move.brand, (tx) => deleteMove(tx, move, lease)));

const caseKey = ({ id }: PolicyMove): string => `POLICY_DATES:${id}`;
const openMoveCase = (
  tx: Tx,
  { supplier, reference, locator }: Policy,
  { firstDay }: HeldPolicy,
  { move, outcome, at }: { move: PolicyMove; outcome: MoveOutcome; at: Date },
) =>
  openCase(tx, {
    brand: move.brand,
    kind: 'RECONCILIATION',
    key: caseKey(move),
    at,
    bookingId: move.booking_id,
    data: {
      difference: 'DATES_UNCLEAR',
      supplier,
      reference,
      locator,
      ours: firstDay,
      asked: move.date_from,
      answer: outcome.kind === 'no' ? outcome.reason : outcome.kind,
    },
  });
