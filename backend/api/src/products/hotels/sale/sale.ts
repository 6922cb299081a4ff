import { quotedMoneySchema, roomSchema } from '@tiquete/contracts';
import * as z from 'zod';
import type { Log } from '../../../lib/search/log';
import type { BookingDraft, ProductModule, SupplierOutcome } from '../../../bookings/ports';
import {
  acceptsRise,
  costOf,
  penaltyInPesos,
  listAtSuppliers,
  supplierOf,
} from '../../../bookings/prebook';
import type { HotelSupplier, SupplierGuest } from '../ports';
import { soldTermsSchema, toSoldTerms, worsened } from './soldTerms';

/** Data that the supplier needs to book a hotel, besides the guests. It is stored with the booking and never shown. */
export const hotelSupplierDataSchema = z.object({
  key: z.string(),
  stay: z.object({
    hotelCode: z.string(),
    checkin: z.string(),
    checkout: z.string(),
    rooms: z.array(roomSchema),
    client_nationality: z.string(),
  }),
  quoted: quotedMoneySchema.optional(),
  /** Missing in bookings that were sold before terms were stored. */
  sold: soldTermsSchema.optional(),
});
export type HotelSupplierData = z.infer<typeof hotelSupplierDataSchema>;

/** Milliseconds after which a booking that is not found was not made. A booking call may take 60 s at the vendor. */
const SETTLES_AFTER_MS = 90_000;

export interface HotelSaleOptions {
  suppliers: readonly HotelSupplier[];
  log: Log;
  clock: () => Date;
  settlesAfterMs?: number;
}

/**
 * Sale of hotels, which the checkout engine calls. A room is not booked above the charged price and our small tolerance, nor
 * with worse terms than sold. Better terms are accepted.
 */
export function createHotelSale({
  suppliers,
  log,
  clock,
  settlesAfterMs = SETTLES_AFTER_MS,
}: HotelSaleOptions): ProductModule {
  return {
    product: 'HOTEL',
    settlesAfterMs,
    async book(booking, signal): Promise<SupplierOutcome> {
      const supplier = supplierOf(suppliers, booking.supplier);
      const { key, stay, quoted, sold } = hotelSupplierDataSchema.parse(booking.supplierData);
      const exchangeRate = quoted?.rate;
      const { passengers, remark, customer } = booking.people;
      const checked = await supplier.recheck(key, stay, signal, { exchangeRate, isSold: true });
      if (checked.kind === 'gone') return { kind: 'no', reason: 'sold-out' };
      const { rate } = checked;
      const cost = costOf(booking);
      if (!acceptsRise(booking, { priceNow: rate.total, charged: cost }, log))
        return { kind: 'no', reason: 'price-changed' };
      const worse = sold ? worsened(sold, toSoldTerms(checked), clock()) : [];
      if (worse.length > 0) {
        log.warn({ booking: booking.id, worse }, 'terms got worse after the payment');
        return { kind: 'no', reason: 'terms-changed' };
      }
      const holder = passengers.find((one) => one.holder) ?? customer;
      return supplier.book(
        {
          reference: booking.reference,
          key: rate.key,
          total: Math.max(rate.total, cost),
          stay,
          holder: { name: holder.name, lastname: holder.lastname },
          guests: toGuests(booking),
          remark,
          ...(exchangeRate && { exchangeRate }),
        },
        signal,
      );
    },
    lookUp: async (booking, signal) =>
      supplierOf(suppliers, booking.supplier).lookUp(booking.reference, signal, booking.madeAt),
    listBookings: listAtSuppliers(suppliers),
    async cancel(booking, signal) {
      const supplier = supplierOf(suppliers, booking.supplier);
      const outcome = await supplier.cancel(booking.locator, 'CANCELLATION', signal);
      if (outcome.kind !== 'yes') return outcome;
      const { quoted } = hotelSupplierDataSchema.parse(booking.supplierData);
      const penalty = penaltyInPesos(outcome.penalty, quoted?.rate);
      return { kind: 'yes', ...(penalty !== undefined && { penalty }) };
    },
  };
}

const toGuests = ({ people }: BookingDraft): SupplierGuest[] =>
  people.passengers.map(({ room, type, name, lastname, age }) => ({
    room: room ?? 1,
    type: type === 'AD' ? 'AD' : 'CH',
    name,
    lastname,
    age,
  }));
