import { flightConfirmationSchema } from '@tiquete/contracts';
import type { Database } from '../../../db/database';
import { findBooking, mergeConfirmation } from '../../../bookings/repository';
import type { FlightSupplier } from '../ports';
import { flightSupplierDataSchema } from '../sale/supplierData';

const READ_MS = 20_000;

/** Adds the numbers of tickets that were issued after the confirmation, if there are any. */
export async function addLateTickets(
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
