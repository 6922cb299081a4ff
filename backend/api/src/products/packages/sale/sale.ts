import { packageSnapshotSchema } from '@tiquete/contracts';
import type { BookingDraft, BookOutcome, ProductModule } from '../../../bookings/ports';
import { withWithdrawal } from '../../../bookings/prebook';
import { departureDayStart } from '../pricing/terms';
import type { SaleOutcome, Stock, BookedRooms } from './stock';
import { OWN_SUPPLIER, packageDataSchema } from './supplierData';

/** Milliseconds after which a change that is not stored was not made. Our statements take at most ten seconds. */
const SETTLES_AFTER_MS = 30_000;
/** Duration of a hold in milliseconds: half an hour for the payment, and some minutes for a late one. */
export const HOLD_MS = 40 * 60_000;

const snapshotSchema = packageSnapshotSchema.pick({ DateBegin: true });

export interface PackageSaleOptions {
  stock: Stock;
  settlesAfterMs?: number;
}

/**
 * Sale of packages, which the checkout engine calls. Rooms are held at the quoted price until the payment, and sold after
 * it.
 */
export function createPackageSale({
  stock,
  settlesAfterMs = SETTLES_AFTER_MS,
}: PackageSaleOptions): ProductModule {
  return {
    product: 'PACKAGE',
    settlesAfterMs,
    holds: {
      async place(booking) {
        const { reference, madeAt } = booking;
        const held = await stock.hold(toBookedRooms(booking), new Date(madeAt.getTime() + HOLD_MS));
        if (!held) return { kind: 'no', reason: 'sold-out' };
        return held.state === 'HELD'
          ? { kind: 'yes', held: reference, until: held.endsAt }
          : { kind: 'no', reason: 'cancelled' };
      },
      async lookUp({ brandId, reference }) {
        const held = await stock.find(brandId, reference);
        if (!held) return { kind: 'not-found' };
        return held.state === 'HELD'
          ? { kind: 'yes', held: reference, until: held.endsAt }
          : { kind: 'no', reason: 'cancelled' };
      },
      async release(booking) {
        const isReleased = await stock.release(toBookedRooms(booking));
        return isReleased ? { kind: 'yes' } : { kind: 'no', reason: 'sold' };
      },
    },
    // Sells the held rooms at the quoted price, without pricing them again.
    async book(booking) {
      return toOutcome(await stock.sell(toBookedRooms(booking)), booking.reference);
    },
    async lookUp({ brandId, reference }) {
      const sale = await stock.findSale(brandId, reference);
      return sale ? toOutcome(sale, reference) : { kind: 'not-found' };
    },
    async cancel(booking) {
      await stock.giveBack(toBookedRooms(booking));
      return { kind: 'yes' };
    },
    async listBookings(range) {
      const listed = await stock.list(range);
      return listed.map((one) => ({ ...one, supplier: OWN_SUPPLIER, locator: one.reference }));
    },
    termsAt: (booking, now, sold) => {
      const { DateBegin } = snapshotSchema.parse(booking.snapshot);
      return withWithdrawal(booking, new Date(departureDayStart(DateBegin)), now, sold);
    },
  };
}

/** Outcome of a sale. A departure below its minimum group waits for an operator's decision. */
function toOutcome(sale: SaleOutcome, locator: string): BookOutcome {
  if (sale.kind !== 'sold') return { kind: 'no', reason: sale.kind };
  return sale.waitsUntil === null
    ? { kind: 'yes', locator }
    : { kind: 'waiting', locator, until: sale.waitsUntil };
}

function toBookedRooms({ brandId, reference, supplierData }: BookingDraft): BookedRooms {
  const { package: code, date, rooms } = packageDataSchema.parse(supplierData);
  return { brandId, reference, package: code, date, rooms };
}
