import type { SupplierBooking } from '../../../products/hotels/ports';
import { toTheirName } from '../nameRules';
import { LANGUAGE } from '../request';
import { decodeKey } from './rateKeys';

const MAX_REMARK = 2000;

/**
 * Body of `POST /bookings`. Guests are listed per rate, whose rooms count from 1 again; only children's ages are sent.
 * `tolerance` is omitted, so the vendor rejects a price above the re-checked one.
 */
export function toBookingRequest({ reference, key, holder, guests, remark }: SupplierBooking) {
  return {
    clientReference: reference,
    holder: { name: toTheirName(holder.name), surname: toTheirName(holder.lastname) },
    rooms: decodeKey(key).map(({ rateKey, rooms }) => ({
      rateKey,
      paxes: rooms.flatMap((room, index) =>
        guests
          .filter((guest) => guest.room === room)
          .map(({ type, age, name, lastname }) => ({
            roomId: index + 1,
            type,
            ...(type === 'CH' && { age }),
            name: toTheirName(name),
            surname: toTheirName(lastname),
          })),
      ),
    })),
    ...(remark.trim() && { remark: remark.trim().slice(0, MAX_REMARK) }),
    language: LANGUAGE,
  };
}
