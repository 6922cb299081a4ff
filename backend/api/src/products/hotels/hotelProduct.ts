import type { Log } from '../../lib/search/log';
import { isWithinTolerance } from '../../modules/checkout';
import type { BookingDraft, ProductModule, SupplierOutcome } from '../../modules/checkout/ports';
import type { HotelSupplier, SupplierGuest } from './ports';
import { hotelSupplierDataSchema } from './supplierData';

/** A booking call may run for 60 s at the vendor; what is not there half a minute later was not made. */
const SETTLES_AFTER_MS = 90_000;

export interface HotelProductOptions {
  suppliers: readonly HotelSupplier[];
  log: Log;
  settlesAfterMs?: number;
}

/** Hotels for the checkout engine. Nothing is booked above what was charged and the little that we bear ourselves. */
export function createHotelProduct({
  suppliers,
  log,
  settlesAfterMs = SETTLES_AFTER_MS,
}: HotelProductOptions): ProductModule {
  const supplierOf = ({ supplier }: BookingDraft): HotelSupplier => {
    const found = suppliers.find(({ code }) => code === supplier);
    if (!found) throw new Error(`The supplier ${supplier} is not configured.`);
    return found;
  };
  return {
    product: 'HOTEL',
    settlesAfterMs,
    async book(booking, signal): Promise<SupplierOutcome> {
      const supplier = supplierOf(booking);
      const { key, stay } = hotelSupplierDataSchema.parse(booking.supplierData);
      const { passengers, remark, customer } = booking.people;
      const checked = await supplier.recheck(key, stay, signal);
      if (checked.kind === 'gone') return { kind: 'no', reason: 'sold-out' };
      const { rate } = checked;
      if (rate.total > booking.total) {
        const isOurs = isWithinTolerance(rate.total, booking.total);
        log.warn(
          { booking: booking.id, charged: booking.total, asked: rate.total, isOurs },
          'price rose after the payment',
        );
        if (!isOurs) return { kind: 'no', reason: 'price-changed' };
      }
      const holder = passengers.find((one) => one.holder) ?? customer;
      return supplier.book(
        {
          reference: booking.reference,
          key: rate.key,
          total: Math.max(rate.total, booking.total),
          stay,
          holder: { name: holder.name, lastname: holder.lastname },
          guests: toGuests(booking),
          remark,
        },
        signal,
      );
    },
    lookUp: async (booking, signal) =>
      supplierOf(booking).lookUp(booking.reference, signal, booking.madeAt),
    async listBookings(range, signal) {
      const lists = await Promise.all(
        suppliers.map(async (supplier) => {
          const listed = (await supplier.list?.(range, signal)) ?? [];
          return listed.map((one) => ({ ...one, supplier: supplier.code }));
        }),
      );
      return lists.flat();
    },
    async cancel(booking, signal) {
      const outcome = await supplierOf(booking).cancel(booking.locator, 'CANCELLATION', signal);
      return outcome.kind === 'yes' ? { kind: 'yes', penalty: outcome.penalty } : outcome;
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
