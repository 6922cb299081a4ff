import {
  MAX_ASSISTANCE_DAYS_AHEAD,
  type PolicyDates,
  type policyDatesBodySchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { ageOn } from '@tiquete/domain/travellers';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { stepsOf } from '../../../effects/stepsOf';
import { AppError } from '../../../lib/errors';
import type { BookingAccess } from '../../../bookings/view/access';
import { findBooking, shownBookingStatus } from '../../../bookings/repository';
import type { PeopleCipher } from '../../../bookings';
import { datesWords as words } from '../messages';
import { type Days, movedTo } from '../plans/cover';
import { startOfDay } from '../plans/terms';
import { findExtraPolicy } from './extraPolicyMove';
import { beginMove, dropMove, moveAgain, moveFirst, type MovingDeps, type Settled } from './moving';
import { ownPolicy } from './ownPolicy';
import type { Policy } from './policy';
import { findMove, leasedMoves, type PolicyMove } from './policyMoves';

export interface PolicyDatesOptions extends MovingDeps {
  people: PeopleCipher;
  access: BookingAccess;
}

export function createPolicyDates(options: PolicyDatesOptions) {
  const { db, people, access, clock } = options;
  const find = async (
    request: FastifyRequest,
    bookingId: string,
    extra: string | undefined,
  ): Promise<Policy> => {
    const booking = await findBooking(db, request.brand.id, bookingId);
    if (!booking || !access.isAllowed(request, booking)) throw new AppError('NOT_FOUND');
    const { id, brand, product } = booking;
    if (extra === undefined && product === 'ASSISTANCE') return ownPolicy(booking, people);
    const sold = extra && (await findExtraPolicy(db, { brand, bookingId: id, id: extra }, people));
    if (!sold) throw new AppError('NOT_FOUND');
    return sold;
  };
  /** Reason why the days cannot change. Null when the supplier can be called. */
  const whyNot = (
    { locator, days, insured }: Policy,
    { from }: Days,
    move: PolicyMove | undefined,
  ): string | null => {
    const now = clock();
    const day = today(now);
    if (locator === null) return words.notIssued;
    if (now >= new Date(startOfDay(days.from))) return words.begun;
    if (from < day) return words.past;
    if (move && move.date_from !== from)
      return move.state === 'REFUSED' ? words.reviewed : words.unknown;
    if (from === days.from && !move) return words.sameDay;
    if (from > addDays(day, MAX_ASSISTANCE_DAYS_AHEAD)) return words.tooFar;
    const other = insured.find(({ birthDate, age }) => ageOn(from, birthDate) !== age);
    return other ? words.otherAge(other.name) : null;
  };
  /** Moves the policy at the supplier. @throws AppError unless it is moved */
  const move = async (policy: Policy, days: Days): Promise<void> => {
    const begun = await beginMove(options, policy, days);
    if (begun === 'busy') throw new AppError('SUPPLIER_UNAVAILABLE', { detail: words.unknown });
    if (begun === 'over') throw new AppError('DATES_NOT_CHANGEABLE', { detail: words.notIssued });
    const settled = await (begun.isFirst
      ? moveFirst(options, policy, begun)
      : moveAgain(options, policy, begun, true));
    if (settled.kind === 'moved') return;
    if (settled.kind === 'open')
      throw new AppError('SUPPLIER_UNAVAILABLE', { detail: words.unknown });
    throw new AppError('DATES_NOT_CHANGEABLE', { detail: detailOf(settled) });
  };
  const readPolicy = async ({ id, brand, booking_id }: PolicyMove): Promise<Policy | undefined> => {
    if (id !== booking_id) return findExtraPolicy(db, { brand, bookingId: booking_id, id }, people);
    const booking = await findBooking(db, brand, booking_id);
    return booking ? ownPolicy(booking, people) : undefined;
  };
  return {
    /**
     * SIMULATION tells whether the policy can begin on another day; CHANGE moves it at the supplier and then here. `extra` is
     * the id of a policy sold as an extra. @throws AppError NOT_FOUND, DATES_NOT_CHANGEABLE, SUPPLIER_UNAVAILABLE when the
     * supplier's answer to this or another attempt is unclear
     */
    async change(
      request: FastifyRequest,
      bookingId: string,
      { mode, checkin, extra }: z.output<typeof policyDatesBodySchema>,
    ): Promise<PolicyDates> {
      const policy = await find(request, bookingId, extra);
      const { booking, days } = policy;
      const wanted = movedTo(days, checkin);
      const underWay = await findMove(db, { id: policy.id, brand: booking.brand });
      const reason = whyNot(policy, wanted, underWay);
      if (mode === 'CHANGE') {
        if (reason !== null) throw new AppError('DATES_NOT_CHANGEABLE', { detail: reason });
        // The call continues even if the traveller leaves, because the supplier may move the policy without telling us.
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
    /** Source of due moves for the worker, which looks up lost answers and repeats moves that the supplier has not made. */
    work: stepsOf(options, {
      kind: 'policy-move',
      rows: leasedMoves,
      bookingOf: ({ booking_id }) => booking_id,
      async step(row, lease) {
        const leased = { move: row, lease };
        const policy = await readPolicy(row);
        if (policy?.locator == null) await dropMove(options, leased);
        else await moveAgain(options, policy, leased, false);
      },
    }),
  };
}
export type PolicyDatesService = ReturnType<typeof createPolicyDates>;

function detailOf(settled: Exclude<Settled, { kind: 'moved' } | { kind: 'open' }>): string {
  if (settled.kind === 'reviewed') return words.reviewed;
  if (settled.kind === 'over') return words.notIssued;
  return settled.reason === 'started' ? words.begun : words.refused;
}
