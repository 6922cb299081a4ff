import type { BookedOptional, BrandFile } from '@tiquete/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { formatDayYear } from '@tiquete/domain';
import type { Database } from '../db/database';
import { AppError } from '../lib/errors';
import { type BookingRow, sumReserved } from '../bookings/repository';
import { locatorLabel, type People, type PeopleCipher } from '../bookings';
import { readBookedExtras } from '../bookings/extras';
import { calendarFile } from './calendarFile';
import type { Drawers } from './createDrawers';
import { voucherWords as words } from './messages';
import type { ProductSheet, ProductVoucher, VoucherFact, VoucherPart } from './ports';

export interface VouchersDeps {
  db: Database;
  people: PeopleCipher;
  log: FastifyBaseLogger;
  draw: Drawers['draw'];
  /** PNG; null: the brand's name is printed. */
  logo(brand: BrandFile): Promise<Buffer | null>;
  products: readonly ProductVoucher[];
}

export function createVouchers(deps: VouchersDeps) {
  const { db, people, log, draw, products } = deps;
  const productOf = (booking: BookingRow) =>
    products.find(({ product }) => product === booking.product);
  /** Time zone of the booking's terms, as words after «hora». */
  const termsClock = (booking: BookingRow) => productOf(booking)?.termsClock ?? words.termsClock;
  /** A snapshot that cannot be read must not block the voucher. */
  const orElse = <T>(booking: BookingRow, read: () => T | undefined, fallback: T): T => {
    try {
      return read() ?? fallback;
    } catch (error) {
      log.error(
        { err: error, booking: booking.code, product: booking.product },
        'snapshot cannot be read',
      );
      return fallback;
    }
  };
  return {
    /** PDF. @throws AppError BOOKING_NOT_CONFIRMED; OVERLOADED */
    async voucher(brand: BrandFile, booking: BookingRow): Promise<Buffer> {
      if (booking.state !== 'CONFIRMED') throw new AppError('BOOKING_NOT_CONFIRMED');
      const who = people.open(booking.people, booking.id);
      const sheet = orElse(
        booking,
        () => productOf(booking)?.sheet(booking, who),
        fallbackSheet(booking, who),
      );
      const extras = await db.withBrand(booking.brand, (tx) => readBookedExtras(tx, booking));
      return draw({
        brand,
        logo: await deps.logo(brand),
        booking,
        people: who,
        product: { ...sheet, parts: [...sheet.parts, ...extrasPart(extras)] },
        termsClock: termsClock(booking),
        codes: orElse(booking, () => productOf(booking)?.codes?.(booking), []),
        refunded: await sumReserved(db, booking),
      });
    },
    /**
     * iCalendar text. @throws AppError BOOKING_NOT_CONFIRMED unless the booking is or was confirmed; NOT_FOUND when the product
     * has no events
     */
    calendar(brand: BrandFile, booking: BookingRow, url: string) {
      const wasConfirmed = booking.state === 'CANCELLED' && booking.supplier_locator !== null;
      if (booking.state !== 'CONFIRMED' && !wasConfirmed)
        throw new AppError('BOOKING_NOT_CONFIRMED');
      const events = orElse(booking, () => productOf(booking)?.events(booking), []);
      if (events.length === 0) throw new AppError('NOT_FOUND');
      return calendarFile({ brand, booking, events, url });
    },
    /** The product's facts about the booking in a few rows; empty when its snapshot cannot be read. */
    facts: (booking: BookingRow): readonly VoucherFact[] =>
      orElse(booking, () => productOf(booking)?.facts(booking), []),
    termsClock,
  };
}
export type Vouchers = ReturnType<typeof createVouchers>;

/** Statuses of extras that the traveller has or will have. */
const SHOWN: readonly BookedOptional['status'][] = ['CONFIRMED', 'CONFIRMING'];

/** Extras of the booking with the data that their providers need; empty without any. */
function extrasPart(extras: readonly BookedOptional[]): VoucherPart[] {
  const facts = extras.filter(({ status }) => SHOWN.includes(status)).map(toFact);
  return facts.length > 0 ? [{ title: words.ownExtras, facts, people: [] }] : [];
}

function toFact(extra: BookedOptional): VoucherFact {
  const { kind, name, quantity, date, description, operator_name, locator, status, help } = extra;
  const numbers = help?.numbers.map((number) => `${number.name} ${number.phone}`) ?? [];
  const lines = [
    date === null ? '' : formatDayYear(date),
    description,
    words.operator(operator_name),
    locator === null ? '' : `${locatorLabel(kind)}: ${locator}`,
    numbers.length === 0 ? '' : words.call(numbers.join(' · ')),
    status === 'CONFIRMED' ? '' : extra.status_label,
  ];
  return [
    quantity > 1 ? `${name} × ${quantity}` : name,
    lines.filter((line) => line !== '').join('\n'),
  ];
}

/** Sheet of a product without its own: the data that every booking has. */
const fallbackSheet = (booking: BookingRow, { passengers }: People): ProductSheet => ({
  kind: words.fallbackKind,
  place: {
    name: booking.title,
    lines: booking.destination_name === '' ? [] : [booking.destination_name],
  },
  moments: [
    { label: words.from, day: formatDayYear(booking.date_from), detail: '' },
    { label: words.to, day: formatDayYear(booking.date_to), detail: '' },
  ],
  parts: [
    {
      title: words.travellers,
      facts: [],
      people: passengers.map(({ name, lastname }) => `${name} ${lastname}`),
    },
  ],
  advice: [],
});
