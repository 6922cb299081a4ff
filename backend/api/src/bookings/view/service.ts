import { type BookingRow, findListedBooking, readInstalments } from '../repository';
import type { BookingDetail } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { type Cancellations } from '../cancel/createCancellations';
import { type PeopleCipher } from '../people/peopleCipher';
import { readBookedExtras } from '../extras/readBookedExtras';
import { quoteNow } from '../cancel/cancelBooking';
import { type BookingFilter, listBookings, type ListedBookings } from './listBookings';
import { readMoneyStatus } from './moneyStatus';
import { type EventRow, toDetail } from './toDetail';

export interface BookingService {
  list(brandId: string, userId: string, filter: BookingFilter): Promise<ListedBookings>;
  detail(booking: BookingRow): Promise<BookingDetail>;
}
interface Parts {
  db: Database;
  cipher: PeopleCipher;
  cancellations: Cancellations;
  clock: () => Date;
}

export const createBookingService = ({
  db,
  cipher,
  cancellations,
  clock,
}: Parts): BookingService => ({
  list: (brandId, userId, filter) => listBookings(db, clock, brandId, userId, filter),
  detail: (booking) =>
    db.withBrand(booking.brand, async (tx) => {
      const row = await findListedBooking(tx, booking);
      if (!row) throw new Error(`Booking ${booking.id} is gone.`);
      const events = await tx.query<EventRow>(
        'select at, code from booking_events where brand = $1 and booking_id = $2 order by id',
        [booking.brand, booking.id],
      );
      const [money, optionals, now] = [
        await readMoneyStatus(tx, booking),
        await readBookedExtras(tx, row),
        clock(),
      ];
      return toDetail({
        row,
        instalments: await readInstalments(tx, row),
        people: cipher.open(row.people, row.id),
        events,
        money,
        optionals,
        quote: quoteNow(cancellations, row, money.paid, now),
        now,
      });
    }),
});
