import {
  assistanceSnapshotSchema,
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
import type { BookingAccess } from '../../../modules/bookings/access';
import {
  BOOKING_COLUMNS,
  type BookingRow,
  findBooking,
  type PeopleCipher,
  shownBookingStatus,
} from '../../../modules/checkout';
import { supplierOf } from '../../../modules/sale';
import { datesWords as words } from '../messages/es';
import { startOfDay } from '../plans/terms';
import type { AssistanceSupplier, MoveOutcome } from '../ports';
import { beginMove, type Days, settleMove } from './moving';
import { insuredDetailsSchema, policyDataSchema } from './supplierData';

const DEADLINE_MS = 15_000;
/** To write an answer down. */
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
   * SIMULATION says whether the policy can begin on another day; CHANGE moves it at the supplier and then here.
   * @throws AppError NOT_FOUND, DATES_NOT_CHANGEABLE, SUPPLIER_UNAVAILABLE when the supplier's answer is not clear, or that to
   * another attempt
   */
  change(
    request: FastifyRequest,
    bookingId: string,
    body: z.output<typeof policyDatesBodySchema>,
  ): Promise<PolicyDates>;
  /** Asks again for moves whose answer never came; a supplier that has moved says so. */
  finishMoves(brandId: string): Promise<void>;
}

export function createPolicyDates({
  suppliers,
  db,
  people,
  access,
  clock,
  log,
}: PolicyDatesOptions): PolicyDatesService {
  const find = async (request: FastifyRequest, id: string): Promise<BookingRow> => {
    const booking = await findBooking(db, request.brand.id, id);
    if (booking?.product !== 'ASSISTANCE' || !access.isAllowed(request, booking))
      throw new AppError('NOT_FOUND');
    return booking;
  };
  /** Null: it can be asked of the supplier. */
  const whyNot = (booking: BookingRow, { from }: Days): string | null => {
    const now = clock();
    const day = today(now);
    if (booking.state !== 'CONFIRMED' || booking.supplier_locator === null) return words.notIssued;
    if (now >= new Date(startOfDay(booking.date_from))) return words.begun;
    if (from < day) return words.past;
    const { moving } = policyDataSchema.parse(booking.supplier_data);
    if (moving && moving.from !== from) return moving.isRefused ? words.reviewed : words.unknown;
    if (from === booking.date_from && !moving) return words.sameDay;
    if (from > addDays(day, MAX_ASSISTANCE_DAYS_AHEAD)) return words.tooFar;
    const { passengers } = people.open(booking.people, booking.id);
    const other = passengers.find(({ age, details }) => {
      const { data } = insuredDetailsSchema.safeParse(details);
      return data !== undefined && ageOn(from, data.birthDate) !== age;
    });
    return other ? words.otherAge(other.name) : null;
  };
  const move = async (booking: BookingRow, days: Days, isRetry = false): Promise<void> => {
    const supplier = supplierOf(suppliers, booking.supplier);
    const begun = await db.withBrand(booking.brand, (tx) => {
      const now = clock();
      const until = new Date(now.getTime() + DEADLINE_MS + OUR_PART_MS);
      return beginMove(tx, booking, days, { now, until, isRetry });
    });
    if (begun === 'over') throw new AppError('DATES_NOT_CHANGEABLE', { detail: words.notIssued });
    if (begun === 'busy') throw new AppError('SUPPLIER_UNAVAILABLE', { detail: words.unknown });
    const outcome = await supplier.move(
      booking.supplier_locator ?? '',
      days,
      AbortSignal.timeout(DEADLINE_MS),
    );
    const settled = await db.withBrand(booking.brand, (tx) =>
      settleMove(tx, booking, days, { outcome, begun, now: clock() }),
    );
    if (settled === 'moved') return;
    if (settled === 'open') throw new AppError('SUPPLIER_UNAVAILABLE', { detail: words.unknown });
    if (settled === 'reviewed')
      log.error({ booking: booking.code }, 'the dates of a policy need a person');
    throw new AppError('DATES_NOT_CHANGEABLE', { detail: detailOf(settled, outcome) });
  };
  return {
    async change(request, bookingId, { mode, checkin }) {
      const booking = await find(request, bookingId);
      const { days } = assistanceSnapshotSchema.parse(booking.snapshot);
      const wanted = { from: checkin, to: addDays(checkin, days - 1) };
      const reason = whyNot(booking, wanted);
      if (mode === 'CHANGE') {
        if (reason !== null) throw new AppError('DATES_NOT_CHANGEABLE', { detail: reason });
        // Once asked, the supplier is waited for even when the traveller leaves: it must not move alone.
        await move(booking, wanted);
      }
      return {
        is_possible: reason === null,
        reason,
        checkin: wanted.from,
        checkout: wanted.to,
        booking: {
          id: booking.id,
          code: booking.code,
          status: shownBookingStatus(booking.state),
        },
      };
    },
    async finishMoves(brandId) {
      const open = await db.withBrand(brandId, (tx) =>
        tx.query<BookingRow & Record<string, unknown>>(
          `select ${BOOKING_COLUMNS} from bookings where brand = $1 and product = 'ASSISTANCE' and state = 'CONFIRMED'
             and supplier_data->'moving' is not null and supplier_data->'moving'->'isRefused' is null
           order by updated_at limit 50`,
          [brandId],
        ),
      );
      for (const booking of open) {
        try {
          const { moving } = policyDataSchema.parse(booking.supplier_data);
          if (moving) await move(booking, { from: moving.from, to: moving.to }, true);
        } catch (error) {
          log.warn({ err: error, booking: booking.code }, 'dates not moved yet');
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
