import {
  flightConfirmationSchema,
  type FlightSnapshot,
  flightSnapshotSchema,
  type ScheduleChange,
  type scheduleAnswerBodySchema,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Database, Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { Log } from '../../../lib/search/log';
import type { BookingAccess } from '../../../bookings/view/access';
import {
  type BookingRow,
  findBooking,
  findFlightsToCheck,
  type FlightToCheck,
  lockConfirmedBooking,
  markScheduleTried,
  mergeConfirmation,
  mergeSnapshot,
  mergeSupplierData,
  record,
  saveTripDays,
} from '../../../bookings/repository';
import type { FlightScheduleChanges, FlightSupplier } from '../ports';
import { timesText } from '../voucher';
import { scheduleWords as words } from '../messages';
import { flightSupplierDataSchema } from '../sale/supplierData';
import { departureDayOf, lastDayOf } from '../trip';
import { toScheduleChange } from './toScheduleChange';
import { closeCasesOfCancelled, settleChangeCase, settleUnreadableCase } from './scheduleCases';

const HOUR_MS = 3_600_000;
const [READ_MS, ACCEPT_MS] = [20_000, 30_000];
/** Hours between two checks of a booking's changes. */
const READ_AGAIN_HOURS = 6;
/**
 * Hours until a failed check is repeated. It is less than the hour between two runs, so that the next run repeats the check.
 */
const TRY_AGAIN_HOURS = 0.8;
const BATCH = 100;
/** Longest run in milliseconds. The next run begins with the bookings that this one did not reach. */
const RUN_MS = 20 * 60_000;

export interface ScheduleChangesOptions {
  suppliers: readonly FlightSupplier[];
  db: Database;
  access: BookingAccess;
  clock: () => Date;
  log: Pick<Log, 'warn' | 'info' | 'error'>;
}
export type ScheduleChanges = ReturnType<typeof createScheduleChanges>;
type Changed = ScheduleChange['flights'][number]['before'];
export function createScheduleChanges({
  suppliers,
  db,
  access,
  clock,
  log,
}: ScheduleChangesOptions) {
  const reporting = suppliers.filter(({ scheduleChanges }) => scheduleChanges);
  const supplierFor = (code: string) => reporting.find((one) => one.code === code);

  const storeChanges = (
    due: FlightToCheck,
    { changes, unreadable }: FlightScheduleChanges,
  ): Promise<void> =>
    db.withBrand(due.brand, async (tx) => {
      const booking = await lockConfirmedBooking(tx, due);
      if (!booking) return;
      await mergeSupplierData(tx, due, { scheduleReadAt: clock().toISOString() });
      if (unreadable.length > 0)
        log.error({ booking: booking.code }, 'change of schedule cannot be read');
      await settleUnreadableCase(tx, booking, unreadable, clock());
      const snapshot = flightSnapshotSchema.parse(booking.snapshot);
      const known = snapshot.schedule_change;
      const answered = changes.find(({ id, answer }) => id === known?.id && answer === 'accepted');
      if (known?.answer === null && answered) return accept(tx, booking, snapshot);
      const newest = changes
        .filter(({ answer }) => answer === null)
        .toSorted((one, other) => other.detectedAt.getTime() - one.detectedAt.getTime())[0];
      if (!newest || newest.id === known?.id) return;
      const change = toScheduleChange(snapshot.offer, booking.total, newest);
      await mergeSnapshot(tx, booking, { schedule_change: change });
      await record(tx, {
        brand: booking.brand,
        bookingId: booking.id,
        at: clock(),
        code: 'SCHEDULE_CHANGED',
        data: {
          changes: change.flights.map(({ before, after }) => ({
            name: words.flight(before.flight, before.from, before.to),
            before: timesOf(before),
            after: after ? timesOf(after) : words.unknown,
          })),
          isAcceptable: change.actions.includes('ACCEPT'),
          ...(change.actions.includes('REFUND') &&
            change.penalty !== null && { refund: booking.paid - change.penalty }),
        },
      });
      await settleChangeCase(tx, booking, change, clock(), log);
    });
  /** Stores the accepted flights in the booking's snapshot, and its new days. */
  const accept = async (tx: Tx, booking: BookingRow, snapshot: FlightSnapshot): Promise<void> => {
    const change = snapshot.schedule_change;
    if (!change) return;
    const offer = {
      ...snapshot.offer,
      itineraries: change.itineraries ?? snapshot.offer.itineraries,
    };
    await mergeSnapshot(tx, booking, { offer, schedule_change: { ...change, answer: 'ACCEPTED' } });
    const days = { from: departureDayOf(offer), to: lastDayOf(offer) };
    await saveTripDays(tx, booking, days, clock());
    await record(tx, {
      brand: booking.brand,
      bookingId: booking.id,
      at: clock(),
      code: 'SCHEDULE_ACCEPTED',
    });
  };
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * HOUR_MS).toISOString();
  /** Bookings that are due, least recently tried first. */
  const findDue = () =>
    findFlightsToCheck(db, {
      suppliers: reporting.map(({ code }) => code),
      departsFrom: today(clock()),
      readBefore: hoursAgo(READ_AGAIN_HOURS),
      triedBefore: hoursAgo(TRY_AGAIN_HOURS),
      limit: BATCH,
    });
  /** Marks a booking as checked before the supplier is called. Returns false when another replica has checked it. */
  const claim = (due: FlightToCheck): Promise<boolean> =>
    markScheduleTried(db, due, clock(), hoursAgo(TRY_AGAIN_HOURS));
  const readOne = async (due: FlightToCheck): Promise<void> => {
    const supplier = supplierFor(due.supplier);
    if (!supplier?.scheduleChanges) return;
    try {
      await storeChanges(due, await readOrReport(supplier.scheduleChanges, due.supplier_locator));
      await addLateTickets(db, supplier, due);
    } catch (error) {
      log.warn({ err: error, booking: due.id }, 'changes of schedule could not be read');
    }
  };
  return {
    /**
     * Checks the flights of every brand that have not departed. Mails the buyers of changed flights, and adds tickets that
     * were issued late.
     */
    async read(): Promise<void> {
      if (reporting.length === 0) return;
      await closeCasesOfCancelled(db, BATCH, clock);
      const until = performance.now() + RUN_MS;
      for (let due = await findDue(); due.length > 0; due = await findDue()) {
        let claimed = 0;
        for (const one of due) {
          if (performance.now() > until) return;
          if (!(await claim(one))) continue;
          claimed += 1;
          await readOne(one);
        }
        // Another replica took all bookings of this batch and continues with them.
        if (claimed === 0) return;
      }
    },
    /**
     * Accepts a change at the supplier, then stores it in the booking. @throws AppError NOT_FOUND, SCHEDULE_CHANGE_OVER,
     * SUPPLIER_UNAVAILABLE
     */
    async answer(
      request: FastifyRequest,
      bookingId: string,
      { change: changeId }: z.output<typeof scheduleAnswerBodySchema>,
    ): Promise<void> {
      const brand = request.brand.id;
      const booking = await findBooking(db, brand, bookingId);
      if (!booking || booking.product !== 'FLIGHT' || !access.isAllowed(request, booking))
        throw new AppError('NOT_FOUND');
      const change = flightSnapshotSchema.parse(booking.snapshot).schedule_change;
      if (change?.id !== changeId) throw new AppError('NOT_FOUND');
      if (change.answer === 'ACCEPTED') return;
      const acceptChange = supplierFor(booking.supplier)?.acceptChange;
      if (booking.state !== 'CONFIRMED' || !change.actions.includes('ACCEPT') || !acceptChange)
        throw new AppError('SCHEDULE_CHANGE_OVER');
      const outcome = await acceptChange(changeId, AbortSignal.timeout(ACCEPT_MS));
      if (outcome.kind === 'unknown') throw new AppError('SUPPLIER_UNAVAILABLE');
      if (outcome.kind === 'no') throw new AppError('SCHEDULE_CHANGE_OVER');
      await db.withBrand(brand, async (tx) => {
        const locked = await lockConfirmedBooking(tx, booking);
        if (!locked) return;
        const snapshot = flightSnapshotSchema.parse(locked.snapshot);
        if (snapshot.schedule_change?.id === changeId && snapshot.schedule_change.answer === null)
          await accept(tx, locked, snapshot);
      });
      log.info({ booking: booking.id }, 'change of schedule accepted');
    },
  };
}

/**
 * Reads the changes of a booking. Reports an answer that cannot be read, because it may contain one. @throws SupplierError
 * without an answer
 */
async function readOrReport(
  read: NonNullable<FlightSupplier['scheduleChanges']>,
  locator: string,
): Promise<FlightScheduleChanges> {
  try {
    return await read(locator, AbortSignal.timeout(READ_MS));
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'malformed')
      return { changes: [], unreadable: [''] };
    throw error;
  }
}

const timesOf = ({ from, to, departs, arrives }: Changed): string =>
  timesText({ departure: { iataCode: from, at: departs }, arrival: { iataCode: to, at: arrives } });

/** Stores the numbers of tickets that were issued after the confirmation. */
async function addLateTickets(
  db: Database,
  supplier: Pick<FlightSupplier, 'lookUp'>,
  { brand, id }: { brand: string; id: string },
): Promise<void> {
  const booking = await findBooking(db, brand, id);
  const known = flightConfirmationSchema.safeParse(booking?.confirmation).data;
  if (!booking || !known || known.tickets.length > 0) return;
  const found = await supplier.lookUp(
    {
      reference: booking.code,
      locator: booking.supplier_locator,
      offer: flightSupplierDataSchema.parse(booking.supplier_data).offer,
      madeAt: booking.created_at,
    },
    AbortSignal.timeout(READ_MS),
  );
  const details = flightConfirmationSchema.safeParse(found.kind === 'yes' && found.details).data;
  if (!details || details.tickets.length === 0) return;
  await db.withBrand(brand, (tx) => mergeConfirmation(tx, { id, brand }, details));
}
