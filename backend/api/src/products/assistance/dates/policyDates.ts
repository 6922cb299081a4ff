import {
  MAX_ASSISTANCE_DAYS_AHEAD,
  type PolicyDates,
  type policyDatesBodySchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { ageOn } from '@tiquete/domain/travellers';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Database } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import type { Log } from '../../../lib/search/log';
import type { BookingAccess } from '../../../bookings/view/access';
import { findBooking, findMovingPolicies, shownBookingStatus } from '../../../bookings/repository';
import { type PeopleCipher } from '../../../bookings';
import { supplierOf } from '../../../bookings/prebook';
import { datesWords as words } from '../messages/es';
import { type Days, movedTo } from '../plans/cover';
import { startOfDay } from '../plans/terms';
import type { AssistanceSupplier, MoveOutcome } from '../ports';
import { besideMoving, findBeside } from './besidePolicy';
import { beginMove, settleMove } from './moving';
import { ownPolicy } from './ownPolicy';
import type { Policy } from './policy';

const DEADLINE_MS = 15_000;
/** Milliseconds to store an answer. */
const OUR_PART_MS = 5000;

export interface PolicyDatesOptions {
  suppliers: readonly AssistanceSupplier[];
  db: Database;
  people: PeopleCipher;
  access: BookingAccess;
  clock: () => Date;
  log: Log;
}
export interface PolicyDatesService {
  /**
   * SIMULATION tells whether the policy can begin on another day; CHANGE moves it at the supplier and then here. `extra` is
   * the id of a policy sold as an extra. @throws AppError NOT_FOUND, DATES_NOT_CHANGEABLE, SUPPLIER_UNAVAILABLE when the
   * supplier's answer to this or another attempt is unclear
   */
  change(
    request: FastifyRequest,
    bookingId: string,
    body: z.output<typeof policyDatesBodySchema>,
  ): Promise<PolicyDates>;
  /** Retries moves whose answer was lost. A supplier that has made the move answers yes again. */
  finishMoves(): Promise<void>;
}

export function createPolicyDates({
  suppliers,
  db,
  people,
  access,
  clock,
  log,
}: PolicyDatesOptions): PolicyDatesService {
  const find = async (
    request: FastifyRequest,
    bookingId: string,
    extra: string | undefined,
  ): Promise<Policy> => {
    const booking = await findBooking(db, request.brand.id, bookingId);
    if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
    const { id, brand, product } = booking;
    if (extra === undefined && product === 'ASSISTANCE') return ownPolicy(booking, people);
    const beside = extra && (await findBeside(db, { brand, bookingId: id, id: extra }, people));
    if (!beside) throw new AppError('NOT_FOUND');
    return beside;
  };
  /** Reason against a change; null: the supplier can be called. */
  const whyNot = ({ locator, days, moving, insured }: Policy, { from }: Days): string | null => {
    const now = clock();
    const day = today(now);
    if (locator === null) return words.notIssued;
    if (now >= new Date(startOfDay(days.from))) return words.begun;
    if (from < day) return words.past;
    if (moving && moving.from !== from) return moving.isRefused ? words.reviewed : words.unknown;
    if (from === days.from && !moving) return words.sameDay;
    if (from > addDays(day, MAX_ASSISTANCE_DAYS_AHEAD)) return words.tooFar;
    const other = insured.find(({ birthDate, age }) => ageOn(from, birthDate) !== age);
    return other ? words.otherAge(other.name) : null;
  };
  const move = async (policy: Policy, days: Days, isRetry = false): Promise<void> => {
    const { brand, code } = policy.booking;
    const supplier = supplierOf(suppliers, policy.supplier);
    const begun = await db.withBrand(brand, (tx) => {
      const now = clock();
      const until = new Date(now.getTime() + DEADLINE_MS + OUR_PART_MS);
      return beginMove(tx, policy, days, { now, until, isRetry });
    });
    if (begun === 'over') throw new AppError('DATES_NOT_CHANGEABLE', { detail: words.notIssued });
    if (begun === 'busy') throw new AppError('SUPPLIER_UNAVAILABLE', { detail: words.unknown });
    const outcome = await supplier.move(
      policy.locator ?? '',
      days,
      AbortSignal.timeout(DEADLINE_MS),
    );
    const settled = await db.withBrand(brand, (tx) =>
      settleMove(tx, policy, days, { outcome, begun, now: clock() }),
    );
    if (settled === 'moved') return;
    if (settled === 'open') throw new AppError('SUPPLIER_UNAVAILABLE', { detail: words.unknown });
    if (settled === 'reviewed') log.error({ booking: code }, 'the dates of a policy need a person');
    throw new AppError('DATES_NOT_CHANGEABLE', { detail: detailOf(settled, outcome) });
  };
  /** @throws the error of `move` */
  const finish = async (policy: Policy | undefined): Promise<void> => {
    if (!policy?.moving) return;
    const { from, to } = policy.moving;
    await move(policy, { from, to }, true);
  };
  return {
    async change(request, bookingId, { mode, checkin, extra }) {
      const policy = await find(request, bookingId, extra);
      const { booking, days } = policy;
      const wanted = movedTo(days, checkin);
      const reason = whyNot(policy, wanted);
      if (mode === 'CHANGE') {
        if (reason !== null) throw new AppError('DATES_NOT_CHANGEABLE', { detail: reason });
        // The call continues even if the traveller leaves: the supplier might move the policy without our knowledge.
        await move(policy, wanted);
      }
      return {
        is_possible: reason === null,
        reason,
        checkin: wanted.from,
        checkout: wanted.to,
        booking: { id: booking.id, code: booking.code, status: shownBookingStatus(booking.state) },
      };
    },
    async finishMoves() {
      const open = [
        ...(await findMovingPolicies(db)).map((booking) => ({
          id: booking.id,
          read: async () => ownPolicy(booking, people),
        })),
        ...(await besideMoving(db)).map((place) => ({
          id: place.id,
          read: () => findBeside(db, place, people),
        })),
      ];
      for (const { id, read } of open) {
        try {
          await finish(await read());
        } catch (error) {
          log.warn({ err: error, policy: id }, 'dates not moved yet');
        }
      }
    },
  };
}

function detailOf(settled: 'forgotten' | 'reviewed' | 'over', outcome: MoveOutcome): string {
  if (settled === 'reviewed') return words.reviewed;
  if (settled === 'over') return words.notIssued;
  return outcome.kind === 'no' && outcome.reason === 'started' ? words.begun : words.refused;
}
